//! The stored forms of threads, their settings and their queues.

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::model::{
    ApprovalCategories, ApprovalPolicy, BeforeMode, ConfigOverrides, DomainRules, FileAccess,
    FilePlace, FileRule, Goal, GoalStatus, InputPart, Json, LastUsage, Millis, Origin,
    PermissionProfile, Plan, PlanStep, PlanStepStatus, QueuedInput, Reviewer, SandboxPolicy,
    Sender, Settings, Thread, ThreadChange, ThreadId, ThreadParent, ToolApproval, ToolServerSpec,
    ToolSpec, ToolSubject, TurnId, Unread, UnreadFrom, Usage,
};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Thread")]
struct ThreadRow {
    id: ThreadId,
    created_at: Millis,
    updated_at: Millis,
    recent_at: Millis,
    name: Option<String>,
    preview: String,
    archived: bool,
    ephemeral: bool,
    forked_from: Option<ThreadId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spawned: Option<ThreadParent>,
    origin: Origin,
    workspace: Option<PathBuf>,
    settings: Settings,
    extra: BTreeMap<String, Json>,
    turn_count: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    copied_turns: u64,
    usage: Usage,
    plan: Option<Arc<Plan>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal: Option<Arc<Goal>>,
    #[serde(default)]
    unread: Unread,
    last_usage: Option<LastUsage>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ThreadParent")]
struct ThreadParentRow {
    parent: ThreadId,
    root: ThreadId,
    depth: u32,
    nickname: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    role: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Unread")]
struct UnreadRow {
    first: Option<UnreadFrom>,
    revision: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "UnreadFrom", rename_all = "snake_case")]
enum UnreadFromRow {
    Start,
    Turn(TurnId),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "LastUsage")]
struct LastUsageRow {
    turn: TurnId,
    usage: Usage,
    context_window: Option<u64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assumed_window: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Origin")]
struct OriginRow {
    client: String,
    source: String,
    user: Option<String>,
    context: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sender: Option<Sender>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Reviewer", rename_all = "snake_case")]
enum ReviewerRow {
    User,
    Model,
}

/// Tells whether the user decides, which rows do not say.
fn is_user(reviewer: &Reviewer) -> bool {
    *reviewer == Reviewer::User
}

/// Tells whether there is none, which rows do not say.
fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// What rows do not say.
fn always() -> bool {
    true
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Settings")]
struct SettingsRow {
    cwd: PathBuf,
    roots: Vec<PathBuf>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    cwd_outside: bool,
    #[serde(default = "always", skip_serializing_if = "Clone::clone")]
    has_environment: bool,
    model: String,
    model_provider: String,
    effort: Option<String>,
    summary: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    service_tier: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    personality: Option<String>,
    approval: ApprovalPolicy,
    #[serde(default, skip_serializing_if = "is_user")]
    reviewer: Reviewer,
    sandbox: SandboxPolicy,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<PermissionProfile>,
    mode: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    mode_instructions: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    before_mode: Option<BeforeMode>,
    base_instructions: Option<String>,
    developer_instructions: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    disabled_plugins: Vec<String>,
    tools: Vec<ToolSpec>,
    #[serde(skip)]
    tool_servers: Vec<ToolServerSpec>,
    #[serde(skip)]
    overrides: ConfigOverrides,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "BeforeMode")]
struct BeforeModeRow {
    approval: Option<ApprovalPolicy>,
    sandbox: Option<SandboxPolicy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile: Option<PermissionProfile>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PermissionProfile")]
struct PermissionProfileRow {
    id: String,
    extends: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    files: Vec<FileRule>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    domains: Option<DomainRules>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "DomainRules")]
struct DomainRulesRow {
    allowed: Vec<String>,
    denied: Vec<String>,
    local: bool,
    reads_only: bool,
    #[serde(default)]
    http_only: bool,
    #[serde(default)]
    direct: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileRule")]
struct FileRuleRow {
    place: FilePlace,
    access: FileAccess,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FilePlace", rename_all = "snake_case")]
enum FilePlaceRow {
    Root,
    Minimal,
    Workspace(PathBuf),
    TemporaryFolder,
    SlashTmp,
    Path(PathBuf),
    Pattern {
        folder: Option<PathBuf>,
        glob: String,
        depth: Option<usize>,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileAccess", rename_all = "snake_case")]
enum FileAccessRow {
    Read,
    Write,
    Deny,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ApprovalPolicy", rename_all = "snake_case")]
enum ApprovalPolicyRow {
    Untrusted,
    OnFailure,
    OnRequest,
    #[serde(rename = "granular")]
    ByCategory(#[serde(with = "ApprovalCategoriesRow")] ApprovalCategories),
    Never,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ApprovalCategories")]
struct ApprovalCategoriesRow {
    #[serde(rename = "sandbox_approval")]
    sandbox: bool,
    rules: bool,
    #[serde(rename = "mcp_elicitations")]
    elicitations: bool,
    #[serde(rename = "request_permissions")]
    permissions: bool,
    #[serde(rename = "skill_approval")]
    skills: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SandboxPolicy", tag = "kind", rename_all = "snake_case")]
enum SandboxPolicyRow {
    ReadOnly {
        network: bool,
    },
    WorkspaceWrite {
        writable_roots: Vec<PathBuf>,
        network: bool,
        exclude_tmpdir_env_var: bool,
        exclude_slash_tmp: bool,
    },
    External {
        network: bool,
    },
    DangerFullAccess,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolSpec")]
struct ToolSpecRow {
    name: String,
    namespace: Option<String>,
    description: String,
    input_schema: Json,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_checked: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_bound: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    approval: Option<ToolApproval>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ToolApproval")]
struct ToolApprovalRow {
    subject: ToolSubject,
    target_argument: String,
    operation: Option<String>,
    operation_argument: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Plan")]
struct PlanRow {
    explanation: Option<String>,
    steps: Vec<PlanStep>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Goal")]
struct GoalRow {
    id: String,
    objective: String,
    status: GoalStatus,
    token_budget: Option<u64>,
    usage: Usage,
    time_used: Millis,
    created_at: Millis,
    updated_at: Millis,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "GoalStatus", rename_all = "snake_case")]
enum GoalStatusRow {
    Active,
    Paused,
    Blocked,
    UsageLimited,
    BudgetLimited,
    Complete,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PlanStep")]
struct PlanStepRow {
    text: String,
    status: PlanStepStatus,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PlanStepStatus", rename_all = "snake_case")]
enum PlanStepStatusRow {
    Pending,
    InProgress,
    Completed,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "QueuedInput")]
struct QueuedInputRow {
    id: String,
    created_at: Millis,
    input: Vec<InputPart>,
    origin: Origin,
    ready_after: Option<TurnId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    client_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    metadata: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ThreadChange", rename_all = "snake_case")]
enum ThreadChangeRow {
    Name,
    Archived,
    Unarchived,
    Settings,
    Mode,
    Preview,
    Unread,
    Goal(Option<TurnId>),
    Extra(String),
}

forms! {
    ThreadRow => Thread,
    ThreadParentRow => ThreadParent,
    UnreadRow => Unread,
    UnreadFromRow => UnreadFrom else UnreadFrom::Start,
    LastUsageRow => LastUsage,
    OriginRow => Origin,
    ReviewerRow => Reviewer else Reviewer::User,
    SettingsRow => Settings,
    BeforeModeRow => BeforeMode,
    ApprovalPolicyRow => ApprovalPolicy else ApprovalPolicy::Untrusted,
    ApprovalCategoriesRow => ApprovalCategories,
    DomainRulesRow => DomainRules,
    FileRuleRow => FileRule else FileRule { place: FilePlace::Root, access: FileAccess::Deny },
    FilePlaceRow => FilePlace,
    FileAccessRow => FileAccess,
    PermissionProfileRow => PermissionProfile,
    SandboxPolicyRow => SandboxPolicy else SandboxPolicy::ReadOnly { network: false },
    ToolSpecRow => ToolSpec,
    ToolApprovalRow => ToolApproval,
    PlanRow => Plan,
    GoalRow => Goal,
    GoalStatusRow => GoalStatus else GoalStatus::Paused,
    PlanStepRow => PlanStep,
    PlanStepStatusRow => PlanStepStatus else PlanStepStatus::Pending,
    QueuedInputRow => QueuedInput,
    ThreadChangeRow => ThreadChange,
}
