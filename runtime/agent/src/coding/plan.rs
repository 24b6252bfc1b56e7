//! Plan mode: a `<proposed_plan>` block of the response becomes a plan item.

const OPEN: &str = "<proposed_plan>";
const CLOSE: &str = "</proposed_plan>";

/// A piece of a response in plan mode.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// Text outside the plan.
    Text(String),
    /// The plan starts.
    Begin,
    /// Text of the plan.
    Plan(String),
    /// The plan is complete.
    End,
}

/// Splits a streamed response into text and plan, without the marks. A mark may be cut anywhere.
#[derive(Debug, Default)]
pub(super) struct Splitter {
    in_plan: bool,
    /// Text that may be the beginning of a mark.
    held: String,
    /// Whether a line feed that comes next belongs to a mark.
    after_mark: bool,
}

impl Splitter {
    /// Takes the next text and returns its pieces.
    pub(super) fn push(&mut self, text: &str) -> Vec<Piece> {
        self.held.push_str(text);
        let mut pieces = Vec::new();
        loop {
            if self.after_mark {
                match self.held.chars().next() {
                    None => break,
                    Some('\n') => {
                        self.held.remove(0);
                    }
                    Some(_) => {}
                }
                self.after_mark = false;
            }
            let mark = if self.in_plan { CLOSE } else { OPEN };
            match self.held.find(mark) {
                Some(place) => {
                    let rest = self.held.split_off(place + mark.len());
                    self.held.truncate(place);
                    let before = std::mem::replace(&mut self.held, rest);
                    self.give(before, &mut pieces);
                    pieces.push(if self.in_plan {
                        Piece::End
                    } else {
                        Piece::Begin
                    });
                    self.in_plan = !self.in_plan;
                    self.after_mark = true;
                }
                None => {
                    let kept = longest_beginning(&self.held, mark);
                    let rest = self.held.split_off(self.held.len() - kept);
                    let before = std::mem::replace(&mut self.held, rest);
                    self.give(before, &mut pieces);
                    break;
                }
            }
        }
        pieces
    }

    /// Returns the remaining pieces at the end of the response.
    pub(super) fn finish(&mut self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let held = std::mem::take(&mut self.held);
        self.give(held, &mut pieces);
        if std::mem::take(&mut self.in_plan) {
            pieces.push(Piece::End);
        }
        pieces
    }

    fn give(&self, text: String, pieces: &mut Vec<Piece>) {
        if !text.is_empty() {
            pieces.push(if self.in_plan {
                Piece::Plan(text)
            } else {
                Piece::Text(text)
            });
        }
    }
}

/// Returns how many bytes at the end of `text` could be the beginning of `mark`.
fn longest_beginning(text: &str, mark: &str) -> usize {
    (1..mark.len())
        .rev()
        .find(|length| text.ends_with(&mark[..*length]))
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANSWER: &str = "Intro <b>\n<proposed_plan>\n- step one\n- <x>\n</proposed_plan>\nAfter";

    fn split(chunks: &[&str]) -> (String, String, usize) {
        let mut splitter = Splitter::default();
        let mut pieces: Vec<Piece> = chunks
            .iter()
            .flat_map(|chunk| splitter.push(chunk))
            .collect();
        pieces.extend(splitter.finish());
        let (mut text, mut plan, mut marks) = (String::new(), String::new(), 0);
        for piece in pieces {
            match piece {
                Piece::Text(more) => text += &more,
                Piece::Plan(more) => plan += &more,
                Piece::Begin | Piece::End => marks += 1,
            }
        }
        (text, plan, marks)
    }

    #[test]
    fn a_plan_is_found_wherever_its_marks_are_cut() {
        let expected = (
            "Intro <b>\nAfter".to_owned(),
            "- step one\n- <x>\n".to_owned(),
            2,
        );
        assert_eq!(split(&[ANSWER]), expected);
        for cut in 0..ANSWER.len() {
            assert_eq!(split(&[&ANSWER[..cut], &ANSWER[cut..]]), expected, "{cut}");
        }
    }

    #[test]
    fn a_plan_without_an_end_ends_with_the_answer() {
        assert_eq!(
            split(&["a<proposed_plan>b</propos"]),
            ("a".to_owned(), "b</propos".to_owned(), 2)
        );
    }
}
