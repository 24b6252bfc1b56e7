//! The command line of the package.

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs the `threadwire` command and returns its exit status. Releases the interpreter lock meanwhile.
///
/// `arguments` start with the program name. The caller must have reset SIGINT and SIGTERM to their default handlers.
#[pyfunction]
pub(crate) fn run_cli(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| threadwire_cli::run(arguments))
}
