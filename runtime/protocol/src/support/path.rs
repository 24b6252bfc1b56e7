//! Finds the member that the error of a reader is about.

use std::{cell::RefCell, fmt::Write};

use serde::de::{DeserializeOwned, Error};

use crate::{RawJson, envelope::string_end};

thread_local! {
    /// The path of the last error within the buffered members of a union, from the union on.
    static BUFFERED: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Reads a value with `read`. An error comes with its message without a position, and with the path of the value that it
/// is about, such as `input[0].text`; empty for the outermost value.
pub fn read_located<T>(
    json: &str,
    read: impl FnOnce(&str) -> serde_json::Result<T>,
) -> Result<T, (String, String)> {
    forget_buffered();
    read(json).map_err(|error| located(json, &error))
}

#[inline(never)]
fn forget_buffered() {
    BUFFERED.with_borrow_mut(String::clear);
}

#[cold]
#[inline(never)]
fn located(json: &str, error: &serde_json::Error) -> (String, String) {
    let lines = error.line().saturating_sub(1);
    let line: usize = json.split_inclusive('\n').take(lines).map(str::len).sum();
    let mut path = path_at(json, line + error.column());
    BUFFERED.with_borrow_mut(|inner| {
        if !path.is_empty() && !inner.is_empty() && !inner.starts_with('[') {
            path.push('.');
        }
        path.push_str(inner);
        inner.clear();
    });
    let mut message = error.to_string();
    // The position is one within `json`, which is a part of what the peer sent.
    if let Some(end) = message.rfind(" at line ") {
        message.truncate(end);
    }
    (message, path)
}

/// Reads the members of a union that were buffered because its tag came late.
pub(super) fn read_buffered<T: DeserializeOwned, E: Error>(json: &str) -> Result<T, E> {
    serde_json::from_str(json).map_err(|error| E::custom(keep_path(json, &error)))
}

/// Keeps the path of the value that an error is about, and returns the message of the error.
#[cold]
#[inline(never)]
fn keep_path(json: &str, error: &serde_json::Error) -> String {
    let (message, path) = located(json, error);
    BUFFERED.set(path);
    message
}

/// Reads a value that may be wrong.
pub fn attempt<T: DeserializeOwned>(raw: &RawJson) -> Option<T> {
    let read = raw.decode().ok();
    if read.is_none() {
        forget_buffered();
    }
    read
}

/// Returns the path of the value at which `serde_json` stopped with an error, such as `input[0].text`; empty for the
/// outermost value. `offset` counts the bytes that were read.
///
/// A reader that knows its path would be compiled for every type beside the one that reads messages, and would make up
/// a tenth of the program. The position of an error tells as much: after a text or a number that does not fit, before
/// an array or an object that does not, and after an object that lacks a member.
fn path_at(json: &str, offset: usize) -> String {
    let mut open: Vec<Level<'_>> = Vec::new();
    let mut tokens = Tokens { json, at: 0 };
    while let Some(token) = tokens.next() {
        let reached = offset <= tokens.position();
        match token {
            // An array or an object that does not fit is not read, also where it is the first in another one.
            "{" | "[" if offset < tokens.position() => return path(&open),
            "{" => open.push(Level::Member(None)),
            "[" => open.push(Level::Element(0)),
            "}" | "]" => {
                open.pop();
                if reached {
                    return path(&open);
                }
            }
            ":" => {}
            "," => match open.last_mut() {
                Some(Level::Element(index)) => *index += 1,
                Some(Level::Member(name)) => *name = None,
                None => {}
            },
            name if matches!(open.last(), Some(Level::Member(None))) => {
                if reached {
                    open.pop();
                    return path(&open);
                }
                open.pop();
                open.push(Level::Member(Some(name)));
            }
            _ if reached => return path(&open),
            _ => {}
        }
    }
    String::new()
}

/// The tokens of a JSON text: brackets, commas, colons, and the values between them, without whitespace.
struct Tokens<'a> {
    json: &'a str,
    at: usize,
}

impl<'a> Tokens<'a> {
    /// Returns the position after the last token.
    fn position(&self) -> usize {
        self.at
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let bytes = self.json.as_bytes();
        while bytes.get(self.at)?.is_ascii_whitespace() {
            self.at += 1;
        }
        let start = self.at;
        let ends_value = |byte: &u8| byte.is_ascii_whitespace() || b"{}[],:\"".contains(byte);
        self.at = match bytes[start] {
            b'{' | b'}' | b'[' | b']' | b',' | b':' => start + 1,
            b'"' => string_end(bytes, start + 1),
            _ => bytes[start..]
                .iter()
                .position(ends_value)
                .map_or(bytes.len(), |length| start + length),
        };
        Some(&self.json[start..self.at])
    }
}

/// The place in an array or an object that is open.
enum Level<'a> {
    Element(usize),
    /// The name with its quotes; `None` before it.
    Member(Option<&'a str>),
}

fn path(open: &[Level<'_>]) -> String {
    let mut path = String::new();
    for level in open {
        match level {
            Level::Element(index) => {
                let _ = write!(path, "[{index}]");
            }
            Level::Member(name) => {
                if !path.is_empty() {
                    path.push('.');
                }
                let name = name.unwrap_or_default();
                path += &serde_json::from_str::<String>(name).unwrap_or_default();
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, de::DeserializeOwned};

    use super::read_located;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Outer {
        text: String,
        list: Vec<Inner>,
        pair: Option<(u8, bool)>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "it is only read")]
    struct Inner {
        #[serde(rename = "a b")]
        number: u8,
        inner: Option<Box<Inner>>,
    }

    #[test]
    fn an_error_is_at_the_value_that_does_not_fit() {
        for (json, expected) in [
            ("1", ""),
            ("[]", ""),
            ("{}", ""),
            (r#"{"text":1,"list":[]}"#, "text"),
            (r#"{ "list": [ ], "text": null }"#, "text"),
            (r#"{"list":[],"text":[1,{"a":2}]}"#, "text"),
            (r#"{"text":"\ud800","list":[]}"#, "text"),
            (r#"{"text":"","list":{}}"#, "list"),
            (r#"{"text":"","list":[{}]}"#, "list[0]"),
            (
                r#"{"text":"","list":[{"a b":1},{"a b":256}]}"#,
                "list[1].a b",
            ),
            (
                r#"{"text":"{[,","list":[{"a b":1,"inner":{"inner":{}}}]}"#,
                "list[0].inner.inner",
            ),
            (
                r#"{"text":"","list":[{"a b":1,"inner":{}}],"pair":[1,true]}"#,
                "list[0].inner",
            ),
            (r#"{"text":"","list":[{"\u0061 b":true}]}"#, "list[0].a b"),
            (r#"{"text":"","list":[],"pair":[1,1]}"#, "pair[1]"),
            ("{\n \"text\": \"\",\n \"list\": [\n 3]}", "list[0]"),
        ] {
            assert_eq!(path::<Outer>(json), expected, "{json}");
        }
    }

    fn path<T: DeserializeOwned + std::fmt::Debug>(json: &str) -> String {
        let (_, path) = read_located::<T>(json, |json| serde_json::from_str(json)).unwrap_err();
        path
    }
}
