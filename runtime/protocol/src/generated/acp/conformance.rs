// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/conformance.rs.j2 from schema/acp/**/*.json.

//! What the tests of the decoders and of the router go through.

use std::sync::Arc;

use super::*;
use crate::conformance::{Subject, recode};
use crate::{
    Call, CallError, Handler,
    envelope::{PendingCall, RpcError},
};

pub(crate) static SUBJECT: Subject = Subject {
    folder: "acp",
    decoders: &[
        ("types/auth.json#/AuthMethod", recode::<super::AuthMethod>),
        (
            "types/auth.json#/AuthenticateRequest",
            recode::<super::AuthenticateRequest>,
        ),
        (
            "types/auth.json#/AuthenticateResponse",
            recode::<super::AuthenticateResponse>,
        ),
        (
            "types/auth.json#/LogoutRequest",
            recode::<super::LogoutRequest>,
        ),
        (
            "types/auth.json#/LogoutResponse",
            recode::<super::LogoutResponse>,
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
            "types/capabilities.json#/FileSystemCapabilities",
            recode::<super::FileSystemCapabilities>,
        ),
        (
            "types/capabilities.json#/ClientSessionCapabilities",
            recode::<super::ClientSessionCapabilities>,
        ),
        (
            "types/capabilities.json#/CompactionCapabilities",
            recode::<super::CompactionCapabilities>,
        ),
        (
            "types/capabilities.json#/NoticeCapabilities",
            recode::<super::NoticeCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionConfigOptionsCapabilities",
            recode::<super::SessionConfigOptionsCapabilities>,
        ),
        (
            "types/capabilities.json#/BooleanConfigOptionCapabilities",
            recode::<super::BooleanConfigOptionCapabilities>,
        ),
        (
            "types/capabilities.json#/AuthCapabilities",
            recode::<super::AuthCapabilities>,
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
            "types/capabilities.json#/PromptCapabilities",
            recode::<super::PromptCapabilities>,
        ),
        (
            "types/capabilities.json#/McpCapabilities",
            recode::<super::McpCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionCapabilities",
            recode::<super::SessionCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionListCapabilities",
            recode::<super::SessionListCapabilities>,
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
            "types/capabilities.json#/SessionResumeCapabilities",
            recode::<super::SessionResumeCapabilities>,
        ),
        (
            "types/capabilities.json#/SessionCloseCapabilities",
            recode::<super::SessionCloseCapabilities>,
        ),
        (
            "types/capabilities.json#/AgentAuthCapabilities",
            recode::<super::AgentAuthCapabilities>,
        ),
        (
            "types/capabilities.json#/LogoutCapabilities",
            recode::<super::LogoutCapabilities>,
        ),
        (
            "types/capabilities.json#/SubagentCapabilities",
            recode::<super::SubagentCapabilities>,
        ),
        (
            "types/capabilities.json#/PlanCapabilities",
            recode::<super::PlanCapabilities>,
        ),
        (
            "types/capabilities.json#/ProvidersCapabilities",
            recode::<super::ProvidersCapabilities>,
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
            "types/capabilities.json#/AuthStatusCapabilities",
            recode::<super::AuthStatusCapabilities>,
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
            "types/content.json#/EmbeddedResourceResource",
            recode::<super::EmbeddedResourceResource>,
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
        (
            "types/fs.json#/ReadTextFileRequest",
            recode::<super::ReadTextFileRequest>,
        ),
        (
            "types/fs.json#/ReadTextFileResponse",
            recode::<super::ReadTextFileResponse>,
        ),
        (
            "types/fs.json#/WriteTextFileRequest",
            recode::<super::WriteTextFileRequest>,
        ),
        (
            "types/fs.json#/WriteTextFileResponse",
            recode::<super::WriteTextFileResponse>,
        ),
        ("types/mcp.json#/McpServer", recode::<super::McpServer>),
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
            "types/mode.json#/SessionModeState",
            recode::<super::SessionModeState>,
        ),
        ("types/mode.json#/SessionMode", recode::<super::SessionMode>),
        (
            "types/mode.json#/SetSessionModeRequest",
            recode::<super::SetSessionModeRequest>,
        ),
        (
            "types/mode.json#/SetSessionModeResponse",
            recode::<super::SetSessionModeResponse>,
        ),
        (
            "types/permission.json#/RequestPermissionRequest",
            recode::<super::RequestPermissionRequest>,
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
        ("types/plan.json#/Plan", recode::<super::Plan>),
        ("types/plan.json#/PlanEntry", recode::<super::PlanEntry>),
        (
            "types/plan.json#/PlanEntryPriority",
            recode::<super::PlanEntryPriority>,
        ),
        (
            "types/plan.json#/PlanEntryStatus",
            recode::<super::PlanEntryStatus>,
        ),
        ("types/plan.json#/PlanUpdate", recode::<super::PlanUpdate>),
        (
            "types/plan.json#/PlanUpdateContent",
            recode::<super::PlanUpdateContent>,
        ),
        ("types/plan.json#/PlanRemoved", recode::<super::PlanRemoved>),
        (
            "types/prompt.json#/PromptRequest",
            recode::<super::PromptRequest>,
        ),
        (
            "types/prompt.json#/PromptResponse",
            recode::<super::PromptResponse>,
        ),
        ("types/prompt.json#/StopReason", recode::<super::StopReason>),
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
        (
            "types/session.json#/NewSessionRequest",
            recode::<super::NewSessionRequest>,
        ),
        (
            "types/session.json#/NewSessionResponse",
            recode::<super::NewSessionResponse>,
        ),
        (
            "types/session.json#/LoadSessionRequest",
            recode::<super::LoadSessionRequest>,
        ),
        (
            "types/session.json#/LoadSessionResponse",
            recode::<super::LoadSessionResponse>,
        ),
        (
            "types/session.json#/ResumeSessionRequest",
            recode::<super::ResumeSessionRequest>,
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
            "types/session.json#/CancelNotification",
            recode::<super::CancelNotification>,
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
            "types/session.json#/SessionArchiveFilter",
            recode::<super::SessionArchiveFilter>,
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
            "types/subagent.json#/StateUpdate",
            recode::<super::StateUpdate>,
        ),
        (
            "types/subagent.json#/SubagentStopReason",
            recode::<super::SubagentStopReason>,
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
            "types/terminal.json#/CreateTerminalRequest",
            recode::<super::CreateTerminalRequest>,
        ),
        (
            "types/terminal.json#/CreateTerminalResponse",
            recode::<super::CreateTerminalResponse>,
        ),
        (
            "types/terminal.json#/TerminalOutputRequest",
            recode::<super::TerminalOutputRequest>,
        ),
        (
            "types/terminal.json#/TerminalOutputResponse",
            recode::<super::TerminalOutputResponse>,
        ),
        (
            "types/terminal.json#/TerminalExitStatus",
            recode::<super::TerminalExitStatus>,
        ),
        (
            "types/terminal.json#/WaitForTerminalExitRequest",
            recode::<super::WaitForTerminalExitRequest>,
        ),
        (
            "types/terminal.json#/WaitForTerminalExitResponse",
            recode::<super::WaitForTerminalExitResponse>,
        ),
        (
            "types/terminal.json#/KillTerminalRequest",
            recode::<super::KillTerminalRequest>,
        ),
        (
            "types/terminal.json#/KillTerminalResponse",
            recode::<super::KillTerminalResponse>,
        ),
        (
            "types/terminal.json#/ReleaseTerminalRequest",
            recode::<super::ReleaseTerminalRequest>,
        ),
        (
            "types/terminal.json#/ReleaseTerminalResponse",
            recode::<super::ReleaseTerminalResponse>,
        ),
        (
            "types/threadwire.json#/ThreadwireAgentCapabilities",
            recode::<super::ThreadwireAgentCapabilities>,
        ),
        (
            "types/threadwire.json#/ThreadwireClientCapabilities",
            recode::<super::ThreadwireClientCapabilities>,
        ),
        (
            "types/threadwire.json#/ThreadwireMeta",
            recode::<super::ThreadwireMeta>,
        ),
        (
            "types/threadwire.json#/ThreadwireAnswer",
            recode::<super::ThreadwireAnswer>,
        ),
        (
            "types/threadwire.json#/ThreadwireAnsweredBy",
            recode::<super::ThreadwireAnsweredBy>,
        ),
        ("types/tool.json#/ToolCall", recode::<super::ToolCall>),
        (
            "types/tool.json#/ToolCallUpdate",
            recode::<super::ToolCallUpdate>,
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
        (
            "types/tool.json#/ToolCallLocation",
            recode::<super::ToolCallLocation>,
        ),
        (
            "types/update.json#/SessionNotification",
            recode::<super::SessionNotification>,
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
            "types/update.json#/AvailableCommandsUpdate",
            recode::<super::AvailableCommandsUpdate>,
        ),
        (
            "types/update.json#/AvailableCommand",
            recode::<super::AvailableCommand>,
        ),
        (
            "types/update.json#/AvailableCommandInput",
            recode::<super::AvailableCommandInput>,
        ),
        (
            "types/update.json#/CurrentModeUpdate",
            recode::<super::CurrentModeUpdate>,
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
}

impl AuthMethods for Recorder {
    async fn auth_status(
        &self,
        _: super::AuthStatusRequest,
    ) -> Result<super::AuthStatusResponse, RpcError> {
        Err(RpcError::new(0, "auth/status"))
    }
}

impl ConnectionMethods for Recorder {
    async fn authenticate(
        &self,
        _: super::AuthenticateRequest,
    ) -> Result<super::AuthenticateResponse, RpcError> {
        Err(RpcError::new(0, "authenticate"))
    }
    async fn initialize(
        &self,
        _: super::InitializeRequest,
    ) -> Result<super::InitializeResponse, RpcError> {
        Err(RpcError::new(0, "initialize"))
    }
    async fn logout(&self, _: super::LogoutRequest) -> Result<super::LogoutResponse, RpcError> {
        Err(RpcError::new(0, "logout"))
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
    async fn session_load(
        &self,
        _: super::LoadSessionRequest,
    ) -> Result<super::LoadSessionResponse, RpcError> {
        Err(RpcError::new(0, "session/load"))
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
    async fn session_set_mode(
        &self,
        _: super::SetSessionModeRequest,
    ) -> Result<super::SetSessionModeResponse, RpcError> {
        Err(RpcError::new(0, "session/set_mode"))
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

fn route(method: &str, request: Call<'_>) -> Option<Result<PendingCall, CallError>> {
    Some(call(
        &Arc::new(Recorder),
        Some(()),
        Method::from_name(method)?,
        request,
    ))
}
