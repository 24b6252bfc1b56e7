//! Threads as data.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{
    ask::{Ask, AskClass},
    goal::Goal,
    id::{ThreadId, TurnId},
    item::{InputPart, Json, WasQueued},
    settings::{ConfigOverrides, Settings},
    time::Millis,
    tool_server::ToolServerSpec,
    usage::Usage,
};

/// The begin of the keys in [`Thread::extra`] of what waits behind the last turn for the next one. It is removed with that
/// turn, and no part of a fork that ends earlier.
pub const BEHIND_LAST_TURN: &str = "agent.injected/";

/// A thread without its turns.
#[derive(Clone, Debug)]
pub struct Thread {
    /// The thread's id.
    pub id: ThreadId,
    /// When the thread was created.
    pub created_at: Millis,
    /// When the thread last changed: a turn started or ended, or its name or state changed.
    pub updated_at: Millis,
    /// When its last turn began, also one that was removed since; when the thread was created, if none has begun in it.
    pub recent_at: Millis,
    /// Name given by a person, if any.
    pub name: Option<String>,
    /// The start of the first user message; empty until there is one.
    pub preview: String,
    /// Whether the thread is archived.
    pub archived: bool,
    /// Whether the thread is kept in memory only and never written to disk.
    pub ephemeral: bool,
    /// The thread that it was forked from.
    pub forked_from: Option<ThreadId>,
    /// The thread's place below its parent, if it is a child thread.
    pub spawned: Option<ThreadParent>,
    /// Who created the thread.
    pub origin: Origin,
    /// The workspace that the thread belongs to; it never changes. `None` means the working directory.
    pub workspace: Option<PathBuf>,
    /// How its turns run.
    pub settings: Settings,
    /// Data that dialects store with a thread, each under its own key.
    pub extra: BTreeMap<String, Json>,
    /// Number of turns.
    pub turn_count: u64,
    /// How many of the first turns were copied from the thread that it was forked from.
    pub copied_turns: u64,
    /// Tokens used so far.
    pub usage: Usage,
    /// The plan that its agent last showed; `None` if there is none, or if the agent withdrew it.
    pub plan: Option<Arc<Plan>>,
    /// What its turns work towards, if a client or the agent set a goal. A fork does not take it over.
    pub goal: Option<Arc<Goal>>,
    /// Turns that no client has marked as read yet.
    pub unread: Unread,
    /// Usage of the last model request, which tells about how many tokens the context holds.
    pub last_usage: Option<LastUsage>,
}

impl Thread {
    /// Returns the workspace that the thread belongs to.
    pub fn workspace(&self) -> &Path {
        self.workspace.as_deref().unwrap_or(&self.settings.cwd)
    }
}

/// Serializes a thread together with the settings that the store leaves out (tool servers and overrides).
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

/// The place of a child thread in the tree of threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadParent {
    /// The parent thread, which spawned this one.
    pub parent: ThreadId,
    /// The root of the tree: the thread that no other thread spawned.
    pub root: ThreadId,
    /// Distance from the root: 1 for the children of the root.
    pub depth: u32,
    /// Display name for people.
    pub nickname: String,
    /// The role that its agent has, if the parent chose one.
    pub role: Option<String>,
}

/// The turns with an agent message or a failure since a client last marked the thread as read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// The first unread position; `None` if everything is read.
    pub first: Option<UnreadFrom>,
    /// Grows with each change, so that clients can recognize a newer value; 0 before the first change.
    pub revision: u64,
}

/// The position where the unread part begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadFrom {
    /// The start of the thread: a client marked the thread as unread.
    Start,
    /// A turn.
    Turn(TurnId),
}

/// What the last model request of a thread used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastUsage {
    /// Tokens of that request: about what the context holds now.
    pub turn: TurnId,
    /// About what the context holds now.
    pub usage: Usage,
    /// Size of the model's context in tokens, if known.
    pub context_window: Option<u64>,
    /// Whether the model is unknown, so that this size is assumed.
    pub assumed_window: bool,
}

/// Who created a thread or a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Machine name of the client.
    pub client: String,
    /// The dialect's name for the client's kind (`vscode`, `cli`, `exec`, a channel name …).
    pub source: String,
    /// The user, if the client names one.
    pub user: Option<String>,
    /// A more exact place than `source`, if the client names one.
    pub context: Option<String>,
    /// What else is known of the user, where a client speaks for the people of a chat. Threads have none.
    pub sender: Option<Sender>,
}

/// A person in a chat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sender {
    /// The name.
    pub name: String,
    /// The role, such as `admin`.
    pub role: Option<String>,
    /// The group chat in which the person wrote.
    pub group: Option<String>,
}

/// What a thread is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreadStatus {
    /// No turn runs.
    #[default]
    Idle,
    /// A turn runs.
    Active {
        /// At least one approval, or a question of a tool server, is open.
        waiting_on_approval: bool,
        /// At least one question to the user is open.
        waiting_on_input: bool,
        /// The turn compacts the history and answers nobody.
        compacts: bool,
    },
    /// The last turn failed.
    Failed,
}

impl ThreadStatus {
    /// Returns the status of a thread with these open asks, whose turn compacts the history or does not.
    pub(crate) fn active(asks: impl IntoIterator<Item = AskClass>, compacts: bool) -> Self {
        let (mut waiting_on_approval, mut waiting_on_input) = (false, false);
        for class in asks {
            match class {
                AskClass::Approval | AskClass::Elicitation => waiting_on_approval = true,
                AskClass::Input => waiting_on_input = true,
                AskClass::ToolCall => {}
            }
        }
        Self::Active {
            waiting_on_approval,
            waiting_on_input,
            compacts,
        }
    }

    /// Returns the status after the open asks changed.
    pub(crate) fn with_asks<'a>(self, asks: impl IntoIterator<Item = &'a Arc<Ask>>) -> Self {
        let compacts = matches!(self, Self::Active { compacts: true, .. });
        Self::active(asks.into_iter().map(|ask| ask.kind.class()), compacts)
    }
}

/// The agent's plan. Each update carries the whole plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Why the plan changed.
    pub explanation: Option<String>,
    /// The steps.
    pub steps: Vec<PlanStep>,
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanStep {
    /// The task of the step.
    pub text: String,
    /// The progress of the step.
    pub status: PlanStepStatus,
}

/// The progress of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanStepStatus {
    /// Not started.
    Pending,
    /// In progress.
    InProgress,
    /// Done.
    Completed,
}

/// Input that waits in the queue until a turn can start with it.
#[derive(Clone, Debug, PartialEq)]
pub struct QueuedInput {
    /// The id of the entry.
    pub id: String,
    /// When it was queued.
    pub created_at: Millis,
    /// The user's input.
    pub input: Vec<InputPart>,
    /// Who queued the input.
    pub origin: Origin,
    /// The turn that ran when it was queued.
    pub ready_after: Option<TurnId>,
    /// The client's own id for the message, if it gave one.
    pub client_id: Option<String>,
    /// What a dialect keeps with the entry.
    pub metadata: Option<String>,
}

impl QueuedInput {
    /// Returns what the user message tells of the entry that it was.
    pub(crate) fn told(&self) -> Box<WasQueued> {
        Box::new(WasQueued {
            id: self.id.clone(),
            metadata: self.metadata.clone(),
        })
    }
}

/// Input to queue.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct NewQueuedInput {
    /// The id of the entry, if the client chooses it.
    #[serde(default)]
    pub id: Option<String>,
    /// The user's input.
    pub input: Vec<InputPart>,
    /// Who queues the input.
    pub origin: Origin,
    /// The client's own id for the message, if it gave one.
    pub client_id: Option<String>,
    /// What a dialect keeps with the entry.
    pub metadata: Option<String>,
    /// Whether it waits for the end of a turn in an idle thread, too, where others start one.
    #[serde(default)]
    pub waits: bool,
    /// Whether it waits after an interruption, too, until somebody starts a turn.
    #[serde(default)]
    pub waits_after_interruption: bool,
}
