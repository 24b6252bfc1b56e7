//! The parser of rules.
//!
//! The files are a part of Starlark: calls of `prefix_rule`, `host_executable` and `network_rule`, texts, lists, sums of
//! them, and variables. Functions, loops and conditions are refused.

use std::{collections::BTreeMap, fmt};

use super::{Decision, Rule, Rules};
use crate::command;

/// How deep brackets may be: a pattern has lists in a list.
const DEEPEST: usize = 16;

/// How many bytes the values of a file may have together: variables can double them with each line.
const MOST: usize = 1 << 20;

/// What is wrong with a file.
#[derive(Debug)]
pub(super) struct Wrong {
    /// Where, as an offset in the text.
    pub(super) byte: usize,
    pub(super) message: String,
}

#[derive(Clone, Debug)]
enum Value {
    Text(String),
    List(Vec<Value>),
    Nothing,
}

/// Adds the rules of a text to `rules`.
pub(super) fn parse(text: &str, rules: &mut Rules) -> Result<(), Wrong> {
    let mut parser = Parser {
        text,
        position: 0,
        variables: BTreeMap::new(),
        depth: 0,
        spent: 0,
    };
    loop {
        while parser.skip(';') {}
        if parser.rest().is_empty() {
            return Ok(());
        }
        parser.statement(rules)?;
    }
}

struct Parser<'a> {
    text: &'a str,
    position: usize,
    variables: BTreeMap<&'a str, Value>,
    /// How many brackets are open.
    depth: usize,
    /// How many bytes the values have so far.
    spent: usize,
}

/// The arguments of a call, by name.
struct Arguments<'a> {
    /// Where the call begins.
    byte: usize,
    values: BTreeMap<&'a str, Value>,
}

impl<'a> Parser<'a> {
    fn statement(&mut self, rules: &mut Rules) -> Result<(), Wrong> {
        let byte = self.position;
        if self.quote().is_some() {
            // A text that stands alone is a comment.
            return self.value().map(drop);
        }
        let name = self.name();
        if !name.is_empty() && self.skip('=') {
            let value = self.value()?;
            self.variables.insert(name, value);
            return Ok(());
        }
        match name {
            "prefix_rule" => {
                let known = ["pattern", "decision", "match", "not_match", "justification"];
                let rule = self.arguments(byte, &known)?.rule()?;
                rules.rules.push(rule);
            }
            "host_executable" => {
                let mut given = self.arguments(byte, &["name", "paths"])?;
                let name = given.required("name")?;
                let paths = given.words("paths")?;
                rules.executables.insert(name, paths);
            }
            // No proxy stands between commands and the network that could look at hosts.
            "network_rule" => {
                let known = ["host", "protocol", "decision", "justification"];
                self.arguments(byte, &known)?;
            }
            _ => {
                self.position = byte;
                return Err(self.error(format_args!("expected a rule, got `{name}`")));
            }
        }
        Ok(())
    }

    /// Reads the arguments of a call; `known` are their names in the order of arguments without a name.
    fn arguments(&mut self, byte: usize, known: &[&'static str]) -> Result<Arguments<'a>, Wrong> {
        self.expect('(')?;
        let mut values = BTreeMap::new();
        while !self.skip(')') {
            let before = self.position;
            let mut name = self.name();
            if name.is_empty() || !self.skip('=') {
                self.position = before;
                name = known.get(values.len()).copied().unwrap_or("more");
            }
            if !known.contains(&name) {
                self.position = before;
                return Err(self.error(format_args!("there is no argument `{name}`")));
            }
            let value = self.value()?;
            values.insert(name, value);
            if !self.skip(',') {
                self.expect(')')?;
                break;
            }
        }
        Ok(Arguments { byte, values })
    }

    /// Reads values with `+` between them.
    fn value(&mut self) -> Result<Value, Wrong> {
        let mut sum = self.operand()?;
        while self.skip('+') {
            match (&mut sum, self.operand()?) {
                (Value::Text(sum), Value::Text(more)) => sum.push_str(&more),
                (Value::List(sum), Value::List(more)) => sum.extend(more),
                _ => return Err(self.error(format_args!("`+` joins two texts or two lists"))),
            }
        }
        Ok(sum)
    }

    fn operand(&mut self) -> Result<Value, Wrong> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.error(format_args!("the brackets are too deep")));
        }
        let value = self.bracketed()?;
        self.depth -= 1;
        self.spent += value.bytes();
        if value.depth() > 2 {
            return Err(self.error(format_args!("the lists are too deep")));
        }
        if self.spent > MOST {
            return Err(self.error(format_args!("the values are too large")));
        }
        Ok(value)
    }

    fn bracketed(&mut self) -> Result<Value, Wrong> {
        if self.skip('(') {
            let value = self.value()?;
            self.expect(')')?;
            return Ok(value);
        }
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
        if let Some((quote, is_raw)) = self.quote() {
            self.position += quote.len() + usize::from(is_raw);
            return self.quoted(quote, is_raw).map(Value::Text);
        }
        let before = self.position;
        match self.name() {
            "None" => Ok(Value::Nothing),
            name => self.variables.get(name).cloned().ok_or_else(|| {
                self.position = before;
                self.error(format_args!("expected a text or a list"))
            }),
        }
    }

    /// Returns the quote that a text begins with here, and whether the text is raw.
    fn quote(&self) -> Option<(&'static str, bool)> {
        let rest = self.rest();
        let unprefixed = rest.strip_prefix('r');
        let quotes = ["\"\"\"", "'''", "\"", "'"];
        let at = |text: &str| quotes.into_iter().find(|quote| text.starts_with(quote));
        match unprefixed.and_then(at) {
            Some(quote) => Some((quote, true)),
            None => at(rest).map(|quote| (quote, false)),
        }
    }

    /// Reads a text behind its first quote.
    fn quoted(&mut self, quote: &str, is_raw: bool) -> Result<String, Wrong> {
        let mut text = String::new();
        loop {
            if self.rest().starts_with(quote) {
                self.position += quote.len();
                self.skip_blanks();
                return Ok(text);
            }
            let character = self
                .character()
                .filter(|next| quote.len() > 1 || *next != '\n');
            let escaped = match character {
                Some('\\') => self.character(),
                Some(plain) => {
                    text.push(plain);
                    continue;
                }
                None => None,
            };
            match escaped {
                Some(next) if is_raw => text.extend(['\\', next]),
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some('r') => text.push('\r'),
                Some('b') => text.push('\u{8}'),
                Some('f') => text.push('\u{c}'),
                Some('\n') => {}
                Some('u') => {
                    let digits: String = self.rest().chars().take(4).collect();
                    let code = Some(&digits).filter(|digits| digits.len() == 4);
                    let code = code.and_then(|digits| u32::from_str_radix(digits, 16).ok());
                    match code.and_then(char::from_u32) {
                        Some(character) => text.push(character),
                        None => return Err(self.error(format_args!("`\\u` is no character"))),
                    }
                    self.position += digits.len();
                }
                Some(other) => text.push(other),
                None => return Err(self.error(format_args!("the text has no end"))),
            }
        }
    }

    fn character(&mut self) -> Option<char> {
        let next = self.rest().chars().next()?;
        self.position += next.len_utf8();
        Some(next)
    }

    fn name(&mut self) -> &'a str {
        self.skip_blanks();
        let rest = self.rest();
        let is_end = |character: char| !character.is_ascii_alphanumeric() && character != '_';
        let name = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        self.position += name.len();
        name
    }

    fn expect(&mut self, wanted: char) -> Result<(), Wrong> {
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

    fn rest(&self) -> &'a str {
        &self.text[self.position..]
    }

    fn error(&self, message: fmt::Arguments<'_>) -> Wrong {
        Wrong {
            byte: self.position,
            message: message.to_string(),
        }
    }
}

impl Arguments<'_> {
    /// Makes the rule of a call of `prefix_rule`, and tries its examples.
    fn rule(mut self) -> Result<Rule, Wrong> {
        let pattern = match self.values.remove("pattern") {
            Some(Value::List(words)) => words.into_iter().map(Value::alternatives).collect(),
            Some(_) => return Err(self.mistyped("pattern")),
            None => return Err(self.wrong("the rule has no pattern".to_owned())),
        };
        let decision = match self.text("decision")?.as_deref() {
            None | Some("allow") => Decision::Allow,
            Some("prompt") => Decision::Prompt,
            Some("forbidden") => Decision::Forbid,
            Some(other) => return Err(self.wrong(format!("unknown decision `{other}`"))),
        };
        let rule = Rule {
            pattern,
            decision,
            justification: self.text("justification")?,
        };
        if rule.pattern.is_empty() || rule.pattern.iter().any(Vec::is_empty) {
            return Err(self.wrong("the pattern is empty".to_owned()));
        }
        if rule
            .justification
            .as_deref()
            .is_some_and(|reason| reason.trim().is_empty())
        {
            return Err(self.wrong("the justification is empty".to_owned()));
        }
        for (name, matches) in [("match", true), ("not_match", false)] {
            for example in self.list(name)? {
                let words = match example {
                    Value::Text(line) => {
                        let words = || line.split_whitespace().map(str::to_owned).collect();
                        command::words(&line).unwrap_or_else(words)
                    }
                    list => list.alternatives(),
                };
                if rule.matches(&words) != matches {
                    let does = if matches { "does not match" } else { "matches" };
                    let line = command::join(&words);
                    return Err(self.wrong(format!("the rule {does} its example `{line}`")));
                }
            }
        }
        Ok(rule)
    }

    fn text(&mut self, name: &str) -> Result<Option<String>, Wrong> {
        match self.values.remove(name) {
            Some(Value::Text(text)) => Ok(Some(text)),
            None | Some(Value::Nothing) => Ok(None),
            Some(Value::List(_)) => Err(self.mistyped(name)),
        }
    }

    fn required(&mut self, name: &str) -> Result<String, Wrong> {
        let text = self.text(name)?;
        text.ok_or_else(|| self.wrong(format!("the argument `{name}` is missing")))
    }

    fn list(&mut self, name: &str) -> Result<Vec<Value>, Wrong> {
        match self.values.remove(name) {
            Some(Value::List(values)) => Ok(values),
            None | Some(Value::Nothing) => Ok(Vec::new()),
            Some(Value::Text(_)) => Err(self.mistyped(name)),
        }
    }

    fn words(&mut self, name: &str) -> Result<Vec<String>, Wrong> {
        let values = self.list(name)?.into_iter();
        Ok(values.flat_map(Value::alternatives).collect())
    }

    fn mistyped(&self, name: &str) -> Wrong {
        self.wrong(format!("`{name}` has the wrong type"))
    }

    fn wrong(&self, message: String) -> Wrong {
        Wrong {
            byte: self.byte,
            message,
        }
    }
}

impl Value {
    /// Returns how many lists are in each other.
    fn depth(&self) -> usize {
        match self {
            Self::List(values) => 1 + values.iter().map(Self::depth).max().unwrap_or(0),
            Self::Text(_) | Self::Nothing => 0,
        }
    }

    /// Returns about how many bytes the value has.
    fn bytes(&self) -> usize {
        size_of::<Self>()
            + match self {
                Self::Text(text) => text.len(),
                Self::List(values) => values.iter().map(Self::bytes).sum(),
                Self::Nothing => 0,
            }
    }

    /// Returns the texts that match a word of a pattern.
    fn alternatives(self) -> Vec<String> {
        match self {
            Self::Text(text) => vec![text],
            Self::List(values) => values.into_iter().flat_map(Self::alternatives).collect(),
            Self::Nothing => Vec::new(),
        }
    }
}
