//! Requests to a thread and their responses, as plain data, because another process may own the thread.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{
    error::Error,
    model::{
        Answer, AskId, ConfigOverrides, Goal, GoalChange, InputPart, ItemId, Json, MoreInput,
        NewQueuedInput, NewTurn, QueuedInput, SettingsChange, Thread, ThreadId, ToolServerSpec,
        Turn, TurnId, Unread, whole,
    },
    observers::AnswerSet,
};

/// A request to a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    clippy::large_enum_variant,
    reason = "a request is moved into its call, which is boxed as a whole"
)]
pub(crate) enum Request {
    StartTurn(NewTurn),
    Steer {
        expected: Option<TurnId>,
        input: MoreInput,
        /// The id of the item for the input. The sender chooses it, so that a repeated request adds no second item.
        item: ItemId,
        /// Whether another process may have run the request already.
        repeated: bool,
    },
    Enqueue(NewQueuedInput),
    Dequeue(String),
    /// Replaces the input of an entry of the queue, and its metadata if there is some.
    UpdateQueued {
        id: String,
        input: Vec<InputPart>,
        metadata: Option<String>,
    },
    /// Starts a turn with an entry of the queue, or with the next one.
    StartQueued(Option<String>),
    /// Turns an entry of the queue into input of the running turn.
    SteerQueued {
        id: String,
        expected: TurnId,
    },
    /// The ids of all entries of the queue, in the new order.
    Reorder(Vec<String>),
    Interrupt(Option<TurnId>),
    /// Changes settings for the rest of a turn.
    ChangeTurn(TurnId, SettingsChange),
    Answer {
        ask: AskId,
        answer: Answer,
        client: u64,
    },
    Rename(Option<String>),
    Unarchive,
    Settings(SettingsChange),
    /// Keys and values. A value is in a tuple so that a JSON null differs from `None`, which removes the key.
    Extra(Vec<(String, Option<(Json,)>)>),
    Goal(GoalChange),
    ClearGoal,
    /// Starts a turn for an active goal.
    PursueGoal,
    RemoveTurns(TurnId),
    MarkRead {
        read: bool,
        expected: u64,
    },
    Archive,
    Delete,
    /// Lists the child threads in memory, at any depth, parents before their children.
    Working,
    /// Calls a service of the program, see [`crate::ThreadServices`].
    Service {
        name: String,
        params: Json,
    },
}

impl Request {
    /// Tells whether the request starts a turn in an idle thread. Such a thread moves to the process of the client.
    pub(crate) fn starts_turn(&self) -> bool {
        matches!(
            self,
            Self::StartTurn(_) | Self::Enqueue(_) | Self::StartQueued(_) | Self::PursueGoal
        )
    }

    /// Prepares the request to be sent again after its process was lost, which may have run it. Returns `false` if a
    /// second run could have another effect than the first one.
    pub(crate) fn repeat(&mut self) -> bool {
        match self {
            Self::Steer { repeated, .. } => {
                *repeated = true;
                true
            }
            // Another process hands the thread over instead of starting the turn.
            Self::StartTurn(_) => true,
            // A turn for the goal that the lost process started ended with it.
            Self::PursueGoal => true,
            Self::Rename(_) | Self::Unarchive | Self::Settings(_) | Self::Extra(..) => true,
            Self::ChangeTurn(..) => true,
            _ => false,
        }
    }

    /// Tells whether the thread's state in memory must match the store before the request runs.
    pub(crate) fn needs_store(&self) -> bool {
        !matches!(self, Self::Delete | Self::Working)
    }
}

/// The response of a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Response {
    Done,
    Turn(Arc<Turn>),
    Queued(Box<QueuedInput>),
    Thread(#[serde(with = "whole")] Arc<Thread>),
    Unread(Unread),
    Threads(Vec<ThreadId>),
    Json(Json),
    Goal(Arc<Goal>),
    Flag(bool),
}

/// Takes the value out of a response. A mismatch with the request means that the peer is faulty.
macro_rules! from_response {
    ($($value:ty: $pattern:pat => $result:expr,)*) => {$(
        impl TryFrom<Response> for $value {
            type Error = ();

            fn try_from(response: Response) -> Result<Self, ()> {
                match response {
                    $pattern => Ok($result),
                    _ => Err(()),
                }
            }
        }
    )*};
}

from_response! {
    (): Response::Done => (),
    Arc<Turn>: Response::Turn(turn) => turn,
    QueuedInput: Response::Queued(queued) => *queued,
    Arc<Thread>: Response::Thread(thread) => thread,
    Unread: Response::Unread(unread) => unread,
    Vec<ThreadId>: Response::Threads(threads) => threads,
    Json: Response::Json(json) => json,
    Arc<Goal>: Response::Goal(goal) => goal,
    bool: Response::Flag(flag) => flag,
}

/// The outcome of a request.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    Done(Response),
    Refused(Error),
    /// The thread is idle and now belongs to the requesting process, which must run the request itself.
    Moved(Box<HandOver>),
    /// The process does not own the thread. Nothing was done.
    NotHere,
}

/// The state of an idle thread that is not in the store.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct HandOver {
    /// Asks that subscribers in the sending process can answer. If set, that process follows the thread from now on.
    pub(crate) attends: Option<AnswerSet>,
    /// The sequence number of the last event, stored or not.
    pub(crate) seq: u64,
    /// See [`crate::Settings::tool_servers`].
    pub(crate) tool_servers: Vec<ToolServerSpec>,
    /// See [`crate::Settings::overrides`].
    pub(crate) overrides: ConfigOverrides,
    /// The scopes that are allowed while the thread is loaded.
    pub(crate) grants: Vec<String>,
}

/// The receiver of a request's outcome.
pub(crate) struct Replier(Box<dyn FnOnce(Outcome) + Send>);

impl Replier {
    pub(crate) fn new(reply: impl FnOnce(Outcome) + Send + 'static) -> Self {
        Self(Box::new(reply))
    }

    pub(crate) fn send(self, outcome: Outcome) {
        self.0(outcome);
    }
}

impl fmt::Debug for Replier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Replier")
    }
}
