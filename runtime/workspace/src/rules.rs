//! Rules for commands in files that users edit: `prefix_rule(pattern=["git", "push"], decision="prompt")`.
//!
//! A rule matches commands that begin with its pattern; a list inside of the pattern matches any one of its words. The
//! file format is a small part of Starlark: calls of `prefix_rule` with named arguments, and comments.

use std::{
    fmt, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::{command, files};

/// The decision of the rules about a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decision {
    /// The command runs without asking.
    Allow,
    /// The command needs approval.
    Prompt,
    /// The command is forbidden.
    Forbid,
}

/// The loaded rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules(Vec<Rule>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    /// For each word, the texts that match it.
    pattern: Vec<Vec<String>>,
    decision: Decision,
}

/// Errors of reading rules.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file cannot be read.
    #[error("{}: {source}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The file contains something other than a rule.
    #[error("{}:{line}: {message}", file.display())]
    Syntax {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The reason.
        message: String,
    },
}

/// Returns the path of the file that "always allow" answers are written to.
pub fn default_file(home: &Path) -> PathBuf {
    home.join("rules").join("default.rules")
}

/// Appends a rule that allows commands with this prefix; creates the file if it is missing.
pub fn allow(file: &Path, prefix: &[String]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let pattern = serde_json::to_string(prefix)?;
    let line = format!("prefix_rule(pattern={pattern}, decision=\"allow\")\n");
    // One write in append mode, so that two processes that add a rule at the same time do not mix their lines.
    fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)?
        .write_all(line.as_bytes())
}

impl Rules {
    /// Reads a file of rules; a missing file has no rules.
    pub fn load(file: &Path) -> Result<Self, Error> {
        let text = match files::read_text(file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(source) => {
                return Err(Error::Read {
                    file: file.to_owned(),
                    source,
                });
            }
        };
        Self::parse(&text).map_err(|Syntax { line, message }| Error::Syntax {
            file: file.to_owned(),
            line,
            message,
        })
    }

    /// Returns the decision about a command line that runs as `argv`, or `None` if no rule applies.
    ///
    /// The strictest rule for any part of the command wins. The command is allowed, and then runs outside of the sandbox,
    /// only if each part is allowed by a rule or is known to be harmless there.
    pub fn decide(&self, command: &str, argv: &[String]) -> Option<Decision> {
        let whole = self.strictest(argv);
        let parts = match command::runs(argv, command) {
            true => command::parse(command),
            false => None,
        };
        let Some(parts) = parts else {
            return whole;
        };
        let decisions = parts.iter().map(|part| {
            let decision = self.strictest(&part.words);
            let allowed = decision == Some(Decision::Allow) || command::is_harmless_anywhere(part);
            (decision, allowed)
        });
        let decisions: Vec<_> = decisions.collect();
        let strictest = decisions
            .iter()
            .filter_map(|(decision, _)| *decision)
            .chain(whole)
            .max()?;
        let allowed =
            whole == Some(Decision::Allow) || decisions.iter().all(|(_, allowed)| *allowed);
        (strictest != Decision::Allow || allowed).then_some(strictest)
    }

    fn strictest(&self, words: &[String]) -> Option<Decision> {
        self.0
            .iter()
            .filter(|rule| rule.matches(words))
            .map(|rule| rule.decision)
            .max()
    }

    fn parse(text: &str) -> Result<Self, Syntax> {
        let mut parser = Parser { text, position: 0 };
        let mut rules = Vec::new();
        while !parser.at_end() {
            rules.push(parser.rule()?);
        }
        Ok(Self(rules))
    }
}

impl Rule {
    /// An empty pattern matches nothing, because it would allow everything.
    fn matches(&self, words: &[String]) -> bool {
        (1..=words.len()).contains(&self.pattern.len())
            && self
                .pattern
                .iter()
                .zip(words)
                .all(|(alternatives, word)| alternatives.contains(word))
    }
}

#[derive(Debug)]
struct Syntax {
    line: usize,
    message: String,
}

enum Value {
    Text(String),
    List(Vec<Value>),
}

struct Parser<'a> {
    text: &'a str,
    position: usize,
}

impl<'a> Parser<'a> {
    fn rule(&mut self) -> Result<Rule, Syntax> {
        let name = self.name();
        if name != "prefix_rule" {
            return Err(self.error(format_args!("expected prefix_rule, got `{name}`")));
        }
        self.expect('(')?;
        let mut pattern = None;
        let mut decision = Decision::Allow;
        while !self.skip(')') {
            let name = self.name();
            self.expect('=')?;
            match (name, self.value()?) {
                ("pattern", Value::List(words)) => {
                    pattern = Some(words.into_iter().map(Value::alternatives).collect());
                }
                ("decision", Value::Text(text)) => {
                    decision = match &text[..] {
                        "allow" => Decision::Allow,
                        "prompt" => Decision::Prompt,
                        "forbidden" => Decision::Forbid,
                        _ => return Err(self.error(format_args!("unknown decision `{text}`"))),
                    };
                }
                ("pattern" | "decision", _) => {
                    return Err(self.error(format_args!("`{name}` has the wrong type")));
                }
                // Other arguments (explanations, examples) are for readers.
                _ => {}
            }
            if !self.skip(',') {
                self.expect(')')?;
                break;
            }
        }
        match pattern {
            Some(pattern) => Ok(Rule { pattern, decision }),
            None => Err(self.error(format_args!("the rule has no pattern"))),
        }
    }

    fn value(&mut self) -> Result<Value, Syntax> {
        if self.skip('[') {
            let mut values = Vec::new();
            while !self.skip(']') {
                values.push(self.value()?);
                if !self.skip(',') {
                    self.expect(']')?;
                    break;
                }
            }
            return Ok(Value::List(values));
        }
        let quote = self
            .rest()
            .chars()
            .next()
            .filter(|quote| "\"'".contains(*quote));
        let Some(quote) = quote else {
            return Err(self.error(format_args!("expected a text or a list")));
        };
        let mut text = String::new();
        let mut characters = self.rest().char_indices().skip(1);
        while let Some((index, character)) = characters.next() {
            match character {
                '\\' => match characters.next() {
                    Some((_, 'n')) => text.push('\n'),
                    Some((_, 't')) => text.push('\t'),
                    Some((_, 'r')) => text.push('\r'),
                    Some((_, 'b')) => text.push('\u{8}'),
                    Some((_, 'f')) => text.push('\u{c}'),
                    Some((_, 'u')) => {
                        let digits: String = characters
                            .by_ref()
                            .take(4)
                            .map(|(_, digit)| digit)
                            .collect();
                        let digits = Some(digits).filter(|digits| digits.len() == 4);
                        let code = digits.and_then(|digits| u32::from_str_radix(&digits, 16).ok());
                        match code.and_then(char::from_u32) {
                            Some(character) => text.push(character),
                            None => return Err(self.error(format_args!("`\\u` is no character"))),
                        }
                    }
                    Some((_, other)) => text.push(other),
                    None => break,
                },
                character if character == quote => {
                    self.position += index + 1;
                    return Ok(Value::Text(text));
                }
                plain => text.push(plain),
            }
        }
        Err(self.error(format_args!("the text has no end")))
    }

    fn name(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = self.rest();
        let is_end = |character: char| !character.is_ascii_alphanumeric() && character != '_';
        let name = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.position += name.len();
        name
    }

    fn expect(&mut self, wanted: char) -> Result<(), Syntax> {
        if self.skip(wanted) {
            Ok(())
        } else {
            Err(self.error(format_args!("expected `{wanted}`")))
        }
    }

    /// Skips blanks and then `wanted`; returns whether `wanted` came next.
    fn skip(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(wanted);
        if found {
            self.position += wanted.len_utf8();
            self.skip_blanks();
        }
        found
    }

    /// Skips white space and comments.
    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.position += rest.len() - trimmed.len();
            if !trimmed.starts_with('#') {
                break;
            }
            self.position += trimmed.find('\n').unwrap_or(trimmed.len());
        }
    }

    fn at_end(&mut self) -> bool {
        self.skip_blanks();
        self.rest().is_empty()
    }

    fn rest(&self) -> &'a str {
        &self.text[self.position..]
    }

    fn error(&self, message: fmt::Arguments<'_>) -> Syntax {
        let line = self.text[..self.position].matches('\n').count() + 1;
        Syntax {
            line,
            message: message.to_string(),
        }
    }
}

impl Value {
    /// Returns the texts that match a word of a pattern.
    fn alternatives(self) -> Vec<String> {
        match self {
            Self::Text(text) => vec![text],
            Self::List(values) => values.into_iter().flat_map(Self::alternatives).collect(),
        }
    }
}
