//! The loop that runs a turn between the engine and an agent in another language.

use std::{
    collections::HashMap,
    fmt,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

use futures_util::{FutureExt, StreamExt, future::BoxFuture, stream::FuturesUnordered};
use serde::Deserialize;
use threadwire_agent::tools::Tools;
use threadwire_engine::{
    Agent, ItemId, LoadedThread, Model, ToolServerNews, TurnContext, TurnError, TurnErrorKind,
};
use threadwire_workspace::config::{CommandEnvironment, Sources};
use tokio::{
    runtime::Handle,
    sync::{mpsc, oneshot},
    task::spawn_blocking,
};

use crate::{
    act::{self, AgentAction},
    call::{Call, CallError},
    stream::Stream,
    thread_state::ThreadState,
    view::Start,
};

/// The model provider of agents in other languages: that of threads without a chosen provider.
const PROVIDER: &str = threadwire_agent::PROVIDER;

/// The queue of letters to a language.
pub trait Mailbox: Clone + fmt::Debug + Send + Sync + 'static {
    /// Adds a letter; waits while the queue is full. A letter without a reader is dropped.
    fn put(&self, letter: Letter) -> BoxFuture<'static, ()>;
}

/// A message to the language of the agent. Runs have numbers, because a turn consists of several runs in sequence if
/// late input is added to it.
#[derive(Debug)]
pub enum Letter {
    /// Starts a run of a turn.
    Start {
        /// The handle that receives acts.
        run: Run,
        /// The thread and the input, as JSON.
        start: String,
    },
    /// Asks a run to stop.
    Cancel {
        /// The run.
        run: u32,
    },
    /// The result of a call or of a flush.
    Result {
        /// The run.
        run: u32,
        /// The number of the call.
        call: u64,
        /// The result, as JSON.
        result: Result<String, CallError>,
    },
    /// The run has ended: further acts are ignored. It is the last letter of a run.
    Over {
        /// The run.
        run: u32,
    },
}

/// The handle that receives the acts of a run. Clones belong to the same run.
///
/// It never waits, and its queue has no limit: an agent with many acts should wait for a flush sometimes
/// ([`AgentAction::Flush`]).
#[derive(Clone, Debug)]
pub struct Run {
    number: u32,
    acts: mpsc::UnboundedSender<AgentAction>,
}

impl Run {
    /// Returns the number of the run.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Queues an act behind the earlier ones. Returns `false` if the run has ended.
    pub fn act(&self, act: AgentAction) -> bool {
        self.acts.send(act).is_ok()
    }
}

/// The description of an agent.
#[derive(Clone, Debug, Deserialize)]
pub struct Description {
    /// Its display name.
    name: String,
    /// Its models; the first one is the default.
    models: Vec<ModelDescription>,
}

/// The description of a model by its agent.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelDescription {
    id: String,
    display_name: String,
    description: String,
}

/// An agent that runs turns in another language.
#[derive(Debug)]
pub struct Bridge<M> {
    name: String,
    models: Arc<[Model]>,
    /// Home folder for state across threads.
    home: Option<PathBuf>,
    /// The configuration, which says what the environment of commands is.
    sources: Sources,
    mailbox: M,
    next_run: AtomicU32,
}

impl<M: Mailbox> Bridge<M> {
    /// Creates an agent that sends its turns to `mailbox`. `overrides` are those of the server's configuration.
    pub fn new(
        description: Description,
        home: Option<PathBuf>,
        overrides: Vec<String>,
        mailbox: M,
    ) -> Self {
        let mut sources = Sources::of_process(None, overrides);
        if let Some(home) = &home {
            sources.home.clone_from(home);
        }
        let models = description.models.into_iter().enumerate();
        let models = models.map(|(index, model)| Model {
            id: model.id,
            provider: PROVIDER.to_owned(),
            display_name: model.display_name,
            description: model.description,
            efforts: Vec::new(),
            default_effort: None,
            is_default: index == 0,
            is_hidden: false,
        });
        Self {
            name: description.name,
            models: models.collect(),
            home,
            sources,
            mailbox,
            next_run: AtomicU32::new(1),
        }
    }
}

impl<M: Mailbox> Agent for Bridge<M> {
    fn name(&self) -> &str {
        &self.name
    }

    fn models(&self) -> Arc<[Model]> {
        Arc::clone(&self.models)
    }

    /// Threads have no tool servers here; clients that wait for them go on.
    fn attach(&self, thread: LoadedThread) {
        thread
            .tool_server_news()
            .send(ToolServerNews::Started(Vec::new()));
    }

    fn run(&self, turn: TurnContext) -> BoxFuture<'_, Result<(), TurnError>> {
        self.drive(turn).boxed()
    }
}

impl<M: Mailbox> Bridge<M> {
    async fn drive(&self, turn: TurnContext) -> Result<(), TurnError> {
        let state = ThreadState::of(&turn).await.map_err(|error| TurnError {
            details: Some(error.to_string()),
            ..failure("the state of the thread could not be read")
        })?;
        let kept = state.value();
        let start = Start::of(&turn, kept.as_deref()).encode();
        let (acts, mut queue) = mpsc::unbounded_channel();
        let number = self.next_run.fetch_add(1, Ordering::Relaxed);
        let open = OpenRun {
            number,
            mailbox: self.mailbox.clone(),
        };
        let run = Run { number, acts };
        open.mailbox.put(Letter::Start { run, start }).await;

        let settings = &turn.thread().settings;
        let sources = self.sources.of_folder(&settings.cwd, &settings.overrides.0);
        let read = spawn_blocking(move || CommandEnvironment::read(&sources)).await;
        let environment = read.unwrap_or_else(|_| CommandEnvironment::without_configuration());
        let tools = Tools::new(turn.clone(), self.home.as_deref(), environment);
        let mut stream = Stream::new(&turn);
        let mut calls: FuturesUnordered<BoxFuture<'_, (u64, Option<Letter>)>> =
            FuturesUnordered::new();
        let mut forgets: HashMap<u64, oneshot::Sender<()>> = HashMap::new();
        let mut cancelled = false;
        loop {
            let act = tokio::select! {
                biased;
                () = turn.cancelled().cancelled(), if !cancelled => {
                    cancelled = true;
                    open.mailbox.put(Letter::Cancel { run: number }).await;
                    continue;
                }
                Some((id, letter)) = calls.next() => {
                    forgets.remove(&id);
                    // An interrupt ends calls; the agent hears of it before their ends.
                    if !cancelled && turn.cancelled().is_cancelled() {
                        cancelled = true;
                        open.mailbox.put(Letter::Cancel { run: number }).await;
                    }
                    if let Some(letter) = letter {
                        open.mailbox.put(letter).await;
                    }
                    continue;
                }
                act = queue.recv() => act,
            };
            let Some(act) = act else {
                return Err(failure("the agent is gone"));
            };
            if !matches!(
                act,
                AgentAction::Text(_)
                    | AgentAction::Thought(_)
                    | AgentAction::Flush(_)
                    | AgentAction::Forget(_)
            ) {
                stream.end_text().await;
            }
            match act {
                AgentAction::Text(text) => stream.text(text).await,
                AgentAction::Thought(text) => stream.think(text).await,
                AgentAction::Message(text) => {
                    stream.text(text).await;
                    stream.end_text().await;
                }
                AgentAction::Plan { explanation, steps } => {
                    turn.plan(act::plan(explanation, steps)).await
                }
                AgentAction::Warning(message) => turn.warn(message).await,
                AgentAction::Usage {
                    input,
                    cached_input,
                    output,
                    reasoning,
                    context_window,
                } => {
                    let usage = act::usage(input, cached_input, output, reasoning);
                    turn.usage(usage, context_window).await;
                }
                AgentAction::ToolCall {
                    id,
                    name,
                    arguments,
                } => stream.start_tool(id, name, arguments).await,
                AgentAction::ToolResult { id, output, error } => {
                    if !stream.end_tool(&id, output, error).await {
                        return Err(failure(&format!("no tool call {id} is open")));
                    }
                }
                AgentAction::State(value) => state.keep(&turn, value).await,
                AgentAction::Call(id, call) => {
                    let (forget, forgotten) = oneshot::channel();
                    forgets.insert(id, forget);
                    calls.push(carry_out(&tools, number, id, call, forgotten).boxed());
                }
                AgentAction::Forget(id) => {
                    if let Some(forget) = forgets.remove(&id) {
                        // The call may be done.
                        let _ = forget.send(());
                    }
                }
                AgentAction::Flush(id) => open.mailbox.put(done(number, id)).await,
                AgentAction::Done => {
                    stream.end_tools().await;
                    return Ok(());
                }
                AgentAction::Fail { message } => {
                    stream.end_tools().await;
                    return Err(failure(&message));
                }
            }
        }
    }
}

/// Performs a call. If it is forgotten before its end, it is dropped, which ends its command, and has no result.
async fn carry_out(
    tools: &Tools,
    run: u32,
    id: u64,
    call: Call,
    forgotten: oneshot::Receiver<()>,
) -> (u64, Option<Letter>) {
    let item = ItemId::new();
    let tools = tools.for_call(item.clone());
    let result = tokio::select! {
        biased;
        Ok(()) = forgotten => None,
        result = call.run(&tools) => Some(result),
    };
    let Some(result) = result else {
        tools.turn().give_up(&item).await;
        return (id, None);
    };
    let letter = Letter::Result {
        run,
        call: id,
        result,
    };
    (id, Some(letter))
}

fn done(run: u32, call: u64) -> Letter {
    Letter::Result {
        run,
        call,
        result: Ok("null".to_owned()),
    }
}

fn failure(message: &str) -> TurnError {
    TurnError {
        message: message.to_owned(),
        kind: TurnErrorKind::Other,
        details: None,
    }
}

/// An active run. If the engine drops it, the language gets [`Letter::Over`].
struct OpenRun<M: Mailbox> {
    number: u32,
    mailbox: M,
}

impl<M: Mailbox> Drop for OpenRun<M> {
    fn drop(&mut self) {
        // Without a runtime, the server has ended, too.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(self.mailbox.put(Letter::Over { run: self.number }));
        }
    }
}
