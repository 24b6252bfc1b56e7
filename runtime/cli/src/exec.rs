//! `threadwire exec`: runs one turn.

mod answer;
mod args;
mod events;
mod progress;
mod prompt;
mod thread;

use std::{
    fs::File,
    io::{self, IsTerminal, Write},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use threadwire_client::{
    Event, RunningTurn, Transport,
    protocol::{
        RawJson,
        codex::{AskForApproval, ReviewStartParams, TurnStartParams, TurnStatus},
    },
};
use tokio::signal::unix::{SignalKind, signal};
use tracing::debug;

pub(crate) use self::args::ExecArgs;
use self::{
    answer::Answers,
    args::{ExecCommand, Format, ResumeArgs, TurnArgs, usage_error},
    events::Events,
    progress::Progress,
    thread::Past,
};
use crate::{ExitCode, args::Settings, connect::Remote, local::Local, output};

/// Says what the client is called, in place of its own name. `@openai/codex-sdk` sets it.
const CLIENT_NAME: &str = "CODEX_INTERNAL_ORIGINATOR_OVERRIDE";

/// What is done in the thread.
enum Work {
    Turn(Box<TurnStartParams>),
    Review(ReviewStartParams),
    /// Nothing: a thread is only copied.
    Nothing,
}

pub(crate) async fn run(settings: Settings, args: ExecArgs) -> Result<ExitCode> {
    let turn = &args.turn;
    let mut cwd = turn.folder()?;
    // What is wrong with the arguments is said before a thread is made.
    let (past, work) = plan(args.command, args.prompt, turn).await?;
    let settings = turn.configure(settings, &cwd, &args.server)?;
    let last_message = turn.open_last_message()?;
    let mut progress = Progress::default();
    if args.server.connect.is_none() {
        let hides = settings.value(&cwd, "hide_agent_reasoning")?;
        progress.hides_reasoning = hides == Some(true.into());
    }
    if turn.worktree {
        if let Some(Past::Last { .. } | Past::Named(_)) = past {
            bail!(usage_error(
                "a thread goes on where it is: use `exec fork --worktree`"
            ));
        }
        cwd = args::in_utf8(thread::worktree(&settings.sources()?.home, &cwd).await?)?;
        output::note(&format!("working in {}", cwd.display()));
    }
    let name = std::env::var(CLIENT_NAME).ok();
    let name = name.as_deref().unwrap_or("threadwire_exec");
    let local = match args.server.connect {
        Some(address) => {
            let remote = Remote::new(&settings, address, args.server.token_file.as_deref())?;
            Local::connect(&remote, name).await?
        }
        None => Local::open(settings.open_options("exec"), name).await?,
    };
    let code = async {
        let own = local.server.is_some().then_some(&settings);
        let opened = thread::open(&local.client, past, turn, &cwd, own).await?;
        let thread = opened.id;
        let mut events = Events::new(&thread);
        let is_run = !matches!(work, Work::Nothing);
        match turn.format() {
            Format::Events => {
                events::thread_started(&thread)?;
                opened.warning.map_or(Ok(()), |text| events.warned(&text))?;
            }
            Format::Text if is_run => {
                output::note(&format!("session id: {thread}"));
                if let Some(text) = opened.warning {
                    output::note(&format!("warning: {text}"));
                }
            }
            _ => {}
        }
        let running = match work {
            Work::Turn(mut params) => {
                params.thread_id.clone_from(&thread);
                local.client.start_turn(&params).await?
            }
            Work::Review(mut params) => {
                params.thread_id.clone_from(&thread);
                local.client.start_review(&params).await?
            }
            Work::Nothing => {
                if turn.format() != Format::Events {
                    output::print(&format!("{thread}\n"))?;
                }
                return Ok(ExitCode::SUCCESS);
            }
        };
        follow(running, events, progress, turn, last_message).await
    };
    let code = code.await;
    local.close().await;
    match code {
        // The reader of the output is gone, for example after `| head`: the turn was cut short.
        Err(error) if output::is_broken_pipe(&error) => Ok(ExitCode::UNREAD),
        code => code,
    }
}

/// Returns the thread to go on with, if it is not a new one, and what is done in it.
async fn plan(
    command: Option<ExecCommand>,
    prompt: Option<String>,
    turn: &TurnArgs,
) -> Result<(Option<Past>, Work)> {
    let resumed = async |past, prompt: Option<String>, images: &[PathBuf]| {
        let prompt = prompt::read(prompt.as_deref()).await?;
        let params = turn.params(&prompt, images)?;
        Ok((Some(past), Work::Turn(params)))
    };
    // A prompt may stand before the subcommand, too.
    match command {
        None => {
            let prompt = prompt::read_with_input(prompt.as_deref()).await?;
            Ok((None, Work::Turn(turn.params(&prompt, &[])?)))
        }
        // With `--last`, what stands alone is the prompt.
        Some(ExecCommand::Resume(resume)) if resume.last && resume.prompt.is_none() => {
            let (past, prompt) = (Past::Last { all: resume.all }, resume.thread.or(prompt));
            resumed(past, prompt, &resume.images).await
        }
        Some(ExecCommand::Resume(ResumeArgs { last: true, .. })) => {
            bail!(usage_error("name a thread, or use `--last`, not both"))
        }
        Some(ExecCommand::Resume(resume)) => match resume.thread {
            Some(thread) => {
                let (past, prompt) = (Past::Named(thread), resume.prompt.or(prompt));
                resumed(past, prompt, &resume.images).await
            }
            None => bail!(usage_error("name a thread, or use `--last`")),
        },
        Some(ExecCommand::Fork(fork)) => {
            let work = match fork.prompt.or(prompt) {
                Some(prompt) => {
                    let prompt = prompt::read(Some(&prompt)).await?;
                    Work::Turn(turn.params(&prompt, &fork.images)?)
                }
                None => Work::Nothing,
            };
            Ok((Some(Past::Copied(fork.thread)), work))
        }
        Some(ExecCommand::Review(_)) if prompt.is_some() || turn.has_input() => {
            bail!(usage_error(
                "a review takes its subject behind `review`, and no images or schema"
            ))
        }
        Some(ExecCommand::Review(review)) => {
            let instructions = match &review.instructions {
                Some(instructions) => prompt::read(Some(instructions)).await?,
                None => String::new(),
            };
            Ok((None, Work::Review(review.params(&instructions)?)))
        }
    }
}

/// Reads params from text, as the server does: a reader of values is compiled for each type that it reads.
fn read<P: DeserializeOwned>(params: &Value) -> Result<P> {
    Ok(serde_json::from_str(&params.to_string())?)
}

/// Prints the events of a turn until it ends.
async fn follow(
    mut turn: RunningTurn,
    mut events: Events,
    mut progress: Progress,
    args: &TurnArgs,
    last_message: Option<File>,
) -> Result<ExitCode> {
    let format = args.format();
    let asks = args.approval() != AskForApproval::Never;
    let on_terminal = io::stdin().is_terminal() && io::stderr().is_terminal();
    let mut answers = Answers::new(asks && on_terminal);
    events.begin(turn.id());
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
        if format == Format::Notifications {
            print_notification(&event)?;
        }
        match event {
            Event::Notification { method, params } => {
                if format == Format::Events {
                    events.show(&method, &params)?;
                }
                let shown = match format {
                    Format::Text => progress.show(&method, &params),
                    Format::Events | Format::Notifications => progress.keep(&method, &params),
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
    if format == Format::Events {
        events.end(&turn)?;
    }
    let answer = progress.into_answer();
    // Of a turn that failed there is no last message.
    let last_message = last_message.filter(|_| turn.status != TurnStatus::Failed);
    // What cannot be written is printed, and the other way round.
    let written = last_message.map_or(Ok(()), |file| {
        write_last(file, answer.as_deref().unwrap_or_default())
    });
    if turn.status == TurnStatus::Completed
        && format == Format::Text
        && let Some(answer) = &answer
    {
        output::print(&format!("{}\n", answer.trim_end()))?;
    }
    written.context("cannot write the last message")?;
    match turn.status {
        TurnStatus::Completed => Ok(ExitCode::SUCCESS),
        TurnStatus::Interrupted => {
            output::note("interrupted");
            Ok(ExitCode::INTERRUPTED)
        }
        // The events say why.
        _ if format == Format::Events => Ok(ExitCode::FAILURE),
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
fn print_notification(event: &Event) -> Result<()> {
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

/// Replaces what is in the file of the last message, which may also be a pipe or a device.
fn write_last(mut file: File, text: &str) -> io::Result<()> {
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    if text.is_empty() {
        output::note("the agent said nothing: the file of the last message is empty");
    }
    file.write_all(text.as_bytes())
}
