//! Messages to the actor of a thread.

use std::{sync::Arc, time::Duration};

use tokio::sync::oneshot;

use crate::{
    BoxFuture,
    call::{Outcome, Replier, Request},
    cause,
    error::Error,
    model::{
        ActionReview, AgentNews, Answer, AskId, AskKind, AskedItem, Cause, ContextWindow, Event,
        Goal, GoalChange, HookRun, ItemBody, ItemId, Json, Plan, ProcessId, RateLimits, Refusals,
        StopReason, Thread, ToolServerNews, TurnError, TurnId, Usage,
    },
    observers::{AnswerSet, Cursor, Subscriber, ThreadSnapshot},
    peers::{PeerNews, Pending},
    turn::TurnShared,
};

/// An entry of [`crate::Thread::extra`]; `None` where there is nothing to keep.
pub(crate) type FutureExtra = BoxFuture<'static, Option<(String, Json)>>;

/// The channel for the result of a call.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// A message to the actor of a thread. Small, because the actor's channel has room for many.
pub(crate) enum Command {
    Call(Box<Caused>),
    Agent(Box<AgentCall>),
    /// A delta of the agent; the actor assigns its sequence number.
    Delta(Arc<Event>),
    /// News of the tool servers of the thread.
    ToolServer(Box<ToolServerNews>),
    /// News of the thread's agent about something that is no part of a turn.
    News(Box<AgentNews>),
    /// An entry for the extra data of a new thread, which is not known yet.
    Extra(Box<FutureExtra>),
    /// PeerMessage about the thread from another process.
    Peer(Box<PeerNews>),
    /// A regular tick of the engine, once a minute.
    Sweep,
    /// How long the thread stays in memory when nobody needs it.
    RestFor(Box<Duration>),
    /// The name that another program gave to its thread. Replies whether the thread has it.
    NamedElsewhere(Box<(String, oneshot::Sender<bool>)>),
    /// The caller that loaded the thread does not need it any more.
    Release,
    /// A client closed the thread.
    Leave(oneshot::Sender<()>),
}

const _: () = assert!(size_of::<Command>() <= 16);

/// A call, with the client request that caused it.
pub(crate) struct Caused {
    pub(crate) cause: Option<Arc<Cause>>,
    pub(crate) call: Call,
}

impl Caused {
    /// Makes a call on behalf of the current client request.
    pub(crate) fn new(call: Call) -> Box<Self> {
        let cause = cause::current();
        Box::new(Self { cause, call })
    }
}

/// A call of a client, the engine or another process.
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
    /// `from` is the process that forwards the request, if it is not this one.
    Request {
        request: Request,
        reply: Replier,
        from: Option<ProcessId>,
        cause: Option<Arc<Cause>>,
    },
    /// Another process follows the thread; the set tells which asks its subscribers can answer.
    Follow(Box<Pending>, Option<AnswerSet>),
    /// The subscribers in the process with this session number can answer these asks.
    Attend(u64, Option<AnswerSet>),
    /// The process with this session number disconnected.
    Left(u64),
    Close(Closing),
}

/// Ways to unload a thread, after its turn has ended.
pub(crate) enum Closing {
    Archive(Replier),
    Delete(Replier),
    ShutDown(Reply<()>),
    Unload(Reply<()>),
}

/// An action of a turn's agent.
pub(crate) struct AgentCall {
    pub(crate) turn: TurnId,
    pub(crate) act: AgentAction,
}

pub(crate) enum AgentAction {
    StartItem(ItemId, ItemBody),
    ChangeItem(ItemId, ItemBody),
    CompleteItem(ItemId, ItemBody),
    CompleteText(ItemId),
    AbandonItem(ItemId),
    GiveUp(ItemId),
    OutliveTurn(ItemId),
    Extra(String, Option<Json>),
    Note(String, Json),
    Plan(Plan),
    Diff(String),
    /// What was spent, and what the context holds.
    Usage(Usage, Usage, ContextWindow),
    ShowUsage(Usage, ContextWindow),
    /// Changes the goal, or only reads it.
    Goal(Option<GoalChange>, Reply<Option<Arc<Goal>>>),
    Limits(RateLimits),
    ShowLimits,
    RequestStarted,
    Trouble(TurnError, bool),
    Warn(String),
    Stop(StopReason),
    Hook(Box<HookRun>),
    Review(Box<ActionReview>),
    ReviewsRefused(Refusals),
    /// Names the thread, unless it has a name.
    SuggestName(String),
    Remember(Json, bool),
    RememberBefore(Json, bool),
    /// Replies when everything before it is written to the store, and tells whether the thread's context is empty.
    Settle(Reply<bool>),
    /// Replies with the thread as it is now.
    Thread(Reply<Arc<Thread>>),
    /// Replies when the store confirms that this process still owns the thread; otherwise the sender is dropped.
    Prove(oneshot::Sender<()>),
    Ask(AskId, Box<AskedItem>, AskKind, oneshot::Sender<Answer>),
    /// Settles an ask that the agent does not need any more.
    Withdraw(AskId),
    Return(Result<(), TurnError>),
}

impl Call {
    /// Tells whether the thread's state in memory must match the store before the call runs. Subscribing and unloading
    /// do not need that.
    pub(crate) fn needs_store(&self) -> bool {
        match self {
            Self::RunningTurn(_) => true,
            Self::Request { request, .. } => request.needs_store(),
            _ => false,
        }
    }

    /// Tells whether the call comes from another process. Only the owner of the thread handles it.
    pub(crate) fn is_from_peer(&self) -> bool {
        matches!(
            self,
            Self::Request { from: Some(_), .. } | Self::Follow(..) | Self::Attend(..)
        )
    }

    /// Answers with an error. If the caller does not wait any more, the error is dropped.
    pub(crate) fn refuse(self, error: Error) {
        match self {
            Self::Request { reply, .. } => reply.send(Outcome::Refused(error)),
            Self::RunningTurn(reply) => drop(reply.send(Err(error))),
            Self::Snapshot(reply) | Self::Subscribe(_, _, reply) => drop(reply.send(Err(error))),
            // Other calls are never refused.
            _ => {}
        }
    }
}
