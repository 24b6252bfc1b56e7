//! The loop that carries a turn between the engine and a language.

use std::{
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
use threadwire_engine::{Agent, Model, TurnContext, TurnError, TurnErrorKind};
use tokio::{runtime::Handle, sync::mpsc};

use crate::{
    act::{self, Act},
    call::{Call, CallError},
    stream::Stream,
    thread_state::ThreadState,
    view::Start,
};

/// The provider of models that an agent of another language names: the one of threads that choose none.
const PROVIDER: &str = threadwire_agent::PROVIDER;

/// Where a language takes letters out.
pub trait Mailbox: Clone + fmt::Debug + Send + Sync + 'static {
    /// Puts a letter in; waits while there is no room for it. A letter that nobody will read is dropped.
    fn put(&self, letter: Letter) -> BoxFuture<'static, ()>;
}

/// What a language gets to know. Runs have numbers: a turn has several runs, one after the other, where input joins it
/// late.
#[derive(Debug)]
pub enum Letter {
    /// A turn is to be run.
    Start {
        /// What takes acts.
        run: Run,
        /// The thread and the input, as JSON.
        start: String,
    },
    /// The turn is to stop.
    Cancel {
        /// The run.
        run: u32,
    },
    /// A call is done, or everything before a flush.
    Result {
        /// The run.
        run: u32,
        /// The number that the call was given.
        call: u64,
        /// The outcome, as JSON.
        result: Result<String, CallError>,
    },
    /// The run is over: nothing that it is told to do is done any more. The last letter of a run.
    Over {
        /// The run.
        run: u32,
    },
}

/// Takes what an agent does. Clones are for the same run.
///
/// It never waits and keeps all that it is given: who acts much flushes now and then ([`Act::Flush`]).
#[derive(Clone, Debug)]
pub struct Run {
    number: u32,
    acts: mpsc::UnboundedSender<Act>,
}

impl Run {
    /// Returns the number of the run.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Does something, after what was done before. `false` once the run is over.
    pub fn act(&self, act: Act) -> bool {
        self.acts.send(act).is_ok()
    }
}

/// What an agent says of itself.
#[derive(Clone, Debug, Deserialize)]
pub struct Description {
    /// Its name, for people.
    name: String,
    /// What threads choose from; the first one is for those who do not choose.
    models: Vec<ModelDescription>,
}

/// A model, as its agent describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelDescription {
    id: String,
    display_name: String,
    description: String,
}

/// Runs turns in another language.
#[derive(Debug)]
pub struct Bridge<M> {
    name: String,
    models: Arc<[Model]>,
    /// What is remembered across threads is kept here.
    home: Option<PathBuf>,
    mailbox: M,
    next_run: AtomicU32,
}

impl<M: Mailbox> Bridge<M> {
    /// Makes an agent whose turns go to `mailbox`.
    pub fn new(description: Description, home: Option<PathBuf>, mailbox: M) -> Self {
        let models = description.models.into_iter().enumerate();
        let models = models.map(|(index, model)| Model {
            id: model.id,
            provider: PROVIDER.to_owned(),
            display_name: model.display_name,
            description: model.description,
            efforts: Vec::new(),
            default_effort: None,
            is_default: index == 0,
        });
        Self {
            name: description.name,
            models: models.collect(),
            home,
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

        let tools = Tools::new(turn.clone(), self.home.as_deref());
        let mut stream = Stream::new(&turn);
        let mut calls: FuturesUnordered<BoxFuture<'_, Letter>> = FuturesUnordered::new();
        let mut cancelled = false;
        loop {
            let act = tokio::select! {
                biased;
                () = turn.cancelled().cancelled(), if !cancelled => {
                    cancelled = true;
                    open.mailbox.put(Letter::Cancel { run: number }).await;
                    continue;
                }
                Some(letter) = calls.next() => {
                    open.mailbox.put(letter).await;
                    continue;
                }
                act = queue.recv() => act,
            };
            let Some(act) = act else {
                return Err(failure("the agent is gone"));
            };
            if !matches!(act, Act::Text(_) | Act::Thought(_) | Act::Flush(_)) {
                stream.end_text().await;
            }
            match act {
                Act::Text(text) => stream.text(text).await,
                Act::Thought(text) => stream.think(text).await,
                Act::Message(text) => {
                    stream.text(text).await;
                    stream.end_text().await;
                }
                Act::Plan { explanation, steps } => turn.plan(act::plan(explanation, steps)).await,
                Act::Warning(message) => turn.warn(message).await,
                Act::Usage {
                    input,
                    cached_input,
                    output,
                    reasoning,
                    context_window,
                } => {
                    let usage = act::usage(input, cached_input, output, reasoning);
                    turn.usage(usage, context_window).await;
                }
                Act::ToolCall {
                    id,
                    name,
                    arguments,
                } => stream.start_tool(id, name, arguments).await,
                Act::ToolResult { id, output, error } => {
                    if !stream.end_tool(&id, output, error).await {
                        return Err(failure(&format!("no tool call {id} is open")));
                    }
                }
                Act::State(value) => state.keep(&turn, value).await,
                Act::Call(id, call) => calls.push(carry_out(&tools, number, id, call).boxed()),
                Act::Flush(id) => open.mailbox.put(done(number, id)).await,
                Act::Done => return Ok(()),
                Act::Fail { message } => return Err(failure(&message)),
            }
        }
    }
}

async fn carry_out(tools: &Tools, run: u32, id: u64, call: Call) -> Letter {
    Letter::Result {
        run,
        call: id,
        result: call.run(tools).await,
    }
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

/// A run under way. The engine may drop it at any time; its language hears of it.
struct OpenRun<M: Mailbox> {
    number: u32,
    mailbox: M,
}

impl<M: Mailbox> Drop for OpenRun<M> {
    fn drop(&mut self) {
        // Where the runtime has ended, so has the server.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(self.mailbox.put(Letter::Over { run: self.number }));
        }
    }
}
