//! Client commands of a thread outside of its turns: the user's shell commands and background commands. They run in the
//! process that has the thread loaded.

use std::{path::PathBuf, time::Duration};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::to_raw_value;
use threadwire_agent::tools::{CommandState, Sessions, Tools};
use threadwire_engine::{
    BoxFuture, Error, ItemId, Json, ThreadHandle, ThreadServices, TurnContext,
};
use threadwire_host::Configuration;

/// Name of this service among the thread services.
const NAME: &str = "commands";

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
    States,
    AwaitNews {
        item: ItemId,
        patience: Duration,
    },
    Write {
        item: ItemId,
        text: String,
        patience: Duration,
    },
    Kill(ItemId),
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

/// Returns the background commands whose end the agent has not learned yet.
pub(crate) async fn states(thread: &ThreadHandle) -> Result<Vec<CommandState>, Error> {
    ask(thread, &CommandRequest::States).await
}

/// Returns the state of a background command once there is news, at the latest after `patience`; `None` if none has
/// this item.
pub(crate) async fn await_news(
    thread: &ThreadHandle,
    item: ItemId,
    patience: Duration,
) -> Result<Option<CommandState>, Error> {
    ask(thread, &CommandRequest::AwaitNews { item, patience }).await
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
        item,
        text,
        patience,
    };
    ask(thread, &request).await
}

/// Kills a background command, and returns its last state; `None` if none has this item.
pub(crate) async fn kill(
    thread: &ThreadHandle,
    item: ItemId,
) -> Result<Option<CommandState>, Error> {
    ask(thread, &CommandRequest::Kill(item)).await
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
                        .command_environment(&settings.cwd, &settings.overrides.0)
                        .await
                        .map_err(|problem| Error::ServiceFailed(problem.to_string()))?;
                    // The command belongs to the thread: it continues when the client disconnects.
                    tokio::spawn(async move {
                        let tools = Tools::new(turn, None).with_environment(environment);
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
                CommandRequest::States => json(&sessions().states()),
                CommandRequest::AwaitNews { item, patience } => {
                    json(&sessions().await_news(&item, patience).await)
                }
                CommandRequest::Write {
                    item,
                    text,
                    patience,
                } => match sessions().write(&item, &text, patience).await {
                    Some(Err(error)) => Err(Error::ServiceFailed(error.to_string())),
                    Some(Ok(state)) => json(&state),
                    None => json(&()),
                },
                CommandRequest::Kill(item) => json(&sessions().kill(&item).await),
            }
        })
    }
}
