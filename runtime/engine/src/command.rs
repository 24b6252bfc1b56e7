//! What a thread is told.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::{
    cause,
    error::Error,
    model::{
        Answer, AskId, AskKind, Cause, Event, InputPart, ItemBody, ItemId, Json, NewTurn, Origin,
        Plan, QueuedInput, RateLimits, SettingsChange, Thread, ToolServer, Turn, TurnError, TurnId,
        Unread, Usage,
    },
    observers::{Cursor, Subscriber, ThreadSnapshot},
    turn::TurnShared,
};

/// Where the result of a call goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What a thread is told. Small, because its channel has room for many.
pub(crate) enum Command {
    Call(Box<Request>),
    Agent(Box<AgentCall>),
    /// A delta of the agent, to be numbered.
    Delta(Arc<Event>),
    /// How a tool server of the thread stands.
    ToolServer(Box<ToolServer>),
    /// Some time has passed.
    Sweep,
    /// The one who loaded the thread needs it no more.
    Release,
}

const _: () = assert!(size_of::<Command>() <= 16);

/// A call, with the request that it is made for.
pub(crate) struct Request {
    pub(crate) cause: Option<Arc<Cause>>,
    pub(crate) call: Call,
}

impl Request {
    /// Makes a call on behalf of the request that is worked on.
    pub(crate) fn new(call: Call) -> Box<Self> {
        let cause = cause::current();
        Box::new(Self { cause, call })
    }
}

/// What clients and the engine want of a thread.
pub(crate) enum Call {
    Snapshot(Reply<Box<ThreadSnapshot>>),
    StartTurn(NewTurn, Reply<Arc<Turn>>),
    Steer {
        expected: Option<TurnId>,
        input: Vec<InputPart>,
        client_id: Option<String>,
        reply: Reply<Arc<Turn>>,
    },
    Enqueue {
        input: Vec<InputPart>,
        origin: Origin,
        reply: Reply<QueuedInput>,
    },
    Dequeue(String, Reply<()>),
    RunningTurn(Reply<Arc<TurnShared>>),
    Interrupt(Option<TurnId>, Reply<()>),
    Answer {
        ask: AskId,
        answer: Answer,
        client: u64,
        reply: Reply<()>,
    },
    Subscribe(Subscriber, Cursor, Reply<Box<ThreadSnapshot>>),
    Unsubscribe(u64, Reply<()>),
    Subscribers(Reply<Vec<Subscriber>>),
    Rename(Option<String>, Reply<Arc<Thread>>),
    Unarchive(Reply<Arc<Thread>>),
    Settings(SettingsChange, Reply<Arc<Thread>>),
    Extra(String, Option<Json>, Reply<()>),
    RemoveTurns(TurnId, Reply<Arc<Thread>>),
    MarkRead {
        read: bool,
        expected: u64,
        reply: Reply<Unread>,
    },
    Close(Closing),
}

/// Ways to end a thread's stay in memory, once its turn has ended.
pub(crate) enum Closing {
    Archive(Reply<Arc<Thread>>),
    Delete(Reply<()>),
    ShutDown(Reply<()>),
    Unload(Reply<()>),
}

/// What the agent of a turn does.
pub(crate) struct AgentCall {
    pub(crate) turn: TurnId,
    pub(crate) act: Act,
}

pub(crate) enum Act {
    StartItem(ItemId, ItemBody),
    ChangeItem(ItemId, ItemBody),
    CompleteItem(ItemId, ItemBody),
    CompleteText(ItemId),
    AbandonItem(ItemId),
    OutliveTurn(ItemId),
    Plan(Plan),
    Diff(String),
    Usage(Usage, Option<u64>),
    ShowUsage(Usage, Option<u64>),
    Limits(RateLimits),
    ShowLimits,
    Trouble(TurnError, bool),
    Warn(String),
    Remember(Json, bool),
    /// Is answered when all that was done before is written.
    Settle(Reply<()>),
    Ask(ItemId, Option<ItemBody>, AskKind, oneshot::Sender<Answer>),
    Return(Result<(), TurnError>),
}

impl Call {
    /// Tells whether the call needs that what is in memory is what is stored. Following a thread and leaving memory do
    /// not.
    pub(crate) fn needs_store(&self) -> bool {
        match self {
            Self::Snapshot(_)
            | Self::Subscribe(..)
            | Self::Unsubscribe(..)
            | Self::Subscribers(_)
            | Self::Close(Closing::Delete(_) | Closing::ShutDown(_) | Closing::Unload(_)) => false,
            Self::StartTurn(..)
            | Self::Steer { .. }
            | Self::Enqueue { .. }
            | Self::Dequeue(..)
            | Self::RunningTurn(_)
            | Self::Interrupt(..)
            | Self::Answer { .. }
            | Self::Rename(..)
            | Self::Unarchive(_)
            | Self::Settings(..)
            | Self::Extra(..)
            | Self::RemoveTurns(..)
            | Self::MarkRead { .. }
            | Self::Close(Closing::Archive(_)) => true,
        }
    }

    /// Answers with an error.
    pub(crate) fn refuse(self, error: Error) {
        /// A caller that no longer waits does not need to know.
        fn send<T>(reply: Reply<T>, error: Error) {
            let _ = reply.send(Err(error));
        }
        match self {
            Self::Snapshot(reply) | Self::Subscribe(_, _, reply) => send(reply, error),
            Self::StartTurn(_, reply) | Self::Steer { reply, .. } => send(reply, error),
            Self::Enqueue { reply, .. } => send(reply, error),
            Self::RunningTurn(reply) => send(reply, error),
            Self::Subscribers(reply) => send(reply, error),
            Self::MarkRead { reply, .. } => send(reply, error),
            Self::Dequeue(_, reply)
            | Self::Interrupt(_, reply)
            | Self::Answer { reply, .. }
            | Self::Unsubscribe(_, reply)
            | Self::Extra(_, _, reply)
            | Self::Close(
                Closing::Delete(reply) | Closing::ShutDown(reply) | Closing::Unload(reply),
            ) => send(reply, error),
            Self::Rename(_, reply)
            | Self::Unarchive(reply)
            | Self::Settings(_, reply)
            | Self::RemoveTurns(_, reply)
            | Self::Close(Closing::Archive(reply)) => send(reply, error),
        }
    }
}
