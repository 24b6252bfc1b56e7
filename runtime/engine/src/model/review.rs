//! Reviews of single actions: a model decides in place of the user whether an action may run.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{
    ask::AskKind,
    id::{AskId, ItemId},
    time::Millis,
};

/// Who decides about actions that need approval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reviewer {
    /// The user, through a client.
    #[default]
    User,
    /// The thread's model, in a conversation of its own.
    Model,
}

/// The review of an action, in place of a question to the user.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ActionReview {
    /// The review's id.
    pub id: AskId,
    /// The item of the action.
    pub item: ItemId,
    /// Absolute working directory of the thread.
    pub cwd: PathBuf,
    /// What the user would have been asked.
    pub kind: AskKind,
    /// When it began.
    pub started_at: Millis,
    /// How it ended; `None` while it runs.
    pub end: Option<ReviewEnd>,
}

/// The end of a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewEnd {
    /// When it ended.
    pub at: Millis,
    /// The outcome.
    pub outcome: ReviewOutcome,
}

/// The outcome of a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReviewOutcome {
    /// The reviewer judged the action.
    Judged(Judgment),
    /// The reviewer gave no judgment, so the action does not run; the reason.
    Failed(String),
    /// The reviewer took too long, so the action does not run.
    TimedOut,
    /// The turn ended before the judgment.
    Aborted,
}

/// The judgment of a reviewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgment {
    /// Whether the action may run.
    pub allows: bool,
    /// How much harm the action could do.
    pub risk: Risk,
    /// How clearly the user asked for it.
    pub authorization: Authorization,
    /// Why, in a sentence or two.
    pub rationale: String,
}

/// How much harm an action could do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Risk {
    /// Little.
    Low,
    /// Some, which can be undone.
    Medium,
    /// Much.
    High,
    /// So much that it cannot be undone.
    Critical,
}

/// How clearly the user asked for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Authorization {
    /// It cannot be told.
    Unknown,
    /// Hardly.
    Low,
    /// In substance.
    Medium,
    /// For exactly this.
    High,
}

/// How often a reviewer refused actions of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusals {
    /// One after the other.
    pub consecutive: usize,
    /// Among the last reviews.
    pub recent: usize,
}
