//! The native half of the Python package `threadwire`: transports, framing and routing.
//!
//! Python and Rust exchange encoded messages. Python calls into Rust with plain calls that never wait. Rust puts
//! letters into a [`mailbox::Mailbox`], which wakes the event loop once for a batch of letters. Threads of the runtime
//! never take the interpreter lock.
//!
//! Models, ergonomics and typing are in Python: see `python/threadwire/`.

mod agent;
mod cli;
mod extensions;
mod link;
mod mailbox;
mod runtime;
mod server;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::agent::Turn;
    #[pymodule_export]
    use crate::cli::run_cli;
    #[pymodule_export]
    use crate::link::{Link, open_address, open_command};
    #[pymodule_export]
    use crate::mailbox::Mailbox;
    #[pymodule_export]
    use crate::server::{Server, open_server};

    use super::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
