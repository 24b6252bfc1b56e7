//! Threads and turns as data.

use std::{
    collections::BTreeMap,
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use crate::{
    ask::{Answer, Ask, SettledBy},
    id::{Millis, ThreadId, TurnId},
    item::{InputPart, Item, Json},
    loaded::ToolServerSpec,
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

/// How the turns of a thread run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Absolute working directory.
    pub cwd: PathBuf,
    /// Further folders that belong to the work.
    pub roots: Vec<PathBuf>,
    /// Model name.
    pub model: String,
    /// Model provider id.
    pub model_provider: String,
    /// Reasoning effort, in the provider's words.
    pub effort: Option<String>,
    /// How much of the reasoning is summarized, in the provider's words; `None` leaves it to the agent.
    #[serde(default)]
    pub summary: Option<String>,
    /// When to ask before acting.
    pub approval: ApprovalPolicy,
    /// What commands may touch.
    pub sandbox: SandboxPolicy,
    /// `agent`, `plan` or a mode of the agent's own.
    pub mode: String,
    /// Replaces the agent's own instructions.
    pub base_instructions: Option<String>,
    /// Added to the instructions.
    pub developer_instructions: Option<String>,
    /// Tools that the client offers to the agent.
    pub tools: Vec<ToolSpec>,
    /// Tool servers that the client brings along, besides the configured ones. Not stored: who loads the thread again
    /// brings them again.
    #[serde(skip)]
    pub tool_servers: Vec<ToolServerSpec>,
    /// Configuration of the agent that holds for this thread alone. Not stored, as tool servers are not.
    #[serde(skip)]
    pub overrides: ConfigOverrides,
}

/// Values of the agent's configuration that a client gives for a thread, each `key=value` in the agent's own words. They
/// may come with secrets, so they are neither stored nor logged.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct ConfigOverrides(pub Vec<String>);

impl fmt::Debug for ConfigOverrides {
    /// Leaves out what must not be in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConfigOverrides")
            .field(&self.0.len())
            .finish()
    }
}

/// When to ask before acting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ApprovalPolicy {
    /// For everything that is not known to be harmless.
    Untrusted,
    /// When the sandbox refused an action.
    OnFailure,
    /// When the agent wants to leave the sandbox.
    OnRequest,
    /// Category by category, as the client sent it.
    Granular(StoredGranular),
    /// Never; what needs consent is refused.
    Never,
}

/// Categories of a granular approval policy: `true` asks, `false` refuses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredGranular {
    /// Leaving the sandbox.
    pub sandbox_approval: bool,
    /// Commands that a rule says to ask for.
    pub rules: bool,
    /// Questions of MCP servers.
    pub mcp_elicitations: bool,
    /// Permission requests of the agent.
    pub request_permissions: bool,
    /// Approval of skills.
    pub skill_approval: bool,
}

/// What commands may touch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SandboxPolicy {
    /// Reading only.
    ReadOnly {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Writing below the working directory and the listed roots.
    WorkspaceWrite {
        /// Further writable folders, absolute.
        writable_roots: Vec<PathBuf>,
        /// Whether the network is reachable.
        network: bool,
        /// Keeps `$TMPDIR` read-only.
        exclude_tmpdir_env_var: bool,
        /// Keeps `/tmp` read-only.
        exclude_slash_tmp: bool,
    },
    /// The client's machine is the sandbox.
    External {
        /// Whether the network is reachable.
        network: bool,
    },
    /// Everything.
    DangerFullAccess,
}

/// A tool that a client offers for a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ToolSpec {
    /// Unique with the namespace.
    pub name: String,
    /// Groups tools of one provider.
    pub namespace: Option<String>,
    /// For the model.
    pub description: String,
    /// JSON Schema of the arguments.
    pub input_schema: Json,
}

/// What a thread is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

/// Tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// All tokens sent, cached ones included.
    pub input: u64,
    /// Tokens sent that were cached.
    pub cached_input: u64,
    /// Tokens written to the provider's cache.
    pub cache_write: u64,
    /// All tokens received, reasoning included.
    pub output: u64,
    /// Tokens of reasoning.
    pub reasoning: u64,
    /// Tokens that nobody counted, by an estimate; they are in none of the others.
    #[serde(default)]
    pub estimated: u64,
}

impl Usage {
    /// Returns all tokens together.
    pub fn total(&self) -> u64 {
        let counted = self.input.saturating_add(self.output);
        counted.saturating_add(self.estimated)
    }
}

impl std::ops::AddAssign for Usage {
    fn add_assign(&mut self, other: Self) {
        // Providers may say anything.
        let add = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more);
        add(&mut self.input, other.input);
        add(&mut self.cached_input, other.cached_input);
        add(&mut self.cache_write, other.cache_write);
        add(&mut self.output, other.output);
        add(&mut self.reasoning, other.reasoning);
        add(&mut self.estimated, other.estimated);
    }
}

/// How many tokens were used, and what is left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UsageReport {
    /// By the last model request: about what the context holds now.
    pub last: Usage,
    /// By the turn so far.
    pub turn_total: Usage,
    /// By the thread so far.
    pub total: Usage,
    /// Size of the model's context in tokens, if known.
    pub context_window: Option<u64>,
    /// What is left of the account's limits, if the provider says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RateLimits>,
}

/// What is left of the limits of an account at a provider.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RateLimits {
    /// The shorter window.
    pub primary: Option<RateWindow>,
    /// The longer window.
    pub secondary: Option<RateWindow>,
    /// What was paid for.
    pub credits: Option<Credits>,
}

/// How much of a limit is used.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RateWindow {
    /// Percent used, 0 to 100.
    pub used_percent: f64,
    /// Length in minutes, if known.
    pub window_minutes: Option<u64>,
    /// When it starts over, in seconds since the Unix epoch, if known.
    pub resets_at: Option<i64>,
}

/// What was paid for and is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Credits {
    /// Whether there are any.
    pub has_credits: bool,
    /// Whether they do not run out.
    pub unlimited: bool,
    /// How many are left, as decimal text, if known.
    pub balance: Option<String>,
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
