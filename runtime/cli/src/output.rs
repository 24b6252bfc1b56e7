//! Text output: results go to standard output, everything else to standard error.

use std::{
    borrow::Cow,
    fmt::Write as _,
    io::{self, IsTerminal, Write},
};

/// Prints a result to standard output: as it is for a program that reads it, and [`visible`] on a terminal.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let text = match out.is_terminal() {
        true => visible(text),
        false => Cow::Borrowed(text),
    };
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Prints a message for the user to standard error.
pub(crate) fn note(line: &str) {
    // Fails if standard error is closed, which is fine.
    let _ = writeln!(io::stderr(), "{}", visible(line));
}

/// Prints a piece of the output of a command to standard error.
pub(crate) fn pass_on(text: &str) {
    // Fails if standard error is closed, which is fine.
    let _ = io::stderr().write_all(visible(text).as_bytes());
}

/// Tells whether the reader of standard output is gone, for example after `| head`.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Makes text that others chose safe for a terminal, which would obey what is in it: a command could overwrite the
/// question whether it may run. Control characters are shown as JSON writes them, so that a line of JSON stays one.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, &['\n', '\t'])
}

/// Makes text that others chose safe for a terminal, in one line.
pub(crate) fn shown(text: &str) -> String {
    escaped(text, &[]).into_owned()
}

/// Makes text that others chose safe for a terminal. Its further lines are indented, so that they cannot pass for lines
/// of this program.
pub(crate) fn indented(text: &str) -> String {
    visible(text.trim_end()).replace('\n', "\n    ")
}

fn escaped<'a>(text: &'a str, kept: &[char]) -> Cow<'a, str> {
    let is_plain = |char: char| kept.contains(&char) || !is_obeyed(char);
    if text.chars().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            char if is_plain(char) => out.push(char),
            // The end of a line, as terminals write it.
            '\r' if kept.contains(&'\n') && chars.peek() == Some(&'\n') => {}
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            char => {
                let _ = write!(out, "\\u{:04x}", u32::from(char));
            }
        }
    }
    Cow::Owned(out)
}

/// Tells whether a terminal acts on a character in place of showing it: controls, ends of lines, and marks that change
/// the direction of text, so that it reads as another one.
fn is_obeyed(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Formats an age in its largest unit.
pub(crate) fn age(seconds: i64) -> String {
    const UNITS: [(i64, &str); 3] = [(86_400, "d"), (3_600, "h"), (60, "min")];
    for (length, unit) in UNITS {
        if seconds >= length {
            return format!("{} {unit}", seconds / length);
        }
    }
    format!("{} s", seconds.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_obeys_nothing_in_text_of_others() {
        let text = "rm x\r\u{1b}[2Kls\u{9b}1A\u{202e}\tü 👩‍💻\r\nnext";
        assert_eq!(
            visible(text),
            "rm x\\r\\u001b[2Kls\\u009b1A\\u202e\tü 👩‍💻\nnext"
        );
        assert_eq!(shown("a\tb\r\n\u{7f}"), r"a\tb\r\n\u007f");
        assert_eq!(indented("a\nRun this?\u{7}\n"), "a\n    Run this?\\u0007");
        assert!(matches!(visible("a\nb"), Cow::Borrowed("a\nb")));
        let json = visible("{\"a\":\"\u{9b}\"}").into_owned();
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["a"], "\u{9b}");
    }

    #[test]
    fn an_age_has_one_unit() {
        let ages = [-5, 0, 59, 60, 3_599, 3_600, 86_399, 86_400, 864_000].map(age);
        assert_eq!(
            ages,
            [
                "0 s", "0 s", "59 s", "1 min", "59 min", "1 h", "23 h", "1 d", "10 d"
            ]
        );
    }
}
