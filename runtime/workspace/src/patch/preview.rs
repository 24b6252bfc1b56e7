//! A patch while it is being written: its changes so far, before they can be compared with files.

use std::collections::BTreeMap;

use super::parse::{ADD, BEGIN, DELETE, END, END_OF_FILE, MOVE, UPDATE};

/// Reads a patch piece by piece. Each line is read once, when it is complete; lines that fit nowhere are left out,
/// because the whole patch is checked later.
#[derive(Debug, Default)]
pub struct Preview {
    /// The line that is not complete.
    line: String,
    state: State,
    /// The changes by path.
    changes: BTreeMap<String, Previewed>,
}

/// A change of a file, as far as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Previewed {
    /// The kind of the change.
    pub kind: PreviewKind,
    /// The hunks of an update without line numbers; the content of an addition; empty for a deletion.
    pub diff: String,
}

/// The kind of a change that is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PreviewKind {
    /// The whole file is written.
    Add,
    /// The file is deleted.
    Delete,
    /// The content changes.
    Update {
        /// The target of a move, as written.
        move_to: Option<String>,
    },
}

#[derive(Debug, Default)]
enum State {
    /// The patch has not begun.
    #[default]
    Before,
    /// Between two changes.
    Between,
    /// In the change of the file of this path.
    Within(String),
    /// The patch has ended.
    After,
}

impl Preview {
    /// Reads more of the patch. Returns whether that changed [`Preview::changes`].
    pub fn push(&mut self, mut text: &str) -> bool {
        let mut has_news = false;
        while let Some((head, rest)) = text.split_once('\n') {
            let mut line = std::mem::take(&mut self.line);
            line.push_str(head);
            has_news |= self.read(line.strip_suffix('\r').unwrap_or(&line));
            text = rest;
        }
        self.line.push_str(text);
        has_news
    }

    /// Returns the changes so far, with their paths as written, in the order of the paths.
    pub fn changes(&self) -> impl Iterator<Item = (&str, &Previewed)> {
        self.changes.iter().map(|(path, change)| (&**path, change))
    }

    fn read(&mut self, line: &str) -> bool {
        match &self.state {
            State::Before => {
                if line.trim() == BEGIN {
                    self.state = State::Between;
                }
                return false;
            }
            State::After => return false,
            State::Between | State::Within(_) => {}
        }
        if line.trim() == END {
            self.state = State::After;
            return false;
        }
        let header = line.trim();
        if let Some(path) = header.strip_prefix(ADD) {
            return self.begin(path, PreviewKind::Add);
        }
        if let Some(path) = header.strip_prefix(DELETE) {
            return self.begin(path, PreviewKind::Delete);
        }
        if let Some(path) = header.strip_prefix(UPDATE) {
            return self.begin(path, PreviewKind::Update { move_to: None });
        }
        let State::Within(path) = &self.state else {
            return false;
        };
        self.changes
            .get_mut(path)
            .is_some_and(|change| change.read(line))
    }

    /// Begins the change of a file. A second change of a file goes on with the first one if both are updates.
    fn begin(&mut self, path: &str, kind: PreviewKind) -> bool {
        self.state = State::Within(path.to_owned());
        let known = self.changes.get(path);
        let goes_on = known.is_some_and(|known| known.is_update())
            && matches!(kind, PreviewKind::Update { .. });
        if !goes_on {
            let diff = String::new();
            self.changes
                .insert(path.to_owned(), Previewed { kind, diff });
        }
        !goes_on
    }
}

impl Previewed {
    fn is_update(&self) -> bool {
        matches!(self.kind, PreviewKind::Update { .. })
    }

    /// Reads a line of the change. Returns whether the line belongs to it.
    fn read(&mut self, line: &str) -> bool {
        let Self { kind, diff } = self;
        let shown = match (kind, line.chars().next()) {
            (PreviewKind::Add, Some('+')) => &line[1..],
            (PreviewKind::Update { move_to }, _) if diff.is_empty() && line.starts_with(MOVE) => {
                *move_to = line.strip_prefix(MOVE).map(str::to_owned);
                return true;
            }
            // Part of the patch format, not of a diff.
            (PreviewKind::Update { .. }, _) if line == END_OF_FILE => return false,
            (PreviewKind::Update { .. }, Some('+' | '-' | ' ')) => line,
            (PreviewKind::Update { .. }, Some('@')) if line.starts_with("@@") => line,
            (PreviewKind::Update { .. }, None) => " ",
            _ => return false,
        };
        diff.push_str(shown);
        diff.push('\n');
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATCH: &str = "*** Begin Patch\n*** Update File: b.txt\n*** Move to: c.txt\n@@ fn x()\n stays\n-old\n+new\n\n\
                         *** End of File\n*** Delete File: z.txt\n*** Add File: a.txt\n+one\n+two\n*** End Patch\n";

    fn update(diff: &str) -> Previewed {
        Previewed {
            kind: PreviewKind::Update {
                move_to: Some("c.txt".to_owned()),
            },
            diff: diff.to_owned(),
        }
    }

    #[test]
    fn the_changes_so_far_are_known_whatever_the_pieces() {
        for size in [1, 3, 7, PATCH.len()] {
            let mut preview = Preview::default();
            for piece in PATCH.as_bytes().chunks(size) {
                preview.push(std::str::from_utf8(piece).unwrap());
            }
            let changes: Vec<_> = preview.changes().collect();
            let added = Previewed {
                kind: PreviewKind::Add,
                diff: "one\ntwo\n".to_owned(),
            };
            let deleted = Previewed {
                kind: PreviewKind::Delete,
                diff: String::new(),
            };
            let updated = update("@@ fn x()\n stays\n-old\n+new\n \n");
            assert_eq!(
                changes,
                [("a.txt", &added), ("b.txt", &updated), ("z.txt", &deleted)]
            );
        }
    }

    #[test]
    fn only_complete_lines_of_changes_are_news() {
        let mut preview = Preview::default();
        let news: Vec<bool> = [
            "<<EOF\n",
            "*** Begin Patch\n",
            "*** Update File: b.txt\n",
            "*** Move to: c.txt\n",
            "@@\n-o",
            "ld",
            "\n+new\r\n",
            "*** End of File\n",
            "garbage\n",
            "*** End Patch\n",
            "*** Delete File: b.txt\n",
        ]
        .map(|piece| preview.push(piece))
        .into();
        assert_eq!(
            news,
            [
                false, false, true, true, true, false, true, false, false, false, false
            ]
        );
        let changes: Vec<_> = preview.changes().collect();
        assert_eq!(changes, [("b.txt", &update("@@\n-old\n+new\n"))]);
    }
}
