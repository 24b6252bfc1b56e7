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
