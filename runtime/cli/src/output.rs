//! Where text goes: results to standard output, everything else to standard error.

use std::io::{self, Write};

/// Writes a result.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Writes a line for the person in front of the terminal, if there is one.
pub(crate) fn note(line: &str) {
    // Who has closed standard error does not want to know.
    let _ = writeln!(io::stderr(), "{line}");
}

/// Tells whether a result found no reader any more, which is how `| head` ends.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
