//! Turns as data.

use std::{path::PathBuf, sync::Arc};

use super::{
    ask::{Answer, Ask, SettledBy},
    id::TurnId,
    item::Item,
    settings::{ApprovalPolicy, SandboxPolicy, Settings},
    thread::{BEHIND_LAST_TURN, LastUsage, Origin, Thread},
    time::Millis,
    usage::{Usage, UsageReport},
};

/// One turn of a thread.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The turn's id.
    pub id: TurnId,
    /// Position in the thread, from 0.
    pub index: u64,
    /// The current or final status.
    pub status: TurnStatus,
    /// When it started.
    pub started_at: Millis,
    /// When it ended.
    pub completed_at: Option<Millis>,
    /// Why the turn failed.
    pub error: Option<TurnError>,
    /// Tokens used by this turn.
    pub usage: Usage,
    /// Who started the turn.
    pub origin: Origin,
    /// The settings at the start of the turn; `None` for turns that were stored before this field existed.
    pub settings: Option<Arc<TurnSettings>>,
    /// The first turn of the chain that led to this one, in words of the client; `None`: this one.
    pub root: Option<String>,
    /// Why the agent stopped before it was done, where it says so. The turn is completed, or failed for this reason.
    pub stop: Option<StopReason>,
}

/// The part of a thread's settings that is recorded at the start of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnSettings {
    /// Absolute working directory.
    pub cwd: PathBuf,
    /// Model name.
    pub model: String,
    /// Model provider id.
    pub model_provider: String,
    /// See [`Settings::effort`].
    pub effort: Option<String>,
    /// See [`Settings::summary`].
    pub summary: Option<String>,
    /// When to ask for approval.
    pub approval: ApprovalPolicy,
    /// What commands may access.
    pub sandbox: SandboxPolicy,
    /// See [`Settings::mode`].
    pub mode: String,
}

impl From<&Settings> for TurnSettings {
    fn from(settings: &Settings) -> Self {
        Self {
            cwd: settings.cwd.clone(),
            model: settings.model.clone(),
            model_provider: settings.model_provider.clone(),
            effort: settings.effort.clone(),
            summary: settings.summary.clone(),
            approval: settings.approval.clone(),
            sandbox: settings.sandbox.clone(),
            mode: settings.mode.clone(),
        }
    }
}

/// The current or final status of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStatus {
    /// In progress.
    Running,
    /// Ended normally.
    Completed,
    /// Ended with an error.
    Failed,
    /// Stopped by a person, a policy or the shutdown of the server.
    Interrupted,
}

/// Why an agent stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// A limit of tokens is reached.
    MaxTokens,
    /// The limit of model requests in one turn is reached.
    MaxRequests,
    /// The model or the agent declines to answer.
    Refusal,
}

/// Why a turn, or one attempt within it, failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnError {
    /// The message for the user.
    pub message: String,
    /// The kind of failure.
    pub kind: TurnErrorKind,
    /// Further details for diagnosis.
    pub details: Option<String>,
}

/// The kind of a failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnErrorKind {
    /// The conversation does not fit the model's context.
    ContextWindowExceeded,
    /// A usage limit of the provider is reached.
    UsageLimitExceeded,
    /// The provider takes no more requests for a while.
    RateLimitExceeded,
    /// The provider is overloaded.
    ServerOverloaded,
    /// The provider has no room in its flexible service tier.
    FlexUnavailable,
    /// The provider has no room for requests that must be checked.
    PolicyCapacityUnavailable,
    /// The provider does not have the model.
    ModelNotFound,
    /// The provider refused the request for reasons of computer security.
    CyberPolicy,
    /// The provider stopped the model for its conduct.
    MisalignmentPolicyViolation,
    /// The provider could not be reached.
    ConnectionFailed {
        /// HTTP status of the provider, if it answered.
        status: Option<u16>,
    },
    /// The provider's stream ended early.
    StreamDisconnected {
        /// HTTP status of the provider, if it answered.
        status: Option<u16>,
    },
    /// All attempts failed.
    TooManyFailedAttempts {
        /// The last HTTP status, if there was one.
        status: Option<u16>,
    },
    /// The provider reported an internal error.
    InternalServerError,
    /// The provider refused the credentials, or requires some.
    Unauthorized,
    /// The provider did not accept the request.
    BadRequest,
    /// The sandbox could not be set up, or it refused an action.
    SandboxError,
    /// Any other failure.
    Other,
}

/// A turn with its items, for reading the history.
#[derive(Clone, Debug)]
pub struct TurnWithItems {
    /// The turn.
    pub turn: Turn,
    /// The turn's items, ordered by start; empty if the query did not ask for items.
    pub items: Vec<Arc<Item>>,
    /// The turn's settled asks, ordered by opening; empty if the query did not ask for items, and in turns copied
    /// from another thread.
    pub asks: Vec<SettledAsk>,
    /// Usage of the turn's model requests, in order; empty if the query did not ask for usage, and in turns copied
    /// from another thread.
    pub usage: Vec<ReportedUsage>,
}

impl Thread {
    /// Forgets what turns left behind that are removed: all but the first ones.
    pub(crate) fn forget_behind(&mut self, left: &[TurnWithItems]) {
        self.turn_count = left.len() as u64;
        // What removed turns used is used: `usage` stays.
        self.plan = None;
        self.last_usage = (self.last_usage)
            .filter(|last| left.iter().any(|left| left.turn.id == last.turn))
            .or_else(|| LastUsage::of(left));
        self.extra
            .retain(|key, _| !key.starts_with(BEHIND_LAST_TURN));
    }
}

impl LastUsage {
    /// Returns what the last model request in these turns used; `None` if their requests are not known.
    pub fn of(turns: &[TurnWithItems]) -> Option<Self> {
        turns.iter().rev().find_map(|turn| {
            let report = &turn.usage.last()?.report;
            Some(Self {
                turn: turn.turn.id,
                usage: report.last,
                context_window: report.context_window,
                assumed_window: report.assumed_window,
            })
        })
    }
}

/// The usage of a past model request.
#[derive(Clone, Debug)]
pub struct ReportedUsage {
    /// Number of tokens and remaining limits.
    pub report: UsageReport,
    /// When it was reported.
    pub time: Millis,
    /// Sequence number of the event that reported it, comparable with [`Item::seq`].
    pub seq: u64,
}

/// A settled ask. Its sequence numbers and [`Item::seq`] put asks, answers and items in one order.
#[derive(Clone, Debug)]
pub struct SettledAsk {
    /// The ask.
    pub ask: Arc<Ask>,
    /// The answer that took effect, without secrets that the user typed.
    pub answer: Arc<Answer>,
    /// Who settled the ask.
    pub by: SettledBy,
    /// When it was settled.
    pub settled_at: Millis,
    /// Sequence number of the event that opened the ask.
    pub opened_seq: u64,
    /// Sequence number of the event that settled the ask.
    pub settled_seq: u64,
}

/// What a child thread is doing.
#[derive(Clone, Debug)]
pub enum Activity {
    /// No turn has started yet.
    New,
    /// A turn runs.
    Running,
    /// A turn has ended.
    Ended {
        /// The turn.
        turn: Arc<Turn>,
        /// The last message of its agent, if there was one.
        message: Option<Arc<Item>>,
    },
    /// The thread is not in memory any more.
    Gone,
}
