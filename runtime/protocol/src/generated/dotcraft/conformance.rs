// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/conformance.rs.j2 from schema/dotcraft/**/*.json.

//! What the tests of the decoders and of the router go through.

use std::sync::Arc;

use super::*;
use crate::conformance::{Subject, recode};
use crate::{
    Call, CallError, Handler,
    envelope::{PendingCall, RpcError},
};

pub(crate) static SUBJECT: Subject = Subject {
    folder: "dotcraft",
    decoders: &[
        (
            "types/agentProfile.json#/AgentProfileDiagnostic",
            recode::<super::AgentProfileDiagnostic>,
        ),
        (
            "types/agentProfile.json#/AgentProfileEntry",
            recode::<super::AgentProfileEntry>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesListParams",
            recode::<super::AgentProfilesListParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesListResponse",
            recode::<super::AgentProfilesListResponse>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesReadParams",
            recode::<super::AgentProfilesReadParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesReadResponse",
            recode::<super::AgentProfilesReadResponse>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesValidateParams",
            recode::<super::AgentProfilesValidateParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfileSummary",
            recode::<super::AgentProfileSummary>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesValidateResponse",
            recode::<super::AgentProfilesValidateResponse>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesUpsertParams",
            recode::<super::AgentProfilesUpsertParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesUpsertResponse",
            recode::<super::AgentProfilesUpsertResponse>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesRemoveParams",
            recode::<super::AgentProfilesRemoveParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesRemoveResponse",
            recode::<super::AgentProfilesRemoveResponse>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesRefreshThreadParams",
            recode::<super::AgentProfilesRefreshThreadParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfileAudit",
            recode::<super::AgentProfileAudit>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesRefreshThreadResponse",
            recode::<super::AgentProfilesRefreshThreadResponse>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesBuilderDraftReadParams",
            recode::<super::AgentProfilesBuilderDraftReadParams>,
        ),
        (
            "types/agentProfile.json#/AgentProfileBuilderDraft",
            recode::<super::AgentProfileBuilderDraft>,
        ),
        (
            "types/agentProfile.json#/AgentProfilesBuilderDraftUpdateParams",
            recode::<super::AgentProfilesBuilderDraftUpdateParams>,
        ),
        (
            "types/app.json#/ThreadOriginApp",
            recode::<super::ThreadOriginApp>,
        ),
        (
            "types/app.json#/AppConnectionState",
            recode::<super::AppConnectionState>,
        ),
        (
            "types/app.json#/AppBindingState",
            recode::<super::AppBindingState>,
        ),
        (
            "types/app.json#/AppBindingSummary",
            recode::<super::AppBindingSummary>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestSource",
            recode::<super::AppBindingRequestSource>,
        ),
        (
            "types/appBinding.json#/AppBindingConfirmation",
            recode::<super::AppBindingConfirmation>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestCreateParams",
            recode::<super::AppBindingRequestCreateParams>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestCreateResponse",
            recode::<super::AppBindingRequestCreateResponse>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestGetParams",
            recode::<super::AppBindingRequestGetParams>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestGetResponse",
            recode::<super::AppBindingRequestGetResponse>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestCancelParams",
            recode::<super::AppBindingRequestCancelParams>,
        ),
        (
            "types/appBinding.json#/AppBindingRequestCancelResponse",
            recode::<super::AppBindingRequestCancelResponse>,
        ),
        (
            "types/appBinding.json#/AppBindingAcceptParams",
            recode::<super::AppBindingAcceptParams>,
        ),
        (
            "types/appBinding.json#/AppBindingAcceptResponse",
            recode::<super::AppBindingAcceptResponse>,
        ),
        (
            "types/appBinding.json#/AppRejectedTool",
            recode::<super::AppRejectedTool>,
        ),
        (
            "types/appBinding.json#/AppBindingAttachToolsParams",
            recode::<super::AppBindingAttachToolsParams>,
        ),
        (
            "types/appBinding.json#/AppBindingAttachToolsResponse",
            recode::<super::AppBindingAttachToolsResponse>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsListParams",
            recode::<super::ThreadAppBindingsListParams>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsListResponse",
            recode::<super::ThreadAppBindingsListResponse>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsRevokeParams",
            recode::<super::ThreadAppBindingsRevokeParams>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsRevokeResponse",
            recode::<super::ThreadAppBindingsRevokeResponse>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsRefreshParams",
            recode::<super::ThreadAppBindingsRefreshParams>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsRefreshResponse",
            recode::<super::ThreadAppBindingsRefreshResponse>,
        ),
        (
            "types/appBinding.json#/ThreadAppBindingsChangedNotification",
            recode::<super::ThreadAppBindingsChangedNotification>,
        ),
        (
            "types/appCatalog.json#/AppHandoffMode",
            recode::<super::AppHandoffMode>,
        ),
        (
            "types/appCatalog.json#/AppHandoff",
            recode::<super::AppHandoff>,
        ),
        (
            "types/appCatalog.json#/AppScopeDescriptor",
            recode::<super::AppScopeDescriptor>,
        ),
        (
            "types/appCatalog.json#/AppToolCatalogEntry",
            recode::<super::AppToolCatalogEntry>,
        ),
        (
            "types/appCatalog.json#/AppNativeInfo",
            recode::<super::AppNativeInfo>,
        ),
        ("types/appCatalog.json#/AppInfo", recode::<super::AppInfo>),
        (
            "types/appCatalog.json#/AppListParams",
            recode::<super::AppListParams>,
        ),
        (
            "types/appCatalog.json#/AppListResponse",
            recode::<super::AppListResponse>,
        ),
        (
            "types/appCatalog.json#/AppViewParams",
            recode::<super::AppViewParams>,
        ),
        (
            "types/appCatalog.json#/AppViewResponse",
            recode::<super::AppViewResponse>,
        ),
        (
            "types/appCatalog.json#/AppListUpdatedNotification",
            recode::<super::AppListUpdatedNotification>,
        ),
        (
            "types/appCatalog.json#/AppNativeStatus",
            recode::<super::AppNativeStatus>,
        ),
        (
            "types/appConnection.json#/AppConnectionStartParams",
            recode::<super::AppConnectionStartParams>,
        ),
        (
            "types/appConnection.json#/AppConnectionStartResponse",
            recode::<super::AppConnectionStartResponse>,
        ),
        (
            "types/appConnection.json#/AppConnectionRequestGetParams",
            recode::<super::AppConnectionRequestGetParams>,
        ),
        (
            "types/appConnection.json#/AppConnectionRequestGetResponse",
            recode::<super::AppConnectionRequestGetResponse>,
        ),
        (
            "types/appConnection.json#/AppConnectionConnectParams",
            recode::<super::AppConnectionConnectParams>,
        ),
        (
            "types/appConnection.json#/AppConnectionConnectResponse",
            recode::<super::AppConnectionConnectResponse>,
        ),
        (
            "types/appConnection.json#/AppConnectionStatusParams",
            recode::<super::AppConnectionStatusParams>,
        ),
        (
            "types/appConnection.json#/AppConnectionStatusResponse",
            recode::<super::AppConnectionStatusResponse>,
        ),
        (
            "types/appConnection.json#/AppConnectionRevokeParams",
            recode::<super::AppConnectionRevokeParams>,
        ),
        (
            "types/appConnection.json#/AppConnectionRevokeResponse",
            recode::<super::AppConnectionRevokeResponse>,
        ),
        (
            "types/appConnection.json#/AppConnectionChangedNotification",
            recode::<super::AppConnectionChangedNotification>,
        ),
        (
            "types/appContext.json#/AppContextBlockKind",
            recode::<super::AppContextBlockKind>,
        ),
        (
            "types/appContext.json#/AppContextBlockVisibility",
            recode::<super::AppContextBlockVisibility>,
        ),
        (
            "types/appContext.json#/AppContextBlock",
            recode::<super::AppContextBlock>,
        ),
        (
            "types/appContext.json#/AppBindingContextUpsertParams",
            recode::<super::AppBindingContextUpsertParams>,
        ),
        (
            "types/appContext.json#/AppBindingContextRemoveParams",
            recode::<super::AppBindingContextRemoveParams>,
        ),
        (
            "types/appContext.json#/ThreadAppContextBlocksListParams",
            recode::<super::ThreadAppContextBlocksListParams>,
        ),
        (
            "types/appContext.json#/ThreadAppContextBlocksListResponse",
            recode::<super::ThreadAppContextBlocksListResponse>,
        ),
        (
            "types/appContext.json#/AppThreadInputStartPolicy",
            recode::<super::AppThreadInputStartPolicy>,
        ),
        (
            "types/appContext.json#/AppThreadInputEnqueueParams",
            recode::<super::AppThreadInputEnqueueParams>,
        ),
        (
            "types/appContext.json#/AppThreadInputEnqueueResponse",
            recode::<super::AppThreadInputEnqueueResponse>,
        ),
        (
            "types/approval.json#/ApprovalType",
            recode::<super::ApprovalType>,
        ),
        (
            "types/approval.json#/ApprovalDecision",
            recode::<super::ApprovalDecision>,
        ),
        (
            "types/approval.json#/ItemApprovalRequestParams",
            recode::<super::ItemApprovalRequestParams>,
        ),
        (
            "types/approval.json#/ItemApprovalRequestResponse",
            recode::<super::ItemApprovalRequestResponse>,
        ),
        (
            "types/approval.json#/ItemApprovalResolvedNotification",
            recode::<super::ItemApprovalResolvedNotification>,
        ),
        (
            "types/approval.json#/FileOperation",
            recode::<super::FileOperation>,
        ),
        (
            "types/automation.json#/AutomationTaskStatus",
            recode::<super::AutomationTaskStatus>,
        ),
        (
            "types/automation.json#/AutomationWorkspaceMode",
            recode::<super::AutomationWorkspaceMode>,
        ),
        (
            "types/automation.json#/AutomationThreadBinding",
            recode::<super::AutomationThreadBinding>,
        ),
        (
            "types/automation.json#/AutomationTaskWorktree",
            recode::<super::AutomationTaskWorktree>,
        ),
        (
            "types/automation.json#/AutomationTask",
            recode::<super::AutomationTask>,
        ),
        (
            "types/automation.json#/AutomationTemplate",
            recode::<super::AutomationTemplate>,
        ),
        (
            "types/automation.json#/AutomationTaskListResponse",
            recode::<super::AutomationTaskListResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskReadParams",
            recode::<super::AutomationTaskReadParams>,
        ),
        (
            "types/automation.json#/AutomationTaskReadResponse",
            recode::<super::AutomationTaskReadResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskCreateParams",
            recode::<super::AutomationTaskCreateParams>,
        ),
        (
            "types/automation.json#/AutomationTaskCreateResponse",
            recode::<super::AutomationTaskCreateResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskRunParams",
            recode::<super::AutomationTaskRunParams>,
        ),
        (
            "types/automation.json#/AutomationTaskRunResponse",
            recode::<super::AutomationTaskRunResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskUpdateBindingParams",
            recode::<super::AutomationTaskUpdateBindingParams>,
        ),
        (
            "types/automation.json#/AutomationTaskUpdateBindingResponse",
            recode::<super::AutomationTaskUpdateBindingResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskDiscardWorktreeParams",
            recode::<super::AutomationTaskDiscardWorktreeParams>,
        ),
        (
            "types/automation.json#/AutomationTaskDiscardWorktreeResponse",
            recode::<super::AutomationTaskDiscardWorktreeResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskDeleteParams",
            recode::<super::AutomationTaskDeleteParams>,
        ),
        (
            "types/automation.json#/AutomationTaskDeleteResponse",
            recode::<super::AutomationTaskDeleteResponse>,
        ),
        (
            "types/automation.json#/AutomationTemplateListParams",
            recode::<super::AutomationTemplateListParams>,
        ),
        (
            "types/automation.json#/AutomationTemplateListResponse",
            recode::<super::AutomationTemplateListResponse>,
        ),
        (
            "types/automation.json#/AutomationTemplateSaveParams",
            recode::<super::AutomationTemplateSaveParams>,
        ),
        (
            "types/automation.json#/AutomationTemplateSaveResponse",
            recode::<super::AutomationTemplateSaveResponse>,
        ),
        (
            "types/automation.json#/AutomationTemplateDeleteParams",
            recode::<super::AutomationTemplateDeleteParams>,
        ),
        (
            "types/automation.json#/AutomationTemplateDeleteResponse",
            recode::<super::AutomationTemplateDeleteResponse>,
        ),
        (
            "types/automation.json#/AutomationTaskUpdatedNotification",
            recode::<super::AutomationTaskUpdatedNotification>,
        ),
        (
            "types/automation.json#/AutomationWorkspaceModeInput",
            recode::<super::AutomationWorkspaceModeInput>,
        ),
        (
            "types/capabilities.json#/ClientCapabilities",
            recode::<super::ClientCapabilities>,
        ),
        (
            "types/capabilities.json#/AcpExtensionsCapability",
            recode::<super::AcpExtensionsCapability>,
        ),
        (
            "types/capabilities.json#/NodeReplCapability",
            recode::<super::NodeReplCapability>,
        ),
        (
            "types/capabilities.json#/BrowserUseCapability",
            recode::<super::BrowserUseCapability>,
        ),
        (
            "types/capabilities.json#/ChannelAdapterCapability",
            recode::<super::ChannelAdapterCapability>,
        ),
        (
            "types/capabilities.json#/ChannelDeliveryCapabilities",
            recode::<super::ChannelDeliveryCapabilities>,
        ),
        (
            "types/capabilities.json#/ChannelMediaConstraints",
            recode::<super::ChannelMediaConstraints>,
        ),
        (
            "types/capabilities.json#/ChannelToolDescriptor",
            recode::<super::ChannelToolDescriptor>,
        ),
        (
            "types/capabilities.json#/ServerCapabilities",
            recode::<super::ServerCapabilities>,
        ),
        (
            "types/capabilities.json#/ServerCapabilityExtensions",
            recode::<super::ServerCapabilityExtensions>,
        ),
        (
            "types/channel.json#/ChannelCategory",
            recode::<super::ChannelCategory>,
        ),
        (
            "types/channel.json#/ChannelInfo",
            recode::<super::ChannelInfo>,
        ),
        (
            "types/channel.json#/ChannelListResponse",
            recode::<super::ChannelListResponse>,
        ),
        (
            "types/channel.json#/ChannelStatusInfo",
            recode::<super::ChannelStatusInfo>,
        ),
        (
            "types/channel.json#/ChannelStatusResponse",
            recode::<super::ChannelStatusResponse>,
        ),
        (
            "types/channel.json#/ExternalChannelTransport",
            recode::<super::ExternalChannelTransport>,
        ),
        (
            "types/channel.json#/ExternalChannelConfig",
            recode::<super::ExternalChannelConfig>,
        ),
        (
            "types/channel.json#/ExternalChannelListResponse",
            recode::<super::ExternalChannelListResponse>,
        ),
        (
            "types/channel.json#/ExternalChannelGetParams",
            recode::<super::ExternalChannelGetParams>,
        ),
        (
            "types/channel.json#/ExternalChannelGetResponse",
            recode::<super::ExternalChannelGetResponse>,
        ),
        (
            "types/channel.json#/ExternalChannelUpsertParams",
            recode::<super::ExternalChannelUpsertParams>,
        ),
        (
            "types/channel.json#/ExternalChannelUpsertResponse",
            recode::<super::ExternalChannelUpsertResponse>,
        ),
        (
            "types/channel.json#/ExternalChannelRemoveParams",
            recode::<super::ExternalChannelRemoveParams>,
        ),
        (
            "types/channel.json#/ExternalChannelRemoveResponse",
            recode::<super::ExternalChannelRemoveResponse>,
        ),
        (
            "types/channelAdapter.json#/ChannelMessageKind",
            recode::<super::ChannelMessageKind>,
        ),
        (
            "types/channelAdapter.json#/ChannelMediaSourceKind",
            recode::<super::ChannelMediaSourceKind>,
        ),
        (
            "types/channelAdapter.json#/ChannelMediaSource",
            recode::<super::ChannelMediaSource>,
        ),
        (
            "types/channelAdapter.json#/ChannelOutboundMessage",
            recode::<super::ChannelOutboundMessage>,
        ),
        (
            "types/channelAdapter.json#/ChannelDeliveryErrorCode",
            recode::<super::ChannelDeliveryErrorCode>,
        ),
        (
            "types/channelAdapter.json#/ExtChannelSendParams",
            recode::<super::ExtChannelSendParams>,
        ),
        (
            "types/channelAdapter.json#/ExtChannelSendResponse",
            recode::<super::ExtChannelSendResponse>,
        ),
        (
            "types/channelAdapter.json#/ExtChannelToolCallContext",
            recode::<super::ExtChannelToolCallContext>,
        ),
        (
            "types/channelAdapter.json#/ExtChannelToolCallParams",
            recode::<super::ExtChannelToolCallParams>,
        ),
        (
            "types/channelAdapter.json#/ExtChannelToolCallResponse",
            recode::<super::ExtChannelToolCallResponse>,
        ),
        (
            "types/channelAdapter.json#/DynamicToolErrorCode",
            recode::<super::DynamicToolErrorCode>,
        ),
        (
            "types/command.json#/CommandCategory",
            recode::<super::CommandCategory>,
        ),
        (
            "types/command.json#/CommandInfo",
            recode::<super::CommandInfo>,
        ),
        (
            "types/command.json#/CommandListParams",
            recode::<super::CommandListParams>,
        ),
        (
            "types/command.json#/CommandListResponse",
            recode::<super::CommandListResponse>,
        ),
        (
            "types/command.json#/CommandExecuteParams",
            recode::<super::CommandExecuteParams>,
        ),
        (
            "types/command.json#/CommandThread",
            recode::<super::CommandThread>,
        ),
        (
            "types/command.json#/CommandResult",
            recode::<super::CommandResult>,
        ),
        (
            "types/configuration.json#/AgentMode",
            recode::<super::AgentMode>,
        ),
        (
            "types/configuration.json#/ApprovalPolicy",
            recode::<super::ApprovalPolicy>,
        ),
        (
            "types/configuration.json#/ReasoningEffort",
            recode::<super::ReasoningEffort>,
        ),
        (
            "types/configuration.json#/ReasoningOutput",
            recode::<super::ReasoningOutput>,
        ),
        (
            "types/configuration.json#/ReasoningConfig",
            recode::<super::ReasoningConfig>,
        ),
        (
            "types/configuration.json#/NamePolicy",
            recode::<super::NamePolicy>,
        ),
        (
            "types/configuration.json#/ToolPolicy",
            recode::<super::ToolPolicy>,
        ),
        (
            "types/configuration.json#/McpPolicy",
            recode::<super::McpPolicy>,
        ),
        (
            "types/configuration.json#/SkillsPolicy",
            recode::<super::SkillsPolicy>,
        ),
        (
            "types/configuration.json#/TeamsPolicy",
            recode::<super::TeamsPolicy>,
        ),
        (
            "types/configuration.json#/ContextWindowConfig",
            recode::<super::ContextWindowConfig>,
        ),
        (
            "types/configuration.json#/ThreadConfiguration",
            recode::<super::ThreadConfiguration>,
        ),
        (
            "types/configuration.json#/AgentProfileSource",
            recode::<super::AgentProfileSource>,
        ),
        (
            "types/configuration.json#/McpTransport",
            recode::<super::McpTransport>,
        ),
        (
            "types/configuration.json#/McpServerOrigin",
            recode::<super::McpServerOrigin>,
        ),
        (
            "types/configuration.json#/McpServerConfig",
            recode::<super::McpServerConfig>,
        ),
        (
            "types/cron.json#/CronScheduleKind",
            recode::<super::CronScheduleKind>,
        ),
        (
            "types/cron.json#/CronSchedule",
            recode::<super::CronSchedule>,
        ),
        (
            "types/cron.json#/CronRunStatus",
            recode::<super::CronRunStatus>,
        ),
        (
            "types/cron.json#/CronJobState",
            recode::<super::CronJobState>,
        ),
        ("types/cron.json#/CronJobInfo", recode::<super::CronJobInfo>),
        (
            "types/cron.json#/CronListParams",
            recode::<super::CronListParams>,
        ),
        (
            "types/cron.json#/CronListResponse",
            recode::<super::CronListResponse>,
        ),
        (
            "types/cron.json#/CronRemoveParams",
            recode::<super::CronRemoveParams>,
        ),
        (
            "types/cron.json#/CronRemoveResponse",
            recode::<super::CronRemoveResponse>,
        ),
        (
            "types/cron.json#/CronEnableParams",
            recode::<super::CronEnableParams>,
        ),
        (
            "types/cron.json#/CronEnableResponse",
            recode::<super::CronEnableResponse>,
        ),
        (
            "types/cron.json#/CronRunParams",
            recode::<super::CronRunParams>,
        ),
        (
            "types/cron.json#/CronRunResponse",
            recode::<super::CronRunResponse>,
        ),
        (
            "types/cron.json#/CronStateChangedJob",
            recode::<super::CronStateChangedJob>,
        ),
        (
            "types/cron.json#/CronStateChangedNotification",
            recode::<super::CronStateChangedNotification>,
        ),
        (
            "types/dream.json#/DreamRunStatus",
            recode::<super::DreamRunStatus>,
        ),
        (
            "types/dream.json#/DreamReviewStatus",
            recode::<super::DreamReviewStatus>,
        ),
        ("types/dream.json#/DreamsRun", recode::<super::DreamsRun>),
        (
            "types/dream.json#/DreamsStatus",
            recode::<super::DreamsStatus>,
        ),
        (
            "types/dream.json#/DreamsPreview",
            recode::<super::DreamsPreview>,
        ),
        (
            "types/dream.json#/DreamsRunResult",
            recode::<super::DreamsRunResult>,
        ),
        (
            "types/dream.json#/DreamsCreateParams",
            recode::<super::DreamsCreateParams>,
        ),
        (
            "types/dream.json#/DreamsGetParams",
            recode::<super::DreamsGetParams>,
        ),
        (
            "types/dream.json#/DreamsListParams",
            recode::<super::DreamsListParams>,
        ),
        (
            "types/dream.json#/DreamsListResponse",
            recode::<super::DreamsListResponse>,
        ),
        (
            "types/dream.json#/DreamsCancelParams",
            recode::<super::DreamsCancelParams>,
        ),
        (
            "types/dream.json#/DreamsApplyParams",
            recode::<super::DreamsApplyParams>,
        ),
        (
            "types/dream.json#/DreamsDiscardParams",
            recode::<super::DreamsDiscardParams>,
        ),
        (
            "types/dream.json#/DreamsArchiveParams",
            recode::<super::DreamsArchiveParams>,
        ),
        (
            "types/editor.json#/ExtAcpFsReadTextFileParams",
            recode::<super::ExtAcpFsReadTextFileParams>,
        ),
        (
            "types/editor.json#/ExtAcpFsReadTextFileResponse",
            recode::<super::ExtAcpFsReadTextFileResponse>,
        ),
        (
            "types/editor.json#/ExtAcpFsWriteTextFileParams",
            recode::<super::ExtAcpFsWriteTextFileParams>,
        ),
        (
            "types/editor.json#/ExtAcpFsWriteTextFileResponse",
            recode::<super::ExtAcpFsWriteTextFileResponse>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalCreateParams",
            recode::<super::ExtAcpTerminalCreateParams>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalCreateResponse",
            recode::<super::ExtAcpTerminalCreateResponse>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalGetOutputParams",
            recode::<super::ExtAcpTerminalGetOutputParams>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalGetOutputResponse",
            recode::<super::ExtAcpTerminalGetOutputResponse>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalWaitForExitParams",
            recode::<super::ExtAcpTerminalWaitForExitParams>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalWaitForExitResponse",
            recode::<super::ExtAcpTerminalWaitForExitResponse>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalKillParams",
            recode::<super::ExtAcpTerminalKillParams>,
        ),
        (
            "types/editor.json#/ExtAcpTerminalReleaseParams",
            recode::<super::ExtAcpTerminalReleaseParams>,
        ),
        (
            "types/editor.json#/ExtAcpExtensionParams",
            recode::<super::ExtAcpExtensionParams>,
        ),
        (
            "types/editor.json#/ExtAcpExtensionResponse",
            recode::<super::ExtAcpExtensionResponse>,
        ),
        (
            "types/error.json#/JsonRpcErrorData",
            recode::<super::JsonRpcErrorData>,
        ),
        (
            "types/goal.json#/ThreadGoalStatus",
            recode::<super::ThreadGoalStatus>,
        ),
        ("types/goal.json#/ThreadGoal", recode::<super::ThreadGoal>),
        ("types/goal.json#/GoalSetMode", recode::<super::GoalSetMode>),
        (
            "types/goal.json#/ThreadGoalGetParams",
            recode::<super::ThreadGoalGetParams>,
        ),
        (
            "types/goal.json#/ThreadGoalGetResponse",
            recode::<super::ThreadGoalGetResponse>,
        ),
        (
            "types/goal.json#/ThreadGoalSetParams",
            recode::<super::ThreadGoalSetParams>,
        ),
        (
            "types/goal.json#/ThreadGoalSetResponse",
            recode::<super::ThreadGoalSetResponse>,
        ),
        (
            "types/goal.json#/ThreadGoalClearParams",
            recode::<super::ThreadGoalClearParams>,
        ),
        (
            "types/goal.json#/ThreadGoalClearResponse",
            recode::<super::ThreadGoalClearResponse>,
        ),
        (
            "types/goal.json#/ThreadGoalUpdatedNotification",
            recode::<super::ThreadGoalUpdatedNotification>,
        ),
        (
            "types/goal.json#/ThreadGoalClearedNotification",
            recode::<super::ThreadGoalClearedNotification>,
        ),
        ("types/hub.json#/HubLockFile", recode::<super::HubLockFile>),
        (
            "types/hub.json#/WorkspaceLockFile",
            recode::<super::WorkspaceLockFile>,
        ),
        (
            "types/hub.json#/HubCapabilities",
            recode::<super::HubCapabilities>,
        ),
        ("types/hub.json#/HubStatus", recode::<super::HubStatus>),
        (
            "types/hub.json#/HubRuntimeTools",
            recode::<super::HubRuntimeTools>,
        ),
        (
            "types/hub.json#/HubClientInfo",
            recode::<super::HubClientInfo>,
        ),
        (
            "types/hub.json#/HubEnsureRequest",
            recode::<super::HubEnsureRequest>,
        ),
        (
            "types/hub.json#/HubStopRequest",
            recode::<super::HubStopRequest>,
        ),
        (
            "types/hub.json#/HubRestartRequest",
            recode::<super::HubRestartRequest>,
        ),
        (
            "types/hub.json#/HubAppServerState",
            recode::<super::HubAppServerState>,
        ),
        (
            "types/hub.json#/HubServiceState",
            recode::<super::HubServiceState>,
        ),
        (
            "types/hub.json#/HubServiceStatus",
            recode::<super::HubServiceStatus>,
        ),
        (
            "types/hub.json#/HubEndpoints",
            recode::<super::HubEndpoints>,
        ),
        (
            "types/hub.json#/HubAppServerInfo",
            recode::<super::HubAppServerInfo>,
        ),
        (
            "types/hub.json#/HubNotificationSeverity",
            recode::<super::HubNotificationSeverity>,
        ),
        (
            "types/hub.json#/HubNotificationRequest",
            recode::<super::HubNotificationRequest>,
        ),
        (
            "types/hub.json#/HubNotificationResponse",
            recode::<super::HubNotificationResponse>,
        ),
        (
            "types/hub.json#/HubEventKind",
            recode::<super::HubEventKind>,
        ),
        ("types/hub.json#/HubEvent", recode::<super::HubEvent>),
        (
            "types/hub.json#/HubErrorCode",
            recode::<super::HubErrorCode>,
        ),
        ("types/hub.json#/HubError", recode::<super::HubError>),
        (
            "types/hub.json#/HubErrorBody",
            recode::<super::HubErrorBody>,
        ),
        (
            "types/hub.json#/HubAppServerList",
            recode::<super::HubAppServerList>,
        ),
        (
            "types/initialize.json#/InitializeParams",
            recode::<super::InitializeParams>,
        ),
        (
            "types/initialize.json#/InitializeResult",
            recode::<super::InitializeResult>,
        ),
        (
            "types/initialize.json#/ClientInfo",
            recode::<super::ClientInfo>,
        ),
        (
            "types/initialize.json#/ServerInfo",
            recode::<super::ServerInfo>,
        ),
        (
            "types/initialize.json#/EmptyObject",
            recode::<super::EmptyObject>,
        ),
        ("types/input.json#/InputPart", recode::<super::InputPart>),
        (
            "types/input.json#/DeliveryMode",
            recode::<super::DeliveryMode>,
        ),
        (
            "types/input.json#/TriggerKind",
            recode::<super::TriggerKind>,
        ),
        (
            "types/input.json#/QueuedInputStatus",
            recode::<super::QueuedInputStatus>,
        ),
        (
            "types/input.json#/QueuedTurnInput",
            recode::<super::QueuedTurnInput>,
        ),
        ("types/item.json#/ItemStatus", recode::<super::ItemStatus>),
        ("types/item.json#/Item", recode::<super::Item>),
        (
            "types/item.json#/UserMessagePayload",
            recode::<super::UserMessagePayload>,
        ),
        (
            "types/item.json#/UserMessageImage",
            recode::<super::UserMessageImage>,
        ),
        (
            "types/item.json#/AgentMessagePayload",
            recode::<super::AgentMessagePayload>,
        ),
        (
            "types/item.json#/ReasoningContentPayload",
            recode::<super::ReasoningContentPayload>,
        ),
        (
            "types/item.json#/ToolCallPayload",
            recode::<super::ToolCallPayload>,
        ),
        (
            "types/item.json#/ToolResultPayload",
            recode::<super::ToolResultPayload>,
        ),
        (
            "types/item.json#/ToolExecutionStatus",
            recode::<super::ToolExecutionStatus>,
        ),
        (
            "types/item.json#/ToolExecutionPayload",
            recode::<super::ToolExecutionPayload>,
        ),
        (
            "types/item.json#/CommandExecutionStatus",
            recode::<super::CommandExecutionStatus>,
        ),
        (
            "types/item.json#/CommandSource",
            recode::<super::CommandSource>,
        ),
        (
            "types/item.json#/CommandExecutionPayload",
            recode::<super::CommandExecutionPayload>,
        ),
        (
            "types/item.json#/PluginFunctionCallPayload",
            recode::<super::PluginFunctionCallPayload>,
        ),
        (
            "types/item.json#/DynamicToolCallPayload",
            recode::<super::DynamicToolCallPayload>,
        ),
        (
            "types/item.json#/ApprovalRequestPayload",
            recode::<super::ApprovalRequestPayload>,
        ),
        (
            "types/item.json#/ApprovalResponsePayload",
            recode::<super::ApprovalResponsePayload>,
        ),
        (
            "types/item.json#/UserInputRequestPayload",
            recode::<super::UserInputRequestPayload>,
        ),
        (
            "types/item.json#/UserInputResponsePayload",
            recode::<super::UserInputResponsePayload>,
        ),
        (
            "types/item.json#/ErrorPayload",
            recode::<super::ErrorPayload>,
        ),
        (
            "types/item.json#/SystemNoticeKind",
            recode::<super::SystemNoticeKind>,
        ),
        (
            "types/item.json#/SystemNoticePayload",
            recode::<super::SystemNoticePayload>,
        ),
        ("types/item.json#/DeltaKind", recode::<super::DeltaKind>),
        (
            "types/item.json#/ItemStartedNotification",
            recode::<super::ItemStartedNotification>,
        ),
        (
            "types/item.json#/ItemCompletedNotification",
            recode::<super::ItemCompletedNotification>,
        ),
        (
            "types/item.json#/ItemAgentMessageDeltaNotification",
            recode::<super::ItemAgentMessageDeltaNotification>,
        ),
        (
            "types/item.json#/ItemReasoningDeltaNotification",
            recode::<super::ItemReasoningDeltaNotification>,
        ),
        (
            "types/item.json#/ItemToolCallArgumentsDeltaNotification",
            recode::<super::ItemToolCallArgumentsDeltaNotification>,
        ),
        (
            "types/item.json#/ItemCommandExecutionOutputDeltaNotification",
            recode::<super::ItemCommandExecutionOutputDeltaNotification>,
        ),
        (
            "types/maintenance.json#/ThreadCompactOutcome",
            recode::<super::ThreadCompactOutcome>,
        ),
        (
            "types/maintenance.json#/ThreadCompactStartParams",
            recode::<super::ThreadCompactStartParams>,
        ),
        (
            "types/maintenance.json#/ThreadCompactStartResponse",
            recode::<super::ThreadCompactStartResponse>,
        ),
        (
            "types/maintenance.json#/ThreadMemoryConsolidateOutcome",
            recode::<super::ThreadMemoryConsolidateOutcome>,
        ),
        (
            "types/maintenance.json#/ThreadMemoryConsolidateStartParams",
            recode::<super::ThreadMemoryConsolidateStartParams>,
        ),
        (
            "types/maintenance.json#/ThreadMemoryConsolidateStartResponse",
            recode::<super::ThreadMemoryConsolidateStartResponse>,
        ),
        (
            "types/maintenance.json#/ThreadMaintenanceInterruptParams",
            recode::<super::ThreadMaintenanceInterruptParams>,
        ),
        (
            "types/mcp.json#/McpListResponse",
            recode::<super::McpListResponse>,
        ),
        (
            "types/mcp.json#/McpGetParams",
            recode::<super::McpGetParams>,
        ),
        (
            "types/mcp.json#/McpGetResponse",
            recode::<super::McpGetResponse>,
        ),
        (
            "types/mcp.json#/McpUpsertParams",
            recode::<super::McpUpsertParams>,
        ),
        (
            "types/mcp.json#/McpUpsertResponse",
            recode::<super::McpUpsertResponse>,
        ),
        (
            "types/mcp.json#/McpRemoveParams",
            recode::<super::McpRemoveParams>,
        ),
        (
            "types/mcp.json#/McpRemoveResponse",
            recode::<super::McpRemoveResponse>,
        ),
        (
            "types/mcp.json#/McpServerStatus",
            recode::<super::McpServerStatus>,
        ),
        (
            "types/mcp.json#/McpStatusListResponse",
            recode::<super::McpStatusListResponse>,
        ),
        (
            "types/mcp.json#/McpTestParams",
            recode::<super::McpTestParams>,
        ),
        (
            "types/mcp.json#/McpTestResponse",
            recode::<super::McpTestResponse>,
        ),
        (
            "types/mcp.json#/McpStatusUpdatedNotification",
            recode::<super::McpStatusUpdatedNotification>,
        ),
        (
            "types/model.json#/ProviderProtocol",
            recode::<super::ProviderProtocol>,
        ),
        (
            "types/model.json#/ReasoningEffortOption",
            recode::<super::ReasoningEffortOption>,
        ),
        (
            "types/model.json#/ModelReasoningCapability",
            recode::<super::ModelReasoningCapability>,
        ),
        (
            "types/model.json#/ModelCatalogItem",
            recode::<super::ModelCatalogItem>,
        ),
        (
            "types/model.json#/ModelListParams",
            recode::<super::ModelListParams>,
        ),
        (
            "types/model.json#/ModelListResponse",
            recode::<super::ModelListResponse>,
        ),
        (
            "types/nodeRepl.json#/NodeReplBrowserSession",
            recode::<super::NodeReplBrowserSession>,
        ),
        (
            "types/nodeRepl.json#/NodeReplImage",
            recode::<super::NodeReplImage>,
        ),
        (
            "types/nodeRepl.json#/ExtNodeReplEvaluateParams",
            recode::<super::ExtNodeReplEvaluateParams>,
        ),
        (
            "types/nodeRepl.json#/ExtNodeReplEvaluateResponse",
            recode::<super::ExtNodeReplEvaluateResponse>,
        ),
        (
            "types/nodeRepl.json#/ExtNodeReplCancelParams",
            recode::<super::ExtNodeReplCancelParams>,
        ),
        (
            "types/nodeRepl.json#/ExtNodeReplCancelResponse",
            recode::<super::ExtNodeReplCancelResponse>,
        ),
        (
            "types/plan.json#/PlanTodoPriority",
            recode::<super::PlanTodoPriority>,
        ),
        (
            "types/plan.json#/PlanTodoStatus",
            recode::<super::PlanTodoStatus>,
        ),
        ("types/plan.json#/PlanTodo", recode::<super::PlanTodo>),
        (
            "types/plan.json#/PlanSnapshot",
            recode::<super::PlanSnapshot>,
        ),
        (
            "types/plan.json#/PlanUpdatedNotification",
            recode::<super::PlanUpdatedNotification>,
        ),
        (
            "types/plugin.json#/PluginInterface",
            recode::<super::PluginInterface>,
        ),
        (
            "types/plugin.json#/PluginFunctionInfo",
            recode::<super::PluginFunctionInfo>,
        ),
        (
            "types/plugin.json#/PluginSkillInfo",
            recode::<super::PluginSkillInfo>,
        ),
        (
            "types/plugin.json#/AppToolExposure",
            recode::<super::AppToolExposure>,
        ),
        ("types/plugin.json#/AppRisk", recode::<super::AppRisk>),
        (
            "types/plugin.json#/PluginAppToolInfo",
            recode::<super::PluginAppToolInfo>,
        ),
        (
            "types/plugin.json#/PluginNativeApplication",
            recode::<super::PluginNativeApplication>,
        ),
        (
            "types/plugin.json#/PluginDynamicToolCatalog",
            recode::<super::PluginDynamicToolCatalog>,
        ),
        (
            "types/plugin.json#/PluginAppInfo",
            recode::<super::PluginAppInfo>,
        ),
        (
            "types/plugin.json#/PluginMcpServerShadow",
            recode::<super::PluginMcpServerShadow>,
        ),
        (
            "types/plugin.json#/PluginMcpServerInfo",
            recode::<super::PluginMcpServerInfo>,
        ),
        (
            "types/plugin.json#/PluginDiagnostic",
            recode::<super::PluginDiagnostic>,
        ),
        ("types/plugin.json#/PluginInfo", recode::<super::PluginInfo>),
        (
            "types/plugin.json#/PluginListParams",
            recode::<super::PluginListParams>,
        ),
        (
            "types/plugin.json#/PluginListResponse",
            recode::<super::PluginListResponse>,
        ),
        (
            "types/plugin.json#/PluginViewParams",
            recode::<super::PluginViewParams>,
        ),
        (
            "types/plugin.json#/PluginViewResponse",
            recode::<super::PluginViewResponse>,
        ),
        (
            "types/plugin.json#/PluginInstallParams",
            recode::<super::PluginInstallParams>,
        ),
        (
            "types/plugin.json#/PluginInstallResponse",
            recode::<super::PluginInstallResponse>,
        ),
        (
            "types/plugin.json#/PluginRemoveParams",
            recode::<super::PluginRemoveParams>,
        ),
        (
            "types/plugin.json#/PluginRemoveResponse",
            recode::<super::PluginRemoveResponse>,
        ),
        (
            "types/plugin.json#/PluginSetEnabledParams",
            recode::<super::PluginSetEnabledParams>,
        ),
        (
            "types/plugin.json#/PluginSetEnabledResponse",
            recode::<super::PluginSetEnabledResponse>,
        ),
        (
            "types/provider.json#/ProviderCapabilities",
            recode::<super::ProviderCapabilities>,
        ),
        (
            "types/provider.json#/ProviderInfo",
            recode::<super::ProviderInfo>,
        ),
        (
            "types/provider.json#/ProviderListResponse",
            recode::<super::ProviderListResponse>,
        ),
        (
            "types/provider.json#/ProviderCreateParams",
            recode::<super::ProviderCreateParams>,
        ),
        (
            "types/provider.json#/ProviderCreateResponse",
            recode::<super::ProviderCreateResponse>,
        ),
        (
            "types/provider.json#/ProviderUpdateParams",
            recode::<super::ProviderUpdateParams>,
        ),
        (
            "types/provider.json#/ProviderUpdateResponse",
            recode::<super::ProviderUpdateResponse>,
        ),
        (
            "types/provider.json#/ProviderDeleteParams",
            recode::<super::ProviderDeleteParams>,
        ),
        (
            "types/provider.json#/ProviderDeleteResponse",
            recode::<super::ProviderDeleteResponse>,
        ),
        (
            "types/provider.json#/ProviderTestParams",
            recode::<super::ProviderTestParams>,
        ),
        (
            "types/provider.json#/ProviderTestResponse",
            recode::<super::ProviderTestResponse>,
        ),
        (
            "types/provider.json#/ProviderProtocolInput",
            recode::<super::ProviderProtocolInput>,
        ),
        (
            "types/skill.json#/SkillSource",
            recode::<super::SkillSource>,
        ),
        ("types/skill.json#/SkillInfo", recode::<super::SkillInfo>),
        (
            "types/skill.json#/SkillsListParams",
            recode::<super::SkillsListParams>,
        ),
        (
            "types/skill.json#/SkillsListResponse",
            recode::<super::SkillsListResponse>,
        ),
        (
            "types/skill.json#/SkillsReadParams",
            recode::<super::SkillsReadParams>,
        ),
        (
            "types/skill.json#/SkillsReadResponse",
            recode::<super::SkillsReadResponse>,
        ),
        (
            "types/skill.json#/SkillsViewParams",
            recode::<super::SkillsViewParams>,
        ),
        (
            "types/skill.json#/SkillsViewResponse",
            recode::<super::SkillsViewResponse>,
        ),
        (
            "types/skill.json#/SkillsRestoreOriginalParams",
            recode::<super::SkillsRestoreOriginalParams>,
        ),
        (
            "types/skill.json#/SkillsRestoreOriginalResponse",
            recode::<super::SkillsRestoreOriginalResponse>,
        ),
        (
            "types/skill.json#/SkillsSetEnabledParams",
            recode::<super::SkillsSetEnabledParams>,
        ),
        (
            "types/skill.json#/SkillsSetEnabledResponse",
            recode::<super::SkillsSetEnabledResponse>,
        ),
        (
            "types/skill.json#/SkillsUninstallParams",
            recode::<super::SkillsUninstallParams>,
        ),
        (
            "types/skill.json#/SkillsUninstallResponse",
            recode::<super::SkillsUninstallResponse>,
        ),
        (
            "types/subagent.json#/SubAgentEdgeStatus",
            recode::<super::SubAgentEdgeStatus>,
        ),
        (
            "types/subagent.json#/SubAgentDeliveryMode",
            recode::<super::SubAgentDeliveryMode>,
        ),
        (
            "types/subagent.json#/ThreadSpawnEdge",
            recode::<super::ThreadSpawnEdge>,
        ),
        (
            "types/subagent.json#/SubAgentChild",
            recode::<super::SubAgentChild>,
        ),
        (
            "types/subagent.json#/SubAgentControlResult",
            recode::<super::SubAgentControlResult>,
        ),
        (
            "types/subagent.json#/SubagentChildrenListParams",
            recode::<super::SubagentChildrenListParams>,
        ),
        (
            "types/subagent.json#/SubagentChildrenListResponse",
            recode::<super::SubagentChildrenListResponse>,
        ),
        (
            "types/subagent.json#/SubagentSendMessageParams",
            recode::<super::SubagentSendMessageParams>,
        ),
        (
            "types/subagent.json#/SubagentFollowupTaskParams",
            recode::<super::SubagentFollowupTaskParams>,
        ),
        (
            "types/subagent.json#/SubagentCloseParams",
            recode::<super::SubagentCloseParams>,
        ),
        (
            "types/subagent.json#/SubAgentProgressEntry",
            recode::<super::SubAgentProgressEntry>,
        ),
        (
            "types/subagent.json#/SubagentProgressNotification",
            recode::<super::SubagentProgressNotification>,
        ),
        (
            "types/subagent.json#/SubagentGraphChangedNotification",
            recode::<super::SubagentGraphChangedNotification>,
        ),
        (
            "types/subagentProfile.json#/SubAgentProfileWrite",
            recode::<super::SubAgentProfileWrite>,
        ),
        (
            "types/subagentProfile.json#/SubAgentProfileDiagnostic",
            recode::<super::SubAgentProfileDiagnostic>,
        ),
        (
            "types/subagentProfile.json#/SubAgentProfileEntry",
            recode::<super::SubAgentProfileEntry>,
        ),
        (
            "types/subagentProfile.json#/SubAgentSettings",
            recode::<super::SubAgentSettings>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesListResponse",
            recode::<super::SubagentProfilesListResponse>,
        ),
        (
            "types/subagentProfile.json#/SubagentSettingsUpdateParams",
            recode::<super::SubagentSettingsUpdateParams>,
        ),
        (
            "types/subagentProfile.json#/SubagentSettingsUpdateResponse",
            recode::<super::SubagentSettingsUpdateResponse>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesSetEnabledParams",
            recode::<super::SubagentProfilesSetEnabledParams>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesSetEnabledResponse",
            recode::<super::SubagentProfilesSetEnabledResponse>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesUpsertParams",
            recode::<super::SubagentProfilesUpsertParams>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesUpsertResponse",
            recode::<super::SubagentProfilesUpsertResponse>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesRemoveParams",
            recode::<super::SubagentProfilesRemoveParams>,
        ),
        (
            "types/subagentProfile.json#/SubagentProfilesRemoveResponse",
            recode::<super::SubagentProfilesRemoveResponse>,
        ),
        (
            "types/system.json#/SystemEventKind",
            recode::<super::SystemEventKind>,
        ),
        (
            "types/system.json#/SystemEventNotification",
            recode::<super::SystemEventNotification>,
        ),
        (
            "types/system.json#/ConfigRegion",
            recode::<super::ConfigRegion>,
        ),
        (
            "types/system.json#/WorkspaceConfigChangedNotification",
            recode::<super::WorkspaceConfigChangedNotification>,
        ),
        (
            "types/system.json#/HeartbeatTriggerResponse",
            recode::<super::HeartbeatTriggerResponse>,
        ),
        (
            "types/system.json#/SystemJobSource",
            recode::<super::SystemJobSource>,
        ),
        (
            "types/system.json#/SystemJobResultNotification",
            recode::<super::SystemJobResultNotification>,
        ),
        (
            "types/system.json#/HealthStatus",
            recode::<super::HealthStatus>,
        ),
        (
            "types/terminal.json#/TerminalStatus",
            recode::<super::TerminalStatus>,
        ),
        (
            "types/terminal.json#/BackgroundTerminal",
            recode::<super::BackgroundTerminal>,
        ),
        (
            "types/terminal.json#/TerminalListParams",
            recode::<super::TerminalListParams>,
        ),
        (
            "types/terminal.json#/TerminalListResponse",
            recode::<super::TerminalListResponse>,
        ),
        (
            "types/terminal.json#/TerminalReadParams",
            recode::<super::TerminalReadParams>,
        ),
        (
            "types/terminal.json#/TerminalReadResponse",
            recode::<super::TerminalReadResponse>,
        ),
        (
            "types/terminal.json#/TerminalWriteParams",
            recode::<super::TerminalWriteParams>,
        ),
        (
            "types/terminal.json#/TerminalWriteResponse",
            recode::<super::TerminalWriteResponse>,
        ),
        (
            "types/terminal.json#/TerminalStopParams",
            recode::<super::TerminalStopParams>,
        ),
        (
            "types/terminal.json#/TerminalStopResponse",
            recode::<super::TerminalStopResponse>,
        ),
        (
            "types/terminal.json#/TerminalCleanParams",
            recode::<super::TerminalCleanParams>,
        ),
        (
            "types/terminal.json#/TerminalCleanResponse",
            recode::<super::TerminalCleanResponse>,
        ),
        (
            "types/terminal.json#/TerminalStartedNotification",
            recode::<super::TerminalStartedNotification>,
        ),
        (
            "types/terminal.json#/TerminalOutputDeltaNotification",
            recode::<super::TerminalOutputDeltaNotification>,
        ),
        (
            "types/terminal.json#/TerminalCompletedNotification",
            recode::<super::TerminalCompletedNotification>,
        ),
        (
            "types/terminal.json#/TerminalStalledNotification",
            recode::<super::TerminalStalledNotification>,
        ),
        (
            "types/terminal.json#/TerminalCleanedNotification",
            recode::<super::TerminalCleanedNotification>,
        ),
        (
            "types/thread.json#/SessionIdentity",
            recode::<super::SessionIdentity>,
        ),
        (
            "types/thread.json#/ThreadStatus",
            recode::<super::ThreadStatus>,
        ),
        (
            "types/thread.json#/HistoryMode",
            recode::<super::HistoryMode>,
        ),
        ("types/thread.json#/Thread", recode::<super::Thread>),
        (
            "types/thread.json#/ThreadSummary",
            recode::<super::ThreadSummary>,
        ),
        (
            "types/thread.json#/ThreadSourceKind",
            recode::<super::ThreadSourceKind>,
        ),
        (
            "types/thread.json#/ThreadSource",
            recode::<super::ThreadSource>,
        ),
        (
            "types/thread.json#/SubAgentThreadSource",
            recode::<super::SubAgentThreadSource>,
        ),
        (
            "types/thread.json#/MaintenanceKind",
            recode::<super::MaintenanceKind>,
        ),
        (
            "types/thread.json#/ThreadRuntimeState",
            recode::<super::ThreadRuntimeState>,
        ),
        ("types/thread.json#/TurnPage", recode::<super::TurnPage>),
        (
            "types/thread.json#/TurnPageOrder",
            recode::<super::TurnPageOrder>,
        ),
        (
            "types/thread.json#/RuntimeAdditionalContextEntry",
            recode::<super::RuntimeAdditionalContextEntry>,
        ),
        (
            "types/thread.json#/RuntimeAdditionalContextKind",
            recode::<super::RuntimeAdditionalContextKind>,
        ),
        (
            "types/thread.json#/ThreadStartParams",
            recode::<super::ThreadStartParams>,
        ),
        (
            "types/thread.json#/ThreadStartResponse",
            recode::<super::ThreadStartResponse>,
        ),
        (
            "types/thread.json#/ThreadResumeParams",
            recode::<super::ThreadResumeParams>,
        ),
        (
            "types/thread.json#/ThreadResumeResponse",
            recode::<super::ThreadResumeResponse>,
        ),
        (
            "types/thread.json#/ThreadListParams",
            recode::<super::ThreadListParams>,
        ),
        (
            "types/thread.json#/ThreadListResponse",
            recode::<super::ThreadListResponse>,
        ),
        (
            "types/thread.json#/ThreadReadParams",
            recode::<super::ThreadReadParams>,
        ),
        (
            "types/thread.json#/ThreadReadResponse",
            recode::<super::ThreadReadResponse>,
        ),
        (
            "types/thread.json#/ThreadSubscribeParams",
            recode::<super::ThreadSubscribeParams>,
        ),
        (
            "types/thread.json#/ThreadUnsubscribeParams",
            recode::<super::ThreadUnsubscribeParams>,
        ),
        (
            "types/thread.json#/ThreadRenameParams",
            recode::<super::ThreadRenameParams>,
        ),
        (
            "types/thread.json#/ThreadDeleteParams",
            recode::<super::ThreadDeleteParams>,
        ),
        (
            "types/thread.json#/ThreadPauseParams",
            recode::<super::ThreadPauseParams>,
        ),
        (
            "types/thread.json#/ThreadArchiveParams",
            recode::<super::ThreadArchiveParams>,
        ),
        (
            "types/thread.json#/ThreadUnarchiveParams",
            recode::<super::ThreadUnarchiveParams>,
        ),
        (
            "types/thread.json#/ThreadConfigUpdateParams",
            recode::<super::ThreadConfigUpdateParams>,
        ),
        (
            "types/thread.json#/ThreadModeSetParams",
            recode::<super::ThreadModeSetParams>,
        ),
        (
            "types/thread.json#/ThreadStartedNotification",
            recode::<super::ThreadStartedNotification>,
        ),
        (
            "types/thread.json#/ThreadResumedNotification",
            recode::<super::ThreadResumedNotification>,
        ),
        (
            "types/thread.json#/ThreadUpdatedNotification",
            recode::<super::ThreadUpdatedNotification>,
        ),
        (
            "types/thread.json#/ThreadRenamedNotification",
            recode::<super::ThreadRenamedNotification>,
        ),
        (
            "types/thread.json#/ThreadDeletedNotification",
            recode::<super::ThreadDeletedNotification>,
        ),
        (
            "types/thread.json#/ThreadStatusChangedNotification",
            recode::<super::ThreadStatusChangedNotification>,
        ),
        (
            "types/thread.json#/ThreadRuntimeChangedNotification",
            recode::<super::ThreadRuntimeChangedNotification>,
        ),
        (
            "types/thread.json#/ThreadQueueUpdatedNotification",
            recode::<super::ThreadQueueUpdatedNotification>,
        ),
        (
            "types/thread.json#/ForkPosition",
            recode::<super::ForkPosition>,
        ),
        ("types/thread.json#/ForkPoint", recode::<super::ForkPoint>),
        (
            "types/thread.json#/ThreadForkParams",
            recode::<super::ThreadForkParams>,
        ),
        (
            "types/thread.json#/ThreadForkResponse",
            recode::<super::ThreadForkResponse>,
        ),
        (
            "types/thread.json#/ThreadRollbackParams",
            recode::<super::ThreadRollbackParams>,
        ),
        (
            "types/thread.json#/ThreadRollbackResponse",
            recode::<super::ThreadRollbackResponse>,
        ),
        ("types/tool.json#/ToolDisplay", recode::<super::ToolDisplay>),
        (
            "types/tool.json#/ToolApprovalKind",
            recode::<super::ToolApprovalKind>,
        ),
        (
            "types/tool.json#/ToolApprovalDescriptor",
            recode::<super::ToolApprovalDescriptor>,
        ),
        (
            "types/tool.json#/DynamicToolSpec",
            recode::<super::DynamicToolSpec>,
        ),
        (
            "types/tool.json#/ToolContentItem",
            recode::<super::ToolContentItem>,
        ),
        (
            "types/tool.json#/ItemToolCallParams",
            recode::<super::ItemToolCallParams>,
        ),
        (
            "types/tool.json#/DynamicToolResult",
            recode::<super::DynamicToolResult>,
        ),
        (
            "types/tool.json#/UserInputOption",
            recode::<super::UserInputOption>,
        ),
        (
            "types/tool.json#/UserInputQuestion",
            recode::<super::UserInputQuestion>,
        ),
        (
            "types/tool.json#/UserInputAnswer",
            recode::<super::UserInputAnswer>,
        ),
        (
            "types/tool.json#/UserInputResult",
            recode::<super::UserInputResult>,
        ),
        (
            "types/tool.json#/ItemToolRequestUserInputParams",
            recode::<super::ItemToolRequestUserInputParams>,
        ),
        (
            "types/tool.json#/ItemToolRequestUserInputResolvedNotification",
            recode::<super::ItemToolRequestUserInputResolvedNotification>,
        ),
        ("types/tool.json#/ToolInfo", recode::<super::ToolInfo>),
        (
            "types/tool.json#/ToolListParams",
            recode::<super::ToolListParams>,
        ),
        (
            "types/tool.json#/ToolListResponse",
            recode::<super::ToolListResponse>,
        ),
        ("types/turn.json#/TurnStatus", recode::<super::TurnStatus>),
        ("types/turn.json#/Turn", recode::<super::Turn>),
        (
            "types/turn.json#/TurnInitiator",
            recode::<super::TurnInitiator>,
        ),
        (
            "types/turn.json#/SenderContext",
            recode::<super::SenderContext>,
        ),
        ("types/turn.json#/ChatMessage", recode::<super::ChatMessage>),
        (
            "types/turn.json#/TurnStartParams",
            recode::<super::TurnStartParams>,
        ),
        (
            "types/turn.json#/TurnStartResponse",
            recode::<super::TurnStartResponse>,
        ),
        (
            "types/turn.json#/TurnEnqueueParams",
            recode::<super::TurnEnqueueParams>,
        ),
        (
            "types/turn.json#/TurnEnqueueResponse",
            recode::<super::TurnEnqueueResponse>,
        ),
        (
            "types/turn.json#/TurnInterruptParams",
            recode::<super::TurnInterruptParams>,
        ),
        (
            "types/turn.json#/TurnQueueRemoveParams",
            recode::<super::TurnQueueRemoveParams>,
        ),
        (
            "types/turn.json#/TurnQueueRemoveResponse",
            recode::<super::TurnQueueRemoveResponse>,
        ),
        (
            "types/turn.json#/TurnStartedNotification",
            recode::<super::TurnStartedNotification>,
        ),
        (
            "types/turn.json#/TurnCompletedNotification",
            recode::<super::TurnCompletedNotification>,
        ),
        (
            "types/turn.json#/TurnFailedNotification",
            recode::<super::TurnFailedNotification>,
        ),
        (
            "types/turn.json#/TurnCancelledNotification",
            recode::<super::TurnCancelledNotification>,
        ),
        (
            "types/turn.json#/TurnDiffUpdatedNotification",
            recode::<super::TurnDiffUpdatedNotification>,
        ),
        (
            "types/turn.json#/TurnQueueReorderParams",
            recode::<super::TurnQueueReorderParams>,
        ),
        (
            "types/turn.json#/TurnQueueReorderResponse",
            recode::<super::TurnQueueReorderResponse>,
        ),
        (
            "types/turn.json#/TurnSteerParams",
            recode::<super::TurnSteerParams>,
        ),
        (
            "types/turn.json#/TurnSteerResponse",
            recode::<super::TurnSteerResponse>,
        ),
        (
            "types/ui.json#/UiResourceContent",
            recode::<super::UiResourceContent>,
        ),
        (
            "types/ui.json#/UiResourceReadParams",
            recode::<super::UiResourceReadParams>,
        ),
        (
            "types/ui.json#/UiResourceReadResponse",
            recode::<super::UiResourceReadResponse>,
        ),
        (
            "types/ui.json#/UiToolCallParams",
            recode::<super::UiToolCallParams>,
        ),
        (
            "types/ui.json#/UiOpenLinkParams",
            recode::<super::UiOpenLinkParams>,
        ),
        (
            "types/ui.json#/UiUpdateModelContextParams",
            recode::<super::UiUpdateModelContextParams>,
        ),
        (
            "types/ui.json#/ItemWidgetStateSetParams",
            recode::<super::ItemWidgetStateSetParams>,
        ),
        (
            "types/ui.json#/ItemWidgetStateSetResponse",
            recode::<super::ItemWidgetStateSetResponse>,
        ),
        ("types/ui.json#/ToolUiMeta", recode::<super::ToolUiMeta>),
        (
            "types/ui.json#/ToolUiVisibility",
            recode::<super::ToolUiVisibility>,
        ),
        ("types/ui.json#/ToolMeta", recode::<super::ToolMeta>),
        ("types/usage.json#/TokenUsage", recode::<super::TokenUsage>),
        (
            "types/usage.json#/ContextUsageSnapshot",
            recode::<super::ContextUsageSnapshot>,
        ),
        (
            "types/usage.json#/ItemUsageDeltaNotification",
            recode::<super::ItemUsageDeltaNotification>,
        ),
        (
            "types/usageReport.json#/UsageSummaryResponse",
            recode::<super::UsageSummaryResponse>,
        ),
        (
            "types/usageReport.json#/UsageDay",
            recode::<super::UsageDay>,
        ),
        (
            "types/usageReport.json#/UsageTimeseriesParams",
            recode::<super::UsageTimeseriesParams>,
        ),
        (
            "types/usageReport.json#/UsageTimeseriesResponse",
            recode::<super::UsageTimeseriesResponse>,
        ),
        (
            "types/usageReport.json#/RankedMetric",
            recode::<super::RankedMetric>,
        ),
        (
            "types/usageReport.json#/SkillUsage",
            recode::<super::SkillUsage>,
        ),
        (
            "types/usageReport.json#/ProfileInsightsParams",
            recode::<super::ProfileInsightsParams>,
        ),
        (
            "types/usageReport.json#/ProfileInsightsResponse",
            recode::<super::ProfileInsightsResponse>,
        ),
        (
            "types/workspace.json#/WorkspaceCommitMessageSuggestParams",
            recode::<super::WorkspaceCommitMessageSuggestParams>,
        ),
        (
            "types/workspace.json#/WorkspaceCommitMessageSuggestResponse",
            recode::<super::WorkspaceCommitMessageSuggestResponse>,
        ),
        (
            "types/workspace.json#/WelcomeSuggestionItem",
            recode::<super::WelcomeSuggestionItem>,
        ),
        (
            "types/workspace.json#/WelcomeSuggestionSource",
            recode::<super::WelcomeSuggestionSource>,
        ),
        (
            "types/workspace.json#/WelcomeSuggestionsParams",
            recode::<super::WelcomeSuggestionsParams>,
        ),
        (
            "types/workspace.json#/WelcomeSuggestionsResponse",
            recode::<super::WelcomeSuggestionsResponse>,
        ),
        (
            "types/workspace.json#/ConfigSchemaField",
            recode::<super::ConfigSchemaField>,
        ),
        (
            "types/workspace.json#/ConfigSchemaSection",
            recode::<super::ConfigSchemaSection>,
        ),
        (
            "types/workspace.json#/ReloadBehavior",
            recode::<super::ReloadBehavior>,
        ),
        (
            "types/workspace.json#/WorkspaceConfigSchemaResponse",
            recode::<super::WorkspaceConfigSchemaResponse>,
        ),
        (
            "types/workspace.json#/WorkspaceDefaultApprovalPolicy",
            recode::<super::WorkspaceDefaultApprovalPolicy>,
        ),
        (
            "types/workspace.json#/WorkspaceConfigUpdateParams",
            recode::<super::WorkspaceConfigUpdateParams>,
        ),
        (
            "types/workspace.json#/WorkspaceConfigUpdateResponse",
            recode::<super::WorkspaceConfigUpdateResponse>,
        ),
        (
            "types/worktree.json#/ThreadWorktreeInfo",
            recode::<super::ThreadWorktreeInfo>,
        ),
        (
            "types/worktree.json#/ThreadWorktreeDirtyHandoffInfo",
            recode::<super::ThreadWorktreeDirtyHandoffInfo>,
        ),
        (
            "types/worktree.json#/ThreadWorktreeStatus",
            recode::<super::ThreadWorktreeStatus>,
        ),
        (
            "types/worktree.json#/WorktreeHandoffMode",
            recode::<super::WorktreeHandoffMode>,
        ),
        (
            "types/worktree.json#/WorktreeCreateAndForkParams",
            recode::<super::WorktreeCreateAndForkParams>,
        ),
        (
            "types/worktree.json#/WorktreeCreateAndForkResponse",
            recode::<super::WorktreeCreateAndForkResponse>,
        ),
        (
            "types/worktree.json#/WorktreeCreateAndStartParams",
            recode::<super::WorktreeCreateAndStartParams>,
        ),
        (
            "types/worktree.json#/WorktreeCreateAndStartResponse",
            recode::<super::WorktreeCreateAndStartResponse>,
        ),
        (
            "types/worktree.json#/ThreadWorktreeHandoffParams",
            recode::<super::ThreadWorktreeHandoffParams>,
        ),
        (
            "types/worktree.json#/ThreadWorktreeHandoffResponse",
            recode::<super::ThreadWorktreeHandoffResponse>,
        ),
        (
            "types/worktree.json#/WorktreeListParams",
            recode::<super::WorktreeListParams>,
        ),
        (
            "types/worktree.json#/WorktreeListResponse",
            recode::<super::WorktreeListResponse>,
        ),
        (
            "types/worktree.json#/WorktreeStatusParams",
            recode::<super::WorktreeStatusParams>,
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
    type Agent = Self;
    type AppBinding = Self;
    type AppContext = Self;
    type App = Self;
    type Automation = Self;
    type Channel = Self;
    type Command = Self;
    type Cron = Self;
    type Dreams = Self;
    type ExternalChannel = Self;
    type Heartbeat = Self;
    type Connection = Self;
    type ToolUi = Self;
    type Mcp = Self;
    type Memory = Self;
    type Model = Self;
    type Plugin = Self;
    type Profile = Self;
    type Provider = Self;
    type Skills = Self;
    type Children = Self;
    type Subagent = Self;
    type Terminal = Self;
    type Thread = Self;
    type Maintenance = Self;
    type Goal = Self;
    type History = Self;
    type Consolidation = Self;
    type Worktree = Self;
    type Tool = Self;
    type Turn = Self;
    type Usage = Self;
    type Welcome = Self;
    type Commit = Self;
    type Workspace = Self;

    fn agent(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn app_binding(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn app_context(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn app(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn automation(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn channel(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn command(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn cron(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn dreams(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn external_channel(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn heartbeat(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn connection(self: &Arc<Self>) -> Self {
        Self
    }

    fn tool_ui(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn mcp(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn memory(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn model(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn plugin(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn profile(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn provider(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn skills(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn children(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn subagent(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn terminal(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn thread(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn maintenance(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn goal(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn history(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn consolidation(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn worktree(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn tool(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn turn(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn usage(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn welcome(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn commit(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn workspace(self: &Arc<Self>, _: ()) -> Self {
        Self
    }
}

impl AgentMethods for Recorder {
    async fn agent_profiles_builder_draft_read(
        &self,
        _: super::AgentProfilesBuilderDraftReadParams,
    ) -> Result<super::AgentProfileBuilderDraft, RpcError> {
        Err(RpcError::new(0, "agent/profiles/builderDraft/read"))
    }
    async fn agent_profiles_builder_draft_update(
        &self,
        _: super::AgentProfilesBuilderDraftUpdateParams,
    ) -> Result<super::AgentProfileBuilderDraft, RpcError> {
        Err(RpcError::new(0, "agent/profiles/builderDraft/update"))
    }
    async fn agent_profiles_list(
        &self,
        _: super::AgentProfilesListParams,
    ) -> Result<super::AgentProfilesListResponse, RpcError> {
        Err(RpcError::new(0, "agent/profiles/list"))
    }
    async fn agent_profiles_read(
        &self,
        _: super::AgentProfilesReadParams,
    ) -> Result<super::AgentProfilesReadResponse, RpcError> {
        Err(RpcError::new(0, "agent/profiles/read"))
    }
    async fn agent_profiles_refresh_thread(
        &self,
        _: super::AgentProfilesRefreshThreadParams,
    ) -> Result<super::AgentProfilesRefreshThreadResponse, RpcError> {
        Err(RpcError::new(0, "agent/profiles/refreshThread"))
    }
    async fn agent_profiles_remove(
        &self,
        _: super::AgentProfilesRemoveParams,
    ) -> Result<super::AgentProfilesRemoveResponse, RpcError> {
        Err(RpcError::new(0, "agent/profiles/remove"))
    }
    async fn agent_profiles_upsert(
        &self,
        _: super::AgentProfilesUpsertParams,
    ) -> Result<super::AgentProfilesUpsertResponse, RpcError> {
        Err(RpcError::new(0, "agent/profiles/upsert"))
    }
    async fn agent_profiles_validate(
        &self,
        _: super::AgentProfilesValidateParams,
    ) -> Result<super::AgentProfilesValidateResponse, RpcError> {
        Err(RpcError::new(0, "agent/profiles/validate"))
    }
}

impl AppBindingMethods for Recorder {
    async fn app_binding_accept(
        &self,
        _: super::AppBindingAcceptParams,
    ) -> Result<super::AppBindingAcceptResponse, RpcError> {
        Err(RpcError::new(0, "app/binding/accept"))
    }
    async fn app_binding_attach_tools(
        &self,
        _: super::AppBindingAttachToolsParams,
    ) -> Result<super::AppBindingAttachToolsResponse, RpcError> {
        Err(RpcError::new(0, "app/binding/attachTools"))
    }
    async fn app_binding_request_cancel(
        &self,
        _: super::AppBindingRequestCancelParams,
    ) -> Result<super::AppBindingRequestCancelResponse, RpcError> {
        Err(RpcError::new(0, "app/binding/request/cancel"))
    }
    async fn app_binding_request_create(
        &self,
        _: super::AppBindingRequestCreateParams,
    ) -> Result<super::AppBindingRequestCreateResponse, RpcError> {
        Err(RpcError::new(0, "app/binding/request/create"))
    }
    async fn app_binding_request_get(
        &self,
        _: super::AppBindingRequestGetParams,
    ) -> Result<super::AppBindingRequestGetResponse, RpcError> {
        Err(RpcError::new(0, "app/binding/request/get"))
    }
    async fn thread_app_bindings_list(
        &self,
        _: super::ThreadAppBindingsListParams,
    ) -> Result<super::ThreadAppBindingsListResponse, RpcError> {
        Err(RpcError::new(0, "thread/appBindings/list"))
    }
    async fn thread_app_bindings_refresh(
        &self,
        _: super::ThreadAppBindingsRefreshParams,
    ) -> Result<super::ThreadAppBindingsRefreshResponse, RpcError> {
        Err(RpcError::new(0, "thread/appBindings/refresh"))
    }
    async fn thread_app_bindings_revoke(
        &self,
        _: super::ThreadAppBindingsRevokeParams,
    ) -> Result<super::ThreadAppBindingsRevokeResponse, RpcError> {
        Err(RpcError::new(0, "thread/appBindings/revoke"))
    }
}

impl AppContextMethods for Recorder {
    async fn app_binding_context_remove(
        &self,
        _: super::AppBindingContextRemoveParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "app/binding/context/remove"))
    }
    async fn app_binding_context_upsert(
        &self,
        _: super::AppBindingContextUpsertParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "app/binding/context/upsert"))
    }
    async fn app_thread_input_enqueue(
        &self,
        _: super::AppThreadInputEnqueueParams,
    ) -> Result<super::AppThreadInputEnqueueResponse, RpcError> {
        Err(RpcError::new(0, "app/threadInput/enqueue"))
    }
    async fn thread_app_context_blocks_list(
        &self,
        _: super::ThreadAppContextBlocksListParams,
    ) -> Result<super::ThreadAppContextBlocksListResponse, RpcError> {
        Err(RpcError::new(0, "thread/appContextBlocks/list"))
    }
}

impl AppMethods for Recorder {
    async fn app_connection_connect(
        &self,
        _: super::AppConnectionConnectParams,
    ) -> Result<super::AppConnectionConnectResponse, RpcError> {
        Err(RpcError::new(0, "app/connection/connect"))
    }
    async fn app_connection_request_get(
        &self,
        _: super::AppConnectionRequestGetParams,
    ) -> Result<super::AppConnectionRequestGetResponse, RpcError> {
        Err(RpcError::new(0, "app/connection/request/get"))
    }
    async fn app_connection_revoke(
        &self,
        _: super::AppConnectionRevokeParams,
    ) -> Result<super::AppConnectionRevokeResponse, RpcError> {
        Err(RpcError::new(0, "app/connection/revoke"))
    }
    async fn app_connection_start(
        &self,
        _: super::AppConnectionStartParams,
    ) -> Result<super::AppConnectionStartResponse, RpcError> {
        Err(RpcError::new(0, "app/connection/start"))
    }
    async fn app_connection_status(
        &self,
        _: super::AppConnectionStatusParams,
    ) -> Result<super::AppConnectionStatusResponse, RpcError> {
        Err(RpcError::new(0, "app/connection/status"))
    }
    async fn app_list(&self, _: super::AppListParams) -> Result<super::AppListResponse, RpcError> {
        Err(RpcError::new(0, "app/list"))
    }
    async fn app_view(&self, _: super::AppViewParams) -> Result<super::AppViewResponse, RpcError> {
        Err(RpcError::new(0, "app/view"))
    }
}

impl AutomationMethods for Recorder {
    async fn automation_task_create(
        &self,
        _: super::AutomationTaskCreateParams,
    ) -> Result<super::AutomationTaskCreateResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/create"))
    }
    async fn automation_task_delete(
        &self,
        _: super::AutomationTaskDeleteParams,
    ) -> Result<super::AutomationTaskDeleteResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/delete"))
    }
    async fn automation_task_discard_worktree(
        &self,
        _: super::AutomationTaskDiscardWorktreeParams,
    ) -> Result<super::AutomationTaskDiscardWorktreeResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/discardWorktree"))
    }
    async fn automation_task_list(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::AutomationTaskListResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/list"))
    }
    async fn automation_task_read(
        &self,
        _: super::AutomationTaskReadParams,
    ) -> Result<super::AutomationTaskReadResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/read"))
    }
    async fn automation_task_run(
        &self,
        _: super::AutomationTaskRunParams,
    ) -> Result<super::AutomationTaskRunResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/run"))
    }
    async fn automation_task_update_binding(
        &self,
        _: super::AutomationTaskUpdateBindingParams,
    ) -> Result<super::AutomationTaskUpdateBindingResponse, RpcError> {
        Err(RpcError::new(0, "automation/task/updateBinding"))
    }
    async fn automation_template_delete(
        &self,
        _: super::AutomationTemplateDeleteParams,
    ) -> Result<super::AutomationTemplateDeleteResponse, RpcError> {
        Err(RpcError::new(0, "automation/template/delete"))
    }
    async fn automation_template_list(
        &self,
        _: super::AutomationTemplateListParams,
    ) -> Result<super::AutomationTemplateListResponse, RpcError> {
        Err(RpcError::new(0, "automation/template/list"))
    }
    async fn automation_template_save(
        &self,
        _: super::AutomationTemplateSaveParams,
    ) -> Result<super::AutomationTemplateSaveResponse, RpcError> {
        Err(RpcError::new(0, "automation/template/save"))
    }
}

impl ChannelMethods for Recorder {
    async fn channel_list(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::ChannelListResponse, RpcError> {
        Err(RpcError::new(0, "channel/list"))
    }
    async fn channel_status(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::ChannelStatusResponse, RpcError> {
        Err(RpcError::new(0, "channel/status"))
    }
}

impl CommandMethods for Recorder {
    async fn command_execute(
        &self,
        _: super::CommandExecuteParams,
    ) -> Result<super::CommandResult, RpcError> {
        Err(RpcError::new(0, "command/execute"))
    }
    async fn command_list(
        &self,
        _: super::CommandListParams,
    ) -> Result<super::CommandListResponse, RpcError> {
        Err(RpcError::new(0, "command/list"))
    }
}

impl CronMethods for Recorder {
    async fn cron_enable(
        &self,
        _: super::CronEnableParams,
    ) -> Result<super::CronEnableResponse, RpcError> {
        Err(RpcError::new(0, "cron/enable"))
    }
    async fn cron_list(
        &self,
        _: super::CronListParams,
    ) -> Result<super::CronListResponse, RpcError> {
        Err(RpcError::new(0, "cron/list"))
    }
    async fn cron_remove(
        &self,
        _: super::CronRemoveParams,
    ) -> Result<super::CronRemoveResponse, RpcError> {
        Err(RpcError::new(0, "cron/remove"))
    }
    async fn cron_run(&self, _: super::CronRunParams) -> Result<super::CronRunResponse, RpcError> {
        Err(RpcError::new(0, "cron/run"))
    }
}

impl DreamsMethods for Recorder {
    async fn dreams_apply(
        &self,
        _: super::DreamsApplyParams,
    ) -> Result<super::DreamsRunResult, RpcError> {
        Err(RpcError::new(0, "dreams/apply"))
    }
    async fn dreams_archive(
        &self,
        _: super::DreamsArchiveParams,
    ) -> Result<super::DreamsRunResult, RpcError> {
        Err(RpcError::new(0, "dreams/archive"))
    }
    async fn dreams_cancel(
        &self,
        _: super::DreamsCancelParams,
    ) -> Result<super::DreamsRunResult, RpcError> {
        Err(RpcError::new(0, "dreams/cancel"))
    }
    async fn dreams_create(
        &self,
        _: super::DreamsCreateParams,
    ) -> Result<super::DreamsRunResult, RpcError> {
        Err(RpcError::new(0, "dreams/create"))
    }
    async fn dreams_discard(
        &self,
        _: super::DreamsDiscardParams,
    ) -> Result<super::DreamsRunResult, RpcError> {
        Err(RpcError::new(0, "dreams/discard"))
    }
    async fn dreams_get(
        &self,
        _: super::DreamsGetParams,
    ) -> Result<super::DreamsRunResult, RpcError> {
        Err(RpcError::new(0, "dreams/get"))
    }
    async fn dreams_list(
        &self,
        _: super::DreamsListParams,
    ) -> Result<super::DreamsListResponse, RpcError> {
        Err(RpcError::new(0, "dreams/list"))
    }
    async fn dreams_run(&self, _: super::EmptyObject) -> Result<super::DreamsStatus, RpcError> {
        Err(RpcError::new(0, "dreams/run"))
    }
    async fn dreams_status(&self, _: super::EmptyObject) -> Result<super::DreamsStatus, RpcError> {
        Err(RpcError::new(0, "dreams/status"))
    }
}

impl ExternalChannelMethods for Recorder {
    async fn external_channel_get(
        &self,
        _: super::ExternalChannelGetParams,
    ) -> Result<super::ExternalChannelGetResponse, RpcError> {
        Err(RpcError::new(0, "externalChannel/get"))
    }
    async fn external_channel_list(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::ExternalChannelListResponse, RpcError> {
        Err(RpcError::new(0, "externalChannel/list"))
    }
    async fn external_channel_remove(
        &self,
        _: super::ExternalChannelRemoveParams,
    ) -> Result<super::ExternalChannelRemoveResponse, RpcError> {
        Err(RpcError::new(0, "externalChannel/remove"))
    }
    async fn external_channel_upsert(
        &self,
        _: super::ExternalChannelUpsertParams,
    ) -> Result<super::ExternalChannelUpsertResponse, RpcError> {
        Err(RpcError::new(0, "externalChannel/upsert"))
    }
}

impl HeartbeatMethods for Recorder {
    async fn heartbeat_trigger(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::HeartbeatTriggerResponse, RpcError> {
        Err(RpcError::new(0, "heartbeat/trigger"))
    }
}

impl ConnectionMethods for Recorder {
    async fn initialize(
        &self,
        _: super::InitializeParams,
    ) -> Result<super::InitializeResult, RpcError> {
        Err(RpcError::new(0, "initialize"))
    }
}

impl ToolUiMethods for Recorder {
    async fn item_widget_state_set(
        &self,
        _: super::ItemWidgetStateSetParams,
    ) -> Result<super::ItemWidgetStateSetResponse, RpcError> {
        Err(RpcError::new(0, "item/widget-state/set"))
    }
    async fn ui_open_link(
        &self,
        _: super::UiOpenLinkParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "ui/open-link"))
    }
    async fn ui_resource_read(
        &self,
        _: super::UiResourceReadParams,
    ) -> Result<super::UiResourceReadResponse, RpcError> {
        Err(RpcError::new(0, "ui/resource/read"))
    }
    async fn ui_tool_call(
        &self,
        _: super::UiToolCallParams,
    ) -> Result<super::DynamicToolResult, RpcError> {
        Err(RpcError::new(0, "ui/tool/call"))
    }
    async fn ui_update_model_context(
        &self,
        _: super::UiUpdateModelContextParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "ui/update-model-context"))
    }
}

impl McpMethods for Recorder {
    async fn mcp_get(&self, _: super::McpGetParams) -> Result<super::McpGetResponse, RpcError> {
        Err(RpcError::new(0, "mcp/get"))
    }
    async fn mcp_list(&self, _: super::EmptyObject) -> Result<super::McpListResponse, RpcError> {
        Err(RpcError::new(0, "mcp/list"))
    }
    async fn mcp_remove(
        &self,
        _: super::McpRemoveParams,
    ) -> Result<super::McpRemoveResponse, RpcError> {
        Err(RpcError::new(0, "mcp/remove"))
    }
    async fn mcp_status_list(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::McpStatusListResponse, RpcError> {
        Err(RpcError::new(0, "mcp/status/list"))
    }
    async fn mcp_test(&self, _: super::McpTestParams) -> Result<super::McpTestResponse, RpcError> {
        Err(RpcError::new(0, "mcp/test"))
    }
    async fn mcp_upsert(
        &self,
        _: super::McpUpsertParams,
    ) -> Result<super::McpUpsertResponse, RpcError> {
        Err(RpcError::new(0, "mcp/upsert"))
    }
}

impl MemoryMethods for Recorder {
    async fn memory_reset(&self, _: super::EmptyObject) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "memory/reset"))
    }
}

impl ModelMethods for Recorder {
    async fn model_list(
        &self,
        _: super::ModelListParams,
    ) -> Result<super::ModelListResponse, RpcError> {
        Err(RpcError::new(0, "model/list"))
    }
}

impl PluginMethods for Recorder {
    async fn plugin_install(
        &self,
        _: super::PluginInstallParams,
    ) -> Result<super::PluginInstallResponse, RpcError> {
        Err(RpcError::new(0, "plugin/install"))
    }
    async fn plugin_list(
        &self,
        _: super::PluginListParams,
    ) -> Result<super::PluginListResponse, RpcError> {
        Err(RpcError::new(0, "plugin/list"))
    }
    async fn plugin_remove(
        &self,
        _: super::PluginRemoveParams,
    ) -> Result<super::PluginRemoveResponse, RpcError> {
        Err(RpcError::new(0, "plugin/remove"))
    }
    async fn plugin_set_enabled(
        &self,
        _: super::PluginSetEnabledParams,
    ) -> Result<super::PluginSetEnabledResponse, RpcError> {
        Err(RpcError::new(0, "plugin/setEnabled"))
    }
    async fn plugin_view(
        &self,
        _: super::PluginViewParams,
    ) -> Result<super::PluginViewResponse, RpcError> {
        Err(RpcError::new(0, "plugin/view"))
    }
}

impl ProfileMethods for Recorder {
    async fn profile_insights(
        &self,
        _: super::ProfileInsightsParams,
    ) -> Result<super::ProfileInsightsResponse, RpcError> {
        Err(RpcError::new(0, "profile/insights"))
    }
}

impl ProviderMethods for Recorder {
    async fn provider_create(
        &self,
        _: super::ProviderCreateParams,
    ) -> Result<super::ProviderCreateResponse, RpcError> {
        Err(RpcError::new(0, "provider/create"))
    }
    async fn provider_delete(
        &self,
        _: super::ProviderDeleteParams,
    ) -> Result<super::ProviderDeleteResponse, RpcError> {
        Err(RpcError::new(0, "provider/delete"))
    }
    async fn provider_list(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::ProviderListResponse, RpcError> {
        Err(RpcError::new(0, "provider/list"))
    }
    async fn provider_test(
        &self,
        _: super::ProviderTestParams,
    ) -> Result<super::ProviderTestResponse, RpcError> {
        Err(RpcError::new(0, "provider/test"))
    }
    async fn provider_update(
        &self,
        _: super::ProviderUpdateParams,
    ) -> Result<super::ProviderUpdateResponse, RpcError> {
        Err(RpcError::new(0, "provider/update"))
    }
}

impl SkillsMethods for Recorder {
    async fn skills_list(
        &self,
        _: super::SkillsListParams,
    ) -> Result<super::SkillsListResponse, RpcError> {
        Err(RpcError::new(0, "skills/list"))
    }
    async fn skills_read(
        &self,
        _: super::SkillsReadParams,
    ) -> Result<super::SkillsReadResponse, RpcError> {
        Err(RpcError::new(0, "skills/read"))
    }
    async fn skills_restore_original(
        &self,
        _: super::SkillsRestoreOriginalParams,
    ) -> Result<super::SkillsRestoreOriginalResponse, RpcError> {
        Err(RpcError::new(0, "skills/restoreOriginal"))
    }
    async fn skills_set_enabled(
        &self,
        _: super::SkillsSetEnabledParams,
    ) -> Result<super::SkillsSetEnabledResponse, RpcError> {
        Err(RpcError::new(0, "skills/setEnabled"))
    }
    async fn skills_uninstall(
        &self,
        _: super::SkillsUninstallParams,
    ) -> Result<super::SkillsUninstallResponse, RpcError> {
        Err(RpcError::new(0, "skills/uninstall"))
    }
    async fn skills_view(
        &self,
        _: super::SkillsViewParams,
    ) -> Result<super::SkillsViewResponse, RpcError> {
        Err(RpcError::new(0, "skills/view"))
    }
}

impl ChildrenMethods for Recorder {
    async fn subagent_children_list(
        &self,
        _: super::SubagentChildrenListParams,
    ) -> Result<super::SubagentChildrenListResponse, RpcError> {
        Err(RpcError::new(0, "subagent/children/list"))
    }
    async fn subagent_close(
        &self,
        _: super::SubagentCloseParams,
    ) -> Result<super::SubAgentControlResult, RpcError> {
        Err(RpcError::new(0, "subagent/close"))
    }
    async fn subagent_followup_task(
        &self,
        _: super::SubagentFollowupTaskParams,
    ) -> Result<super::SubAgentControlResult, RpcError> {
        Err(RpcError::new(0, "subagent/followupTask"))
    }
    async fn subagent_send_message(
        &self,
        _: super::SubagentSendMessageParams,
    ) -> Result<super::SubAgentControlResult, RpcError> {
        Err(RpcError::new(0, "subagent/sendMessage"))
    }
}

impl SubagentMethods for Recorder {
    async fn subagent_profiles_list(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::SubagentProfilesListResponse, RpcError> {
        Err(RpcError::new(0, "subagent/profiles/list"))
    }
    async fn subagent_profiles_remove(
        &self,
        _: super::SubagentProfilesRemoveParams,
    ) -> Result<super::SubagentProfilesRemoveResponse, RpcError> {
        Err(RpcError::new(0, "subagent/profiles/remove"))
    }
    async fn subagent_profiles_set_enabled(
        &self,
        _: super::SubagentProfilesSetEnabledParams,
    ) -> Result<super::SubagentProfilesSetEnabledResponse, RpcError> {
        Err(RpcError::new(0, "subagent/profiles/setEnabled"))
    }
    async fn subagent_profiles_upsert(
        &self,
        _: super::SubagentProfilesUpsertParams,
    ) -> Result<super::SubagentProfilesUpsertResponse, RpcError> {
        Err(RpcError::new(0, "subagent/profiles/upsert"))
    }
    async fn subagent_settings_update(
        &self,
        _: super::SubagentSettingsUpdateParams,
    ) -> Result<super::SubagentSettingsUpdateResponse, RpcError> {
        Err(RpcError::new(0, "subagent/settings/update"))
    }
}

impl TerminalMethods for Recorder {
    async fn terminal_clean(
        &self,
        _: super::TerminalCleanParams,
    ) -> Result<super::TerminalCleanResponse, RpcError> {
        Err(RpcError::new(0, "terminal/clean"))
    }
    async fn terminal_list(
        &self,
        _: super::TerminalListParams,
    ) -> Result<super::TerminalListResponse, RpcError> {
        Err(RpcError::new(0, "terminal/list"))
    }
    async fn terminal_read(
        &self,
        _: super::TerminalReadParams,
    ) -> Result<super::TerminalReadResponse, RpcError> {
        Err(RpcError::new(0, "terminal/read"))
    }
    async fn terminal_stop(
        &self,
        _: super::TerminalStopParams,
    ) -> Result<super::TerminalStopResponse, RpcError> {
        Err(RpcError::new(0, "terminal/stop"))
    }
    async fn terminal_write(
        &self,
        _: super::TerminalWriteParams,
    ) -> Result<super::TerminalWriteResponse, RpcError> {
        Err(RpcError::new(0, "terminal/write"))
    }
}

impl ThreadMethods for Recorder {
    async fn thread_archive(
        &self,
        _: super::ThreadArchiveParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/archive"))
    }
    async fn thread_config_update(
        &self,
        _: super::ThreadConfigUpdateParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/config/update"))
    }
    async fn thread_delete(
        &self,
        _: super::ThreadDeleteParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/delete"))
    }
    async fn thread_fork(
        &self,
        _: super::ThreadForkParams,
    ) -> Result<super::ThreadForkResponse, RpcError> {
        Err(RpcError::new(0, "thread/fork"))
    }
    async fn thread_mode_set(
        &self,
        _: super::ThreadModeSetParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/mode/set"))
    }
    async fn thread_pause(
        &self,
        _: super::ThreadPauseParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/pause"))
    }
    async fn thread_rename(
        &self,
        _: super::ThreadRenameParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/rename"))
    }
    async fn thread_resume(
        &self,
        _: super::ThreadResumeParams,
    ) -> Result<super::ThreadResumeResponse, RpcError> {
        Err(RpcError::new(0, "thread/resume"))
    }
    async fn thread_start(
        &self,
        _: super::ThreadStartParams,
    ) -> Result<super::ThreadStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/start"))
    }
    async fn thread_subscribe(
        &self,
        _: super::ThreadSubscribeParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/subscribe"))
    }
    async fn thread_unarchive(
        &self,
        _: super::ThreadUnarchiveParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/unarchive"))
    }
    async fn thread_unsubscribe(
        &self,
        _: super::ThreadUnsubscribeParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/unsubscribe"))
    }
}

impl MaintenanceMethods for Recorder {
    async fn thread_compact_start(
        &self,
        _: super::ThreadCompactStartParams,
    ) -> Result<super::ThreadCompactStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/compact/start"))
    }
    async fn thread_maintenance_interrupt(
        &self,
        _: super::ThreadMaintenanceInterruptParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "thread/maintenance/interrupt"))
    }
}

impl GoalMethods for Recorder {
    async fn thread_goal_clear(
        &self,
        _: super::ThreadGoalClearParams,
    ) -> Result<super::ThreadGoalClearResponse, RpcError> {
        Err(RpcError::new(0, "thread/goal/clear"))
    }
    async fn thread_goal_get(
        &self,
        _: super::ThreadGoalGetParams,
    ) -> Result<super::ThreadGoalGetResponse, RpcError> {
        Err(RpcError::new(0, "thread/goal/get"))
    }
    async fn thread_goal_set(
        &self,
        _: super::ThreadGoalSetParams,
    ) -> Result<super::ThreadGoalSetResponse, RpcError> {
        Err(RpcError::new(0, "thread/goal/set"))
    }
}

impl HistoryMethods for Recorder {
    async fn thread_list(
        &self,
        _: super::ThreadListParams,
    ) -> Result<super::ThreadListResponse, RpcError> {
        Err(RpcError::new(0, "thread/list"))
    }
    async fn thread_read(
        &self,
        _: super::ThreadReadParams,
    ) -> Result<super::ThreadReadResponse, RpcError> {
        Err(RpcError::new(0, "thread/read"))
    }
    async fn thread_rollback(
        &self,
        _: super::ThreadRollbackParams,
    ) -> Result<super::ThreadRollbackResponse, RpcError> {
        Err(RpcError::new(0, "thread/rollback"))
    }
}

impl ConsolidationMethods for Recorder {
    async fn thread_memory_consolidate_start(
        &self,
        _: super::ThreadMemoryConsolidateStartParams,
    ) -> Result<super::ThreadMemoryConsolidateStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/memory/consolidate/start"))
    }
}

impl WorktreeMethods for Recorder {
    async fn thread_worktree_handoff(
        &self,
        _: super::ThreadWorktreeHandoffParams,
    ) -> Result<super::ThreadWorktreeHandoffResponse, RpcError> {
        Err(RpcError::new(0, "thread/worktree/handoff"))
    }
    async fn worktree_create_and_fork(
        &self,
        _: super::WorktreeCreateAndForkParams,
    ) -> Result<super::WorktreeCreateAndForkResponse, RpcError> {
        Err(RpcError::new(0, "worktree/createAndFork"))
    }
    async fn worktree_create_and_start(
        &self,
        _: super::WorktreeCreateAndStartParams,
    ) -> Result<super::WorktreeCreateAndStartResponse, RpcError> {
        Err(RpcError::new(0, "worktree/createAndStart"))
    }
    async fn worktree_list(
        &self,
        _: super::WorktreeListParams,
    ) -> Result<super::WorktreeListResponse, RpcError> {
        Err(RpcError::new(0, "worktree/list"))
    }
    async fn worktree_status(
        &self,
        _: super::WorktreeStatusParams,
    ) -> Result<super::ThreadWorktreeStatus, RpcError> {
        Err(RpcError::new(0, "worktree/status"))
    }
}

impl ToolMethods for Recorder {
    async fn tool_list(
        &self,
        _: super::ToolListParams,
    ) -> Result<super::ToolListResponse, RpcError> {
        Err(RpcError::new(0, "tool/list"))
    }
}

impl TurnMethods for Recorder {
    async fn turn_enqueue(
        &self,
        _: super::TurnEnqueueParams,
    ) -> Result<super::TurnEnqueueResponse, RpcError> {
        Err(RpcError::new(0, "turn/enqueue"))
    }
    async fn turn_interrupt(
        &self,
        _: super::TurnInterruptParams,
    ) -> Result<super::EmptyObject, RpcError> {
        Err(RpcError::new(0, "turn/interrupt"))
    }
    async fn turn_queue_remove(
        &self,
        _: super::TurnQueueRemoveParams,
    ) -> Result<super::TurnQueueRemoveResponse, RpcError> {
        Err(RpcError::new(0, "turn/queue/remove"))
    }
    async fn turn_queue_reorder(
        &self,
        _: super::TurnQueueReorderParams,
    ) -> Result<super::TurnQueueReorderResponse, RpcError> {
        Err(RpcError::new(0, "turn/queue/reorder"))
    }
    async fn turn_start(
        &self,
        _: super::TurnStartParams,
    ) -> Result<super::TurnStartResponse, RpcError> {
        Err(RpcError::new(0, "turn/start"))
    }
    async fn turn_steer(
        &self,
        _: super::TurnSteerParams,
    ) -> Result<super::TurnSteerResponse, RpcError> {
        Err(RpcError::new(0, "turn/steer"))
    }
}

impl UsageMethods for Recorder {
    async fn usage_summary(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::UsageSummaryResponse, RpcError> {
        Err(RpcError::new(0, "usage/summary"))
    }
    async fn usage_timeseries(
        &self,
        _: super::UsageTimeseriesParams,
    ) -> Result<super::UsageTimeseriesResponse, RpcError> {
        Err(RpcError::new(0, "usage/timeseries"))
    }
}

impl WelcomeMethods for Recorder {
    async fn welcome_suggestions(
        &self,
        _: super::WelcomeSuggestionsParams,
    ) -> Result<super::WelcomeSuggestionsResponse, RpcError> {
        Err(RpcError::new(0, "welcome/suggestions"))
    }
}

impl CommitMethods for Recorder {
    async fn workspace_commit_message_suggest(
        &self,
        _: super::WorkspaceCommitMessageSuggestParams,
    ) -> Result<super::WorkspaceCommitMessageSuggestResponse, RpcError> {
        Err(RpcError::new(0, "workspace/commitMessage/suggest"))
    }
}

impl WorkspaceMethods for Recorder {
    async fn workspace_config_schema(
        &self,
        _: super::EmptyObject,
    ) -> Result<super::WorkspaceConfigSchemaResponse, RpcError> {
        Err(RpcError::new(0, "workspace/config/schema"))
    }
    async fn workspace_config_update(
        &self,
        _: super::WorkspaceConfigUpdateParams,
    ) -> Result<super::WorkspaceConfigUpdateResponse, RpcError> {
        Err(RpcError::new(0, "workspace/config/update"))
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
