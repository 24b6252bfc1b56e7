//! Threads as data.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{
    id::{ThreadId, TurnId},
    item::{InputPart, Json},
    settings::{ConfigOverrides, Settings},
    time::Millis,
    tool_server::ToolServerSpec,
    usage::Usage,
};

/// What is known of a thread without its turns.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Thread {
    /// The thread.
    pub id: ThreadId,
    /// When it was made.
    pub created_at: Millis,
    /// When it last changed: a turn started or ended, or its name or state changed.
    pub updated_at: Millis,
    /// Name given by a person, if any.
    pub name: Option<String>,
    /// The start of the first user message; empty until there is one.
    pub preview: String,
    /// Whether it is put away.
    pub archived: bool,
    /// Whether it lives in memory only.
    pub ephemeral: bool,
    /// The thread that it was forked from.
    pub forked_from: Option<ThreadId>,
    /// The thread that it works for, if it was spawned to do so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spawned: Option<Spawned>,
    /// Who made it.
    pub origin: Origin,
    /// The workspace that it belongs to, for good; `None` for where it works.
    #[serde(default)]
    pub workspace: Option<PathBuf>,
    /// How its turns run.
    pub settings: Settings,
    /// What dialects keep with a thread under their own keys.
    pub extra: BTreeMap<String, Json>,
    /// How many turns it has.
    pub turn_count: u64,
    /// Tokens used so far.
    pub usage: Usage,
    /// The plan that its agent last showed; `None` where there is none, or where the agent took it back.
    #[serde(default)]
    pub plan: Option<Arc<Plan>>,
    /// What nobody has read yet.
    #[serde(default)]
    pub unread: Unread,
    /// What its context was last known to hold.
    #[serde(default)]
    pub last_usage: Option<LastUsage>,
}

impl Thread {
    /// Returns the workspace that the thread belongs to.
    pub fn workspace(&self) -> &Path {
        self.workspace.as_deref().unwrap_or(&self.settings.cwd)
    }
}

/// Serializes threads with those of their settings that are not stored.
pub(crate) mod whole {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{ConfigOverrides, Thread, ToolServerSpec};

    pub(crate) fn serialize<S: Serializer>(thread: &Arc<Thread>, to: S) -> Result<S::Ok, S::Error> {
        let settings = &thread.settings;
        (thread, &settings.tool_servers, &settings.overrides).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Thread>, D::Error> {
        let (mut thread, tool_servers, overrides) =
            <(Thread, Vec<ToolServerSpec>, ConfigOverrides)>::deserialize(from)?;
        thread.settings.tool_servers = tool_servers;
        thread.settings.overrides = overrides;
        Ok(Arc::new(thread))
    }
}

/// The place of a thread that works for another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spawned {
    /// The thread that it works for.
    pub parent: ThreadId,
    /// The thread that nobody spawned, which the tree begins with.
    pub root: ThreadId,
    /// How far it is from the root: 1 for what the root spawned.
    pub depth: u32,
    /// What to call it, for people.
    pub nickname: String,
}

/// What nobody has read yet: the turns that said something, or failed, since a client marked the thread as read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unread {
    /// Where that begins; `None` where all is read.
    pub first: Option<UnreadFrom>,
    /// Grows with each change, so that news can be told from what was known; 0 before the first.
    pub revision: u64,
}

/// Where what is unread begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnreadFrom {
    /// At the beginning: somebody marked the thread as unread.
    Start,
    /// At a turn.
    Turn(TurnId),
}

/// What the last model request of a thread used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastUsage {
    /// The turn that made the request.
    pub turn: TurnId,
    /// About what the context holds now.
    pub usage: Usage,
    /// Size of the model's context in tokens, if known.
    pub context_window: Option<u64>,
}

/// Who made a thread.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// Machine name of the client.
    pub client: String,
    /// Where it came in: the dialect's own word for it (`vscode`, `cli`, `exec`, a channel name …).
    pub source: String,
    /// The person, where the client says so.
    pub user: Option<String>,
    /// A finer place than `source`, where the client says so.
    pub context: Option<String>,
}

/// What a thread is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreadStatus {
    /// Nothing.
    #[default]
    Idle,
    /// A turn runs.
    Active {
        /// At least one approval, or a question of a tool server, is open.
        waiting_on_approval: bool,
        /// At least one question to the user is open.
        waiting_on_input: bool,
    },
    /// The last turn failed.
    Failed,
}

/// The plan of the agent, always whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Why it changed.
    pub explanation: Option<String>,
    /// The steps.
    pub steps: Vec<PlanStep>,
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanStep {
    /// What is to be done.
    pub text: String,
    /// Where it stands.
    pub status: PlanStepStatus,
}

/// Where a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanStepStatus {
    /// Not begun.
    Pending,
    /// Under way.
    InProgress,
    /// Done.
    Completed,
}

/// Input that waits for its turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QueuedInput {
    /// Names the entry.
    pub id: String,
    /// When it was queued.
    pub created_at: Millis,
    /// What the user said.
    pub input: Vec<InputPart>,
    /// Who queued it.
    pub origin: Origin,
    /// The turn that ran when it was queued.
    pub ready_after: Option<TurnId>,
}
