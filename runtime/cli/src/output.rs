//! Text output: results go to standard output, everything else to standard error.

use std::io::{self, Write};

/// Prints a result to standard output.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Prints a message for the user to standard error.
pub(crate) fn note(line: &str) {
    // Fails if standard error is closed, which is fine.
    let _ = writeln!(io::stderr(), "{line}");
}

/// Tells whether the reader of standard output is gone, for example after `| head`.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Makes text that others chose safe for a terminal: one line without control characters.
pub(crate) fn shown(text: &str) -> String {
    text.chars()
        .map(|char| if char.is_control() { ' ' } else { char })
        .collect()
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
