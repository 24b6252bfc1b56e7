//! Matchers: which subjects of an event a hook is for.

use regex_automata::{meta::Regex, util::syntax};

/// Names of tools that also match `apply_patch`, because hooks of other programs know it by these.
const EDITING: [&str; 2] = ["Write", "Edit"];

/// Tells whether a matcher selects a subject. Nothing, an empty text and `*` select all; words with `|` between them are
/// names; everything else is a regular expression that is searched in the subject.
pub(super) fn matches(matcher: Option<&str>, subject: &str) -> bool {
    let Some(matcher) = matcher.filter(|matcher| !is_all(matcher)) else {
        return true;
    };
    let also = match subject {
        "apply_patch" => &EDITING[..],
        _ => &[],
    };
    let mut names = [subject].into_iter().chain(also.iter().copied());
    if is_names(matcher) {
        return names.any(|name| matcher.split('|').any(|word| word == name));
    }
    compile(matcher).is_ok_and(|regex| names.any(|name| regex.is_match(name)))
}

/// Returns what is wrong with a matcher.
pub(super) fn problem(matcher: &str) -> Option<String> {
    if is_all(matcher) || is_names(matcher) {
        return None;
    }
    compile(matcher).err()
}

fn is_all(matcher: &str) -> bool {
    matcher.is_empty() || matcher == "*"
}

fn is_names(matcher: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'|');
    matcher.bytes().all(is_part)
}

fn compile(pattern: &str) -> Result<Regex, String> {
    // Names of tools are ASCII, so the tables of Unicode are not needed.
    let syntax = syntax::Config::new().unicode(false).utf8(false);
    let limits = Regex::config().nfa_size_limit(Some(1 << 20));
    let built = Regex::builder()
        .configure(limits)
        .syntax(syntax)
        .build(pattern);
    built.map_err(|error| match error.syntax_error() {
        Some(syntax) => syntax.to_string(),
        None => error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_names_and_the_rest_are_expressions() {
        for (matcher, subject, expected) in [
            (None, "Bash", true),
            (Some(""), "Bash", true),
            (Some("*"), "Bash", true),
            (Some("Bash"), "Bash", true),
            (Some("Bas"), "Bash", false),
            (Some("Read|Bash"), "Bash", true),
            (Some("Edit"), "apply_patch", true),
            (Some("Edit"), "Bash", false),
            (Some("^mcp__.*read"), "mcp__docs__read", true),
            (Some("^mcp__.*read"), "Bash", false),
        ] {
            assert_eq!(matches(matcher, subject), expected, "{matcher:?} {subject}");
        }
    }

    #[test]
    fn a_wrong_expression_is_told() {
        let problem = problem("[").unwrap();
        assert!(problem.starts_with("regex parse error"), "{problem}");
        assert!(!matches(Some("["), "["));
    }
}
