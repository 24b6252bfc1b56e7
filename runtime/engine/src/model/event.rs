//! Events: the ordered record of everything that happens to a thread.

use std::{
    any::Any,
    fmt,
    sync::{Arc, Mutex},
};

use serde::{Deserialize, Serialize};

use crate::locks::lock;

use super::{
    ask::{Answer, Ask, AskKind, SettledBy},
    hook::HookRun,
    id::{ItemId, ThreadId, TurnId},
    item::{DeltaKind, Item, ItemBody, Json, numbered},
    notice::{ModelNotice, WrittenPatch},
    review::{ActionReview, Refusals},
    thread::{Plan, QueuedInput, Thread, ThreadStatus, whole},
    time::Millis,
    tool_server::ToolServer,
    turn::{Turn, TurnError},
    usage::{RateLimits, Usage, UsageReport},
};

/// One event of a thread.
#[derive(Debug)]
pub struct Event {
    /// The thread.
    pub thread: ThreadId,
    /// Sequence number in the thread, from 1 without gaps, except where a crash lost events that are not stored.
    pub seq: u64,
    /// When it happened.
    pub time: Millis,
    /// What happened.
    pub kind: EventKind,
    /// The client request that caused the event, if one did. It is not stored, so events read from the store have none.
    pub cause: Option<Arc<Cause>>,
    /// Derived forms of the event, so that observers make each form only once.
    pub memo: Memo,
}

/// A client request that caused an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// Number of the client, the same as in [`crate::Subscriber::client`].
    pub client: u64,
    /// Authenticated name of the client, so that several people can be told apart.
    pub principal: Arc<str>,
    /// The id that the client gave the request; for an answer, the id of the ask.
    pub request: RequestId,
}

/// The id that a client gave a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RequestId {
    /// A whole number.
    Int(i64),
    /// Text.
    Text(Box<str>),
    /// No usable id: none was sent, or null.
    Null,
}

/// The kinds of event. Large values are boxed because most events are deltas, and a small enum keeps them small.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// The thread was created.
    ThreadStarted(#[serde(with = "whole")] Arc<Thread>),
    /// A field of the thread's row changed.
    ThreadChanged {
        /// What changed.
        change: ThreadChange,
        /// The thread afterwards.
        #[serde(with = "whole")]
        thread: Arc<Thread>,
    },
    /// The thread was deleted with its turns and items.
    ThreadDeleted,
    /// The thread left memory; it can be loaded again. It repeats the number of the event before it, because it is
    /// not part of the record.
    ThreadUnloaded,
    /// What the thread is doing changed.
    StatusChanged {
        /// What it is doing now.
        status: ThreadStatus,
        /// Whether a plan of the last turn waits to be confirmed, see [`crate::EngineOptions::planned_by`].
        planned: bool,
    },
    /// A turn started.
    TurnStarted(Arc<Turn>),
    /// A turn ended: completed, failed or interrupted.
    TurnEnded {
        /// The turn afterwards.
        turn: Arc<Turn>,
        /// The last message of the agent in this turn.
        #[serde(with = "numbered::option")]
        last_message: Option<Arc<Item>>,
    },
    /// An item started.
    ItemStarted(#[serde(with = "numbered")] Arc<Item>),
    /// An open item changed as a whole.
    ItemChanged(#[serde(with = "numbered")] Arc<Item>),
    /// Text was appended to an open item.
    ItemDelta {
        /// The turn.
        turn: TurnId,
        /// The item.
        item: ItemId,
        /// The text that grows.
        kind: DeltaKind,
        /// The appended text.
        text: Box<str>,
    },
    /// The model writes a tool call. Only sent while an observer wants it, see [`crate::Observer::wants_calls`].
    CallWritten(Box<CallPiece>),
    /// The model goes on writing a patch. Only sent where the configuration asks for it.
    PatchWritten(Box<WrittenPatch>),
    /// The model's provider said something about its answer.
    ModelNoticed {
        /// The turn.
        turn: TurnId,
        /// What it said.
        notice: Box<ModelNotice>,
    },
    /// An item was added to the conversation with the model. Only sent while an observer wants it, see
    /// [`crate::Observer::wants_model_items`].
    ModelItem {
        /// The turn.
        turn: TurnId,
        /// The item in the notation of the Responses API, whatever the provider speaks.
        item: Json,
    },
    /// The model completed a response. Only sent while an observer wants its items.
    ModelAnswered(Box<ModelAnswer>),
    /// An item reached its final state.
    ItemCompleted(#[serde(with = "numbered")] Arc<Item>),
    /// A command, a file change or a tool call was still open when its turn ended: its final state is failed, with the
    /// output so far. Or the agent replaced the item by another: it keeps its content so far and leaves the history.
    ItemAbandoned(#[serde(with = "numbered")] Arc<Item>),
    /// The plan changed.
    PlanChanged {
        /// The turn.
        turn: TurnId,
        /// The whole plan.
        plan: Arc<Plan>,
    },
    /// The turn's diff changed.
    DiffChanged {
        /// The turn.
        turn: TurnId,
        /// Unified diff of all files that the turn changed.
        diff: Arc<str>,
    },
    /// A model request used tokens.
    UsageChanged {
        /// The turn.
        turn: TurnId,
        /// Number of tokens and remaining limits.
        report: Box<UsageReport>,
    },
    /// A request to the model begins.
    RequestStarted {
        /// The turn.
        turn: TurnId,
        /// The usage so far; `None` before the thread's first one is counted.
        report: Option<Box<UsageReport>>,
    },
    /// A model answered without token usage. Carries the remaining limits of the account, if known.
    RateLimitsReported {
        /// The turn.
        turn: TurnId,
        /// The remaining limits.
        limits: Option<Box<RateLimits>>,
    },
    /// The last turns were rolled back: they are no longer part of the thread.
    TurnsRemoved(#[serde(with = "whole")] Arc<Thread>),
    /// The queue of inputs changed.
    QueueChanged(Arc<Vec<QueuedInput>>),
    /// A tool server of the thread is starting, is ready, or failed to start.
    ToolServerChanged(Box<ToolServer>),
    /// All tool servers that the thread had when it was loaded are ready, or failed to start. Has the number of the
    /// event before it.
    ToolServersStarted(Box<[ToolServer]>),
    /// An ask was opened.
    AskOpened(Arc<Ask>),
    /// An ask was settled.
    AskSettled {
        /// The ask.
        ask: Arc<Ask>,
        /// The answer that takes effect.
        answer: Arc<Answer>,
        /// Who settled the ask.
        by: SettledBy,
    },
    /// An attempt within the turn failed.
    TurnAttemptFailed {
        /// The turn.
        turn: TurnId,
        /// What happened.
        error: Box<TurnError>,
        /// Whether the turn retries.
        will_retry: bool,
    },
    /// The user's visit to a page, which [`crate::ElicitationForm::Visit`] asked for under this id, is done.
    VisitEnded {
        /// The id.
        elicitation: String,
    },
    /// A hook began to run, or ended.
    HookChanged {
        /// The turn.
        turn: TurnId,
        /// The run as it is now.
        run: Box<HookRun>,
    },
    /// A model began to review an action, or ended.
    ReviewChanged {
        /// The turn.
        turn: TurnId,
        /// The review as it is now.
        review: Box<ActionReview>,
    },
    /// Reviews refused so many actions that the turn is interrupted.
    ReviewsRefused {
        /// The turn.
        turn: TurnId,
        /// How many.
        refusals: Refusals,
    },
    /// Something that the agent did on its own and that a curious user may want to know; no reason to worry.
    Remark {
        /// The turn.
        turn: TurnId,
        /// The message.
        message: String,
    },
    /// A message that the user should see; the turn continues.
    Warning {
        /// The message.
        message: String,
    },
}

impl EventKind {
    /// Tells whether observers of the thread list also receive the event, not only the thread's subscribers.
    pub fn is_thread_level(&self) -> bool {
        matches!(
            self,
            Self::ThreadStarted(_)
                | Self::ThreadChanged { .. }
                | Self::ThreadDeleted
                | Self::ThreadUnloaded
                | Self::StatusChanged { .. }
                | Self::PlanChanged { .. }
                | Self::TurnsRemoved(_)
        )
    }

    /// Tells whether the event is about a command that runs, or is about to.
    pub(crate) fn is_of_command(&self) -> bool {
        match self {
            Self::ItemStarted(item) | Self::ItemCompleted(item) | Self::ItemAbandoned(item) => {
                matches!(item.body, ItemBody::Command(_))
            }
            Self::ItemDelta { kind, .. } => {
                matches!(kind, DeltaKind::Output | DeltaKind::Input(_))
            }
            Self::AskOpened(ask) | Self::AskSettled { ask, .. } => {
                matches!(ask.kind, AskKind::Command { .. })
            }
            _ => false,
        }
    }

    /// Tells whether the event has a sequence number of its own.
    pub fn is_numbered(&self) -> bool {
        !matches!(self, Self::ThreadUnloaded | Self::ToolServersStarted(_))
    }

    /// Tells whether the event is stored. The others are intermediate states; the store has their results.
    pub(crate) fn is_kept(&self) -> bool {
        // Between turns another process may own the thread, and the answer concerns a tool server only.
        if let Self::AskOpened(ask) | Self::AskSettled { ask, .. } = self {
            return ask.turn.is_some();
        }
        !matches!(
            self,
            Self::ThreadDeleted
                | Self::ThreadUnloaded
                | Self::StatusChanged { .. }
                | Self::ToolServerChanged(_)
                | Self::ToolServersStarted(_)
                | Self::RateLimitsReported { .. }
                | Self::RequestStarted { .. }
                | Self::ItemStarted(_)
                | Self::ItemChanged(_)
                | Self::ItemDelta { .. }
                | Self::CallWritten(_)
                | Self::PatchWritten(_)
                | Self::ModelNoticed { .. }
                | Self::Remark { .. }
                | Self::ModelItem { .. }
                | Self::ModelAnswered(_)
                | Self::HookChanged { .. }
                | Self::ReviewChanged { .. }
                | Self::ReviewsRefused { .. }
                | Self::TurnsRemoved(_)
                | Self::VisitEnded { .. }
        )
    }
}

/// News of an agent about a thread, in a turn or between turns.
#[derive(Clone, Debug)]
pub enum AgentNews {
    /// The data to store with the thread under a key, as [`crate::Engine::set_extra`] does.
    Data(String, Option<Json>),
    /// The visit to a page is done that was asked for under this id.
    VisitEnded(String),
    /// A name for the thread, if it has none.
    Name(String),
    /// What the context holds after a turn, and its size in tokens.
    Context {
        /// The turn.
        turn: TurnId,
        /// The tokens that the turn used.
        spent: Usage,
        /// What the context holds now.
        held: Usage,
        /// The size of the context.
        window: u64,
    },
}

/// A piece of a tool call that the model writes: a preview of the item that the call becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CallPiece {
    /// The turn.
    pub turn: TurnId,
    /// The id of the item that the call becomes.
    pub item: ItemId,
    /// The name of the tool in its source.
    pub tool: Arc<str>,
    /// The MCP server of the tool, if it has one.
    pub server: Option<Arc<str>>,
    /// Whether this is the first piece of the call. It has no text.
    pub is_first: bool,
    /// More text of the arguments.
    pub text: Box<str>,
}

/// A response that the model completed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ModelAnswer {
    /// The turn.
    pub turn: TurnId,
    /// The id that the provider gave the response.
    pub id: String,
    /// Number of tokens, if the provider tells it.
    pub usage: Option<Usage>,
    /// The usage as the provider wrote it.
    pub told_usage: Option<Json>,
}

/// The part of a thread that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThreadChange {
    /// Its name.
    Name,
    /// The thread was archived.
    Archived,
    /// The thread was unarchived.
    Unarchived,
    /// Its settings.
    Settings,
    /// Its mode. Comes after the change of the settings.
    Mode,
    /// Its preview, from the first user message.
    Preview,
    /// Its unread turns.
    Unread,
    /// Its goal, in this turn or outside of turns.
    Goal(Option<TurnId>),
    /// The data that a dialect stores with it under this key, see [`Thread::extra`].
    ///
    /// [`Thread::extra`]: crate::Thread::extra
    Extra(String),
}

/// A small cache of derived forms, by key. Observers with the same key share one value.
#[derive(Default)]
pub struct Memo(Mutex<Vec<(u32, Arc<dyn Any + Send + Sync>)>>);

impl Memo {
    /// Returns the value for `key`. The first call makes it with `make`.
    pub fn get_or_make<T: Any + Send + Sync>(&self, key: u32, make: impl FnOnce() -> T) -> Arc<T> {
        let mut slots = lock(&self.0);
        if let Some((_, value)) = slots.iter().find(|(slot, _)| *slot == key)
            && let Ok(value) = value.clone().downcast()
        {
            return value;
        }
        let value = Arc::new(make());
        slots.push((key, value.clone()));
        value
    }
}

impl Memo {
    /// Drops the derived forms once every observer has them.
    pub(crate) fn clear(&self) {
        *lock(&self.0) = Vec::new();
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memo")
    }
}
