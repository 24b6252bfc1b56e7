//! The `threadwire` command. See the library of this package.

use std::process::ExitCode;

fn main() -> ExitCode {
    threadwire::run(std::env::args_os()).into()
}
