//! Moves the tags of unions to the front, so that errors have a full path.

use crate::envelope::string_end;

/// Returns the JSON text with members named in `tags` first in their objects; the other members keep their order.
///
/// Members before the tag of a union are buffered until the tag is known, and an error in a buffered member has no
/// path. Takes two passes over the text, at any depth. The result for invalid JSON is unspecified.
pub(crate) fn tags_first(json: &str, tags: &[&str]) -> String {
    let mut found = Vec::new();
    walk(json, tags, |piece| {
        if let Piece::Tag {
            object,
            name,
            value,
        } = piece
        {
            found.push((object, name, value));
        }
    });
    if found.is_empty() {
        return json.to_owned();
    }
    // Objects in the order of their opening brackets; the stable sort keeps the order of tags within one object.
    found.sort_by_key(|(object, ..)| *object);
    let mut found = found.into_iter().peekable();
    let mut out = String::with_capacity(json.len());
    let mut is_first = true;
    walk(json, tags, |piece| match piece {
        Piece::Object(object) => {
            out.push('{');
            is_first = true;
            while let Some((_, name, value)) = found.next_if(|(of, ..)| *of == object) {
                separate(&mut out, &mut is_first);
                out.extend([name, ":", value]);
            }
        }
        Piece::Tag { .. } => {}
        Piece::Name(name) => {
            separate(&mut out, &mut is_first);
            out.extend([name, ":"]);
        }
        Piece::Other(token) => {
            is_first = false;
            out.push_str(token);
        }
    });
    out
}

fn separate(out: &mut String, is_first: &mut bool) {
    if !std::mem::take(is_first) {
        out.push(',');
    }
}

/// The pieces of a JSON text that matter for moving tags.
enum Piece<'a> {
    /// The start of the object with this number, counted by opening brackets of all kinds.
    Object(usize),
    /// A tag: a string member with a tag's name. A tag name of one union may be an ordinary member elsewhere.
    Tag {
        object: usize,
        name: &'a str,
        value: &'a str,
    },
    /// The name of another member. Its value follows.
    Name(&'a str),
    /// Any other token, except commas of objects.
    Other(&'a str),
}

/// Calls `take` with the pieces of a JSON text in order.
fn walk<'a>(json: &'a str, tags: &[&str], mut take: impl FnMut(Piece<'a>)) {
    let is_tag = |name: &str| {
        let name = name
            .strip_prefix('"')
            .and_then(|name| name.strip_suffix('"'));
        name.is_some_and(|name| tags.contains(&name))
    };
    let mut tokens = Tokens { json, at: 0 }.peekable();
    let mut opened = 0;
    // The objects that are open, by number; `None` for an array.
    let mut open: Vec<Option<usize>> = Vec::new();
    while let Some(token) = tokens.next() {
        match token {
            "{" => {
                open.push(Some(opened));
                take(Piece::Object(opened));
                opened += 1;
            }
            "[" => {
                open.push(None);
                opened += 1;
                take(Piece::Other(token));
            }
            "}" | "]" => {
                open.pop();
                take(Piece::Other(token));
            }
            "," if matches!(open.last(), Some(Some(_))) => {}
            // A token before a colon is a member name.
            name if tokens.next_if_eq(&":").is_some() => match (open.last(), tokens.peek()) {
                (Some(Some(object)), Some(value)) if value.starts_with('"') && is_tag(name) => {
                    take(Piece::Tag {
                        object: *object,
                        name,
                        value,
                    });
                    tokens.next();
                }
                _ => take(Piece::Name(name)),
            },
            token => take(Piece::Other(token)),
        }
    }
}

/// The tokens of a JSON text: brackets, commas, colons, and the values between them, without whitespace.
struct Tokens<'a> {
    json: &'a str,
    at: usize,
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

#[cfg(test)]
mod tests {
    use super::tags_first;

    #[test]
    fn tags_move_and_nothing_else_does() {
        let tags = ["type", "kind"];
        let text = r#"{"b":[{"x":1e2,"kind":{},"type":"t","a":{"kind":"k"}}],"kind":"q"}"#;
        assert_eq!(
            tags_first(text, &tags),
            r#"{"kind":"q","b":[{"type":"t","x":1e2,"kind":{},"a":{"kind":"k"}}]}"#
        );
        let text = r#" { "a" : {} , "type" : "a,\"{b}" , "kind":"k", "c":[ 1, "type" ,{ }] } "#;
        assert_eq!(
            tags_first(text, &tags),
            r#"{"type":"a,\"{b}","kind":"k","a":{},"c":[1,"type",{}]}"#
        );
        let text = r#"{"type":"only"}"#;
        assert_eq!(tags_first(text, &tags), text);
        let text = r#"[1,"type",{"type":[]}]"#;
        assert_eq!(tags_first(text, &tags), text);
    }

    #[test]
    fn depth_costs_no_stack_and_no_time() {
        let levels = 100_000;
        let text = format!(
            "{}null{}",
            r#"{"a":["#.repeat(levels),
            r#"],"type":"t"}"#.repeat(levels)
        );
        let first = format!(
            "{}null{}",
            r#"{"type":"t","a":["#.repeat(levels),
            "]}".repeat(levels)
        );
        assert_eq!(tags_first(&text, &["type"]), first);
    }

    #[test]
    fn what_is_no_json_ends() {
        for text in [
            "",
            "{",
            "}",
            "{\"type\":",
            "{\"type\":\"",
            "\"\\",
            ":,]{\"a\":\"type\":\"b\"",
        ] {
            tags_first(text, &["type", "a"]);
        }
    }
}
