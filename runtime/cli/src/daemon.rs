//! `app-server daemon`: one server in the background that listens on the control socket of the home.

use std::{
    env, fs,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use anyhow::{Context, Result, bail, ensure};
use clap::Subcommand;
use rustix::process::{Pid, Signal, kill_process, test_kill_process};
use serde::Serialize;
use tokio::{
    net::UnixStream,
    time::{Instant, sleep},
};

use crate::{ExitCode, args::Settings, output};

/// The variable that makes a server leave the session of its terminal.
const DETACHED: &str = "THREADWIRE_DETACHED";

/// How long a server may take to start or to stop, and the time between two looks.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(20);

/// What to do with the server in the background. Each prints a line of JSON.
#[derive(Clone, Copy, Debug, Subcommand)]
pub(crate) enum Action {
    /// Start the server unless it runs
    Start,
    /// Stop the server if it runs
    Stop,
    /// Stop the server if it runs, and start it
    Restart,
    /// Tell whether the server runs; the exit status is 1 if not
    Version,
}

/// The line that is printed.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Report<'a> {
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pid: Option<u32>,
    socket_path: &'a Path,
    cli_version: &'static str,
}

pub(crate) async fn run(settings: &Settings, socket: &Path, action: Action) -> Result<ExitCode> {
    let running = server_at(socket).await;
    let (status, pid) = match (action, running) {
        (Action::Version, Some(pid)) => ("running", Some(pid)),
        (Action::Version, None) => bail!("no server listens on {}", socket.display()),
        (Action::Start, Some(pid)) => ("alreadyRunning", Some(pid)),
        (Action::Start, None) => ("started", Some(start(settings, socket).await?)),
        (Action::Stop, None) => ("notRunning", None),
        (Action::Stop, Some(pid)) => {
            stop(pid).await?;
            ("stopped", None)
        }
        (Action::Restart, running) => {
            if let Some(pid) = running {
                stop(pid).await?;
            }
            ("restarted", Some(start(settings, socket).await?))
        }
    };
    let report = Report {
        status,
        pid: pid.map(|pid| pid.as_raw_nonzero().get().unsigned_abs()),
        socket_path: socket,
        cli_version: env!("CARGO_PKG_VERSION"),
    };
    output::print(&format!("{}\n", serde_json::to_string(&report)?))?;
    Ok(ExitCode::SUCCESS)
}

/// Leaves the session of the terminal, if this process is a server in the background.
pub(crate) fn detach() {
    if env::var_os(DETACHED).is_some() {
        // It fails only for the leader of a group, which this process is not.
        let _ = rustix::process::setsid();
    }
}

/// Returns the process that listens on a socket, as the kernel knows it.
async fn server_at(socket: &Path) -> Option<Pid> {
    let (short, _folder) = threadwire_socket::address(socket).ok()?;
    let stream = UnixStream::connect(short).await.ok()?;
    Pid::from_raw(stream.peer_cred().ok()?.pid()?)
}

async fn start(settings: &Settings, socket: &Path) -> Result<Pid> {
    let program = env::current_exe().context("cannot find the program itself")?;
    let mut server = Command::new(program)
        .args(["app-server", "--listen", "unix://"])
        .args(settings.arguments()?)
        .env(DETACHED, "1")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("cannot start the server")?;
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end {
        if let Some(pid) = server_at(socket).await {
            return Ok(pid);
        }
        let ended = server.try_wait().context("cannot watch the server")?;
        ensure!(
            ended.is_none(),
            "the server ended: `threadwire app-server --listen unix://` says why"
        );
        sleep(PAUSE).await;
    }
    let _ = server.kill();
    bail!("the server did not listen within {} s", PATIENCE.as_secs())
}

async fn stop(server: Pid) -> Result<()> {
    kill_process(server, Signal::TERM).context("cannot stop the server")?;
    let end = Instant::now() + PATIENCE;
    while runs(server) {
        ensure!(
            Instant::now() < end,
            "the server did not stop within {} s",
            PATIENCE.as_secs()
        );
        sleep(PAUSE).await;
    }
    Ok(())
}

/// Tells whether a process runs. One that ended and that nobody has waited for does not.
fn runs(process: Pid) -> bool {
    let stat = fs::read_to_string(format!("/proc/{}/stat", process.as_raw_nonzero()));
    let is_gone = |stat: String| {
        stat.rsplit_once(") ")
            .is_some_and(|(_, rest)| rest.starts_with('Z'))
    };
    test_kill_process(process).is_ok() && !stat.is_ok_and(is_gone)
}
