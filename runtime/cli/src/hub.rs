//! `threadwire hub`: the process that starts an app server per workspace.

use std::{env, ffi::OsString, path::PathBuf, time::Duration};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use serde_json::json;
use threadwire_client::{Hub as Client, protocol::dotcraft::HubAppServerState};
use threadwire_hub::{Hub, OpenError, Options};
use tokio::{
    process::Command,
    signal::unix::{SignalKind, signal},
    time::{Instant, sleep},
};

use crate::{ExitCode, args::Settings, block_on, output, until_signalled};

/// Time that a hub has to be ready, or to end.
const PATIENCE: Duration = Duration::from_secs(20);
const POLL: Duration = Duration::from_millis(20);

/// Start, show or stop the hub: it starts an app server for each workspace that a client asks for.
///
/// A user has one hub. Clients find it by ~/.craft/hub/hub.lock, which has its address and its token, and ask it over
/// HTTP for the app server of a folder that has a folder .craft. They then connect to that server, not to the hub.
#[derive(Args, Debug)]
pub(crate) struct HubArgs {
    #[command(subcommand)]
    command: HubCommand,
}

#[derive(Debug, Subcommand)]
enum HubCommand {
    /// Start the hub, unless one runs
    ///
    /// The hub runs in the background and has the environment of this command, and so have the app servers that it
    /// starts: their keys of models, for example. It logs into ~/.craft/hub/hub.log. --home and --config are passed on
    /// to the app servers.
    #[command(after_long_help = "\
Examples:
  threadwire hub start
  threadwire hub start --foreground
  threadwire hub start --home ~/work/.threadwire")]
    Start {
        /// Be the hub, until SIGTERM or SIGINT, instead of starting it in the background
        #[arg(long)]
        foreground: bool,
    },

    /// Show the hub and the app servers that it knows
    ///
    /// The exit status is 1 if no hub runs.
    #[command(after_long_help = "\
Examples:
  threadwire hub status
  threadwire hub status --json | jq '.appServers[] | {workspacePath, state, pid}'

JSON has `hub`, null if none runs, and `appServers`. The addresses in it have tokens: keep them to yourself.")]
    Status {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },

    /// Stop the hub and the app servers that it started
    ///
    /// Running turns are interrupted and everything is stored.
    #[command(after_long_help = "\
Example:
  threadwire hub stop")]
    Stop,
}

/// `program` starts this program again.
pub(crate) fn run(settings: Settings, args: HubArgs, program: Vec<OsString>) -> Result<ExitCode> {
    match args.command {
        // One thread is enough, and needs less memory.
        HubCommand::Start { foreground: true } => tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?
            .block_on(serve(settings, program)),
        HubCommand::Start { foreground: false } => {
            block_on(until_signalled(start(settings, &program)))
        }
        HubCommand::Status { json } => block_on(until_signalled(status(json))),
        HubCommand::Stop => block_on(until_signalled(stop())),
    }
}

/// Starts the hub in the background.
async fn start(settings: Settings, program: &[OsString]) -> Result<ExitCode> {
    let hub = match Client::find().await? {
        Some(hub) => hub,
        None => {
            let mut command = Command::new(&program[0]);
            command.args(&program[1..]);
            command.args(["hub", "start", "--foreground"]);
            command.args(settings.arguments()?);
            Client::start(command).await?
        }
    };
    output::print(&format!("hub at {}\n", hub.address()))?;
    Ok(ExitCode::SUCCESS)
}

/// Is the hub.
async fn serve(settings: Settings, program: Vec<OsString>) -> Result<ExitCode> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let program = program.iter().map(|part| part.display().to_string());
    let mut server: Vec<String> = program.collect();
    server.extend(settings.arguments()?);
    server.push("app-server".to_owned());
    let hub = match Hub::open(Options::new(folder()?, server)).await {
        Err(OpenError::Taken) => {
            let other = running().await?;
            output::print(&format!("hub at {}\n", other.address()))?;
            return Ok(ExitCode::SUCCESS);
        }
        hub => hub?,
    };
    output::print(&format!("hub at {}\n", hub.address()))?;
    forget_start();
    let stop = async {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    };
    hub.serve(stop).await?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the hub that is starting.
async fn running() -> Result<Client> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(hub) = Client::find().await? {
            return Ok(hub);
        }
        if Instant::now() > deadline {
            bail!(
                "another hub holds {} and does not answer",
                folder()?.display()
            );
        }
        sleep(POLL).await;
    }
}

async fn status(as_json: bool) -> Result<ExitCode> {
    let Some(hub) = Client::find().await? else {
        if as_json {
            let none = json!({ "hub": null, "appServers": [] });
            output::print(&(serde_json::to_string_pretty(&none)? + "\n"))?;
        } else {
            output::note("no hub runs");
        }
        return Ok(ExitCode::FAILURE);
    };
    let (about, servers) = tokio::try_join!(hub.status(), hub.servers())?;
    if as_json {
        let all = json!({ "hub": about, "appServers": servers });
        output::print(&(serde_json::to_string_pretty(&all)? + "\n"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = format!(
        "hub {} at {}, process {}, since {}\n",
        about.hub_version, about.api_base_url, about.pid, about.started_at
    );
    for server in servers {
        let pid = server.pid.map_or("-".to_owned(), |pid| pid.to_string());
        let whose = match server.started_by_hub || server.state == HubAppServerState::Stopped {
            true => "",
            false => " (another program started it)",
        };
        let state = server.state.as_str();
        let path = output::shown(&server.canonical_workspace_path);
        out.push_str(&format!("  {state:<9}  {pid:>7}  {path}{whose}\n"));
        if let Some(error) = server.last_error {
            out.push_str(&format!("             {}\n", output::shown(&error)));
        }
    }
    output::print(&out)?;
    Ok(ExitCode::SUCCESS)
}

async fn stop() -> Result<ExitCode> {
    let Some(hub) = Client::find().await? else {
        output::note("no hub runs");
        return Ok(ExitCode::SUCCESS);
    };
    let file = folder()?.join("hub.lock");
    hub.shutdown().await?;
    // The hub removes the file when its app servers have ended.
    let deadline = Instant::now() + PATIENCE;
    while tokio::fs::try_exists(&file).await? {
        if Instant::now() > deadline {
            bail!("the hub does not end");
        }
        sleep(POLL).await;
    }
    Ok(ExitCode::SUCCESS)
}

fn folder() -> Result<PathBuf> {
    let home = env::home_dir().context("the user has no home folder")?;
    Ok(home.join(".craft").join("hub"))
}

/// Gives back the pages of the program that were read for its start, such as the table of relocations, which are most of
/// what an idle hub holds. The few that it needs again come from the page cache.
#[cfg(target_os = "linux")]
#[expect(
    unsafe_code,
    reason = "pages of the program are given back by a call into the C library"
)]
fn forget_start() {
    let here = forget_start as *const () as usize;
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    for (start, end) in unwritten(&maps, here) {
        // SAFETY: the pages are mapped from a file and nobody can have written to them, so they are read from it again
        // with the same content. A failure changes nothing.
        unsafe {
            libc::madvise(start as *mut libc::c_void, end - start, libc::MADV_DONTNEED);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn forget_start() {}

/// Returns the address ranges of the file whose code is at `here`, up to the end of that code. What follows the code has
/// been written to by the loader.
#[cfg(target_os = "linux")]
fn unwritten(maps: &str, here: usize) -> Vec<(usize, usize)> {
    let ranges = maps.lines().filter_map(|line| {
        let mut words = line.split_ascii_whitespace();
        let (start, end) = words.next()?.split_once('-')?;
        let start = usize::from_str_radix(start, 16).ok()?;
        let end = usize::from_str_radix(end, 16).ok()?;
        let (rights, file) = (words.next()?, words.nth(3)?);
        Some((start, end, rights, file))
    });
    let ranges: Vec<_> = ranges.collect();
    let is_code = |(start, end, rights, _): &(usize, usize, &str, &str)| {
        (*start..*end).contains(&here) && *rights == "r-xp"
    };
    let Some(code) = ranges.iter().position(is_code) else {
        return Vec::new();
    };
    let file = ranges[code].3;
    let before = ranges[..=code].iter().rev();
    before
        .take_while(|(_, _, rights, of)| *of == file && matches!(*rights, "r--p" | "r-xp"))
        .map(|(start, end, _, _)| (*start, *end))
        .collect()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::unwritten;

    #[test]
    fn only_pages_that_nobody_wrote_to_are_given_back() {
        let maps = "\
1000-2000 r--p 00000000 08:01 7  /bin/threadwire
2000-5000 r-xp 00001000 08:01 7  /bin/threadwire
5000-6000 r--p 00004000 08:01 7  /bin/threadwire
6000-7000 rw-p 00005000 08:01 7  /bin/threadwire
8000-9000 rw-p 00000000 00:00 0  [heap]
a000-b000 r-xp 00000000 08:01 8  /lib/libc.so
";
        assert_eq!(
            unwritten(maps, 0x2100),
            [(0x2000, 0x5000), (0x1000, 0x2000)]
        );
        assert_eq!(unwritten(maps, 0xa100), [(0xa000, 0xb000)]);
        assert_eq!(unwritten(maps, 0x6100), []);
    }
}
