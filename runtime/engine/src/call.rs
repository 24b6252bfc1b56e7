//! What a thread is asked to do, and what it answers, as data: the process that owns a thread may be another one.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{
    error::Error,
    model::{
        Answer, AskId, ConfigOverrides, InputPart, Json, NewTurn, Origin, QueuedInput,
        SettingsChange, Thread, ThreadId, ToolServerSpec, Turn, TurnId, Unread, whole,
    },
    observers::AnswerSet,
};

/// What a thread is asked to do.
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
        input: Vec<InputPart>,
        client_id: Option<String>,
    },
    Enqueue {
        input: Vec<InputPart>,
        origin: Origin,
    },
    Dequeue(String),
    Interrupt(Option<TurnId>),
    Answer {
        ask: AskId,
        answer: Answer,
        client: u64,
    },
    Rename(Option<String>),
    Unarchive,
    Settings(SettingsChange),
    /// Key and value; a value in parentheses can be told from none, whatever it is.
    Extra(String, Option<(Json,)>),
    RemoveTurns(TurnId),
    MarkRead {
        read: bool,
        expected: u64,
    },
    Archive,
    Delete,
    /// Which threads in memory work for this one, parents before those that work for them.
    Working,
    /// Something that the program does beside turns, see [`crate::ThreadServices`].
    Service {
        name: String,
        params: Json,
    },
}

impl Request {
    /// Tells whether the request starts a turn in a thread that is idle. It moves to the process whose client asks for it.
    pub(crate) fn starts_turn(&self) -> bool {
        matches!(self, Self::StartTurn(_) | Self::Enqueue { .. })
    }

    /// Tells whether the request needs that what is in memory is what is stored.
    pub(crate) fn needs_store(&self) -> bool {
        !matches!(self, Self::Delete | Self::Working)
    }
}

/// What a thread answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Response {
    Done,
    Turn(Arc<Turn>),
    Queued(QueuedInput),
    Thread(#[serde(with = "whole")] Arc<Thread>),
    Unread(Unread),
    Threads(Vec<ThreadId>),
    Json(Json),
}

/// Takes the value out of a response. Another kind than the request has comes from a peer that is wrong.
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
    QueuedInput: Response::Queued(queued) => queued,
    Arc<Thread>: Response::Thread(thread) => thread,
    Unread: Response::Unread(unread) => unread,
    Vec<ThreadId>: Response::Threads(threads) => threads,
    Json: Response::Json(json) => json,
}

/// What became of a request.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    Done(Response),
    Refused(Error),
    /// The thread is idle, and the one who asked owns it from now on: the request is its own to do.
    Moved(Box<HandOver>),
    /// The process does not have the thread. Nothing was done.
    NotHere,
}

/// What a process knows of an idle thread that is not in the store.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct HandOver {
    /// What those who follow the thread there can answer; `None` where nobody does. The process follows from now on.
    pub(crate) attends: Option<AnswerSet>,
    /// See [`crate::Settings::tool_servers`].
    pub(crate) tool_servers: Vec<ToolServerSpec>,
    /// See [`crate::Settings::overrides`].
    pub(crate) overrides: ConfigOverrides,
    /// What was allowed for as long as the thread is loaded.
    pub(crate) grants: Vec<String>,
}

/// Where the outcome of a request goes.
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
