//! `threadwire exec`: runs one turn.

mod answer;
mod progress;
mod thread;

use std::{
    io::{self, IsTerminal, Read},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use clap::{Args, CommandFactory, Subcommand, ValueEnum, error::ErrorKind};
use serde::Serialize;
use serde_json::{Value, json};
use threadwire_client::{
    Event, RunningTurn, Transport,
    protocol::{
        RawJson,
        codex::{AskForApproval, SandboxMode, TurnStatus},
    },
};
use tokio::signal::unix::{SignalKind, signal};
use tracing::debug;

use self::{answer::Answers, progress::Progress, thread::Past};
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
#[command(
    args_conflicts_with_subcommands = false,
    after_long_help = "\
Examples:
  threadwire exec 'Explain what this repository does'
  git diff | threadwire exec -                  Read the prompt from standard input
  threadwire exec -C ../other --sandbox read-only 'Find unused files'
  threadwire exec --json --ephemeral 'Say hello' | jq -r .method
  threadwire exec 'What is on it?' --image photo.png --output-last-message answer.txt
  threadwire exec resume --last 'And now the tests'
  threadwire exec --connect ws://build-machine:4500 -C /srv/app 'Run the tests'

Exit status: 0 done, 1 the turn failed, 2 wrong usage, 130 interrupted. Ctrl-C interrupts the turn, a second one quits."
)]
pub(crate) struct ExecArgs {
    #[command(subcommand)]
    command: Option<ExecCommand>,

    /// The prompt; `-`, or nothing, reads it from standard input
    prompt: Option<String>,

    #[command(flatten)]
    turn: TurnArgs,

    #[command(flatten)]
    server: ConnectArgs,
}

#[derive(Debug, Subcommand)]
enum ExecCommand {
    /// Go on with a thread: the one with this id or name, or the newest of the folder
    #[command(after_long_help = "\
Examples:
  threadwire exec resume --last 'And now the tests'
  threadwire exec resume 0199a213-81c0-7800-8aa1-bbab2a035a53 'Go on'")]
    Resume(ResumeArgs),
}

#[derive(Args, Debug)]
struct ResumeArgs {
    /// The id or the name of the thread
    #[arg(value_name = "THREAD")]
    thread: Option<String>,

    /// The prompt; `-`, or nothing, reads it from standard input
    prompt: Option<String>,

    /// Take the thread that was used last in the current folder; a new one if there is none
    #[arg(long)]
    last: bool,

    /// Let `--last` take threads of every folder
    #[arg(long, requires = "last")]
    all: bool,
}

/// What a turn is run with. These options may stand before and behind `resume`.
#[derive(Args, Debug)]
struct TurnArgs {
    /// Print every event as one line of JSON instead of the answer
    #[arg(long, alias = "experimental-json", global = true)]
    json: bool,

    /// Work in this folder instead of the current one
    #[arg(short = 'C', long = "cd", value_name = "DIR", global = true)]
    cwd: Option<PathBuf>,

    /// Let the agent write in this folder, too; repeatable
    #[arg(long, value_name = "DIR", global = true)]
    add_dir: Vec<PathBuf>,

    /// Use this model
    #[arg(short, long, global = true)]
    model: Option<String>,

    /// Show the agent these images; repeatable, or separated by commas
    #[arg(
        short,
        long = "image",
        value_name = "FILE",
        value_delimiter = ',',
        num_args = 1..,
        global = true
    )]
    images: Vec<PathBuf>,

    /// What the agent may change without approval
    ///
    /// The default is workspace-write in a trusted project (see `threadwire trust`), else read-only. The system confines
    /// commands to it where it can; `threadwire doctor` tells.
    #[arg(short, long, value_enum, global = true)]
    sandbox: Option<Sandbox>,

    /// When to ask for approval
    #[arg(
        short,
        long,
        alias = "ask-for-approval",
        value_enum,
        value_name = "POLICY",
        global = true
    )]
    approval: Option<Approval>,

    /// Short for `--sandbox workspace-write --approval on-request`
    #[arg(long, global = true, conflicts_with_all = ["sandbox", "approval"])]
    full_auto: bool,

    /// Run everything without a sandbox and without asking; for machines that are isolated themselves
    #[arg(
        long,
        alias = "yolo",
        global = true,
        conflicts_with_all = ["sandbox", "approval", "full_auto"]
    )]
    dangerously_bypass_approvals_and_sandbox: bool,

    /// Ask for an answer in the form of the JSON Schema in this file
    #[arg(long, value_name = "FILE", global = true)]
    output_schema: Option<PathBuf>,

    /// Write the agent's last message to this file, too
    #[arg(short, long, value_name = "FILE", global = true)]
    output_last_message: Option<PathBuf>,

    /// Do not store the thread
    #[arg(long, global = true)]
    ephemeral: bool,

    #[command(flatten)]
    ignored: Ignored,
}

/// Flags of `codex exec` that have no effect here.
#[derive(Args, Debug)]
struct Ignored {
    #[arg(long, hide = true, global = true)]
    skip_git_repo_check: bool,
    #[arg(long, hide = true, global = true, value_parser = ["always", "never", "auto"])]
    color: Option<String>,
}

impl TurnArgs {
    fn sandbox(&self) -> Option<SandboxMode> {
        if self.dangerously_bypass_approvals_and_sandbox {
            Some(SandboxMode::DangerFullAccess)
        } else if self.full_auto {
            Some(SandboxMode::WorkspaceWrite)
        } else {
            self.sandbox.map(Into::into)
        }
    }

    fn approval(&self) -> Option<AskForApproval> {
        if self.dangerously_bypass_approvals_and_sandbox {
            Some(AskForApproval::Never)
        } else if self.full_auto {
            Some(AskForApproval::OnRequest)
        } else {
            self.approval.map(Into::into)
        }
    }

    /// Returns the folder that the turn works in.
    fn folder(&self) -> Result<PathBuf> {
        match &self.cwd {
            None => std::env::current_dir().context("no current folder"),
            Some(folder) => match std::path::absolute(folder) {
                Ok(path) if path.is_dir() => Ok(path),
                _ => bail!(usage_error(&format!(
                    "no such folder: {}",
                    folder.display()
                ))),
            },
        }
    }

    /// Makes the params of the turn.
    fn params(&self, thread: &str, prompt: &str) -> Result<Value> {
        let mut input = Vec::new();
        for image in &self.images {
            let path = std::path::absolute(image)
                .ok()
                .filter(|path| path.is_file());
            let Some(path) = path else {
                bail!(usage_error(&format!("no such image: {}", image.display())));
            };
            input.push(json!({ "type": "localImage", "path": path }));
        }
        input.push(json!({ "type": "text", "text": prompt }));
        let mut params = json!({ "threadId": thread, "input": input });
        if let Some(file) = &self.output_schema {
            let text = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read the schema in {}", file.display()))?;
            params["outputSchema"] = serde_json::from_str(&text)
                .with_context(|| format!("{} is no JSON", file.display()))?;
        }
        Ok(params)
    }
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
    /// Before every command and every change of files
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
    let turn = &args.turn;
    let (resume, prompt) = match args.command {
        // With `--last`, what stands alone is the prompt.
        Some(ExecCommand::Resume(resume)) if resume.last && resume.prompt.is_none() => {
            (Some(Past::Last { all: resume.all }), resume.thread)
        }
        Some(ExecCommand::Resume(ResumeArgs { last: true, .. })) => {
            bail!(usage_error("name a thread, or use `--last`, not both"))
        }
        Some(ExecCommand::Resume(resume)) => match resume.thread {
            Some(thread) => (Some(Past::Named(thread)), resume.prompt),
            None => bail!(usage_error("name a thread, or use `--last`")),
        },
        None => (None, args.prompt),
    };
    let prompt = self::prompt(prompt.as_deref().unwrap_or("-"))?;
    let cwd = turn.folder()?;
    // What is wrong with the arguments is said before a thread is made.
    let mut params = turn.params("", &prompt)?;
    const NAME: &str = "threadwire_exec";
    let local = match args.server.connect {
        Some(address) => {
            let remote = Remote::new(&settings, address, args.server.token_file.as_deref())?;
            Local::connect(&remote, NAME).await?
        }
        None => Local::open(settings.open_options("exec"), NAME).await?,
    };
    let code = async {
        let thread = thread::open(&local.client, resume, turn, &cwd).await?;
        params["threadId"] = thread.into();
        // As text, which is how the server reads them, too: a reader of values is compiled for each type that it reads.
        let params = serde_json::from_str(&params.to_string())?;
        let running = local.client.start_turn(&params).await?;
        follow(running, turn).await
    };
    let code = code.await;
    local.close().await;
    code
}

fn prompt(argument: &str) -> Result<String> {
    let mut text = argument.to_owned();
    if argument == "-" {
        text.clear();
        if io::stdin().is_terminal() {
            output::note("reading the prompt from standard input; Ctrl-D ends it");
        }
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
async fn follow(mut turn: RunningTurn, args: &TurnArgs) -> Result<ExitCode> {
    let json = args.json;
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
            Event::Notification { method, params } => {
                let shown = match json {
                    true => progress.keep(&method, &params),
                    false => progress.show(&method, &params),
                };
                if let Err(error) = shown {
                    debug!(%method, %error, "unexpected params");
                }
            }
            Event::Transport(Transport::Lost(reason)) => {
                output::note(&format!("{reason}; connecting again"));
            }
            Event::Transport(_) => {}
            Event::Request {
                method,
                params,
                responder,
            } => answers.answer(&method, &params, responder),
        }
    }
    let turn = turn.completed().await?;
    let answer = progress.into_answer();
    if let Some(file) = &args.output_last_message {
        let text = answer.as_deref().unwrap_or_default();
        std::fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
        if answer.is_none() {
            output::note(&format!(
                "the agent said nothing: {} is empty",
                file.display()
            ));
        }
    }
    match turn.status {
        TurnStatus::Completed => {
            if !json && let Some(answer) = answer {
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
