//! The `threadwire` command.
//!
//! Each command is a file with its arguments and a `run`. Everything about threads goes through a client connection,
//! also where the server is in this process, so the command line can do nothing that a client cannot.
//! Start reading at [`args::Cli`].

mod app_server;
mod args;
mod doctor;
mod exec;
mod help;
mod local;
mod output;
mod sandbox;
mod schema;
mod threads;

use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser};
use tracing_subscriber::EnvFilter;

use crate::args::{Cli, Command};

fn main() -> ExitCode {
    let cli = Cli::parse();
    log_to_stderr();
    let done = run(cli);
    match done {
        Ok(code) => code,
        Err(error) if output::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            output::note(&format!("threadwire: {}", describe(&error)));
            ExitCode::FAILURE
        }
    }
}

/// Writes an error with its causes, leaving out those that a message above quotes.
fn describe(error: &anyhow::Error) -> String {
    error
        .chain()
        .map(ToString::to_string)
        .fold(String::new(), |text, cause| match text {
            text if text.contains(&cause) => text,
            text if text.is_empty() => cause,
            text => format!("{text}: {cause}"),
        })
}

fn run(cli: Cli) -> Result<ExitCode> {
    let Cli { settings, command } = cli;
    match command {
        Command::AppServer(args) => app_server::run(settings, args),
        Command::Acp => app_server::run_acp(settings),
        Command::Exec(args) => block_on(exec::run(settings, args)),
        Command::Threads(args) => block_on(threads::run(settings, args)),
        Command::Schema(args) => schema::run(&args),
        Command::Sandbox(args) => sandbox::run(args),
        Command::Doctor => block_on(doctor::run(settings)),
        Command::Completion { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "threadwire", &mut script);
            output::print(&String::from_utf8(script)?)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Help { topic } => help::run(&topic),
    }
}

/// Runs asynchronous work. Two workers serve thousands of threads, because nothing blocks them.
fn block_on(work: impl Future<Output = Result<ExitCode>>) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(2)
        .enable_all()
        .build()?;
    let done = runtime.block_on(work);
    // A read of a terminal cannot be cancelled and must not keep the process alive.
    runtime.shutdown_background();
    done
}

fn log_to_stderr() {
    let filter = EnvFilter::try_from_env("THREADWIRE_LOG")
        .or_else(|_| EnvFilter::try_from_default_env())
        .unwrap_or_else(|_| EnvFilter::new("warn"));
    // With more than this the library writes down the codes that logins come back with.
    let filter = match "rmcp::transport::auth=info".parse() {
        Ok(quiet) => filter.add_directive(quiet),
        Err(_) => filter,
    };
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
}
