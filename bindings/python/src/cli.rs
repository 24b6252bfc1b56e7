//! The command line of the package.

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs the `threadwire` command and returns its exit status. The interpreter is free meanwhile.
///
/// `arguments` start with the name of the program. The caller sets SIGINT and SIGTERM to what they do by default first.
#[pyfunction]
pub(crate) fn run_cli(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| threadwire_cli::run(arguments))
}
