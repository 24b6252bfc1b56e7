//! Events: the one ordered record of what happens to a thread.

use std::{
    any::Any,
    fmt,
    sync::{Arc, Mutex},
};

use serde::{Deserialize, Serialize};

use super::{
    ask::{Answer, Ask, SettledBy},
    id::{ItemId, ThreadId, TurnId},
    item::{DeltaKind, Item, numbered},
    thread::{Plan, QueuedInput, Thread, ThreadStatus, whole},
    time::Millis,
    tool_server::ToolServer,
    turn::{Turn, TurnError},
    usage::{RateLimits, UsageReport},
};

/// One thing that happened to a thread.
#[derive(Debug)]
pub struct Event {
    /// The thread.
    pub thread: ThreadId,
    /// Position in the thread, from 1 and dense, except for a jump where a crash lost events that were not kept.
    pub seq: u64,
    /// When it happened.
    pub time: Millis,
    /// What happened.
    pub kind: EventKind,
    /// The request that led to it, where one of a client did. It is not stored, so an event of the past has none.
    pub cause: Option<Arc<Cause>>,
    /// Forms that observers derived from the event, so that each is made once.
    pub memo: Memo,
}

/// A request of a client, as the cause of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// Number of the client, the same as in [`crate::Subscriber::client`].
    pub client: u64,
    /// Who the client is: the name that it has proven, so that several people can be told apart.
    pub principal: Arc<str>,
    /// The id that the client gave the request; of an answer, the id of the question.
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
    /// None that tells it from others.
    Null,
}

/// What happened. Large values are boxed: most events are deltas, and their size is what counts.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// The thread was made.
    ThreadStarted(#[serde(with = "whole")] Arc<Thread>),
    /// Something that the thread's row says changed.
    ThreadChanged {
        /// What changed.
        change: ThreadChange,
        /// The thread afterwards.
        #[serde(with = "whole")]
        thread: Arc<Thread>,
    },
    /// The thread was deleted with all it holds.
    ThreadDeleted,
    /// The thread left memory; it can be loaded again. Has the number of the event before it, being no part of the
    /// record.
    ThreadUnloaded,
    /// What the thread is doing changed.
    StatusChanged(ThreadStatus),
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
    /// A text of an open item goes on.
    ItemDelta {
        /// The turn.
        turn: TurnId,
        /// The item.
        item: ItemId,
        /// Which text.
        kind: DeltaKind,
        /// What is added.
        text: Box<str>,
    },
    /// An item reached its final state.
    ItemCompleted(#[serde(with = "numbered")] Arc<Item>),
    /// A command, a file change or a tool call was still open when its turn ended: it has its final state, which is
    /// failed, and what output it had. Or an agent gave up an item for another: it has what it had so far, and is no
    /// part of the history.
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
    /// Tokens were used.
    UsageChanged {
        /// The turn.
        turn: TurnId,
        /// How many, and what is left.
        report: Box<UsageReport>,
    },
    /// A model answered without saying how many tokens it used; this is what is left of the account's limits, if known.
    LimitsShown {
        /// The turn.
        turn: TurnId,
        /// What is left.
        limits: Option<Box<RateLimits>>,
    },
    /// The last turns were taken back: they are no longer part of the thread.
    TurnsRemoved(#[serde(with = "whole")] Arc<Thread>),
    /// The queue of waiting inputs changed.
    QueueChanged(Arc<Vec<QueuedInput>>),
    /// A tool server of the thread starts, or did, or did not.
    ToolServerChanged(Box<ToolServer>),
    /// A question was opened.
    AskOpened(Arc<Ask>),
    /// A question was settled.
    AskSettled {
        /// The question.
        ask: Arc<Ask>,
        /// The answer in force.
        answer: Arc<Answer>,
        /// Who gave it.
        by: SettledBy,
    },
    /// A try within the turn failed.
    TurnTrouble {
        /// The turn.
        turn: TurnId,
        /// What happened.
        error: Box<TurnError>,
        /// Whether the turn goes on by trying again.
        will_retry: bool,
    },
    /// Something that the user should know; the turn goes on.
    Warning {
        /// What to tell.
        message: String,
    },
}

impl EventKind {
    /// Tells whether the event concerns everyone who watches the list of threads, not only the thread's subscribers.
    pub fn is_thread_level(&self) -> bool {
        matches!(
            self,
            Self::ThreadStarted(_)
                | Self::ThreadChanged { .. }
                | Self::ThreadDeleted
                | Self::ThreadUnloaded
                | Self::StatusChanged(_)
                | Self::PlanChanged { .. }
                | Self::TurnsRemoved(_)
        )
    }

    /// Tells whether the event is kept in the store. The others say how something came about, and what came of it is
    /// kept.
    pub(crate) fn is_kept(&self) -> bool {
        !matches!(
            self,
            Self::ThreadDeleted
                | Self::ThreadUnloaded
                | Self::StatusChanged(_)
                | Self::ToolServerChanged(_)
                | Self::LimitsShown { .. }
                | Self::ItemStarted(_)
                | Self::ItemChanged(_)
                | Self::ItemDelta { .. }
                | Self::TurnsRemoved(_)
        )
    }
}

/// What changed about a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreadChange {
    /// Its name.
    Name,
    /// It was put away.
    Archived,
    /// It was taken out again.
    Unarchived,
    /// Its settings.
    Settings,
    /// Its preview, from the first user message.
    Preview,
    /// What of it is unread.
    Unread,
}

/// A small cache of derived forms, by key. Observers with the same key share one value.
#[derive(Default)]
pub struct Memo(Mutex<Vec<(u32, Arc<dyn Any + Send + Sync>)>>);

impl Memo {
    /// Returns the value of `key`, making it with `make` the first time.
    pub fn get_or_make<T: Any + Send + Sync>(&self, key: u32, make: impl FnOnce() -> T) -> Arc<T> {
        let mut slots = self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
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
    /// Lets the derived forms go, once everyone who wanted them has them.
    pub(crate) fn clear(&self) {
        *self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner) = Vec::new();
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memo")
    }
}
