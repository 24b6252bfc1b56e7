// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/dotcraft/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for AgentProfilesListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("source", self.source.check_known(version))
    }
}

impl Gate for AgentProfilesReadParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("source", self.source.check_known(version))
    }
}

impl Gate for AgentProfilesValidateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("source", self.source.check_known(version))
    }
}

impl Gate for AgentProfilesUpsertParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("source", self.source.check_known(version))
    }
}

impl Gate for AgentProfilesRemoveParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("source", self.source.check_known(version))
    }
}

impl Gate for AgentProfilesRefreshThreadParams {}

impl Gate for AgentProfilesBuilderDraftReadParams {}

impl Gate for AgentProfilesBuilderDraftUpdateParams {}

impl Gate for AppBindingRequestCreateParams {}

impl Gate for AppBindingRequestGetParams {}

impl Gate for AppBindingRequestCancelParams {}

impl Gate for AppBindingAcceptParams {}

impl Gate for AppBindingAttachToolsParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("tools", self.tools.check_known(version))?;
        support::at("toolCatalog", self.tool_catalog.check_known(version))
    }
}

impl Gate for ThreadAppBindingsListParams {}

impl Gate for ThreadAppBindingsRevokeParams {}

impl Gate for ThreadAppBindingsRefreshParams {}

impl Gate for AppHandoffMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("customProtocol", 0, usize::MAX), ("url", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for AppToolCatalogEntry {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("risk", self.risk.check_known(version))?;
        support::at(
            "defaultExposure",
            self.default_exposure.check_known(version),
        )
    }
}

impl Gate for AppListParams {}

impl Gate for AppViewParams {}

impl Gate for AppConnectionStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("handoffMode", self.handoff_mode.check_known(version))
    }
}

impl Gate for AppConnectionRequestGetParams {}

impl Gate for AppConnectionConnectParams {}

impl Gate for AppConnectionStatusParams {}

impl Gate for AppConnectionRevokeParams {}

impl Gate for AppContextBlockVisibility {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("model", 0, usize::MAX), ("hiddenFromModel", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for AppBindingContextUpsertParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("visibility", self.visibility.check_known(version))
    }
}

impl Gate for AppBindingContextRemoveParams {}

impl Gate for ThreadAppContextBlocksListParams {}

impl Gate for AppThreadInputStartPolicy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("queueOnly", 0, usize::MAX), ("runWhenIdle", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for AppThreadInputEnqueueParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))?;
        support::at("startPolicy", self.start_policy.check_known(version))
    }
}

impl Gate for AutomationTaskReadParams {}

impl Gate for AutomationTaskCreateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("workspaceMode", self.workspace_mode.check_known(version))?;
        support::at("schedule", self.schedule.check_known(version))
    }
}

impl Gate for AutomationTaskRunParams {}

impl Gate for AutomationTaskUpdateBindingParams {}

impl Gate for AutomationTaskDiscardWorktreeParams {}

impl Gate for AutomationTaskDeleteParams {}

impl Gate for AutomationTemplateListParams {}

impl Gate for AutomationTemplateSaveParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "defaultSchedule",
            self.default_schedule.check_known(version),
        )?;
        support::at(
            "defaultWorkspaceMode",
            self.default_workspace_mode.check_known(version),
        )
    }
}

impl Gate for AutomationTemplateDeleteParams {}

impl Gate for AutomationWorkspaceModeInput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("project", 0, usize::MAX),
                ("worktree", 0, usize::MAX),
                ("isolated", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ClientCapabilities {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("channelAdapter", self.channel_adapter.check_known(version))
    }
}

impl Gate for ChannelAdapterCapability {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("channelTools", self.channel_tools.check_known(version))
    }
}

impl Gate for ChannelToolDescriptor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("approval", self.approval.check_known(version))
    }
}

impl Gate for ExternalChannelTransport {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("subprocess", 0, usize::MAX),
                ("websocket", 0, usize::MAX),
                ("managedWebsocket", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ExternalChannelConfig {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("transport", self.transport.check_known(version))
    }
}

impl Gate for ExternalChannelGetParams {}

impl Gate for ExternalChannelUpsertParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("channel", self.channel.check_known(version))
    }
}

impl Gate for ExternalChannelRemoveParams {}

impl Gate for CommandListParams {}

impl Gate for CommandExecuteParams {}

impl Gate for AgentMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("agent", 0, usize::MAX), ("plan", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ApprovalPolicy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("default", 0, usize::MAX),
                ("autoApprove", 0, usize::MAX),
                ("interrupt", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReasoningEffort {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("low", 0, usize::MAX),
                ("medium", 0, usize::MAX),
                ("high", 0, usize::MAX),
                ("extraHigh", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReasoningOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("none", 0, usize::MAX),
                ("summary", 0, usize::MAX),
                ("full", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ReasoningConfig {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("effort", self.effort.check_known(version))?;
        support::at("output", self.output.check_known(version))
    }
}

impl Gate for ThreadConfiguration {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))?;
        support::at("reasoning", self.reasoning.check_known(version))?;
        support::at("mcpServers", self.mcp_servers.check_known(version))?;
        support::at("approvalPolicy", self.approval_policy.check_known(version))?;
        support::at(
            "agentProfileSource",
            self.agent_profile_source.check_known(version),
        )
    }
}

impl Gate for AgentProfileSource {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("builtIn", 0, usize::MAX),
                ("plugin", 0, usize::MAX),
                ("user", 0, usize::MAX),
                ("workspace", 0, usize::MAX),
                ("managed", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpTransport {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("stdio", 0, usize::MAX), ("streamableHttp", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for McpServerConfig {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("transport", self.transport.check_known(version))
    }
}

impl Gate for CronScheduleKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("every", 0, usize::MAX),
                ("at", 0, usize::MAX),
                ("daily", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for CronSchedule {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("kind", self.kind.check_known(version))
    }
}

impl Gate for CronListParams {}

impl Gate for CronRemoveParams {}

impl Gate for CronEnableParams {}

impl Gate for CronRunParams {}

impl Gate for DreamsCreateParams {}

impl Gate for DreamsGetParams {}

impl Gate for DreamsListParams {}

impl Gate for DreamsCancelParams {}

impl Gate for DreamsApplyParams {}

impl Gate for DreamsDiscardParams {}

impl Gate for DreamsArchiveParams {}

impl Gate for ThreadGoalStatus {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("active", 0, usize::MAX),
                ("paused", 0, usize::MAX),
                ("budgetLimited", 0, usize::MAX),
                ("complete", 0, usize::MAX),
                ("blocked", 0, usize::MAX),
                ("usageLimited", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for GoalSetMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("upsertOrUpdate", 0, usize::MAX),
                ("replaceExisting", 0, usize::MAX),
                ("createOnly", 0, usize::MAX),
                ("updateOnly", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ThreadGoalGetParams {}

impl Gate for ThreadGoalSetParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("status", self.status.check_known(version))?;
        support::at("mode", self.mode.check_known(version))
    }
}

impl Gate for ThreadGoalClearParams {}

impl Gate for InitializeParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("capabilities", self.capabilities.check_known(version))
    }
}

impl Gate for EmptyObject {}

impl Gate for InputPart {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "type",
            support::check_value(
                &[
                    ("text", 0, usize::MAX),
                    ("commandRef", 0, usize::MAX),
                    ("skillRef", 0, usize::MAX),
                    ("fileRef", 0, usize::MAX),
                    ("image", 0, usize::MAX),
                    ("localImage", 0, usize::MAX),
                ],
                &self.tag(),
                version,
            ),
        )?;
        Ok(())
    }
}

impl Gate for ThreadCompactStartParams {}

impl Gate for ThreadMemoryConsolidateStartParams {}

impl Gate for ThreadMaintenanceInterruptParams {}

impl Gate for McpGetParams {}

impl Gate for McpUpsertParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("server", self.server.check_known(version))
    }
}

impl Gate for McpRemoveParams {}

impl Gate for McpTestParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("server", self.server.check_known(version))
    }
}

impl Gate for ModelListParams {}

impl Gate for AppToolExposure {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("direct", 0, usize::MAX), ("deferred", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for AppRisk {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("read", 0, usize::MAX),
                ("mutate", 0, usize::MAX),
                ("externalWrite", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for PluginListParams {}

impl Gate for PluginViewParams {}

impl Gate for PluginInstallParams {}

impl Gate for PluginRemoveParams {}

impl Gate for PluginSetEnabledParams {}

impl Gate for ProviderCreateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("protocol", self.protocol.check_known(version))
    }
}

impl Gate for ProviderUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("protocol", self.protocol.check_known(version))
    }
}

impl Gate for ProviderDeleteParams {}

impl Gate for ProviderTestParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("protocol", self.protocol.check_known(version))
    }
}

impl Gate for ProviderProtocolInput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("openai-chat-completions", 0, usize::MAX),
                ("openai-responses", 0, usize::MAX),
                ("anthropic", 0, usize::MAX),
                ("openai", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SkillsListParams {}

impl Gate for SkillsReadParams {}

impl Gate for SkillsViewParams {}

impl Gate for SkillsRestoreOriginalParams {}

impl Gate for SkillsSetEnabledParams {}

impl Gate for SkillsUninstallParams {}

impl Gate for SubAgentDeliveryMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("queue", 0, usize::MAX), ("steer", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SubagentChildrenListParams {}

impl Gate for SubagentSendMessageParams {}

impl Gate for SubagentFollowupTaskParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("deliveryMode", self.delivery_mode.check_known(version))
    }
}

impl Gate for SubagentCloseParams {}

impl Gate for SubagentSettingsUpdateParams {}

impl Gate for SubagentProfilesSetEnabledParams {}

impl Gate for SubagentProfilesUpsertParams {}

impl Gate for SubagentProfilesRemoveParams {}

impl Gate for TerminalListParams {}

impl Gate for TerminalReadParams {}

impl Gate for TerminalWriteParams {}

impl Gate for TerminalStopParams {}

impl Gate for TerminalCleanParams {}

impl Gate for HistoryMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("server", 0, usize::MAX), ("client", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for RuntimeAdditionalContextEntry {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("kind", self.kind.check_known(version))
    }
}

impl Gate for RuntimeAdditionalContextKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("application", 0, usize::MAX)], self.as_str(), version)
    }
}

impl Gate for ThreadStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("historyMode", self.history_mode.check_known(version))?;
        support::at("config", self.config.check_known(version))?;
        support::at("dynamicTools", self.dynamic_tools.check_known(version))?;
        support::at(
            "additionalContext",
            self.additional_context.check_known(version),
        )
    }
}

impl Gate for ThreadResumeParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "additionalContext",
            self.additional_context.check_known(version),
        )?;
        support::at("dynamicTools", self.dynamic_tools.check_known(version))
    }
}

impl Gate for ThreadListParams {}

impl Gate for ThreadReadParams {}

impl Gate for ThreadSubscribeParams {}

impl Gate for ThreadUnsubscribeParams {}

impl Gate for ThreadRenameParams {}

impl Gate for ThreadDeleteParams {}

impl Gate for ThreadPauseParams {}

impl Gate for ThreadArchiveParams {}

impl Gate for ThreadUnarchiveParams {}

impl Gate for ThreadConfigUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("config", self.config.check_known(version))
    }
}

impl Gate for ThreadModeSetParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))
    }
}

impl Gate for ForkPosition {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("after", 0, usize::MAX), ("before", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ForkPoint {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("position", self.position.check_known(version))
    }
}

impl Gate for ThreadForkParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("forkPoint", self.fork_point.check_known(version))?;
        support::at("config", self.config.check_known(version))
    }
}

impl Gate for ThreadRollbackParams {}

impl Gate for ToolApprovalKind {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("file", 0, usize::MAX),
                ("shell", 0, usize::MAX),
                ("remoteResource", 0, usize::MAX),
            ],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ToolApprovalDescriptor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("kind", self.kind.check_known(version))
    }
}

impl Gate for DynamicToolSpec {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("approval", self.approval.check_known(version))?;
        support::at("_meta", self.meta.check_known(version))
    }
}

impl Gate for ToolContentItem {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "type",
            support::check_value(
                &[("text", 0, usize::MAX), ("image", 0, usize::MAX)],
                &self.tag(),
                version,
            ),
        )?;
        Ok(())
    }
}

impl Gate for ToolListParams {}

impl Gate for TurnStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))
    }
}

impl Gate for TurnEnqueueParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("input", self.input.check_known(version))
    }
}

impl Gate for TurnInterruptParams {}

impl Gate for TurnQueueRemoveParams {}

impl Gate for TurnQueueReorderParams {}

impl Gate for TurnSteerParams {}

impl Gate for UiResourceReadParams {}

impl Gate for UiToolCallParams {}

impl Gate for UiOpenLinkParams {}

impl Gate for UiUpdateModelContextParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("content", self.content.check_known(version))
    }
}

impl Gate for ItemWidgetStateSetParams {}

impl Gate for ToolUiMeta {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("visibility", self.visibility.check_known(version))
    }
}

impl Gate for ToolUiVisibility {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("model", 0, usize::MAX), ("app", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for ToolMeta {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("ui", self.ui.check_known(version))
    }
}

impl Gate for UsageTimeseriesParams {}

impl Gate for ProfileInsightsParams {}

impl Gate for WorkspaceCommitMessageSuggestParams {}

impl Gate for WelcomeSuggestionsParams {}

impl Gate for WorkspaceDefaultApprovalPolicy {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("default", 0, usize::MAX), ("autoApprove", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for WorkspaceConfigUpdateParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at(
            "defaultApprovalPolicy",
            self.default_approval_policy.check_known(version),
        )?;
        support::at("reasoning", self.reasoning.check_known(version))
    }
}

impl Gate for WorktreeHandoffMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("worktree", 0, usize::MAX), ("local", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for WorktreeCreateAndForkParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("forkPoint", self.fork_point.check_known(version))?;
        support::at("config", self.config.check_known(version))
    }
}

impl Gate for WorktreeCreateAndStartParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("config", self.config.check_known(version))?;
        support::at("dynamicTools", self.dynamic_tools.check_known(version))?;
        support::at(
            "additionalContext",
            self.additional_context.check_known(version),
        )?;
        support::at("historyMode", self.history_mode.check_known(version))
    }
}

impl Gate for ThreadWorktreeHandoffParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::at("mode", self.mode.check_known(version))
    }
}

impl Gate for WorktreeListParams {}

impl Gate for WorktreeStatusParams {}
