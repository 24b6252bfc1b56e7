//! What a thread is told.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::{
    call::{Outcome, Replier, Request},
    cause,
    error::Error,
    model::{
        Answer, AskKind, Cause, Event, ItemBody, ItemId, Json, Plan, ProcessId, RateLimits,
        ToolServer, TurnError, TurnId, Usage,
    },
    observers::{AnswerSet, Cursor, Subscriber, ThreadSnapshot},
    peers::{PeerNews, Pending},
    turn::TurnShared,
};

/// Where the result of a call goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// What a thread is told. Small, because its channel has room for many.
pub(crate) enum Command {
    Call(Box<Caused>),
    Agent(Box<AgentCall>),
    /// A delta of the agent, to be numbered.
    Delta(Arc<Event>),
    /// How a tool server of the thread stands.
    ToolServer(Box<ToolServer>),
    /// What another process says of the thread.
    Peer(Box<PeerNews>),
    /// Some time has passed.
    Sweep,
    /// The one who loaded the thread needs it no more.
    Release,
}

const _: () = assert!(size_of::<Command>() <= 16);

/// A call, with the request that it is made for.
pub(crate) struct Caused {
    pub(crate) cause: Option<Arc<Cause>>,
    pub(crate) call: Call,
}

impl Caused {
    /// Makes a call on behalf of the request that is worked on.
    pub(crate) fn new(call: Call) -> Box<Self> {
        let cause = cause::current();
        Box::new(Self { cause, call })
    }
}

/// What clients, the engine and other processes want of a thread.
#[expect(
    clippy::large_enum_variant,
    reason = "a call is boxed as a whole, in `Caused`"
)]
pub(crate) enum Call {
    Snapshot(Reply<Box<ThreadSnapshot>>),
    RunningTurn(Reply<Arc<TurnShared>>),
    Subscribe(Subscriber, Cursor, Reply<Box<ThreadSnapshot>>),
    Unsubscribe(u64, Reply<()>),
    Subscribers(Reply<Vec<Subscriber>>),
    /// `from` is the process that hands the request on, if it is not this one.
    Request {
        request: Request,
        reply: Replier,
        from: Option<ProcessId>,
        cause: Option<Arc<Cause>>,
    },
    /// Another process follows, with what those can answer who follow there.
    Follow(Box<Pending>, Option<AnswerSet>),
    /// What can be answered by those who follow in the process that has this number.
    Attend(u64, Option<AnswerSet>),
    /// The process that has this number is not connected any more.
    Left(u64),
    Close(Closing),
}

/// Ways to end a thread's stay in memory, once its turn has ended.
pub(crate) enum Closing {
    Archive(Replier),
    Delete(Replier),
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
    /// Is answered when the store says that the thread still belongs to this process, and dropped where it does not.
    Prove(oneshot::Sender<()>),
    Ask(ItemId, Option<ItemBody>, AskKind, oneshot::Sender<Answer>),
    Return(Result<(), TurnError>),
}

impl Call {
    /// Tells whether the call needs that what is in memory is what is stored. Following a thread and leaving memory do
    /// not.
    pub(crate) fn needs_store(&self) -> bool {
        match self {
            Self::RunningTurn(_) => true,
            Self::Request { request, .. } => request.needs_store(),
            _ => false,
        }
    }

    /// Tells whether the call comes from another process. It is for the owner of the thread only.
    pub(crate) fn is_from_peer(&self) -> bool {
        matches!(
            self,
            Self::Request { from: Some(_), .. } | Self::Follow(..) | Self::Attend(..)
        )
    }

    /// Answers with an error. A caller that no longer waits does not need to know.
    pub(crate) fn refuse(self, error: Error) {
        match self {
            Self::Request { reply, .. } => reply.send(Outcome::Refused(error)),
            Self::RunningTurn(reply) => drop(reply.send(Err(error))),
            Self::Snapshot(reply) | Self::Subscribe(_, _, reply) => drop(reply.send(Err(error))),
            // These are never refused.
            _ => {}
        }
    }
}
