//! Says in plain words what serde found wrong with a text.

use std::borrow::Cow;

/// Returns what serde says of a wrong value as a sentence that says what is allowed: `must be a whole number in 1 to
/// 4294967295` for `invalid value: integer 0, expected a nonzero u32 at line 1 column 9`. A path in front of the words
/// stays there. The wrong value is left out, because it may be long or a secret. Every other text stays as it is.
pub fn plain(problem: &str) -> Cow<'_, str> {
    let Some((path, words)) = of_serde(problem) else {
        return Cow::Borrowed(problem);
    };
    let words = without_position(words);
    let sentence = if let Some(member) = words.strip_prefix("missing field ") {
        format!("the member {member} is missing")
    } else if let Some(member) = words.strip_prefix("duplicate field ") {
        format!("the member {member} comes twice")
    } else if let Some(union) = words.strip_prefix(NO_VARIANT) {
        format!("fits no form of `{union}`")
    } else if let Some((_, expected)) = words.rsplit_once(", expected ") {
        format!("must be {}", allowed(expected))
    } else {
        return Cow::Borrowed(problem);
    };
    Cow::Owned(format!("{path}{sentence}"))
}

/// Says what is wrong with a value: where, and what is allowed there. `path` names a part of the value as
/// `member.member[index]`, and is empty for all of it, which is called `whole`.
pub fn located(whole: &str, path: &str, problem: &str) -> String {
    let problem = plain(problem);
    match path {
        "" if problem.starts_with("must ") => format!("{whole}: {problem}"),
        "" => problem.into_owned(),
        path => format!("{path}: {problem}"),
    }
}

const NO_VARIANT: &str = "data did not match any variant of untagged enum ";

/// How the texts begin in which serde says what does not fit.
const BEGINNINGS: [&str; 7] = [
    "missing field `",
    "duplicate field `",
    "invalid type: ",
    "invalid value: ",
    "invalid length ",
    "unknown variant `",
    NO_VARIANT,
];

/// Splits a text before the words of serde, which stand at its beginning or behind a path and a colon.
fn of_serde(problem: &str) -> Option<(&str, &str)> {
    let begins = |text: &str| BEGINNINGS.iter().any(|words| text.starts_with(words));
    if begins(problem) {
        return Some(("", problem));
    }
    let (path, words) = problem.split_once(": ")?;
    let is_path = !path.contains(char::is_whitespace);
    (is_path && begins(words)).then(|| problem.split_at(path.len() + 2))
}

/// Leaves out the position that serde adds: the text is a part of a larger one.
fn without_position(words: &str) -> &str {
    let Some((before, position)) = words.rsplit_once(" at line ") else {
        return words;
    };
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    match position.split_once(" column ") {
        Some((line, column)) if is_number(line) && is_number(column) => before,
        _ => words,
    }
}

/// Says what serde expected.
fn allowed(expected: &str) -> Cow<'_, str> {
    let number: Option<(i64, i64)> = match expected {
        "u8" => Some((0, u8::MAX.into())),
        "u16" => Some((0, u16::MAX.into())),
        "u32" => Some((0, u32::MAX.into())),
        "a nonzero u32" => Some((1, u32::MAX.into())),
        "i32" => Some((i32::MIN.into(), i32::MAX.into())),
        _ => None,
    };
    if let Some((least, most)) = number {
        return format!("a whole number in {least} to {most}").into();
    }
    let is_object = ["struct ", "internally tagged enum "];
    match expected {
        "i64" => "a whole number of 64 bits".into(),
        "u64" | "usize" => "a whole number of 64 bits, 0 or more".into(),
        "f32" | "f64" => "a number".into(),
        "a boolean" => "`true` or `false`".into(),
        "string" => "a string".into(),
        "a sequence" => "an array".into(),
        "a map" => "an object".into(),
        "string or map" => "a string or an object".into(),
        name if is_object.iter().any(|kind| name.starts_with(kind)) => "an object".into(),
        other => other.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{located, plain};

    #[test]
    fn the_words_of_serde_become_sentences() {
        for (words, expected) in [
            (
                r#"invalid type: string "a, expected b", expected u32"#,
                "must be a whole number in 0 to 4294967295",
            ),
            (
                "invalid value: integer `18446744073709551616`, expected i64",
                "must be a whole number of 64 bits",
            ),
            (
                "max_rounds: invalid value: integer `0`, expected a nonzero u32 at line 1 column 13",
                "max_rounds: must be a whole number in 1 to 4294967295",
            ),
            (
                "invalid type: map, expected a string at line 2 column 0",
                "must be a string",
            ),
            (
                "invalid type: integer `5`, expected a boolean",
                "must be `true` or `false`",
            ),
            (
                "invalid length 0, expected struct ThreadReadParams with 2 elements",
                "must be an object",
            ),
            (
                "unknown variant `x`, expected one of `a`, `b`, `c`",
                "must be one of `a`, `b`, `c`",
            ),
            ("unknown variant `x`, expected `a`", "must be `a`"),
            ("missing field `id`", "the member `id` is missing"),
            (
                "identity: missing field `id`",
                "identity: the member `id` is missing",
            ),
            ("duplicate field `id`", "the member `id` comes twice"),
            (
                "data did not match any variant of untagged enum McpServer",
                "fits no form of `McpServer`",
            ),
        ] {
            assert_eq!(plain(words), expected, "{words}");
        }
    }

    #[test]
    fn a_problem_names_its_place() {
        let wrong = "invalid type: null, expected a string";
        assert_eq!(
            located("params", "a[1].b", wrong),
            "a[1].b: must be a string"
        );
        assert_eq!(located("params", "", wrong), "params: must be a string");
        let missing = "missing field `a`";
        assert_eq!(located("params", "", missing), "the member `a` is missing");
    }

    #[test]
    fn other_texts_stay() {
        for text in [
            "",
            "must not be empty",
            "number out of range at line 1 column 9",
            "the server says: invalid type: text, expected more",
        ] {
            assert_eq!(plain(text), text);
        }
    }
}
