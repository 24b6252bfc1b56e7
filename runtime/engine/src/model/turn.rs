//! Turns as data.

use std::{path::PathBuf, sync::Arc};

use serde::{Deserialize, Serialize};

use super::{
    ask::{Answer, Ask, SettledBy},
    id::TurnId,
    item::Item,
    settings::{ApprovalPolicy, SandboxPolicy, Settings},
    thread::Origin,
    time::Millis,
    usage::{Usage, UsageReport},
};

/// One turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The turn.
    pub id: TurnId,
    /// Position in the thread, from 0.
    pub index: u64,
    /// How it stands or ended.
    pub status: TurnStatus,
    /// When it started.
    pub started_at: Millis,
    /// When it ended.
    pub completed_at: Option<Millis>,
    /// Why it failed.
    pub error: Option<TurnError>,
    /// Tokens used by this turn.
    pub usage: Usage,
    /// Who started it.
    pub origin: Origin,
    /// What it began with; `None` for a turn that was stored before that was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<Arc<TurnSettings>>,
}

/// What of a thread's settings a turn began with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// When to ask before acting.
    pub approval: ApprovalPolicy,
    /// What commands may touch.
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

/// How a turn stands or ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStatus {
    /// Under way.
    Running,
    /// Ended by itself.
    Completed,
    /// Ended by an error.
    Failed,
    /// Stopped by a person, a policy or the end of the server.
    Interrupted,
}

/// Why a turn failed, or why a try within it did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnError {
    /// What to tell the user.
    pub message: String,
    /// What kind of failure.
    pub kind: TurnErrorKind,
    /// More for the curious.
    pub details: Option<String>,
}

/// What kind of failure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnErrorKind {
    /// The conversation does not fit the model's context.
    ContextWindowExceeded,
    /// A usage limit of the provider.
    UsageLimitExceeded,
    /// The provider is overloaded.
    ServerOverloaded,
    /// The provider could not be reached.
    ConnectionFailed {
        /// Its HTTP status, if it answered.
        status: Option<u16>,
    },
    /// The stream of the provider broke.
    StreamDisconnected {
        /// Its HTTP status, if it answered.
        status: Option<u16>,
    },
    /// All tries failed.
    TooManyFailedAttempts {
        /// The last HTTP status, if there was one.
        status: Option<u16>,
    },
    /// The provider failed.
    InternalServerError,
    /// The provider wants credentials.
    Unauthorized,
    /// The provider did not accept the request.
    BadRequest,
    /// The sandbox could not be set up or refused.
    SandboxError,
    /// Anything else.
    Other,
}

/// A turn with its items, for history.
#[derive(Clone, Debug)]
pub struct TurnWithItems {
    /// The turn.
    pub turn: Turn,
    /// Its items by start; empty where they were not asked for.
    pub items: Vec<Arc<Item>>,
    /// Its questions that were settled, by opening; empty where items were not asked for, and in turns that were copied
    /// from another thread.
    pub asks: Vec<SettledAsk>,
    /// What its model requests used, in order; empty where that was not asked for, and in turns that were copied from
    /// another thread.
    pub usage: Vec<ReportedUsage>,
}

/// What a model request of the past used.
#[derive(Clone, Debug)]
pub struct ReportedUsage {
    /// How many tokens, and what was left.
    pub report: UsageReport,
    /// When it was reported.
    pub time: Millis,
    /// Number of the event that reported it, which puts it in order with [`Item::seq`].
    pub seq: u64,
}

/// A question of the past with its answer. Its numbers and [`Item::seq`] put questions, answers and items in order.
#[derive(Clone, Debug)]
pub struct SettledAsk {
    /// The question.
    pub ask: Arc<Ask>,
    /// The answer that was in force, without what was typed as a secret.
    pub answer: Arc<Answer>,
    /// Who gave it.
    pub by: SettledBy,
    /// When it was settled.
    pub settled_at: Millis,
    /// Number of the event that opened it.
    pub opened_seq: u64,
    /// Number of the event that settled it.
    pub settled_seq: u64,
}

/// What a spawned thread is doing.
#[derive(Clone, Debug)]
pub enum Activity {
    /// It has had no turn yet.
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
    /// It left memory.
    Gone,
}
