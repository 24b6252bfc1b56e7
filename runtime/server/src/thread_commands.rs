//! Client commands of a thread outside of its turns: the user's shell commands and background commands. They run in the
//! process that has the thread loaded.

use std::{path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::to_raw_value;
use threadwire_agent::tools::{CommandState, Sessions, Tools};
use threadwire_engine::{
    BoxFuture, Error, ItemId, Json, ThreadHandle, ThreadServices, TurnContext, task,
};
use threadwire_host::{Configuration, config::flags_of};
use tokio::time::Instant;

/// Name of this service among the thread services.
const NAME: &str = "commands";

/// The longest part of a wait for a command: another process takes an idle thread whose owner does not answer in 300 ms.
const SLICE: Duration = Duration::from_millis(100);

/// How long a killed command may take to end.
const END: Duration = Duration::from_secs(5);

/// A command that runs in the background.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Terminal {
    pub(crate) id: u32,
    pub(crate) item: ItemId,
    pub(crate) command: String,
    pub(crate) cwd: PathBuf,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CommandRequest {
    Run {
        command: String,
        timeout: Option<Duration>,
    },
    List,
    End(u32),
    EndAll,
    EndUnfollowed,
    States,
    AwaitNews {
        item: ItemId,
        seen: u64,
        patience: Duration,
    },
    Write {
        item: ItemId,
        text: String,
    },
    Kill(ItemId),
    Forget(ItemId),
}

/// Runs a command of the user within the running turn, concurrently with it. Returns once the command is accepted.
///
/// Errors: `NoActiveTurn`, `ServiceFailed` if the configuration of the thread cannot be used.
pub(crate) async fn run(
    thread: &ThreadHandle,
    command: String,
    timeout: Option<Duration>,
) -> Result<(), Error> {
    ask(thread, &CommandRequest::Run { command, timeout }).await
}

/// Returns the commands that run in the background.
pub(crate) async fn list(thread: &ThreadHandle) -> Result<Vec<Terminal>, Error> {
    ask(thread, &CommandRequest::List).await
}

/// Ends a background command; `false` if none has this number.
pub(crate) async fn end(thread: &ThreadHandle, id: u32) -> Result<bool, Error> {
    ask(thread, &CommandRequest::End(id)).await
}

/// Ends all background commands.
pub(crate) async fn end_all(thread: &ThreadHandle) -> Result<(), Error> {
    ask(thread, &CommandRequest::EndAll).await
}

/// Ends all background commands, unless a client follows the thread.
pub(crate) async fn end_unfollowed(thread: &ThreadHandle) -> Result<(), Error> {
    ask(thread, &CommandRequest::EndUnfollowed).await
}

/// Returns the commands: the last ones that are over, those that a call waits for, and those in the background.
pub(crate) async fn states(thread: &ThreadHandle) -> Result<Vec<CommandState>, Error> {
    ask(thread, &CommandRequest::States).await
}

/// Returns the state of a command, once it has ended or its output is not `seen` characters long any more,
/// at the latest after `patience`; `None` if none has this item.
///
/// The wait is made of short ones: calls of a thread that another process has run one after the other.
pub(crate) async fn await_news(
    thread: &ThreadHandle,
    item: ItemId,
    seen: u64,
    patience: Duration,
) -> Result<Option<CommandState>, Error> {
    let until = Instant::now() + patience;
    loop {
        let request = CommandRequest::AwaitNews {
            item: item.clone(),
            seen,
            patience: SLICE.min(until.saturating_duration_since(Instant::now())),
        };
        let state: Option<CommandState> = ask(thread, &request).await?;
        let waits = |state: &CommandState| state.end.is_none() && state.output_chars == seen;
        if Instant::now() >= until || !state.as_ref().is_some_and(waits) {
            return Ok(state);
        }
    }
}

/// Returns the state of a command; `None` if none has this item.
pub(crate) async fn state(
    thread: &ThreadHandle,
    item: ItemId,
) -> Result<Option<CommandState>, Error> {
    await_news(thread, item, 0, Duration::ZERO).await
}

/// Writes to a background command, and returns its state like [`await_news`].
///
/// Errors: `ServiceFailed` if the command takes no input.
pub(crate) async fn write(
    thread: &ThreadHandle,
    item: ItemId,
    text: String,
    patience: Duration,
) -> Result<Option<CommandState>, Error> {
    let request = CommandRequest::Write {
        item: item.clone(),
        text,
    };
    let written: Option<u64> = ask(thread, &request).await?;
    match written {
        Some(seen) => await_news(thread, item, seen, patience).await,
        None => Ok(None),
    }
}

/// Kills a command, and returns its last state; `None` if none has this item.
pub(crate) async fn kill(
    thread: &ThreadHandle,
    item: ItemId,
) -> Result<Option<CommandState>, Error> {
    let until = Instant::now() + END;
    let mut state: Option<CommandState> = ask(thread, &CommandRequest::Kill(item.clone())).await?;
    // What it printed before its end is news, too.
    while let Some(now) = &state
        && now.end.is_none()
        && Instant::now() < until
    {
        state = await_news(thread, item.clone(), now.output_chars, SLICE).await?;
    }
    Ok(state)
}

/// Forgets a command, whatever its state.
pub(crate) async fn forget(thread: &ThreadHandle, item: ItemId) -> Result<(), Error> {
    ask(thread, &CommandRequest::Forget(item)).await
}

async fn ask<T: DeserializeOwned>(
    thread: &ThreadHandle,
    request: &CommandRequest,
) -> Result<T, Error> {
    let answer = thread.serve(NAME, json(request)?).await?;
    serde_json::from_str(answer.get()).map_err(|error| Error::ServiceFailed(error.to_string()))
}

fn json(value: &impl Serialize) -> Result<Json, Error> {
    let json = to_raw_value(value).map_err(|error| Error::ServiceFailed(error.to_string()))?;
    Ok(json.into())
}

/// The handler of this service, for clients of all processes.
#[derive(Debug)]
pub(crate) struct Commands {
    config: Configuration,
}

impl Commands {
    pub(crate) fn new(config: Configuration) -> Self {
        Self { config }
    }
}

impl ThreadServices for Commands {
    fn serve(
        &self,
        thread: ThreadHandle,
        turn: Option<TurnContext>,
        name: &str,
        params: &Json,
    ) -> BoxFuture<'static, Result<Json, Error>> {
        let request = match name {
            NAME => serde_json::from_str(params.get())
                .map_err(|error| Error::ServiceFailed(error.to_string())),
            other => Err(Error::ServiceNotFound(other.to_owned())),
        };
        let config = self.config.clone();
        Box::pin(async move {
            let sessions = || thread.state(Sessions::default);
            match request? {
                CommandRequest::Run { command, timeout } => {
                    let turn = turn.ok_or(Error::NoActiveTurn)?;
                    let settings = &turn.thread().settings;
                    let environment = config
                        .command_environment(&settings.cwd, &flags_of(settings))
                        .await
                        .map_err(|problem| Error::ServiceFailed(problem.to_string()))?;
                    // The command belongs to the thread: it continues when the client disconnects.
                    task::spawn(async move {
                        let tools = Tools::new(turn, None, environment);
                        tools.concurrent_user_command(&command, timeout).await;
                    });
                    json(&())
                }
                CommandRequest::List => {
                    let running = sessions().running().into_iter();
                    let terminals: Vec<_> = running
                        .map(|command| Terminal {
                            id: command.id,
                            item: command.item,
                            command: command.command,
                            cwd: command.cwd,
                        })
                        .collect();
                    json(&terminals)
                }
                CommandRequest::End(id) => json(&sessions().end(id)),
                CommandRequest::EndAll => {
                    sessions().end_all();
                    json(&())
                }
                CommandRequest::EndUnfollowed => {
                    // Another process that has the thread loaded counts as a client.
                    if thread.snapshot().await.subscribers == 0 {
                        sessions().end_all();
                    }
                    json(&())
                }
                CommandRequest::States => json(&sessions().states()),
                CommandRequest::AwaitNews {
                    item,
                    seen,
                    patience,
                } => json(&sessions().await_news(&item, seen, patience).await),
                CommandRequest::Write { item, text } => {
                    match sessions().write(&item, &text).await {
                        Some(Err(error)) => Err(Error::ServiceFailed(error.to_string())),
                        Some(Ok(seen)) => json(&Some(seen)),
                        None => json(&None::<u64>),
                    }
                }
                CommandRequest::Kill(item) => json(&sessions().kill(&item).await),
                CommandRequest::Forget(item) => {
                    sessions().forget(&item);
                    json(&())
                }
            }
        })
    }
}
