// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/conformance.rs.j2 from schema/codex/**/*.json.

//! What the tests of the decoders and of the router go through.

use std::sync::Arc;

use super::*;
use crate::conformance::{Subject, recode};
use crate::{
    Call, CallError, Handler,
    envelope::{PendingCall, RpcError},
};

pub(crate) static SUBJECT: Subject = Subject {
    folder: "codex",
    decoders: &[
        (
            "types/account.json#/GetAccountParams",
            recode::<super::GetAccountParams>,
        ),
        (
            "types/account.json#/GetAccountResponse",
            recode::<super::GetAccountResponse>,
        ),
        ("types/account.json#/Account", recode::<super::Account>),
        (
            "types/account.json#/WorkspaceRouting",
            recode::<super::WorkspaceRouting>,
        ),
        (
            "types/account.json#/AccountRoutingOverride",
            recode::<super::AccountRoutingOverride>,
        ),
        ("types/account.json#/AuthMode", recode::<super::AuthMode>),
        ("types/account.json#/PlanType", recode::<super::PlanType>),
        (
            "types/account.json#/AccountUpdatedNotification",
            recode::<super::AccountUpdatedNotification>,
        ),
        (
            "types/account.json#/AccountRateLimitsUpdatedNotification",
            recode::<super::AccountRateLimitsUpdatedNotification>,
        ),
        (
            "types/account.json#/RateLimitSnapshot",
            recode::<super::RateLimitSnapshot>,
        ),
        (
            "types/account.json#/RateLimitWindow",
            recode::<super::RateLimitWindow>,
        ),
        (
            "types/account.json#/CreditsSnapshot",
            recode::<super::CreditsSnapshot>,
        ),
        (
            "types/account.json#/SpendControlLimitSnapshot",
            recode::<super::SpendControlLimitSnapshot>,
        ),
        (
            "types/account.json#/RateLimitReachedType",
            recode::<super::RateLimitReachedType>,
        ),
        ("types/app.json#/AppBranding", recode::<super::AppBranding>),
        ("types/app.json#/AppInfo", recode::<super::AppInfo>),
        (
            "types/app.json#/AppListUpdatedNotification",
            recode::<super::AppListUpdatedNotification>,
        ),
        ("types/app.json#/AppMetadata", recode::<super::AppMetadata>),
        ("types/app.json#/AppReview", recode::<super::AppReview>),
        (
            "types/app.json#/AppScreenshot",
            recode::<super::AppScreenshot>,
        ),
        (
            "types/app.json#/AppToolSummary",
            recode::<super::AppToolSummary>,
        ),
        (
            "types/app.json#/AppsInstalledParams",
            recode::<super::AppsInstalledParams>,
        ),
        (
            "types/app.json#/AppsInstalledResponse",
            recode::<super::AppsInstalledResponse>,
        ),
        (
            "types/app.json#/AppsListParams",
            recode::<super::AppsListParams>,
        ),
        (
            "types/app.json#/AppsListResponse",
            recode::<super::AppsListResponse>,
        ),
        (
            "types/app.json#/AppsReadParams",
            recode::<super::AppsReadParams>,
        ),
        (
            "types/app.json#/AppsReadResponse",
            recode::<super::AppsReadResponse>,
        ),
        (
            "types/app.json#/ConnectorMetadata",
            recode::<super::ConnectorMetadata>,
        ),
        (
            "types/app.json#/InstalledApp",
            recode::<super::InstalledApp>,
        ),
        (
            "types/approval.json#/CommandExecutionRequestApprovalParams",
            recode::<super::CommandExecutionRequestApprovalParams>,
        ),
        (
            "types/approval.json#/CommandExecutionApprovalKind",
            recode::<super::CommandExecutionApprovalKind>,
        ),
        (
            "types/approval.json#/NetworkApprovalContext",
            recode::<super::NetworkApprovalContext>,
        ),
        (
            "types/approval.json#/NetworkApprovalProtocol",
            recode::<super::NetworkApprovalProtocol>,
        ),
        (
            "types/approval.json#/NetworkPolicyAmendment",
            recode::<super::NetworkPolicyAmendment>,
        ),
        (
            "types/approval.json#/NetworkPolicyRuleAction",
            recode::<super::NetworkPolicyRuleAction>,
        ),
        (
            "types/approval.json#/CommandExecutionRequestApprovalResponse",
            recode::<super::CommandExecutionRequestApprovalResponse>,
        ),
        (
            "types/approval.json#/CommandExecutionApprovalDecision",
            recode::<super::CommandExecutionApprovalDecision>,
        ),
        (
            "types/approval.json#/ExecpolicyAmendmentDecision",
            recode::<super::ExecpolicyAmendmentDecision>,
        ),
        (
            "types/approval.json#/NetworkPolicyAmendmentDecision",
            recode::<super::NetworkPolicyAmendmentDecision>,
        ),
        (
            "types/approval.json#/FileChangeRequestApprovalParams",
            recode::<super::FileChangeRequestApprovalParams>,
        ),
        (
            "types/approval.json#/FileChangeRequestApprovalResponse",
            recode::<super::FileChangeRequestApprovalResponse>,
        ),
        (
            "types/approval.json#/FileChangeApprovalDecision",
            recode::<super::FileChangeApprovalDecision>,
        ),
        (
            "types/approval.json#/ServerRequestResolvedNotification",
            recode::<super::ServerRequestResolvedNotification>,
        ),
        (
            "types/approval.json#/GrantedPermissionProfile",
            recode::<super::GrantedPermissionProfile>,
        ),
        (
            "types/approval.json#/PermissionGrantScope",
            recode::<super::PermissionGrantScope>,
        ),
        (
            "types/approval.json#/PermissionsRequestApprovalParams",
            recode::<super::PermissionsRequestApprovalParams>,
        ),
        (
            "types/approval.json#/PermissionsRequestApprovalResponse",
            recode::<super::PermissionsRequestApprovalResponse>,
        ),
        (
            "types/approval.json#/RequestPermissionProfile",
            recode::<super::RequestPermissionProfile>,
        ),
        (
            "types/attachment.json#/ThreadAttachment",
            recode::<super::ThreadAttachment>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentAddOutcome",
            recode::<super::ThreadAttachmentAddOutcome>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentAddParams",
            recode::<super::ThreadAttachmentAddParams>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentAddResponse",
            recode::<super::ThreadAttachmentAddResponse>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentListParams",
            recode::<super::ThreadAttachmentListParams>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentListResponse",
            recode::<super::ThreadAttachmentListResponse>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentOperation",
            recode::<super::ThreadAttachmentOperation>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentOwner",
            recode::<super::ThreadAttachmentOwner>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentOwnerListParams",
            recode::<super::ThreadAttachmentOwnerListParams>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentOwnerListResponse",
            recode::<super::ThreadAttachmentOwnerListResponse>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentRemoveParams",
            recode::<super::ThreadAttachmentRemoveParams>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentRemoveResponse",
            recode::<super::ThreadAttachmentRemoveResponse>,
        ),
        (
            "types/attachment.json#/ThreadAttachmentUpdatedNotification",
            recode::<super::ThreadAttachmentUpdatedNotification>,
        ),
        (
            "types/attestation.json#/AttestationGenerateParams",
            recode::<super::AttestationGenerateParams>,
        ),
        (
            "types/attestation.json#/AttestationGenerateResponse",
            recode::<super::AttestationGenerateResponse>,
        ),
        (
            "types/cloud.json#/AwsCredentialType",
            recode::<super::AwsCredentialType>,
        ),
        (
            "types/cloud.json#/BedrockAwsProfile",
            recode::<super::BedrockAwsProfile>,
        ),
        (
            "types/cloud.json#/BedrockCheckGovCloudRequirementsParams",
            recode::<super::BedrockCheckGovCloudRequirementsParams>,
        ),
        (
            "types/cloud.json#/BedrockCheckGovCloudRequirementsResponse",
            recode::<super::BedrockCheckGovCloudRequirementsResponse>,
        ),
        (
            "types/cloud.json#/BedrockDiscoverParams",
            recode::<super::BedrockDiscoverParams>,
        ),
        (
            "types/cloud.json#/BedrockDiscoverResponse",
            recode::<super::BedrockDiscoverResponse>,
        ),
        (
            "types/cloud.json#/BedrockEnvironmentCredential",
            recode::<super::BedrockEnvironmentCredential>,
        ),
        (
            "types/cloud.json#/BedrockSetupParams",
            recode::<super::BedrockSetupParams>,
        ),
        (
            "types/cloud.json#/BedrockSetupResponse",
            recode::<super::BedrockSetupResponse>,
        ),
        (
            "types/cloud.json#/GcpSetupParams",
            recode::<super::GcpSetupParams>,
        ),
        (
            "types/cloud.json#/GcpSetupResponse",
            recode::<super::GcpSetupResponse>,
        ),
        (
            "types/command.json#/CommandExecOutputDeltaNotification",
            recode::<super::CommandExecOutputDeltaNotification>,
        ),
        (
            "types/command.json#/CommandExecOutputStream",
            recode::<super::CommandExecOutputStream>,
        ),
        (
            "types/command.json#/CommandExecParams",
            recode::<super::CommandExecParams>,
        ),
        (
            "types/command.json#/CommandExecResizeParams",
            recode::<super::CommandExecResizeParams>,
        ),
        (
            "types/command.json#/CommandExecResizeResponse",
            recode::<super::CommandExecResizeResponse>,
        ),
        (
            "types/command.json#/CommandExecResponse",
            recode::<super::CommandExecResponse>,
        ),
        (
            "types/command.json#/CommandExecTerminalSize",
            recode::<super::CommandExecTerminalSize>,
        ),
        (
            "types/command.json#/CommandExecTerminateParams",
            recode::<super::CommandExecTerminateParams>,
        ),
        (
            "types/command.json#/CommandExecTerminateResponse",
            recode::<super::CommandExecTerminateResponse>,
        ),
        (
            "types/command.json#/CommandExecWriteParams",
            recode::<super::CommandExecWriteParams>,
        ),
        (
            "types/command.json#/CommandExecWriteResponse",
            recode::<super::CommandExecWriteResponse>,
        ),
        (
            "types/computerUse.json#/BrowserUseAccessApprovalLifetime",
            recode::<super::BrowserUseAccessApprovalLifetime>,
        ),
        (
            "types/computerUse.json#/BrowserUseExtensionRequirements",
            recode::<super::BrowserUseExtensionRequirements>,
        ),
        (
            "types/computerUse.json#/BrowserUseOriginPolicy",
            recode::<super::BrowserUseOriginPolicy>,
        ),
        (
            "types/computerUse.json#/BrowserUseRequirements",
            recode::<super::BrowserUseRequirements>,
        ),
        (
            "types/computerUse.json#/ComputerUseMacosRequirements",
            recode::<super::ComputerUseMacosRequirements>,
        ),
        (
            "types/computerUse.json#/ComputerUseRequirements",
            recode::<super::ComputerUseRequirements>,
        ),
        (
            "types/computerUse.json#/ComputerUseWindowsExeRequirement",
            recode::<super::ComputerUseWindowsExeRequirement>,
        ),
        (
            "types/computerUse.json#/ComputerUseWindowsRequirements",
            recode::<super::ComputerUseWindowsRequirements>,
        ),
        (
            "types/computerUse.json#/RequestHeader",
            recode::<super::RequestHeader>,
        ),
        (
            "types/config.json#/ConfigReadParams",
            recode::<super::ConfigReadParams>,
        ),
        (
            "types/config.json#/ConfigReadResponse",
            recode::<super::ConfigReadResponse>,
        ),
        (
            "types/config.json#/ConfigLayerMetadata",
            recode::<super::ConfigLayerMetadata>,
        ),
        (
            "types/config.json#/ConfigLayer",
            recode::<super::ConfigLayer>,
        ),
        (
            "types/config.json#/ConfigLayerSource",
            recode::<super::ConfigLayerSource>,
        ),
        ("types/config.json#/Config", recode::<super::Config>),
        ("types/config.json#/ProfileV2", recode::<super::ProfileV2>),
        (
            "types/config.json#/AutoCompactTokenLimitScope",
            recode::<super::AutoCompactTokenLimitScope>,
        ),
        (
            "types/config.json#/SandboxWorkspaceWrite",
            recode::<super::SandboxWorkspaceWrite>,
        ),
        (
            "types/config.json#/ForcedChatgptWorkspaceIds",
            recode::<super::ForcedChatgptWorkspaceIds>,
        ),
        (
            "types/config.json#/ForcedLoginMethod",
            recode::<super::ForcedLoginMethod>,
        ),
        (
            "types/config.json#/WebSearchMode",
            recode::<super::WebSearchMode>,
        ),
        (
            "types/config.json#/WebSearchProvider",
            recode::<super::WebSearchProvider>,
        ),
        ("types/config.json#/Verbosity", recode::<super::Verbosity>),
        ("types/config.json#/ToolsV2", recode::<super::ToolsV2>),
        (
            "types/config.json#/ToolsWebSearch",
            recode::<super::ToolsWebSearch>,
        ),
        (
            "types/config.json#/WebSearchToolConfig",
            recode::<super::WebSearchToolConfig>,
        ),
        (
            "types/config.json#/WebSearchContextSize",
            recode::<super::WebSearchContextSize>,
        ),
        (
            "types/config.json#/WebSearchLocation",
            recode::<super::WebSearchLocation>,
        ),
        (
            "types/config.json#/AnalyticsConfig",
            recode::<super::AnalyticsConfig>,
        ),
        ("types/config.json#/AppsConfig", recode::<super::AppsConfig>),
        (
            "types/config.json#/AppsDefaultConfig",
            recode::<super::AppsDefaultConfig>,
        ),
        (
            "types/config.json#/AppToolApproval",
            recode::<super::AppToolApproval>,
        ),
        (
            "types/config.json#/BrowserUseConfig",
            recode::<super::BrowserUseConfig>,
        ),
        (
            "types/config.json#/BrowserUseOriginPolicyConfig",
            recode::<super::BrowserUseOriginPolicyConfig>,
        ),
        (
            "types/config.json#/ComputerUseConfig",
            recode::<super::ComputerUseConfig>,
        ),
        (
            "types/config.json#/ComputerUseMacosConfig",
            recode::<super::ComputerUseMacosConfig>,
        ),
        (
            "types/config.json#/ComputerUseWindowsConfig",
            recode::<super::ComputerUseWindowsConfig>,
        ),
        (
            "types/config.json#/ComputerUseWindowsExeConfig",
            recode::<super::ComputerUseWindowsExeConfig>,
        ),
        (
            "types/config.json#/AllowDenyRequirement",
            recode::<super::AllowDenyRequirement>,
        ),
        ("types/config.json#/AppConfig", recode::<super::AppConfig>),
        (
            "types/config.json#/AppLinkConfig",
            recode::<super::AppLinkConfig>,
        ),
        (
            "types/config.json#/AppLinksConfig",
            recode::<super::AppLinksConfig>,
        ),
        (
            "types/config.json#/AppToolConfig",
            recode::<super::AppToolConfig>,
        ),
        (
            "types/config.json#/AppToolsConfig",
            recode::<super::AppToolsConfig>,
        ),
        (
            "types/config.json#/ToolExposureSurface",
            recode::<super::ToolExposureSurface>,
        ),
        (
            "types/configWrite.json#/ConfigBatchWriteParams",
            recode::<super::ConfigBatchWriteParams>,
        ),
        (
            "types/configWrite.json#/ConfigEdit",
            recode::<super::ConfigEdit>,
        ),
        (
            "types/configWrite.json#/ConfigValueWriteParams",
            recode::<super::ConfigValueWriteParams>,
        ),
        (
            "types/configWrite.json#/ConfigWriteResponse",
            recode::<super::ConfigWriteResponse>,
        ),
        (
            "types/configWrite.json#/McpServerRefreshResponse",
            recode::<super::McpServerRefreshResponse>,
        ),
        (
            "types/configWrite.json#/MergeStrategy",
            recode::<super::MergeStrategy>,
        ),
        (
            "types/configWrite.json#/OverriddenMetadata",
            recode::<super::OverriddenMetadata>,
        ),
        (
            "types/configWrite.json#/WriteStatus",
            recode::<super::WriteStatus>,
        ),
        (
            "types/connection.json#/InitializeParams",
            recode::<super::InitializeParams>,
        ),
        (
            "types/connection.json#/ClientInfo",
            recode::<super::ClientInfo>,
        ),
        (
            "types/connection.json#/InitializeCapabilities",
            recode::<super::InitializeCapabilities>,
        ),
        (
            "types/connection.json#/InitializeResponse",
            recode::<super::InitializeResponse>,
        ),
        (
            "types/connection.json#/RequestId",
            recode::<super::RequestId>,
        ),
        (
            "types/connection.json#/AbsolutePathBuf",
            recode::<super::AbsolutePathBuf>,
        ),
        (
            "types/connection.json#/LegacyAppPathString",
            recode::<super::LegacyAppPathString>,
        ),
        (
            "types/connection.json#/MockExperimentalMethodParams",
            recode::<super::MockExperimentalMethodParams>,
        ),
        (
            "types/connection.json#/MockExperimentalMethodResponse",
            recode::<super::MockExperimentalMethodResponse>,
        ),
        (
            "types/connection.json#/RemoteControlConnectionStatus",
            recode::<super::RemoteControlConnectionStatus>,
        ),
        (
            "types/connection.json#/RemoteControlStatusChangedNotification",
            recode::<super::RemoteControlStatusChangedNotification>,
        ),
        (
            "types/connection.json#/W3cTraceContext",
            recode::<super::W3cTraceContext>,
        ),
        (
            "types/currentTime.json#/CurrentTimeReadParams",
            recode::<super::CurrentTimeReadParams>,
        ),
        (
            "types/currentTime.json#/CurrentTimeReadResponse",
            recode::<super::CurrentTimeReadResponse>,
        ),
        (
            "types/elicitation.json#/McpElicitationArrayType",
            recode::<super::McpElicitationArrayType>,
        ),
        (
            "types/elicitation.json#/McpElicitationBooleanSchema",
            recode::<super::McpElicitationBooleanSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationBooleanType",
            recode::<super::McpElicitationBooleanType>,
        ),
        (
            "types/elicitation.json#/McpElicitationConstOption",
            recode::<super::McpElicitationConstOption>,
        ),
        (
            "types/elicitation.json#/McpElicitationEnumSchema",
            recode::<super::McpElicitationEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationLegacyTitledEnumSchema",
            recode::<super::McpElicitationLegacyTitledEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationMultiSelectEnumSchema",
            recode::<super::McpElicitationMultiSelectEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationNumberSchema",
            recode::<super::McpElicitationNumberSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationNumberType",
            recode::<super::McpElicitationNumberType>,
        ),
        (
            "types/elicitation.json#/McpElicitationObjectType",
            recode::<super::McpElicitationObjectType>,
        ),
        (
            "types/elicitation.json#/McpElicitationPrimitiveSchema",
            recode::<super::McpElicitationPrimitiveSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationSchema",
            recode::<super::McpElicitationSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationSingleSelectEnumSchema",
            recode::<super::McpElicitationSingleSelectEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationStringFormat",
            recode::<super::McpElicitationStringFormat>,
        ),
        (
            "types/elicitation.json#/McpElicitationStringSchema",
            recode::<super::McpElicitationStringSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationStringType",
            recode::<super::McpElicitationStringType>,
        ),
        (
            "types/elicitation.json#/McpElicitationTitledEnumItems",
            recode::<super::McpElicitationTitledEnumItems>,
        ),
        (
            "types/elicitation.json#/McpElicitationTitledMultiSelectEnumSchema",
            recode::<super::McpElicitationTitledMultiSelectEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationTitledSingleSelectEnumSchema",
            recode::<super::McpElicitationTitledSingleSelectEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationUntitledEnumItems",
            recode::<super::McpElicitationUntitledEnumItems>,
        ),
        (
            "types/elicitation.json#/McpElicitationUntitledMultiSelectEnumSchema",
            recode::<super::McpElicitationUntitledMultiSelectEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpElicitationUntitledSingleSelectEnumSchema",
            recode::<super::McpElicitationUntitledSingleSelectEnumSchema>,
        ),
        (
            "types/elicitation.json#/McpServerElicitationAction",
            recode::<super::McpServerElicitationAction>,
        ),
        (
            "types/elicitation.json#/McpServerElicitationRequestParams",
            recode::<super::McpServerElicitationRequestParams>,
        ),
        (
            "types/elicitation.json#/McpServerElicitationRequestResponse",
            recode::<super::McpServerElicitationRequestResponse>,
        ),
        (
            "types/environment.json#/EnvironmentConnectionNotification",
            recode::<super::EnvironmentConnectionNotification>,
        ),
        (
            "types/environment.json#/EnvironmentAddParams",
            recode::<super::EnvironmentAddParams>,
        ),
        (
            "types/environment.json#/EnvironmentAddResponse",
            recode::<super::EnvironmentAddResponse>,
        ),
        (
            "types/environment.json#/EnvironmentInfoParams",
            recode::<super::EnvironmentInfoParams>,
        ),
        (
            "types/environment.json#/EnvironmentInfoResponse",
            recode::<super::EnvironmentInfoResponse>,
        ),
        (
            "types/environment.json#/EnvironmentShellInfo",
            recode::<super::EnvironmentShellInfo>,
        ),
        (
            "types/environment.json#/EnvironmentSkillsParams",
            recode::<super::EnvironmentSkillsParams>,
        ),
        (
            "types/environment.json#/EnvironmentStatusKind",
            recode::<super::EnvironmentStatusKind>,
        ),
        (
            "types/environment.json#/EnvironmentStatusParams",
            recode::<super::EnvironmentStatusParams>,
        ),
        (
            "types/environment.json#/EnvironmentStatusResponse",
            recode::<super::EnvironmentStatusResponse>,
        ),
        ("types/environment.json#/PathUri", recode::<super::PathUri>),
        ("types/event.json#/EventMsg", recode::<super::EventMsg>),
        (
            "types/event.json#/CodexEventNotification",
            recode::<super::CodexEventNotification>,
        ),
        (
            "types/eventData.json#/AgentMessageContent",
            recode::<super::AgentMessageContent>,
        ),
        (
            "types/eventData.json#/AgentStatus",
            recode::<super::AgentStatus>,
        ),
        (
            "types/eventData.json#/CallToolResult",
            recode::<super::CallToolResult>,
        ),
        (
            "types/eventData.json#/CustomPrompt",
            recode::<super::CustomPrompt>,
        ),
        ("types/eventData.json#/Duration", recode::<super::Duration>),
        (
            "types/eventData.json#/ExecCommandSource",
            recode::<super::ExecCommandSource>,
        ),
        (
            "types/eventData.json#/ExecOutputStream",
            recode::<super::ExecOutputStream>,
        ),
        (
            "types/eventData.json#/HistoryEntry",
            recode::<super::HistoryEntry>,
        ),
        (
            "types/eventData.json#/McpInvocation",
            recode::<super::McpInvocation>,
        ),
        (
            "types/eventData.json#/McpStartupFailure",
            recode::<super::McpStartupFailure>,
        ),
        (
            "types/eventData.json#/McpStartupStatus",
            recode::<super::McpStartupStatus>,
        ),
        (
            "types/eventData.json#/PlanItemArg",
            recode::<super::PlanItemArg>,
        ),
        (
            "types/eventData.json#/RequestUserInputQuestion",
            recode::<super::RequestUserInputQuestion>,
        ),
        (
            "types/eventData.json#/RequestUserInputQuestionOption",
            recode::<super::RequestUserInputQuestionOption>,
        ),
        (
            "types/eventData.json#/ReviewCodeLocation",
            recode::<super::ReviewCodeLocation>,
        ),
        (
            "types/eventData.json#/ReviewFinding",
            recode::<super::ReviewFinding>,
        ),
        (
            "types/eventData.json#/ReviewLineRange",
            recode::<super::ReviewLineRange>,
        ),
        (
            "types/eventData.json#/ReviewOutputEvent",
            recode::<super::ReviewOutputEvent>,
        ),
        (
            "types/eventData.json#/StepStatus",
            recode::<super::StepStatus>,
        ),
        (
            "types/eventData.json#/TokenUsage",
            recode::<super::TokenUsage>,
        ),
        (
            "types/eventData.json#/TokenUsageInfo",
            recode::<super::TokenUsageInfo>,
        ),
        (
            "types/eventData.json#/TurnAbortReason",
            recode::<super::TurnAbortReason>,
        ),
        ("types/eventData.json#/TurnItem", recode::<super::TurnItem>),
        (
            "types/eventData.json#/LegacyTextElement",
            recode::<super::LegacyTextElement>,
        ),
        (
            "types/eventData.json#/LegacyUserInput",
            recode::<super::LegacyUserInput>,
        ),
        (
            "types/eventData.json#/Result_of_CallToolResult_or_String",
            recode::<super::ResultOfCallToolResultOrString>,
        ),
        (
            "types/eventData.json#/LegacySkillsListEntry",
            recode::<super::LegacySkillsListEntry>,
        ),
        (
            "types/eventData.json#/LegacyCodexErrorInfo",
            recode::<super::LegacyCodexErrorInfo>,
        ),
        (
            "types/eventData.json#/LegacyCreditsSnapshot",
            recode::<super::LegacyCreditsSnapshot>,
        ),
        (
            "types/eventData.json#/LegacyMcpAuthStatus",
            recode::<super::LegacyMcpAuthStatus>,
        ),
        (
            "types/eventData.json#/LegacyRateLimitSnapshot",
            recode::<super::LegacyRateLimitSnapshot>,
        ),
        (
            "types/eventData.json#/LegacyRateLimitWindow",
            recode::<super::LegacyRateLimitWindow>,
        ),
        (
            "types/eventData.json#/LegacySkillInterface",
            recode::<super::LegacySkillInterface>,
        ),
        (
            "types/eventData.json#/LegacySkillMetadata",
            recode::<super::LegacySkillMetadata>,
        ),
        (
            "types/experimentalFeature.json#/ExperimentalFeature",
            recode::<super::ExperimentalFeature>,
        ),
        (
            "types/experimentalFeature.json#/ExperimentalFeatureEnablementSetParams",
            recode::<super::ExperimentalFeatureEnablementSetParams>,
        ),
        (
            "types/experimentalFeature.json#/ExperimentalFeatureEnablementSetResponse",
            recode::<super::ExperimentalFeatureEnablementSetResponse>,
        ),
        (
            "types/experimentalFeature.json#/ExperimentalFeatureListParams",
            recode::<super::ExperimentalFeatureListParams>,
        ),
        (
            "types/experimentalFeature.json#/ExperimentalFeatureListResponse",
            recode::<super::ExperimentalFeatureListResponse>,
        ),
        (
            "types/experimentalFeature.json#/ExperimentalFeatureStage",
            recode::<super::ExperimentalFeatureStage>,
        ),
        (
            "types/externalAgentConfig.json#/CommandMigration",
            recode::<super::CommandMigration>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigDetectParams",
            recode::<super::ExternalAgentConfigDetectParams>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigDetectResponse",
            recode::<super::ExternalAgentConfigDetectResponse>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportCompletedNotification",
            recode::<super::ExternalAgentConfigImportCompletedNotification>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportHistoriesReadResponse",
            recode::<super::ExternalAgentConfigImportHistoriesReadResponse>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportHistory",
            recode::<super::ExternalAgentConfigImportHistory>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportHistoryRecordParams",
            recode::<super::ExternalAgentConfigImportHistoryRecordParams>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportHistoryRecordResponse",
            recode::<super::ExternalAgentConfigImportHistoryRecordResponse>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportHistoryRecordSuccessParams",
            recode::<super::ExternalAgentConfigImportHistoryRecordSuccessParams>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportHistoryRecordTypeResultParams",
            recode::<super::ExternalAgentConfigImportHistoryRecordTypeResultParams>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportItemTypeFailure",
            recode::<super::ExternalAgentConfigImportItemTypeFailure>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportItemTypeSuccess",
            recode::<super::ExternalAgentConfigImportItemTypeSuccess>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportParams",
            recode::<super::ExternalAgentConfigImportParams>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportProgressNotification",
            recode::<super::ExternalAgentConfigImportProgressNotification>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportResponse",
            recode::<super::ExternalAgentConfigImportResponse>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigImportTypeResult",
            recode::<super::ExternalAgentConfigImportTypeResult>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigMigrationItem",
            recode::<super::ExternalAgentConfigMigrationItem>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentConfigMigrationItemType",
            recode::<super::ExternalAgentConfigMigrationItemType>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentDetectedConnectorCandidate",
            recode::<super::ExternalAgentDetectedConnectorCandidate>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentDetectedConnectorSource",
            recode::<super::ExternalAgentDetectedConnectorSource>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentImportedConnectorCandidate",
            recode::<super::ExternalAgentImportedConnectorCandidate>,
        ),
        (
            "types/externalAgentConfig.json#/ExternalAgentImportedConnectorSource",
            recode::<super::ExternalAgentImportedConnectorSource>,
        ),
        (
            "types/externalAgentConfig.json#/HookMigration",
            recode::<super::HookMigration>,
        ),
        (
            "types/externalAgentConfig.json#/McpServerMigration",
            recode::<super::McpServerMigration>,
        ),
        (
            "types/externalAgentConfig.json#/MigrationDetails",
            recode::<super::MigrationDetails>,
        ),
        (
            "types/externalAgentConfig.json#/PluginsMigration",
            recode::<super::PluginsMigration>,
        ),
        (
            "types/externalAgentConfig.json#/SessionMigration",
            recode::<super::SessionMigration>,
        ),
        (
            "types/externalAgentConfig.json#/SkillMigration",
            recode::<super::SkillMigration>,
        ),
        (
            "types/externalAgentConfig.json#/SubagentMigration",
            recode::<super::SubagentMigration>,
        ),
        (
            "types/feedback.json#/FeedbackSaveParams",
            recode::<super::FeedbackSaveParams>,
        ),
        (
            "types/feedback.json#/FeedbackSaveResponse",
            recode::<super::FeedbackSaveResponse>,
        ),
        (
            "types/feedback.json#/FeedbackUploadParams",
            recode::<super::FeedbackUploadParams>,
        ),
        (
            "types/feedback.json#/FeedbackUploadResponse",
            recode::<super::FeedbackUploadResponse>,
        ),
        (
            "types/fs.json#/FsChangedNotification",
            recode::<super::FsChangedNotification>,
        ),
        ("types/fs.json#/FsCopyParams", recode::<super::FsCopyParams>),
        (
            "types/fs.json#/FsCopyResponse",
            recode::<super::FsCopyResponse>,
        ),
        (
            "types/fs.json#/FsCreateDirectoryParams",
            recode::<super::FsCreateDirectoryParams>,
        ),
        (
            "types/fs.json#/FsCreateDirectoryResponse",
            recode::<super::FsCreateDirectoryResponse>,
        ),
        (
            "types/fs.json#/FsGetMetadataParams",
            recode::<super::FsGetMetadataParams>,
        ),
        (
            "types/fs.json#/FsGetMetadataResponse",
            recode::<super::FsGetMetadataResponse>,
        ),
        (
            "types/fs.json#/FsReadDirectoryEntry",
            recode::<super::FsReadDirectoryEntry>,
        ),
        (
            "types/fs.json#/FsReadDirectoryParams",
            recode::<super::FsReadDirectoryParams>,
        ),
        (
            "types/fs.json#/FsReadDirectoryResponse",
            recode::<super::FsReadDirectoryResponse>,
        ),
        (
            "types/fs.json#/FsReadFileParams",
            recode::<super::FsReadFileParams>,
        ),
        (
            "types/fs.json#/FsReadFileResponse",
            recode::<super::FsReadFileResponse>,
        ),
        (
            "types/fs.json#/FsRemoveParams",
            recode::<super::FsRemoveParams>,
        ),
        (
            "types/fs.json#/FsRemoveResponse",
            recode::<super::FsRemoveResponse>,
        ),
        (
            "types/fs.json#/FsUnwatchParams",
            recode::<super::FsUnwatchParams>,
        ),
        (
            "types/fs.json#/FsUnwatchResponse",
            recode::<super::FsUnwatchResponse>,
        ),
        (
            "types/fs.json#/FsWatchParams",
            recode::<super::FsWatchParams>,
        ),
        (
            "types/fs.json#/FsWatchResponse",
            recode::<super::FsWatchResponse>,
        ),
        (
            "types/fs.json#/FsWriteFileParams",
            recode::<super::FsWriteFileParams>,
        ),
        (
            "types/fs.json#/FsWriteFileResponse",
            recode::<super::FsWriteFileResponse>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchMatchType",
            recode::<super::FuzzyFileSearchMatchType>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchParams",
            recode::<super::FuzzyFileSearchParams>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchResponse",
            recode::<super::FuzzyFileSearchResponse>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchResult",
            recode::<super::FuzzyFileSearchResult>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionCompletedNotification",
            recode::<super::FuzzyFileSearchSessionCompletedNotification>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionStartParams",
            recode::<super::FuzzyFileSearchSessionStartParams>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionStartResponse",
            recode::<super::FuzzyFileSearchSessionStartResponse>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionStopParams",
            recode::<super::FuzzyFileSearchSessionStopParams>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionStopResponse",
            recode::<super::FuzzyFileSearchSessionStopResponse>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionUpdateParams",
            recode::<super::FuzzyFileSearchSessionUpdateParams>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionUpdateResponse",
            recode::<super::FuzzyFileSearchSessionUpdateResponse>,
        ),
        (
            "types/fuzzyFileSearch.json#/FuzzyFileSearchSessionUpdatedNotification",
            recode::<super::FuzzyFileSearchSessionUpdatedNotification>,
        ),
        (
            "types/gateway.json#/GatewayOAuthCancelResponse",
            recode::<super::GatewayOAuthCancelResponse>,
        ),
        (
            "types/gateway.json#/GatewayOAuthChangedNotification",
            recode::<super::GatewayOAuthChangedNotification>,
        ),
        (
            "types/gateway.json#/GatewayOAuthLoginResponse",
            recode::<super::GatewayOAuthLoginResponse>,
        ),
        (
            "types/gateway.json#/GatewayOAuthPrompt",
            recode::<super::GatewayOAuthPrompt>,
        ),
        (
            "types/gateway.json#/GatewayOAuthReadResponse",
            recode::<super::GatewayOAuthReadResponse>,
        ),
        (
            "types/gateway.json#/GatewayOAuthStatus",
            recode::<super::GatewayOAuthStatus>,
        ),
        (
            "types/gateway.json#/GatewayOAuthReadParams",
            recode::<super::GatewayOAuthReadParams>,
        ),
        (
            "types/gateway.json#/GatewayOAuthLoginParams",
            recode::<super::GatewayOAuthLoginParams>,
        ),
        ("types/goal.json#/ThreadGoal", recode::<super::ThreadGoal>),
        (
            "types/goal.json#/ThreadGoalClearParams",
            recode::<super::ThreadGoalClearParams>,
        ),
        (
            "types/goal.json#/ThreadGoalClearResponse",
            recode::<super::ThreadGoalClearResponse>,
        ),
        (
            "types/goal.json#/ThreadGoalClearedNotification",
            recode::<super::ThreadGoalClearedNotification>,
        ),
        (
            "types/goal.json#/ThreadGoalGetParams",
            recode::<super::ThreadGoalGetParams>,
        ),
        (
            "types/goal.json#/ThreadGoalGetResponse",
            recode::<super::ThreadGoalGetResponse>,
        ),
        (
            "types/goal.json#/ThreadGoalMutationOrigin",
            recode::<super::ThreadGoalMutationOrigin>,
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
            "types/goal.json#/ThreadGoalStatus",
            recode::<super::ThreadGoalStatus>,
        ),
        (
            "types/goal.json#/ThreadGoalUpdatedNotification",
            recode::<super::ThreadGoalUpdatedNotification>,
        ),
        (
            "types/guardian.json#/GuardianAssessmentOutcome",
            recode::<super::GuardianAssessmentOutcome>,
        ),
        (
            "types/guardian.json#/ThreadApproveGuardianDeniedActionParams",
            recode::<super::ThreadApproveGuardianDeniedActionParams>,
        ),
        (
            "types/guardian.json#/ThreadApproveGuardianDeniedActionResponse",
            recode::<super::ThreadApproveGuardianDeniedActionResponse>,
        ),
        (
            "types/guardian.json#/ThreadGuardianAssessment",
            recode::<super::ThreadGuardianAssessment>,
        ),
        (
            "types/guardian.json#/ThreadGuardianReviewParams",
            recode::<super::ThreadGuardianReviewParams>,
        ),
        (
            "types/guardian.json#/ThreadGuardianReviewResponse",
            recode::<super::ThreadGuardianReviewResponse>,
        ),
        (
            "types/guardian.json#/AutoReviewDecisionSource",
            recode::<super::AutoReviewDecisionSource>,
        ),
        (
            "types/guardian.json#/GuardianApprovalReview",
            recode::<super::GuardianApprovalReview>,
        ),
        (
            "types/guardian.json#/GuardianApprovalReviewAction",
            recode::<super::GuardianApprovalReviewAction>,
        ),
        (
            "types/guardian.json#/GuardianApprovalReviewStatus",
            recode::<super::GuardianApprovalReviewStatus>,
        ),
        (
            "types/guardian.json#/GuardianCommandSource",
            recode::<super::GuardianCommandSource>,
        ),
        (
            "types/guardian.json#/ItemGuardianApprovalReviewCompletedNotification",
            recode::<super::ItemGuardianApprovalReviewCompletedNotification>,
        ),
        (
            "types/guardian.json#/ItemGuardianApprovalReviewStartedNotification",
            recode::<super::ItemGuardianApprovalReviewStartedNotification>,
        ),
        (
            "types/guardian.json#/StrictReviewRequiredNotification",
            recode::<super::StrictReviewRequiredNotification>,
        ),
        (
            "types/guardian.json#/GuardianRiskLevel",
            recode::<super::GuardianRiskLevel>,
        ),
        (
            "types/guardian.json#/GuardianUserAuthorization",
            recode::<super::GuardianUserAuthorization>,
        ),
        (
            "types/history.json#/ResponseItem",
            recode::<super::ResponseItem>,
        ),
        (
            "types/history.json#/ContentItem",
            recode::<super::ContentItem>,
        ),
        (
            "types/history.json#/AgentMessageInputContent",
            recode::<super::AgentMessageInputContent>,
        ),
        (
            "types/history.json#/InternalChatMessageMetadataPassthrough",
            recode::<super::InternalChatMessageMetadataPassthrough>,
        ),
        (
            "types/history.json#/ReasoningItemContent",
            recode::<super::ReasoningItemContent>,
        ),
        (
            "types/history.json#/ReasoningItemReasoningSummary",
            recode::<super::ReasoningItemReasoningSummary>,
        ),
        (
            "types/history.json#/LocalShellAction",
            recode::<super::LocalShellAction>,
        ),
        (
            "types/history.json#/LocalShellStatus",
            recode::<super::LocalShellStatus>,
        ),
        (
            "types/history.json#/ResponsesApiWebSearchAction",
            recode::<super::ResponsesApiWebSearchAction>,
        ),
        (
            "types/history.json#/ConfigurationReasoning",
            recode::<super::ConfigurationReasoning>,
        ),
        (
            "types/history.json#/GhostCommit",
            recode::<super::GhostCommit>,
        ),
        (
            "types/hook.json#/HookCompletedNotification",
            recode::<super::HookCompletedNotification>,
        ),
        (
            "types/hook.json#/HookErrorInfo",
            recode::<super::HookErrorInfo>,
        ),
        (
            "types/hook.json#/HookExecutionMode",
            recode::<super::HookExecutionMode>,
        ),
        (
            "types/hook.json#/HookHandlerType",
            recode::<super::HookHandlerType>,
        ),
        (
            "types/hook.json#/HookMetadata",
            recode::<super::HookMetadata>,
        ),
        (
            "types/hook.json#/HookOutputEntry",
            recode::<super::HookOutputEntry>,
        ),
        (
            "types/hook.json#/HookOutputEntryKind",
            recode::<super::HookOutputEntryKind>,
        ),
        (
            "types/hook.json#/HookRunStatus",
            recode::<super::HookRunStatus>,
        ),
        (
            "types/hook.json#/HookRunSummary",
            recode::<super::HookRunSummary>,
        ),
        ("types/hook.json#/HookScope", recode::<super::HookScope>),
        ("types/hook.json#/HookSource", recode::<super::HookSource>),
        (
            "types/hook.json#/HookStartedNotification",
            recode::<super::HookStartedNotification>,
        ),
        (
            "types/hook.json#/HookTrustStatus",
            recode::<super::HookTrustStatus>,
        ),
        (
            "types/hook.json#/HooksListEntry",
            recode::<super::HooksListEntry>,
        ),
        (
            "types/hook.json#/HooksListParams",
            recode::<super::HooksListParams>,
        ),
        (
            "types/hook.json#/HooksListResponse",
            recode::<super::HooksListResponse>,
        ),
        (
            "types/hook.json#/HookSettings",
            recode::<super::HookSettings>,
        ),
        (
            "types/hook.json#/HookEventName",
            recode::<super::HookEventName>,
        ),
        (
            "types/hooksRequirements.json#/ConfiguredHookHandler",
            recode::<super::ConfiguredHookHandler>,
        ),
        (
            "types/hooksRequirements.json#/ConfiguredHookMatcherGroup",
            recode::<super::ConfiguredHookMatcherGroup>,
        ),
        (
            "types/hooksRequirements.json#/ManagedHooksRequirements",
            recode::<super::ManagedHooksRequirements>,
        ),
        ("types/input.json#/UserInput", recode::<super::UserInput>),
        (
            "types/input.json#/ImageDetail",
            recode::<super::ImageDetail>,
        ),
        (
            "types/input.json#/TextElement",
            recode::<super::TextElement>,
        ),
        ("types/input.json#/ByteRange", recode::<super::ByteRange>),
        (
            "types/input.json#/AdditionalContextEntry",
            recode::<super::AdditionalContextEntry>,
        ),
        (
            "types/input.json#/AdditionalContextKind",
            recode::<super::AdditionalContextKind>,
        ),
        (
            "types/input.json#/TurnToolOutput",
            recode::<super::TurnToolOutput>,
        ),
        (
            "types/input.json#/FunctionCallOutputBody",
            recode::<super::FunctionCallOutputBody>,
        ),
        (
            "types/input.json#/FunctionCallOutputContentItem",
            recode::<super::FunctionCallOutputContentItem>,
        ),
        (
            "types/input.json#/FunctionCallOutputPayload",
            recode::<super::FunctionCallOutputPayload>,
        ),
        ("types/item.json#/ThreadItem", recode::<super::ThreadItem>),
        (
            "types/item.json#/HookPromptFragment",
            recode::<super::HookPromptFragment>,
        ),
        (
            "types/item.json#/AgentMessageDelivery",
            recode::<super::AgentMessageDelivery>,
        ),
        (
            "types/item.json#/AgentMessageModeration",
            recode::<super::AgentMessageModeration>,
        ),
        (
            "types/item.json#/AgentMessageDisplay",
            recode::<super::AgentMessageDisplay>,
        ),
        (
            "types/item.json#/MessagePhase",
            recode::<super::MessagePhase>,
        ),
        (
            "types/item.json#/MemoryCitation",
            recode::<super::MemoryCitation>,
        ),
        (
            "types/item.json#/MemoryCitationEntry",
            recode::<super::MemoryCitationEntry>,
        ),
        (
            "types/item.json#/AsyncUserInputQuestion",
            recode::<super::AsyncUserInputQuestion>,
        ),
        (
            "types/item.json#/CommandExecutionSource",
            recode::<super::CommandExecutionSource>,
        ),
        (
            "types/item.json#/CommandExecutionStatus",
            recode::<super::CommandExecutionStatus>,
        ),
        (
            "types/item.json#/CommandAction",
            recode::<super::CommandAction>,
        ),
        (
            "types/item.json#/FileUpdateChange",
            recode::<super::FileUpdateChange>,
        ),
        (
            "types/item.json#/PatchChangeKind",
            recode::<super::PatchChangeKind>,
        ),
        (
            "types/item.json#/PatchApplyStatus",
            recode::<super::PatchApplyStatus>,
        ),
        (
            "types/itemEvent.json#/ItemStartedNotification",
            recode::<super::ItemStartedNotification>,
        ),
        (
            "types/itemEvent.json#/ItemCompletedNotification",
            recode::<super::ItemCompletedNotification>,
        ),
        (
            "types/itemEvent.json#/AgentMessageDeltaNotification",
            recode::<super::AgentMessageDeltaNotification>,
        ),
        (
            "types/itemEvent.json#/PlanDeltaNotification",
            recode::<super::PlanDeltaNotification>,
        ),
        (
            "types/itemEvent.json#/ReasoningSummaryTextDeltaNotification",
            recode::<super::ReasoningSummaryTextDeltaNotification>,
        ),
        (
            "types/itemEvent.json#/ReasoningSummaryPartAddedNotification",
            recode::<super::ReasoningSummaryPartAddedNotification>,
        ),
        (
            "types/itemEvent.json#/ReasoningTextDeltaNotification",
            recode::<super::ReasoningTextDeltaNotification>,
        ),
        (
            "types/itemEvent.json#/CommandExecutionOutputDeltaNotification",
            recode::<super::CommandExecutionOutputDeltaNotification>,
        ),
        (
            "types/itemEvent.json#/TerminalInteractionNotification",
            recode::<super::TerminalInteractionNotification>,
        ),
        (
            "types/itemEvent.json#/FileChangeOutputDeltaNotification",
            recode::<super::FileChangeOutputDeltaNotification>,
        ),
        (
            "types/itemEvent.json#/FileChangePatchUpdatedNotification",
            recode::<super::FileChangePatchUpdatedNotification>,
        ),
        (
            "types/itemEvent.json#/McpToolCallProgressNotification",
            recode::<super::McpToolCallProgressNotification>,
        ),
        (
            "types/itemEvent.json#/RawResponseItemCompletedNotification",
            recode::<super::RawResponseItemCompletedNotification>,
        ),
        (
            "types/itemEvent.json#/RawResponseCompletedNotification",
            recode::<super::RawResponseCompletedNotification>,
        ),
        (
            "types/itemEvent.json#/ResponseUsageMetadata",
            recode::<super::ResponseUsageMetadata>,
        ),
        (
            "types/itemTool.json#/McpToolCallStatus",
            recode::<super::McpToolCallStatus>,
        ),
        (
            "types/itemTool.json#/McpToolCallResult",
            recode::<super::McpToolCallResult>,
        ),
        (
            "types/itemTool.json#/McpToolCallError",
            recode::<super::McpToolCallError>,
        ),
        (
            "types/itemTool.json#/McpToolCallAppContext",
            recode::<super::McpToolCallAppContext>,
        ),
        ("types/itemTool.json#/McpAppUi", recode::<super::McpAppUi>),
        (
            "types/itemTool.json#/McpAppDisplayMode",
            recode::<super::McpAppDisplayMode>,
        ),
        (
            "types/itemTool.json#/DynamicToolCallStatus",
            recode::<super::DynamicToolCallStatus>,
        ),
        (
            "types/itemTool.json#/CollabAgentTool",
            recode::<super::CollabAgentTool>,
        ),
        (
            "types/itemTool.json#/CollabAgentToolCallStatus",
            recode::<super::CollabAgentToolCallStatus>,
        ),
        (
            "types/itemTool.json#/CollabAgentState",
            recode::<super::CollabAgentState>,
        ),
        (
            "types/itemTool.json#/CollabAgentStatus",
            recode::<super::CollabAgentStatus>,
        ),
        (
            "types/itemTool.json#/SubAgentActivityKind",
            recode::<super::SubAgentActivityKind>,
        ),
        (
            "types/itemTool.json#/WebSearchAction",
            recode::<super::WebSearchAction>,
        ),
        (
            "types/itemTool.json#/ImageGenerationFailure",
            recode::<super::ImageGenerationFailure>,
        ),
        (
            "types/itemTool.json#/ImageGenerationInputImage",
            recode::<super::ImageGenerationInputImage>,
        ),
        (
            "types/legacy.json#/AddConversationListenerParams",
            recode::<super::AddConversationListenerParams>,
        ),
        (
            "types/legacy.json#/ArchiveConversationParams",
            recode::<super::ArchiveConversationParams>,
        ),
        (
            "types/legacy.json#/ExecOneOffCommandParams",
            recode::<super::ExecOneOffCommandParams>,
        ),
        (
            "types/legacy.json#/ForkConversationParams",
            recode::<super::ForkConversationParams>,
        ),
        (
            "types/legacy.json#/GetConversationSummaryParams",
            recode::<super::GetConversationSummaryParams>,
        ),
        (
            "types/legacy.json#/GitDiffToRemoteParams",
            recode::<super::GitDiffToRemoteParams>,
        ),
        ("types/legacy.json#/InputItem", recode::<super::InputItem>),
        (
            "types/legacy.json#/InterruptConversationParams",
            recode::<super::InterruptConversationParams>,
        ),
        (
            "types/legacy.json#/ListConversationsParams",
            recode::<super::ListConversationsParams>,
        ),
        (
            "types/legacy.json#/NewConversationParams",
            recode::<super::NewConversationParams>,
        ),
        (
            "types/legacy.json#/RemoveConversationListenerParams",
            recode::<super::RemoveConversationListenerParams>,
        ),
        (
            "types/legacy.json#/ResumeConversationParams",
            recode::<super::ResumeConversationParams>,
        ),
        (
            "types/legacy.json#/SendUserMessageParams",
            recode::<super::SendUserMessageParams>,
        ),
        (
            "types/legacy.json#/SendUserTurnParams",
            recode::<super::SendUserTurnParams>,
        ),
        (
            "types/legacy.json#/V1ByteRange",
            recode::<super::V1ByteRange>,
        ),
        (
            "types/legacy.json#/V1TextElement",
            recode::<super::V1TextElement>,
        ),
        (
            "types/legacy.json#/SessionConfiguredNotification",
            recode::<super::SessionConfiguredNotification>,
        ),
        (
            "types/legacy.json#/LegacyAskForApproval",
            recode::<super::LegacyAskForApproval>,
        ),
        (
            "types/legacy.json#/LegacySandboxPolicy",
            recode::<super::LegacySandboxPolicy>,
        ),
        (
            "types/legacy.json#/NewConversationResponse",
            recode::<super::NewConversationResponse>,
        ),
        (
            "types/legacy.json#/ConversationGitInfo",
            recode::<super::ConversationGitInfo>,
        ),
        (
            "types/legacy.json#/ConversationSummary",
            recode::<super::ConversationSummary>,
        ),
        (
            "types/legacy.json#/LegacySessionSource",
            recode::<super::LegacySessionSource>,
        ),
        (
            "types/legacy.json#/GetConversationSummaryResponse",
            recode::<super::GetConversationSummaryResponse>,
        ),
        (
            "types/legacy.json#/ListConversationsResponse",
            recode::<super::ListConversationsResponse>,
        ),
        (
            "types/legacy.json#/ResumeConversationResponse",
            recode::<super::ResumeConversationResponse>,
        ),
        (
            "types/legacy.json#/ForkConversationResponse",
            recode::<super::ForkConversationResponse>,
        ),
        (
            "types/legacy.json#/ArchiveConversationResponse",
            recode::<super::ArchiveConversationResponse>,
        ),
        (
            "types/legacy.json#/SendUserMessageResponse",
            recode::<super::SendUserMessageResponse>,
        ),
        (
            "types/legacy.json#/SendUserTurnResponse",
            recode::<super::SendUserTurnResponse>,
        ),
        (
            "types/legacy.json#/InterruptConversationResponse",
            recode::<super::InterruptConversationResponse>,
        ),
        (
            "types/legacy.json#/AddConversationSubscriptionResponse",
            recode::<super::AddConversationSubscriptionResponse>,
        ),
        (
            "types/legacy.json#/RemoveConversationSubscriptionResponse",
            recode::<super::RemoveConversationSubscriptionResponse>,
        ),
        ("types/legacy.json#/GitSha", recode::<super::GitSha>),
        (
            "types/legacy.json#/GitDiffToRemoteResponse",
            recode::<super::GitDiffToRemoteResponse>,
        ),
        (
            "types/legacy.json#/ExecOneOffCommandResponse",
            recode::<super::ExecOneOffCommandResponse>,
        ),
        (
            "types/legacyAccount.json#/CancelLoginChatGptParams",
            recode::<super::CancelLoginChatGptParams>,
        ),
        (
            "types/legacyAccount.json#/GetAuthStatusParams",
            recode::<super::GetAuthStatusParams>,
        ),
        (
            "types/legacyAccount.json#/LoginApiKeyParams",
            recode::<super::LoginApiKeyParams>,
        ),
        (
            "types/legacyAccount.json#/SetDefaultModelParams",
            recode::<super::SetDefaultModelParams>,
        ),
        (
            "types/legacyAccount.json#/AuthStatusChangeNotification",
            recode::<super::AuthStatusChangeNotification>,
        ),
        (
            "types/legacyAccount.json#/LoginChatGptCompleteNotification",
            recode::<super::LoginChatGptCompleteNotification>,
        ),
        (
            "types/legacyAccount.json#/LoginApiKeyResponse",
            recode::<super::LoginApiKeyResponse>,
        ),
        (
            "types/legacyAccount.json#/LoginChatGptResponse",
            recode::<super::LoginChatGptResponse>,
        ),
        (
            "types/legacyAccount.json#/CancelLoginChatGptResponse",
            recode::<super::CancelLoginChatGptResponse>,
        ),
        (
            "types/legacyAccount.json#/LogoutChatGptResponse",
            recode::<super::LogoutChatGptResponse>,
        ),
        (
            "types/legacyAccount.json#/GetAuthStatusResponse",
            recode::<super::GetAuthStatusResponse>,
        ),
        (
            "types/legacyAccount.json#/Profile",
            recode::<super::Profile>,
        ),
        (
            "types/legacyAccount.json#/SandboxSettings",
            recode::<super::SandboxSettings>,
        ),
        ("types/legacyAccount.json#/Tools", recode::<super::Tools>),
        (
            "types/legacyAccount.json#/UserSavedConfig",
            recode::<super::UserSavedConfig>,
        ),
        (
            "types/legacyAccount.json#/GetUserSavedConfigResponse",
            recode::<super::GetUserSavedConfigResponse>,
        ),
        (
            "types/legacyAccount.json#/SetDefaultModelResponse",
            recode::<super::SetDefaultModelResponse>,
        ),
        (
            "types/legacyAccount.json#/GetUserAgentResponse",
            recode::<super::GetUserAgentResponse>,
        ),
        (
            "types/legacyAccount.json#/UserInfoResponse",
            recode::<super::UserInfoResponse>,
        ),
        (
            "types/legacyApproval.json#/ApplyPatchApprovalParams",
            recode::<super::ApplyPatchApprovalParams>,
        ),
        (
            "types/legacyApproval.json#/ApplyPatchApprovalResponse",
            recode::<super::ApplyPatchApprovalResponse>,
        ),
        (
            "types/legacyApproval.json#/ExecCommandApprovalParams",
            recode::<super::ExecCommandApprovalParams>,
        ),
        (
            "types/legacyApproval.json#/ExecCommandApprovalResponse",
            recode::<super::ExecCommandApprovalResponse>,
        ),
        (
            "types/legacyApproval.json#/FileChange",
            recode::<super::FileChange>,
        ),
        (
            "types/legacyApproval.json#/ParsedCommand",
            recode::<super::ParsedCommand>,
        ),
        (
            "types/legacyApproval.json#/ReviewDecision",
            recode::<super::ReviewDecision>,
        ),
        (
            "types/login.json#/ChatgptAuthTokensRefreshParams",
            recode::<super::ChatgptAuthTokensRefreshParams>,
        ),
        (
            "types/login.json#/ChatgptAuthTokensRefreshReason",
            recode::<super::ChatgptAuthTokensRefreshReason>,
        ),
        (
            "types/login.json#/ChatgptAuthTokensRefreshResponse",
            recode::<super::ChatgptAuthTokensRefreshResponse>,
        ),
        (
            "types/login.json#/AccountLoginCompletedNotification",
            recode::<super::AccountLoginCompletedNotification>,
        ),
        (
            "types/login.json#/AccountSecuritySetupAction",
            recode::<super::AccountSecuritySetupAction>,
        ),
        (
            "types/login.json#/AccountSecuritySetupNotice",
            recode::<super::AccountSecuritySetupNotice>,
        ),
        (
            "types/login.json#/AccountSession",
            recode::<super::AccountSession>,
        ),
        (
            "types/login.json#/AccountSessionWorkspace",
            recode::<super::AccountSessionWorkspace>,
        ),
        (
            "types/login.json#/AccountSessionWorkspaceKind",
            recode::<super::AccountSessionWorkspaceKind>,
        ),
        (
            "types/login.json#/AccountSessionsListParams",
            recode::<super::AccountSessionsListParams>,
        ),
        (
            "types/login.json#/AccountSessionsResponse",
            recode::<super::AccountSessionsResponse>,
        ),
        (
            "types/login.json#/AccountSessionsSwitchParams",
            recode::<super::AccountSessionsSwitchParams>,
        ),
        (
            "types/login.json#/AccountSessionsSwitchResponse",
            recode::<super::AccountSessionsSwitchResponse>,
        ),
        (
            "types/login.json#/CancelLoginAccountParams",
            recode::<super::CancelLoginAccountParams>,
        ),
        (
            "types/login.json#/CancelLoginAccountResponse",
            recode::<super::CancelLoginAccountResponse>,
        ),
        (
            "types/login.json#/CancelLoginAccountStatus",
            recode::<super::CancelLoginAccountStatus>,
        ),
        (
            "types/login.json#/DesktopOnboardingEntrypoint",
            recode::<super::DesktopOnboardingEntrypoint>,
        ),
        (
            "types/login.json#/GetAccountSecuritySetupResponse",
            recode::<super::GetAccountSecuritySetupResponse>,
        ),
        (
            "types/login.json#/LoginAccountParams",
            recode::<super::LoginAccountParams>,
        ),
        (
            "types/login.json#/LoginAccountResponse",
            recode::<super::LoginAccountResponse>,
        ),
        (
            "types/login.json#/LoginAppBrand",
            recode::<super::LoginAppBrand>,
        ),
        (
            "types/login.json#/LogoutAccountResponse",
            recode::<super::LogoutAccountResponse>,
        ),
        (
            "types/marketplace.json#/MarketplaceAddParams",
            recode::<super::MarketplaceAddParams>,
        ),
        (
            "types/marketplace.json#/MarketplaceAddResponse",
            recode::<super::MarketplaceAddResponse>,
        ),
        (
            "types/marketplace.json#/MarketplaceRemoveParams",
            recode::<super::MarketplaceRemoveParams>,
        ),
        (
            "types/marketplace.json#/MarketplaceRemoveResponse",
            recode::<super::MarketplaceRemoveResponse>,
        ),
        (
            "types/marketplace.json#/MarketplaceUpgradeErrorInfo",
            recode::<super::MarketplaceUpgradeErrorInfo>,
        ),
        (
            "types/marketplace.json#/MarketplaceUpgradeParams",
            recode::<super::MarketplaceUpgradeParams>,
        ),
        (
            "types/marketplace.json#/MarketplaceUpgradeResponse",
            recode::<super::MarketplaceUpgradeResponse>,
        ),
        (
            "types/mcpServer.json#/McpAuthStatus",
            recode::<super::McpAuthStatus>,
        ),
        ("types/mcpServer.json#/Resource", recode::<super::Resource>),
        (
            "types/mcpServer.json#/ResourceTemplate",
            recode::<super::ResourceTemplate>,
        ),
        ("types/mcpServer.json#/Tool", recode::<super::Tool>),
        (
            "types/mcpServer.json#/ListMcpServerStatusParams",
            recode::<super::ListMcpServerStatusParams>,
        ),
        (
            "types/mcpServer.json#/ListMcpServerStatusResponse",
            recode::<super::ListMcpServerStatusResponse>,
        ),
        (
            "types/mcpServer.json#/McpResourceReadParams",
            recode::<super::McpResourceReadParams>,
        ),
        (
            "types/mcpServer.json#/McpResourceReadResponse",
            recode::<super::McpResourceReadResponse>,
        ),
        (
            "types/mcpServer.json#/McpResourceReadTarget",
            recode::<super::McpResourceReadTarget>,
        ),
        (
            "types/mcpServer.json#/McpServerConnectionStatus",
            recode::<super::McpServerConnectionStatus>,
        ),
        (
            "types/mcpServer.json#/McpServerEventNotification",
            recode::<super::McpServerEventNotification>,
        ),
        (
            "types/mcpServer.json#/McpServerEventStreamNotification",
            recode::<super::McpServerEventStreamNotification>,
        ),
        (
            "types/mcpServer.json#/McpServerEventStreamStartParams",
            recode::<super::McpServerEventStreamStartParams>,
        ),
        (
            "types/mcpServer.json#/McpServerEventStreamStartResponse",
            recode::<super::McpServerEventStreamStartResponse>,
        ),
        (
            "types/mcpServer.json#/McpServerEventStreamStopParams",
            recode::<super::McpServerEventStreamStopParams>,
        ),
        (
            "types/mcpServer.json#/McpServerEventStreamStopResponse",
            recode::<super::McpServerEventStreamStopResponse>,
        ),
        (
            "types/mcpServer.json#/McpServerInfo",
            recode::<super::McpServerInfo>,
        ),
        (
            "types/mcpServer.json#/McpServerOauthClientRegistration",
            recode::<super::McpServerOauthClientRegistration>,
        ),
        (
            "types/mcpServer.json#/McpServerOauthLoginCompletedNotification",
            recode::<super::McpServerOauthLoginCompletedNotification>,
        ),
        (
            "types/mcpServer.json#/McpServerOauthLoginParams",
            recode::<super::McpServerOauthLoginParams>,
        ),
        (
            "types/mcpServer.json#/McpServerOauthLoginResponse",
            recode::<super::McpServerOauthLoginResponse>,
        ),
        (
            "types/mcpServer.json#/McpServerStartupFailureReason",
            recode::<super::McpServerStartupFailureReason>,
        ),
        (
            "types/mcpServer.json#/McpServerStartupState",
            recode::<super::McpServerStartupState>,
        ),
        (
            "types/mcpServer.json#/McpServerStatus",
            recode::<super::McpServerStatus>,
        ),
        (
            "types/mcpServer.json#/McpServerStatusDetail",
            recode::<super::McpServerStatusDetail>,
        ),
        (
            "types/mcpServer.json#/McpServerStatusUpdatedNotification",
            recode::<super::McpServerStatusUpdatedNotification>,
        ),
        (
            "types/mcpServer.json#/McpServerToolCallParams",
            recode::<super::McpServerToolCallParams>,
        ),
        (
            "types/mcpServer.json#/McpServerToolCallResponse",
            recode::<super::McpServerToolCallResponse>,
        ),
        (
            "types/mcpServer.json#/ResourceContent",
            recode::<super::ResourceContent>,
        ),
        (
            "types/memory.json#/MemoryResetResponse",
            recode::<super::MemoryResetResponse>,
        ),
        (
            "types/memory.json#/MemoryStatusParams",
            recode::<super::MemoryStatusParams>,
        ),
        (
            "types/memory.json#/MemoryStatusResponse",
            recode::<super::MemoryStatusResponse>,
        ),
        (
            "types/model.json#/ModelListParams",
            recode::<super::ModelListParams>,
        ),
        (
            "types/model.json#/ModelListResponse",
            recode::<super::ModelListResponse>,
        ),
        ("types/model.json#/Model", recode::<super::Model>),
        (
            "types/model.json#/ReasoningEffortOption",
            recode::<super::ReasoningEffortOption>,
        ),
        (
            "types/model.json#/InputModality",
            recode::<super::InputModality>,
        ),
        (
            "types/model.json#/MultiAgentVersion",
            recode::<super::MultiAgentVersion>,
        ),
        (
            "types/model.json#/ModelServiceTier",
            recode::<super::ModelServiceTier>,
        ),
        (
            "types/model.json#/ModelUpgradeInfo",
            recode::<super::ModelUpgradeInfo>,
        ),
        (
            "types/model.json#/ModelAvailabilityNux",
            recode::<super::ModelAvailabilityNux>,
        ),
        (
            "types/model.json#/ModelAccessPrograms",
            recode::<super::ModelAccessPrograms>,
        ),
        (
            "types/model.json#/ModelRerouteReason",
            recode::<super::ModelRerouteReason>,
        ),
        (
            "types/model.json#/ModelReroutedNotification",
            recode::<super::ModelReroutedNotification>,
        ),
        (
            "types/model.json#/ModelSafetyBufferingUpdatedNotification",
            recode::<super::ModelSafetyBufferingUpdatedNotification>,
        ),
        (
            "types/model.json#/ModelVerification",
            recode::<super::ModelVerification>,
        ),
        (
            "types/model.json#/ModelVerificationNotification",
            recode::<super::ModelVerificationNotification>,
        ),
        (
            "types/modelProvider.json#/AuthRecoveryNotification",
            recode::<super::AuthRecoveryNotification>,
        ),
        (
            "types/modelProvider.json#/BedrockProviderId",
            recode::<super::BedrockProviderId>,
        ),
        (
            "types/modelProvider.json#/GatewayAuth",
            recode::<super::GatewayAuth>,
        ),
        (
            "types/modelProvider.json#/GcpProviderId",
            recode::<super::GcpProviderId>,
        ),
        (
            "types/modelProvider.json#/ModelProviderCapabilitiesReadParams",
            recode::<super::ModelProviderCapabilitiesReadParams>,
        ),
        (
            "types/modelProvider.json#/ModelProviderCapabilitiesReadResponse",
            recode::<super::ModelProviderCapabilitiesReadResponse>,
        ),
        (
            "types/modelProvider.json#/ModelProviderConfigWriteParams",
            recode::<super::ModelProviderConfigWriteParams>,
        ),
        (
            "types/modelProvider.json#/ModelProviderConfigWriteResponse",
            recode::<super::ModelProviderConfigWriteResponse>,
        ),
        (
            "types/modelProvider.json#/ModelProviderListParams",
            recode::<super::ModelProviderListParams>,
        ),
        (
            "types/modelProvider.json#/ModelProviderListResponse",
            recode::<super::ModelProviderListResponse>,
        ),
        (
            "types/modelProvider.json#/ModelProviderSummary",
            recode::<super::ModelProviderSummary>,
        ),
        (
            "types/modelProvider.json#/ProviderSettings",
            recode::<super::ProviderSettings>,
        ),
        (
            "types/modelProvider.json#/ProviderSettingsPatch",
            recode::<super::ProviderSettingsPatch>,
        ),
        (
            "types/modelProvider.json#/ModelProviderError",
            recode::<super::ModelProviderError>,
        ),
        (
            "types/notice.json#/WarningNotification",
            recode::<super::WarningNotification>,
        ),
        (
            "types/notice.json#/ConfigWarningNotification",
            recode::<super::ConfigWarningNotification>,
        ),
        ("types/notice.json#/TextRange", recode::<super::TextRange>),
        (
            "types/notice.json#/TextPosition",
            recode::<super::TextPosition>,
        ),
        (
            "types/notice.json#/DeprecationNoticeNotification",
            recode::<super::DeprecationNoticeNotification>,
        ),
        (
            "types/notice.json#/GuardianWarningNotification",
            recode::<super::GuardianWarningNotification>,
        ),
        (
            "types/permissionProfile.json#/PermissionProfileListParams",
            recode::<super::PermissionProfileListParams>,
        ),
        (
            "types/permissionProfile.json#/PermissionProfileListResponse",
            recode::<super::PermissionProfileListResponse>,
        ),
        (
            "types/permissionProfile.json#/PermissionProfileSummary",
            recode::<super::PermissionProfileSummary>,
        ),
        ("types/plugin.json#/AppSummary", recode::<super::AppSummary>),
        (
            "types/plugin.json#/AppTemplateSummary",
            recode::<super::AppTemplateSummary>,
        ),
        (
            "types/plugin.json#/AppTemplateUnavailableReason",
            recode::<super::AppTemplateUnavailableReason>,
        ),
        (
            "types/plugin.json#/MarketplaceInterface",
            recode::<super::MarketplaceInterface>,
        ),
        (
            "types/plugin.json#/MarketplaceLoadErrorInfo",
            recode::<super::MarketplaceLoadErrorInfo>,
        ),
        (
            "types/plugin.json#/PluginAuthPolicy",
            recode::<super::PluginAuthPolicy>,
        ),
        (
            "types/plugin.json#/PluginAvailability",
            recode::<super::PluginAvailability>,
        ),
        (
            "types/plugin.json#/PluginDetail",
            recode::<super::PluginDetail>,
        ),
        (
            "types/plugin.json#/PluginDisabledReason",
            recode::<super::PluginDisabledReason>,
        ),
        (
            "types/plugin.json#/PluginHookSummary",
            recode::<super::PluginHookSummary>,
        ),
        (
            "types/plugin.json#/PluginInstallParams",
            recode::<super::PluginInstallParams>,
        ),
        (
            "types/plugin.json#/PluginInstallPolicy",
            recode::<super::PluginInstallPolicy>,
        ),
        (
            "types/plugin.json#/PluginInstallPolicySource",
            recode::<super::PluginInstallPolicySource>,
        ),
        (
            "types/plugin.json#/PluginInstallResponse",
            recode::<super::PluginInstallResponse>,
        ),
        (
            "types/plugin.json#/PluginInstalledParams",
            recode::<super::PluginInstalledParams>,
        ),
        (
            "types/plugin.json#/PluginInstalledResponse",
            recode::<super::PluginInstalledResponse>,
        ),
        (
            "types/plugin.json#/PluginInterface",
            recode::<super::PluginInterface>,
        ),
        (
            "types/plugin.json#/PluginListMarketplaceKind",
            recode::<super::PluginListMarketplaceKind>,
        ),
        (
            "types/plugin.json#/PluginListParams",
            recode::<super::PluginListParams>,
        ),
        (
            "types/plugin.json#/PluginListResponse",
            recode::<super::PluginListResponse>,
        ),
        (
            "types/plugin.json#/PluginMarketplaceEntry",
            recode::<super::PluginMarketplaceEntry>,
        ),
        (
            "types/plugin.json#/PluginReadParams",
            recode::<super::PluginReadParams>,
        ),
        (
            "types/plugin.json#/PluginReadResponse",
            recode::<super::PluginReadResponse>,
        ),
        (
            "types/plugin.json#/PluginReconcileChangedPlugin",
            recode::<super::PluginReconcileChangedPlugin>,
        ),
        (
            "types/plugin.json#/PluginReconcileParams",
            recode::<super::PluginReconcileParams>,
        ),
        (
            "types/plugin.json#/PluginReconcileResponse",
            recode::<super::PluginReconcileResponse>,
        ),
        (
            "types/plugin.json#/PluginSearchParams",
            recode::<super::PluginSearchParams>,
        ),
        (
            "types/plugin.json#/PluginSearchResponse",
            recode::<super::PluginSearchResponse>,
        ),
        (
            "types/plugin.json#/PluginSearchResult",
            recode::<super::PluginSearchResult>,
        ),
        (
            "types/plugin.json#/PluginSearchScope",
            recode::<super::PluginSearchScope>,
        ),
        (
            "types/plugin.json#/PluginSkillReadParams",
            recode::<super::PluginSkillReadParams>,
        ),
        (
            "types/plugin.json#/PluginSkillReadResponse",
            recode::<super::PluginSkillReadResponse>,
        ),
        (
            "types/plugin.json#/PluginSource",
            recode::<super::PluginSource>,
        ),
        (
            "types/plugin.json#/PluginSummary",
            recode::<super::PluginSummary>,
        ),
        (
            "types/plugin.json#/PluginUninstallParams",
            recode::<super::PluginUninstallParams>,
        ),
        (
            "types/plugin.json#/PluginUninstallResponse",
            recode::<super::PluginUninstallResponse>,
        ),
        (
            "types/plugin.json#/ScheduledTaskSchedule",
            recode::<super::ScheduledTaskSchedule>,
        ),
        (
            "types/plugin.json#/ScheduledTaskSummary",
            recode::<super::ScheduledTaskSummary>,
        ),
        (
            "types/plugin.json#/ScheduledTaskWeekday",
            recode::<super::ScheduledTaskWeekday>,
        ),
        (
            "types/plugin.json#/SkillSummary",
            recode::<super::SkillSummary>,
        ),
        (
            "types/pluginShare.json#/PluginShareCheckoutParams",
            recode::<super::PluginShareCheckoutParams>,
        ),
        (
            "types/pluginShare.json#/PluginShareCheckoutResponse",
            recode::<super::PluginShareCheckoutResponse>,
        ),
        (
            "types/pluginShare.json#/PluginShareContext",
            recode::<super::PluginShareContext>,
        ),
        (
            "types/pluginShare.json#/PluginShareDeleteParams",
            recode::<super::PluginShareDeleteParams>,
        ),
        (
            "types/pluginShare.json#/PluginShareDeleteResponse",
            recode::<super::PluginShareDeleteResponse>,
        ),
        (
            "types/pluginShare.json#/PluginShareDiscoverability",
            recode::<super::PluginShareDiscoverability>,
        ),
        (
            "types/pluginShare.json#/PluginShareListItem",
            recode::<super::PluginShareListItem>,
        ),
        (
            "types/pluginShare.json#/PluginShareListParams",
            recode::<super::PluginShareListParams>,
        ),
        (
            "types/pluginShare.json#/PluginShareListResponse",
            recode::<super::PluginShareListResponse>,
        ),
        (
            "types/pluginShare.json#/PluginSharePrincipal",
            recode::<super::PluginSharePrincipal>,
        ),
        (
            "types/pluginShare.json#/PluginSharePrincipalRole",
            recode::<super::PluginSharePrincipalRole>,
        ),
        (
            "types/pluginShare.json#/PluginSharePrincipalType",
            recode::<super::PluginSharePrincipalType>,
        ),
        (
            "types/pluginShare.json#/PluginShareSaveParams",
            recode::<super::PluginShareSaveParams>,
        ),
        (
            "types/pluginShare.json#/PluginShareSaveResponse",
            recode::<super::PluginShareSaveResponse>,
        ),
        (
            "types/pluginShare.json#/PluginShareTarget",
            recode::<super::PluginShareTarget>,
        ),
        (
            "types/pluginShare.json#/PluginShareTargetRole",
            recode::<super::PluginShareTargetRole>,
        ),
        (
            "types/pluginShare.json#/PluginShareUpdateDiscoverability",
            recode::<super::PluginShareUpdateDiscoverability>,
        ),
        (
            "types/pluginShare.json#/PluginShareUpdateTargetsParams",
            recode::<super::PluginShareUpdateTargetsParams>,
        ),
        (
            "types/pluginShare.json#/PluginShareUpdateTargetsResponse",
            recode::<super::PluginShareUpdateTargetsResponse>,
        ),
        (
            "types/process.json#/ProcessExitedNotification",
            recode::<super::ProcessExitedNotification>,
        ),
        (
            "types/process.json#/ProcessKillParams",
            recode::<super::ProcessKillParams>,
        ),
        (
            "types/process.json#/ProcessKillResponse",
            recode::<super::ProcessKillResponse>,
        ),
        (
            "types/process.json#/ProcessOutputDeltaNotification",
            recode::<super::ProcessOutputDeltaNotification>,
        ),
        (
            "types/process.json#/ProcessOutputStream",
            recode::<super::ProcessOutputStream>,
        ),
        (
            "types/process.json#/ProcessResizePtyParams",
            recode::<super::ProcessResizePtyParams>,
        ),
        (
            "types/process.json#/ProcessResizePtyResponse",
            recode::<super::ProcessResizePtyResponse>,
        ),
        (
            "types/process.json#/ProcessSpawnParams",
            recode::<super::ProcessSpawnParams>,
        ),
        (
            "types/process.json#/ProcessSpawnResponse",
            recode::<super::ProcessSpawnResponse>,
        ),
        (
            "types/process.json#/ProcessTerminalSize",
            recode::<super::ProcessTerminalSize>,
        ),
        (
            "types/process.json#/ProcessWriteStdinParams",
            recode::<super::ProcessWriteStdinParams>,
        ),
        (
            "types/process.json#/ProcessWriteStdinResponse",
            recode::<super::ProcessWriteStdinResponse>,
        ),
        ("types/project.json#/Project", recode::<super::Project>),
        (
            "types/project.json#/ProjectChangeType",
            recode::<super::ProjectChangeType>,
        ),
        (
            "types/project.json#/ProjectChangedNotification",
            recode::<super::ProjectChangedNotification>,
        ),
        (
            "types/project.json#/ProjectCreateParams",
            recode::<super::ProjectCreateParams>,
        ),
        (
            "types/project.json#/ProjectCreateResponse",
            recode::<super::ProjectCreateResponse>,
        ),
        (
            "types/project.json#/ProjectDeleteParams",
            recode::<super::ProjectDeleteParams>,
        ),
        (
            "types/project.json#/ProjectDeleteResponse",
            recode::<super::ProjectDeleteResponse>,
        ),
        (
            "types/project.json#/ProjectImportParams",
            recode::<super::ProjectImportParams>,
        ),
        (
            "types/project.json#/ProjectImportResponse",
            recode::<super::ProjectImportResponse>,
        ),
        (
            "types/project.json#/ProjectListParams",
            recode::<super::ProjectListParams>,
        ),
        (
            "types/project.json#/ProjectListResponse",
            recode::<super::ProjectListResponse>,
        ),
        (
            "types/project.json#/ProjectMoveParams",
            recode::<super::ProjectMoveParams>,
        ),
        (
            "types/project.json#/ProjectMoveResponse",
            recode::<super::ProjectMoveResponse>,
        ),
        (
            "types/project.json#/ProjectReadParams",
            recode::<super::ProjectReadParams>,
        ),
        (
            "types/project.json#/ProjectReadResponse",
            recode::<super::ProjectReadResponse>,
        ),
        (
            "types/project.json#/ProjectRoot",
            recode::<super::ProjectRoot>,
        ),
        (
            "types/project.json#/ProjectSortKey",
            recode::<super::ProjectSortKey>,
        ),
        (
            "types/project.json#/ProjectUpdateParams",
            recode::<super::ProjectUpdateParams>,
        ),
        (
            "types/project.json#/ProjectUpdateResponse",
            recode::<super::ProjectUpdateResponse>,
        ),
        (
            "types/queue.json#/QueuedSubmission",
            recode::<super::QueuedSubmission>,
        ),
        (
            "types/queue.json#/ThreadQueueAddParams",
            recode::<super::ThreadQueueAddParams>,
        ),
        (
            "types/queue.json#/ThreadQueueAddResponse",
            recode::<super::ThreadQueueAddResponse>,
        ),
        (
            "types/queue.json#/ThreadQueueChangedNotification",
            recode::<super::ThreadQueueChangedNotification>,
        ),
        (
            "types/queue.json#/ThreadQueueDeleteParams",
            recode::<super::ThreadQueueDeleteParams>,
        ),
        (
            "types/queue.json#/ThreadQueueDeleteResponse",
            recode::<super::ThreadQueueDeleteResponse>,
        ),
        (
            "types/queue.json#/ThreadQueueListParams",
            recode::<super::ThreadQueueListParams>,
        ),
        (
            "types/queue.json#/ThreadQueueListResponse",
            recode::<super::ThreadQueueListResponse>,
        ),
        (
            "types/queue.json#/ThreadQueueReorderParams",
            recode::<super::ThreadQueueReorderParams>,
        ),
        (
            "types/queue.json#/ThreadQueueReorderResponse",
            recode::<super::ThreadQueueReorderResponse>,
        ),
        (
            "types/queue.json#/ThreadQueueStartParams",
            recode::<super::ThreadQueueStartParams>,
        ),
        (
            "types/queue.json#/ThreadQueueStartResponse",
            recode::<super::ThreadQueueStartResponse>,
        ),
        (
            "types/queue.json#/ThreadQueueUpdateParams",
            recode::<super::ThreadQueueUpdateParams>,
        ),
        (
            "types/queue.json#/ThreadQueueUpdateResponse",
            recode::<super::ThreadQueueUpdateResponse>,
        ),
        (
            "types/realtime.json#/CodexResponseHandoffMode",
            recode::<super::CodexResponseHandoffMode>,
        ),
        (
            "types/realtime.json#/ConversationTextRole",
            recode::<super::ConversationTextRole>,
        ),
        (
            "types/realtime.json#/RealtimeConversationVersion",
            recode::<super::RealtimeConversationVersion>,
        ),
        (
            "types/realtime.json#/RealtimeOutputModality",
            recode::<super::RealtimeOutputModality>,
        ),
        (
            "types/realtime.json#/RealtimeVoice",
            recode::<super::RealtimeVoice>,
        ),
        (
            "types/realtime.json#/RealtimeVoicesList",
            recode::<super::RealtimeVoicesList>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAppendAudioParams",
            recode::<super::ThreadRealtimeAppendAudioParams>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAppendAudioResponse",
            recode::<super::ThreadRealtimeAppendAudioResponse>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAppendSpeechParams",
            recode::<super::ThreadRealtimeAppendSpeechParams>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAppendSpeechResponse",
            recode::<super::ThreadRealtimeAppendSpeechResponse>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAppendTextParams",
            recode::<super::ThreadRealtimeAppendTextParams>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAppendTextResponse",
            recode::<super::ThreadRealtimeAppendTextResponse>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeAudioChunk",
            recode::<super::ThreadRealtimeAudioChunk>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeBemItemPresentation",
            recode::<super::ThreadRealtimeBemItemPresentation>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeClosedNotification",
            recode::<super::ThreadRealtimeClosedNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeErrorNotification",
            recode::<super::ThreadRealtimeErrorNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeInitialItem",
            recode::<super::ThreadRealtimeInitialItem>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeItem",
            recode::<super::ThreadRealtimeItem>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeItemAddedNotification",
            recode::<super::ThreadRealtimeItemAddedNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeItemCompletedNotification",
            recode::<super::ThreadRealtimeItemCompletedNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeItemStartedNotification",
            recode::<super::ThreadRealtimeItemStartedNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeItemTranscriptDeltaNotification",
            recode::<super::ThreadRealtimeItemTranscriptDeltaNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeListVoicesParams",
            recode::<super::ThreadRealtimeListVoicesParams>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeListVoicesResponse",
            recode::<super::ThreadRealtimeListVoicesResponse>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeOutputAudioDeltaNotification",
            recode::<super::ThreadRealtimeOutputAudioDeltaNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeSdpNotification",
            recode::<super::ThreadRealtimeSdpNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeSessionOutcome",
            recode::<super::ThreadRealtimeSessionOutcome>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeStartParams",
            recode::<super::ThreadRealtimeStartParams>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeStartResponse",
            recode::<super::ThreadRealtimeStartResponse>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeStartTransport",
            recode::<super::ThreadRealtimeStartTransport>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeStartedNotification",
            recode::<super::ThreadRealtimeStartedNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeStopParams",
            recode::<super::ThreadRealtimeStopParams>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeStopResponse",
            recode::<super::ThreadRealtimeStopResponse>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeTranscriptDeltaNotification",
            recode::<super::ThreadRealtimeTranscriptDeltaNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeTranscriptDoneNotification",
            recode::<super::ThreadRealtimeTranscriptDoneNotification>,
        ),
        (
            "types/realtime.json#/ThreadRealtimeTranscriptRole",
            recode::<super::ThreadRealtimeTranscriptRole>,
        ),
        (
            "types/remoteControl.json#/RemoteControlClient",
            recode::<super::RemoteControlClient>,
        ),
        (
            "types/remoteControl.json#/RemoteControlClientsListOrder",
            recode::<super::RemoteControlClientsListOrder>,
        ),
        (
            "types/remoteControl.json#/RemoteControlClientsListParams",
            recode::<super::RemoteControlClientsListParams>,
        ),
        (
            "types/remoteControl.json#/RemoteControlClientsListResponse",
            recode::<super::RemoteControlClientsListResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlClientsRevokeParams",
            recode::<super::RemoteControlClientsRevokeParams>,
        ),
        (
            "types/remoteControl.json#/RemoteControlClientsRevokeResponse",
            recode::<super::RemoteControlClientsRevokeResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlDisableResponse",
            recode::<super::RemoteControlDisableResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlEnableResponse",
            recode::<super::RemoteControlEnableResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlPairingStartParams",
            recode::<super::RemoteControlPairingStartParams>,
        ),
        (
            "types/remoteControl.json#/RemoteControlPairingStartResponse",
            recode::<super::RemoteControlPairingStartResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlPairingStatusParams",
            recode::<super::RemoteControlPairingStatusParams>,
        ),
        (
            "types/remoteControl.json#/RemoteControlPairingStatusResponse",
            recode::<super::RemoteControlPairingStatusResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlStatusReadResponse",
            recode::<super::RemoteControlStatusReadResponse>,
        ),
        (
            "types/remoteControl.json#/RemoteControlDisableParams",
            recode::<super::RemoteControlDisableParams>,
        ),
        (
            "types/remoteControl.json#/RemoteControlEnableParams",
            recode::<super::RemoteControlEnableParams>,
        ),
        (
            "types/requirements.json#/ApplicationNetworkRequirements",
            recode::<super::ApplicationNetworkRequirements>,
        ),
        (
            "types/requirements.json#/ApplicationRequirements",
            recode::<super::ApplicationRequirements>,
        ),
        (
            "types/requirements.json#/ApplicationStorageRequirements",
            recode::<super::ApplicationStorageRequirements>,
        ),
        (
            "types/requirements.json#/AutoReviewRequirements",
            recode::<super::AutoReviewRequirements>,
        ),
        (
            "types/requirements.json#/CliAuthCredentialsStoreMode",
            recode::<super::CliAuthCredentialsStoreMode>,
        ),
        (
            "types/requirements.json#/ConfigRequirements",
            recode::<super::ConfigRequirements>,
        ),
        (
            "types/requirements.json#/ConfigRequirementsReadResponse",
            recode::<super::ConfigRequirementsReadResponse>,
        ),
        (
            "types/requirements.json#/FeedbackRequirements",
            recode::<super::FeedbackRequirements>,
        ),
        (
            "types/requirements.json#/InAppBrowserRequirements",
            recode::<super::InAppBrowserRequirements>,
        ),
        (
            "types/requirements.json#/ModelsRequirements",
            recode::<super::ModelsRequirements>,
        ),
        (
            "types/requirements.json#/NetworkDomainPermission",
            recode::<super::NetworkDomainPermission>,
        ),
        (
            "types/requirements.json#/NetworkRequirements",
            recode::<super::NetworkRequirements>,
        ),
        (
            "types/requirements.json#/NetworkUnixSocketPermission",
            recode::<super::NetworkUnixSocketPermission>,
        ),
        (
            "types/requirements.json#/NewThreadModelDefaults",
            recode::<super::NewThreadModelDefaults>,
        ),
        (
            "types/requirements.json#/ResidencyRequirement",
            recode::<super::ResidencyRequirement>,
        ),
        (
            "types/requirements.json#/WindowsSandboxImplementation",
            recode::<super::WindowsSandboxImplementation>,
        ),
        (
            "types/review.json#/ReviewDelivery",
            recode::<super::ReviewDelivery>,
        ),
        (
            "types/review.json#/ReviewStartParams",
            recode::<super::ReviewStartParams>,
        ),
        (
            "types/review.json#/ReviewStartResponse",
            recode::<super::ReviewStartResponse>,
        ),
        (
            "types/review.json#/ReviewTarget",
            recode::<super::ReviewTarget>,
        ),
        (
            "types/rollout.json#/RolloutCompressResponse",
            recode::<super::RolloutCompressResponse>,
        ),
        (
            "types/sample.json#/ThreadPredictionRequestParams",
            recode::<super::ThreadPredictionRequestParams>,
        ),
        (
            "types/sample.json#/ThreadPredictionRequestResponse",
            recode::<super::ThreadPredictionRequestResponse>,
        ),
        (
            "types/sample.json#/ThreadPredictionResult",
            recode::<super::ThreadPredictionResult>,
        ),
        (
            "types/sample.json#/ThreadPredictionUpdatedNotification",
            recode::<super::ThreadPredictionUpdatedNotification>,
        ),
        (
            "types/sample.json#/ThreadSampleCancelParams",
            recode::<super::ThreadSampleCancelParams>,
        ),
        (
            "types/sample.json#/ThreadSampleCancelResponse",
            recode::<super::ThreadSampleCancelResponse>,
        ),
        (
            "types/sample.json#/ThreadSampleParams",
            recode::<super::ThreadSampleParams>,
        ),
        (
            "types/sample.json#/ThreadSampleResponse",
            recode::<super::ThreadSampleResponse>,
        ),
        (
            "types/sandbox.json#/AskForApproval",
            recode::<super::AskForApproval>,
        ),
        (
            "types/sandbox.json#/GranularApprovalPolicy",
            recode::<super::GranularApprovalPolicy>,
        ),
        (
            "types/sandbox.json#/ApprovalsReviewer",
            recode::<super::ApprovalsReviewer>,
        ),
        (
            "types/sandbox.json#/SandboxMode",
            recode::<super::SandboxMode>,
        ),
        (
            "types/sandbox.json#/SandboxPolicy",
            recode::<super::SandboxPolicy>,
        ),
        (
            "types/sandbox.json#/LegacyReadOnlyAccess",
            recode::<super::LegacyReadOnlyAccess>,
        ),
        (
            "types/sandbox.json#/NetworkAccess",
            recode::<super::NetworkAccess>,
        ),
        (
            "types/sandbox.json#/ActivePermissionProfile",
            recode::<super::ActivePermissionProfile>,
        ),
        (
            "types/sandbox.json#/AdditionalPermissionProfile",
            recode::<super::AdditionalPermissionProfile>,
        ),
        (
            "types/sandbox.json#/AdditionalNetworkPermissions",
            recode::<super::AdditionalNetworkPermissions>,
        ),
        (
            "types/sandbox.json#/AdditionalFileSystemPermissions",
            recode::<super::AdditionalFileSystemPermissions>,
        ),
        (
            "types/sandbox.json#/FileSystemSandboxEntry",
            recode::<super::FileSystemSandboxEntry>,
        ),
        (
            "types/sandbox.json#/FileSystemAccessMode",
            recode::<super::FileSystemAccessMode>,
        ),
        (
            "types/sandbox.json#/FileSystemPath",
            recode::<super::FileSystemPath>,
        ),
        (
            "types/sandbox.json#/FileSystemSpecialPath",
            recode::<super::FileSystemSpecialPath>,
        ),
        (
            "types/server.json#/ServerDiagnosticsGauge",
            recode::<super::ServerDiagnosticsGauge>,
        ),
        (
            "types/server.json#/ServerDiagnosticsParams",
            recode::<super::ServerDiagnosticsParams>,
        ),
        (
            "types/server.json#/ServerDiagnosticsProcess",
            recode::<super::ServerDiagnosticsProcess>,
        ),
        (
            "types/server.json#/ServerDiagnosticsResponse",
            recode::<super::ServerDiagnosticsResponse>,
        ),
        (
            "types/settings.json#/ThreadSettings",
            recode::<super::ThreadSettings>,
        ),
        (
            "types/settings.json#/ThreadSettingsUpdateParams",
            recode::<super::ThreadSettingsUpdateParams>,
        ),
        (
            "types/settings.json#/ThreadSettingsUpdateResponse",
            recode::<super::ThreadSettingsUpdateResponse>,
        ),
        (
            "types/settings.json#/ThreadSettingsUpdatedNotification",
            recode::<super::ThreadSettingsUpdatedNotification>,
        ),
        (
            "types/skills.json#/SkillsChangedNotification",
            recode::<super::SkillsChangedNotification>,
        ),
        (
            "types/skills.json#/SkillsConfigWriteParams",
            recode::<super::SkillsConfigWriteParams>,
        ),
        (
            "types/skills.json#/SkillsConfigWriteResponse",
            recode::<super::SkillsConfigWriteResponse>,
        ),
        (
            "types/skills.json#/SkillsExtraRootsSetParams",
            recode::<super::SkillsExtraRootsSetParams>,
        ),
        (
            "types/skills.json#/SkillsExtraRootsSetResponse",
            recode::<super::SkillsExtraRootsSetResponse>,
        ),
        (
            "types/skills.json#/SkillsListParams",
            recode::<super::SkillsListParams>,
        ),
        (
            "types/skills.json#/SkillsListResponse",
            recode::<super::SkillsListResponse>,
        ),
        (
            "types/skills.json#/SkillsRemoteReadParams",
            recode::<super::SkillsRemoteReadParams>,
        ),
        (
            "types/skills.json#/SkillsRemoteWriteParams",
            recode::<super::SkillsRemoteWriteParams>,
        ),
        (
            "types/skills.json#/SkillsRemoteReadResponse",
            recode::<super::SkillsRemoteReadResponse>,
        ),
        (
            "types/skills.json#/SkillsRemoteWriteResponse",
            recode::<super::SkillsRemoteWriteResponse>,
        ),
        (
            "types/skills.json#/SkillDependencies",
            recode::<super::SkillDependencies>,
        ),
        (
            "types/skills.json#/SkillErrorInfo",
            recode::<super::SkillErrorInfo>,
        ),
        (
            "types/skills.json#/SkillInterface",
            recode::<super::SkillInterface>,
        ),
        (
            "types/skills.json#/SkillMetadata",
            recode::<super::SkillMetadata>,
        ),
        ("types/skills.json#/SkillScope", recode::<super::SkillScope>),
        (
            "types/skills.json#/SkillToolDependency",
            recode::<super::SkillToolDependency>,
        ),
        (
            "types/skills.json#/SkillsListEntry",
            recode::<super::SkillsListEntry>,
        ),
        (
            "types/skills.json#/RemoteSkillSummary",
            recode::<super::RemoteSkillSummary>,
        ),
        (
            "types/telemetry.json#/OtelExporter",
            recode::<super::OtelExporter>,
        ),
        (
            "types/telemetry.json#/OtelHttpProtocol",
            recode::<super::OtelHttpProtocol>,
        ),
        (
            "types/telemetry.json#/OtelRequirements",
            recode::<super::OtelRequirements>,
        ),
        (
            "types/telemetry.json#/OtelTlsConfig",
            recode::<super::OtelTlsConfig>,
        ),
        (
            "types/telemetry.json#/OtelToolResultLogConfig",
            recode::<super::OtelToolResultLogConfig>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminal",
            recode::<super::ThreadBackgroundTerminal>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminalsCleanParams",
            recode::<super::ThreadBackgroundTerminalsCleanParams>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminalsCleanResponse",
            recode::<super::ThreadBackgroundTerminalsCleanResponse>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminalsListParams",
            recode::<super::ThreadBackgroundTerminalsListParams>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminalsListResponse",
            recode::<super::ThreadBackgroundTerminalsListResponse>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminalsTerminateParams",
            recode::<super::ThreadBackgroundTerminalsTerminateParams>,
        ),
        (
            "types/terminal.json#/ThreadBackgroundTerminalsTerminateResponse",
            recode::<super::ThreadBackgroundTerminalsTerminateResponse>,
        ),
        (
            "types/terminal.json#/ThreadShellCommandParams",
            recode::<super::ThreadShellCommandParams>,
        ),
        (
            "types/terminal.json#/ThreadShellCommandResponse",
            recode::<super::ThreadShellCommandResponse>,
        ),
        ("types/thread.json#/Thread", recode::<super::Thread>),
        (
            "types/thread.json#/ThreadStatus",
            recode::<super::ThreadStatus>,
        ),
        (
            "types/thread.json#/ThreadActiveFlag",
            recode::<super::ThreadActiveFlag>,
        ),
        (
            "types/thread.json#/ThreadHistoryMode",
            recode::<super::ThreadHistoryMode>,
        ),
        (
            "types/thread.json#/ThreadSource",
            recode::<super::ThreadSource>,
        ),
        (
            "types/thread.json#/ThreadExtra",
            recode::<super::ThreadExtra>,
        ),
        (
            "types/thread.json#/ThreadEnvironment",
            recode::<super::ThreadEnvironment>,
        ),
        (
            "types/thread.json#/TurnEnvironmentParams",
            recode::<super::TurnEnvironmentParams>,
        ),
        ("types/thread.json#/GitInfo", recode::<super::GitInfo>),
        (
            "types/thread.json#/SessionSource",
            recode::<super::SessionSource>,
        ),
        (
            "types/thread.json#/SubAgentSource",
            recode::<super::SubAgentSource>,
        ),
        (
            "types/thread.json#/ThreadSpawnSource",
            recode::<super::ThreadSpawnSource>,
        ),
        ("types/thread.json#/ThreadId", recode::<super::ThreadId>),
        ("types/thread.json#/AgentPath", recode::<super::AgentPath>),
        (
            "types/thread.json#/MultiAgentMode",
            recode::<super::MultiAgentMode>,
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
            "types/thread.json#/ThreadArchiveParams",
            recode::<super::ThreadArchiveParams>,
        ),
        (
            "types/thread.json#/ThreadArchiveResponse",
            recode::<super::ThreadArchiveResponse>,
        ),
        (
            "types/thread.json#/ThreadUnarchiveParams",
            recode::<super::ThreadUnarchiveParams>,
        ),
        (
            "types/thread.json#/ThreadUnarchiveResponse",
            recode::<super::ThreadUnarchiveResponse>,
        ),
        (
            "types/thread.json#/ThreadSetNameParams",
            recode::<super::ThreadSetNameParams>,
        ),
        (
            "types/thread.json#/ThreadSetNameResponse",
            recode::<super::ThreadSetNameResponse>,
        ),
        (
            "types/thread.json#/ThreadUnsubscribeParams",
            recode::<super::ThreadUnsubscribeParams>,
        ),
        (
            "types/thread.json#/ThreadUnsubscribeResponse",
            recode::<super::ThreadUnsubscribeResponse>,
        ),
        (
            "types/thread.json#/ThreadUnsubscribeStatus",
            recode::<super::ThreadUnsubscribeStatus>,
        ),
        (
            "types/thread.json#/ThreadDeleteParams",
            recode::<super::ThreadDeleteParams>,
        ),
        (
            "types/thread.json#/ThreadDeleteResponse",
            recode::<super::ThreadDeleteResponse>,
        ),
        (
            "types/thread.json#/ThreadStartedNotification",
            recode::<super::ThreadStartedNotification>,
        ),
        (
            "types/thread.json#/ThreadStatusChangedNotification",
            recode::<super::ThreadStatusChangedNotification>,
        ),
        (
            "types/thread.json#/ThreadNameUpdatedNotification",
            recode::<super::ThreadNameUpdatedNotification>,
        ),
        (
            "types/thread.json#/ThreadArchivedNotification",
            recode::<super::ThreadArchivedNotification>,
        ),
        (
            "types/thread.json#/ThreadUnarchivedNotification",
            recode::<super::ThreadUnarchivedNotification>,
        ),
        (
            "types/thread.json#/ThreadClosedNotification",
            recode::<super::ThreadClosedNotification>,
        ),
        (
            "types/thread.json#/ThreadDeletedNotification",
            recode::<super::ThreadDeletedNotification>,
        ),
        (
            "types/thread.json#/ThreadTokenUsageUpdatedNotification",
            recode::<super::ThreadTokenUsageUpdatedNotification>,
        ),
        (
            "types/thread.json#/ThreadTokenUsage",
            recode::<super::ThreadTokenUsage>,
        ),
        (
            "types/thread.json#/TokenUsageBreakdown",
            recode::<super::TokenUsageBreakdown>,
        ),
        (
            "types/threadHistory.json#/TurnsPage",
            recode::<super::TurnsPage>,
        ),
        (
            "types/threadHistory.json#/ThreadTurnsListParams",
            recode::<super::ThreadTurnsListParams>,
        ),
        (
            "types/threadHistory.json#/ThreadTurnsListResponse",
            recode::<super::ThreadTurnsListResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadItemsListParams",
            recode::<super::ThreadItemsListParams>,
        ),
        (
            "types/threadHistory.json#/ThreadItemsListCursor",
            recode::<super::ThreadItemsListCursor>,
        ),
        (
            "types/threadHistory.json#/ThreadItemsListAnchor",
            recode::<super::ThreadItemsListAnchor>,
        ),
        (
            "types/threadHistory.json#/ThreadItemOutputDeferral",
            recode::<super::ThreadItemOutputDeferral>,
        ),
        (
            "types/threadHistory.json#/ThreadItemsListResponse",
            recode::<super::ThreadItemsListResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadItemEntry",
            recode::<super::ThreadItemEntry>,
        ),
        (
            "types/threadHistory.json#/ContextCompactedNotification",
            recode::<super::ContextCompactedNotification>,
        ),
        (
            "types/threadHistory.json#/ThreadCompactStartParams",
            recode::<super::ThreadCompactStartParams>,
        ),
        (
            "types/threadHistory.json#/ThreadCompactStartResponse",
            recode::<super::ThreadCompactStartResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadInjectItemsParams",
            recode::<super::ThreadInjectItemsParams>,
        ),
        (
            "types/threadHistory.json#/ThreadInjectItemsResponse",
            recode::<super::ThreadInjectItemsResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadItemsReadParams",
            recode::<super::ThreadItemsReadParams>,
        ),
        (
            "types/threadHistory.json#/ThreadItemsReadResponse",
            recode::<super::ThreadItemsReadResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadPrepareApprovedPlanParams",
            recode::<super::ThreadPrepareApprovedPlanParams>,
        ),
        (
            "types/threadHistory.json#/ThreadPrepareApprovedPlanResponse",
            recode::<super::ThreadPrepareApprovedPlanResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadRevertParams",
            recode::<super::ThreadRevertParams>,
        ),
        (
            "types/threadHistory.json#/ThreadRevertResponse",
            recode::<super::ThreadRevertResponse>,
        ),
        (
            "types/threadHistory.json#/ThreadRevertedNotification",
            recode::<super::ThreadRevertedNotification>,
        ),
        (
            "types/threadHistory.json#/ThreadRollbackParams",
            recode::<super::ThreadRollbackParams>,
        ),
        (
            "types/threadHistory.json#/ThreadRollbackResponse",
            recode::<super::ThreadRollbackResponse>,
        ),
        (
            "types/threadList.json#/ThreadListParams",
            recode::<super::ThreadListParams>,
        ),
        (
            "types/threadList.json#/ThreadListCwdFilter",
            recode::<super::ThreadListCwdFilter>,
        ),
        (
            "types/threadList.json#/SortDirection",
            recode::<super::SortDirection>,
        ),
        (
            "types/threadList.json#/ThreadSortKey",
            recode::<super::ThreadSortKey>,
        ),
        (
            "types/threadList.json#/ThreadSourceKind",
            recode::<super::ThreadSourceKind>,
        ),
        (
            "types/threadList.json#/ThreadListResponse",
            recode::<super::ThreadListResponse>,
        ),
        (
            "types/threadList.json#/ThreadLoadedListParams",
            recode::<super::ThreadLoadedListParams>,
        ),
        (
            "types/threadList.json#/ThreadLoadedListResponse",
            recode::<super::ThreadLoadedListResponse>,
        ),
        (
            "types/threadMetadata.json#/ThreadReadState",
            recode::<super::ThreadReadState>,
        ),
        (
            "types/threadMetadata.json#/ThreadUnreadPosition",
            recode::<super::ThreadUnreadPosition>,
        ),
        (
            "types/threadMetadata.json#/ThreadReadStateChangedNotification",
            recode::<super::ThreadReadStateChangedNotification>,
        ),
        (
            "types/threadMetadata.json#/ThreadDecrementElicitationParams",
            recode::<super::ThreadDecrementElicitationParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadDecrementElicitationResponse",
            recode::<super::ThreadDecrementElicitationResponse>,
        ),
        (
            "types/threadMetadata.json#/ThreadIncrementElicitationParams",
            recode::<super::ThreadIncrementElicitationParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadIncrementElicitationResponse",
            recode::<super::ThreadIncrementElicitationResponse>,
        ),
        (
            "types/threadMetadata.json#/ThreadMemoryMode",
            recode::<super::ThreadMemoryMode>,
        ),
        (
            "types/threadMetadata.json#/ThreadMemoryModeSetParams",
            recode::<super::ThreadMemoryModeSetParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadMemoryModeSetResponse",
            recode::<super::ThreadMemoryModeSetResponse>,
        ),
        (
            "types/threadMetadata.json#/ThreadMemoryReadParams",
            recode::<super::ThreadMemoryReadParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadMemoryReadResponse",
            recode::<super::ThreadMemoryReadResponse>,
        ),
        (
            "types/threadMetadata.json#/ThreadMetadataGitInfoUpdateParams",
            recode::<super::ThreadMetadataGitInfoUpdateParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadMetadataUpdateParams",
            recode::<super::ThreadMetadataUpdateParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadMetadataUpdateResponse",
            recode::<super::ThreadMetadataUpdateResponse>,
        ),
        (
            "types/threadMetadata.json#/ThreadProjectUpdatedNotification",
            recode::<super::ThreadProjectUpdatedNotification>,
        ),
        (
            "types/threadMetadata.json#/ThreadReadStateOperation",
            recode::<super::ThreadReadStateOperation>,
        ),
        (
            "types/threadMetadata.json#/ThreadReadStateUpdateParams",
            recode::<super::ThreadReadStateUpdateParams>,
        ),
        (
            "types/threadMetadata.json#/ThreadReadStateUpdateResponse",
            recode::<super::ThreadReadStateUpdateResponse>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchOccurrence",
            recode::<super::ThreadSearchOccurrence>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchOccurrencesParams",
            recode::<super::ThreadSearchOccurrencesParams>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchOccurrencesResponse",
            recode::<super::ThreadSearchOccurrencesResponse>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchParams",
            recode::<super::ThreadSearchParams>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchResponse",
            recode::<super::ThreadSearchResponse>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchResult",
            recode::<super::ThreadSearchResult>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchSortKey",
            recode::<super::ThreadSearchSortKey>,
        ),
        (
            "types/threadSearch.json#/ThreadSearchTextRange",
            recode::<super::ThreadSearchTextRange>,
        ),
        (
            "types/threadSection.json#/ThreadSection",
            recode::<super::ThreadSection>,
        ),
        (
            "types/threadSection.json#/ThreadSectionAppearance",
            recode::<super::ThreadSectionAppearance>,
        ),
        (
            "types/threadSection.json#/ThreadSectionChangedNotification",
            recode::<super::ThreadSectionChangedNotification>,
        ),
        (
            "types/threadSection.json#/ThreadSectionMoveParams",
            recode::<super::ThreadSectionMoveParams>,
        ),
        (
            "types/threadSection.json#/ThreadSectionMoveResponse",
            recode::<super::ThreadSectionMoveResponse>,
        ),
        (
            "types/threadSection.json#/ThreadSectionCreateParams",
            recode::<super::ThreadSectionCreateParams>,
        ),
        (
            "types/threadSection.json#/ThreadSectionCreateResponse",
            recode::<super::ThreadSectionCreateResponse>,
        ),
        (
            "types/threadSection.json#/ThreadSectionDeleteParams",
            recode::<super::ThreadSectionDeleteParams>,
        ),
        (
            "types/threadSection.json#/ThreadSectionDeleteResponse",
            recode::<super::ThreadSectionDeleteResponse>,
        ),
        (
            "types/threadSection.json#/ThreadSectionListParams",
            recode::<super::ThreadSectionListParams>,
        ),
        (
            "types/threadSection.json#/ThreadSectionListResponse",
            recode::<super::ThreadSectionListResponse>,
        ),
        (
            "types/threadSection.json#/ThreadSectionUpdateParams",
            recode::<super::ThreadSectionUpdateParams>,
        ),
        (
            "types/threadSection.json#/ThreadSectionUpdateResponse",
            recode::<super::ThreadSectionUpdateResponse>,
        ),
        (
            "types/threadStart.json#/ThreadStartSource",
            recode::<super::ThreadStartSource>,
        ),
        (
            "types/threadStart.json#/ThreadStartParams",
            recode::<super::ThreadStartParams>,
        ),
        (
            "types/threadStart.json#/ThreadStartResponse",
            recode::<super::ThreadStartResponse>,
        ),
        (
            "types/threadStart.json#/ThreadResumeParams",
            recode::<super::ThreadResumeParams>,
        ),
        (
            "types/threadStart.json#/ThreadResumeInitialTurnsPageParams",
            recode::<super::ThreadResumeInitialTurnsPageParams>,
        ),
        (
            "types/threadStart.json#/ThreadResumeResponse",
            recode::<super::ThreadResumeResponse>,
        ),
        (
            "types/threadStart.json#/ThreadForkParams",
            recode::<super::ThreadForkParams>,
        ),
        (
            "types/threadStart.json#/ThreadForkResponse",
            recode::<super::ThreadForkResponse>,
        ),
        (
            "types/threadStart.json#/SelectedCapabilityRoot",
            recode::<super::SelectedCapabilityRoot>,
        ),
        (
            "types/threadStart.json#/CapabilityRootLocation",
            recode::<super::CapabilityRootLocation>,
        ),
        (
            "types/timeline.json#/ThreadTimelineEntry",
            recode::<super::ThreadTimelineEntry>,
        ),
        (
            "types/timeline.json#/ThreadTimelineListParams",
            recode::<super::ThreadTimelineListParams>,
        ),
        (
            "types/timeline.json#/ThreadTimelineListResponse",
            recode::<super::ThreadTimelineListResponse>,
        ),
        (
            "types/tool.json#/DynamicToolSpec",
            recode::<super::DynamicToolSpec>,
        ),
        (
            "types/tool.json#/DynamicToolNamespaceTool",
            recode::<super::DynamicToolNamespaceTool>,
        ),
        (
            "types/tool.json#/DynamicToolCallParams",
            recode::<super::DynamicToolCallParams>,
        ),
        (
            "types/tool.json#/DynamicToolCallResponse",
            recode::<super::DynamicToolCallResponse>,
        ),
        (
            "types/tool.json#/DynamicToolCallOutputContentItem",
            recode::<super::DynamicToolCallOutputContentItem>,
        ),
        (
            "types/tool.json#/ToolRequestUserInputParams",
            recode::<super::ToolRequestUserInputParams>,
        ),
        (
            "types/tool.json#/ToolRequestUserInputQuestion",
            recode::<super::ToolRequestUserInputQuestion>,
        ),
        (
            "types/tool.json#/ToolRequestUserInputOption",
            recode::<super::ToolRequestUserInputOption>,
        ),
        (
            "types/tool.json#/ToolRequestUserInputResponse",
            recode::<super::ToolRequestUserInputResponse>,
        ),
        (
            "types/tool.json#/ToolRequestUserInputAnswer",
            recode::<super::ToolRequestUserInputAnswer>,
        ),
        ("types/turn.json#/Turn", recode::<super::Turn>),
        (
            "types/turn.json#/TurnItemsView",
            recode::<super::TurnItemsView>,
        ),
        ("types/turn.json#/TurnStatus", recode::<super::TurnStatus>),
        ("types/turn.json#/TurnError", recode::<super::TurnError>),
        (
            "types/turn.json#/MisalignmentErrorDetails",
            recode::<super::MisalignmentErrorDetails>,
        ),
        (
            "types/turn.json#/MisalignmentSteer",
            recode::<super::MisalignmentSteer>,
        ),
        (
            "types/turn.json#/CodexErrorInfo",
            recode::<super::CodexErrorInfo>,
        ),
        (
            "types/turn.json#/ModelCapErrorInfo",
            recode::<super::ModelCapErrorInfo>,
        ),
        (
            "types/turn.json#/HttpStatusErrorInfo",
            recode::<super::HttpStatusErrorInfo>,
        ),
        (
            "types/turn.json#/ActiveTurnNotSteerableErrorInfo",
            recode::<super::ActiveTurnNotSteerableErrorInfo>,
        ),
        (
            "types/turn.json#/NonSteerableTurnKind",
            recode::<super::NonSteerableTurnKind>,
        ),
        (
            "types/turn.json#/TurnStartParams",
            recode::<super::TurnStartParams>,
        ),
        (
            "types/turn.json#/TurnStartResponse",
            recode::<super::TurnStartResponse>,
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
            "types/turn.json#/TurnInterruptParams",
            recode::<super::TurnInterruptParams>,
        ),
        (
            "types/turn.json#/TurnInterruptResponse",
            recode::<super::TurnInterruptResponse>,
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
            "types/turn.json#/TurnPlanUpdatedNotification",
            recode::<super::TurnPlanUpdatedNotification>,
        ),
        (
            "types/turn.json#/TurnPlanStep",
            recode::<super::TurnPlanStep>,
        ),
        (
            "types/turn.json#/TurnPlanStepStatus",
            recode::<super::TurnPlanStepStatus>,
        ),
        (
            "types/turn.json#/TurnDiffUpdatedNotification",
            recode::<super::TurnDiffUpdatedNotification>,
        ),
        (
            "types/turn.json#/ErrorNotification",
            recode::<super::ErrorNotification>,
        ),
        (
            "types/turn.json#/ReasoningEffort",
            recode::<super::ReasoningEffort>,
        ),
        (
            "types/turn.json#/ReasoningSummary",
            recode::<super::ReasoningSummary>,
        ),
        ("types/turn.json#/Personality", recode::<super::Personality>),
        (
            "types/turn.json#/CollaborationMode",
            recode::<super::CollaborationMode>,
        ),
        ("types/turn.json#/ModeKind", recode::<super::ModeKind>),
        ("types/turn.json#/Settings", recode::<super::Settings>),
        (
            "types/turn.json#/CyberAccessProgram",
            recode::<super::CyberAccessProgram>,
        ),
        (
            "types/turn.json#/CollaborationModeListParams",
            recode::<super::CollaborationModeListParams>,
        ),
        (
            "types/turn.json#/CollaborationModeListResponse",
            recode::<super::CollaborationModeListResponse>,
        ),
        (
            "types/turn.json#/CollaborationModeMask",
            recode::<super::CollaborationModeMask>,
        ),
        (
            "types/turn.json#/TurnModerationMetadataNotification",
            recode::<super::TurnModerationMetadataNotification>,
        ),
        (
            "types/turn.json#/TurnSettingsUpdateParams",
            recode::<super::TurnSettingsUpdateParams>,
        ),
        (
            "types/turn.json#/TurnSettingsUpdateResponse",
            recode::<super::TurnSettingsUpdateResponse>,
        ),
        (
            "types/turn.json#/TurnSettingsUpdateStatus",
            recode::<super::TurnSettingsUpdateStatus>,
        ),
        (
            "types/usage.json#/AccountTokenUsageDailyBucket",
            recode::<super::AccountTokenUsageDailyBucket>,
        ),
        (
            "types/usage.json#/AccountTokenUsageSummary",
            recode::<super::AccountTokenUsageSummary>,
        ),
        (
            "types/usage.json#/AddCreditsNudgeCreditType",
            recode::<super::AddCreditsNudgeCreditType>,
        ),
        (
            "types/usage.json#/AddCreditsNudgeEmailStatus",
            recode::<super::AddCreditsNudgeEmailStatus>,
        ),
        (
            "types/usage.json#/ConsumeAccountRateLimitResetCreditOutcome",
            recode::<super::ConsumeAccountRateLimitResetCreditOutcome>,
        ),
        (
            "types/usage.json#/ConsumeAccountRateLimitResetCreditParams",
            recode::<super::ConsumeAccountRateLimitResetCreditParams>,
        ),
        (
            "types/usage.json#/ConsumeAccountRateLimitResetCreditResponse",
            recode::<super::ConsumeAccountRateLimitResetCreditResponse>,
        ),
        (
            "types/usage.json#/GetAccountRateLimitsResponse",
            recode::<super::GetAccountRateLimitsResponse>,
        ),
        (
            "types/usage.json#/GetAccountTokenUsageResponse",
            recode::<super::GetAccountTokenUsageResponse>,
        ),
        (
            "types/usage.json#/GetWorkspaceMessagesResponse",
            recode::<super::GetWorkspaceMessagesResponse>,
        ),
        (
            "types/usage.json#/RateLimitResetCredit",
            recode::<super::RateLimitResetCredit>,
        ),
        (
            "types/usage.json#/RateLimitResetCreditStatus",
            recode::<super::RateLimitResetCreditStatus>,
        ),
        (
            "types/usage.json#/RateLimitResetCreditsSummary",
            recode::<super::RateLimitResetCreditsSummary>,
        ),
        (
            "types/usage.json#/RateLimitResetType",
            recode::<super::RateLimitResetType>,
        ),
        (
            "types/usage.json#/SendAddCreditsNudgeEmailParams",
            recode::<super::SendAddCreditsNudgeEmailParams>,
        ),
        (
            "types/usage.json#/SendAddCreditsNudgeEmailResponse",
            recode::<super::SendAddCreditsNudgeEmailResponse>,
        ),
        (
            "types/usage.json#/ThreadUsage",
            recode::<super::ThreadUsage>,
        ),
        (
            "types/usage.json#/ThreadUsageBreakdownGroup",
            recode::<super::ThreadUsageBreakdownGroup>,
        ),
        (
            "types/usage.json#/WorkspaceMessage",
            recode::<super::WorkspaceMessage>,
        ),
        (
            "types/usage.json#/WorkspaceMessageType",
            recode::<super::WorkspaceMessageType>,
        ),
        (
            "types/usage.json#/GetAccountRateLimitsParams",
            recode::<super::GetAccountRateLimitsParams>,
        ),
        (
            "types/usage.json#/GetAccountTokenUsageParams",
            recode::<super::GetAccountTokenUsageParams>,
        ),
        (
            "types/userVerification.json#/UserVerificationCancelParams",
            recode::<super::UserVerificationCancelParams>,
        ),
        (
            "types/userVerification.json#/UserVerificationCancelResponse",
            recode::<super::UserVerificationCancelResponse>,
        ),
        (
            "types/userVerification.json#/UserVerificationDeleteParams",
            recode::<super::UserVerificationDeleteParams>,
        ),
        (
            "types/userVerification.json#/UserVerificationDeleteResponse",
            recode::<super::UserVerificationDeleteResponse>,
        ),
        (
            "types/userVerification.json#/UserVerificationEnrollParams",
            recode::<super::UserVerificationEnrollParams>,
        ),
        (
            "types/userVerification.json#/UserVerificationEnrollResponse",
            recode::<super::UserVerificationEnrollResponse>,
        ),
        (
            "types/userVerification.json#/UserVerificationProof",
            recode::<super::UserVerificationProof>,
        ),
        (
            "types/userVerification.json#/UserVerificationStatusParams",
            recode::<super::UserVerificationStatusParams>,
        ),
        (
            "types/userVerification.json#/UserVerificationStatusResponse",
            recode::<super::UserVerificationStatusResponse>,
        ),
        (
            "types/userVerification.json#/UserVerificationUnavailableReason",
            recode::<super::UserVerificationUnavailableReason>,
        ),
        (
            "types/userVerification.json#/UserVerificationVerifyParams",
            recode::<super::UserVerificationVerifyParams>,
        ),
        (
            "types/userVerification.json#/UserVerificationVerifyResponse",
            recode::<super::UserVerificationVerifyResponse>,
        ),
        (
            "types/userVerification.json#/UserVerificationCancellationReason",
            recode::<super::UserVerificationCancellationReason>,
        ),
        (
            "types/userVerification.json#/UserVerificationErrorDetails",
            recode::<super::UserVerificationErrorDetails>,
        ),
        (
            "types/userVerification.json#/UserVerificationFailureReason",
            recode::<super::UserVerificationFailureReason>,
        ),
        (
            "types/userVerification.json#/UserVerificationInvalidRequestReason",
            recode::<super::UserVerificationInvalidRequestReason>,
        ),
        (
            "types/userVerification.json#/UserVerificationRpcError",
            recode::<super::UserVerificationRpcError>,
        ),
        (
            "types/windows.json#/WindowsSandboxReadiness",
            recode::<super::WindowsSandboxReadiness>,
        ),
        (
            "types/windows.json#/WindowsSandboxReadinessResponse",
            recode::<super::WindowsSandboxReadinessResponse>,
        ),
        (
            "types/windows.json#/WindowsSandboxSetupCompletedNotification",
            recode::<super::WindowsSandboxSetupCompletedNotification>,
        ),
        (
            "types/windows.json#/WindowsSandboxSetupMode",
            recode::<super::WindowsSandboxSetupMode>,
        ),
        (
            "types/windows.json#/WindowsSandboxSetupStartParams",
            recode::<super::WindowsSandboxSetupStartParams>,
        ),
        (
            "types/windows.json#/WindowsSandboxSetupStartResponse",
            recode::<super::WindowsSandboxSetupStartResponse>,
        ),
        (
            "types/windows.json#/WindowsWorldWritableWarningNotification",
            recode::<super::WindowsWorldWritableWarningNotification>,
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
    type Account = Self;
    type Vendor = Self;
    type AccountSession = Self;
    type App = Self;
    type CollaborationMode = Self;
    type Command = Self;
    type Config = Self;
    type ConfigRequirements = Self;
    type Environment = Self;
    type ExperimentalFeature = Self;
    type ExternalAgentConfig = Self;
    type Feedback = Self;
    type Fs = Self;
    type FuzzyFileSearch = Self;
    type Hooks = Self;
    type Connection = Self;
    type Conversation = Self;
    type LegacyAccount = Self;
    type Legacy = Self;
    type Marketplace = Self;
    type McpServer = Self;
    type McpServerStatus = Self;
    type Memory = Self;
    type Mock = Self;
    type Model = Self;
    type ModelProvider = Self;
    type PermissionProfile = Self;
    type Plugin = Self;
    type Process = Self;
    type Project = Self;
    type RemoteControl = Self;
    type Review = Self;
    type ThreadControl = Self;
    type Server = Self;
    type Skills = Self;
    type Guardian = Self;
    type Thread = Self;
    type Attachment = Self;
    type BackgroundTerminals = Self;
    type Goal = Self;
    type History = Self;
    type Queue = Self;
    type Realtime = Self;
    type Sample = Self;
    type Search = Self;
    type ThreadSection = Self;
    type Turn = Self;
    type UserVerification = Self;
    type WindowsSandbox = Self;

    fn account(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn vendor(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn account_session(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn app(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn collaboration_mode(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn command(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn config(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn config_requirements(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn environment(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn experimental_feature(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn external_agent_config(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn feedback(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn fs(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn fuzzy_file_search(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn hooks(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn connection(self: &Arc<Self>) -> Self {
        Self
    }

    fn conversation(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn legacy_account(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn legacy(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn marketplace(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn mcp_server(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn mcp_server_status(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn memory(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn mock(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn model(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn model_provider(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn permission_profile(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn plugin(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn process(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn project(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn remote_control(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn review(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn thread_control(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn server(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn skills(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn guardian(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn thread(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn attachment(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn background_terminals(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn goal(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn history(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn queue(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn realtime(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn sample(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn search(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn thread_section(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn turn(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn user_verification(self: &Arc<Self>, _: ()) -> Self {
        Self
    }

    fn windows_sandbox(self: &Arc<Self>, _: ()) -> Self {
        Self
    }
}

impl AccountMethods for Recorder {
    async fn account_bedrock_check_gov_cloud_requirements(
        &self,
        _: super::BedrockCheckGovCloudRequirementsParams,
    ) -> Result<super::BedrockCheckGovCloudRequirementsResponse, RpcError> {
        Err(RpcError::new(
            0,
            "account/bedrock/checkGovCloudRequirements",
        ))
    }
    async fn account_login_cancel(
        &self,
        _: super::CancelLoginAccountParams,
    ) -> Result<super::CancelLoginAccountResponse, RpcError> {
        Err(RpcError::new(0, "account/login/cancel"))
    }
    async fn account_login_start(
        &self,
        _: super::LoginAccountParams,
    ) -> Result<super::LoginAccountResponse, RpcError> {
        Err(RpcError::new(0, "account/login/start"))
    }
    async fn account_logout(&self) -> Result<super::LogoutAccountResponse, RpcError> {
        Err(RpcError::new(0, "account/logout"))
    }
    async fn account_read(
        &self,
        _: super::GetAccountParams,
    ) -> Result<super::GetAccountResponse, RpcError> {
        Err(RpcError::new(0, "account/read"))
    }
    async fn account_security_setup_read(
        &self,
    ) -> Result<super::GetAccountSecuritySetupResponse, RpcError> {
        Err(RpcError::new(0, "account/securitySetup/read"))
    }
}

impl VendorMethods for Recorder {
    async fn account_bedrock_discover(
        &self,
        _: super::BedrockDiscoverParams,
    ) -> Result<super::BedrockDiscoverResponse, RpcError> {
        Err(RpcError::new(0, "account/bedrock/discover"))
    }
    async fn account_bedrock_setup(
        &self,
        _: super::BedrockSetupParams,
    ) -> Result<super::BedrockSetupResponse, RpcError> {
        Err(RpcError::new(0, "account/bedrock/setup"))
    }
    async fn account_gateway_o_auth_cancel(
        &self,
    ) -> Result<super::GatewayOAuthCancelResponse, RpcError> {
        Err(RpcError::new(0, "account/gatewayOAuth/cancel"))
    }
    async fn account_gateway_o_auth_login(
        &self,
        _: super::GatewayOAuthLoginParams,
    ) -> Result<super::GatewayOAuthLoginResponse, RpcError> {
        Err(RpcError::new(0, "account/gatewayOAuth/login"))
    }
    async fn account_gateway_o_auth_read(
        &self,
        _: super::GatewayOAuthReadParams,
    ) -> Result<super::GatewayOAuthReadResponse, RpcError> {
        Err(RpcError::new(0, "account/gatewayOAuth/read"))
    }
    async fn account_gcp_setup(
        &self,
        _: super::GcpSetupParams,
    ) -> Result<super::GcpSetupResponse, RpcError> {
        Err(RpcError::new(0, "account/gcp/setup"))
    }
    async fn feedback_upload(
        &self,
        _: super::FeedbackUploadParams,
    ) -> Result<super::FeedbackUploadResponse, RpcError> {
        Err(RpcError::new(0, "feedback/upload"))
    }
    async fn mcp_server_event_stream_stop(
        &self,
        _: super::McpServerEventStreamStopParams,
    ) -> Result<super::McpServerEventStreamStopResponse, RpcError> {
        Err(RpcError::new(0, "mcpServer/event/stream/stop"))
    }
    async fn skills_remote_read(
        &self,
        _: super::SkillsRemoteReadParams,
    ) -> Result<super::SkillsRemoteReadResponse, RpcError> {
        Err(RpcError::new(0, "skills/remote/read"))
    }
    async fn skills_remote_write(
        &self,
        _: super::SkillsRemoteWriteParams,
    ) -> Result<super::SkillsRemoteWriteResponse, RpcError> {
        Err(RpcError::new(0, "skills/remote/write"))
    }
}

impl AccountSessionMethods for Recorder {
    async fn account_session_list(
        &self,
        _: super::AccountSessionsListParams,
    ) -> Result<super::AccountSessionsResponse, RpcError> {
        Err(RpcError::new(0, "accountSession/list"))
    }
}

impl AppMethods for Recorder {
    async fn app_installed(
        &self,
        _: super::AppsInstalledParams,
    ) -> Result<super::AppsInstalledResponse, RpcError> {
        Err(RpcError::new(0, "app/installed"))
    }
    async fn app_list(
        &self,
        _: super::AppsListParams,
    ) -> Result<super::AppsListResponse, RpcError> {
        Err(RpcError::new(0, "app/list"))
    }
    async fn app_read(
        &self,
        _: super::AppsReadParams,
    ) -> Result<super::AppsReadResponse, RpcError> {
        Err(RpcError::new(0, "app/read"))
    }
}

impl CollaborationModeMethods for Recorder {
    async fn collaboration_mode_list(
        &self,
        _: super::CollaborationModeListParams,
    ) -> Result<super::CollaborationModeListResponse, RpcError> {
        Err(RpcError::new(0, "collaborationMode/list"))
    }
}

impl CommandMethods for Recorder {
    async fn command_exec_resize(
        &self,
        _: super::CommandExecResizeParams,
    ) -> Result<super::CommandExecResizeResponse, RpcError> {
        Err(RpcError::new(0, "command/exec/resize"))
    }
    async fn command_exec_terminate(
        &self,
        _: super::CommandExecTerminateParams,
    ) -> Result<super::CommandExecTerminateResponse, RpcError> {
        Err(RpcError::new(0, "command/exec/terminate"))
    }
    async fn command_exec_write(
        &self,
        _: super::CommandExecWriteParams,
    ) -> Result<super::CommandExecWriteResponse, RpcError> {
        Err(RpcError::new(0, "command/exec/write"))
    }
    async fn command_exec(
        &self,
        _: super::CommandExecParams,
    ) -> Result<super::CommandExecResponse, RpcError> {
        Err(RpcError::new(0, "command/exec"))
    }
}

impl ConfigMethods for Recorder {
    async fn config_batch_write(
        &self,
        _: super::ConfigBatchWriteParams,
    ) -> Result<super::ConfigWriteResponse, RpcError> {
        Err(RpcError::new(0, "config/batchWrite"))
    }
    async fn config_mcp_server_reload(&self) -> Result<super::McpServerRefreshResponse, RpcError> {
        Err(RpcError::new(0, "config/mcpServer/reload"))
    }
    async fn config_read(
        &self,
        _: super::ConfigReadParams,
    ) -> Result<crate::Encoded<super::method::ConfigRead>, RpcError> {
        Err(RpcError::new(0, "config/read"))
    }
    async fn config_value_write(
        &self,
        _: super::ConfigValueWriteParams,
    ) -> Result<super::ConfigWriteResponse, RpcError> {
        Err(RpcError::new(0, "config/value/write"))
    }
}

impl ConfigRequirementsMethods for Recorder {
    async fn config_requirements_read(
        &self,
    ) -> Result<super::ConfigRequirementsReadResponse, RpcError> {
        Err(RpcError::new(0, "configRequirements/read"))
    }
}

impl EnvironmentMethods for Recorder {
    async fn environment_add(
        &self,
        _: super::EnvironmentAddParams,
    ) -> Result<super::EnvironmentAddResponse, RpcError> {
        Err(RpcError::new(0, "environment/add"))
    }
    async fn environment_info(
        &self,
        _: super::EnvironmentInfoParams,
    ) -> Result<super::EnvironmentInfoResponse, RpcError> {
        Err(RpcError::new(0, "environment/info"))
    }
    async fn environment_status(
        &self,
        _: super::EnvironmentStatusParams,
    ) -> Result<super::EnvironmentStatusResponse, RpcError> {
        Err(RpcError::new(0, "environment/status"))
    }
}

impl ExperimentalFeatureMethods for Recorder {
    async fn experimental_feature_enablement_set(
        &self,
        _: super::ExperimentalFeatureEnablementSetParams,
    ) -> Result<super::ExperimentalFeatureEnablementSetResponse, RpcError> {
        Err(RpcError::new(0, "experimentalFeature/enablement/set"))
    }
    async fn experimental_feature_list(
        &self,
        _: super::ExperimentalFeatureListParams,
    ) -> Result<super::ExperimentalFeatureListResponse, RpcError> {
        Err(RpcError::new(0, "experimentalFeature/list"))
    }
}

impl ExternalAgentConfigMethods for Recorder {
    async fn external_agent_config_detect(
        &self,
        _: super::ExternalAgentConfigDetectParams,
    ) -> Result<super::ExternalAgentConfigDetectResponse, RpcError> {
        Err(RpcError::new(0, "externalAgentConfig/detect"))
    }
    async fn external_agent_config_import_read_histories(
        &self,
    ) -> Result<super::ExternalAgentConfigImportHistoriesReadResponse, RpcError> {
        Err(RpcError::new(0, "externalAgentConfig/import/readHistories"))
    }
    async fn external_agent_config_import_record_history(
        &self,
        _: super::ExternalAgentConfigImportHistoryRecordParams,
    ) -> Result<super::ExternalAgentConfigImportHistoryRecordResponse, RpcError> {
        Err(RpcError::new(0, "externalAgentConfig/import/recordHistory"))
    }
    async fn external_agent_config_import(
        &self,
        _: super::ExternalAgentConfigImportParams,
    ) -> Result<super::ExternalAgentConfigImportResponse, RpcError> {
        Err(RpcError::new(0, "externalAgentConfig/import"))
    }
}

impl FeedbackMethods for Recorder {
    async fn feedback_save(
        &self,
        _: super::FeedbackSaveParams,
    ) -> Result<super::FeedbackSaveResponse, RpcError> {
        Err(RpcError::new(0, "feedback/save"))
    }
}

impl FsMethods for Recorder {
    async fn fs_copy(&self, _: super::FsCopyParams) -> Result<super::FsCopyResponse, RpcError> {
        Err(RpcError::new(0, "fs/copy"))
    }
    async fn fs_create_directory(
        &self,
        _: super::FsCreateDirectoryParams,
    ) -> Result<super::FsCreateDirectoryResponse, RpcError> {
        Err(RpcError::new(0, "fs/createDirectory"))
    }
    async fn fs_get_metadata(
        &self,
        _: super::FsGetMetadataParams,
    ) -> Result<super::FsGetMetadataResponse, RpcError> {
        Err(RpcError::new(0, "fs/getMetadata"))
    }
    async fn fs_read_directory(
        &self,
        _: super::FsReadDirectoryParams,
    ) -> Result<super::FsReadDirectoryResponse, RpcError> {
        Err(RpcError::new(0, "fs/readDirectory"))
    }
    async fn fs_read_file(
        &self,
        _: super::FsReadFileParams,
    ) -> Result<super::FsReadFileResponse, RpcError> {
        Err(RpcError::new(0, "fs/readFile"))
    }
    async fn fs_remove(
        &self,
        _: super::FsRemoveParams,
    ) -> Result<super::FsRemoveResponse, RpcError> {
        Err(RpcError::new(0, "fs/remove"))
    }
    async fn fs_unwatch(
        &self,
        _: super::FsUnwatchParams,
    ) -> Result<super::FsUnwatchResponse, RpcError> {
        Err(RpcError::new(0, "fs/unwatch"))
    }
    async fn fs_watch(&self, _: super::FsWatchParams) -> Result<super::FsWatchResponse, RpcError> {
        Err(RpcError::new(0, "fs/watch"))
    }
    async fn fs_write_file(
        &self,
        _: super::FsWriteFileParams,
    ) -> Result<super::FsWriteFileResponse, RpcError> {
        Err(RpcError::new(0, "fs/writeFile"))
    }
}

impl FuzzyFileSearchMethods for Recorder {
    async fn fuzzy_file_search_session_start(
        &self,
        _: super::FuzzyFileSearchSessionStartParams,
    ) -> Result<super::FuzzyFileSearchSessionStartResponse, RpcError> {
        Err(RpcError::new(0, "fuzzyFileSearch/sessionStart"))
    }
    async fn fuzzy_file_search_session_stop(
        &self,
        _: super::FuzzyFileSearchSessionStopParams,
    ) -> Result<super::FuzzyFileSearchSessionStopResponse, RpcError> {
        Err(RpcError::new(0, "fuzzyFileSearch/sessionStop"))
    }
    async fn fuzzy_file_search_session_update(
        &self,
        _: super::FuzzyFileSearchSessionUpdateParams,
    ) -> Result<super::FuzzyFileSearchSessionUpdateResponse, RpcError> {
        Err(RpcError::new(0, "fuzzyFileSearch/sessionUpdate"))
    }
    async fn fuzzy_file_search(
        &self,
        _: super::FuzzyFileSearchParams,
    ) -> Result<super::FuzzyFileSearchResponse, RpcError> {
        Err(RpcError::new(0, "fuzzyFileSearch"))
    }
}

impl HooksMethods for Recorder {
    async fn hooks_list(
        &self,
        _: super::HooksListParams,
    ) -> Result<super::HooksListResponse, RpcError> {
        Err(RpcError::new(0, "hooks/list"))
    }
}

impl ConnectionMethods for Recorder {
    async fn initialize(
        &self,
        _: super::InitializeParams,
    ) -> Result<super::InitializeResponse, RpcError> {
        Err(RpcError::new(0, "initialize"))
    }
}

impl ConversationMethods for Recorder {
    async fn add_conversation_listener(
        &self,
        _: super::AddConversationListenerParams,
    ) -> Result<super::AddConversationSubscriptionResponse, RpcError> {
        Err(RpcError::new(0, "addConversationListener"))
    }
    async fn archive_conversation(
        &self,
        _: super::ArchiveConversationParams,
    ) -> Result<super::ArchiveConversationResponse, RpcError> {
        Err(RpcError::new(0, "archiveConversation"))
    }
    async fn fork_conversation(
        &self,
        _: super::ForkConversationParams,
    ) -> Result<super::ForkConversationResponse, RpcError> {
        Err(RpcError::new(0, "forkConversation"))
    }
    async fn get_conversation_summary(
        &self,
        _: super::GetConversationSummaryParams,
    ) -> Result<super::GetConversationSummaryResponse, RpcError> {
        Err(RpcError::new(0, "getConversationSummary"))
    }
    async fn interrupt_conversation(
        &self,
        _: super::InterruptConversationParams,
    ) -> Result<super::InterruptConversationResponse, RpcError> {
        Err(RpcError::new(0, "interruptConversation"))
    }
    async fn list_conversations(
        &self,
        _: super::ListConversationsParams,
    ) -> Result<super::ListConversationsResponse, RpcError> {
        Err(RpcError::new(0, "listConversations"))
    }
    async fn new_conversation(
        &self,
        _: super::NewConversationParams,
    ) -> Result<super::NewConversationResponse, RpcError> {
        Err(RpcError::new(0, "newConversation"))
    }
    async fn remove_conversation_listener(
        &self,
        _: super::RemoveConversationListenerParams,
    ) -> Result<super::RemoveConversationSubscriptionResponse, RpcError> {
        Err(RpcError::new(0, "removeConversationListener"))
    }
    async fn resume_conversation(
        &self,
        _: super::ResumeConversationParams,
    ) -> Result<super::ResumeConversationResponse, RpcError> {
        Err(RpcError::new(0, "resumeConversation"))
    }
    async fn send_user_message(
        &self,
        _: super::SendUserMessageParams,
    ) -> Result<super::SendUserMessageResponse, RpcError> {
        Err(RpcError::new(0, "sendUserMessage"))
    }
    async fn send_user_turn(
        &self,
        _: super::SendUserTurnParams,
    ) -> Result<super::SendUserTurnResponse, RpcError> {
        Err(RpcError::new(0, "sendUserTurn"))
    }
}

impl LegacyAccountMethods for Recorder {
    async fn cancel_login_chat_gpt(
        &self,
        _: super::CancelLoginChatGptParams,
    ) -> Result<super::CancelLoginChatGptResponse, RpcError> {
        Err(RpcError::new(0, "cancelLoginChatGpt"))
    }
    async fn get_auth_status(
        &self,
        _: super::GetAuthStatusParams,
    ) -> Result<super::GetAuthStatusResponse, RpcError> {
        Err(RpcError::new(0, "getAuthStatus"))
    }
    async fn login_api_key(
        &self,
        _: super::LoginApiKeyParams,
    ) -> Result<super::LoginApiKeyResponse, RpcError> {
        Err(RpcError::new(0, "loginApiKey"))
    }
    async fn login_chat_gpt(&self) -> Result<super::LoginChatGptResponse, RpcError> {
        Err(RpcError::new(0, "loginChatGpt"))
    }
    async fn logout_chat_gpt(&self) -> Result<super::LogoutChatGptResponse, RpcError> {
        Err(RpcError::new(0, "logoutChatGpt"))
    }
    async fn user_info(&self) -> Result<super::UserInfoResponse, RpcError> {
        Err(RpcError::new(0, "userInfo"))
    }
}

impl LegacyMethods for Recorder {
    async fn exec_one_off_command(
        &self,
        _: super::ExecOneOffCommandParams,
    ) -> Result<super::ExecOneOffCommandResponse, RpcError> {
        Err(RpcError::new(0, "execOneOffCommand"))
    }
    async fn get_user_agent(&self) -> Result<super::GetUserAgentResponse, RpcError> {
        Err(RpcError::new(0, "getUserAgent"))
    }
    async fn get_user_saved_config(&self) -> Result<super::GetUserSavedConfigResponse, RpcError> {
        Err(RpcError::new(0, "getUserSavedConfig"))
    }
    async fn git_diff_to_remote(
        &self,
        _: super::GitDiffToRemoteParams,
    ) -> Result<super::GitDiffToRemoteResponse, RpcError> {
        Err(RpcError::new(0, "gitDiffToRemote"))
    }
    async fn set_default_model(
        &self,
        _: super::SetDefaultModelParams,
    ) -> Result<super::SetDefaultModelResponse, RpcError> {
        Err(RpcError::new(0, "setDefaultModel"))
    }
}

impl MarketplaceMethods for Recorder {
    async fn marketplace_add(
        &self,
        _: super::MarketplaceAddParams,
    ) -> Result<super::MarketplaceAddResponse, RpcError> {
        Err(RpcError::new(0, "marketplace/add"))
    }
    async fn marketplace_remove(
        &self,
        _: super::MarketplaceRemoveParams,
    ) -> Result<super::MarketplaceRemoveResponse, RpcError> {
        Err(RpcError::new(0, "marketplace/remove"))
    }
    async fn marketplace_upgrade(
        &self,
        _: super::MarketplaceUpgradeParams,
    ) -> Result<super::MarketplaceUpgradeResponse, RpcError> {
        Err(RpcError::new(0, "marketplace/upgrade"))
    }
}

impl McpServerMethods for Recorder {
    async fn mcp_server_oauth_login(
        &self,
        _: super::McpServerOauthLoginParams,
    ) -> Result<super::McpServerOauthLoginResponse, RpcError> {
        Err(RpcError::new(0, "mcpServer/oauth/login"))
    }
    async fn mcp_server_resource_read(
        &self,
        _: super::McpResourceReadParams,
    ) -> Result<super::McpResourceReadResponse, RpcError> {
        Err(RpcError::new(0, "mcpServer/resource/read"))
    }
    async fn mcp_server_tool_call(
        &self,
        _: super::McpServerToolCallParams,
    ) -> Result<super::McpServerToolCallResponse, RpcError> {
        Err(RpcError::new(0, "mcpServer/tool/call"))
    }
}

impl McpServerStatusMethods for Recorder {
    async fn mcp_server_status_list(
        &self,
        _: super::ListMcpServerStatusParams,
    ) -> Result<super::ListMcpServerStatusResponse, RpcError> {
        Err(RpcError::new(0, "mcpServerStatus/list"))
    }
}

impl MemoryMethods for Recorder {
    async fn memory_reset(&self) -> Result<super::MemoryResetResponse, RpcError> {
        Err(RpcError::new(0, "memory/reset"))
    }
    async fn memory_status(
        &self,
        _: super::MemoryStatusParams,
    ) -> Result<super::MemoryStatusResponse, RpcError> {
        Err(RpcError::new(0, "memory/status"))
    }
}

impl MockMethods for Recorder {
    async fn mock_experimental_method(
        &self,
        _: super::MockExperimentalMethodParams,
    ) -> Result<super::MockExperimentalMethodResponse, RpcError> {
        Err(RpcError::new(0, "mock/experimentalMethod"))
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

impl ModelProviderMethods for Recorder {
    async fn model_provider_capabilities_read(
        &self,
        _: super::ModelProviderCapabilitiesReadParams,
    ) -> Result<super::ModelProviderCapabilitiesReadResponse, RpcError> {
        Err(RpcError::new(0, "modelProvider/capabilities/read"))
    }
    async fn model_provider_config_write(
        &self,
        _: super::ModelProviderConfigWriteParams,
    ) -> Result<super::ModelProviderConfigWriteResponse, RpcError> {
        Err(RpcError::new(0, "modelProvider/config/write"))
    }
    async fn model_provider_list(
        &self,
        _: super::ModelProviderListParams,
    ) -> Result<super::ModelProviderListResponse, RpcError> {
        Err(RpcError::new(0, "modelProvider/list"))
    }
}

impl PermissionProfileMethods for Recorder {
    async fn permission_profile_list(
        &self,
        _: super::PermissionProfileListParams,
    ) -> Result<super::PermissionProfileListResponse, RpcError> {
        Err(RpcError::new(0, "permissionProfile/list"))
    }
}

impl PluginMethods for Recorder {
    async fn plugin_install(
        &self,
        _: super::PluginInstallParams,
    ) -> Result<super::PluginInstallResponse, RpcError> {
        Err(RpcError::new(0, "plugin/install"))
    }
    async fn plugin_installed(
        &self,
        _: super::PluginInstalledParams,
    ) -> Result<super::PluginInstalledResponse, RpcError> {
        Err(RpcError::new(0, "plugin/installed"))
    }
    async fn plugin_list(
        &self,
        _: super::PluginListParams,
    ) -> Result<super::PluginListResponse, RpcError> {
        Err(RpcError::new(0, "plugin/list"))
    }
    async fn plugin_read(
        &self,
        _: super::PluginReadParams,
    ) -> Result<super::PluginReadResponse, RpcError> {
        Err(RpcError::new(0, "plugin/read"))
    }
    async fn plugin_reconcile(
        &self,
        _: super::PluginReconcileParams,
    ) -> Result<super::PluginReconcileResponse, RpcError> {
        Err(RpcError::new(0, "plugin/reconcile"))
    }
    async fn plugin_search(
        &self,
        _: super::PluginSearchParams,
    ) -> Result<super::PluginSearchResponse, RpcError> {
        Err(RpcError::new(0, "plugin/search"))
    }
    async fn plugin_uninstall(
        &self,
        _: super::PluginUninstallParams,
    ) -> Result<super::PluginUninstallResponse, RpcError> {
        Err(RpcError::new(0, "plugin/uninstall"))
    }
}

impl ProcessMethods for Recorder {
    async fn process_kill(
        &self,
        _: super::ProcessKillParams,
    ) -> Result<super::ProcessKillResponse, RpcError> {
        Err(RpcError::new(0, "process/kill"))
    }
    async fn process_resize_pty(
        &self,
        _: super::ProcessResizePtyParams,
    ) -> Result<super::ProcessResizePtyResponse, RpcError> {
        Err(RpcError::new(0, "process/resizePty"))
    }
    async fn process_spawn(
        &self,
        _: super::ProcessSpawnParams,
    ) -> Result<super::ProcessSpawnResponse, RpcError> {
        Err(RpcError::new(0, "process/spawn"))
    }
    async fn process_write_stdin(
        &self,
        _: super::ProcessWriteStdinParams,
    ) -> Result<super::ProcessWriteStdinResponse, RpcError> {
        Err(RpcError::new(0, "process/writeStdin"))
    }
}

impl ProjectMethods for Recorder {
    async fn project_create(
        &self,
        _: super::ProjectCreateParams,
    ) -> Result<super::ProjectCreateResponse, RpcError> {
        Err(RpcError::new(0, "project/create"))
    }
    async fn project_delete(
        &self,
        _: super::ProjectDeleteParams,
    ) -> Result<super::ProjectDeleteResponse, RpcError> {
        Err(RpcError::new(0, "project/delete"))
    }
    async fn project_import(
        &self,
        _: super::ProjectImportParams,
    ) -> Result<super::ProjectImportResponse, RpcError> {
        Err(RpcError::new(0, "project/import"))
    }
    async fn project_list(
        &self,
        _: super::ProjectListParams,
    ) -> Result<super::ProjectListResponse, RpcError> {
        Err(RpcError::new(0, "project/list"))
    }
    async fn project_move(
        &self,
        _: super::ProjectMoveParams,
    ) -> Result<super::ProjectMoveResponse, RpcError> {
        Err(RpcError::new(0, "project/move"))
    }
    async fn project_read(
        &self,
        _: super::ProjectReadParams,
    ) -> Result<super::ProjectReadResponse, RpcError> {
        Err(RpcError::new(0, "project/read"))
    }
    async fn project_update(
        &self,
        _: super::ProjectUpdateParams,
    ) -> Result<super::ProjectUpdateResponse, RpcError> {
        Err(RpcError::new(0, "project/update"))
    }
}

impl RemoteControlMethods for Recorder {
    async fn remote_control_pairing_status(
        &self,
        _: super::RemoteControlPairingStatusParams,
    ) -> Result<super::RemoteControlPairingStatusResponse, RpcError> {
        Err(RpcError::new(0, "remoteControl/pairing/status"))
    }
    async fn remote_control_status_read(
        &self,
    ) -> Result<super::RemoteControlStatusReadResponse, RpcError> {
        Err(RpcError::new(0, "remoteControl/status/read"))
    }
}

impl ReviewMethods for Recorder {
    async fn review_start(
        &self,
        _: super::ReviewStartParams,
    ) -> Result<super::ReviewStartResponse, RpcError> {
        Err(RpcError::new(0, "review/start"))
    }
}

impl ThreadControlMethods for Recorder {
    async fn rollout_compress(&self) -> Result<super::RolloutCompressResponse, RpcError> {
        Err(RpcError::new(0, "rollout/compress"))
    }
    async fn thread_decrement_elicitation(
        &self,
        _: super::ThreadDecrementElicitationParams,
    ) -> Result<super::ThreadDecrementElicitationResponse, RpcError> {
        Err(RpcError::new(0, "thread/decrement_elicitation"))
    }
    async fn thread_increment_elicitation(
        &self,
        _: super::ThreadIncrementElicitationParams,
    ) -> Result<super::ThreadIncrementElicitationResponse, RpcError> {
        Err(RpcError::new(0, "thread/increment_elicitation"))
    }
    async fn thread_inject_items(
        &self,
        _: super::ThreadInjectItemsParams,
    ) -> Result<super::ThreadInjectItemsResponse, RpcError> {
        Err(RpcError::new(0, "thread/inject_items"))
    }
    async fn thread_memory_read(
        &self,
        _: super::ThreadMemoryReadParams,
    ) -> Result<super::ThreadMemoryReadResponse, RpcError> {
        Err(RpcError::new(0, "thread/memory/read"))
    }
    async fn thread_memory_mode_set(
        &self,
        _: super::ThreadMemoryModeSetParams,
    ) -> Result<super::ThreadMemoryModeSetResponse, RpcError> {
        Err(RpcError::new(0, "thread/memoryMode/set"))
    }
    async fn thread_prediction_request(
        &self,
        _: super::ThreadPredictionRequestParams,
    ) -> Result<super::ThreadPredictionRequestResponse, RpcError> {
        Err(RpcError::new(0, "thread/prediction/request"))
    }
    async fn thread_prepare_approved_plan(
        &self,
        _: super::ThreadPrepareApprovedPlanParams,
    ) -> Result<super::ThreadPrepareApprovedPlanResponse, RpcError> {
        Err(RpcError::new(0, "thread/prepareApprovedPlan"))
    }
    async fn turn_settings_update(
        &self,
        _: super::TurnSettingsUpdateParams,
    ) -> Result<super::TurnSettingsUpdateResponse, RpcError> {
        Err(RpcError::new(0, "turn/settings/update"))
    }
}

impl ServerMethods for Recorder {
    async fn server_diagnostics(
        &self,
        _: super::ServerDiagnosticsParams,
    ) -> Result<super::ServerDiagnosticsResponse, RpcError> {
        Err(RpcError::new(0, "server/diagnostics"))
    }
}

impl SkillsMethods for Recorder {
    async fn skills_config_write(
        &self,
        _: super::SkillsConfigWriteParams,
    ) -> Result<super::SkillsConfigWriteResponse, RpcError> {
        Err(RpcError::new(0, "skills/config/write"))
    }
    async fn skills_extra_roots_set(
        &self,
        _: super::SkillsExtraRootsSetParams,
    ) -> Result<super::SkillsExtraRootsSetResponse, RpcError> {
        Err(RpcError::new(0, "skills/extraRoots/set"))
    }
    async fn skills_list(
        &self,
        _: super::SkillsListParams,
    ) -> Result<super::SkillsListResponse, RpcError> {
        Err(RpcError::new(0, "skills/list"))
    }
}

impl GuardianMethods for Recorder {
    async fn thread_approve_guardian_denied_action(
        &self,
        _: super::ThreadApproveGuardianDeniedActionParams,
    ) -> Result<super::ThreadApproveGuardianDeniedActionResponse, RpcError> {
        Err(RpcError::new(0, "thread/approveGuardianDeniedAction"))
    }
    async fn thread_guardian_review(
        &self,
        _: super::ThreadGuardianReviewParams,
    ) -> Result<super::ThreadGuardianReviewResponse, RpcError> {
        Err(RpcError::new(0, "thread/guardianReview"))
    }
}

impl ThreadMethods for Recorder {
    async fn thread_archive(
        &self,
        _: super::ThreadArchiveParams,
    ) -> Result<super::ThreadArchiveResponse, RpcError> {
        Err(RpcError::new(0, "thread/archive"))
    }
    async fn thread_compact_start(
        &self,
        _: super::ThreadCompactStartParams,
    ) -> Result<super::ThreadCompactStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/compact/start"))
    }
    async fn thread_delete(
        &self,
        _: super::ThreadDeleteParams,
    ) -> Result<super::ThreadDeleteResponse, RpcError> {
        Err(RpcError::new(0, "thread/delete"))
    }
    async fn thread_fork(
        &self,
        _: super::ThreadForkParams,
    ) -> Result<super::ThreadForkResponse, RpcError> {
        Err(RpcError::new(0, "thread/fork"))
    }
    async fn thread_metadata_update(
        &self,
        _: super::ThreadMetadataUpdateParams,
    ) -> Result<super::ThreadMetadataUpdateResponse, RpcError> {
        Err(RpcError::new(0, "thread/metadata/update"))
    }
    async fn thread_name_set(
        &self,
        _: super::ThreadSetNameParams,
    ) -> Result<super::ThreadSetNameResponse, RpcError> {
        Err(RpcError::new(0, "thread/name/set"))
    }
    async fn thread_read_state_update(
        &self,
        _: super::ThreadReadStateUpdateParams,
    ) -> Result<super::ThreadReadStateUpdateResponse, RpcError> {
        Err(RpcError::new(0, "thread/readState/update"))
    }
    async fn thread_resume(
        &self,
        _: super::ThreadResumeParams,
    ) -> Result<super::ThreadResumeResponse, RpcError> {
        Err(RpcError::new(0, "thread/resume"))
    }
    async fn thread_settings_update(
        &self,
        _: super::ThreadSettingsUpdateParams,
    ) -> Result<super::ThreadSettingsUpdateResponse, RpcError> {
        Err(RpcError::new(0, "thread/settings/update"))
    }
    async fn thread_shell_command(
        &self,
        _: super::ThreadShellCommandParams,
    ) -> Result<super::ThreadShellCommandResponse, RpcError> {
        Err(RpcError::new(0, "thread/shellCommand"))
    }
    async fn thread_start(
        &self,
        _: super::ThreadStartParams,
    ) -> Result<super::ThreadStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/start"))
    }
    async fn thread_unarchive(
        &self,
        _: super::ThreadUnarchiveParams,
    ) -> Result<super::ThreadUnarchiveResponse, RpcError> {
        Err(RpcError::new(0, "thread/unarchive"))
    }
    async fn thread_unsubscribe(
        &self,
        _: super::ThreadUnsubscribeParams,
    ) -> Result<super::ThreadUnsubscribeResponse, RpcError> {
        Err(RpcError::new(0, "thread/unsubscribe"))
    }
}

impl AttachmentMethods for Recorder {
    async fn thread_attachment_add(
        &self,
        _: super::ThreadAttachmentAddParams,
    ) -> Result<super::ThreadAttachmentAddResponse, RpcError> {
        Err(RpcError::new(0, "thread/attachment/add"))
    }
    async fn thread_attachment_list(
        &self,
        _: super::ThreadAttachmentListParams,
    ) -> Result<super::ThreadAttachmentListResponse, RpcError> {
        Err(RpcError::new(0, "thread/attachment/list"))
    }
    async fn thread_attachment_remove(
        &self,
        _: super::ThreadAttachmentRemoveParams,
    ) -> Result<super::ThreadAttachmentRemoveResponse, RpcError> {
        Err(RpcError::new(0, "thread/attachment/remove"))
    }
    async fn thread_attachment_owner_list(
        &self,
        _: super::ThreadAttachmentOwnerListParams,
    ) -> Result<super::ThreadAttachmentOwnerListResponse, RpcError> {
        Err(RpcError::new(0, "thread/attachmentOwner/list"))
    }
}

impl BackgroundTerminalsMethods for Recorder {
    async fn thread_background_terminals_clean(
        &self,
        _: super::ThreadBackgroundTerminalsCleanParams,
    ) -> Result<super::ThreadBackgroundTerminalsCleanResponse, RpcError> {
        Err(RpcError::new(0, "thread/backgroundTerminals/clean"))
    }
    async fn thread_background_terminals_list(
        &self,
        _: super::ThreadBackgroundTerminalsListParams,
    ) -> Result<super::ThreadBackgroundTerminalsListResponse, RpcError> {
        Err(RpcError::new(0, "thread/backgroundTerminals/list"))
    }
    async fn thread_background_terminals_terminate(
        &self,
        _: super::ThreadBackgroundTerminalsTerminateParams,
    ) -> Result<super::ThreadBackgroundTerminalsTerminateResponse, RpcError> {
        Err(RpcError::new(0, "thread/backgroundTerminals/terminate"))
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
    async fn thread_items_list(
        &self,
        _: super::ThreadItemsListParams,
    ) -> Result<super::ThreadItemsListResponse, RpcError> {
        Err(RpcError::new(0, "thread/items/list"))
    }
    async fn thread_items_read(
        &self,
        _: super::ThreadItemsReadParams,
    ) -> Result<super::ThreadItemsReadResponse, RpcError> {
        Err(RpcError::new(0, "thread/items/read"))
    }
    async fn thread_list(
        &self,
        _: super::ThreadListParams,
    ) -> Result<super::ThreadListResponse, RpcError> {
        Err(RpcError::new(0, "thread/list"))
    }
    async fn thread_loaded_list(
        &self,
        _: super::ThreadLoadedListParams,
    ) -> Result<super::ThreadLoadedListResponse, RpcError> {
        Err(RpcError::new(0, "thread/loaded/list"))
    }
    async fn thread_read(
        &self,
        _: super::ThreadReadParams,
    ) -> Result<super::ThreadReadResponse, RpcError> {
        Err(RpcError::new(0, "thread/read"))
    }
    async fn thread_revert(
        &self,
        _: super::ThreadRevertParams,
    ) -> Result<super::ThreadRevertResponse, RpcError> {
        Err(RpcError::new(0, "thread/revert"))
    }
    async fn thread_rollback(
        &self,
        _: super::ThreadRollbackParams,
    ) -> Result<super::ThreadRollbackResponse, RpcError> {
        Err(RpcError::new(0, "thread/rollback"))
    }
    async fn thread_timeline_list(
        &self,
        _: super::ThreadTimelineListParams,
    ) -> Result<super::ThreadTimelineListResponse, RpcError> {
        Err(RpcError::new(0, "thread/timeline/list"))
    }
    async fn thread_turns_list(
        &self,
        _: super::ThreadTurnsListParams,
    ) -> Result<super::ThreadTurnsListResponse, RpcError> {
        Err(RpcError::new(0, "thread/turns/list"))
    }
}

impl QueueMethods for Recorder {
    async fn thread_queue_add(
        &self,
        _: super::ThreadQueueAddParams,
    ) -> Result<super::ThreadQueueAddResponse, RpcError> {
        Err(RpcError::new(0, "thread/queue/add"))
    }
    async fn thread_queue_delete(
        &self,
        _: super::ThreadQueueDeleteParams,
    ) -> Result<super::ThreadQueueDeleteResponse, RpcError> {
        Err(RpcError::new(0, "thread/queue/delete"))
    }
    async fn thread_queue_list(
        &self,
        _: super::ThreadQueueListParams,
    ) -> Result<super::ThreadQueueListResponse, RpcError> {
        Err(RpcError::new(0, "thread/queue/list"))
    }
    async fn thread_queue_reorder(
        &self,
        _: super::ThreadQueueReorderParams,
    ) -> Result<super::ThreadQueueReorderResponse, RpcError> {
        Err(RpcError::new(0, "thread/queue/reorder"))
    }
    async fn thread_queue_start(
        &self,
        _: super::ThreadQueueStartParams,
    ) -> Result<super::ThreadQueueStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/queue/start"))
    }
    async fn thread_queue_update(
        &self,
        _: super::ThreadQueueUpdateParams,
    ) -> Result<super::ThreadQueueUpdateResponse, RpcError> {
        Err(RpcError::new(0, "thread/queue/update"))
    }
}

impl RealtimeMethods for Recorder {
    async fn thread_realtime_append_audio(
        &self,
        _: super::ThreadRealtimeAppendAudioParams,
    ) -> Result<super::ThreadRealtimeAppendAudioResponse, RpcError> {
        Err(RpcError::new(0, "thread/realtime/appendAudio"))
    }
    async fn thread_realtime_append_speech(
        &self,
        _: super::ThreadRealtimeAppendSpeechParams,
    ) -> Result<super::ThreadRealtimeAppendSpeechResponse, RpcError> {
        Err(RpcError::new(0, "thread/realtime/appendSpeech"))
    }
    async fn thread_realtime_append_text(
        &self,
        _: super::ThreadRealtimeAppendTextParams,
    ) -> Result<super::ThreadRealtimeAppendTextResponse, RpcError> {
        Err(RpcError::new(0, "thread/realtime/appendText"))
    }
    async fn thread_realtime_list_voices(
        &self,
        _: super::ThreadRealtimeListVoicesParams,
    ) -> Result<super::ThreadRealtimeListVoicesResponse, RpcError> {
        Err(RpcError::new(0, "thread/realtime/listVoices"))
    }
    async fn thread_realtime_start(
        &self,
        _: super::ThreadRealtimeStartParams,
    ) -> Result<super::ThreadRealtimeStartResponse, RpcError> {
        Err(RpcError::new(0, "thread/realtime/start"))
    }
    async fn thread_realtime_stop(
        &self,
        _: super::ThreadRealtimeStopParams,
    ) -> Result<super::ThreadRealtimeStopResponse, RpcError> {
        Err(RpcError::new(0, "thread/realtime/stop"))
    }
}

impl SampleMethods for Recorder {
    async fn thread_sample_cancel(
        &self,
        _: super::ThreadSampleCancelParams,
    ) -> Result<super::ThreadSampleCancelResponse, RpcError> {
        Err(RpcError::new(0, "thread/sample/cancel"))
    }
    async fn thread_sample(
        &self,
        _: super::ThreadSampleParams,
    ) -> Result<super::ThreadSampleResponse, RpcError> {
        Err(RpcError::new(0, "thread/sample"))
    }
}

impl SearchMethods for Recorder {
    async fn thread_search(
        &self,
        _: super::ThreadSearchParams,
    ) -> Result<super::ThreadSearchResponse, RpcError> {
        Err(RpcError::new(0, "thread/search"))
    }
    async fn thread_search_occurrences(
        &self,
        _: super::ThreadSearchOccurrencesParams,
    ) -> Result<super::ThreadSearchOccurrencesResponse, RpcError> {
        Err(RpcError::new(0, "thread/searchOccurrences"))
    }
}

impl ThreadSectionMethods for Recorder {
    async fn thread_section_move(
        &self,
        _: super::ThreadSectionMoveParams,
    ) -> Result<super::ThreadSectionMoveResponse, RpcError> {
        Err(RpcError::new(0, "thread/section/move"))
    }
    async fn thread_section_create(
        &self,
        _: super::ThreadSectionCreateParams,
    ) -> Result<super::ThreadSectionCreateResponse, RpcError> {
        Err(RpcError::new(0, "threadSection/create"))
    }
    async fn thread_section_delete(
        &self,
        _: super::ThreadSectionDeleteParams,
    ) -> Result<super::ThreadSectionDeleteResponse, RpcError> {
        Err(RpcError::new(0, "threadSection/delete"))
    }
    async fn thread_section_list(
        &self,
        _: super::ThreadSectionListParams,
    ) -> Result<super::ThreadSectionListResponse, RpcError> {
        Err(RpcError::new(0, "threadSection/list"))
    }
    async fn thread_section_update(
        &self,
        _: super::ThreadSectionUpdateParams,
    ) -> Result<super::ThreadSectionUpdateResponse, RpcError> {
        Err(RpcError::new(0, "threadSection/update"))
    }
}

impl TurnMethods for Recorder {
    async fn turn_interrupt(
        &self,
        _: super::TurnInterruptParams,
    ) -> Result<super::TurnInterruptResponse, RpcError> {
        Err(RpcError::new(0, "turn/interrupt"))
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

impl UserVerificationMethods for Recorder {
    async fn user_verification_cancel(
        &self,
        _: super::UserVerificationCancelParams,
    ) -> Result<super::UserVerificationCancelResponse, RpcError> {
        Err(RpcError::new(0, "userVerification/cancel"))
    }
    async fn user_verification_status(
        &self,
        _: super::UserVerificationStatusParams,
    ) -> Result<super::UserVerificationStatusResponse, RpcError> {
        Err(RpcError::new(0, "userVerification/status"))
    }
    async fn user_verification_verify(
        &self,
        _: super::UserVerificationVerifyParams,
    ) -> Result<super::UserVerificationVerifyResponse, RpcError> {
        Err(RpcError::new(0, "userVerification/verify"))
    }
}

impl WindowsSandboxMethods for Recorder {
    async fn windows_sandbox_readiness(
        &self,
    ) -> Result<super::WindowsSandboxReadinessResponse, RpcError> {
        Err(RpcError::new(0, "windowsSandbox/readiness"))
    }
    async fn windows_sandbox_setup_start(
        &self,
        _: super::WindowsSandboxSetupStartParams,
    ) -> Result<super::WindowsSandboxSetupStartResponse, RpcError> {
        Err(RpcError::new(0, "windowsSandbox/setupStart"))
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
