// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/dotcraft/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::MapAccess;

use super::types::*;
use crate::RawJson;
use crate::support;

/// State of the connection to an app.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppConnectionState {
    /// Not connected.
    NotConnected,
    /// Being connected.
    Connecting,
    /// Connected.
    Connected,
    /// Waiting for the user to sign in.
    NeedsAuth,
    /// Failed.
    Error,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppConnectionState {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::NotConnected => "notConnected",
            Self::Connecting => "connecting",
            Self::Connected => "connected",
            Self::NeedsAuth => "needsAuth",
            Self::Error => "error",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppConnectionState {
    fn from(text: &str) -> Self {
        match text {
            "notConnected" => Self::NotConnected,
            "connecting" => Self::Connecting,
            "connected" => Self::Connected,
            "needsAuth" => Self::NeedsAuth,
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppConnectionState);

/// State of the binding between an app and a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppBindingState {
    /// Waiting for the app.
    Pending,
    /// In use.
    Active,
    /// The app cannot be reached.
    Offline,
    /// Its time is over.
    Expired,
    /// Withdrawn.
    Revoked,
    /// Failed.
    Error,
    /// Given up before it became active.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppBindingState {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::Active => "active",
            Self::Offline => "offline",
            Self::Expired => "expired",
            Self::Revoked => "revoked",
            Self::Error => "error",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppBindingState {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "active" => Self::Active,
            "offline" => Self::Offline,
            "expired" => Self::Expired,
            "revoked" => Self::Revoked,
            "error" => Self::Error,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppBindingState);

/// What kind of operation a decision is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalType {
    /// Running a command.
    Shell,
    /// Reading or writing a file.
    File,
    /// Something outside the host.
    RemoteResource,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ApprovalType {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Shell => "shell",
            Self::File => "file",
            Self::RemoteResource => "remoteResource",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ApprovalType {
    fn from(text: &str) -> Self {
        match text {
            "shell" => Self::Shell,
            "file" => Self::File,
            "remoteResource" => Self::RemoteResource,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ApprovalType);

/// What a user can decide.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalDecision {
    /// This one operation may run.
    Accept,
    /// This and operations of the same scope may run while the thread lives.
    AcceptForSession,
    /// Operations of the same scope may run from now on, in later sessions too.
    AcceptAlways,
    /// The operation is refused; the turn goes on.
    Decline,
    /// The operation is refused and the turn is stopped.
    Cancel,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ApprovalDecision {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Accept => "accept",
            Self::AcceptForSession => "acceptForSession",
            Self::AcceptAlways => "acceptAlways",
            Self::Decline => "decline",
            Self::Cancel => "cancel",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ApprovalDecision {
    fn from(text: &str) -> Self {
        match text {
            "accept" => Self::Accept,
            "acceptForSession" => Self::AcceptForSession,
            "acceptAlways" => Self::AcceptAlways,
            "decline" => Self::Decline,
            "cancel" => Self::Cancel,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ApprovalDecision);

/// How freely the agent may act in a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AgentMode {
    /// The full set of tools; the default.
    Agent,
    /// Planning only: the agent reads and writes a plan, and changes nothing.
    Plan,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AgentMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Agent => "agent",
            Self::Plan => "plan",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AgentMode {
    fn from(text: &str) -> Self {
        match text {
            "agent" => Self::Agent,
            "plan" => Self::Plan,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AgentMode);

/// What happens when a tool needs consent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalPolicy {
    /// The workspace's own default applies; without one, the client is asked.
    Default,
    /// Everything is accepted without asking.
    AutoApprove,
    /// The turn is cancelled at the first operation that needs consent.
    Interrupt,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ApprovalPolicy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Default => "default",
            Self::AutoApprove => "autoApprove",
            Self::Interrupt => "interrupt",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ApprovalPolicy {
    fn from(text: &str) -> Self {
        match text {
            "default" => Self::Default,
            "autoApprove" => Self::AutoApprove,
            "interrupt" => Self::Interrupt,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ApprovalPolicy);

/// How much a model thinks before it answers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReasoningEffort {
    /// Little.
    Low,
    /// A moderate amount.
    Medium,
    /// Much.
    High,
    /// As much as the model can.
    ExtraHigh,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ReasoningEffort {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
            Self::ExtraHigh => "extraHigh",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ReasoningEffort {
    fn from(text: &str) -> Self {
        match text {
            "low" => Self::Low,
            "medium" => Self::Medium,
            "high" => Self::High,
            "extraHigh" => Self::ExtraHigh,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ReasoningEffort);

/// How much of the reasoning is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReasoningOutput {
    /// Nothing.
    None,
    /// A summary.
    Summary,
    /// All of it.
    Full,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ReasoningOutput {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::None => "none",
            Self::Summary => "summary",
            Self::Full => "full",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ReasoningOutput {
    fn from(text: &str) -> Self {
        match text {
            "none" => Self::None,
            "summary" => Self::Summary,
            "full" => Self::Full,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ReasoningOutput);

/// Where an agent profile comes from, in rising precedence. Only `user` and `workspace` can be written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AgentProfileSource {
    /// Comes with the product.
    BuiltIn,
    /// Comes with a plugin.
    Plugin,
    /// Belongs to the user, in every workspace.
    User,
    /// Belongs to the workspace.
    Workspace,
    /// Set by an administrator.
    Managed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AgentProfileSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::BuiltIn => "builtIn",
            Self::Plugin => "plugin",
            Self::User => "user",
            Self::Workspace => "workspace",
            Self::Managed => "managed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AgentProfileSource {
    fn from(text: &str) -> Self {
        match text {
            "builtIn" => Self::BuiltIn,
            "plugin" => Self::Plugin,
            "user" => Self::User,
            "workspace" => Self::Workspace,
            "managed" => Self::Managed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AgentProfileSource);

/// How an MCP server is reached.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum McpTransport {
    /// A child process spoken to over its standard streams.
    Stdio,
    /// An HTTP endpoint.
    StreamableHttp,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl McpTransport {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stdio => "stdio",
            Self::StreamableHttp => "streamableHttp",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for McpTransport {
    fn from(text: &str) -> Self {
        match text {
            "stdio" => Self::Stdio,
            "streamableHttp" => Self::StreamableHttp,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(McpTransport);

/// State of a goal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadGoalStatus {
    /// Being worked on.
    Active,
    /// On hold.
    Paused,
    /// Stopped because its token budget is used up.
    BudgetLimited,
    /// Reached.
    Complete,
    /// Stopped because the agent cannot go on by itself.
    Blocked,
    /// Stopped by a usage limit of the provider.
    UsageLimited,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadGoalStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Paused => "paused",
            Self::BudgetLimited => "budgetLimited",
            Self::Complete => "complete",
            Self::Blocked => "blocked",
            Self::UsageLimited => "usageLimited",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadGoalStatus {
    fn from(text: &str) -> Self {
        match text {
            "active" => Self::Active,
            "paused" => Self::Paused,
            "budgetLimited" => Self::BudgetLimited,
            "complete" => Self::Complete,
            "blocked" => Self::Blocked,
            "usageLimited" => Self::UsageLimited,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadGoalStatus);

/// One part of what a user says. An unknown `type` is refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum InputPart {
    /// Text as typed.
    #[serde(rename = "text")]
    Text(InputPartText),
    /// A custom command. Built-in commands are refused here.
    #[serde(rename = "commandRef")]
    CommandRef(InputPartCommandRef),
    /// A skill to use. The model is told its name and path, not its text.
    #[serde(rename = "skillRef")]
    SkillRef(InputPartSkillRef),
    /// A file to look at. Naming a file gives no right to read it.
    #[serde(rename = "fileRef")]
    FileRef(InputPartFileRef),
    /// A picture by URL.
    #[serde(rename = "image")]
    Image(InputPartImage),
    /// A picture in a file on the server's host.
    #[serde(rename = "localImage")]
    LocalImage(InputPartLocalImage),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl InputPart {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::CommandRef(_) => Cow::Borrowed("commandRef"),
            Self::SkillRef(_) => Cow::Borrowed("skillRef"),
            Self::FileRef(_) => Cow::Borrowed("fileRef"),
            Self::Image(_) => Cow::Borrowed("image"),
            Self::LocalImage(_) => Cow::Borrowed("localImage"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for InputPart {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "commandRef" => members.parse().map(Self::CommandRef),
            "skillRef" => members.parse().map(Self::SkillRef),
            "fileRef" => members.parse().map(Self::FileRef),
            "image" => members.parse().map(Self::Image),
            "localImage" => members.parse().map(Self::LocalImage),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(InputPart);

/// How an input reached its turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DeliveryMode {
    /// It started the turn.
    Normal,
    /// It waited in the queue first.
    Queued,
    /// It was added while the turn ran.
    Guidance,
    /// An internal note between agents, not something a person said.
    SubagentMailbox,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DeliveryMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Normal => "normal",
            Self::Queued => "queued",
            Self::Guidance => "guidance",
            Self::SubagentMailbox => "subagentMailbox",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DeliveryMode {
    fn from(text: &str) -> Self {
        match text {
            "normal" => Self::Normal,
            "queued" => Self::Queued,
            "guidance" => Self::Guidance,
            "subagentMailbox" => Self::SubagentMailbox,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DeliveryMode);

/// What caused an input that no person typed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TriggerKind {
    /// The heartbeat.
    Heartbeat,
    /// A cron job.
    Cron,
    /// An automation task.
    Automation,
    /// The pursuit of a goal.
    Goal,
    /// An app.
    App,
    /// A team of agents.
    Team,
    /// A follow-up task for a subagent.
    SubagentFollowupTask,
    /// A note in a subagent's mailbox.
    SubagentMailbox,
    /// Input for a running subagent.
    SubagentInput,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TriggerKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Heartbeat => "heartbeat",
            Self::Cron => "cron",
            Self::Automation => "automation",
            Self::Goal => "goal",
            Self::App => "app",
            Self::Team => "team",
            Self::SubagentFollowupTask => "subagentFollowupTask",
            Self::SubagentMailbox => "subagentMailbox",
            Self::SubagentInput => "subagentInput",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TriggerKind {
    fn from(text: &str) -> Self {
        match text {
            "heartbeat" => Self::Heartbeat,
            "cron" => Self::Cron,
            "automation" => Self::Automation,
            "goal" => Self::Goal,
            "app" => Self::App,
            "team" => Self::Team,
            "subagentFollowupTask" => Self::SubagentFollowupTask,
            "subagentMailbox" => Self::SubagentMailbox,
            "subagentInput" => Self::SubagentInput,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TriggerKind);

/// State of a queued input.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum QueuedInputStatus {
    /// Waits for its turn.
    Queued,
    /// Waits to be added to the running turn.
    GuidancePending,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl QueuedInputStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Queued => "queued",
            Self::GuidancePending => "guidancePending",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for QueuedInputStatus {
    fn from(text: &str) -> Self {
        match text {
            "queued" => Self::Queued,
            "guidancePending" => Self::GuidancePending,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(QueuedInputStatus);

/// How far an item is; it never moves backward.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ItemStatus {
    /// Created; its payload may be incomplete.
    Started,
    /// Growing by deltas.
    Streaming,
    /// Final.
    Completed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ItemStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Started => "started",
            Self::Streaming => "streaming",
            Self::Completed => "completed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ItemStatus {
    fn from(text: &str) -> Self {
        match text {
            "started" => Self::Started,
            "streaming" => Self::Streaming,
            "completed" => Self::Completed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ItemStatus);

/// One step of a turn. `type` says what the payload holds; unknown types are kept and may be ignored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum Item {
    /// What the user said; always the first item of a turn.
    #[serde(rename = "userMessage")]
    UserMessage(ItemUserMessage),
    /// What the agent said.
    #[serde(rename = "agentMessage")]
    AgentMessage(ItemAgentMessage),
    /// What the model thought.
    #[serde(rename = "reasoningContent")]
    ReasoningContent(ItemReasoningContent),
    /// A call of one of the server's tools.
    #[serde(rename = "toolCall")]
    ToolCall(ItemToolCall),
    /// The result of a tool call, joined to it by `callId`.
    #[serde(rename = "toolResult")]
    ToolResult(ItemToolResult),
    /// Start and end of a tool's execution; sent to clients with `toolExecutionLifecycle`.
    #[serde(rename = "toolExecution")]
    ToolExecution(ItemToolExecution),
    /// A shell command and its output; sent to clients with `commandExecutionStreaming`.
    #[serde(rename = "commandExecution")]
    CommandExecution(ItemCommandExecution),
    /// A call of a plugin's or a channel's function, with its result.
    #[serde(rename = "pluginFunctionCall")]
    PluginFunctionCall(ItemPluginFunctionCall),
    /// A call of a tool that a client runs, with its result.
    #[serde(rename = "dynamicToolCall")]
    DynamicToolCall(ItemDynamicToolCall),
    /// A decision the user was asked for.
    #[serde(rename = "approvalRequest")]
    ApprovalRequest(ItemApprovalRequest),
    /// What the user decided.
    #[serde(rename = "approvalResponse")]
    ApprovalResponse(ItemApprovalResponse),
    /// Questions the user was asked.
    #[serde(rename = "userInputRequest")]
    UserInputRequest(ItemUserInputRequest),
    /// What the user answered.
    #[serde(rename = "userInputResponse")]
    UserInputResponse(ItemUserInputResponse),
    /// Something went wrong.
    #[serde(rename = "error")]
    Error(ItemError),
    /// A notice about the thread itself; has no streaming phase.
    #[serde(rename = "systemNotice")]
    SystemNotice(ItemSystemNotice),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl Item {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::UserMessage(_) => Cow::Borrowed("userMessage"),
            Self::AgentMessage(_) => Cow::Borrowed("agentMessage"),
            Self::ReasoningContent(_) => Cow::Borrowed("reasoningContent"),
            Self::ToolCall(_) => Cow::Borrowed("toolCall"),
            Self::ToolResult(_) => Cow::Borrowed("toolResult"),
            Self::ToolExecution(_) => Cow::Borrowed("toolExecution"),
            Self::CommandExecution(_) => Cow::Borrowed("commandExecution"),
            Self::PluginFunctionCall(_) => Cow::Borrowed("pluginFunctionCall"),
            Self::DynamicToolCall(_) => Cow::Borrowed("dynamicToolCall"),
            Self::ApprovalRequest(_) => Cow::Borrowed("approvalRequest"),
            Self::ApprovalResponse(_) => Cow::Borrowed("approvalResponse"),
            Self::UserInputRequest(_) => Cow::Borrowed("userInputRequest"),
            Self::UserInputResponse(_) => Cow::Borrowed("userInputResponse"),
            Self::Error(_) => Cow::Borrowed("error"),
            Self::SystemNotice(_) => Cow::Borrowed("systemNotice"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for Item {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "userMessage" => members.parse().map(Self::UserMessage),
            "agentMessage" => members.parse().map(Self::AgentMessage),
            "reasoningContent" => members.parse().map(Self::ReasoningContent),
            "toolCall" => members.parse().map(Self::ToolCall),
            "toolResult" => members.parse().map(Self::ToolResult),
            "toolExecution" => members.parse().map(Self::ToolExecution),
            "commandExecution" => members.parse().map(Self::CommandExecution),
            "pluginFunctionCall" => members.parse().map(Self::PluginFunctionCall),
            "dynamicToolCall" => members.parse().map(Self::DynamicToolCall),
            "approvalRequest" => members.parse().map(Self::ApprovalRequest),
            "approvalResponse" => members.parse().map(Self::ApprovalResponse),
            "userInputRequest" => members.parse().map(Self::UserInputRequest),
            "userInputResponse" => members.parse().map(Self::UserInputResponse),
            "error" => members.parse().map(Self::Error),
            "systemNotice" => members.parse().map(Self::SystemNotice),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(Item);

/// How far the execution of a tool is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolExecutionStatus {
    /// At work.
    InProgress,
    /// Done.
    Completed,
    /// Ended with an error.
    Failed,
    /// Was stopped.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolExecutionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolExecutionStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolExecutionStatus);

/// How far a command is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandExecutionStatus {
    /// Running.
    InProgress,
    /// Ended; the exit code says how.
    Completed,
    /// Could not run, or ended with an error.
    Failed,
    /// Was stopped with its turn.
    Cancelled,
    /// Runs on in the background.
    Backgrounded,
    /// Was killed.
    Killed,
    /// The server lost track of it.
    Lost,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandExecutionStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::InProgress => "inProgress",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Backgrounded => "backgrounded",
            Self::Killed => "killed",
            Self::Lost => "lost",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandExecutionStatus {
    fn from(text: &str) -> Self {
        match text {
            "inProgress" => Self::InProgress,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            "backgrounded" => Self::Backgrounded,
            "killed" => Self::Killed,
            "lost" => Self::Lost,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandExecutionStatus);

/// Where a command runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandSource {
    /// On the host.
    Host,
    /// In a sandbox.
    Sandbox,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Host => "host",
            Self::Sandbox => "sandbox",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandSource {
    fn from(text: &str) -> Self {
        match text {
            "host" => Self::Host,
            "sandbox" => Self::Sandbox,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandSource);

/// What a notice in the history is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SystemNoticeKind {
    /// The context was shortened.
    Compacted,
    /// Memory was consolidated.
    MemoryConsolidated,
    /// The thread is a copy of another.
    Forked,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SystemNoticeKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Compacted => "compacted",
            Self::MemoryConsolidated => "memoryConsolidated",
            Self::Forked => "forked",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SystemNoticeKind {
    fn from(text: &str) -> Self {
        match text {
            "compacted" => Self::Compacted,
            "memoryConsolidated" => Self::MemoryConsolidated,
            "forked" => Self::Forked,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SystemNoticeKind);

/// What a piece of streamed text belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DeltaKind {
    /// The agent's message.
    AgentMessage,
    /// The model's reasoning.
    ReasoningContent,
    /// The arguments of a tool call.
    ToolCallArguments,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DeltaKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AgentMessage => "agentMessage",
            Self::ReasoningContent => "reasoningContent",
            Self::ToolCallArguments => "toolCallArguments",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DeltaKind {
    fn from(text: &str) -> Self {
        match text {
            "agentMessage" => Self::AgentMessage,
            "reasoningContent" => Self::ReasoningContent,
            "toolCallArguments" => Self::ToolCallArguments,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DeltaKind);

/// Protocol a model provider speaks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProviderProtocol {
    /// OpenAI chat completions.
    OpenaiChatCompletions,
    /// OpenAI responses.
    OpenaiResponses,
    /// Anthropic messages.
    Anthropic,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ProviderProtocol {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::OpenaiChatCompletions => "openai-chat-completions",
            Self::OpenaiResponses => "openai-responses",
            Self::Anthropic => "anthropic",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ProviderProtocol {
    fn from(text: &str) -> Self {
        match text {
            "openai-chat-completions" => Self::OpenaiChatCompletions,
            "openai-responses" => Self::OpenaiResponses,
            "anthropic" => Self::Anthropic,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ProviderProtocol);

/// How urgent a step is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanTodoPriority {
    /// Urgent.
    High,
    /// Normal.
    Medium,
    /// Can wait.
    Low,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PlanTodoPriority {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::High => "high",
            Self::Medium => "medium",
            Self::Low => "low",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PlanTodoPriority {
    fn from(text: &str) -> Self {
        match text {
            "high" => Self::High,
            "medium" => Self::Medium,
            "low" => Self::Low,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PlanTodoPriority);

/// How far a step is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlanTodoStatus {
    /// Not begun.
    Pending,
    /// Under way.
    InProgress,
    /// Done.
    Completed,
    /// Dropped.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PlanTodoStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::InProgress => "in_progress",
            Self::Completed => "completed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PlanTodoStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "in_progress" => Self::InProgress,
            "completed" => Self::Completed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PlanTodoStatus);

/// What a system event is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SystemEventKind {
    /// The context is getting full.
    CompactWarning,
    /// The context is full.
    CompactError,
    /// The context is being shortened; one of the next four follows.
    Compacting,
    /// It was shortened.
    Compacted,
    /// There was nothing to shorten.
    CompactSkipped,
    /// It could not be shortened.
    CompactFailed,
    /// Shortening was stopped.
    CompactCancelled,
    /// The connection to the model broke and is tried again.
    StreamError,
    /// Memory is being consolidated.
    Consolidating,
    /// It was consolidated.
    Consolidated,
    /// There was nothing to consolidate.
    ConsolidationSkipped,
    /// It could not be consolidated.
    ConsolidationFailed,
    /// Consolidating was stopped.
    ConsolidationCancelled,
    /// The channel this connection declared is not configured; the connection closes.
    ChannelRejected,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SystemEventKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CompactWarning => "compactWarning",
            Self::CompactError => "compactError",
            Self::Compacting => "compacting",
            Self::Compacted => "compacted",
            Self::CompactSkipped => "compactSkipped",
            Self::CompactFailed => "compactFailed",
            Self::CompactCancelled => "compactCancelled",
            Self::StreamError => "streamError",
            Self::Consolidating => "consolidating",
            Self::Consolidated => "consolidated",
            Self::ConsolidationSkipped => "consolidationSkipped",
            Self::ConsolidationFailed => "consolidationFailed",
            Self::ConsolidationCancelled => "consolidationCancelled",
            Self::ChannelRejected => "channelRejected",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SystemEventKind {
    fn from(text: &str) -> Self {
        match text {
            "compactWarning" => Self::CompactWarning,
            "compactError" => Self::CompactError,
            "compacting" => Self::Compacting,
            "compacted" => Self::Compacted,
            "compactSkipped" => Self::CompactSkipped,
            "compactFailed" => Self::CompactFailed,
            "compactCancelled" => Self::CompactCancelled,
            "streamError" => Self::StreamError,
            "consolidating" => Self::Consolidating,
            "consolidated" => Self::Consolidated,
            "consolidationSkipped" => Self::ConsolidationSkipped,
            "consolidationFailed" => Self::ConsolidationFailed,
            "consolidationCancelled" => Self::ConsolidationCancelled,
            "channelRejected" => Self::ChannelRejected,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SystemEventKind);

/// A part of the workspace's configuration. Unknown ones are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConfigRegion {
    /// Model providers.
    Providers,
    /// The selected provider.
    WorkspaceProvider,
    /// The selected model.
    WorkspaceModel,
    /// Reasoning settings.
    WorkspaceReasoning,
    /// Suggestions on the welcome page.
    WelcomeSuggestions,
    /// Skills.
    Skills,
    /// Plugins.
    Plugins,
    /// Memory.
    Memory,
    /// The default approval policy.
    WorkspaceDefaultApprovalPolicy,
    /// Language servers.
    Lsp,
    /// MCP servers.
    Mcp,
    /// External channels.
    ExternalChannel,
    /// Subagents.
    Subagent,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ConfigRegion {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Providers => "providers",
            Self::WorkspaceProvider => "workspace.provider",
            Self::WorkspaceModel => "workspace.model",
            Self::WorkspaceReasoning => "workspace.reasoning",
            Self::WelcomeSuggestions => "welcomeSuggestions",
            Self::Skills => "skills",
            Self::Plugins => "plugins",
            Self::Memory => "memory",
            Self::WorkspaceDefaultApprovalPolicy => "workspace.defaultApprovalPolicy",
            Self::Lsp => "lsp",
            Self::Mcp => "mcp",
            Self::ExternalChannel => "externalChannel",
            Self::Subagent => "subagent",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ConfigRegion {
    fn from(text: &str) -> Self {
        match text {
            "providers" => Self::Providers,
            "workspace.provider" => Self::WorkspaceProvider,
            "workspace.model" => Self::WorkspaceModel,
            "workspace.reasoning" => Self::WorkspaceReasoning,
            "welcomeSuggestions" => Self::WelcomeSuggestions,
            "skills" => Self::Skills,
            "plugins" => Self::Plugins,
            "memory" => Self::Memory,
            "workspace.defaultApprovalPolicy" => Self::WorkspaceDefaultApprovalPolicy,
            "lsp" => Self::Lsp,
            "mcp" => Self::Mcp,
            "externalChannel" => Self::ExternalChannel,
            "subagent" => Self::Subagent,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ConfigRegion);

/// Where a thread is in its life.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadStatus {
    /// Turns can be started.
    Active,
    /// No turns until the thread is resumed.
    Paused,
    /// Read-only, and hidden from lists unless asked for.
    Archived,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Active => "active",
            Self::Paused => "paused",
            Self::Archived => "archived",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadStatus {
    fn from(text: &str) -> Self {
        match text {
            "active" => Self::Active,
            "paused" => Self::Paused,
            "archived" => Self::Archived,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadStatus);

/// Who keeps the model's history of a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HistoryMode {
    /// The server does; the default.
    Server,
    /// The client does, and sends it with every turn.
    Client,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HistoryMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Server => "server",
            Self::Client => "client",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HistoryMode {
    fn from(text: &str) -> Self {
        match text {
            "server" => Self::Server,
            "client" => Self::Client,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HistoryMode);

/// What caused a thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadSourceKind {
    /// A person or a client.
    User,
    /// Another agent.
    Subagent,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadSourceKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::User => "user",
            Self::Subagent => "subagent",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadSourceKind {
    fn from(text: &str) -> Self {
        match text {
            "user" => Self::User,
            "subagent" => Self::Subagent,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadSourceKind);

/// Maintenance that keeps turns from starting. Background consolidation never counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MaintenanceKind {
    /// The context is being shortened.
    Compacting,
    /// Memory is being consolidated on request.
    Consolidating,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl MaintenanceKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Compacting => "compacting",
            Self::Consolidating => "consolidating",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for MaintenanceKind {
    fn from(text: &str) -> Self {
        match text {
            "compacting" => Self::Compacting,
            "consolidating" => Self::Consolidating,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(MaintenanceKind);

/// Order of the turns inside a page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnPageOrder {
    /// From older to newer.
    OldestFirst,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnPageOrder {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::OldestFirst => "oldestFirst",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnPageOrder {
    fn from(text: &str) -> Self {
        match text {
            "oldestFirst" => Self::OldestFirst,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnPageOrder);

/// Kind of added context.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum RuntimeAdditionalContextKind {
    /// Knowledge of the client application.
    Application,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl RuntimeAdditionalContextKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Application => "application",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for RuntimeAdditionalContextKind {
    fn from(text: &str) -> Self {
        match text {
            "application" => Self::Application,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(RuntimeAdditionalContextKind);

/// What kind of operation a tool performs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolApprovalKind {
    /// It acts on a local path.
    File,
    /// It runs a command.
    Shell,
    /// It acts on something outside the host; the target is shown as it is.
    RemoteResource,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolApprovalKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::File => "file",
            Self::Shell => "shell",
            Self::RemoteResource => "remoteResource",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolApprovalKind {
    fn from(text: &str) -> Self {
        match text {
            "file" => Self::File,
            "shell" => Self::Shell,
            "remoteResource" => Self::RemoteResource,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolApprovalKind);

/// One part of a tool's result.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type")]
pub enum ToolContentItem {
    /// Text.
    #[serde(rename = "text")]
    Text(ToolContentItemText),
    /// A picture, embedded or by URL.
    #[serde(rename = "image")]
    Image(ToolContentItemImage),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl ToolContentItem {
    /// Returns what tells the variant on the wire.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Text(_) => Cow::Borrowed("text"),
            Self::Image(_) => Cow::Borrowed("image"),
            Self::Unknown(raw) => support::tag_of(raw, "type"),
        }
    }
}

impl<'de> support::Tagged<'de> for ToolContentItem {
    const TAG: &'static str = "type";

    fn read<A: MapAccess<'de>>(
        tag: &str,
        members: support::Members<'de, A>,
    ) -> Result<Self, A::Error> {
        match tag {
            "text" => members.parse().map(Self::Text),
            "image" => members.parse().map(Self::Image),
            _ => members.keep(tag).map(Self::Unknown),
        }
    }
}

support::tagged_union!(ToolContentItem);

/// Where a turn is; the last three do not change any more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TurnStatus {
    /// The agent is at work.
    Running,
    /// Waits for a decision of the user.
    WaitingApproval,
    /// Waits for answers of the user.
    WaitingInput,
    /// Ended well.
    Completed,
    /// Ended with an error.
    Failed,
    /// Was stopped.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TurnStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Running => "running",
            Self::WaitingApproval => "waitingApproval",
            Self::WaitingInput => "waitingInput",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TurnStatus {
    fn from(text: &str) -> Self {
        match text {
            "running" => Self::Running,
            "waitingApproval" => Self::WaitingApproval,
            "waitingInput" => Self::WaitingInput,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TurnStatus);
