//! Runs of hooks: commands of the user that run at events of a thread.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::time::Millis;

/// The run of a hook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HookRun {
    /// Identifies the run within its turn.
    pub id: String,
    /// The event that started it.
    pub event: HookEvent,
    /// Whether it belongs to the thread and not to the turn.
    pub is_of_thread: bool,
    /// Whether the hook calls a tool of an MCP server; otherwise it runs a command.
    pub is_tool: bool,
    /// The file that defines the hook.
    pub file: PathBuf,
    /// The kind of place that the hook comes from.
    pub source: HookSource,
    /// Its place in lists; smaller comes first.
    pub order: i64,
    /// Text to show meanwhile.
    pub message: Option<String>,
    /// When it began.
    pub started_at: Millis,
    /// How it ended; `None` while it runs.
    pub end: Option<HookEnd>,
}

/// The end of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HookEnd {
    /// The outcome.
    pub status: HookStatus,
    /// When it ended.
    pub at: Millis,
    /// Wall time in milliseconds.
    pub duration_ms: i64,
    /// What the hook said.
    pub entries: Vec<HookEntry>,
}

/// The event of a thread that starts a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HookEvent {
    /// Before a request to the model.
    PreModelRequest,
    /// After the answer of the model.
    PostModelRequest,
    /// Before a tool runs.
    PreToolUse,
    /// When the user is about to be asked for approval.
    PermissionRequest,
    /// After a tool ran.
    PostToolUse,
    /// Before the conversation is summarized.
    PreCompact,
    /// After the conversation was summarized.
    PostCompact,
    /// Before the first turn of a thread that was loaded.
    SessionStart,
    /// When a thread is closed.
    SessionEnd,
    /// When the user sends a message.
    UserPromptSubmit,
    /// When a subagent begins.
    SubagentStart,
    /// When a subagent ends.
    SubagentStop,
    /// When the agent is about to end its turn.
    Stop,
    /// When the user interrupts the agent.
    Interrupt,
}

/// The kind of place that a hook comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HookSource {
    /// The configuration of the machine.
    System,
    /// The configuration of the user.
    User,
    /// The configuration of the project.
    Project,
    /// Flags of the session.
    Flags,
    /// A plugin.
    Plugin,
}

/// The outcome of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HookStatus {
    /// It had no objection.
    Completed,
    /// It went wrong; the work goes on.
    Failed,
    /// It forbade what the agent was about to do.
    Blocked,
    /// It stopped the agent.
    Stopped,
}

/// A piece of what a hook said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HookEntry {
    /// What it is for.
    pub kind: HookEntryKind,
    /// The text.
    pub text: String,
}

/// What a piece is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HookEntryKind {
    /// Warns the user.
    Warning,
    /// Says why the agent has to stop.
    Stop,
    /// Tells the model what is wrong with what it did.
    Feedback,
    /// Gives the model more to know.
    Context,
    /// Says what went wrong in the hook.
    Error,
}

/// A text by which a hook makes the agent go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookPrompt {
    /// The text.
    pub text: String,
    /// Id of the run that gave it.
    pub run: String,
}
