//! Rules about commands that people keep in files: `prefix_rule(pattern=["git", "push"], decision="prompt")`.
//!
//! A rule matches commands that begin with its pattern; a list inside the pattern stands for any one of its words.
//! The file is a small part of Starlark: calls of `prefix_rule` with named arguments, and comments.

use std::{
    fmt, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::command;

/// What rules say about a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Decision {
    /// It may run without asking.
    Allow,
    /// It must be asked for.
    Prompt,
    /// It must not run.
    Forbid,
}

/// Rules in force.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules(Vec<Rule>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    /// For each word the texts that it may be.
    pattern: Vec<Vec<String>>,
    decision: Decision,
}

/// Why rules cannot be read.
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
    /// The file says something that is not a rule.
    #[error("{}:{line}: {message}", file.display())]
    Syntax {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The reason.
        message: String,
    },
}

/// Returns the file that "always allow" answers are added to.
pub fn default_file(home: &Path) -> PathBuf {
    home.join("rules").join("default.rules")
}

/// Adds a rule that allows commands with this prefix, and makes the file if there is none.
pub fn allow(file: &Path, prefix: &[String]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let pattern = serde_json::to_string(prefix)?;
    let line = format!("prefix_rule(pattern={pattern}, decision=\"allow\")\n");
    // One write in append mode, so that two programs that add a rule at once do not mix their lines.
    fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)?
        .write_all(line.as_bytes())
}

impl Rules {
    /// Reads a file of rules; a file that does not exist has none.
    pub fn load(file: &Path) -> Result<Self, Error> {
        let text = match fs::read_to_string(file) {
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

    /// Returns what the rules say about a command line that runs as `argv`, or `None` if they say nothing.
    ///
    /// The strictest rule about any part of the command wins. It is allowed only if each part is allowed by a rule or
    /// is known to be harmless.
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
            let allowed = decision == Some(Decision::Allow) || command::is_harmless(part);
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
    /// A pattern without words matches nothing: it would allow everything.
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
                // Explanations and examples are for people.
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

    /// Steps over `wanted` and the blanks around it, if it comes next.
    fn skip(&mut self, wanted: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(wanted);
        if found {
            self.position += wanted.len_utf8();
            self.skip_blanks();
        }
        found
    }

    /// Steps over white space and comments.
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
    /// Returns the texts that a word of a pattern may be.
    fn alternatives(self) -> Vec<String> {
        match self {
            Self::Text(text) => vec![text],
            Self::List(values) => values.into_iter().flat_map(Self::alternatives).collect(),
        }
    }
}
