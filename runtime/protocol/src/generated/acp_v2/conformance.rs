// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/conformance.rs.j2 from schema/acp/v2/**/*.json.

//! What the tests of the decoders and of the router go through.

use std::sync::Arc;

use super::*;
use crate::conformance::{Subject, recode};
use crate::{
    Call, CallError, Handler,
    envelope::{PendingCall, RpcError},
};

pub(crate) static SUBJECT: Subject = Subject {
    folder: "acp/v2",
    decoders: &[
        ("types/auth.json#/AuthMethod", recode::<super::AuthMethod>),
        (
            "types/auth.json#/AuthMethodTerminal",
            recode::<super::AuthMethodTerminal>,
        ),
        (
            "types/auth.json#/AuthMethodAgent",
            recode::<super::AuthMethodAgent>,
        ),
        (
            "types/auth.json#/LoginAuthRequest",
            recode::<super::LoginAuthRequest>,
        ),
        (
            "types/auth.json#/LoginAuthResponse",
            recode::<super::LoginAuthResponse>,
        ),
        (
            "types/auth.json#/LogoutAuthRequest",
            recode::<super::LogoutAuthRequest>,
        ),
        (
            "types/auth.json#/LogoutAuthResponse",
            recode::<super::LogoutAuthResponse>,
        ),
        (
            "types/auth.json#/AuthStatusRequest",
            recode::<super::AuthStatusRequest>,
        ),
        (
            "types/auth.json#/AuthStatusResponse",
            recode::<super::AuthStatusResponse>,
        ),
        (
            "types/auth.json#/AuthStatusUpdateNotification",
            recode::<super::AuthStatusUpdateNotification>,
        ),
        ("types/auth.json#/AuthState", recode::<super::AuthState>),
        ("types/auth.json#/AuthAccount", recode::<super::AuthAccount>),
        (
            "types/capabilities.json#/ClientCapabilities",
            recode::<super::ClientCapabilities>,
        ),
        (
            "types/capabilities.json#/ClientAuthCapabilities",
            recode::<super::ClientAuthCapabilities>,
        ),
        (
            "types/capabilities.json#/TerminalAuthCapabilities",
            recode::<super::TerminalAuthCapabilities>,
        ),
        (
            "types/capabilities.json#/ElicitationCapabilities",
            recode::<super::ElicitationCapabilities>,
        ),
        (
            "types/capabilities.json#/ElicitationFormCapabilities",
            recode::<super::ElicitationFormCapabilities>,
        ),
        (
            "types/capabilities.json#/ElicitationUrlCapabilities",
            recode::<super::ElicitationUrlCapabilities>,
        ),
        (
            "types/capabilities.json#/AgentCapabilities",
            recode::<super::AgentCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionCapabilities",
            recode::<super::SessionCapabilities>,
        ),
        (
            "types/capabilities.json#/PromptCapabilities",
            recode::<super::PromptCapabilities>,
        ),
        (
            "types/capabilities.json#/PromptImageCapabilities",
            recode::<super::PromptImageCapabilities>,
        ),
        (
            "types/capabilities.json#/PromptAudioCapabilities",
            recode::<super::PromptAudioCapabilities>,
        ),
        (
            "types/capabilities.json#/PromptEmbeddedContextCapabilities",
            recode::<super::PromptEmbeddedContextCapabilities>,
        ),
        (
            "types/capabilities.json#/McpCapabilities",
            recode::<super::McpCapabilities>,
        ),
        (
            "types/capabilities.json#/McpStdioCapabilities",
            recode::<super::McpStdioCapabilities>,
        ),
        (
            "types/capabilities.json#/McpHttpCapabilities",
            recode::<super::McpHttpCapabilities>,
        ),
        (
            "types/capabilities.json#/McpAcpCapabilities",
            recode::<super::McpAcpCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionDeleteCapabilities",
            recode::<super::SessionDeleteCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionAdditionalDirectoriesCapabilities",
            recode::<super::SessionAdditionalDirectoriesCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionSystemPromptCapabilities",
            recode::<super::SessionSystemPromptCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionSystemPromptModeCapabilities",
            recode::<super::SessionSystemPromptModeCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionSystemPromptOverrideCapabilities",
            recode::<super::SessionSystemPromptOverrideCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionForkCapabilities",
            recode::<super::SessionForkCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionArchiveCapabilities",
            recode::<super::SessionArchiveCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionStatusCapabilities",
            recode::<super::SessionStatusCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionTitleCapabilities",
            recode::<super::SessionTitleCapabilities>,
        ),
        (
            "types/capabilities.json#/AgentAuthCapabilities",
            recode::<super::AgentAuthCapabilities>,
        ),
        (
            "types/capabilities.json#/AuthStatusCapabilities",
            recode::<super::AuthStatusCapabilities>,
        ),
        (
            "types/capabilities.json#/ProvidersCapabilities",
            recode::<super::ProvidersCapabilities>,
        ),
        (
            "types/command.json#/AvailableCommand",
            recode::<super::AvailableCommand>,
        ),
        ("types/command.json#/Command", recode::<super::Command>),
        (
            "types/command.json#/AvailableCommandInput",
            recode::<super::AvailableCommandInput>,
        ),
        (
            "types/command.json#/TextCommandInput",
            recode::<super::TextCommandInput>,
        ),
        (
            "types/config.json#/SessionConfigOption",
            recode::<super::SessionConfigOption>,
        ),
        (
            "types/config.json#/SessionConfigOptionCategory",
            recode::<super::SessionConfigOptionCategory>,
        ),
        (
            "types/config.json#/SessionConfigSelectOptions",
            recode::<super::SessionConfigSelectOptions>,
        ),
        (
            "types/config.json#/SessionConfigSelectOption",
            recode::<super::SessionConfigSelectOption>,
        ),
        (
            "types/config.json#/SessionConfigSelectGroup",
            recode::<super::SessionConfigSelectGroup>,
        ),
        (
            "types/config.json#/SetSessionConfigOptionRequest",
            recode::<super::SetSessionConfigOptionRequest>,
        ),
        (
            "types/config.json#/SessionConfigOptionValueType",
            recode::<super::SessionConfigOptionValueType>,
        ),
        (
            "types/config.json#/SessionConfigOptionValue",
            recode::<super::SessionConfigOptionValue>,
        ),
        (
            "types/config.json#/SetSessionConfigOptionResponse",
            recode::<super::SetSessionConfigOptionResponse>,
        ),
        (
            "types/connection.json#/InitializeRequest",
            recode::<super::InitializeRequest>,
        ),
        (
            "types/connection.json#/InitializeResponse",
            recode::<super::InitializeResponse>,
        ),
        (
            "types/connection.json#/Implementation",
            recode::<super::Implementation>,
        ),
        (
            "types/content.json#/ContentBlock",
            recode::<super::ContentBlock>,
        ),
        (
            "types/content.json#/TextContent",
            recode::<super::TextContent>,
        ),
        (
            "types/content.json#/ImageContent",
            recode::<super::ImageContent>,
        ),
        (
            "types/content.json#/AudioContent",
            recode::<super::AudioContent>,
        ),
        (
            "types/content.json#/ResourceLink",
            recode::<super::ResourceLink>,
        ),
        ("types/content.json#/Icon", recode::<super::Icon>),
        ("types/content.json#/IconTheme", recode::<super::IconTheme>),
        (
            "types/content.json#/EmbeddedResource",
            recode::<super::EmbeddedResource>,
        ),
        (
            "types/content.json#/EmbeddedResourceResource",
            recode::<super::EmbeddedResourceResource>,
        ),
        (
            "types/content.json#/TextResourceContents",
            recode::<super::TextResourceContents>,
        ),
        (
            "types/content.json#/BlobResourceContents",
            recode::<super::BlobResourceContents>,
        ),
        (
            "types/content.json#/Annotations",
            recode::<super::Annotations>,
        ),
        ("types/content.json#/Role", recode::<super::Role>),
        (
            "types/elicitation.json#/CreateElicitationRequest",
            recode::<super::CreateElicitationRequest>,
        ),
        (
            "types/elicitation.json#/ElicitationSchema",
            recode::<super::ElicitationSchema>,
        ),
        (
            "types/elicitation.json#/ElicitationSchemaType",
            recode::<super::ElicitationSchemaType>,
        ),
        (
            "types/elicitation.json#/ElicitationPropertySchema",
            recode::<super::ElicitationPropertySchema>,
        ),
        (
            "types/elicitation.json#/StringPropertySchema",
            recode::<super::StringPropertySchema>,
        ),
        (
            "types/elicitation.json#/NumberPropertySchema",
            recode::<super::NumberPropertySchema>,
        ),
        (
            "types/elicitation.json#/IntegerPropertySchema",
            recode::<super::IntegerPropertySchema>,
        ),
        (
            "types/elicitation.json#/BooleanPropertySchema",
            recode::<super::BooleanPropertySchema>,
        ),
        (
            "types/elicitation.json#/MultiSelectPropertySchema",
            recode::<super::MultiSelectPropertySchema>,
        ),
        (
            "types/elicitation.json#/StringFormat",
            recode::<super::StringFormat>,
        ),
        (
            "types/elicitation.json#/EnumOption",
            recode::<super::EnumOption>,
        ),
        (
            "types/elicitation.json#/MultiSelectItems",
            recode::<super::MultiSelectItems>,
        ),
        (
            "types/elicitation.json#/StringMultiSelectItems",
            recode::<super::StringMultiSelectItems>,
        ),
        (
            "types/elicitation.json#/TitledMultiSelectItems",
            recode::<super::TitledMultiSelectItems>,
        ),
        (
            "types/elicitation.json#/CreateElicitationResponse",
            recode::<super::CreateElicitationResponse>,
        ),
        (
            "types/elicitation.json#/ElicitationContentValue",
            recode::<super::ElicitationContentValue>,
        ),
        (
            "types/elicitation.json#/CompleteElicitationNotification",
            recode::<super::CompleteElicitationNotification>,
        ),
        ("types/mcp.json#/McpServer", recode::<super::McpServer>),
        (
            "types/mcp.json#/McpServerHttp",
            recode::<super::McpServerHttp>,
        ),
        (
            "types/mcp.json#/McpServerAcp",
            recode::<super::McpServerAcp>,
        ),
        (
            "types/mcp.json#/McpServerStdio",
            recode::<super::McpServerStdio>,
        ),
        ("types/mcp.json#/HttpHeader", recode::<super::HttpHeader>),
        ("types/mcp.json#/EnvVariable", recode::<super::EnvVariable>),
        (
            "types/mcp.json#/MessageMcpRequest",
            recode::<super::MessageMcpRequest>,
        ),
        (
            "types/mcp.json#/MessageMcpResponse",
            recode::<super::MessageMcpResponse>,
        ),
        ("types/mcp.json#/McpError", recode::<super::McpError>),
        (
            "types/mcp.json#/MessageMcpNotification",
            recode::<super::MessageMcpNotification>,
        ),
        (
            "types/permission.json#/RequestPermissionRequest",
            recode::<super::RequestPermissionRequest>,
        ),
        (
            "types/permission.json#/RequestPermissionSubject",
            recode::<super::RequestPermissionSubject>,
        ),
        (
            "types/permission.json#/ToolCallPermissionSubject",
            recode::<super::ToolCallPermissionSubject>,
        ),
        (
            "types/permission.json#/CommandPermissionSubject",
            recode::<super::CommandPermissionSubject>,
        ),
        (
            "types/permission.json#/PermissionOption",
            recode::<super::PermissionOption>,
        ),
        (
            "types/permission.json#/PermissionOptionKind",
            recode::<super::PermissionOptionKind>,
        ),
        (
            "types/permission.json#/RequestPermissionResponse",
            recode::<super::RequestPermissionResponse>,
        ),
        (
            "types/permission.json#/RequestPermissionOutcome",
            recode::<super::RequestPermissionOutcome>,
        ),
        (
            "types/permission.json#/CancelledPermissionOutcome",
            recode::<super::CancelledPermissionOutcome>,
        ),
        (
            "types/permission.json#/SelectedPermissionOutcome",
            recode::<super::SelectedPermissionOutcome>,
        ),
        ("types/plan.json#/PlanUpdate", recode::<super::PlanUpdate>),
        (
            "types/plan.json#/PlanUpdateContent",
            recode::<super::PlanUpdateContent>,
        ),
        ("types/plan.json#/PlanItems", recode::<super::PlanItems>),
        ("types/plan.json#/PlanFile", recode::<super::PlanFile>),
        (
            "types/plan.json#/PlanMarkdown",
            recode::<super::PlanMarkdown>,
        ),
        ("types/plan.json#/PlanRemoved", recode::<super::PlanRemoved>),
        ("types/plan.json#/PlanEntry", recode::<super::PlanEntry>),
        (
            "types/plan.json#/PlanEntryPriority",
            recode::<super::PlanEntryPriority>,
        ),
        (
            "types/plan.json#/PlanEntryStatus",
            recode::<super::PlanEntryStatus>,
        ),
        (
            "types/prompt.json#/PromptRequest",
            recode::<super::PromptRequest>,
        ),
        (
            "types/prompt.json#/PromptResponse",
            recode::<super::PromptResponse>,
        ),
        ("types/prompt.json#/Usage", recode::<super::Usage>),
        (
            "types/provider.json#/ListProvidersRequest",
            recode::<super::ListProvidersRequest>,
        ),
        (
            "types/provider.json#/ListProvidersResponse",
            recode::<super::ListProvidersResponse>,
        ),
        (
            "types/provider.json#/ProviderInfo",
            recode::<super::ProviderInfo>,
        ),
        (
            "types/provider.json#/LlmProtocol",
            recode::<super::LlmProtocol>,
        ),
        (
            "types/provider.json#/ProviderCurrentConfig",
            recode::<super::ProviderCurrentConfig>,
        ),
        (
            "types/provider.json#/SetProviderRequest",
            recode::<super::SetProviderRequest>,
        ),
        (
            "types/provider.json#/SetProviderResponse",
            recode::<super::SetProviderResponse>,
        ),
        (
            "types/provider.json#/DisableProviderRequest",
            recode::<super::DisableProviderRequest>,
        ),
        (
            "types/provider.json#/DisableProviderResponse",
            recode::<super::DisableProviderResponse>,
        ),
        (
            "types/proxy.json#/ProxySuccessorRequest",
            recode::<super::ProxySuccessorRequest>,
        ),
        (
            "types/proxy.json#/ProxySuccessorResponse",
            recode::<super::ProxySuccessorResponse>,
        ),
        (
            "types/proxy.json#/ProxySuccessorNotification",
            recode::<super::ProxySuccessorNotification>,
        ),
        (
            "types/rpc.json#/CancelRequestNotification",
            recode::<super::CancelRequestNotification>,
        ),
        ("types/rpc.json#/RequestId", recode::<super::RequestId>),
        ("types/rpc.json#/Error", recode::<super::Error>),
        ("types/rpc.json#/ErrorData", recode::<super::ErrorData>),
        (
            "types/rpc.json#/UnsupportedProtocolVersionErrorData",
            recode::<super::UnsupportedProtocolVersionErrorData>,
        ),
        (
            "types/rpc.json#/SessionNotFoundErrorData",
            recode::<super::SessionNotFoundErrorData>,
        ),
        (
            "types/session.json#/NewSessionRequest",
            recode::<super::NewSessionRequest>,
        ),
        (
            "types/session.json#/NewSessionResponse",
            recode::<super::NewSessionResponse>,
        ),
        (
            "types/session.json#/ResumeSessionRequest",
            recode::<super::ResumeSessionRequest>,
        ),
        (
            "types/session.json#/ReplayFrom",
            recode::<super::ReplayFrom>,
        ),
        (
            "types/session.json#/ReplayFromStart",
            recode::<super::ReplayFromStart>,
        ),
        (
            "types/session.json#/ResumeSessionResponse",
            recode::<super::ResumeSessionResponse>,
        ),
        (
            "types/session.json#/ListSessionsRequest",
            recode::<super::ListSessionsRequest>,
        ),
        (
            "types/session.json#/SessionArchiveFilter",
            recode::<super::SessionArchiveFilter>,
        ),
        (
            "types/session.json#/ListSessionsResponse",
            recode::<super::ListSessionsResponse>,
        ),
        (
            "types/session.json#/SessionInfo",
            recode::<super::SessionInfo>,
        ),
        (
            "types/session.json#/CloseSessionRequest",
            recode::<super::CloseSessionRequest>,
        ),
        (
            "types/session.json#/CloseSessionResponse",
            recode::<super::CloseSessionResponse>,
        ),
        (
            "types/session.json#/DeleteSessionRequest",
            recode::<super::DeleteSessionRequest>,
        ),
        (
            "types/session.json#/DeleteSessionResponse",
            recode::<super::DeleteSessionResponse>,
        ),
        (
            "types/session.json#/CancelSessionNotification",
            recode::<super::CancelSessionNotification>,
        ),
        (
            "types/session.json#/SystemPrompt",
            recode::<super::SystemPrompt>,
        ),
        (
            "types/session.json#/SystemPromptMode",
            recode::<super::SystemPromptMode>,
        ),
        (
            "types/session.json#/ForkSessionRequest",
            recode::<super::ForkSessionRequest>,
        ),
        (
            "types/session.json#/ForkSessionResponse",
            recode::<super::ForkSessionResponse>,
        ),
        (
            "types/session.json#/ArchiveSessionRequest",
            recode::<super::ArchiveSessionRequest>,
        ),
        (
            "types/session.json#/ArchiveSessionResponse",
            recode::<super::ArchiveSessionResponse>,
        ),
        (
            "types/session.json#/UnarchiveSessionRequest",
            recode::<super::UnarchiveSessionRequest>,
        ),
        (
            "types/session.json#/UnarchiveSessionResponse",
            recode::<super::UnarchiveSessionResponse>,
        ),
        (
            "types/session.json#/SessionStatusRequest",
            recode::<super::SessionStatusRequest>,
        ),
        (
            "types/session.json#/SessionStatusResponse",
            recode::<super::SessionStatusResponse>,
        ),
        (
            "types/session.json#/SessionStatus",
            recode::<super::SessionStatus>,
        ),
        (
            "types/session.json#/SetSessionTitleRequest",
            recode::<super::SetSessionTitleRequest>,
        ),
        (
            "types/session.json#/SetSessionTitleResponse",
            recode::<super::SetSessionTitleResponse>,
        ),
        (
            "types/state.json#/StateUpdate",
            recode::<super::StateUpdate>,
        ),
        (
            "types/state.json#/RunningStateUpdate",
            recode::<super::RunningStateUpdate>,
        ),
        (
            "types/state.json#/IdleStateUpdate",
            recode::<super::IdleStateUpdate>,
        ),
        ("types/state.json#/StopReason", recode::<super::StopReason>),
        (
            "types/state.json#/RequiresActionStateUpdate",
            recode::<super::RequiresActionStateUpdate>,
        ),
        (
            "types/state.json#/UnknownStateUpdate",
            recode::<super::UnknownStateUpdate>,
        ),
        (
            "types/state.json#/BackgroundWork",
            recode::<super::BackgroundWork>,
        ),
        (
            "types/state.json#/BackgroundTerminal",
            recode::<super::BackgroundTerminal>,
        ),
        (
            "types/state.json#/BackgroundToolCall",
            recode::<super::BackgroundToolCall>,
        ),
        (
            "types/state.json#/BackgroundSubagent",
            recode::<super::BackgroundSubagent>,
        ),
        (
            "types/subagent.json#/SubagentUpdate",
            recode::<super::SubagentUpdate>,
        ),
        (
            "types/subagent.json#/SubagentSessionCapabilities",
            recode::<super::SubagentSessionCapabilities>,
        ),
        (
            "types/subagent.json#/SessionCancelCapabilities",
            recode::<super::SessionCancelCapabilities>,
        ),
        (
            "types/subagent.json#/SessionMessage",
            recode::<super::SessionMessage>,
        ),
        (
            "types/subagent.json#/SessionMessageChunk",
            recode::<super::SessionMessageChunk>,
        ),
        (
            "types/terminal.json#/TerminalUpdate",
            recode::<super::TerminalUpdate>,
        ),
        (
            "types/terminal.json#/TerminalOutput",
            recode::<super::TerminalOutput>,
        ),
        (
            "types/terminal.json#/TerminalOutputChunk",
            recode::<super::TerminalOutputChunk>,
        ),
        (
            "types/terminal.json#/TerminalExitStatus",
            recode::<super::TerminalExitStatus>,
        ),
        (
            "types/terminal.json#/TerminalSize",
            recode::<super::TerminalSize>,
        ),
        (
            "types/terminal.json#/TerminalCapabilities",
            recode::<super::TerminalCapabilities>,
        ),
        (
            "types/terminal.json#/TerminalCancelCapabilities",
            recode::<super::TerminalCancelCapabilities>,
        ),
        (
            "types/terminal.json#/CancelTerminalRequest",
            recode::<super::CancelTerminalRequest>,
        ),
        (
            "types/terminal.json#/CancelTerminalResponse",
            recode::<super::CancelTerminalResponse>,
        ),
        (
            "types/tool.json#/ToolCallUpdate",
            recode::<super::ToolCallUpdate>,
        ),
        (
            "types/tool.json#/ToolCallContentChunk",
            recode::<super::ToolCallContentChunk>,
        ),
        ("types/tool.json#/ToolKind", recode::<super::ToolKind>),
        (
            "types/tool.json#/ToolCallStatus",
            recode::<super::ToolCallStatus>,
        ),
        (
            "types/tool.json#/ToolCallContent",
            recode::<super::ToolCallContent>,
        ),
        ("types/tool.json#/Content", recode::<super::Content>),
        ("types/tool.json#/Diff", recode::<super::Diff>),
        ("types/tool.json#/DiffChange", recode::<super::DiffChange>),
        (
            "types/tool.json#/DiffFileType",
            recode::<super::DiffFileType>,
        ),
        ("types/tool.json#/DiffPatch", recode::<super::DiffPatch>),
        (
            "types/tool.json#/DiffPatchFormat",
            recode::<super::DiffPatchFormat>,
        ),
        ("types/tool.json#/Terminal", recode::<super::Terminal>),
        (
            "types/tool.json#/ToolCallLocation",
            recode::<super::ToolCallLocation>,
        ),
        (
            "types/tool.json#/ToolCallCapabilities",
            recode::<super::ToolCallCapabilities>,
        ),
        (
            "types/tool.json#/ToolCallCancelCapabilities",
            recode::<super::ToolCallCancelCapabilities>,
        ),
        (
            "types/tool.json#/CancelToolCallRequest",
            recode::<super::CancelToolCallRequest>,
        ),
        (
            "types/tool.json#/CancelToolCallResponse",
            recode::<super::CancelToolCallResponse>,
        ),
        (
            "types/update.json#/UpdateSessionNotification",
            recode::<super::UpdateSessionNotification>,
        ),
        (
            "types/update.json#/SessionUpdate",
            recode::<super::SessionUpdate>,
        ),
        (
            "types/update.json#/ContentChunk",
            recode::<super::ContentChunk>,
        ),
        (
            "types/update.json#/UserMessage",
            recode::<super::UserMessage>,
        ),
        (
            "types/update.json#/AgentMessage",
            recode::<super::AgentMessage>,
        ),
        (
            "types/update.json#/AgentThought",
            recode::<super::AgentThought>,
        ),
        (
            "types/update.json#/AvailableCommandsUpdate",
            recode::<super::AvailableCommandsUpdate>,
        ),
        (
            "types/update.json#/ConfigOptionUpdate",
            recode::<super::ConfigOptionUpdate>,
        ),
        (
            "types/update.json#/SessionInfoUpdate",
            recode::<super::SessionInfoUpdate>,
        ),
        (
            "types/update.json#/UsageUpdate",
            recode::<super::UsageUpdate>,
        ),
        ("types/update.json#/Cost", recode::<super::Cost>),
        ("types/update.json#/Notice", recode::<super::Notice>),
        (
            "types/update.json#/NoticeSeverity",
            recode::<super::NoticeSeverity>,
        ),
        (
            "types/update.json#/CompactionUpdate",
            recode::<super::CompactionUpdate>,
        ),
        (
            "types/update.json#/CompactionStatus",
            recode::<super::CompactionStatus>,
        ),
        (
            "types/update.json#/CompactionSummaryChunk",
            recode::<super::CompactionSummaryChunk>,
        ),
    ],
    route: Some(route),
};

/// Answers every request with an error that says which one it was.
struct Recorder;

impl Handler for Recorder {
    type Error = RpcError;
}

impl Handlers for Recorder {
    type Initialized = ();
    type Auth = Self;
    type Connection = Self;
    type Providers = Self;
    type Session = Self;
    type Terminal = Self;
    type ToolCall = Self;

    fn auth(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn connection(self: &Arc<Self>) -> Self {
        Self
    }

    fn providers(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn session(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn terminal(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn tool_call(self: &Arc<Self>, _: ()) -> Self {
        Self
    }
}

impl AuthMethods for Recorder {
    async fn auth_login(
        &self,
        _: super::LoginAuthRequest,
    ) -> Result<super::LoginAuthResponse, RpcError> {
        Err(RpcError::new(0, "auth/login"))
    }
    async fn auth_logout(
        &self,
        _: super::LogoutAuthRequest,
    ) -> Result<super::LogoutAuthResponse, RpcError> {
        Err(RpcError::new(0, "auth/logout"))
    }
    async fn auth_status(
        &self,
        _: super::AuthStatusRequest,
    ) -> Result<super::AuthStatusResponse, RpcError> {
        Err(RpcError::new(0, "auth/status"))
    }
}

impl ConnectionMethods for Recorder {
    async fn initialize(
        &self,
        _: super::InitializeRequest,
    ) -> Result<super::InitializeResponse, RpcError> {
        Err(RpcError::new(0, "initialize"))
    }
}

impl ProvidersMethods for Recorder {
    async fn providers_disable(
        &self,
        _: super::DisableProviderRequest,
    ) -> Result<super::DisableProviderResponse, RpcError> {
        Err(RpcError::new(0, "providers/disable"))
    }
    async fn providers_list(
        &self,
        _: super::ListProvidersRequest,
    ) -> Result<super::ListProvidersResponse, RpcError> {
        Err(RpcError::new(0, "providers/list"))
    }
    async fn providers_set(
        &self,
        _: super::SetProviderRequest,
    ) -> Result<super::SetProviderResponse, RpcError> {
        Err(RpcError::new(0, "providers/set"))
    }
}

impl SessionMethods for Recorder {
    async fn session_archive(
        &self,
        _: super::ArchiveSessionRequest,
    ) -> Result<super::ArchiveSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/archive"))
    }
    async fn session_close(
        &self,
        _: super::CloseSessionRequest,
    ) -> Result<super::CloseSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/close"))
    }
    async fn session_delete(
        &self,
        _: super::DeleteSessionRequest,
    ) -> Result<super::DeleteSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/delete"))
    }
    async fn session_fork(
        &self,
        _: super::ForkSessionRequest,
    ) -> Result<super::ForkSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/fork"))
    }
    async fn session_list(
        &self,
        _: super::ListSessionsRequest,
    ) -> Result<super::ListSessionsResponse, RpcError> {
        Err(RpcError::new(0, "session/list"))
    }
    async fn session_new(
        &self,
        _: super::NewSessionRequest,
    ) -> Result<super::NewSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/new"))
    }
    async fn session_prompt(
        &self,
        _: super::PromptRequest,
    ) -> Result<super::PromptResponse, RpcError> {
        Err(RpcError::new(0, "session/prompt"))
    }
    async fn session_resume(
        &self,
        _: super::ResumeSessionRequest,
    ) -> Result<super::ResumeSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/resume"))
    }
    async fn session_set_config_option(
        &self,
        _: super::SetSessionConfigOptionRequest,
    ) -> Result<super::SetSessionConfigOptionResponse, RpcError> {
        Err(RpcError::new(0, "session/set_config_option"))
    }
    async fn session_set_title(
        &self,
        _: super::SetSessionTitleRequest,
    ) -> Result<super::SetSessionTitleResponse, RpcError> {
        Err(RpcError::new(0, "session/set_title"))
    }
    async fn session_status(
        &self,
        _: super::SessionStatusRequest,
    ) -> Result<super::SessionStatusResponse, RpcError> {
        Err(RpcError::new(0, "session/status"))
    }
    async fn session_unarchive(
        &self,
        _: super::UnarchiveSessionRequest,
    ) -> Result<super::UnarchiveSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/unarchive"))
    }
}

impl TerminalMethods for Recorder {
    async fn terminal_cancel(
        &self,
        _: super::CancelTerminalRequest,
    ) -> Result<super::CancelTerminalResponse, RpcError> {
        Err(RpcError::new(0, "terminal/cancel"))
    }
}

impl ToolCallMethods for Recorder {
    async fn tool_call_cancel(
        &self,
        _: super::CancelToolCallRequest,
    ) -> Result<super::CancelToolCallResponse, RpcError> {
        Err(RpcError::new(0, "tool_call/cancel"))
    }
}

fn route(method: &str, request: Call<'_>) -> Option<Result<PendingCall, CallError>> {
    Some(call(
        &Arc::new(Recorder),
        Some(()),
        Method::from_name(method)?,
        request,
    ))
}
