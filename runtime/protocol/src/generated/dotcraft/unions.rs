// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/unions.rs.j2 from schema/dotcraft/types/*.json.

//! Enums and unions of the wire, all open: what is unknown is kept and written back unchanged.

use std::borrow::Cow;

use serde::Serialize;
use serde::de::MapAccess;
use serde::{Deserialize, Deserializer};

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

/// Where a user asked for a binding.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppBindingRequestSource {
    /// On the page of a plugin.
    PluginDetail,
    /// In the menu of a thread.
    ThreadMenu,
    /// On the welcome page.
    Welcome,
    /// The agent suggested it.
    AgentSuggestion,
    /// In a program.
    Sdk,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppBindingRequestSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::PluginDetail => "pluginDetail",
            Self::ThreadMenu => "threadMenu",
            Self::Welcome => "welcome",
            Self::AgentSuggestion => "agentSuggestion",
            Self::Sdk => "sdk",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppBindingRequestSource {
    fn from(text: &str) -> Self {
        match text {
            "pluginDetail" => Self::PluginDetail,
            "threadMenu" => Self::ThreadMenu,
            "welcome" => Self::Welcome,
            "agentSuggestion" => Self::AgentSuggestion,
            "sdk" => Self::Sdk,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppBindingRequestSource);

/// How a user gets to an app.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppHandoffMode {
    /// By an address that opens a program.
    CustomProtocol,
    /// By a web address.
    Url,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppHandoffMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::CustomProtocol => "customProtocol",
            Self::Url => "url",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppHandoffMode {
    fn from(text: &str) -> Self {
        match text {
            "customProtocol" => Self::CustomProtocol,
            "url" => Self::Url,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppHandoffMode);

/// Whether the program behind an app is there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppNativeStatus {
    /// It is installed.
    Installed,
    /// It is not installed.
    Missing,
    /// The server cannot tell.
    Undetermined,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppNativeStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Installed => "installed",
            Self::Missing => "missing",
            Self::Undetermined => "unknown",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppNativeStatus {
    fn from(text: &str) -> Self {
        match text {
            "installed" => Self::Installed,
            "missing" => Self::Missing,
            "unknown" => Self::Undetermined,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppNativeStatus);

/// What a block is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppContextBlockKind {
    /// The role of the agent.
    Role,
    /// The state of a team.
    TeamState,
    /// Messages that came in.
    MailboxDigest,
    /// What there is to work with.
    ArtifactIndex,
    /// Rules.
    Policy,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppContextBlockKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Role => "role",
            Self::TeamState => "teamState",
            Self::MailboxDigest => "mailboxDigest",
            Self::ArtifactIndex => "artifactIndex",
            Self::Policy => "policy",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppContextBlockKind {
    fn from(text: &str) -> Self {
        match text {
            "role" => Self::Role,
            "teamState" => Self::TeamState,
            "mailboxDigest" => Self::MailboxDigest,
            "artifactIndex" => Self::ArtifactIndex,
            "policy" => Self::Policy,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppContextBlockKind);

/// Who sees a block.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppContextBlockVisibility {
    /// The model; the default.
    Model,
    /// Clients only.
    HiddenFromModel,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppContextBlockVisibility {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Model => "model",
            Self::HiddenFromModel => "hiddenFromModel",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppContextBlockVisibility {
    fn from(text: &str) -> Self {
        match text {
            "model" => Self::Model,
            "hiddenFromModel" => Self::HiddenFromModel,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppContextBlockVisibility);

/// When queued input is run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppThreadInputStartPolicy {
    /// When its turn comes; the default.
    QueueOnly,
    /// At once when the thread is idle.
    RunWhenIdle,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppThreadInputStartPolicy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::QueueOnly => "queueOnly",
            Self::RunWhenIdle => "runWhenIdle",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppThreadInputStartPolicy {
    fn from(text: &str) -> Self {
        match text {
            "queueOnly" => Self::QueueOnly,
            "runWhenIdle" => Self::RunWhenIdle,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppThreadInputStartPolicy);

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

/// The `operation` of an approval about a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FileOperation {
    /// Reading the file.
    Read,
    /// Writing the whole file.
    Write,
    /// Changing a part of the file.
    Edit,
    /// Listing a directory.
    List,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl FileOperation {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::Edit => "edit",
            Self::List => "list",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for FileOperation {
    fn from(text: &str) -> Self {
        match text {
            "read" => Self::Read,
            "write" => Self::Write,
            "edit" => Self::Edit,
            "list" => Self::List,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(FileOperation);

/// State of a task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AutomationTaskStatus {
    /// It waits for its next run.
    Pending,
    /// A run is under way.
    Running,
    /// The last run ended well.
    Completed,
    /// The last run failed.
    Failed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AutomationTaskStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::Running => "running",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AutomationTaskStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "running" => Self::Running,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AutomationTaskStatus);

/// Where a task works.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AutomationWorkspaceMode {
    /// In the workspace.
    Project,
    /// In a worktree of its own.
    Worktree,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AutomationWorkspaceMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Project => "project",
            Self::Worktree => "worktree",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AutomationWorkspaceMode {
    fn from(text: &str) -> Self {
        match text {
            "project" => Self::Project,
            "worktree" => Self::Worktree,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AutomationWorkspaceMode);

/// Where a client wants a task to work. Answers hold the `AutomationWorkspaceMode` that is meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AutomationWorkspaceModeInput {
    /// In the workspace.
    Project,
    /// In a worktree of its own.
    Worktree,
    /// The same as `worktree`; an old name.
    Isolated,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AutomationWorkspaceModeInput {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Project => "project",
            Self::Worktree => "worktree",
            Self::Isolated => "isolated",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AutomationWorkspaceModeInput {
    fn from(text: &str) -> Self {
        match text {
            "project" => Self::Project,
            "worktree" => Self::Worktree,
            "isolated" => Self::Isolated,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AutomationWorkspaceModeInput);

/// Kind of channel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChannelCategory {
    /// A client that comes with the product.
    Builtin,
    /// A chat network that the server speaks itself.
    Social,
    /// A part of the server, such as its scheduler.
    System,
    /// A chat network behind an adapter.
    External,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ChannelCategory {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Builtin => "builtin",
            Self::Social => "social",
            Self::System => "system",
            Self::External => "external",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ChannelCategory {
    fn from(text: &str) -> Self {
        match text {
            "builtin" => Self::Builtin,
            "social" => Self::Social,
            "system" => Self::System,
            "external" => Self::External,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ChannelCategory);

/// How server and channel adapter meet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExternalChannelTransport {
    /// The server starts the adapter and speaks over its standard streams.
    Subprocess,
    /// The adapter connects by itself; the server starts nothing.
    Websocket,
    /// The server starts the adapter, which connects back at `/ws`.
    ManagedWebsocket,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ExternalChannelTransport {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Subprocess => "subprocess",
            Self::Websocket => "websocket",
            Self::ManagedWebsocket => "managedWebsocket",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ExternalChannelTransport {
    fn from(text: &str) -> Self {
        match text {
            "subprocess" => Self::Subprocess,
            "websocket" => Self::Websocket,
            "managedWebsocket" => Self::ManagedWebsocket,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ExternalChannelTransport);

/// Kind of message to a chat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChannelMessageKind {
    /// Text.
    Text,
    /// Any file.
    File,
    /// Sound.
    Audio,
    /// Picture.
    Image,
    /// Film.
    Video,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ChannelMessageKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text => "text",
            Self::File => "file",
            Self::Audio => "audio",
            Self::Image => "image",
            Self::Video => "video",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ChannelMessageKind {
    fn from(text: &str) -> Self {
        match text {
            "text" => Self::Text,
            "file" => Self::File,
            "audio" => Self::Audio,
            "image" => Self::Image,
            "video" => Self::Video,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ChannelMessageKind);

/// How media is handed over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChannelMediaSourceKind {
    /// By a path on the server's host.
    HostPath,
    /// By a URL.
    Url,
    /// Embedded in base64.
    DataBase64,
    /// By the identifier of an artifact of the server.
    ArtifactId,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ChannelMediaSourceKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::HostPath => "hostPath",
            Self::Url => "url",
            Self::DataBase64 => "dataBase64",
            Self::ArtifactId => "artifactId",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ChannelMediaSourceKind {
    fn from(text: &str) -> Self {
        match text {
            "hostPath" => Self::HostPath,
            "url" => Self::Url,
            "dataBase64" => Self::DataBase64,
            "artifactId" => Self::ArtifactId,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ChannelMediaSourceKind);

/// Why a message was not delivered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ChannelDeliveryErrorCode {
    /// The channel does not take this kind.
    UnsupportedDeliveryKind,
    /// The channel does not take media handed over like this.
    UnsupportedMediaSource,
    /// The media is larger than the channel allows.
    MediaTooLarge,
    /// The channel does not take this type of media.
    MediaTypeNotAllowed,
    /// No artifact has this identifier.
    MediaArtifactNotFound,
    /// The media could not be read.
    MediaResolutionFailed,
    /// The chat network refused it.
    AdapterDeliveryFailed,
    /// The adapter answered what it must not.
    AdapterProtocolViolation,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ChannelDeliveryErrorCode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::UnsupportedDeliveryKind => "UnsupportedDeliveryKind",
            Self::UnsupportedMediaSource => "UnsupportedMediaSource",
            Self::MediaTooLarge => "MediaTooLarge",
            Self::MediaTypeNotAllowed => "MediaTypeNotAllowed",
            Self::MediaArtifactNotFound => "MediaArtifactNotFound",
            Self::MediaResolutionFailed => "MediaResolutionFailed",
            Self::AdapterDeliveryFailed => "AdapterDeliveryFailed",
            Self::AdapterProtocolViolation => "AdapterProtocolViolation",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ChannelDeliveryErrorCode {
    fn from(text: &str) -> Self {
        match text {
            "UnsupportedDeliveryKind" => Self::UnsupportedDeliveryKind,
            "UnsupportedMediaSource" => Self::UnsupportedMediaSource,
            "MediaTooLarge" => Self::MediaTooLarge,
            "MediaTypeNotAllowed" => Self::MediaTypeNotAllowed,
            "MediaArtifactNotFound" => Self::MediaArtifactNotFound,
            "MediaResolutionFailed" => Self::MediaResolutionFailed,
            "AdapterDeliveryFailed" => Self::AdapterDeliveryFailed,
            "AdapterProtocolViolation" => Self::AdapterProtocolViolation,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ChannelDeliveryErrorCode);

/// Why a tool of a client or of a channel failed. Tools may have codes of their own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DynamicToolErrorCode {
    /// There is no such tool.
    UnsupportedTool,
    /// The tool only works in a conversation of its channel.
    MissingChatContext,
    /// The arguments do not fit.
    InvalidArguments,
    /// The tool was run and failed.
    AdapterToolCallFailed,
    /// The client answered what it must not.
    AdapterProtocolViolation,
    /// The client did not answer in time.
    ExternalChannelToolTimeout,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DynamicToolErrorCode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::UnsupportedTool => "UnsupportedTool",
            Self::MissingChatContext => "MissingChatContext",
            Self::InvalidArguments => "InvalidArguments",
            Self::AdapterToolCallFailed => "AdapterToolCallFailed",
            Self::AdapterProtocolViolation => "AdapterProtocolViolation",
            Self::ExternalChannelToolTimeout => "ExternalChannelToolTimeout",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DynamicToolErrorCode {
    fn from(text: &str) -> Self {
        match text {
            "UnsupportedTool" => Self::UnsupportedTool,
            "MissingChatContext" => Self::MissingChatContext,
            "InvalidArguments" => Self::InvalidArguments,
            "AdapterToolCallFailed" => Self::AdapterToolCallFailed,
            "AdapterProtocolViolation" => Self::AdapterProtocolViolation,
            "ExternalChannelToolTimeout" => Self::ExternalChannelToolTimeout,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DynamicToolErrorCode);

/// Who defines a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CommandCategory {
    /// The server.
    Builtin,
    /// The workspace or the user.
    Custom,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CommandCategory {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Builtin => "builtin",
            Self::Custom => "custom",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CommandCategory {
    fn from(text: &str) -> Self {
        match text {
            "builtin" => Self::Builtin,
            "custom" => Self::Custom,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CommandCategory);

/// The thread to go on with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CommandThread {
    /// The thread.
    Thread(Thread),
    /// Little more than the identifier; `thread/read` tells the rest.
    Reference(CommandThreadReference),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CommandThread {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Thread(_) => Cow::Borrowed("Thread"),
            Self::Reference(_) => Cow::Borrowed("Reference"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for CommandThread {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Thread(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Reference(value));
        }
        Ok(Self::Unknown(raw))
    }
}

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

/// What a schedule counts by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CronScheduleKind {
    /// Again and again after the same time.
    Every,
    /// Once, at a fixed time.
    At,
    /// Every day at the same time of day.
    Daily,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CronScheduleKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Every => "every",
            Self::At => "at",
            Self::Daily => "daily",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CronScheduleKind {
    fn from(text: &str) -> Self {
        match text {
            "every" => Self::Every,
            "at" => Self::At,
            "daily" => Self::Daily,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CronScheduleKind);

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CronRunStatus {
    /// It went well.
    Ok,
    /// It failed.
    Error,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl CronRunStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Ok => "ok",
            Self::Error => "error",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for CronRunStatus {
    fn from(text: &str) -> Self {
        match text {
            "ok" => Self::Ok,
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(CronRunStatus);

/// A job in a notification: complete, or only known by its identifier once it is removed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum CronStateChangedJob {
    /// The job as it is now.
    Job(CronJobInfo),
    /// A removed job; more than the identifier is not sure.
    Removed(CronStateChangedJobRemoved),
    /// A variant that the schema does not know, as it came.
    #[serde(untagged)]
    Unknown(RawJson),
}

impl CronStateChangedJob {
    /// Returns what tells the variant: its name, since nothing on the wire does.
    pub fn tag(&self) -> Cow<'_, str> {
        match self {
            Self::Job(_) => Cow::Borrowed("Job"),
            Self::Removed(_) => Cow::Borrowed("Removed"),
            Self::Unknown(raw) => Cow::Borrowed(raw.get()),
        }
    }
}

impl<'de> Deserialize<'de> for CronStateChangedJob {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawJson::deserialize(deserializer)?;
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Job(value));
        }
        if let Some(value) = support::attempt(&raw) {
            return Ok(Self::Removed(value));
        }
        Ok(Self::Unknown(raw))
    }
}

/// State of a dream.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DreamRunStatus {
    /// Under way.
    Running,
    /// Ended well.
    Succeeded,
    /// Not needed.
    Skipped,
    /// Ended with an error.
    Failed,
    /// Was stopped.
    Canceled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DreamRunStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Running => "running",
            Self::Succeeded => "succeeded",
            Self::Skipped => "skipped",
            Self::Failed => "failed",
            Self::Canceled => "canceled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DreamRunStatus {
    fn from(text: &str) -> Self {
        match text {
            "running" => Self::Running,
            "succeeded" => Self::Succeeded,
            "skipped" => Self::Skipped,
            "failed" => Self::Failed,
            "canceled" => Self::Canceled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DreamRunStatus);

/// What became of the result of a dream.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DreamReviewStatus {
    /// It waits for a decision.
    Pending,
    /// It is in use.
    Applied,
    /// It was turned down.
    Discarded,
    /// It was put away.
    Archived,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl DreamReviewStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Pending => "pending",
            Self::Applied => "applied",
            Self::Discarded => "discarded",
            Self::Archived => "archived",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for DreamReviewStatus {
    fn from(text: &str) -> Self {
        match text {
            "pending" => Self::Pending,
            "applied" => Self::Applied,
            "discarded" => Self::Discarded,
            "archived" => Self::Archived,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(DreamReviewStatus);

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

/// What `thread/goal/set` may do when a goal exists, or does not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GoalSetMode {
    /// Make a goal or change the present one; the default.
    UpsertOrUpdate,
    /// Put a new goal in the place of the present one.
    ReplaceExisting,
    /// Fail when there is a goal already.
    CreateOnly,
    /// Fail when there is no goal.
    UpdateOnly,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl GoalSetMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::UpsertOrUpdate => "upsertOrUpdate",
            Self::ReplaceExisting => "replaceExisting",
            Self::CreateOnly => "createOnly",
            Self::UpdateOnly => "updateOnly",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for GoalSetMode {
    fn from(text: &str) -> Self {
        match text {
            "upsertOrUpdate" => Self::UpsertOrUpdate,
            "replaceExisting" => Self::ReplaceExisting,
            "createOnly" => Self::CreateOnly,
            "updateOnly" => Self::UpdateOnly,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(GoalSetMode);

/// State of an app server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HubAppServerState {
    /// There is none.
    Stopped,
    /// It is being started.
    Starting,
    /// It answers.
    Running,
    /// It runs and does not answer.
    Unhealthy,
    /// It is being stopped.
    Stopping,
    /// It ended by itself; it is not started again.
    Exited,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HubAppServerState {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Stopped => "stopped",
            Self::Starting => "starting",
            Self::Running => "running",
            Self::Unhealthy => "unhealthy",
            Self::Stopping => "stopping",
            Self::Exited => "exited",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HubAppServerState {
    fn from(text: &str) -> Self {
        match text {
            "stopped" => Self::Stopped,
            "starting" => Self::Starting,
            "running" => Self::Running,
            "unhealthy" => Self::Unhealthy,
            "stopping" => Self::Stopping,
            "exited" => Self::Exited,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HubAppServerState);

/// State of a service of an app server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HubServiceState {
    /// It can be reached.
    Allocated,
    /// It is switched off.
    Disabled,
    /// It cannot be reached.
    Unavailable,
    /// It runs with other settings than asked for.
    RestartRequired,
    /// Another program started the app server and knows.
    External,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HubServiceState {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Allocated => "allocated",
            Self::Disabled => "disabled",
            Self::Unavailable => "unavailable",
            Self::RestartRequired => "restartRequired",
            Self::External => "external",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HubServiceState {
    fn from(text: &str) -> Self {
        match text {
            "allocated" => Self::Allocated,
            "disabled" => Self::Disabled,
            "unavailable" => Self::Unavailable,
            "restartRequired" => Self::RestartRequired,
            "external" => Self::External,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HubServiceState);

/// How important a notification is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HubNotificationSeverity {
    /// Good to know; also what an unknown value becomes.
    Info,
    /// Something worked.
    Success,
    /// Something needs attention.
    Warning,
    /// Something went wrong.
    Error,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HubNotificationSeverity {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Info => "info",
            Self::Success => "success",
            Self::Warning => "warning",
            Self::Error => "error",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HubNotificationSeverity {
    fn from(text: &str) -> Self {
        match text {
            "info" => Self::Info,
            "success" => Self::Success,
            "warning" => Self::Warning,
            "error" => Self::Error,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HubNotificationSeverity);

/// What an event tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HubEventKind {
    /// The hub is ready.
    HubStarted,
    /// The hub is about to end.
    HubStopping,
    /// A port was chosen.
    PortAllocated,
    /// An app server is being started.
    AppserverStarting,
    /// An app server answers.
    AppserverRunning,
    /// An app server ended.
    AppserverExited,
    /// An app server does not answer.
    AppserverUnhealthy,
    /// A notification for the desktop came in.
    NotificationRequested,
    /// A hub on another machine was paired; later releases only.
    SatelliteJoined,
    /// It can be reached; later releases only.
    SatelliteOnline,
    /// It cannot be reached; later releases only.
    SatelliteOffline,
    /// It was unpaired; later releases only.
    SatelliteRevoked,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HubEventKind {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::HubStarted => "hub.started",
            Self::HubStopping => "hub.stopping",
            Self::PortAllocated => "port.allocated",
            Self::AppserverStarting => "appserver.starting",
            Self::AppserverRunning => "appserver.running",
            Self::AppserverExited => "appserver.exited",
            Self::AppserverUnhealthy => "appserver.unhealthy",
            Self::NotificationRequested => "notification.requested",
            Self::SatelliteJoined => "satellite.joined",
            Self::SatelliteOnline => "satellite.online",
            Self::SatelliteOffline => "satellite.offline",
            Self::SatelliteRevoked => "satellite.revoked",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HubEventKind {
    fn from(text: &str) -> Self {
        match text {
            "hub.started" => Self::HubStarted,
            "hub.stopping" => Self::HubStopping,
            "port.allocated" => Self::PortAllocated,
            "appserver.starting" => Self::AppserverStarting,
            "appserver.running" => Self::AppserverRunning,
            "appserver.exited" => Self::AppserverExited,
            "appserver.unhealthy" => Self::AppserverUnhealthy,
            "notification.requested" => Self::NotificationRequested,
            "satellite.joined" => Self::SatelliteJoined,
            "satellite.online" => Self::SatelliteOnline,
            "satellite.offline" => Self::SatelliteOffline,
            "satellite.revoked" => Self::SatelliteRevoked,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HubEventKind);

/// Why a hub refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HubErrorCode {
    /// The token is missing or wrong; HTTP 401.
    Unauthorized,
    /// There is no such workspace; HTTP 400 or 404.
    WorkspaceNotFound,
    /// An app server that does not answer holds the workspace; HTTP 409.
    WorkspaceLocked,
    /// The app server could not be started; HTTP 500.
    AppServerStartFailed,
    /// The app server does not answer; HTTP 500.
    AppServerUnhealthy,
    /// No port is free; HTTP 500.
    PortUnavailable,
    /// The notification does not fit; HTTP 400.
    InvalidNotification,
    /// The hub failed; HTTP 500.
    HubInternalError,
    /// No paired hub has this identifier; later releases only.
    SatelliteNotFound,
    /// The paired hub cannot be reached; HTTP 503, later releases only.
    SatelliteOffline,
    /// The invitation is wrong or over; later releases only.
    InviteInvalid,
    /// The session is in use; later releases only.
    SessionConflict,
    /// The paired hub has no such sessions; later releases only.
    SessionKindUnsupported,
    /// The paired hub cannot show its screen; later releases only.
    SatelliteScreenUnsupported,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl HubErrorCode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Unauthorized => "unauthorized",
            Self::WorkspaceNotFound => "workspaceNotFound",
            Self::WorkspaceLocked => "workspaceLocked",
            Self::AppServerStartFailed => "appServerStartFailed",
            Self::AppServerUnhealthy => "appServerUnhealthy",
            Self::PortUnavailable => "portUnavailable",
            Self::InvalidNotification => "invalidNotification",
            Self::HubInternalError => "hubInternalError",
            Self::SatelliteNotFound => "satelliteNotFound",
            Self::SatelliteOffline => "satelliteOffline",
            Self::InviteInvalid => "inviteInvalid",
            Self::SessionConflict => "sessionConflict",
            Self::SessionKindUnsupported => "sessionKindUnsupported",
            Self::SatelliteScreenUnsupported => "satelliteScreenUnsupported",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for HubErrorCode {
    fn from(text: &str) -> Self {
        match text {
            "unauthorized" => Self::Unauthorized,
            "workspaceNotFound" => Self::WorkspaceNotFound,
            "workspaceLocked" => Self::WorkspaceLocked,
            "appServerStartFailed" => Self::AppServerStartFailed,
            "appServerUnhealthy" => Self::AppServerUnhealthy,
            "portUnavailable" => Self::PortUnavailable,
            "invalidNotification" => Self::InvalidNotification,
            "hubInternalError" => Self::HubInternalError,
            "satelliteNotFound" => Self::SatelliteNotFound,
            "satelliteOffline" => Self::SatelliteOffline,
            "inviteInvalid" => Self::InviteInvalid,
            "sessionConflict" => Self::SessionConflict,
            "sessionKindUnsupported" => Self::SessionKindUnsupported,
            "satelliteScreenUnsupported" => Self::SatelliteScreenUnsupported,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(HubErrorCode);

/// The app servers a hub knows.
pub type HubAppServerList = Vec<HubAppServerInfo>;

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

/// One step of a turn. `type` says what the payload holds; unknown types are kept and may be ignored. Later releases also write `mcpToolCall` and `imageGeneration`, and show calls of plugins as `toolCall` and `toolResult`.
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

/// How shortening a context ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadCompactOutcome {
    /// Older parts were replaced by a summary.
    Partial,
    /// There was nothing to shorten.
    Skipped,
    /// It did not work; `message` says why.
    Failed,
    /// It was stopped.
    Cancelled,
    /// Only old tool results were cleared; a legacy value.
    Micro,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadCompactOutcome {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Partial => "partial",
            Self::Skipped => "skipped",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Micro => "micro",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadCompactOutcome {
    fn from(text: &str) -> Self {
        match text {
            "partial" => Self::Partial,
            "skipped" => Self::Skipped,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            "micro" => Self::Micro,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadCompactOutcome);

/// How consolidating memory ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ThreadMemoryConsolidateOutcome {
    /// Memory was consolidated.
    Succeeded,
    /// There was nothing to consolidate.
    Skipped,
    /// It did not work; `message` says why.
    Failed,
    /// It was stopped.
    Cancelled,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ThreadMemoryConsolidateOutcome {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Succeeded => "succeeded",
            Self::Skipped => "skipped",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ThreadMemoryConsolidateOutcome {
    fn from(text: &str) -> Self {
        match text {
            "succeeded" => Self::Succeeded,
            "skipped" => Self::Skipped,
            "failed" => Self::Failed,
            "cancelled" => Self::Cancelled,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ThreadMemoryConsolidateOutcome);

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

/// How the model gets to know a tool.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppToolExposure {
    /// It stands in the prompt.
    Direct,
    /// It is found by tool search.
    Deferred,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppToolExposure {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Direct => "direct",
            Self::Deferred => "deferred",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppToolExposure {
    fn from(text: &str) -> Self {
        match text {
            "direct" => Self::Direct,
            "deferred" => Self::Deferred,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppToolExposure);

/// What a tool of an app can do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AppRisk {
    /// Read only.
    Read,
    /// Change data of the app.
    Mutate,
    /// Change something outside of the app.
    ExternalWrite,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl AppRisk {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Read => "read",
            Self::Mutate => "mutate",
            Self::ExternalWrite => "externalWrite",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for AppRisk {
    fn from(text: &str) -> Self {
        match text {
            "read" => Self::Read,
            "mutate" => Self::Mutate,
            "externalWrite" => Self::ExternalWrite,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(AppRisk);

/// What hides an MCP server of a plugin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PluginMcpServerShadow {
    /// A server of the workspace with the same name.
    Workspace,
    /// A server of another plugin.
    Plugin,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl PluginMcpServerShadow {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Workspace => "workspace",
            Self::Plugin => "plugin",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for PluginMcpServerShadow {
    fn from(text: &str) -> Self {
        match text {
            "workspace" => Self::Workspace,
            "plugin" => Self::Plugin,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(PluginMcpServerShadow);

/// Protocol a client names for a provider. Answers hold the `ProviderProtocol` that is meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ProviderProtocolInput {
    /// OpenAI chat completions.
    OpenaiChatCompletions,
    /// OpenAI responses.
    OpenaiResponses,
    /// Anthropic messages.
    Anthropic,
    /// The same as `openai-chat-completions`.
    Openai,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ProviderProtocolInput {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::OpenaiChatCompletions => "openai-chat-completions",
            Self::OpenaiResponses => "openai-responses",
            Self::Anthropic => "anthropic",
            Self::Openai => "openai",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ProviderProtocolInput {
    fn from(text: &str) -> Self {
        match text {
            "openai-chat-completions" => Self::OpenaiChatCompletions,
            "openai-responses" => Self::OpenaiResponses,
            "anthropic" => Self::Anthropic,
            "openai" => Self::Openai,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ProviderProtocolInput);

/// Where a skill comes from, the first winning over the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SkillSource {
    /// The workspace.
    Workspace,
    /// An enabled plugin.
    Plugin,
    /// The product.
    Builtin,
    /// The user, for all workspaces.
    User,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SkillSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Workspace => "workspace",
            Self::Plugin => "plugin",
            Self::Builtin => "builtin",
            Self::User => "user",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SkillSource {
    fn from(text: &str) -> Self {
        match text {
            "workspace" => Self::Workspace,
            "plugin" => Self::Plugin,
            "builtin" => Self::Builtin,
            "user" => Self::User,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SkillSource);

/// Whether a subagent still belongs to its parent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SubAgentEdgeStatus {
    /// It can be sent tasks; it need not be running.
    Open,
    /// It was closed.
    Closed,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SubAgentEdgeStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Open => "open",
            Self::Closed => "closed",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SubAgentEdgeStatus {
    fn from(text: &str) -> Self {
        match text {
            "open" => Self::Open,
            "closed" => Self::Closed,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SubAgentEdgeStatus);

/// What happens to a task while the subagent is busy.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SubAgentDeliveryMode {
    /// It waits; the default.
    Queue,
    /// It is handed to the running turn; only native subagents take it.
    Steer,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SubAgentDeliveryMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Queue => "queue",
            Self::Steer => "steer",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SubAgentDeliveryMode {
    fn from(text: &str) -> Self {
        match text {
            "queue" => Self::Queue,
            "steer" => Self::Steer,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SubAgentDeliveryMode);

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

/// What started a job.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SystemJobSource {
    /// Its schedule.
    Cron,
    /// The heartbeat.
    Heartbeat,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl SystemJobSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cron => "cron",
            Self::Heartbeat => "heartbeat",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for SystemJobSource {
    fn from(text: &str) -> Self {
        match text {
            "cron" => Self::Cron,
            "heartbeat" => Self::Heartbeat,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(SystemJobSource);

/// State of a process.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TerminalStatus {
    /// It runs.
    Running,
    /// It ended well.
    Completed,
    /// It ended with an error, or could not start.
    Failed,
    /// It was stopped.
    Killed,
    /// It was stopped because its time was over.
    TimedOut,
    /// The server does not know; it was restarted meanwhile.
    Lost,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl TerminalStatus {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Running => "running",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Killed => "killed",
            Self::TimedOut => "timedOut",
            Self::Lost => "lost",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for TerminalStatus {
    fn from(text: &str) -> Self {
        match text {
            "running" => Self::Running,
            "completed" => Self::Completed,
            "failed" => Self::Failed,
            "killed" => Self::Killed,
            "timedOut" => Self::TimedOut,
            "lost" => Self::Lost,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(TerminalStatus);

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

/// On which side of the named place a fork cuts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ForkPosition {
    /// The place itself is copied; the default.
    After,
    /// The place itself is left out.
    Before,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ForkPosition {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::After => "after",
            Self::Before => "before",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ForkPosition {
    fn from(text: &str) -> Self {
        match text {
            "after" => Self::After,
            "before" => Self::Before,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ForkPosition);

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

/// Who may call a tool.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ToolUiVisibility {
    /// The model.
    Model,
    /// What the app shows.
    App,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ToolUiVisibility {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Model => "model",
            Self::App => "app",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ToolUiVisibility {
    fn from(text: &str) -> Self {
        match text {
            "model" => Self::Model,
            "app" => Self::App,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ToolUiVisibility);

/// Where suggestions come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WelcomeSuggestionSource {
    /// Made from what happened in the workspace.
    Dynamic,
    /// There are none; clients show their own.
    None,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WelcomeSuggestionSource {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Dynamic => "dynamic",
            Self::None => "none",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WelcomeSuggestionSource {
    fn from(text: &str) -> Self {
        match text {
            "dynamic" => Self::Dynamic,
            "none" => Self::None,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WelcomeSuggestionSource);

/// When a changed setting takes effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ReloadBehavior {
    /// After the server restarts.
    ProcessRestart,
    /// After one part of the server restarts.
    SubsystemRestart,
    /// At once.
    Hot,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl ReloadBehavior {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::ProcessRestart => "processRestart",
            Self::SubsystemRestart => "subsystemRestart",
            Self::Hot => "hot",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for ReloadBehavior {
    fn from(text: &str) -> Self {
        match text {
            "processRestart" => Self::ProcessRestart,
            "subsystemRestart" => Self::SubsystemRestart,
            "hot" => Self::Hot,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(ReloadBehavior);

/// What happens in a workspace when a tool needs consent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WorkspaceDefaultApprovalPolicy {
    /// The user is asked.
    Default,
    /// Everything is accepted without asking.
    AutoApprove,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WorkspaceDefaultApprovalPolicy {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Default => "default",
            Self::AutoApprove => "autoApprove",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WorkspaceDefaultApprovalPolicy {
    fn from(text: &str) -> Self {
        match text {
            "default" => Self::Default,
            "autoApprove" => Self::AutoApprove,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WorkspaceDefaultApprovalPolicy);

/// Where a thread moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum WorktreeHandoffMode {
    /// Into a worktree of its own.
    Worktree,
    /// Back into the workspace.
    Local,
    /// A value that the schema does not know.
    Unknown(Box<str>),
}

impl WorktreeHandoffMode {
    /// Returns the text on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Worktree => "worktree",
            Self::Local => "local",
            Self::Unknown(text) => text,
        }
    }
}

impl From<&str> for WorktreeHandoffMode {
    fn from(text: &str) -> Self {
        match text {
            "worktree" => Self::Worktree,
            "local" => Self::Local,
            other => Self::Unknown(other.into()),
        }
    }
}

support::text_enum!(WorktreeHandoffMode);
