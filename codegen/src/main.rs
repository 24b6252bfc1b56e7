//! The command line of the generator.

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::Parser;
use codegen::{Generated, emit, lint, load, output};

/// Generates everything that follows from the schemas.
#[derive(Debug, Parser)]
#[command(name = "codegen")]
struct Options {
    /// Only checks the schemas, all of them or one dialect.
    #[arg(long, value_name = "DIALECT", num_args = 0..=1, conflicts_with = "check")]
    lint: Option<Option<String>>,
    /// Writes nothing; prints what the schemas changed since a revision, and fails if that breaks peers.
    #[arg(long, value_name = "REVISION", conflicts_with_all = ["lint", "check"])]
    compare: Option<String>,
    /// Writes nothing; prints how the files differ and what texts of the schemas hand-written code repeats, and fails
    /// if there is anything to print.
    #[arg(long)]
    check: bool,
    /// Folder of the schemas. Default: `schema` in the repository that `cargo` runs in.
    #[arg(long)]
    schema: Option<PathBuf>,
    /// Only writes Rust, into this folder of another crate, which depends on `threadwire-protocol`.
    #[arg(long, value_name = "FOLDER", requires = "schema")]
    plugin: Option<String>,
    /// Folder below which the files go. Default: the root of the repository that `cargo` runs in.
    #[arg(long)]
    out: Option<PathBuf>,
}

impl Options {
    fn schema(&self) -> PathBuf {
        self.schema.clone().unwrap_or_else(|| root().join("schema"))
    }

    /// Returns the folders that may contain only generated files.
    fn folders(&self) -> Vec<&str> {
        match (&self.schema, &self.plugin) {
            (_, Some(folder)) => vec![folder],
            (Some(_), None) => emit::FOLDERS.to_vec(),
            (None, None) => codegen::folders(),
        }
    }

    fn out(&self) -> PathBuf {
        self.out.clone().unwrap_or_else(root)
    }
}

/// Returns the root of the repository. It is determined at run time, because checkouts that share a target folder share
/// the program.
fn root() -> PathBuf {
    match std::env::var_os("CARGO_MANIFEST_DIR") {
        Some(package) => PathBuf::from(package).join(".."),
        None => PathBuf::from("."),
    }
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

fn run(options: &Options) -> Result<ExitCode> {
    if let Some(dialect) = &options.lint {
        let tree = load::load(&options.schema(), dialect.as_deref())?;
        return Ok(refuse(&lint::lint(&tree)));
    }
    if let Some(revision) = &options.compare {
        return compare(options, revision);
    }
    let generated = match (&options.schema, &options.plugin) {
        (Some(schema), Some(folder)) => codegen::plugin(schema, folder),
        (Some(schema), None) => codegen::generate(schema),
        (None, _) => codegen::repository(&root()),
    };
    let outputs = match generated? {
        Generated::Refused(problems) => return Ok(refuse(&problems)),
        Generated::Files(outputs) => outputs,
    };
    if options.check {
        return check(options, &outputs);
    }
    output::write(&options.out(), &outputs, &options.folders())?;
    Ok(ExitCode::SUCCESS)
}

#[expect(clippy::print_stdout, reason = "the report is the result")]
fn compare(options: &Options, revision: &str) -> Result<ExitCode> {
    let before = load::load_revision(&options.schema(), revision)?;
    let after = load::load(&options.schema(), None)?;
    let report = codegen::compare::compare(&before, &after)?;
    print!("{report}");
    Ok(if report.breaking.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

#[expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the diff is the result"
)]
fn check(options: &Options, outputs: &[emit::Output]) -> Result<ExitCode> {
    let diff = output::diff(&options.out(), outputs, &options.folders())?;
    if diff.is_empty() {
        let tree = load::load(&options.schema(), None)?;
        return Ok(refuse(&lint::sources(&tree, &options.out())?));
    }
    print!("{diff}");
    eprintln!("generated files are stale: run `cargo gen`");
    Ok(ExitCode::FAILURE)
}

#[expect(clippy::print_stderr, reason = "problems are for people")]
fn refuse(problems: &[lint::Problem]) -> ExitCode {
    for problem in problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => return ExitCode::SUCCESS,
        1 => eprintln!("1 problem"),
        count => eprintln!("{count} problems"),
    }
    ExitCode::FAILURE
}
