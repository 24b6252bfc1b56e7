//! The parser of the patch format.

use crate::patch::{Hunk, Operation};

pub(super) const BEGIN: &str = "*** Begin Patch";
pub(super) const END: &str = "*** End Patch";
pub(super) const ADD: &str = "*** Add File: ";
pub(super) const DELETE: &str = "*** Delete File: ";
pub(super) const UPDATE: &str = "*** Update File: ";
pub(super) const MOVE: &str = "*** Move to: ";
pub(super) const END_OF_FILE: &str = "*** End of File";
/// Names the machine that a patch is for; ignored, because there is only one.
const ENVIRONMENT: &str = "*** Environment ID: ";

/// Errors of parsing a patch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// The first or last line of the patch is missing.
    #[error("invalid patch: {0}")]
    Frame(String),
    /// An operation is malformed.
    #[error("invalid hunk at line {line}, {message}")]
    Operation {
        /// The problem.
        message: String,
        /// The line, counted from 1 at the first line of the patch.
        line: usize,
    },
}

pub(super) fn parse(text: &str) -> Result<Vec<Operation>, ParseError> {
    let lines: Vec<&str> = text.trim().lines().collect();
    let lines = without_heredoc(&lines);
    if lines.first().map(|line| line.trim()) != Some(BEGIN) {
        return Err(frame(&format!(
            "The first line of the patch must be '{BEGIN}'"
        )));
    }
    if lines.len() < 2 || lines.last().map(|line| line.trim()) != Some(END) {
        return Err(frame(&format!(
            "The last line of the patch must be '{END}'"
        )));
    }
    let mut parser = Parser {
        lines: &lines[..lines.len() - 1],
        next: 1,
    };
    if parser
        .peek()
        .is_some_and(|line| line.starts_with(ENVIRONMENT))
    {
        parser.next += 1;
    }
    let mut operations = Vec::new();
    while parser.peek().is_some() {
        operations.push(parser.operation()?);
    }
    Ok(operations)
}

fn frame(message: &str) -> ParseError {
    ParseError::Frame(message.to_owned())
}

/// Removes the first and last line of `<<EOF … EOF`, which models sometimes add.
fn without_heredoc<'a, 'b>(lines: &'a [&'b str]) -> &'a [&'b str] {
    match lines {
        ["<<EOF" | "<<'EOF'" | "<<\"EOF\"", inner @ .., last] if last.ends_with("EOF") => inner,
        _ => lines,
    }
}

struct Parser<'a> {
    lines: &'a [&'a str],
    /// Index of the next line.
    next: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.next).copied()
    }

    /// Creates an error at the line with this index.
    fn error(&self, index: usize, message: String) -> ParseError {
        ParseError::Operation {
            message,
            line: index + 1,
        }
    }

    fn operation(&mut self) -> Result<Operation, ParseError> {
        let start = self.next;
        let header = self.lines[start].trim();
        self.next += 1;
        if let Some(path) = header.strip_prefix(ADD) {
            return Ok(Operation::Add {
                path: path.to_owned(),
                text: self.added_text(),
            });
        }
        if let Some(path) = header.strip_prefix(DELETE) {
            return Ok(Operation::Delete {
                path: path.to_owned(),
            });
        }
        if let Some(path) = header.strip_prefix(UPDATE) {
            let move_to = self.peek().and_then(|line| line.strip_prefix(MOVE));
            self.next += usize::from(move_to.is_some());
            let hunks = self.hunks()?;
            if hunks.is_empty() {
                return Err(self.error(
                    start,
                    format!("Update file hunk for path '{path}' is empty"),
                ));
            }
            return Ok(Operation::Update {
                path: path.to_owned(),
                move_to: move_to.map(str::to_owned),
                hunks,
            });
        }
        Err(self.error(
            start,
            format!(
                "'{header}' is not a valid hunk header. Valid hunk headers: \
                 '{ADD}{{path}}', '{DELETE}{{path}}', '{UPDATE}{{path}}'"
            ),
        ))
    }

    fn added_text(&mut self) -> String {
        let mut text = String::new();
        while let Some(line) = self.peek().and_then(|line| line.strip_prefix('+')) {
            text.push_str(line);
            text.push('\n');
            self.next += 1;
        }
        text
    }

    fn hunks(&mut self) -> Result<Vec<Hunk>, ParseError> {
        let mut hunks = Vec::new();
        while let Some(line) = self.peek() {
            if line.trim().is_empty() {
                self.next += 1;
            } else if line.starts_with("***") {
                break;
            } else {
                let hunk = self.hunk(hunks.is_empty())?;
                hunks.push(hunk);
            }
        }
        Ok(hunks)
    }

    fn hunk(&mut self, first: bool) -> Result<Hunk, ParseError> {
        let start = self.next;
        let header = self.lines[start];
        let mut hunk = Hunk::default();
        if header == "@@" {
            self.next += 1;
        } else if let Some(context) = header.strip_prefix("@@ ") {
            hunk.context = Some(context.to_owned());
            self.next += 1;
        } else if !first {
            return Err(self.error(
                start,
                format!("Expected update hunk to start with a @@ context marker, got: '{header}'"),
            ));
        }
        let body = self.next;
        while let Some(line) = self.peek() {
            if line == END_OF_FILE && self.next > body {
                hunk.at_end = true;
                self.next += 1;
                break;
            }
            match line.chars().next() {
                None => {
                    hunk.old_lines.push(String::new());
                    hunk.new_lines.push(String::new());
                }
                Some(' ') => {
                    hunk.old_lines.push(line[1..].to_owned());
                    hunk.new_lines.push(line[1..].to_owned());
                }
                Some('+') => hunk.new_lines.push(line[1..].to_owned()),
                Some('-') => hunk.old_lines.push(line[1..].to_owned()),
                Some(_) if self.next > body => break,
                Some(_) if line == END_OF_FILE => {
                    return Err(self.error(self.next, NO_LINES.to_owned()));
                }
                Some(_) => {
                    return Err(self.error(
                        self.next,
                        format!(
                            "Unexpected line found in update hunk: '{line}'. Every line should start with \
                             ' ' (context line), '+' (added line), or '-' (removed line)"
                        ),
                    ));
                }
            }
            self.next += 1;
        }
        if self.next == body {
            return Err(self.error(body, NO_LINES.to_owned()));
        }
        Ok(hunk)
    }
}

const NO_LINES: &str = "Update hunk does not contain any lines";
