//! Decodes recorded conversations with the generated types, encodes them again, and compares: `round-trip [--protocol
//! NAME] FILE…`. Fails if anything differs.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command talks to its user"
)]

use std::process::ExitCode;

use threadwire_tests::round_trip::{Dialect, Report, round_trip};

fn main() -> ExitCode {
    let mut dialect: Option<Dialect> = None;
    let mut total = Report::default();
    let mut files = 0;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--protocol" {
            match arguments.next().unwrap_or_default().parse() {
                Ok(named) => dialect = Some(named),
                Err(error) => return fail(&error),
            }
            continue;
        }
        match std::fs::read_to_string(&argument) {
            Ok(text) => total.add(round_trip(&argument, &text, dialect)),
            Err(error) => return fail(&format!("{argument}: {error}")),
        }
        files += 1;
    }
    if files == 0 {
        return fail("round-trip [--protocol NAME] FILE…");
    }
    println!("{total}");
    ExitCode::from(u8::from(!total.different.is_empty()))
}

fn fail(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::from(2)
}
