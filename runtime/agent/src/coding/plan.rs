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

/// Splits a streamed response into text and plan, without the marks. A mark is a line of its own, which may be cut
/// anywhere.
#[derive(Debug, Default)]
pub(super) struct Splitter {
    in_plan: bool,
    /// The beginning of a line that may be a mark.
    held: String,
    /// Whether the line that goes on is no mark.
    in_line: bool,
    /// Whether there was text.
    pub(super) has_begun: bool,
}

impl Splitter {
    /// Takes the next text and returns its pieces.
    pub(super) fn push(&mut self, text: &str) -> Vec<Piece> {
        self.has_begun = true;
        let mut pieces = Vec::new();
        for part in text.split_inclusive('\n') {
            let ends = part.ends_with('\n');
            if self.in_line {
                self.give(part, &mut pieces);
            } else {
                self.held.push_str(part);
                match (self.is_mark(), ends) {
                    (true, true) => self.turn(&mut pieces),
                    (false, false) if self.mark().starts_with(self.held.trim_start()) => continue,
                    (true, false) => continue,
                    (false, _) => {
                        let held = std::mem::take(&mut self.held);
                        self.give(&held, &mut pieces);
                    }
                }
            }
            self.in_line = !ends;
        }
        pieces
    }

    /// Returns the remaining pieces at the end of the response.
    pub(super) fn finish(&mut self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        if self.is_mark() {
            self.turn(&mut pieces);
        }
        let held = std::mem::take(&mut self.held);
        self.give(&held, &mut pieces);
        if std::mem::take(&mut self.in_plan) {
            pieces.push(Piece::End);
        }
        pieces
    }

    /// Returns the next mark.
    fn mark(&self) -> &'static str {
        if self.in_plan { CLOSE } else { OPEN }
    }

    fn is_mark(&self) -> bool {
        self.held.trim() == self.mark()
    }

    /// Begins or ends the plan.
    fn turn(&mut self, pieces: &mut Vec<Piece>) {
        self.held.clear();
        pieces.push(if self.in_plan {
            Piece::End
        } else {
            Piece::Begin
        });
        self.in_plan = !self.in_plan;
    }

    fn give(&self, text: &str, pieces: &mut Vec<Piece>) {
        match pieces.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::Plan(whole) | Piece::Text(whole)) => whole.push_str(text),
            _ if self.in_plan => pieces.push(Piece::Plan(text.to_owned())),
            _ => pieces.push(Piece::Text(text.to_owned())),
        }
    }
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
            split(&["a\n<proposed_plan>\nb\n</propos"]),
            ("a\n".to_owned(), "b\n</propos".to_owned(), 2)
        );
    }

    #[test]
    fn only_a_line_of_its_own_is_a_mark() {
        let plan = |text: &str, plan: &str| (text.to_owned(), plan.to_owned(), 2);
        for whole in [
            "Use `<proposed_plan>` here.",
            "<proposed_plan>A</proposed_plan>",
            "x <proposed_plan>\nA\n</proposed_plan>",
            "</proposed_plan>\nx",
        ] {
            assert_eq!(split(&[whole]), (whole.to_owned(), String::new(), 0));
        }
        let spaced = "  <proposed_plan>  \nA </proposed_plan>\n  </proposed_plan> \nend";
        assert_eq!(split(&[spaced]), plan("end", "A </proposed_plan>\n"));
        assert_eq!(
            split(&["<proposed_plan>\nA\n</proposed_plan>"]),
            plan("", "A\n")
        );
    }
}
