//! The `threadwire` command, for the binary of this package and for packages in other languages.
//!
//! Each command is a file with its arguments and a `run` function. Everything about threads uses a client connection,
//! even to a server in this process, so the command line can do nothing that a client cannot do. Start reading at
//! [`args::Cli`].

mod agents;
mod app_server;
mod args;
mod connect;
mod daemon;
mod doctor;
mod exec;
mod features;
mod help;
mod hub;
mod input;
mod local;
mod login;
mod managed;
mod mcp;
mod output;
mod pages;
mod program;
mod sandbox;
mod schema;
mod server;
mod threads;
mod token;
mod trust;

use std::{ffi::OsString, io, time::Duration};

pub use crate::connect::endpoint;
use anyhow::Result;
use clap::{CommandFactory, Parser};
use threadwire_workspace::{http, sandbox::wait_for_placeholders};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::{
    filter::{LevelFilter, Targets},
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

use crate::args::{Cli, Command};

/// How long the process waits at its end for the last confined commands, to leave nothing in their folders.
const LONGEST_TIDYING: Duration = Duration::from_millis(500);

/// Runs the command line and returns the exit status of the process: 0 for success, 2 for wrong usage, 128 plus the
/// signal number if a signal ended it.
///
/// `arguments` start with the program name. The command uses the standard streams and handles SIGINT and SIGTERM; the
/// process should exit afterwards.
pub fn run<A>(arguments: impl IntoIterator<Item = A>) -> u8
where
    A: Into<OsString> + Clone,
{
    let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
    let done = Cli::try_parse_from(args::in_place(&arguments).iter())
        .map_err(anyhow::Error::from)
        .and_then(|cli| {
            log_to_stderr();
            let done = execute(cli, &arguments);
            wait_for_placeholders(LONGEST_TIDYING);
            done
        });
    match done {
        Ok(ExitCode(code)) => code,
        Err(error) if output::is_broken_pipe(&error) => 0,
        Err(error) => match error.downcast::<clap::Error>() {
            Ok(usage) => {
                // Help goes to standard output, wrong usage to standard error; errors of a closed stream are ignored.
                let _ = usage.print();
                u8::try_from(usage.exit_code()).unwrap_or(2)
            }
            Err(error) => {
                output::note(&format!("threadwire: {}", describe(&error)));
                1
            }
        },
    }
}

/// The exit status of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ExitCode(u8);

impl ExitCode {
    pub(crate) const SUCCESS: Self = Self(0);
    pub(crate) const FAILURE: Self = Self(1);
    /// The exit status that shells report for SIGHUP.
    pub(crate) const HUNG_UP: Self = Self(129);
    /// The exit status that shells report for SIGINT.
    pub(crate) const INTERRUPTED: Self = Self(130);
    /// The exit status that shells report for SIGPIPE.
    pub(crate) const UNREAD: Self = Self(141);
    /// The exit status that shells report for SIGTERM.
    pub(crate) const TERMINATED: Self = Self(143);
}

/// Formats an error with its causes, leaving out causes that an outer message already contains.
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

fn execute(cli: Cli, arguments: &[OsString]) -> Result<ExitCode> {
    let Cli { settings, command } = cli;
    let settings = settings.with_features();
    settings.check_home()?;
    match command {
        Command::AppServer(args) => app_server::run(settings, args),
        Command::Acp(args) => app_server::run_acp(settings, args),
        Command::Exec(args) => block_on(until_terminated(exec::run(settings, args))),
        Command::Login(args) => block_on(until_signalled(login::login(settings, args))),
        Command::Logout => block_on(until_signalled(login::logout(settings))),
        Command::Features(args) => block_on(until_signalled(features::run(settings, args))),
        Command::Server(args) => block_on(until_signalled(server::run(settings, args))),
        Command::Hub(args) => hub::run(settings, args, program::own(arguments)?),
        Command::Threads(args) => block_on(until_signalled(threads::run(settings, args))),
        Command::Agents(args) => block_on(until_signalled(agents::run(settings, args))),
        Command::Mcp(args) => block_on(until_signalled(mcp::run(settings, args))),
        Command::Token(args) => token::run(settings, args),
        Command::Schema(args) => schema::run(&args),
        Command::Trust(args) => trust::run(settings, &args),
        Command::Sandbox(args) => block_on(sandbox::run(settings, args)),
        Command::Doctor => block_on(until_signalled(doctor::run(settings))),
        Command::Completion { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "threadwire", &mut script);
            output::print(&String::from_utf8(script)?)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Help { topic } => help::run(&topic),
    }
}

/// Runs a future on a runtime with two workers. Two are enough for thousands of threads, because workers never block:
/// waits for the disk, another process or the network run on other threads.
fn block_on(work: impl Future<Output = Result<ExitCode>>) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        // A server that does nothing has no threads that only wait for work.
        .thread_keep_alive(Duration::from_millis(500))
        .enable_all()
        .build()?;
    let done = runtime.block_on(work);
    // A terminal read cannot be cancelled and must not keep the process alive.
    runtime.shutdown_background();
    done
}

/// Runs a future until it completes or SIGTERM arrives.
async fn until_terminated(work: impl Future<Output = Result<ExitCode>>) -> Result<ExitCode> {
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        done = work => done,
        _ = terminate.recv() => Ok(ExitCode::TERMINATED),
    }
}

/// Runs a future until it completes, or SIGTERM or SIGINT arrives.
async fn until_signalled(work: impl Future<Output = Result<ExitCode>>) -> Result<ExitCode> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        done = until_terminated(work) => done,
        _ = interrupt.recv() => Ok(ExitCode::INTERRUPTED),
    }
}

fn log_to_stderr() {
    // Fails if the process already has a subscriber, which is fine.
    let _ = tracing_subscriber::registry()
        .with(tracing_subscriber::fmt::layer().with_writer(|| WithoutKeys(std::io::stderr())))
        .with(log_filter())
        .try_init();
}

/// Writes log lines without the keys in addresses: libraries name those that they cannot reach.
struct WithoutKeys<W>(W);

impl<W: io::Write> io::Write for WithoutKeys<W> {
    /// The whole of a line comes at once.
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let masked = http::without_keys(&String::from_utf8_lossy(line));
        self.0.write_all(masked.as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Returns the log filter: `THREADWIRE_LOG` or else `RUST_LOG` (for example `debug` or `threadwire_server=debug`), and
/// warnings if neither is valid.
fn log_filter() -> Targets {
    let named = ["THREADWIRE_LOG", "RUST_LOG"].into_iter().find_map(|name| {
        let text = std::env::var(name).ok()?;
        let targets: Targets = text.parse().ok()?;
        (!text.trim().is_empty()).then_some(targets)
    });
    let filter = match named {
        None => Targets::new().with_default(LevelFilter::WARN),
        // Errors are logged for all targets, even if the filter names other targets only.
        Some(named) if named.default_level().is_none() => named.with_default(LevelFilter::ERROR),
        Some(named) => named,
    };
    // At a higher level, the library logs the authorization codes of logins.
    filter.with_target("rmcp::transport::auth", LevelFilter::INFO)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_in_an_address_is_logged() {
        let mut log = Vec::new();
        let line = "ERROR rmcp: for url (http://me:pass@h/mcp?key=K), a \u{e4}\n";
        let written = io::Write::write_all(&mut WithoutKeys(&mut log), line.as_bytes());
        written.expect("written");
        let logged = String::from_utf8(log).expect("text");
        let masked = "ERROR rmcp: for url (http://[key]@h/mcp?key=[key]), a \u{e4}\n";
        assert_eq!(logged, masked);
    }
}
