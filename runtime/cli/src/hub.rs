//! `threadwire hub`: the process that starts an app server per workspace.

use std::{ffi::OsString, path::PathBuf, time::Duration};

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use serde_json::json;
use threadwire_client::{Hub as Client, protocol::dotcraft::HubAppServerState};
use threadwire_hub::{Hub, OpenError, Options};
use threadwire_workspace::craft;
use tokio::{
    process::Command,
    signal::unix::{SignalKind, signal},
    time::{Instant, sleep},
};

use crate::{ExitCode, args::Settings, block_on, output, pages, until_signalled};

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
    pages::forget_start();
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
    let file = craft::hub_file().context("the user has no home folder")?;
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
    craft::hub_folder().context("the user has no home folder")
}
