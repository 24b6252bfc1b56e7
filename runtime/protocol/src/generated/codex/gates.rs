// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/gates.rs.j2 from schema/codex/**/*.json.

//! What the params of requests must pass before a handler sees them.

use std::borrow::Cow;

use super::{types::*, unions::*};
use crate::{Gate, UnknownVariant, support};

impl Gate for GetAccountParams {}

impl Gate for ConfigReadParams {}

impl Gate for InitializeParams {}

impl Gate for MockExperimentalMethodParams {}

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
        self.content.check_known(version)?;
        self.phase.check_known(version)
    }
}

impl Gate for ResponseItemAgentMessage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.content.check_known(version)
    }
}

impl Gate for ResponseItemReasoning {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.summary.check_known(version)?;
        self.content.check_known(version)
    }
}

impl Gate for ResponseItemLocalShellCall {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.status.check_known(version)?;
        self.action.check_known(version)
    }
}

impl Gate for ResponseItemFunctionCallOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.output.check_known(version)
    }
}

impl Gate for ResponseItemCustomToolCallOutput {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.output.check_known(version)
    }
}

impl Gate for ResponseItemWebSearchCall {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.action.check_known(version)
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
            _ => Ok(()),
        }
    }
}

impl Gate for ContentItemInputImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.detail.check_known(version)
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
            _ => Ok(()),
        }
    }
}

impl Gate for UserInputImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.detail.check_known(version)
    }
}

impl Gate for UserInputLocalImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.detail.check_known(version)
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
        self.kind.check_known(version)
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
        self.output.check_known(version)
    }
}

impl Gate for FunctionCallOutputBody {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match(&self.tag());
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
            _ => Ok(()),
        }
    }
}

impl Gate for FunctionCallOutputContentItemInputImage {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.detail.check_known(version)
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

impl Gate for ModelListParams {}

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

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
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
            Self::ExternalSandbox(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for SandboxPolicyExternalSandbox {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.network_access.check_known(version)
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

impl Gate for ThreadHistoryMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[("legacy", 0, usize::MAX), ("paginated", 0, usize::MAX)],
            self.as_str(),
            version,
        )
    }
}

impl Gate for SelectedCapabilityRoot {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.location.check_known(version)
    }
}

impl Gate for CapabilityRootLocation {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(&[("environment", 0, usize::MAX)], &self.tag(), version)?;
        Ok(())
    }
}

impl Gate for MultiAgentMode {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        support::check_value(
            &[
                ("explicitRequestOnly", 0, usize::MAX),
                ("proactive", 0, usize::MAX),
                ("custom", 0, usize::MAX),
            ],
            &self.tag(),
            version,
        )?;
        Ok(())
    }
}

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
        self.approval_policy.check_known(version)?;
        self.approvals_reviewer.check_known(version)?;
        self.sandbox.check_known(version)?;
        self.personality.check_known(version)?;
        self.multi_agent_mode.check_known(version)?;
        self.history_mode.check_known(version)?;
        self.session_start_source.check_known(version)?;
        self.dynamic_tools.check_known(version)?;
        self.selected_capability_roots.check_known(version)
    }

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
        if self.allow_provider_model_fallback == Some(true) {
            return Some(Cow::Borrowed("thread/start.allowProviderModelFallback"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("thread/start.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use() {
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
        if self.experimental_raw_events == Some(true) {
            return Some(Cow::Borrowed("thread/start.experimentalRawEvents"));
        }
        None
    }
}

impl Gate for ThreadResumeParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.history.check_known(version)?;
        self.approval_policy.check_known(version)?;
        self.approvals_reviewer.check_known(version)?;
        self.sandbox.check_known(version)?;
        self.personality.check_known(version)?;
        self.initial_turns_page.check_known(version)
    }

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
        if self.history.is_some() {
            return Some(Cow::Borrowed("thread/resume.history"));
        }
        if self.path.is_some() {
            return Some(Cow::Borrowed("thread/resume.path"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("thread/resume.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use() {
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
        self.sort_direction.check_known(version)?;
        self.items_view.check_known(version)
    }
}

impl Gate for ThreadForkParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.approval_policy.check_known(version)?;
        self.approvals_reviewer.check_known(version)?;
        self.sandbox.check_known(version)
    }

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
        if self.before_turn_id.is_some() {
            return Some(Cow::Borrowed("thread/fork.beforeTurnId"));
        }
        if self.path.is_some() {
            return Some(Cow::Borrowed("thread/fork.path"));
        }
        if self.runtime_workspace_roots.is_some() {
            return Some(Cow::Borrowed("thread/fork.runtimeWorkspaceRoots"));
        }
        if let Some(used) = self.approval_policy.experimental_use() {
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

impl Gate for ThreadReadParams {}

impl Gate for ThreadListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.sort_key.check_known(version)?;
        self.sort_direction.check_known(version)?;
        self.source_kinds.check_known(version)?;
        self.cwd.check_known(version)
    }

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
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
            return support::no_match(&self.tag());
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

impl Gate for ThreadArchiveParams {}

impl Gate for ThreadUnarchiveParams {}

impl Gate for ThreadSetNameParams {}

impl Gate for ThreadUnsubscribeParams {}

impl Gate for ThreadTurnsListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.sort_direction.check_known(version)?;
        self.items_view.check_known(version)
    }
}

impl Gate for ThreadItemsListParams {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.cursor.check_known(version)?;
        self.sort_direction.check_known(version)
    }
}

impl Gate for ThreadItemsListCursor {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match(&self.tag());
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

impl Gate for ThreadDeleteParams {}

impl Gate for DynamicToolSpec {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        if let Self::Unknown(_) = self {
            return support::no_match(&self.tag());
        }
        match self {
            Self::Namespace(value) => value.check_known(version),
            _ => Ok(()),
        }
    }
}

impl Gate for DynamicToolSpecNamespace {
    fn check_known(&self, version: usize) -> Result<(), UnknownVariant> {
        self.tools.check_known(version)
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
        self.input.check_known(version)?;
        self.tool_output.check_known(version)?;
        self.additional_context.check_known(version)?;
        self.approval_policy.check_known(version)?;
        self.approvals_reviewer.check_known(version)?;
        self.sandbox_policy.check_known(version)?;
        self.summary.check_known(version)?;
        self.personality.check_known(version)?;
        self.collaboration_mode.check_known(version)?;
        self.multi_agent_mode.check_known(version)?;
        self.cyber_access_program.check_known(version)
    }

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
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
        if let Some(used) = self.approval_policy.experimental_use() {
            return Some(used);
        }
        if self.permissions.is_some() {
            return Some(Cow::Borrowed("turn/start.permissions"));
        }
        if self.collaboration_mode.is_some() {
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
        self.input.check_known(version)?;
        self.additional_context.check_known(version)
    }

    fn experimental_use(&self) -> Option<Cow<'static, str>> {
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
        self.mode.check_known(version)
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
