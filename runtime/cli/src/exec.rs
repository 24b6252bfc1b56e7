//! `threadwire exec`: runs one turn.

mod answer;
mod progress;

use std::{
    io::{self, IsTerminal, Read},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use clap::{Args, CommandFactory, ValueEnum, error::ErrorKind};
use serde::Serialize;
use serde_json::json;
use threadwire_client::{
    Event, RunningTurn, Transport,
    protocol::{
        RawJson,
        codex::{AskForApproval, SandboxMode, ThreadStartParams, TurnStatus},
    },
};
use tokio::signal::unix::{SignalKind, signal};
use tracing::debug;

use self::{answer::Answers, progress::Progress};
use crate::{
    ExitCode,
    args::{Cli, Settings},
    connect::{ConnectArgs, Remote},
    local::Local,
    output,
};

/// Run one turn and print the agent's answer.
///
/// The answer goes to standard output, everything else to standard error. Approvals are asked for on the terminal;
/// without a terminal they are declined.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  threadwire exec 'Explain what this repository does'
  git diff | threadwire exec -                  Read the prompt from standard input
  threadwire exec -C ../other --sandbox read-only 'Find unused files'
  threadwire exec --json --ephemeral 'Say hello' | jq -r .method
  threadwire exec --connect ws://build-machine:4500 -C /srv/app 'Run the tests'

Exit status: 0 done, 1 the turn failed, 2 wrong usage, 130 interrupted. Ctrl-C interrupts the turn, a second one quits.")]
pub(crate) struct ExecArgs {
    /// The prompt; `-` reads it from standard input
    prompt: String,

    /// Print every event as one line of JSON instead of the answer
    #[arg(long)]
    json: bool,

    /// Work in this folder instead of the current one
    #[arg(short = 'C', long = "cd", value_name = "DIR")]
    cwd: Option<PathBuf>,

    /// Use this model
    #[arg(short, long)]
    model: Option<String>,

    /// What the agent may change without approval
    ///
    /// Commands are not confined by the operating system: the policy decides which of them need approval.
    #[arg(long, value_enum)]
    sandbox: Option<Sandbox>,

    /// When to ask for approval
    #[arg(
        short,
        long,
        alias = "ask-for-approval",
        value_enum,
        value_name = "POLICY"
    )]
    approval: Option<Approval>,

    /// Do not store the thread
    #[arg(long)]
    ephemeral: bool,

    #[command(flatten)]
    server: ConnectArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sandbox {
    /// Nothing: commands that may write need approval
    ReadOnly,
    /// The working directory: changes of files elsewhere need approval
    WorkspaceWrite,
    /// Everything
    DangerFullAccess,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Approval {
    /// For all but harmless commands
    Untrusted,
    /// When the agent wants to leave the sandbox
    OnRequest,
    /// Never: actions that need approval fail
    Never,
}

impl From<Sandbox> for SandboxMode {
    fn from(sandbox: Sandbox) -> Self {
        match sandbox {
            Sandbox::ReadOnly => Self::ReadOnly,
            Sandbox::WorkspaceWrite => Self::WorkspaceWrite,
            Sandbox::DangerFullAccess => Self::DangerFullAccess,
        }
    }
}

impl From<Approval> for AskForApproval {
    fn from(approval: Approval) -> Self {
        match approval {
            Approval::Untrusted => Self::Untrusted,
            Approval::OnRequest => Self::OnRequest,
            Approval::Never => Self::Never,
        }
    }
}

pub(crate) async fn run(settings: Settings, args: ExecArgs) -> Result<ExitCode> {
    let prompt = prompt(&args.prompt)?;
    let cwd = match &args.cwd {
        None => std::env::current_dir().context("no current folder")?,
        Some(folder) => match std::path::absolute(folder) {
            Ok(path) if path.is_dir() => path,
            _ => bail!(usage_error(&format!(
                "no such folder: {}",
                folder.display()
            ))),
        },
    };
    const NAME: &str = "threadwire_exec";
    let local = match args.server.connect {
        Some(address) => {
            let remote = Remote::new(&settings, address, args.server.token_file.as_deref())?;
            Local::connect(&remote, NAME).await?
        }
        None => Local::open(settings.open_options("exec"), NAME).await?,
    };
    let thread = local
        .client
        .thread_start(&ThreadStartParams {
            cwd: Some(cwd.to_string_lossy().into_owned()),
            model: args.model.clone(),
            sandbox: args.sandbox.map(Into::into),
            approval_policy: args.approval.map(Into::into),
            ephemeral: args.ephemeral.then_some(true),
            ..ThreadStartParams::default()
        })
        .await?
        .thread;
    let input = json!({ "threadId": thread.id, "input": [{ "type": "text", "text": prompt }] });
    let turn = local
        .client
        .start_turn(&serde_json::from_str(&input.to_string())?)
        .await?;
    let code = follow(turn, args.json).await;
    local.close().await;
    code
}

fn prompt(argument: &str) -> Result<String> {
    let mut text = argument.to_owned();
    if argument == "-" {
        text.clear();
        io::stdin()
            .read_to_string(&mut text)
            .context("cannot read the prompt from standard input")?;
    }
    if text.trim().is_empty() {
        bail!(usage_error("the prompt is empty"));
    }
    Ok(text)
}

/// Creates the error for arguments that contradict each other or are invalid.
fn usage_error(message: &str) -> clap::Error {
    let mut root = Cli::command();
    root.build();
    match root.find_subcommand_mut("exec") {
        Some(exec) => exec.error(ErrorKind::ValueValidation, message),
        None => root.error(ErrorKind::ValueValidation, message),
    }
}

/// Prints the events of a turn until it ends.
async fn follow(mut turn: RunningTurn, json: bool) -> Result<ExitCode> {
    let on_terminal = io::stdin().is_terminal() && io::stderr().is_terminal();
    let mut answers = Answers::new(on_terminal);
    let mut progress = Progress::default();
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut interrupted = false;
    loop {
        let event = tokio::select! {
            event = turn.next() => event,
            _ = interrupt.recv() => {
                if std::mem::replace(&mut interrupted, true) {
                    quit();
                }
                output::note("interrupting; press Ctrl-C again to quit at once");
                tokio::select! {
                    // Interrupting fails if the turn has just ended; its end is then the next event.
                    sent = turn.interrupt() => drop(sent),
                    _ = interrupt.recv() => quit(),
                }
                continue;
            }
        };
        let Some(event) = event else { break };
        if json {
            print_json(&event)?;
        }
        match event {
            Event::Notification { method, params } if !json => {
                if let Err(error) = progress.show(&method, &params) {
                    debug!(%method, %error, "unexpected params");
                }
            }
            Event::Transport(Transport::Lost(reason)) => {
                output::note(&format!("{reason}; connecting again"));
            }
            Event::Notification { .. } | Event::Transport(_) => {}
            Event::Request {
                method,
                params,
                responder,
            } => answers.answer(&method, &params, responder),
        }
    }
    let turn = turn.completed().await?;
    match turn.status {
        TurnStatus::Completed => {
            if !json && let Some(answer) = progress.into_answer() {
                output::print(&format!("{}\n", answer.trim_end()))?;
            }
            Ok(ExitCode::SUCCESS)
        }
        TurnStatus::Interrupted => {
            output::note("interrupted");
            Ok(ExitCode::INTERRUPTED)
        }
        _ => match turn.error {
            Some(error) => bail!("the turn failed: {}", error.message),
            None => bail!("the turn failed"),
        },
    }
}

/// Exits at once. Stored data is kept, and child processes end with this process.
fn quit() -> ! {
    std::process::exit(130)
}

/// Prints an event in its wire format.
fn print_json(event: &Event) -> Result<()> {
    #[derive(Serialize)]
    struct Line<'a> {
        method: &'a str,
        params: &'a RawJson,
    }
    let line = serde_json::to_string(&Line {
        method: event.method(),
        params: event.params(),
    })?;
    Ok(output::print(&format!("{line}\n"))?)
}
