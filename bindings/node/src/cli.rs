//! The command line of the package.

use napi::{Error, Result, bindgen_prelude::spawn_blocking};
use napi_derive::napi;

/// Runs the `threadwire` command and returns its exit status. `arguments` start with the program name.
#[napi]
pub(crate) async fn run_cli(arguments: Vec<String>) -> Result<u8> {
    // The command has its own runtime, which cannot start on a thread of another runtime.
    spawn_blocking(|| threadwire_cli::run(arguments))
        .await
        .map_err(|error| Error::from_reason(error.to_string()))
}
