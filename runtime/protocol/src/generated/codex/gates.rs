// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/codex/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for GetAccountParams {}

impl Gate for AppsInstalledParams {}

impl Gate for AppsListParams {}

impl Gate for AppsReadParams {}

impl Gate for ThreadAttachmentAddParams {}

impl Gate for ThreadAttachmentListParams {}

impl Gate for ThreadAttachmentOwnerListParams {}

impl Gate for ThreadAttachmentRemoveParams {}

impl Gate for BedrockCheckGovCloudRequirementsParams {}

impl Gate for BedrockDiscoverParams {}

impl Gate for BedrockSetupParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("profile", 0, usize::MAX), ("environment", 0, usize::MAX)],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for GcpSetupParams {}

impl Gate for CommandExecParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sandboxPolicy", self.sandbox_policy.check_known(version))
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.permission_profile.is_some() {
            return Some(Cow::Borrowed("command/exec.permissionProfile"));
        }
        None
    }
}

impl Gate for CommandExecResizeParams {}

impl Gate for CommandExecTerminateParams {}

impl Gate for CommandExecWriteParams {}

impl Gate for ConfigReadParams {}

impl Gate for ConfigBatchWriteParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("edits", self.edits.check_known(version))
    }
}

impl Gate for ConfigEdit {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mergeStrategy", self.merge_strategy.check_known(version))
    }
}

impl Gate for ConfigValueWriteParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mergeStrategy", self.merge_strategy.check_known(version))
    }
}

impl Gate for MergeStrategy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("replace", 0, usize::MAX), ("upsert", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for InitializeParams {}

impl Gate for RequestId {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match("RequestId");
        }
        Ok(())
    }
}

impl Gate for MockExperimentalMethodParams {}

impl Gate for EnvironmentAddParams {}

impl Gate for EnvironmentInfoParams {}

impl Gate for EnvironmentStatusParams {}

impl Gate for ExperimentalFeatureEnablementSetParams {}

impl Gate for ExperimentalFeatureListParams {}

impl Gate for ExternalAgentConfigDetectParams {}

impl Gate for ExternalAgentConfigImportHistoryRecordParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "itemTypeResults",
            self.item_type_results.check_known(version),
        )
    }
}

impl Gate for ExternalAgentConfigImportHistoryRecordSuccessParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("itemType", self.item_type.check_known(version))
    }
}

impl Gate for ExternalAgentConfigImportHistoryRecordTypeResultParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("itemType", self.item_type.check_known(version))?;
        support::at("successes", self.successes.check_known(version))?;
        support::at("failures", self.failures.check_known(version))
    }
}

impl Gate for ExternalAgentConfigImportItemTypeFailure {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("itemType", self.item_type.check_known(version))
    }
}

impl Gate for ExternalAgentConfigImportParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("migrationItems", self.migration_items.check_known(version))
    }
}

impl Gate for ExternalAgentConfigMigrationItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("itemType", self.item_type.check_known(version))
    }
}

impl Gate for ExternalAgentConfigMigrationItemType {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("AGENTS_MD", 0, usize::MAX),
                ("CONFIG", 0, usize::MAX),
                ("SKILLS", 0, usize::MAX),
                ("PLUGINS", 0, usize::MAX),
                ("MCP_SERVER_CONFIG", 0, usize::MAX),
                ("SUBAGENTS", 0, usize::MAX),
                ("HOOKS", 0, usize::MAX),
                ("COMMANDS", 0, usize::MAX),
                ("MEMORY", 0, usize::MAX),
                ("SESSIONS", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for FeedbackSaveParams {}

impl Gate for FeedbackUploadParams {}

impl Gate for FsCopyParams {}

impl Gate for FsCreateDirectoryParams {}

impl Gate for FsGetMetadataParams {}

impl Gate for FsReadDirectoryParams {}

impl Gate for FsReadFileParams {}

impl Gate for FsRemoveParams {}

impl Gate for FsUnwatchParams {}

impl Gate for FsWatchParams {}

impl Gate for FsWriteFileParams {}

impl Gate for FuzzyFileSearchParams {}

impl Gate for FuzzyFileSearchSessionStartParams {}

impl Gate for FuzzyFileSearchSessionStopParams {}

impl Gate for FuzzyFileSearchSessionUpdateParams {}

impl Gate for GatewayOAuthReadParams {}

impl Gate for GatewayOAuthLoginParams {}

impl Gate for ThreadGoalClearParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("origin", self.origin.check_known(version))
    }
}

impl Gate for ThreadGoalGetParams {}

impl Gate for ThreadGoalMutationOrigin {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("user", 0, usize::MAX), ("automatic", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadGoalSetParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("origin", self.origin.check_known(version))?;
        support::at("status", self.status.check_known(version))
    }
}

impl Gate for ThreadGoalStatus {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("active", 0, usize::MAX),
                ("paused", 0, usize::MAX),
                ("blocked", 0, usize::MAX),
                ("usageLimited", 0, usize::MAX),
                ("budgetLimited", 0, usize::MAX),
                ("complete", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadApproveGuardianDeniedActionParams {}

impl Gate for ThreadGuardianReviewParams {}

impl Gate for ResponseItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("additional_tools", 1, usize::MAX),
                ("message", 0, usize::MAX),
                ("agent_message", 1, usize::MAX),
                ("reasoning", 0, usize::MAX),
                ("local_shell_call", 0, usize::MAX),
                ("function_call", 0, usize::MAX),
                ("tool_search_call", 1, usize::MAX),
                ("function_call_output", 0, usize::MAX),
                ("custom_tool_call", 0, usize::MAX),
                ("custom_tool_call_output", 0, usize::MAX),
                ("tool_search_output", 1, usize::MAX),
                ("web_search_call", 0, usize::MAX),
                ("image_generation_call", 1, usize::MAX),
                ("ghost_snapshot", 0, 0),
                ("compaction", 0, usize::MAX),
                ("configuration_update", 1, usize::MAX),
                ("compaction_trigger", 1, usize::MAX),
                ("context_compaction", 1, usize::MAX),
                ("other", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::Message(value) => value.check_known(version),
            Self::AgentMessage(value) => value.check_known(version),
            Self::Reasoning(value) => value.check_known(version),
            Self::LocalShellCall(value) => value.check_known(version),
            Self::FunctionCallOutput(value) => value.check_known(version),
            Self::CustomToolCallOutput(value) => value.check_known(version),
            Self::WebSearchCall(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for ResponseItemMessage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("content", self.content.check_known(version))?;
        support::at("phase", self.phase.check_known(version))
    }
}

impl Gate for ResponseItemAgentMessage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("content", self.content.check_known(version))
    }
}

impl Gate for ResponseItemReasoning {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("summary", self.summary.check_known(version))?;
        support::at("content", self.content.check_known(version))
    }
}

impl Gate for ResponseItemLocalShellCall {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("status", self.status.check_known(version))?;
        support::at("action", self.action.check_known(version))
    }
}

impl Gate for ResponseItemFunctionCallOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("output", self.output.check_known(version))
    }
}

impl Gate for ResponseItemCustomToolCallOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("output", self.output.check_known(version))
    }
}

impl Gate for ResponseItemWebSearchCall {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("action", self.action.check_known(version))
    }
}

impl Gate for ContentItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("input_text", 0, usize::MAX),
                ("input_image", 0, usize::MAX),
                ("input_audio", 1, usize::MAX),
                ("output_text", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::InputImage(value) => value.check_known(version),
            Self::InputAudio(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for ContentItemInputImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if self.image_url.is_none() && self.file_id.is_none() {
            return support::no_match("ImageReference");
        }
        support::at("detail", self.detail.check_known(version))
    }
}

impl Gate for ContentItemInputAudio {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if self.audio_url.is_none() && self.file_id.is_none() {
            return support::no_match("AudioReference");
        }
        Ok(())
    }
}

impl Gate for AgentMessageInputContent {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("input_text", 0, usize::MAX),
                ("encrypted_content", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ReasoningItemContent {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("reasoning_text", 0, usize::MAX), ("text", 0, usize::MAX)],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ReasoningItemReasoningSummary {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("summary_text", 0, usize::MAX)], &self.tag(), version)?;
        Ok(())
    }
}

impl Gate for LocalShellAction {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("exec", 0, usize::MAX)], &self.tag(), version)?;
        Ok(())
    }
}

impl Gate for LocalShellStatus {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("completed", 0, usize::MAX),
                ("in_progress", 0, usize::MAX),
                ("incomplete", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ResponsesApiWebSearchAction {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("search", 0, usize::MAX),
                ("open_page", 0, usize::MAX),
                ("find_in_page", 0, usize::MAX),
                ("other", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for HooksListParams {}

impl Gate for UserInput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("text", 0, usize::MAX),
                ("image", 0, usize::MAX),
                ("localImage", 0, usize::MAX),
                ("audio", 1, usize::MAX),
                ("localAudio", 1, usize::MAX),
                ("skill", 0, usize::MAX),
                ("mention", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::Image(value) => value.check_known(version),
            Self::LocalImage(value) => value.check_known(version),
            Self::Audio(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for UserInputImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if self.url.is_none() && self.file_id.is_none() {
            return support::no_match("ImageReference");
        }
        support::at("detail", self.detail.check_known(version))
    }
}

impl Gate for UserInputLocalImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("detail", self.detail.check_known(version))
    }
}

impl Gate for UserInputAudio {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if self.url.is_none() && self.file_id.is_none() {
            return support::no_match("AudioReference");
        }
        Ok(())
    }
}

impl Gate for ImageDetail {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("auto", 0, usize::MAX),
                ("low", 0, usize::MAX),
                ("high", 0, usize::MAX),
                ("original", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for AdditionalContextEntry {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("kind", self.kind.check_known(version))
    }
}

impl Gate for AdditionalContextKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("untrusted", 0, usize::MAX), ("application", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for TurnToolOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("output", self.output.check_known(version))
    }
}

impl Gate for FunctionCallOutputBody {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match("FunctionCallOutputBody");
        }
        match self {
            Self::Content(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for FunctionCallOutputContentItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("input_text", 0, usize::MAX),
                ("input_image", 0, usize::MAX),
                ("input_audio", 1, usize::MAX),
                ("encrypted_content", 1, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::InputImage(value) => value.check_known(version),
            Self::InputAudio(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for FunctionCallOutputContentItemInputImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if self.image_url.is_none() && self.file_id.is_none() {
            return support::no_match("ImageReference");
        }
        support::at("detail", self.detail.check_known(version))
    }
}

impl Gate for FunctionCallOutputContentItemInputAudio {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if self.audio_url.is_none() && self.file_id.is_none() {
            return support::no_match("AudioReference");
        }
        Ok(())
    }
}

impl Gate for MessagePhase {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("commentary", 0, usize::MAX),
                ("partial_answer", 1, usize::MAX),
                ("final_answer", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for AddConversationListenerParams {}

impl Gate for ArchiveConversationParams {}

impl Gate for ExecOneOffCommandParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sandboxPolicy", self.sandbox_policy.check_known(version))
    }
}

impl Gate for ForkConversationParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("overrides", self.overrides.check_known(version))
    }
}

impl Gate for GetConversationSummaryParams {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match("GetConversationSummaryParams");
        }
        Ok(())
    }
}

impl Gate for GitDiffToRemoteParams {}

impl Gate for InputItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("text", 0, usize::MAX),
                ("image", 0, usize::MAX),
                ("localImage", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for InterruptConversationParams {}

impl Gate for ListConversationsParams {}

impl Gate for NewConversationParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at("sandbox", self.sandbox.check_known(version))
    }
}

impl Gate for RemoveConversationListenerParams {}

impl Gate for ResumeConversationParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("history", self.history.check_known(version))?;
        support::at("overrides", self.overrides.check_known(version))
    }
}

impl Gate for SendUserMessageParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("items", self.items.check_known(version))
    }
}

impl Gate for SendUserTurnParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("items", self.items.check_known(version))?;
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at("sandboxPolicy", self.sandbox_policy.check_known(version))?;
        support::at("summary", self.summary.check_known(version))
    }
}

impl Gate for LegacyAskForApproval {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("untrusted", 0, usize::MAX),
                ("on-failure", 0, usize::MAX),
                ("on-request", 0, usize::MAX),
                ("never", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for LegacySandboxPolicy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("danger-full-access", 0, usize::MAX),
                ("read-only", 0, usize::MAX),
                ("external-sandbox", 0, usize::MAX),
                ("workspace-write", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::ExternalSandbox(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for LegacySandboxPolicyExternalSandbox {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("network_access", self.network_access.check_known(version))
    }
}

impl Gate for CancelLoginChatGptParams {}

impl Gate for GetAuthStatusParams {}

impl Gate for LoginApiKeyParams {}

impl Gate for SetDefaultModelParams {}

impl Gate for AccountSessionsListParams {}

impl Gate for AccountSessionsSwitchParams {}

impl Gate for CancelLoginAccountParams {}

impl Gate for LoginAccountParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("apiKey", 0, usize::MAX),
                ("chatgpt", 0, usize::MAX),
                ("chatgptDeviceCode", 1, usize::MAX),
                ("chatgptAuthTokens", 0, usize::MAX),
                ("amazonBedrock", 1, usize::MAX),
                ("amazonBedrockAccessKeys", 1, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::Chatgpt(value) => value.check_known(version),
            _ => Ok(()),
        }
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::ChatgptAuthTokens(_) if version >= 1 => {
                Some(Cow::Borrowed("account/login/start.chatgptAuthTokens"))
            }
            Self::AmazonBedrock(_) => Some(Cow::Borrowed("account/login/start.amazonBedrock")),
            Self::AmazonBedrockAccessKeys(_) => {
                Some(Cow::Borrowed("account/login/start.amazonBedrockAccessKeys"))
            }
            _ => None,
        }
    }
}

impl Gate for LoginAccountParamsChatgpt {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("appBrand", self.app_brand.check_known(version))
    }
}

impl Gate for LoginAppBrand {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("codex", 0, usize::MAX), ("chatgpt", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for MarketplaceAddParams {}

impl Gate for MarketplaceRemoveParams {}

impl Gate for MarketplaceUpgradeParams {}

impl Gate for ListMcpServerStatusParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("detail", self.detail.check_known(version))
    }
}

impl Gate for McpResourceReadParams {}

impl Gate for McpServerEventStreamStartParams {}

impl Gate for McpServerEventStreamStopParams {}

impl Gate for McpServerOauthClientRegistration {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("auto", 0, usize::MAX),
                ("cimd", 0, usize::MAX),
                ("dcr", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpServerOauthLoginParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "clientRegistration",
            self.client_registration.check_known(version),
        )
    }
}

impl Gate for McpServerStatusDetail {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("full", 0, usize::MAX), ("toolsAndAuthOnly", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpServerToolCallParams {}

impl Gate for MemoryStatusParams {}

impl Gate for ModelListParams {}

impl Gate for BedrockProviderId {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("amazon-bedrock", 0, usize::MAX),
                ("amazon-bedrock-runtime", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for GcpProviderId {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("gcp", 0, usize::MAX)], self.as_str(), version)
    }
}

impl Gate for ModelProviderCapabilitiesReadParams {}

impl Gate for ModelProviderConfigWriteParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("settings", self.settings.check_known(version))
    }
}

impl Gate for ModelProviderListParams {}

impl Gate for ProviderSettingsPatch {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("customGateway", 0, usize::MAX),
                ("bedrock", 0, usize::MAX),
                ("gcp", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::Bedrock(value) => value.check_known(version),
            Self::Gcp(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for ProviderSettingsPatchBedrock {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("providerId", self.provider_id.check_known(version))
    }
}

impl Gate for ProviderSettingsPatchGcp {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("providerId", self.provider_id.check_known(version))
    }
}

impl Gate for PermissionProfileListParams {}

impl Gate for PluginInstallParams {}

impl Gate for PluginInstalledParams {}

impl Gate for PluginListMarketplaceKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("local", 0, usize::MAX),
                ("vertical", 0, usize::MAX),
                ("workspace-directory", 0, usize::MAX),
                ("shared-with-me", 0, usize::MAX),
                ("created-by-me-remote", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "marketplaceKinds",
            self.marketplace_kinds.check_known(version),
        )
    }
}

impl Gate for PluginReadParams {}

impl Gate for PluginReconcileParams {}

impl Gate for PluginSearchParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("scope", self.scope.check_known(version))
    }
}

impl Gate for PluginSearchScope {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("global", 0, usize::MAX),
                ("workspace", 0, usize::MAX),
                ("personal", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginSkillReadParams {}

impl Gate for PluginUninstallParams {}

impl Gate for PluginShareCheckoutParams {}

impl Gate for PluginShareDeleteParams {}

impl Gate for PluginShareDiscoverability {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("LISTED", 0, usize::MAX),
                ("UNLISTED", 0, usize::MAX),
                ("PRIVATE", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginShareListParams {}

impl Gate for PluginSharePrincipalType {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("user", 0, usize::MAX),
                ("group", 0, usize::MAX),
                ("workspace", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginShareSaveParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("discoverability", self.discoverability.check_known(version))?;
        support::at("shareTargets", self.share_targets.check_known(version))
    }
}

impl Gate for PluginShareTarget {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("principalType", self.principal_type.check_known(version))?;
        support::at("role", self.role.check_known(version))
    }
}

impl Gate for PluginShareTargetRole {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("reader", 0, usize::MAX), ("editor", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginShareUpdateDiscoverability {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("UNLISTED", 0, usize::MAX),
                ("PRIVATE", 0, usize::MAX),
                ("LISTED", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginShareUpdateTargetsParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("discoverability", self.discoverability.check_known(version))?;
        support::at("shareTargets", self.share_targets.check_known(version))
    }
}

impl Gate for ProcessKillParams {}

impl Gate for ProcessResizePtyParams {}

impl Gate for ProcessSpawnParams {}

impl Gate for ProcessWriteStdinParams {}

impl Gate for ProjectCreateParams {}

impl Gate for ProjectDeleteParams {}

impl Gate for ProjectImportParams {}

impl Gate for ProjectListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sortKey", self.sort_key.check_known(version))?;
        support::at("sortDirection", self.sort_direction.check_known(version))
    }
}

impl Gate for ProjectMoveParams {}

impl Gate for ProjectReadParams {}

impl Gate for ProjectSortKey {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("position", 0, usize::MAX), ("recencyAt", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ProjectUpdateParams {}

impl Gate for ThreadQueueAddParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))
    }
}

impl Gate for ThreadQueueDeleteParams {}

impl Gate for ThreadQueueListParams {}

impl Gate for ThreadQueueReorderParams {}

impl Gate for ThreadQueueStartParams {}

impl Gate for ThreadQueueUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))
    }
}

impl Gate for CodexResponseHandoffMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("thinking", 0, usize::MAX),
                ("commentary", 0, usize::MAX),
                ("bemTags", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ConversationTextRole {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("user", 0, usize::MAX),
                ("developer", 0, usize::MAX),
                ("assistant", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for RealtimeConversationVersion {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("v1", 0, usize::MAX),
                ("v2", 0, usize::MAX),
                ("v3", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for RealtimeOutputModality {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("text", 0, usize::MAX), ("audio", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for RealtimeVoice {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("alloy", 0, usize::MAX),
                ("arbor", 0, usize::MAX),
                ("ash", 0, usize::MAX),
                ("aube", 0, usize::MAX),
                ("ballad", 0, usize::MAX),
                ("breeze", 0, usize::MAX),
                ("bubbie", 0, usize::MAX),
                ("cedar", 0, usize::MAX),
                ("coral", 0, usize::MAX),
                ("cove", 0, usize::MAX),
                ("echo", 0, usize::MAX),
                ("ember", 0, usize::MAX),
                ("haetsal", 0, usize::MAX),
                ("hanul", 0, usize::MAX),
                ("himari", 0, usize::MAX),
                ("juniper", 0, usize::MAX),
                ("leher", 0, usize::MAX),
                ("maple", 0, usize::MAX),
                ("marin", 0, usize::MAX),
                ("miko", 0, usize::MAX),
                ("neer", 0, usize::MAX),
                ("porto", 0, usize::MAX),
                ("rindo", 0, usize::MAX),
                ("rio", 0, usize::MAX),
                ("rivage", 0, usize::MAX),
                ("sage", 0, usize::MAX),
                ("selva", 0, usize::MAX),
                ("shimmer", 0, usize::MAX),
                ("sol", 0, usize::MAX),
                ("sonna", 0, usize::MAX),
                ("spruce", 0, usize::MAX),
                ("tinta", 0, usize::MAX),
                ("vale", 0, usize::MAX),
                ("verse", 0, usize::MAX),
                ("viola", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadRealtimeAppendAudioParams {}

impl Gate for ThreadRealtimeAppendSpeechParams {}

impl Gate for ThreadRealtimeAppendTextParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("role", self.role.check_known(version))
    }
}

impl Gate for ThreadRealtimeInitialItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("role", self.role.check_known(version))
    }
}

impl Gate for ThreadRealtimeListVoicesParams {}

impl Gate for ThreadRealtimeStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "codexResponseHandoffMode",
            self.codex_response_handoff_mode.check_known(version),
        )?;
        support::at("outputModality", self.output_modality.check_known(version))?;
        support::at("initialItems", self.initial_items.check_known(version))?;
        support::at("transport", self.transport.check_known(version))?;
        support::at("version", self.version.check_known(version))?;
        support::at("voice", self.voice.check_known(version))
    }
}

impl Gate for ThreadRealtimeStartTransport {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("websocket", 0, usize::MAX),
                ("webrtc", 0, usize::MAX),
                ("existingCall", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ThreadRealtimeStopParams {}

impl Gate for RemoteControlClientsListOrder {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("asc", 0, usize::MAX), ("desc", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for RemoteControlClientsListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("order", self.order.check_known(version))
    }
}

impl Gate for RemoteControlClientsRevokeParams {}

impl Gate for RemoteControlPairingStartParams {}

impl Gate for RemoteControlPairingStatusParams {}

impl Gate for RemoteControlDisableParams {}

impl Gate for RemoteControlEnableParams {}

impl Gate for ReviewDelivery {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("inline", 0, usize::MAX), ("detached", 0, 0)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReviewStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("target", self.target.check_known(version))?;
        support::at("delivery", self.delivery.check_known(version))
    }
}

impl Gate for ReviewTarget {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("uncommittedChanges", 0, usize::MAX),
                ("baseBranch", 0, usize::MAX),
                ("commit", 0, usize::MAX),
                ("custom", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ThreadPredictionRequestParams {}

impl Gate for ThreadSampleCancelParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("requestId", self.request_id.check_known(version))
    }
}

impl Gate for ThreadSampleParams {}

impl Gate for AskForApproval {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("untrusted", 0, usize::MAX),
                ("on-failure", 0, 0),
                ("on-request", 0, usize::MAX),
                ("granular", 1, usize::MAX),
                ("never", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        match self {
            Self::Granular(_) => Some(Cow::Borrowed("askForApproval.granular")),
            _ => None,
        }
    }
}

impl Gate for ApprovalsReviewer {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("user", 0, usize::MAX),
                ("auto_review", 0, usize::MAX),
                ("guardian_subagent", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SandboxMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("read-only", 0, usize::MAX),
                ("workspace-write", 0, usize::MAX),
                ("danger-full-access", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SandboxPolicy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("dangerFullAccess", 0, usize::MAX),
                ("readOnly", 0, usize::MAX),
                ("externalSandbox", 0, usize::MAX),
                ("workspaceWrite", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        match self {
            Self::ReadOnly(value) => value.check_known(version),
            Self::ExternalSandbox(value) => value.check_known(version),
            Self::WorkspaceWrite(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for SandboxPolicyReadOnly {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("access", self.access.check_known(version))
    }
}

impl Gate for SandboxPolicyExternalSandbox {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("networkAccess", self.network_access.check_known(version))
    }
}

impl Gate for SandboxPolicyWorkspaceWrite {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("readOnlyAccess", self.read_only_access.check_known(version))
    }
}

impl Gate for LegacyReadOnlyAccess {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("fullAccess", 0, usize::MAX), ("restricted", 0, usize::MAX)],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for NetworkAccess {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("restricted", 0, usize::MAX), ("enabled", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ServerDiagnosticsParams {}

impl Gate for ThreadSettingsUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at(
            "approvalsReviewer",
            self.approvals_reviewer.check_known(version),
        )?;
        support::at("sandboxPolicy", self.sandbox_policy.check_known(version))?;
        support::at("summary", self.summary.check_known(version))?;
        support::at(
            "collaborationMode",
            self.collaboration_mode.check_known(version),
        )?;
        support::at("multiAgentMode", self.multi_agent_mode.check_known(version))?;
        support::at("personality", self.personality.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.approval_policy.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for SkillsConfigWriteParams {}

impl Gate for SkillsExtraRootsSetParams {}

impl Gate for SkillsListParams {}

impl Gate for SkillsRemoteReadParams {}

impl Gate for SkillsRemoteWriteParams {}

impl Gate for ThreadBackgroundTerminalsCleanParams {}

impl Gate for ThreadBackgroundTerminalsListParams {}

impl Gate for ThreadBackgroundTerminalsTerminateParams {}

impl Gate for ThreadShellCommandParams {}

impl Gate for ThreadHistoryMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("legacy", 0, usize::MAX), ("paginated", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for MultiAgentMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("none", 0, usize::MAX),
                ("custom", 0, usize::MAX),
                ("explicitRequestOnly", 0, usize::MAX),
                ("proactive", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ThreadReadParams {}

impl Gate for ThreadArchiveParams {}

impl Gate for ThreadUnarchiveParams {}

impl Gate for ThreadSetNameParams {}

impl Gate for ThreadUnsubscribeParams {}

impl Gate for ThreadDeleteParams {}

impl Gate for ThreadTurnsListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sortDirection", self.sort_direction.check_known(version))?;
        support::at("itemsView", self.items_view.check_known(version))
    }
}

impl Gate for ThreadItemsListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("cursor", self.cursor.check_known(version))?;
        support::at("sortDirection", self.sort_direction.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if let Some(used) = self.defer_output.experimental_use(version) {
            return Some(used);
        }
        None
    }
}

impl Gate for ThreadItemsListCursor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match("ThreadItemsListCursor");
        }
        match self {
            Self::Anchor(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for ThreadItemsListAnchor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("item", 0, usize::MAX)], &self.tag(), version)?;
        Ok(())
    }
}

impl Gate for ThreadItemOutputDeferral {
    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.command_execution == Some(true) {
            return Some(Cow::Borrowed("threadItemOutputDeferral.commandExecution"));
        }
        if self.mcp_tool_call == Some(true) {
            return Some(Cow::Borrowed("threadItemOutputDeferral.mcpToolCall"));
        }
        None
    }
}

impl Gate for ThreadCompactStartParams {}

impl Gate for ThreadInjectItemsParams {}

impl Gate for ThreadItemsReadParams {}

impl Gate for ThreadPrepareApprovedPlanParams {}

impl Gate for ThreadRevertParams {}

impl Gate for ThreadRollbackParams {}

impl Gate for ThreadListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sortKey", self.sort_key.check_known(version))?;
        support::at("sortDirection", self.sort_direction.check_known(version))?;
        support::at("sourceKinds", self.source_kinds.check_known(version))?;
        support::at("cwd", self.cwd.check_known(version))
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.project_id.is_some() {
            return Some(Cow::Borrowed("thread/list.projectId"));
        }
        if self.parent_thread_id.is_some() {
            return Some(Cow::Borrowed("thread/list.parentThreadId"));
        }
        if self.ancestor_thread_id.is_some() {
            return Some(Cow::Borrowed("thread/list.ancestorThreadId"));
        }
        if self.attached_to_thread_id.is_some() {
            return Some(Cow::Borrowed("thread/list.attachedToThreadId"));
        }
        if self.include_attached_threads == Some(true) {
            return Some(Cow::Borrowed("thread/list.includeAttachedThreads"));
        }
        None
    }
}

impl Gate for ThreadListCwdFilter {
    fn check_known(&self, _version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match("ThreadListCwdFilter");
        }
        Ok(())
    }
}

impl Gate for SortDirection {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("asc", 0, usize::MAX), ("desc", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadSortKey {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("created_at", 0, usize::MAX),
                ("updated_at", 0, usize::MAX),
                ("recency_at", 1, usize::MAX),
                ("section_position", 1, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadSourceKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("cli", 0, usize::MAX),
                ("vscode", 0, usize::MAX),
                ("exec", 0, usize::MAX),
                ("appServer", 0, usize::MAX),
                ("subAgent", 0, usize::MAX),
                ("subAgentReview", 0, usize::MAX),
                ("subAgentCompact", 0, usize::MAX),
                ("subAgentThreadSpawn", 0, usize::MAX),
                ("subAgentOther", 0, usize::MAX),
                ("unknown", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ThreadLoadedListParams {}

impl Gate for ThreadDecrementElicitationParams {}

impl Gate for ThreadIncrementElicitationParams {}

impl Gate for ThreadMemoryMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("enabled", 0, usize::MAX), ("disabled", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadMemoryModeSetParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))
    }
}

impl Gate for ThreadMemoryReadParams {}

impl Gate for ThreadMetadataUpdateParams {
    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.project_id.is_some() {
            return Some(Cow::Borrowed("thread/metadata/update.projectId"));
        }
        if self.daybreak_enabled == Some(true) {
            return Some(Cow::Borrowed("thread/metadata/update.daybreakEnabled"));
        }
        None
    }
}

impl Gate for ThreadReadStateOperation {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("read", 0, usize::MAX), ("unread", 0, usize::MAX)],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

impl Gate for ThreadReadStateUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("operation", self.operation.check_known(version))
    }
}

impl Gate for ThreadSearchOccurrencesParams {}

impl Gate for ThreadSearchParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sortKey", self.sort_key.check_known(version))?;
        support::at("sortDirection", self.sort_direction.check_known(version))?;
        support::at("sourceKinds", self.source_kinds.check_known(version))
    }
}

impl Gate for ThreadSearchSortKey {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("created_at", 0, usize::MAX),
                ("updated_at", 0, usize::MAX),
                ("recency_at", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadSectionMoveParams {}

impl Gate for ThreadSectionCreateParams {}

impl Gate for ThreadSectionDeleteParams {}

impl Gate for ThreadSectionListParams {}

impl Gate for ThreadSectionUpdateParams {}

impl Gate for ThreadStartSource {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("startup", 0, usize::MAX), ("clear", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at(
            "approvalsReviewer",
            self.approvals_reviewer.check_known(version),
        )?;
        support::at("sandbox", self.sandbox.check_known(version))?;
        support::at("personality", self.personality.check_known(version))?;
        support::at("multiAgentMode", self.multi_agent_mode.check_known(version))?;
        support::at("historyMode", self.history_mode.check_known(version))?;
        support::at(
            "sessionStartSource",
            self.session_start_source.check_known(version),
        )?;
        support::at("dynamicTools", self.dynamic_tools.check_known(version))?;
        support::at(
            "selectedCapabilityRoots",
            self.selected_capability_roots.check_known(version),
        )
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if self.allow_provider_model_fallback == Some(true) {
            return Some(Cow::Borrowed("thread/start.allowProviderModelFallback"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("thread/start.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use(version) {
            return Some(used);
        }
        if self.permissions.is_some() {
            return Some(Cow::Borrowed("thread/start.permissions"));
        }
        if self.multi_agent_mode.is_some() {
            return Some(Cow::Borrowed("thread/start.multiAgentMode"));
        }
        if self.history_mode.is_some() {
            return Some(Cow::Borrowed("thread/start.historyMode"));
        }
        if self.project_id.is_some() {
            return Some(Cow::Borrowed("thread/start.projectId"));
        }
        if self.environments.is_some() {
            return Some(Cow::Borrowed("thread/start.environments"));
        }
        if self.dynamic_tools.is_some() {
            return Some(Cow::Borrowed("thread/start.dynamicTools"));
        }
        if self.selected_capability_roots.is_some() {
            return Some(Cow::Borrowed("thread/start.selectedCapabilityRoots"));
        }
        if self.daybreak_enabled == Some(true) {
            return Some(Cow::Borrowed("thread/start.daybreakEnabled"));
        }
        if self.mock_experimental_field.is_some() {
            return Some(Cow::Borrowed("thread/start.mockExperimentalField"));
        }
        if version >= 1 && self.experimental_raw_events == Some(true) {
            return Some(Cow::Borrowed("thread/start.experimentalRawEvents"));
        }
        None
    }
}

impl Gate for ThreadResumeParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("history", self.history.check_known(version))?;
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at(
            "approvalsReviewer",
            self.approvals_reviewer.check_known(version),
        )?;
        support::at("sandbox", self.sandbox.check_known(version))?;
        support::at("personality", self.personality.check_known(version))?;
        support::at(
            "initialTurnsPage",
            self.initial_turns_page.check_known(version),
        )
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if version >= 1 && self.history.is_some() {
            return Some(Cow::Borrowed("thread/resume.history"));
        }
        if version >= 1 && self.path.is_some() {
            return Some(Cow::Borrowed("thread/resume.path"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("thread/resume.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use(version) {
            return Some(used);
        }
        if self.permissions.is_some() {
            return Some(Cow::Borrowed("thread/resume.permissions"));
        }
        if self.initial_turns_page.is_some() {
            return Some(Cow::Borrowed("thread/resume.initialTurnsPage"));
        }
        None
    }
}

impl Gate for ThreadResumeInitialTurnsPageParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("sortDirection", self.sort_direction.check_known(version))?;
        support::at("itemsView", self.items_view.check_known(version))
    }
}

impl Gate for ThreadForkParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at(
            "approvalsReviewer",
            self.approvals_reviewer.check_known(version),
        )?;
        support::at("sandbox", self.sandbox.check_known(version))
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if self.before_turn_id.is_some() {
            return Some(Cow::Borrowed("thread/fork.beforeTurnId"));
        }
        if version >= 1 && self.path.is_some() {
            return Some(Cow::Borrowed("thread/fork.path"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("thread/fork.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use(version) {
            return Some(used);
        }
        if self.permissions.is_some() {
            return Some(Cow::Borrowed("thread/fork.permissions"));
        }
        if self.attach_to_source == Some(true) {
            return Some(Cow::Borrowed("thread/fork.attachToSource"));
        }
        if self.defer_goal_continuation == Some(true) {
            return Some(Cow::Borrowed("thread/fork.deferGoalContinuation"));
        }
        if self.experimental_prediction_mode == Some(true) {
            return Some(Cow::Borrowed("thread/fork.experimentalPredictionMode"));
        }
        if self.experimental_disable_prediction_mcp == Some(true) {
            return Some(Cow::Borrowed(
                "thread/fork.experimentalDisablePredictionMcp",
            ));
        }
        None
    }
}

impl Gate for SelectedCapabilityRoot {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("location", self.location.check_known(version))
    }
}

impl Gate for CapabilityRootLocation {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("environment", 0, usize::MAX)], &self.tag(), version)?;
        Ok(())
    }
}

impl Gate for ThreadTimelineListParams {}

impl Gate for DynamicToolSpec {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("function", 0, usize::MAX), ("namespace", 1, usize::MAX)],
            &self.tag(),
            version,
        )?;
        match self {
            Self::Namespace(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for DynamicToolSpecNamespace {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("tools", self.tools.check_known(version))
    }
}

impl Gate for DynamicToolNamespaceTool {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("function", 0, usize::MAX)], &self.tag(), version)?;
        Ok(())
    }
}

impl Gate for TurnItemsView {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("notLoaded", 0, usize::MAX),
                ("summary", 0, usize::MAX),
                ("full", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for TurnStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))?;
        support::at("toolOutput", self.tool_output.check_known(version))?;
        support::at(
            "additionalContext",
            self.additional_context.check_known(version),
        )?;
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at(
            "approvalsReviewer",
            self.approvals_reviewer.check_known(version),
        )?;
        support::at("sandboxPolicy", self.sandbox_policy.check_known(version))?;
        support::at("summary", self.summary.check_known(version))?;
        support::at("personality", self.personality.check_known(version))?;
        support::at(
            "collaborationMode",
            self.collaboration_mode.check_known(version),
        )?;
        support::at("multiAgentMode", self.multi_agent_mode.check_known(version))?;
        support::at(
            "cyberAccessProgram",
            self.cyber_access_program.check_known(version),
        )
    }

    fn experimental_use(&self, version: usize) -> Option<Cow<'static, str>> {
        if self.responsesapi_client_metadata.is_some() {
            return Some(Cow::Borrowed("turn/start.responsesapiClientMetadata"));
        }
        if self.responsesapi_client_metadata_patch.is_some() {
            return Some(Cow::Borrowed("turn/start.responsesapiClientMetadataPatch"));
        }
        if self.additional_context.is_some() {
            return Some(Cow::Borrowed("turn/start.additionalContext"));
        }
        if self.environments.is_some() {
            return Some(Cow::Borrowed("turn/start.environments"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("turn/start.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use(version) {
            return Some(used);
        }
        if self.permissions.is_some() {
            return Some(Cow::Borrowed("turn/start.permissions"));
        }
        if version >= 1 && self.collaboration_mode.is_some() {
            return Some(Cow::Borrowed("turn/start.collaborationMode"));
        }
        if self.multi_agent_mode.is_some() {
            return Some(Cow::Borrowed("turn/start.multiAgentMode"));
        }
        if self.cyber_access_program.is_some() {
            return Some(Cow::Borrowed("turn/start.cyberAccessProgram"));
        }
        None
    }
}

impl Gate for TurnSteerParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))?;
        support::at(
            "additionalContext",
            self.additional_context.check_known(version),
        )
    }

    fn experimental_use(&self, _version: usize) -> Option<Cow<'static, str>> {
        if self.responsesapi_client_metadata.is_some() {
            return Some(Cow::Borrowed("turn/steer.responsesapiClientMetadata"));
        }
        if self.responsesapi_client_metadata_patch.is_some() {
            return Some(Cow::Borrowed("turn/steer.responsesapiClientMetadataPatch"));
        }
        if self.additional_context.is_some() {
            return Some(Cow::Borrowed("turn/steer.additionalContext"));
        }
        None
    }
}

impl Gate for TurnInterruptParams {}

impl Gate for ReasoningSummary {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("auto", 0, usize::MAX),
                ("concise", 0, usize::MAX),
                ("detailed", 0, usize::MAX),
                ("none", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for Personality {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("none", 0, usize::MAX),
                ("friendly", 0, usize::MAX),
                ("pragmatic", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for CollaborationMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))
    }
}

impl Gate for ModeKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("plan", 0, usize::MAX), ("default", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for CyberAccessProgram {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("standard", 0, usize::MAX),
                ("daybreakBlue", 0, usize::MAX),
                ("daybreakRed", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for CollaborationModeListParams {}

impl Gate for TurnSettingsUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "approvalsReviewer",
            self.approvals_reviewer.check_known(version),
        )?;
        support::at("summary", self.summary.check_known(version))
    }
}

impl Gate for AddCreditsNudgeCreditType {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("credits", 0, usize::MAX), ("usage_limit", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ConsumeAccountRateLimitResetCreditParams {}

impl Gate for SendAddCreditsNudgeEmailParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("creditType", self.credit_type.check_known(version))
    }
}

impl Gate for GetAccountRateLimitsParams {}

impl Gate for GetAccountTokenUsageParams {}

impl Gate for UserVerificationCancelParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("requestId", self.request_id.check_known(version))
    }
}

impl Gate for UserVerificationDeleteParams {}

impl Gate for UserVerificationEnrollParams {}

impl Gate for UserVerificationStatusParams {}

impl Gate for UserVerificationVerifyParams {}

impl Gate for WindowsSandboxSetupMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("elevated", 0, usize::MAX), ("unelevated", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for WindowsSandboxSetupStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))
    }
}
