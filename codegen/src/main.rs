//! Command line of the generator.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::Parser;
use codegen::{lint, load};

/// Generates everything that follows from the schemas.
#[derive(Debug, Parser)]
#[command(name = "codegen")]
struct Options {
    /// Only checks the schemas, all of them or one dialect.
    #[arg(long, value_name = "DIALECT", num_args = 0..=1)]
    lint: Option<Option<String>>,
    /// Folder of the schemas.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../schema"))]
    schema: PathBuf,
}

#[expect(
    clippy::print_stderr,
    reason = "a command line program reports on stderr"
)]
fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[expect(
    clippy::print_stderr,
    reason = "a command line program reports on stderr"
)]
fn run(options: &Options) -> Result<ExitCode> {
    let dialect = options.lint.as_ref().and_then(Option::as_deref);
    let tree = load::load(&options.schema, dialect)?;
    let problems = lint::lint(&tree);
    for problem in &problems {
        eprintln!("{problem}");
    }
    if !problems.is_empty() {
        eprintln!("{} problems", problems.len());
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}
