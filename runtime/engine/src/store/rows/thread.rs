//! The stored forms of threads, their settings and their queues.

use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::model::{
    ApprovalCategories, ApprovalPolicy, ConfigOverrides, FileAccess, FilePlace, FileRule, Goal,
    GoalStatus, InputPart, Json, LastUsage, Millis, Origin, PermissionProfile, Plan, PlanStep,
    PlanStepStatus, QueuedInput, Reviewer, SandboxPolicy, Settings, Thread, ThreadChange, ThreadId,
    ThreadParent, ToolServerSpec, ToolSpec, TurnId, Unread, UnreadFrom, Usage,
};

use super::{As, item::InputPartRow, usage::UsageRow};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Thread")]
pub(in crate::store) struct ThreadRow {
    id: ThreadId,
    created_at: Millis,
    updated_at: Millis,
    name: Option<String>,
    preview: String,
    archived: bool,
    ephemeral: bool,
    forked_from: Option<ThreadId>,
    #[serde(
        with = "As::<Option<ThreadParentRow>>",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    spawned: Option<ThreadParent>,
    #[serde(with = "OriginRow")]
    origin: Origin,
    #[serde(default)]
    workspace: Option<PathBuf>,
    #[serde(with = "SettingsRow")]
    settings: Settings,
    extra: BTreeMap<String, Json>,
    turn_count: u64,
    #[serde(with = "UsageRow")]
    usage: Usage,
    #[serde(with = "As::<Option<Arc<PlanRow>>>", default)]
    plan: Option<Arc<Plan>>,
    #[serde(
        with = "As::<Option<Arc<GoalRow>>>",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    goal: Option<Arc<Goal>>,
    #[serde(with = "UnreadRow", default)]
    unread: Unread,
    #[serde(with = "As::<Option<LastUsageRow>>", default)]
    last_usage: Option<LastUsage>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ThreadParent")]
pub(in crate::store) struct ThreadParentRow {
    parent: ThreadId,
    root: ThreadId,
    depth: u32,
    nickname: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Unread")]
pub(in crate::store) struct UnreadRow {
    #[serde(with = "As::<Option<UnreadFromRow>>", default)]
    first: Option<UnreadFrom>,
    revision: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "UnreadFrom", rename_all = "snake_case")]
pub(in crate::store) enum UnreadFromRow {
    Start,
    Turn(TurnId),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "LastUsage")]
pub(in crate::store) struct LastUsageRow {
    turn: TurnId,
    #[serde(with = "UsageRow")]
    usage: Usage,
    context_window: Option<u64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    assumed_window: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Origin")]
pub(in crate::store) struct OriginRow {
    client: String,
    source: String,
    user: Option<String>,
    context: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Reviewer", rename_all = "snake_case")]
pub(in crate::store) enum ReviewerRow {
    User,
    Model,
}

/// Tells whether the user decides, which rows do not say.
fn is_user(reviewer: &Reviewer) -> bool {
    *reviewer == Reviewer::User
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Settings")]
pub(in crate::store) struct SettingsRow {
    cwd: PathBuf,
    roots: Vec<PathBuf>,
    model: String,
    model_provider: String,
    effort: Option<String>,
    #[serde(default)]
    summary: Option<String>,
    #[serde(with = "ApprovalPolicyRow")]
    approval: ApprovalPolicy,
    #[serde(with = "ReviewerRow", default, skip_serializing_if = "is_user")]
    reviewer: Reviewer,
    #[serde(with = "SandboxPolicyRow")]
    sandbox: SandboxPolicy,
    #[serde(
        with = "As::<Option<PermissionProfileRow>>",
        default,
        skip_serializing_if = "Option::is_none"
    )]
    profile: Option<PermissionProfile>,
    mode: String,
    base_instructions: Option<String>,
    developer_instructions: Option<String>,
    #[serde(with = "As::<Vec<ToolSpecRow>>")]
    tools: Vec<ToolSpec>,
    #[serde(skip)]
    tool_servers: Vec<ToolServerSpec>,
    #[serde(skip)]
    overrides: ConfigOverrides,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PermissionProfile")]
pub(in crate::store) struct PermissionProfileRow {
    id: String,
    extends: Option<String>,
    #[serde(
        with = "As::<Vec<FileRuleRow>>",
        default,
        skip_serializing_if = "Vec::is_empty"
    )]
    files: Vec<FileRule>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FileRule")]
pub(in crate::store) struct FileRuleRow {
    #[serde(with = "FilePlaceRow")]
    place: FilePlace,
    #[serde(with = "FileAccessRow")]
    access: FileAccess,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FilePlace", rename_all = "snake_case")]
pub(in crate::store) enum FilePlaceRow {
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
pub(in crate::store) enum FileAccessRow {
    Read,
    Write,
    Deny,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ApprovalPolicy", rename_all = "snake_case")]
pub(in crate::store) enum ApprovalPolicyRow {
    Untrusted,
    OnFailure,
    OnRequest,
    #[serde(rename = "granular")]
    ByCategory(#[serde(with = "ApprovalCategoriesRow")] ApprovalCategories),
    Never,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ApprovalCategories")]
pub(in crate::store) struct ApprovalCategoriesRow {
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
pub(in crate::store) enum SandboxPolicyRow {
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
pub(in crate::store) struct ToolSpecRow {
    name: String,
    namespace: Option<String>,
    description: String,
    input_schema: Json,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Plan")]
pub(in crate::store) struct PlanRow {
    explanation: Option<String>,
    #[serde(with = "As::<Vec<PlanStepRow>>")]
    steps: Vec<PlanStep>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Goal")]
pub(in crate::store) struct GoalRow {
    id: String,
    objective: String,
    #[serde(with = "GoalStatusRow")]
    status: GoalStatus,
    token_budget: Option<u64>,
    #[serde(with = "UsageRow")]
    usage: Usage,
    time_used: Millis,
    created_at: Millis,
    updated_at: Millis,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "GoalStatus", rename_all = "snake_case")]
pub(in crate::store) enum GoalStatusRow {
    Active,
    Paused,
    Blocked,
    UsageLimited,
    BudgetLimited,
    Complete,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PlanStep")]
pub(in crate::store) struct PlanStepRow {
    text: String,
    #[serde(with = "PlanStepStatusRow")]
    status: PlanStepStatus,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PlanStepStatus", rename_all = "snake_case")]
pub(in crate::store) enum PlanStepStatusRow {
    Pending,
    InProgress,
    Completed,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "QueuedInput")]
pub(in crate::store) struct QueuedInputRow {
    id: String,
    created_at: Millis,
    #[serde(with = "As::<Vec<InputPartRow>>")]
    input: Vec<InputPart>,
    #[serde(with = "OriginRow")]
    origin: Origin,
    ready_after: Option<TurnId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    client_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    metadata: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ThreadChange", rename_all = "snake_case")]
pub(in crate::store) enum ThreadChangeRow {
    Name,
    Archived,
    Unarchived,
    Settings,
    Preview,
    Unread,
    Goal(Option<TurnId>),
    Extra(String),
}

forms! {
    ThreadRow => Thread,
    ThreadParentRow => ThreadParent,
    UnreadRow => Unread,
    UnreadFromRow => UnreadFrom,
    LastUsageRow => LastUsage,
    OriginRow => Origin,
    SettingsRow => Settings,
    ApprovalPolicyRow => ApprovalPolicy,
    ApprovalCategoriesRow => ApprovalCategories,
    FileRuleRow => FileRule,
    FilePlaceRow => FilePlace,
    FileAccessRow => FileAccess,
    PermissionProfileRow => PermissionProfile,
    SandboxPolicyRow => SandboxPolicy,
    ToolSpecRow => ToolSpec,
    PlanRow => Plan,
    GoalRow => Goal,
    GoalStatusRow => GoalStatus,
    PlanStepRow => PlanStep,
    PlanStepStatusRow => PlanStepStatus,
    QueuedInputRow => QueuedInput,
    ThreadChangeRow => ThreadChange,
}
