# Do not edit: change the schema and run `cargo gen`.
# Made by codegen/templates/python/client.py.j2 from schema/codex/**/*.json.
"""The methods of Codex app-server."""

from __future__ import annotations

import typing as t
from collections.abc import Awaitable, Callable

from threadwire import _client as c
from threadwire import _model as m

from . import types

if t.TYPE_CHECKING:
    Event: t.TypeAlias = t.Union[
        types.GatewayOAuthChangedNotification,
        types.AccountLoginCompletedNotification,
        types.AccountRateLimitsUpdatedNotification,
        types.AccountUpdatedNotification,
        types.AppListUpdatedNotification,
        types.StrictReviewRequiredNotification,
        types.CodexEventNotification,
        types.CommandExecOutputDeltaNotification,
        types.ConfigWarningNotification,
        types.DeprecationNoticeNotification,
        types.ErrorNotification,
        types.ExternalAgentConfigImportCompletedNotification,
        types.ExternalAgentConfigImportProgressNotification,
        types.FsChangedNotification,
        types.FuzzyFileSearchSessionCompletedNotification,
        types.FuzzyFileSearchSessionUpdatedNotification,
        types.GuardianWarningNotification,
        types.HookCompletedNotification,
        types.HookStartedNotification,
        types.AgentMessageDeltaNotification,
        types.ItemGuardianApprovalReviewCompletedNotification,
        types.ItemGuardianApprovalReviewStartedNotification,
        types.CommandExecutionOutputDeltaNotification,
        types.TerminalInteractionNotification,
        types.ItemCompletedNotification,
        types.FileChangeOutputDeltaNotification,
        types.FileChangePatchUpdatedNotification,
        types.McpToolCallProgressNotification,
        types.PlanDeltaNotification,
        types.ReasoningSummaryPartAddedNotification,
        types.ReasoningSummaryTextDeltaNotification,
        types.ReasoningTextDeltaNotification,
        types.ItemStartedNotification,
        types.AuthStatusChangeNotification,
        types.LoginChatGptCompleteNotification,
        types.SessionConfiguredNotification,
        types.McpServerEventStreamNotification,
        types.McpServerOauthLoginCompletedNotification,
        types.McpServerStatusUpdatedNotification,
        types.ModelReroutedNotification,
        types.ModelSafetyBufferingUpdatedNotification,
        types.ModelVerificationNotification,
        types.AuthRecoveryNotification,
        types.ProcessExitedNotification,
        types.ProcessOutputDeltaNotification,
        types.ProjectChangedNotification,
        types.RawResponseCompletedNotification,
        types.RawResponseItemCompletedNotification,
        types.RemoteControlStatusChangedNotification,
        types.ServerRequestResolvedNotification,
        types.SkillsChangedNotification,
        types.ThreadArchivedNotification,
        types.ThreadAttachmentUpdatedNotification,
        types.ThreadClosedNotification,
        types.ContextCompactedNotification,
        types.ThreadDeletedNotification,
        types.EnvironmentConnectionNotification,
        types.ThreadGoalClearedNotification,
        types.ThreadGoalUpdatedNotification,
        types.ThreadNameUpdatedNotification,
        types.ThreadPredictionUpdatedNotification,
        types.ThreadProjectUpdatedNotification,
        types.ThreadQueueChangedNotification,
        types.ThreadReadStateChangedNotification,
        types.ThreadRealtimeClosedNotification,
        types.ThreadRealtimeErrorNotification,
        types.ThreadRealtimeItemCompletedNotification,
        types.ThreadRealtimeItemStartedNotification,
        types.ThreadRealtimeItemTranscriptDeltaNotification,
        types.ThreadRealtimeItemAddedNotification,
        types.ThreadRealtimeOutputAudioDeltaNotification,
        types.ThreadRealtimeSdpNotification,
        types.ThreadRealtimeStartedNotification,
        types.ThreadRealtimeTranscriptDeltaNotification,
        types.ThreadRealtimeTranscriptDoneNotification,
        types.ThreadRevertedNotification,
        types.ThreadSectionChangedNotification,
        types.ThreadSettingsUpdatedNotification,
        types.ThreadStartedNotification,
        types.ThreadStatusChangedNotification,
        types.ThreadTokenUsageUpdatedNotification,
        types.ThreadUnarchivedNotification,
        types.TurnCompletedNotification,
        types.TurnDiffUpdatedNotification,
        types.TurnModerationMetadataNotification,
        types.TurnPlanUpdatedNotification,
        types.TurnStartedNotification,
        types.WarningNotification,
        types.WindowsWorldWritableWarningNotification,
        types.WindowsSandboxSetupCompletedNotification,
        c.UnknownNotification,
    ]
else:
    # There is no need to gather them all in each program.
    Event = t.Any
"""What Codex app-server tells its clients."""


class CodexMethods(c.Client[types.InitializeParams, types.InitializeResponse]):
    """One method per request of Codex app-server."""

    _notifications: t.ClassVar[dict[str, t.Any]] = {
        "account/gatewayOAuth/changed": types.GatewayOAuthChangedNotification,
        "account/login/completed": types.AccountLoginCompletedNotification,
        "account/rateLimits/updated": types.AccountRateLimitsUpdatedNotification,
        "account/updated": types.AccountUpdatedNotification,
        "app/list/updated": types.AppListUpdatedNotification,
        "autoApprovalReview/strictReviewRequired": types.StrictReviewRequiredNotification,
        "codex/event/agent_message": types.CodexEventNotification,
        "codex/event/agent_message_content_delta": types.CodexEventNotification,
        "codex/event/agent_message_delta": types.CodexEventNotification,
        "codex/event/agent_reasoning": types.CodexEventNotification,
        "codex/event/agent_reasoning_delta": types.CodexEventNotification,
        "codex/event/agent_reasoning_raw_content": types.CodexEventNotification,
        "codex/event/agent_reasoning_raw_content_delta": types.CodexEventNotification,
        "codex/event/agent_reasoning_section_break": types.CodexEventNotification,
        "codex/event/apply_patch_approval_request": types.CodexEventNotification,
        "codex/event/background_event": types.CodexEventNotification,
        "codex/event/collab_agent_interaction_begin": types.CodexEventNotification,
        "codex/event/collab_agent_interaction_end": types.CodexEventNotification,
        "codex/event/collab_agent_spawn_begin": types.CodexEventNotification,
        "codex/event/collab_agent_spawn_end": types.CodexEventNotification,
        "codex/event/collab_close_begin": types.CodexEventNotification,
        "codex/event/collab_close_end": types.CodexEventNotification,
        "codex/event/collab_waiting_begin": types.CodexEventNotification,
        "codex/event/collab_waiting_end": types.CodexEventNotification,
        "codex/event/context_compacted": types.CodexEventNotification,
        "codex/event/deprecation_notice": types.CodexEventNotification,
        "codex/event/dynamic_tool_call_request": types.CodexEventNotification,
        "codex/event/elicitation_request": types.CodexEventNotification,
        "codex/event/entered_review_mode": types.CodexEventNotification,
        "codex/event/error": types.CodexEventNotification,
        "codex/event/exec_approval_request": types.CodexEventNotification,
        "codex/event/exec_command_begin": types.CodexEventNotification,
        "codex/event/exec_command_end": types.CodexEventNotification,
        "codex/event/exec_command_output_delta": types.CodexEventNotification,
        "codex/event/exited_review_mode": types.CodexEventNotification,
        "codex/event/get_history_entry_response": types.CodexEventNotification,
        "codex/event/item_completed": types.CodexEventNotification,
        "codex/event/item_started": types.CodexEventNotification,
        "codex/event/list_custom_prompts_response": types.CodexEventNotification,
        "codex/event/list_remote_skills_response": types.CodexEventNotification,
        "codex/event/list_skills_response": types.CodexEventNotification,
        "codex/event/mcp_list_tools_response": types.CodexEventNotification,
        "codex/event/mcp_startup_complete": types.CodexEventNotification,
        "codex/event/mcp_startup_update": types.CodexEventNotification,
        "codex/event/mcp_tool_call_begin": types.CodexEventNotification,
        "codex/event/mcp_tool_call_end": types.CodexEventNotification,
        "codex/event/patch_apply_begin": types.CodexEventNotification,
        "codex/event/patch_apply_end": types.CodexEventNotification,
        "codex/event/plan_delta": types.CodexEventNotification,
        "codex/event/plan_update": types.CodexEventNotification,
        "codex/event/raw_response_item": types.CodexEventNotification,
        "codex/event/reasoning_content_delta": types.CodexEventNotification,
        "codex/event/reasoning_raw_content_delta": types.CodexEventNotification,
        "codex/event/remote_skill_downloaded": types.CodexEventNotification,
        "codex/event/request_user_input": types.CodexEventNotification,
        "codex/event/session_configured": types.CodexEventNotification,
        "codex/event/shutdown_complete": types.CodexEventNotification,
        "codex/event/skills_update_available": types.CodexEventNotification,
        "codex/event/stream_error": types.CodexEventNotification,
        "codex/event/task_complete": types.CodexEventNotification,
        "codex/event/task_started": types.CodexEventNotification,
        "codex/event/terminal_interaction": types.CodexEventNotification,
        "codex/event/thread_name_updated": types.CodexEventNotification,
        "codex/event/thread_rolled_back": types.CodexEventNotification,
        "codex/event/token_count": types.CodexEventNotification,
        "codex/event/turn_aborted": types.CodexEventNotification,
        "codex/event/turn_diff": types.CodexEventNotification,
        "codex/event/undo_completed": types.CodexEventNotification,
        "codex/event/undo_started": types.CodexEventNotification,
        "codex/event/user_message": types.CodexEventNotification,
        "codex/event/view_image_tool_call": types.CodexEventNotification,
        "codex/event/warning": types.CodexEventNotification,
        "codex/event/web_search_begin": types.CodexEventNotification,
        "codex/event/web_search_end": types.CodexEventNotification,
        "command/exec/outputDelta": types.CommandExecOutputDeltaNotification,
        "configWarning": types.ConfigWarningNotification,
        "deprecationNotice": types.DeprecationNoticeNotification,
        "error": types.ErrorNotification,
        "externalAgentConfig/import/completed": types.ExternalAgentConfigImportCompletedNotification,
        "externalAgentConfig/import/progress": types.ExternalAgentConfigImportProgressNotification,
        "fs/changed": types.FsChangedNotification,
        "fuzzyFileSearch/sessionCompleted": types.FuzzyFileSearchSessionCompletedNotification,
        "fuzzyFileSearch/sessionUpdated": types.FuzzyFileSearchSessionUpdatedNotification,
        "guardianWarning": types.GuardianWarningNotification,
        "hook/completed": types.HookCompletedNotification,
        "hook/started": types.HookStartedNotification,
        "item/agentMessage/delta": types.AgentMessageDeltaNotification,
        "item/autoApprovalReview/completed": types.ItemGuardianApprovalReviewCompletedNotification,
        "item/autoApprovalReview/started": types.ItemGuardianApprovalReviewStartedNotification,
        "item/commandExecution/outputDelta": types.CommandExecutionOutputDeltaNotification,
        "item/commandExecution/terminalInteraction": types.TerminalInteractionNotification,
        "item/completed": types.ItemCompletedNotification,
        "item/fileChange/outputDelta": types.FileChangeOutputDeltaNotification,
        "item/fileChange/patchUpdated": types.FileChangePatchUpdatedNotification,
        "item/mcpToolCall/progress": types.McpToolCallProgressNotification,
        "item/plan/delta": types.PlanDeltaNotification,
        "item/reasoning/summaryPartAdded": types.ReasoningSummaryPartAddedNotification,
        "item/reasoning/summaryTextDelta": types.ReasoningSummaryTextDeltaNotification,
        "item/reasoning/textDelta": types.ReasoningTextDeltaNotification,
        "item/started": types.ItemStartedNotification,
        "authStatusChange": types.AuthStatusChangeNotification,
        "loginChatGptComplete": types.LoginChatGptCompleteNotification,
        "sessionConfigured": types.SessionConfiguredNotification,
        "mcpServer/event/stream/notification": types.McpServerEventStreamNotification,
        "mcpServer/oauthLogin/completed": types.McpServerOauthLoginCompletedNotification,
        "mcpServer/startupStatus/updated": types.McpServerStatusUpdatedNotification,
        "model/rerouted": types.ModelReroutedNotification,
        "model/safetyBuffering/updated": types.ModelSafetyBufferingUpdatedNotification,
        "model/verification": types.ModelVerificationNotification,
        "modelProvider/authRecoveryCompleted": types.AuthRecoveryNotification,
        "modelProvider/authRecoveryStarted": types.AuthRecoveryNotification,
        "process/exited": types.ProcessExitedNotification,
        "process/outputDelta": types.ProcessOutputDeltaNotification,
        "project/changed": types.ProjectChangedNotification,
        "rawResponse/completed": types.RawResponseCompletedNotification,
        "rawResponseItem/completed": types.RawResponseItemCompletedNotification,
        "remoteControl/status/changed": types.RemoteControlStatusChangedNotification,
        "serverRequest/resolved": types.ServerRequestResolvedNotification,
        "skills/changed": types.SkillsChangedNotification,
        "thread/archived": types.ThreadArchivedNotification,
        "thread/attachment/updated": types.ThreadAttachmentUpdatedNotification,
        "thread/closed": types.ThreadClosedNotification,
        "thread/compacted": types.ContextCompactedNotification,
        "thread/deleted": types.ThreadDeletedNotification,
        "thread/environment/connected": types.EnvironmentConnectionNotification,
        "thread/environment/disconnected": types.EnvironmentConnectionNotification,
        "thread/goal/cleared": types.ThreadGoalClearedNotification,
        "thread/goal/updated": types.ThreadGoalUpdatedNotification,
        "thread/name/updated": types.ThreadNameUpdatedNotification,
        "thread/prediction/updated": types.ThreadPredictionUpdatedNotification,
        "thread/project/updated": types.ThreadProjectUpdatedNotification,
        "thread/queue/changed": types.ThreadQueueChangedNotification,
        "thread/readState/changed": types.ThreadReadStateChangedNotification,
        "thread/realtime/closed": types.ThreadRealtimeClosedNotification,
        "thread/realtime/error": types.ThreadRealtimeErrorNotification,
        "thread/realtime/item/completed": types.ThreadRealtimeItemCompletedNotification,
        "thread/realtime/item/started": types.ThreadRealtimeItemStartedNotification,
        "thread/realtime/item/transcript/delta": types.ThreadRealtimeItemTranscriptDeltaNotification,
        "thread/realtime/itemAdded": types.ThreadRealtimeItemAddedNotification,
        "thread/realtime/outputAudio/delta": types.ThreadRealtimeOutputAudioDeltaNotification,
        "thread/realtime/sdp": types.ThreadRealtimeSdpNotification,
        "thread/realtime/started": types.ThreadRealtimeStartedNotification,
        "thread/realtime/transcript/delta": types.ThreadRealtimeTranscriptDeltaNotification,
        "thread/realtime/transcript/done": types.ThreadRealtimeTranscriptDoneNotification,
        "thread/reverted": types.ThreadRevertedNotification,
        "thread/section/changed": types.ThreadSectionChangedNotification,
        "thread/settings/updated": types.ThreadSettingsUpdatedNotification,
        "thread/started": types.ThreadStartedNotification,
        "thread/status/changed": types.ThreadStatusChangedNotification,
        "thread/tokenUsage/updated": types.ThreadTokenUsageUpdatedNotification,
        "thread/unarchived": types.ThreadUnarchivedNotification,
        "turn/completed": types.TurnCompletedNotification,
        "turn/diff/updated": types.TurnDiffUpdatedNotification,
        "turn/moderationMetadata": types.TurnModerationMetadataNotification,
        "turn/plan/updated": types.TurnPlanUpdatedNotification,
        "turn/started": types.TurnStartedNotification,
        "warning": types.WarningNotification,
        "windows/worldWritableWarning": types.WindowsWorldWritableWarningNotification,
        "windowsSandbox/setupCompleted": types.WindowsSandboxSetupCompletedNotification,
    }
    _asks: t.ClassVar[dict[str, t.Any]] = {
        "account/chatgptAuthTokens/refresh": (
            types.ChatgptAuthTokensRefreshParams,
            types.ChatgptAuthTokensRefreshResponse,
        ),
        "attestation/generate": (
            types.AttestationGenerateParams,
            types.AttestationGenerateResponse,
        ),
        "currentTime/read": (
            types.CurrentTimeReadParams,
            types.CurrentTimeReadResponse,
        ),
        "item/commandExecution/requestApproval": (
            types.CommandExecutionRequestApprovalParams,
            types.CommandExecutionRequestApprovalResponse,
        ),
        "item/fileChange/requestApproval": (
            types.FileChangeRequestApprovalParams,
            types.FileChangeRequestApprovalResponse,
        ),
        "item/permissions/requestApproval": (
            types.PermissionsRequestApprovalParams,
            types.PermissionsRequestApprovalResponse,
        ),
        "item/tool/call": (
            types.DynamicToolCallParams,
            types.DynamicToolCallResponse,
        ),
        "item/tool/requestUserInput": (
            types.ToolRequestUserInputParams,
            types.ToolRequestUserInputResponse,
        ),
        "applyPatchApproval": (
            types.ApplyPatchApprovalParams,
            types.ApplyPatchApprovalResponse,
        ),
        "execCommandApproval": (
            types.ExecCommandApprovalParams,
            types.ExecCommandApprovalResponse,
        ),
        "mcpServer/elicitation/request": (
            types.McpServerElicitationRequestParams,
            types.McpServerElicitationRequestResponse,
        ),
    }

    async def account_bedrock_check_gov_cloud_requirements(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.BedrockCheckGovCloudRequirementsResponse:
        """Checks whether the setup of Bedrock fits a region of the US government.

        Experimental.

        A hint only; no warning is no guarantee.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.BedrockCheckGovCloudRequirementsParams()
        return await self._request(
            "account/bedrock/checkGovCloudRequirements",
            params_,
            types.BedrockCheckGovCloudRequirementsResponse,
            timeout,
        )

    async def account_bedrock_discover(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.BedrockDiscoverResponse:
        """Looks for credentials of AWS on this machine.

        Experimental.

        Looks at environment variables and at the files of AWS; returns no secrets.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.BedrockDiscoverParams()
        return await self._request(
            "account/bedrock/discover",
            params_,
            types.BedrockDiscoverResponse,
            timeout,
        )

    async def account_bedrock_setup(
        self,
        params: types.BedrockSetupParams,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.BedrockSetupResponse:
        """Sets the configuration up for Amazon Bedrock.

        Experimental.

        The credentials must be there and work.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this
            region.
            RpcError: -32600 `No AWS credentials found. Please Configure AWS credentials or complete AWS sign-in,
            then try again.`: There are no credentials.
        """
        params_ = params
        return await self._request(
            "account/bedrock/setup",
            params_,
            types.BedrockSetupResponse,
            timeout,
        )

    async def account_gateway_o_auth_cancel(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GatewayOAuthCancelResponse:
        """Gives up a sign-in at a gateway.

        Succeeds also when there is none.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "account/gatewayOAuth/cancel",
            params_,
            types.GatewayOAuthCancelResponse,
            timeout,
        )

    async def account_gateway_o_auth_login(
        self,
        *,
        model_provider: str | None = None,
        device_auth: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GatewayOAuthLoginResponse:
        """Begins to sign in at the gateway of the model provider.

        The provider in use stays the same. `account/gatewayOAuth/changed` tells the rest.

        Args:
            model_provider: Id of the model provider. Absent: the configured one.
            device_auth: Whether the user types a code in instead of using the browser of this machine. Absent:
            no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `The selected provider does not use gateway OAuth`: The model provider wants no
            sign-in.
            RpcError: -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured.
            Restore this provider’s configuration to continue.`: The model provider is not configured.
        """
        params_ = m.make(
            types.GatewayOAuthLoginParams,
            model_provider=model_provider,
            device_auth=device_auth,
        )
        return await self._request(
            "account/gatewayOAuth/login",
            params_,
            types.GatewayOAuthLoginResponse,
            timeout,
        )

    async def account_gateway_o_auth_read(
        self,
        *,
        model_provider: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GatewayOAuthReadResponse:
        """Returns whether the model provider wants a sign-in at its gateway, and where it stands.

        Nothing is started.

        Args:
            model_provider: Id of the model provider. Absent: the configured one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured.
            Restore this provider’s configuration to continue.`: The model provider is not configured.
        """
        params_ = m.make(
            types.GatewayOAuthReadParams,
            model_provider=model_provider,
        )
        return await self._request(
            "account/gatewayOAuth/read",
            params_,
            types.GatewayOAuthReadResponse,
            timeout,
        )

    async def account_gcp_setup(
        self,
        *,
        project_id: str,
        location: str | None = None,
        credential_file: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GcpSetupResponse:
        """Sets the configuration up for models of Google Cloud.

        Experimental.

        Nothing is written when the project is not valid.

        Args:
            project_id: Google Cloud project.
            location: Location of Vertex AI. Absent or `null`: `global`.
            credential_file: Absolute path of a credential file. Absent or `null`: the default credentials.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `model_providers.gcp.project_id must be non-empty and contain only ASCII letters,
            digits, and hyphens`: `projectId` is empty or has other characters.
            RpcError: -32600 `Cannot read the Google Cloud credential file: {detail}`: The file cannot be read.
            RpcError: -32600 `The Google Cloud auth command could not obtain an access token.`: Nobody is signed
            in to Google Cloud.
        """
        params_ = m.make(
            types.GcpSetupParams,
            project_id=project_id,
            location=location,
            credential_file=credential_file,
        )
        return await self._request(
            "account/gcp/setup",
            params_,
            types.GcpSetupResponse,
            timeout,
        )

    async def account_login_cancel(
        self,
        *,
        login_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CancelLoginAccountResponse:
        """Gives up a sign-in in the browser.

        The sign-in then ends with `Login server error: Login was not completed`. Succeeds also when there is
        none; the answer says so.

        Args:
            login_id: Id of the sign-in, a UUID.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid login id: {loginId}`: `loginId` is not a UUID.
        """
        params_ = m.make(
            types.CancelLoginAccountParams,
            login_id=login_id,
        )
        return await self._request(
            "account/login/cancel",
            params_,
            types.CancelLoginAccountResponse,
            timeout,
        )

    async def account_login_start(
        self,
        params: types.LoginAccountParams,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.LoginAccountResponse:
        """Begins to sign in.

        With a key or tokens it is done at once; else `account/login/completed` tells the end. A new sign-in in
        the browser ends the one before with `Login server error: Login cancelled`, one with a key with `Login
        server error: Login was not completed`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `signing in with `{method}` is not supported; sign in with `apiKey``: The kind of
            sign-in is one with a code of the vendor or with keys of Amazon Bedrock.
            RpcError: -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands a
            sign-in with ChatGPT.
            RpcError: -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands a
            key.
            RpcError: -32600 `External ChatGPT auth is disabled. Use API key login instead.`: The same, for tokens
            of the client.
            RpcError: -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or
            account/logout to clear it.`: Tokens of the client are in use.
            RpcError: -32600 `invalid id token: {detail}`: A token cannot be read. Until 0.97.
            RpcError: -32603 `failed to set external auth: {detail}`: A token cannot be read. Since 0.169.
            RpcError: -32603 `failed to request device code: {detail}`: The service that gives out codes cannot be
            reached. Since 0.169.
            RpcError: -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
            RpcError: -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this
            region.
        """
        params_ = params
        return await self._request(
            "account/login/start",
            params_,
            t.cast(t.Any, types.LoginAccountResponse),
            timeout,
        )

    async def account_logout(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.LogoutAccountResponse:
        """Forgets all credentials.

        Gives up a sign-in that is under way. Succeeds also when nobody is signed in.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "account/logout",
            params_,
            types.LogoutAccountResponse,
            timeout,
        )

    async def account_rate_limit_reset_credit_consume(
        self,
        *,
        idempotency_key: str,
        credit_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ConsumeAccountRateLimitResetCreditResponse:
        """Uses a credit to reset the usage limits.

        The same key again uses no second credit.

        Args:
            idempotency_key: Key of this wish, best a UUID; the same key again uses no second credit.
            credit_id: The credit. Absent: the next one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `idempotencyKey must not be empty`: The key is empty; checked first.
            RpcError: -32600 `codex account authentication required for rate limit reset credits`: Nobody is
            signed in.
        """
        params_ = m.make(
            types.ConsumeAccountRateLimitResetCreditParams,
            idempotency_key=idempotency_key,
            credit_id=credit_id,
        )
        return await self._request(
            "account/rateLimitResetCredit/consume",
            params_,
            types.ConsumeAccountRateLimitResetCreditResponse,
            timeout,
        )

    async def account_rate_limits_read(
        self,
        *,
        supports_luna_reserve: bool | None = None,
        exclude_reset_credit_details: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetAccountRateLimitsResponse:
        """Returns the usage limits of the account.

        They are fetched from the vendor's service.

        Args:
            supports_luna_reserve: Whether the client can show the reserve of the account. Absent: no.
            exclude_reset_credit_details: Whether to leave the list of reset credits out. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `codex account authentication required to read rate limits`: Nobody is signed in.
            RpcError: -32600 `chatgpt authentication required to read rate limits`: The sign-in was made with a
            key.
        """
        params_ = m.make(
            types.GetAccountRateLimitsParams,
            supports_luna_reserve=supports_luna_reserve,
            exclude_reset_credit_details=exclude_reset_credit_details,
        )
        return await self._request(
            "account/rateLimits/read",
            params_,
            types.GetAccountRateLimitsResponse,
            timeout,
        )

    async def account_read(
        self,
        *,
        refresh_token: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetAccountResponse:
        """Returns who is signed in.

        `account` is `null` when the model provider needs no account, even if a key is stored.

        Args:
            refresh_token: Whether to refresh the tokens first. Absent: no. Ignored for tokens a host application
            supplies.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
        """
        params_ = m.make(
            types.GetAccountParams,
            refresh_token=refresh_token,
        )
        return await self._request(
            "account/read",
            params_,
            types.GetAccountResponse,
            timeout,
        )

    async def account_security_setup_read(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetAccountSecuritySetupResponse:
        """Returns advice to make the account safer.

        No advice when nobody is signed in or none applies. Nothing is changed.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "account/securitySetup/read",
            params_,
            types.GetAccountSecuritySetupResponse,
            timeout,
        )

    async def account_send_add_credits_nudge_email(
        self,
        *,
        credit_type: types.AddCreditsNudgeCreditType,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SendAddCreditsNudgeEmailResponse:
        """Sends the workspace's owner an e-mail that asks for more credits.

        Not more than one in some time.

        Args:
            credit_type: What is used up.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `codex account authentication required to notify workspace owner`: Nobody is signed
            in.
        """
        params_ = m.make(
            types.SendAddCreditsNudgeEmailParams,
            credit_type=credit_type,
        )
        return await self._request(
            "account/sendAddCreditsNudgeEmail",
            params_,
            types.SendAddCreditsNudgeEmailResponse,
            timeout,
        )

    async def account_usage_read(
        self,
        *,
        thread_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetAccountTokenUsageResponse:
        """Returns how much the account used.

        With a thread, its estimated cost, too.

        Args:
            thread_id: Thread to return the cost of, too. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `codex account authentication required to read token usage`: Nobody is signed in.
        """
        params_ = m.make(
            types.GetAccountTokenUsageParams,
            thread_id=thread_id,
        )
        return await self._request(
            "account/usage/read",
            params_,
            types.GetAccountTokenUsageResponse,
            timeout,
        )

    async def account_workspace_messages_read(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetWorkspaceMessagesResponse:
        """Returns messages of the workspace's owner.

        Only messages in force.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `codex account authentication required to read workspace messages`: Nobody is signed
            in.
        """
        params_ = None
        return await self._request(
            "account/workspaceMessages/read",
            params_,
            types.GetWorkspaceMessagesResponse,
            timeout,
        )

    async def account_session_list(
        self,
        *,
        refresh_workspace_metadata: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.AccountSessionsResponse:
        """Lists the accounts signed in.

        Experimental.

        Empty when nobody is.

        Args:
            refresh_workspace_metadata: Whether to fetch names and pictures of workspaces anew. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.AccountSessionsListParams,
            refresh_workspace_metadata=refresh_workspace_metadata,
        )
        return await self._request(
            "accountSession/list",
            params_,
            types.AccountSessionsResponse,
            timeout,
        )

    async def account_session_switch(
        self,
        *,
        session_id: str,
        account_id: str,
        allow_browser_login: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.AccountSessionsSwitchResponse:
        """Chooses the account and the workspace to use.

        Experimental.

        Where the workspace wants a sign-in of its own, the answer holds the address to open.

        Args:
            session_id: Id of the sign-in.
            account_id: Id of the workspace.
            allow_browser_login: Whether to begin a sign-in where the workspace demands one. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Workspace switching requires a managed ChatGPT login`: Nobody is signed in with
            ChatGPT.
        """
        params_ = m.make(
            types.AccountSessionsSwitchParams,
            session_id=session_id,
            account_id=account_id,
            allow_browser_login=allow_browser_login,
        )
        return await self._request(
            "accountSession/switch",
            params_,
            t.cast(t.Any, types.AccountSessionsSwitchResponse),
            timeout,
        )

    async def app_installed(
        self,
        *,
        thread_id: str | None = None,
        force_refresh: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.AppsInstalledResponse:
        """Returns the apps in use.

        All from one moment; names come from the tools, the rest from `app/read`.

        Args:
            thread_id: Loaded thread whose configuration counts. Absent: that of the server.
            force_refresh: Whether to load the tools anew first. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.AppsInstalledParams,
            thread_id=thread_id,
            force_refresh=force_refresh,
        )
        return await self._request(
            "app/installed",
            params_,
            types.AppsInstalledResponse,
            timeout,
        )

    async def app_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        thread_id: str | None = None,
        force_refetch: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.AppsListResponse:
        """Lists the apps that the account can reach.

        Empty without an account or with the feature off; a wrong cursor is not noticed then.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most apps in the page. Absent: the server decides.
            thread_id: Thread whose configuration counts. Absent: that of the server.
            force_refetch: Whether to ask the directory again. Absent: what is cached will do.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.AppsListParams,
            cursor=cursor,
            limit=limit,
            thread_id=thread_id,
            force_refetch=force_refetch,
        )
        return await self._request(
            "app/list",
            params_,
            types.AppsListResponse,
            timeout,
        )

    async def app_read(
        self,
        *,
        app_ids: list[str],
        thread_id: str | None = None,
        include_tools: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.AppsReadResponse:
        """Returns certain apps.

        Ids without an app come back in `missingAppIds`.

        Args:
            app_ids: Ids of the apps, at most 100; each counts once.
            thread_id: Loaded thread whose configuration counts. Absent: that of the server.
            include_tools: Whether to return their tools, too. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32602 `app/read accepts at most 100 appIds`: There are more.
        """
        params_ = m.make(
            types.AppsReadParams,
            app_ids=app_ids,
            thread_id=thread_id,
            include_tools=include_tools,
        )
        return await self._request(
            "app/read",
            params_,
            types.AppsReadResponse,
            timeout,
        )

    async def collaboration_mode_list(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CollaborationModeListResponse:
        """Lists the collaboration modes.

        Experimental.

        There is one preset per mode and no paging.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare
            the capability.
        """
        params_ = types.CollaborationModeListParams()
        return await self._request(
            "collaborationMode/list",
            params_,
            types.CollaborationModeListResponse,
            timeout,
        )

    async def command_exec_resize(
        self,
        *,
        process_id: str,
        size: types.CommandExecTerminalSize,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CommandExecResizeResponse:
        """Changes the size of the terminal of a running command.

        The command must have been started with `tty`.

        Args:
            process_id: Id the client gave to the command.
            size: The new size.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `no active command/exec for process id "{processId}"`: No running command of this
            connection has this id.
            RpcError: -32600 `failed to resize PTY: {detail}`: The command has no terminal (`process is not
            attached to a PTY`).
            RpcError: -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines
            or no columns.
        """
        params_ = m.make(
            types.CommandExecResizeParams,
            process_id=process_id,
            size=size,
        )
        return await self._request(
            "command/exec/resize",
            params_,
            types.CommandExecResizeResponse,
            timeout,
        )

    async def command_exec_terminate(
        self,
        *,
        process_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CommandExecTerminateResponse:
        """Kills a running command.

        `command/exec` then answers with exit code 137.

        Args:
            process_id: Id the client gave to the command.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `no active command/exec for process id "{processId}"`: No running command of this
            connection has this id.
        """
        params_ = m.make(
            types.CommandExecTerminateParams,
            process_id=process_id,
        )
        return await self._request(
            "command/exec/terminate",
            params_,
            types.CommandExecTerminateResponse,
            timeout,
        )

    async def command_exec_write(
        self,
        *,
        process_id: str,
        delta_base64: str | None = None,
        close_stdin: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CommandExecWriteResponse:
        """Writes to standard input of a running command.

        The command must have been started with `streamStdin` or `tty`.

        Args:
            process_id: Id the client gave to the command.
            delta_base64: Bytes to write, in base64. Absent: none.
            close_stdin: Whether standard input is closed after the bytes. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `command/exec/write requires deltaBase64 or closeStdin`: Neither was given.
            RpcError: -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
            RpcError: -32600 `no active command/exec for process id "{processId}"`: No running command of this
            connection has this id.
            RpcError: -32600 `stdin streaming is not enabled for this command/exec`: The process was started
            without `streamStdin`.
            RpcError: -32600 `stdin is already closed`: The input was closed before.
        """
        params_ = m.make(
            types.CommandExecWriteParams,
            process_id=process_id,
            delta_base64=delta_base64,
            close_stdin=close_stdin,
        )
        return await self._request(
            "command/exec/write",
            params_,
            types.CommandExecWriteResponse,
            timeout,
        )

    async def command_exec(
        self,
        *,
        command: list[str],
        process_id: str | None = None,
        tty: bool | None = None,
        stream_stdin: bool | None = None,
        stream_stdout_stderr: bool | None = None,
        output_bytes_cap: int | None = None,
        disable_output_cap: bool | None = None,
        disable_timeout: bool | None = None,
        timeout_ms: int | None = None,
        cwd: str | None = None,
        env: dict[str, str | None] | None = None,
        size: types.CommandExecTerminalSize | None = None,
        sandbox_policy: types.SandboxPolicy | None = None,
        permission_profile: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CommandExecResponse:
        """Runs a command outside of any thread and answers when it ends.

        An exit code other than 0 is no error. 0.97 knows only `command`, `cwd`, `timeoutMs` and `sandboxPolicy`;
        there a timeout is an error, later it is exit code 124. Output is sent before the answer. The process ends
        with the connection.

        Args:
            command: The program and its arguments. Not empty.
            process_id: Id for later writes, resizes and a kill, unique in the connection. Needed for a terminal
            and for streaming.
            tty: Whether the command gets a terminal. That implies both kinds of streaming. Absent: no.
            stream_stdin: Whether `command/exec/write` may feed standard input. Absent: no.
            stream_stdout_stderr: Whether output comes as `command/exec/outputDelta`, and not in the answer.
            Absent: no.
            output_bytes_cap: Most bytes kept of each stream. Absent: 1 MiB. Not together with `disableOutputCap`.
            disable_output_cap: Whether output is kept whole. Absent: no.
            disable_timeout: Whether the command may run without end. Absent: no.
            timeout_ms: Longest run time in milliseconds. Absent: 10000. Not together with `disableTimeout`.
            cwd: Working directory. Absent: that of the server.
            env: Changes to the environment of the server: a text sets a variable, `null` removes it. Absent:
            none.
            size: Size of the terminal; only with `tty`. Absent: the server chooses.
            sandbox_policy: What the command may touch. Absent: as configured. Not together with
            `permissionProfile`.
            permission_profile: Name of the permission profile to run under. Absent: as configured.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `command must not be empty`: `command` is empty.
            RpcError: -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
            RpcError: -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
            RpcError: -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
            RpcError: -32602 `command/exec timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is
            negative. Since 0.169.
            RpcError: -32602 `command/exec cannot set both timeoutMs and disableTimeout`: Both were given.
            RpcError: -32602 `command/exec cannot set both outputBytesCap and disableOutputCap`: Both were given.
            RpcError: -32602 `command/exec size requires tty: true`: `size` was given without a terminal.
            RpcError: -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines
            or no columns.
            RpcError: -32600 `command/exec tty or streaming requires a client-supplied processId`: A terminal or
            streaming was asked for without `processId`.
            RpcError: -32600 `duplicate active command/exec process id: "{processId}"`: A running command has this
            id.
            RpcError: -32600 ``permissionProfile` cannot be combined with `sandboxPolicy``: Both were given.
            RpcError: -32600 `invalid permission profile: {detail}`: There is no such permission profile.
        """
        params_ = m.make(
            types.CommandExecParams,
            command=command,
            process_id=process_id,
            tty=tty,
            stream_stdin=stream_stdin,
            stream_stdout_stderr=stream_stdout_stderr,
            output_bytes_cap=output_bytes_cap,
            disable_output_cap=disable_output_cap,
            disable_timeout=disable_timeout,
            timeout_ms=timeout_ms,
            cwd=cwd,
            env=env,
            size=size,
            sandbox_policy=sandbox_policy,
            permission_profile=permission_profile,
        )
        return await self._request(
            "command/exec",
            params_,
            types.CommandExecResponse,
            timeout,
        )

    async def config_batch_write(
        self,
        *,
        edits: list[types.ConfigEdit],
        file_path: str | None = None,
        expected_version: str | None = None,
        reload_user_config: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ConfigWriteResponse:
        """Writes several values into the user's configuration, all or none.

        Works as `config/value/write` does.

        Args:
            edits: The values, written in this order.
            file_path: File to write; it must be the user's. Absent: that one.
            expected_version: Version of the file that the client read; another one is refused. Absent: not
            checked.
            reload_user_config: Whether loaded threads take the new settings over, as far as they can. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Configuration was modified since last read. Fetch latest version and retry.`:
            `expectedVersion` is not the version of now.
            RpcError: -32600 `keyPath must not be empty`: A key is empty.
            RpcError: -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
            RpcError: -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile
            <name>` with `<name>.config.toml` instead`: A key is `profile`, and its value is not null. Since
            0.169.
            RpcError: -32600 ``profiles` contains legacy config profile tables and can no longer be written; use
            `--profile <name>` with `<name>.config.toml` instead`: A key is `profiles` or below it, and its value
            is not null. Since 0.169.
            RpcError: -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since
            0.169.
            RpcError: -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
            RpcError: -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since
            0.169.
            RpcError: -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
            RpcError: -32600 `Invalid configuration: {detail}`: A value does not fit its key.
            RpcError: -32600 `Only writes to the user config are allowed`: `filePath` is another file.
            RpcError: -32600 `failed to load configuration: {detail}`: The file cannot be read.
            RpcError: -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
        """
        params_ = m.make(
            types.ConfigBatchWriteParams,
            edits=edits,
            file_path=file_path,
            expected_version=expected_version,
            reload_user_config=reload_user_config,
        )
        return await self._request(
            "config/batchWrite",
            params_,
            types.ConfigWriteResponse,
            timeout,
        )

    async def config_mcp_server_reload(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.McpServerRefreshResponse:
        """Reads the configuration of the MCP servers again.

        Loaded threads take it over with their next turn.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = None
        return await self._request(
            "config/mcpServer/reload",
            params_,
            types.McpServerRefreshResponse,
            timeout,
        )

    async def config_read(
        self,
        *,
        include_layers: bool | None = None,
        cwd: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ConfigReadResponse:
        """Returns the configuration in force.

        Says for each value which layer it comes from, and on request returns the layers by themselves.

        Args:
            include_layers: Whether to include every layer by itself. Absent: no.
            cwd: Directory whose project layers are added. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.ConfigReadParams,
            include_layers=include_layers,
            cwd=cwd,
        )
        return await self._request(
            "config/read",
            params_,
            types.ConfigReadResponse,
            timeout,
        )

    async def config_value_write(
        self,
        *,
        key_path: str,
        value: t.Any,
        merge_strategy: types.MergeStrategy,
        file_path: str | None = None,
        expected_version: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ConfigWriteResponse:
        """Writes one value into the user's configuration.

        Comments and layout of the file stay. The file must be valid afterwards; unknown keys are allowed.
        `data.config_write_error_code` of an error says what is wrong.

        Args:
            key_path: Key, its parts joined by dots; not empty.
            value: The value, any JSON; `null` removes the key.
            merge_strategy: What happens to the value that is there.
            file_path: File to write; it must be the user's. Absent: that one.
            expected_version: Version of the file that the client read; another one is refused. Absent: not
            checked.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Configuration was modified since last read. Fetch latest version and retry.`:
            `expectedVersion` is not the version of now.
            RpcError: -32600 `keyPath must not be empty`: The key is empty.
            RpcError: -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
            RpcError: -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile
            <name>` with `<name>.config.toml` instead`: The key is `profile`, and the value is not null. Since
            0.169.
            RpcError: -32600 ``profiles` contains legacy config profile tables and can no longer be written; use
            `--profile <name>` with `<name>.config.toml` instead`: The key is `profiles` or below it, and the
            value is not null. Since 0.169.
            RpcError: -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since
            0.169.
            RpcError: -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
            RpcError: -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since
            0.169.
            RpcError: -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
            RpcError: -32600 `Invalid configuration: {detail}`: The value does not fit the key.
            RpcError: -32600 `Only writes to the user config are allowed`: `filePath` is another file.
            RpcError: -32600 `failed to load configuration: {detail}`: The file cannot be read.
            RpcError: -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
        """
        params_ = m.make(
            types.ConfigValueWriteParams,
            key_path=key_path,
            value=value,
            merge_strategy=merge_strategy,
            file_path=file_path,
            expected_version=expected_version,
        )
        return await self._request(
            "config/value/write",
            params_,
            types.ConfigWriteResponse,
            timeout,
        )

    async def config_requirements_read(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ConfigRequirementsReadResponse:
        """Returns what the administrator prescribes.

        `requirements` is `null` where nothing is prescribed.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "configRequirements/read",
            params_,
            types.ConfigRequirementsReadResponse,
            timeout,
        )

    async def environment_add(
        self,
        *,
        environment_id: str,
        exec_server_url: str,
        auth_bearer_token: str | None = None,
        websocket_request_id: str | None = None,
        connect_timeout_ms: int | None = None,
        skills: types.EnvironmentSkillsParams | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.EnvironmentAddResponse:
        """Makes an environment on another machine known, or replaces it.

        Experimental.

        It is connected when it is first needed, so a wrong address is noticed only then.

        Args:
            environment_id: Id of the environment; one that exists is replaced.
            exec_server_url: WebSocket address of the program that runs commands there.
            auth_bearer_token: Token to sign in with; only for secure or local addresses. Absent: none.
            websocket_request_id: Value of the header `X-Request-ID` of the connection; only for secure or local
            addresses. Absent: none.
            connect_timeout_ms: Longest wait for the connection, in milliseconds. Absent: the server decides.
            skills: Skills it must bring. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `exec-server protocol error: environment id cannot be empty`: `environmentId` is
            empty.
            RpcError: -32600 `exec-server protocol error: environment id `local` is reserved for
            EnvironmentManager`: It is the id of the server's own machine.
            RpcError: -32600 `exec-server protocol error: remote environment requires an exec-server url`: The
            address is blank.
            RpcError: -32600 `exec-server protocol error: remote environment cannot use disabled exec-server url`:
            The address is `none`.
            RpcError: -32600 `exec-server protocol error: exec-server WebSocket headers require wss:// or a
            loopback destination`: A token or id would be sent where others can read it.
        """
        params_ = m.make(
            types.EnvironmentAddParams,
            environment_id=environment_id,
            exec_server_url=exec_server_url,
            auth_bearer_token=auth_bearer_token,
            websocket_request_id=websocket_request_id,
            connect_timeout_ms=connect_timeout_ms,
            skills=skills,
        )
        return await self._request(
            "environment/add",
            params_,
            types.EnvironmentAddResponse,
            timeout,
        )

    async def environment_info(
        self,
        *,
        environment_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.EnvironmentInfoResponse:
        """Returns the shell and the working directory of an environment.

        Experimental.

        Connects it where needed.

        Args:
            environment_id: The environment.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `unknown environment id `{environmentId}``: There is no such environment.
            RpcError: -32603 `failed to get info for environment `{environmentId}`: {detail}`: It cannot be
            reached.
        """
        params_ = m.make(
            types.EnvironmentInfoParams,
            environment_id=environment_id,
        )
        return await self._request(
            "environment/info",
            params_,
            types.EnvironmentInfoResponse,
            timeout,
        )

    async def environment_status(
        self,
        *,
        environment_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.EnvironmentStatusResponse:
        """Returns the state of an environment.

        Experimental.

        Does not connect it. An unknown one is no error.

        Args:
            environment_id: The environment.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.EnvironmentStatusParams,
            environment_id=environment_id,
        )
        return await self._request(
            "environment/status",
            params_,
            types.EnvironmentStatusResponse,
            timeout,
        )

    async def experimental_feature_enablement_set(
        self,
        *,
        enablement: dict[str, bool],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExperimentalFeatureEnablementSetResponse:
        """Switches features on or off until the server ends.

        Features that cannot be switched while the server runs are left out of the answer.

        Args:
            enablement: Whether each feature is on, by key; others stay as they are.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.ExperimentalFeatureEnablementSetParams,
            enablement=enablement,
        )
        return await self._request(
            "experimentalFeature/enablement/set",
            params_,
            types.ExperimentalFeatureEnablementSetResponse,
            timeout,
        )

    async def experimental_feature_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        thread_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExperimentalFeatureListResponse:
        """Lists the features that can be switched on and off.

        The cursor is the number of features passed over.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most features in the page. Absent: the server decides.
            thread_id: Loaded thread whose configuration counts. Absent: that of the server.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not a number.
            RpcError: -32600 `cursor {cursor} exceeds total feature flags {total}`: There are not that many.
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.ExperimentalFeatureListParams,
            cursor=cursor,
            limit=limit,
            thread_id=thread_id,
        )
        return await self._request(
            "experimentalFeature/list",
            params_,
            types.ExperimentalFeatureListResponse,
            timeout,
        )

    async def external_agent_config_detect(
        self,
        *,
        include_home: bool | None = None,
        cwds: list[str] | None = None,
        max_session_age_days: int | None = None,
        max_sessions: int | None = None,
        source: str | None = None,
        migration_source: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExternalAgentConfigDetectResponse:
        """Looks for the configuration of other agents.

        Changes nothing.

        Args:
            include_home: Whether to look in the home directory. Absent: no.
            cwds: Projects to look in. Absent: none.
            max_session_age_days: Conversations older than this, in days, are left out. Absent: the server
            decides.
            max_sessions: Most conversations to list. Absent: the server decides.
            source: No longer looked at; `migrationSource` takes its place.
            migration_source: Agent to look for. Absent or unknown: the default one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.ExternalAgentConfigDetectParams,
            include_home=include_home,
            cwds=cwds,
            max_session_age_days=max_session_age_days,
            max_sessions=max_sessions,
            source=source,
            migration_source=migration_source,
        )
        return await self._request(
            "externalAgentConfig/detect",
            params_,
            types.ExternalAgentConfigDetectResponse,
            timeout,
        )

    async def external_agent_config_import_read_histories(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExternalAgentConfigImportHistoriesReadResponse:
        """Lists all imports so far.

        Those of this server and those noted by clients.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "externalAgentConfig/import/readHistories",
            params_,
            types.ExternalAgentConfigImportHistoriesReadResponse,
            timeout,
        )

    async def external_agent_config_import_record_history(
        self,
        *,
        provider_id: str,
        item_type_results: list[types.ExternalAgentConfigImportHistoryRecordTypeResultParams],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExternalAgentConfigImportHistoryRecordResponse:
        """Notes an import that the client did by itself.

        It then appears in the list of imports.

        Args:
            provider_id: Agent it came from, in the words of the client.
            item_type_results: Outcome per kind.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.ExternalAgentConfigImportHistoryRecordParams,
            provider_id=provider_id,
            item_type_results=item_type_results,
        )
        return await self._request(
            "externalAgentConfig/import/recordHistory",
            params_,
            types.ExternalAgentConfigImportHistoryRecordResponse,
            timeout,
        )

    async def external_agent_config_import(
        self,
        *,
        migration_items: list[types.ExternalAgentConfigMigrationItem],
        source: str | None = None,
        provider_id: str | None = None,
        migration_source: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExternalAgentConfigImportResponse:
        """Takes the configuration of another agent over.

        Answers when it begins; the outcome comes as notifications.

        Args:
            migration_items: Items as `externalAgentConfig/detect` listed them.
            source: Program that asks for the import. Absent: not said.
            provider_id: Agent the items come from, for the list of imports. Absent: not said.
            migration_source: The same value as in `externalAgentConfig/detect`. Absent or unknown: the default
            one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `external agent memory import is disabled`: An item is of the kind `MEMORY`.
        """
        params_ = m.make(
            types.ExternalAgentConfigImportParams,
            migration_items=migration_items,
            source=source,
            provider_id=provider_id,
            migration_source=migration_source,
        )
        return await self._request(
            "externalAgentConfig/import",
            params_,
            types.ExternalAgentConfigImportResponse,
            timeout,
        )

    async def feedback_save(
        self,
        *,
        save_path: types.LegacyAppPathString,
        classification: str,
        reason: str | None = None,
        thread_id: str | None = None,
        include_logs: bool | None = None,
        extra_log_files: list[str] | None = None,
        tags: dict[str, str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FeedbackSaveResponse:
        """Writes a report into a file.

        The same as `feedback/upload` would send, as a ZIP file.

        Args:
            save_path: ZIP file to write, an absolute path that does not exist yet; it stays.
            classification: Kind of report, for example `bug`.
            reason: What the user says. Absent: nothing.
            thread_id: Thread it is about. Absent: none.
            include_logs: Whether to include the logs. Absent: no.
            extra_log_files: Further files to include; absolute paths. Absent: none.
            tags: Further data; texts by name. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `feedback savePath must be an absolute host path`: `savePath` is relative.
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to save feedback: {detail}`: The file exists or cannot be written.
        """
        params_ = m.make(
            types.FeedbackSaveParams,
            save_path=save_path,
            classification=classification,
            reason=reason,
            thread_id=thread_id,
            include_logs=include_logs,
            extra_log_files=extra_log_files,
            tags=tags,
        )
        return await self._request(
            "feedback/save",
            params_,
            types.FeedbackSaveResponse,
            timeout,
        )

    async def feedback_upload(
        self,
        *,
        classification: str,
        reason: str | None = None,
        thread_id: str | None = None,
        include_logs: bool | None = None,
        extra_log_files: list[str] | None = None,
        tags: dict[str, str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FeedbackUploadResponse:
        """Sends a report to the vendor.

        In 0.97 it succeeds also when the report could not be sent.

        Args:
            classification: Kind of report, for example `bug`.
            reason: What the user says. Absent: nothing.
            thread_id: Thread it is about. Absent: none.
            include_logs: Whether to send the logs, too. Absent: no; required in 0.97.
            extra_log_files: Further files to send; absolute paths. Absent: none.
            tags: Further data; texts by name. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to upload feedback: {detail}`: The report could not be sent. Since 0.169.
        """
        params_ = m.make(
            types.FeedbackUploadParams,
            classification=classification,
            reason=reason,
            thread_id=thread_id,
            include_logs=include_logs,
            extra_log_files=extra_log_files,
            tags=tags,
        )
        return await self._request(
            "feedback/upload",
            params_,
            types.FeedbackUploadResponse,
            timeout,
        )

    async def fs_copy(
        self,
        *,
        source_path: types.AbsolutePathBuf,
        destination_path: types.AbsolutePathBuf,
        recursive: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsCopyResponse:
        """Copies a file or a directory.

        Links are copied as links.

        Args:
            source_path: File or directory to copy, absolute.
            destination_path: Where the copy goes, absolute.
            recursive: Whether a directory is copied with everything in it. Absent: no, and a directory is
            refused.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32600 `fs/copy requires recursive: true when sourcePath is a directory`: The source is a
            directory and `recursive` is not true.
            RpcError: -32600 `fs/copy cannot copy a directory to itself or one of its descendants`: The copy would
            lie inside the source.
            RpcError: -32600 `fs/copy only supports regular files, directories, and symlinks`: The source is a
            pipe, a device or a socket.
            RpcError: -32603 `{message}`: The source is missing, or the copy cannot be written. The text is that
            of the operating system: `No such file or directory (os error 2)`.
        """
        params_ = m.make(
            types.FsCopyParams,
            source_path=source_path,
            destination_path=destination_path,
            recursive=recursive,
        )
        return await self._request(
            "fs/copy",
            params_,
            types.FsCopyResponse,
            timeout,
        )

    async def fs_create_directory(
        self,
        *,
        path: types.AbsolutePathBuf,
        recursive: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsCreateDirectoryResponse:
        """Creates a directory.

        An existing one is no error, unless `recursive` is false (`File exists (os error 17)`).

        Args:
            path: The directory, absolute.
            recursive: Whether missing parents are created too. Absent: yes.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32603 `{message}`: It cannot be created. The text is that of the operating system: `No such
            file or directory (os error 2)`.
        """
        params_ = m.make(
            types.FsCreateDirectoryParams,
            path=path,
            recursive=recursive,
        )
        return await self._request(
            "fs/createDirectory",
            params_,
            types.FsCreateDirectoryResponse,
            timeout,
        )

    async def fs_get_metadata(
        self,
        *,
        path: types.AbsolutePathBuf,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsGetMetadataResponse:
        """Tells what a path is and when it changed.

        Follows links for everything but `isSymlink`.

        Args:
            path: The path, absolute.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32603 `{message}`: There is nothing at the path. The text is that of the operating system:
            `No such file or directory (os error 2)`.
        """
        params_ = m.make(
            types.FsGetMetadataParams,
            path=path,
        )
        return await self._request(
            "fs/getMetadata",
            params_,
            types.FsGetMetadataResponse,
            timeout,
        )

    async def fs_read_directory(
        self,
        *,
        path: types.AbsolutePathBuf,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsReadDirectoryResponse:
        """Lists a directory.

        Only direct children, in no certain order.

        Args:
            path: The directory, absolute.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32603 `{message}`: The directory is missing or cannot be read. The text is that of the
            operating system: `No such file or directory (os error 2)`.
        """
        params_ = m.make(
            types.FsReadDirectoryParams,
            path=path,
        )
        return await self._request(
            "fs/readDirectory",
            params_,
            types.FsReadDirectoryResponse,
            timeout,
        )

    async def fs_read_file(
        self,
        *,
        path: types.AbsolutePathBuf,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsReadFileResponse:
        """Reads a file.

        Any file the server can read, at once and without a sandbox.

        Args:
            path: The file, absolute.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32603 `{message}`: The file is missing or cannot be read. The text is that of the operating
            system: `No such file or directory (os error 2)`.
            RpcError: -32600 `path `{path}` is not a file`: It is anything but a regular file.
        """
        params_ = m.make(
            types.FsReadFileParams,
            path=path,
        )
        return await self._request(
            "fs/readFile",
            params_,
            types.FsReadFileResponse,
            timeout,
        )

    async def fs_remove(
        self,
        *,
        path: types.AbsolutePathBuf,
        recursive: bool | None = None,
        force: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsRemoveResponse:
        """Removes a file or a directory with everything in it.

        A missing path is no error, unless `force` is false.

        Args:
            path: File or directory, absolute.
            recursive: Whether a directory goes with everything in it. Absent: yes.
            force: Whether a missing path is no error. Absent: yes.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32603 `{message}`: It cannot be removed. The text is that of the operating system: `No such
            file or directory (os error 2)`.
        """
        params_ = m.make(
            types.FsRemoveParams,
            path=path,
            recursive=recursive,
            force=force,
        )
        return await self._request(
            "fs/remove",
            params_,
            types.FsRemoveResponse,
            timeout,
        )

    async def fs_unwatch(
        self,
        *,
        watch_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsUnwatchResponse:
        """Ends a watch.

        An unknown id is no error.

        Args:
            watch_id: Name the watch was started under. An unknown one is no error.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.FsUnwatchParams,
            watch_id=watch_id,
        )
        return await self._request(
            "fs/unwatch",
            params_,
            types.FsUnwatchResponse,
            timeout,
        )

    async def fs_watch(
        self,
        *,
        watch_id: str,
        path: types.AbsolutePathBuf,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsWatchResponse:
        """Watches a file or a directory.

        The path need not exist yet. The watch belongs to the connection and ends with it.

        Args:
            watch_id: Name the client gives to this watch. Unique in the connection.
            path: File or directory, absolute.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32600 `watchId already exists: {watchId}`: A watch of this connection has this id.
        """
        params_ = m.make(
            types.FsWatchParams,
            watch_id=watch_id,
            path=path,
        )
        return await self._request(
            "fs/watch",
            params_,
            types.FsWatchResponse,
            timeout,
        )

    async def fs_write_file(
        self,
        *,
        path: types.AbsolutePathBuf,
        data_base64: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FsWriteFileResponse:
        """Writes a file.

        Replaces an old one. The directory has to exist.

        Args:
            path: The file, absolute. Its directory has to exist; an old file is replaced.
            data_base64: The bytes, in base64.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
            RpcError: -32603 `{message}`: The file cannot be written. The text is that of the operating system:
            `No such file or directory (os error 2)`.
            RpcError: -32600 `fs/writeFile requires valid base64 dataBase64: {detail}`: The bytes are not base64.
        """
        params_ = m.make(
            types.FsWriteFileParams,
            path=path,
            data_base64=data_base64,
        )
        return await self._request(
            "fs/writeFile",
            params_,
            types.FsWriteFileResponse,
            timeout,
        )

    async def fuzzy_file_search_session_start(
        self,
        *,
        session_id: str,
        roots: list[str],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FuzzyFileSearchSessionStartResponse:
        """Opens a search that follows what the user types.

        Experimental.

        Walks the folders at once; the first query is empty. Another session with the same id ends.

        Args:
            session_id: Id the client gives to the search session. Not empty.
            roots: Directories to search.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `sessionId must not be empty`: The id is empty.
            RpcError: -32603 `failed to start fuzzy file search session: at least one search directory is
            required`: `roots` is empty.
        """
        params_ = m.make(
            types.FuzzyFileSearchSessionStartParams,
            session_id=session_id,
            roots=roots,
        )
        return await self._request(
            "fuzzyFileSearch/sessionStart",
            params_,
            types.FuzzyFileSearchSessionStartResponse,
            timeout,
        )

    async def fuzzy_file_search_session_stop(
        self,
        *,
        session_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FuzzyFileSearchSessionStopResponse:
        """Closes a search session.

        Experimental.

        An unknown id is no error.

        Args:
            session_id: Id of the search session. An unknown one is no error.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.FuzzyFileSearchSessionStopParams,
            session_id=session_id,
        )
        return await self._request(
            "fuzzyFileSearch/sessionStop",
            params_,
            types.FuzzyFileSearchSessionStopResponse,
            timeout,
        )

    async def fuzzy_file_search_session_update(
        self,
        *,
        session_id: str,
        query: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FuzzyFileSearchSessionUpdateResponse:
        """Sets the query of a search session.

        Experimental.

        The answer comes at once, matches follow as notifications.

        Args:
            session_id: Id of the search session.
            query: What to search for now.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `fuzzy file search session not found: {sessionId}`: There is no such session.
        """
        params_ = m.make(
            types.FuzzyFileSearchSessionUpdateParams,
            session_id=session_id,
            query=query,
        )
        return await self._request(
            "fuzzyFileSearch/sessionUpdate",
            params_,
            types.FuzzyFileSearchSessionUpdateResponse,
            timeout,
        )

    async def fuzzy_file_search(
        self,
        *,
        query: str,
        roots: list[str],
        cancellation_token: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.FuzzyFileSearchResponse:
        """Searches files by name.

        Answers once, with at most 50 matches. 0.169 finds directories, too, and tells them apart.

        Args:
            query: Characters to find in the path, in this order. Empty: nothing is found.
            roots: Directories to search. One that does not exist is skipped.
            cancellation_token: A later request with the same token ends this one. Absent: nothing ends it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.FuzzyFileSearchParams,
            query=query,
            roots=roots,
            cancellation_token=cancellation_token,
        )
        return await self._request(
            "fuzzyFileSearch",
            params_,
            types.FuzzyFileSearchResponse,
            timeout,
        )

    async def hooks_list(
        self,
        *,
        cwds: list[str] | None = None,
        thread_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.HooksListResponse:
        """Lists the hooks that count for some directories or for a thread.

        Hooks that are switched off or not trusted are listed, too. A client trusts a hook by writing its
        `currentHash` to `hooks.state."<key>".trusted_hash` of the configuration.

        Args:
            cwds: Directories to look at. Absent or empty: that of the server. Not together with `threadId`.
            thread_id: Loaded thread to look at, with all its environments. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `specify either threadId or cwds`: Both were given.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
            RpcError: -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
        """
        params_ = m.make(
            types.HooksListParams,
            cwds=cwds,
            thread_id=thread_id,
        )
        return await self._request(
            "hooks/list",
            params_,
            types.HooksListResponse,
            timeout,
        )

    async def initialize(
        self,
        *,
        client_info: types.ClientInfo,
        capabilities: types.InitializeCapabilities | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.InitializeResponse:
        """Opens the connection.

        Must be the first request and may be sent once. Requests are accepted as soon as it is answered;
        `initialized` need not be waited for.

        Args:
            client_info: Name and version of the client.
            capabilities: What the client opts into. Absent: nothing.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Already initialized`: The connection was initialized before.
            RpcError: -32600 `Invalid request: missing field `clientInfo``: `clientInfo` is absent.
            RpcError: -32600 `Invalid clientInfo.name: '{name}'. Must be a valid HTTP header value.`: The name of
            the client has control characters.
        """
        params_ = m.make(
            types.InitializeParams,
            client_info=client_info,
            capabilities=capabilities,
        )
        return await self._request(
            "initialize",
            params_,
            types.InitializeResponse,
            timeout,
        )

    async def add_conversation_listener(
        self,
        *,
        conversation_id: types.ThreadId,
        experimental_raw_events: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.AddConversationSubscriptionResponse:
        """Subscribes the connection to a conversation.

        Deprecated.

        Several subscriptions to one conversation are counted by themselves.

        Args:
            conversation_id: Id of the conversation. It has to be loaded.
            experimental_raw_events: Whether raw items of the model are sent, too.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `thread not found: {conversationId}`: No loaded conversation has this id.
        """
        params_ = m.make(
            types.AddConversationListenerParams,
            conversation_id=conversation_id,
            experimental_raw_events=experimental_raw_events,
        )
        return await self._request(
            "addConversationListener",
            params_,
            types.AddConversationSubscriptionResponse,
            timeout,
        )

    async def archive_conversation(
        self,
        *,
        conversation_id: types.ThreadId,
        rollout_path: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ArchiveConversationResponse:
        """Puts a conversation into the archive.

        Deprecated.

        The file has to belong to the conversation. `thread/archive` takes its place.

        Args:
            conversation_id: Id of the conversation.
            rollout_path: Its file; it has to lie in the sessions directory.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `rollout path `{rolloutPath}` must be in sessions directory`: The file lies
            elsewhere.
            RpcError: -32600 `rollout path `{rolloutPath}` does not match thread id {conversationId}`: The file
            does not belong to the conversation.
            RpcError: -32603 `failed to archive thread: unable to resolve sessions directory: {detail}`: There is
            no sessions directory yet.
        """
        params_ = m.make(
            types.ArchiveConversationParams,
            conversation_id=conversation_id,
            rollout_path=rollout_path,
        )
        return await self._request(
            "archiveConversation",
            params_,
            types.ArchiveConversationResponse,
            timeout,
        )

    async def cancel_login_chat_gpt(
        self,
        *,
        login_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.CancelLoginChatGptResponse:
        """Gives a sign-in with the browser up.

        Deprecated.

        `account/login/cancel` takes its place.

        Args:
            login_id: Id of the attempt.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `login id not found: {loginId}`: No sign-in with this id is under way.
        """
        params_ = m.make(
            types.CancelLoginChatGptParams,
            login_id=login_id,
        )
        return await self._request(
            "cancelLoginChatGpt",
            params_,
            types.CancelLoginChatGptResponse,
            timeout,
        )

    async def exec_one_off_command(
        self,
        *,
        command: list[str],
        timeout_ms: int | None = None,
        cwd: str | None = None,
        sandbox_policy: types.LegacySandboxPolicy | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ExecOneOffCommandResponse:
        """Runs a command outside of any conversation and answers when it ends.

        Deprecated.

        As `command/exec` of 0.97.

        Args:
            command: The program and its arguments. Not empty.
            timeout_ms: Longest run time in milliseconds. Absent: 10000.
            cwd: Working directory. Absent: that of the server.
            sandbox_policy: What the command may touch. Absent: as configured.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `command must not be empty`: `command` is empty.
            RpcError: -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
            RpcError: -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
            RpcError: -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
        """
        params_ = m.make(
            types.ExecOneOffCommandParams,
            command=command,
            timeout_ms=timeout_ms,
            cwd=cwd,
            sandbox_policy=sandbox_policy,
        )
        return await self._request(
            "execOneOffCommand",
            params_,
            types.ExecOneOffCommandResponse,
            timeout,
        )

    async def fork_conversation(
        self,
        *,
        path: str | None = None,
        conversation_id: types.ThreadId | None = None,
        overrides: types.NewConversationParams | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ForkConversationResponse:
        """Copies a stored conversation.

        Deprecated.

        `sessionConfigured` comes before the answer. `thread/fork` takes its place.

        Args:
            path: Its file; goes before `conversationId`. Absent: the id says which.
            conversation_id: Its id. Absent: the path says which.
            overrides: Settings of the copy. Absent: as configured.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `either path or conversation id must be provided`: Nothing says which conversation.
            RpcError: -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has
            this id.
        """
        params_ = m.make(
            types.ForkConversationParams,
            path=path,
            conversation_id=conversation_id,
            overrides=overrides,
        )
        return await self._request(
            "forkConversation",
            params_,
            types.ForkConversationResponse,
            timeout,
        )

    async def get_auth_status(
        self,
        *,
        include_token: bool | None = None,
        refresh_token: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetAuthStatusResponse:
        """Tells how the user is signed in.

        Deprecated.

        A model provider that needs no account makes the method and the token `null`, even when a key is stored.
        0.169 still answers it.

        Args:
            include_token: Whether to send the token along. Absent: no.
            refresh_token: Whether to renew the token first. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.GetAuthStatusParams,
            include_token=include_token,
            refresh_token=refresh_token,
        )
        return await self._request(
            "getAuthStatus",
            params_,
            types.GetAuthStatusResponse,
            timeout,
        )

    async def get_conversation_summary(
        self,
        params: types.GetConversationSummaryParams,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetConversationSummaryResponse:
        """Describes a stored conversation.

        Deprecated.

        0.169 still answers it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has
            this id.
            RpcError: -32603 `failed to load conversation summary from {path}: {detail}`: The file cannot be read.
            Until 0.97.
            RpcError: -32600 `failed to load rollout `{path}`: file does not exist`: There is no such file; from
            0.169 on. Until 0.97.
            RpcError: -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no such
            file; from 0.169 on. Since 0.169.
        """
        params_ = params
        return await self._request(
            "getConversationSummary",
            params_,
            types.GetConversationSummaryResponse,
            timeout,
        )

    async def get_user_agent(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetUserAgentResponse:
        """Tells how the server calls itself.

        Deprecated.

        The answer to `initialize` says it, too.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "getUserAgent",
            params_,
            types.GetUserAgentResponse,
            timeout,
        )

    async def get_user_saved_config(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GetUserSavedConfigResponse:
        """Reads the configuration of the user.

        Deprecated.

        Only the file of the user and only some values. `config/read` takes its place.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "getUserSavedConfig",
            params_,
            types.GetUserSavedConfigResponse,
            timeout,
        )

    async def git_diff_to_remote(
        self,
        *,
        cwd: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.GitDiffToRemoteResponse:
        """Compares a working tree with the remote repository.

        Deprecated.

        Takes the newest commit that a remote branch has, too. 0.169 still answers it.

        Args:
            cwd: Directory inside it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to compute git diff to remote for cwd: "{cwd}"`: There is no repository, or
            it has no remote one.
        """
        params_ = m.make(
            types.GitDiffToRemoteParams,
            cwd=cwd,
        )
        return await self._request(
            "gitDiffToRemote",
            params_,
            types.GitDiffToRemoteResponse,
            timeout,
        )

    async def interrupt_conversation(
        self,
        *,
        conversation_id: types.ThreadId,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.InterruptConversationResponse:
        """Interrupts the running turn.

        Deprecated.

        Answers when the turn has ended. `turn/interrupt` takes its place.

        Args:
            conversation_id: Id of the conversation.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
            RpcError: -32600 `no active turn to interrupt`: No turn runs.
        """
        params_ = m.make(
            types.InterruptConversationParams,
            conversation_id=conversation_id,
        )
        return await self._request(
            "interruptConversation",
            params_,
            types.InterruptConversationResponse,
            timeout,
        )

    async def list_conversations(
        self,
        *,
        page_size: int | None = None,
        cursor: str | None = None,
        model_providers: list[str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ListConversationsResponse:
        """Lists the stored conversations.

        Deprecated.

        The newest first. `thread/list` takes its place.

        Args:
            page_size: Most conversations in the page. Absent: the server decides.
            cursor: Where to go on, from the page before. Absent: at the newest.
            model_providers: Only those with one of these model providers. Absent: the configured one; empty: all.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        params_ = m.make(
            types.ListConversationsParams,
            page_size=page_size,
            cursor=cursor,
            model_providers=model_providers,
        )
        return await self._request(
            "listConversations",
            params_,
            types.ListConversationsResponse,
            timeout,
        )

    async def login_api_key(
        self,
        *,
        api_key: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.LoginApiKeyResponse:
        """Signs in with a key.

        Deprecated.

        Stores the key. `account/login/start` takes its place.

        Args:
            api_key: The key. It is stored.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands
            another way.
            RpcError: -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or
            account/logout to clear it.`: Tokens of the client are in use.
        """
        params_ = m.make(
            types.LoginApiKeyParams,
            api_key=api_key,
        )
        return await self._request(
            "loginApiKey",
            params_,
            types.LoginApiKeyResponse,
            timeout,
        )

    async def login_chat_gpt(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.LoginChatGptResponse:
        """Begins to sign in with the browser.

        Deprecated.

        The client opens the address; `loginChatGptComplete` tells the outcome. `account/login/start` takes its
        place.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands
            another way.
            RpcError: -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or
            account/logout to clear it.`: Tokens of the client are in use.
            RpcError: -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
        """
        params_ = None
        return await self._request(
            "loginChatGpt",
            params_,
            types.LoginChatGptResponse,
            timeout,
        )

    async def logout_chat_gpt(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.LogoutChatGptResponse:
        """Signs the user out.

        Deprecated.

        `account/logout` takes its place.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "logoutChatGpt",
            params_,
            types.LogoutChatGptResponse,
            timeout,
        )

    async def new_conversation(
        self,
        *,
        model: str | None = None,
        model_provider: str | None = None,
        profile: str | None = None,
        cwd: str | None = None,
        approval_policy: types.LegacyAskForApproval | None = None,
        sandbox: types.SandboxMode | None = None,
        config: t.Any = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        compact_prompt: str | None = None,
        include_apply_patch_tool: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.NewConversationResponse:
        """Starts a conversation.

        Deprecated.

        Conversations and threads are the same thing. Events come only after `addConversationListener`.
        `thread/start` takes its place.

        Args:
            model: Model. Absent: the configured one.
            model_provider: Model provider. Absent: the configured one.
            profile: Profile of the configuration. Absent: the configured one.
            cwd: Working directory. Absent: that of the server.
            approval_policy: When to ask the user. Absent: as configured.
            sandbox: What commands may touch. Absent: as configured.
            config: Values that replace those of `config.toml`, by dotted key. Absent: none.
            base_instructions: Replaces the instructions of the agent. Absent: its own.
            developer_instructions: Instructions that come as a developer message. Absent: none.
            compact_prompt: Replaces the instructions for summarizing the history. Absent: its own.
            include_apply_patch_tool: Whether the model gets the patch tool. Absent: as the model needs it.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model
            provider is not configured. Until 0.97.
            RpcError: -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model
            provider is not configured. Since 0.169.
        """
        params_ = m.make(
            types.NewConversationParams,
            model=model,
            model_provider=model_provider,
            profile=profile,
            cwd=cwd,
            approval_policy=approval_policy,
            sandbox=sandbox,
            config=config,
            base_instructions=base_instructions,
            developer_instructions=developer_instructions,
            compact_prompt=compact_prompt,
            include_apply_patch_tool=include_apply_patch_tool,
        )
        return await self._request(
            "newConversation",
            params_,
            types.NewConversationResponse,
            timeout,
        )

    async def remove_conversation_listener(
        self,
        *,
        subscription_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoveConversationSubscriptionResponse:
        """Ends a subscription to a conversation.

        Deprecated.

        The conversation stays loaded.

        Args:
            subscription_id: Id of the subscription.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `subscription not found: {subscriptionId}`: There is no such subscription, or it was
            ended before.
        """
        params_ = m.make(
            types.RemoveConversationListenerParams,
            subscription_id=subscription_id,
        )
        return await self._request(
            "removeConversationListener",
            params_,
            types.RemoveConversationSubscriptionResponse,
            timeout,
        )

    async def resume_conversation(
        self,
        *,
        path: str | None = None,
        conversation_id: types.ThreadId | None = None,
        history: list[types.ResponseItem] | None = None,
        overrides: types.NewConversationParams | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ResumeConversationResponse:
        """Opens a stored conversation.

        Deprecated.

        `sessionConfigured` comes before the answer. `thread/resume` takes its place.

        Args:
            path: Its file. Absent: another member says which.
            conversation_id: Its id. Absent: another member says which.
            history: Its items, for a conversation kept by the client. Absent: it is read from the file.
            overrides: Settings to change. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `either path, conversation id or non empty history must be provided`: Nothing says
            which conversation.
            RpcError: -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has
            this id.
            RpcError: -32600 `failed to load rollout `{path}`: {detail}`: The file cannot be read. Until 0.97.
            RpcError: -32603 `failed to read rollout `{path}`: {detail}`: The file cannot be read. Since 0.169.
        """
        params_ = m.make(
            types.ResumeConversationParams,
            path=path,
            conversation_id=conversation_id,
            history=history,
            overrides=overrides,
        )
        return await self._request(
            "resumeConversation",
            params_,
            types.ResumeConversationResponse,
            timeout,
        )

    async def send_user_message(
        self,
        *,
        conversation_id: types.ThreadId,
        items: list[types.InputItem],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SendUserMessageResponse:
        """Starts a turn with the settings of the conversation.

        Deprecated.

        Answers at once. Listeners get `codex/event/*`, items and `turn/completed`, but no `turn/started`.
        `turn/start` takes its place.

        Args:
            conversation_id: Id of the conversation.
            items: The pieces of the message.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
        """
        params_ = m.make(
            types.SendUserMessageParams,
            conversation_id=conversation_id,
            items=items,
        )
        return await self._request(
            "sendUserMessage",
            params_,
            types.SendUserMessageResponse,
            timeout,
        )

    async def send_user_turn(
        self,
        *,
        conversation_id: types.ThreadId,
        items: list[types.InputItem],
        cwd: str,
        approval_policy: types.LegacyAskForApproval,
        sandbox_policy: types.LegacySandboxPolicy,
        model: str,
        effort: types.ReasoningEffort | None = None,
        summary: types.ReasoningSummary,
        output_schema: t.Any = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SendUserTurnResponse:
        """Starts a turn with settings of its own.

        Deprecated.

        As `sendUserMessage`. The settings stay for later turns. `turn/start` takes its place.

        Args:
            conversation_id: Id of the conversation.
            items: The pieces of the message.
            cwd: Working directory.
            approval_policy: When to ask the user.
            sandbox_policy: What commands may touch.
            model: Model.
            effort: Reasoning effort. Absent: that of the model.
            summary: How much of the reasoning to summarize.
            output_schema: JSON Schema of the final answer, for this turn only. Absent: free text.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
        """
        params_ = m.make(
            types.SendUserTurnParams,
            conversation_id=conversation_id,
            items=items,
            cwd=cwd,
            approval_policy=approval_policy,
            sandbox_policy=sandbox_policy,
            model=model,
            effort=effort,
            summary=summary,
            output_schema=output_schema,
        )
        return await self._request(
            "sendUserTurn",
            params_,
            types.SendUserTurnResponse,
            timeout,
        )

    async def set_default_model(
        self,
        *,
        model: str | None = None,
        reasoning_effort: types.ReasoningEffort | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SetDefaultModelResponse:
        """Sets the model that new conversations use.

        Deprecated.

        Writes the configuration of the user; what is absent is removed. `config/batchWrite` takes its place.

        Args:
            model: The model. Absent: no configured one.
            reasoning_effort: Reasoning effort. Absent: no configured one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.SetDefaultModelParams,
            model=model,
            reasoning_effort=reasoning_effort,
        )
        return await self._request(
            "setDefaultModel",
            params_,
            types.SetDefaultModelResponse,
            timeout,
        )

    async def user_info(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.UserInfoResponse:
        """Tells the e-mail address of the user.

        Deprecated.

        From the stored token; it is not checked. `account/read` takes its place.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "userInfo",
            params_,
            types.UserInfoResponse,
            timeout,
        )

    async def marketplace_add(
        self,
        *,
        source: str,
        ref_name: str | None = None,
        sparse_paths: list[str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.MarketplaceAddResponse:
        """Adds a marketplace.

        Writes the configuration of the user. A Git repository of this machine (`file://`) is copied below
        `.tmp/marketplaces` in the home folder; a directory stays where it is. Nothing is fetched from a network.

        Args:
            source: Where it is: a Git address, a GitHub `owner/name` or a local directory.
            ref_name: Branch, tag or commit to take. Absent: the default branch.
            sparse_paths: Only these paths of the repository are checked out. Absent: everything.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `marketplace source must not be empty`: `source` is empty.
            RpcError: -32600 `failed to resolve local marketplace source path: {detail}`: The directory is
            missing.
            RpcError: -32600 `invalid marketplace file `{path}`: marketplace root does not contain a supported
            manifest`: The directory is no marketplace.
            RpcError: -32600 `invalid marketplace source format; expected owner/repo, a git URL, or a local
            marketplace path`: `source` is none of these.
            RpcError: -32600 `local marketplace source must be a directory, not a file`: `source` is a file.
            RpcError: -32600 `--ref is only supported for git marketplace sources`: `refName` was given for a
            directory.
            RpcError: -32600 `--sparse is only supported for git marketplace sources`: `sparsePaths` was given for
            a directory.
            RpcError: -32600 `marketplace '{marketplaceName}' is already added from a different source; remove it
            before adding this source`: A marketplace of this name comes from elsewhere.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
            RpcError: -32600 `{message}`: The repository cannot be copied, or its marketplace cannot be read; the
            text says why.
        """
        params_ = m.make(
            types.MarketplaceAddParams,
            source=source,
            ref_name=ref_name,
            sparse_paths=sparse_paths,
        )
        return await self._request(
            "marketplace/add",
            params_,
            types.MarketplaceAddResponse,
            timeout,
        )

    async def marketplace_remove(
        self,
        *,
        marketplace_name: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.MarketplaceRemoveResponse:
        """Removes a marketplace.

        Its local copy is deleted, if there is one.

        Args:
            marketplace_name: Its name.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `marketplace `{marketplaceName}` is not configured or installed`: There is no such
            marketplace.
            RpcError: -32600 `invalid marketplace name: must not be empty`: The name is empty.
            RpcError: -32600 `invalid marketplace name: only ASCII letters, digits, `_`, and `-` are allowed`: The
            name has other characters.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
            RpcError: -32600 `{message}`: The copy cannot be removed.
        """
        params_ = m.make(
            types.MarketplaceRemoveParams,
            marketplace_name=marketplace_name,
        )
        return await self._request(
            "marketplace/remove",
            params_,
            types.MarketplaceRemoveResponse,
            timeout,
        )

    async def marketplace_upgrade(
        self,
        *,
        marketplace_name: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.MarketplaceUpgradeResponse:
        """Brings marketplaces up to date.

        Only those that come from Git. One that fails does not stop the others.

        Args:
            marketplace_name: Only this one. Absent: all that come from Git.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `marketplace `{marketplaceName}` is not configured as a Git marketplace`: It does not
            come from Git, or there is none.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.MarketplaceUpgradeParams,
            marketplace_name=marketplace_name,
        )
        return await self._request(
            "marketplace/upgrade",
            params_,
            types.MarketplaceUpgradeResponse,
            timeout,
        )

    async def mcp_server_event_stream_start(
        self,
        *,
        thread_id: str,
        server: str,
        subscription_id: str,
        name: str,
        arguments: t.Any,
        meta: t.Any = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.McpServerEventStreamStartResponse:
        """Subscribes to events of an MCP server.

        Experimental.

        Only apps that run at the vendor send such events.

        Args:
            thread_id: Thread whose connection is used.
            server: Name of the server.
            subscription_id: Id the client gives to the subscription.
            name: Name of the events at the server.
            arguments: Arguments of the events, any JSON.
            meta: Metadata for the server, any JSON.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.McpServerEventStreamStartParams,
            thread_id=thread_id,
            server=server,
            subscription_id=subscription_id,
            name=name,
            arguments=arguments,
            meta=meta,
        )
        return await self._request(
            "mcpServer/event/stream/start",
            params_,
            types.McpServerEventStreamStartResponse,
            timeout,
        )

    async def mcp_server_event_stream_stop(
        self,
        *,
        subscription_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.McpServerEventStreamStopResponse:
        """Ends a subscription to events of an MCP server.

        Experimental.

        An unknown id is no error.

        Args:
            subscription_id: Id of the subscription.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.McpServerEventStreamStopParams,
            subscription_id=subscription_id,
        )
        return await self._request(
            "mcpServer/event/stream/stop",
            params_,
            types.McpServerEventStreamStopResponse,
            timeout,
        )

    async def mcp_server_oauth_login(
        self,
        *,
        name: str,
        thread_id: str | None = None,
        client_registration: types.McpServerOauthClientRegistration | None = None,
        scopes: list[str] | None = None,
        timeout_secs: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.McpServerOauthLoginResponse:
        """Begins to sign in to an MCP server by OAuth.

        The client opens the address; `mcpServer/oauthLogin/completed` tells the outcome.

        Args:
            name: Name of the server.
            thread_id: Thread the sign-in is for. Absent: none.
            client_registration: How to make the client known, this time only. Absent: whichever way the server
            supports.
            scopes: Scopes to ask for. Absent: those of the configuration.
            timeout_secs: How long to wait for the user, in seconds. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `No MCP server named '{name}' found.`: No MCP server has this name.
            RpcError: -32600 `OAuth login is only supported for streamable HTTP servers.`: The MCP server is a
            program.
            RpcError: -32600 `the MCP server is known by a token of its configuration`: A bearer token or an
            `Authorization` header is configured for the MCP server.
            RpcError: -32603 `failed to login to MCP server '{name}': {detail}`: The MCP server asks for no OAuth
            login, or its authorization server does not take part.
            RpcError: -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.McpServerOauthLoginParams,
            name=name,
            thread_id=thread_id,
            client_registration=client_registration,
            scopes=scopes,
            timeout_secs=timeout_secs,
        )
        return await self._request(
            "mcpServer/oauth/login",
            params_,
            types.McpServerOauthLoginResponse,
            timeout,
        )

    async def mcp_server_resource_read(
        self,
        *,
        meta: t.Any = None,
        thread_id: str | None = None,
        origin_call_id: str | None = None,
        server: str,
        uri: str,
        connector_id: str | None = None,
        target: types.McpResourceReadTarget | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.McpResourceReadResponse:
        """Reads a resource of an MCP server.

        Waits for the server.

        Args:
            meta: Metadata for the server, any JSON per name. Absent: none.
            thread_id: Thread whose connection is used. Absent: one outside of any thread.
            origin_call_id: Tool call that the resource belongs to; tells its app. Absent: none.
            server: Name of the server.
            uri: Address of the resource.
            connector_id: Connector whose resource is meant. Absent: none.
            target: App and account to read through. Absent: the server finds them.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `unknown MCP server '{server}'`: No MCP server has this name.
            RpcError: -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
        """
        params_ = m.make(
            types.McpResourceReadParams,
            meta=meta,
            thread_id=thread_id,
            origin_call_id=origin_call_id,
            server=server,
            uri=uri,
            connector_id=connector_id,
            target=target,
        )
        return await self._request(
            "mcpServer/resource/read",
            params_,
            types.McpResourceReadResponse,
            timeout,
        )

    async def mcp_server_tool_call(
        self,
        *,
        thread_id: str,
        server: str,
        tool: str,
        arguments: t.Any = None,
        meta: t.Any = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.McpServerToolCallResponse:
        """Calls a tool of an MCP server.

        No model takes part and nobody is asked. A failure of the tool is a result with `isError`. An error of the
        server keeps its code, text and data.

        Args:
            thread_id: Thread whose connection is used.
            server: Name of the server.
            tool: Name of the tool.
            arguments: Arguments of the tool, any JSON.
            meta: Metadata for the server, any JSON.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `unknown MCP server '{server}'`: No MCP server has this name.
            RpcError: -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
        """
        params_ = m.make(
            types.McpServerToolCallParams,
            thread_id=thread_id,
            server=server,
            tool=tool,
            arguments=arguments,
            meta=meta,
        )
        return await self._request(
            "mcpServer/tool/call",
            params_,
            types.McpServerToolCallResponse,
            timeout,
        )

    async def mcp_server_status_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        detail: types.McpServerStatusDetail | None = None,
        thread_id: str | None = None,
        server_name: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ListMcpServerStatusResponse:
        """Connects to the MCP servers and tells what they offer.

        0.97, and 0.169 without `threadId`, open connections of their own. The cursor is the position of the next
        entry, in decimal.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most servers in the page. Absent: the server decides.
            detail: How much to find out about each. Absent: everything.
            thread_id: Thread whose connections are used. Absent: fresh ones outside of any thread.
            server_name: Only this server. Absent: all.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
            RpcError: -32600 `cursor {cursor} exceeds total MCP servers {total}`: The cursor lies behind the last
            server.
            RpcError: -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.ListMcpServerStatusParams,
            cursor=cursor,
            limit=limit,
            detail=detail,
            thread_id=thread_id,
            server_name=server_name,
        )
        return await self._request(
            "mcpServerStatus/list",
            params_,
            types.ListMcpServerStatusResponse,
            timeout,
        )

    async def memory_reset(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.MemoryResetResponse:
        """Forgets all memories.

        Experimental.

        The folder `memories` in the home folder loses its content. Threads stay.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `failed to clear memory directories under {home}: {detail}`: The folder is a link, or
            something in it cannot be removed.
        """
        params_ = None
        return await self._request(
            "memory/reset",
            params_,
            types.MemoryResetResponse,
            timeout,
        )

    async def memory_status(
        self,
        *,
        min_consolidated_threads: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.MemoryStatusResponse:
        """Tells how far the memory is.

        Experimental.

        Counts threads that were worked into it.

        Args:
            min_consolidated_threads: Threads that have to be worked in before the memory counts as ready, 1 to
            4096. Absent: 20.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `minConsolidatedThreads must be between 1 and 4096`: The number lies outside.
        """
        params_ = m.make(
            types.MemoryStatusParams,
            min_consolidated_threads=min_consolidated_threads,
        )
        return await self._request(
            "memory/status",
            params_,
            types.MemoryStatusResponse,
            timeout,
        )

    async def mock_experimental_method(
        self,
        *,
        value: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.MockExperimentalMethodResponse:
        """Returns what it is given.

        Experimental.

        Exists to test the experimental gate.

        Args:
            value: Text to send back. Absent: `null` comes back.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare
            the capability.
        """
        params_ = m.make(
            types.MockExperimentalMethodParams,
            value=value,
        )
        return await self._request(
            "mock/experimentalMethod",
            params_,
            types.MockExperimentalMethodResponse,
            timeout,
        )

    async def model_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        include_hidden: bool | None = None,
        model_provider: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ModelListResponse:
        """Lists the models a user can choose from.

        The cursor is the position of the next entry, in decimal.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most models in the page. Absent: the server decides.
            include_hidden: Whether to include models that are not offered to users. Absent: no.
            model_provider: Model provider to list. Absent: the configured one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured.
            Restore this provider’s configuration to continue.`: The model provider is not configured.
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
            RpcError: -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last
            model.
        """
        params_ = m.make(
            types.ModelListParams,
            cursor=cursor,
            limit=limit,
            include_hidden=include_hidden,
            model_provider=model_provider,
        )
        return await self._request(
            "model/list",
            params_,
            types.ModelListResponse,
            timeout,
        )

    async def model_provider_capabilities_read(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ModelProviderCapabilitiesReadResponse:
        """Tells what the configured model provider can do.

        Does not ask the provider.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.ModelProviderCapabilitiesReadParams()
        return await self._request(
            "modelProvider/capabilities/read",
            params_,
            types.ModelProviderCapabilitiesReadResponse,
            timeout,
        )

    async def model_provider_config_write(
        self,
        *,
        settings: types.ProviderSettingsPatch,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ModelProviderConfigWriteResponse:
        """Changes the settings of a model provider.

        Writes the configuration of the user. Errors carry `data.config_write_error_code`. Clouds of vendors are
        not known to this server.

        Args:
            settings: The changes.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `A base URL is required to create a custom provider.`: A new gateway has no address.
            RpcError: -32600 `Enter a provider name.`: A new gateway has no name, or the name is blank.
            RpcError: -32600 `This name is reserved for a built-in provider. Enter a different custom provider
            name.`: The name is that of OpenAI.
            RpcError: -32600 `A custom provider or gateway cannot use a built-in provider ID.`: `providerId` names
            a provider that needs no configuration.
            RpcError: -32600 `Enter an HTTP(S) base URL without credentials, a query, or a fragment.`: The address
            is none, or has more than a host and a path.
            RpcError: -32600 `Invalid API key environment variable name.`: `envKey` is no name of a variable.
            RpcError: -32600 `Unknown provider ID.`: There is no such model provider.
        """
        params_ = m.make(
            types.ModelProviderConfigWriteParams,
            settings=settings,
        )
        return await self._request(
            "modelProvider/config/write",
            params_,
            types.ModelProviderConfigWriteResponse,
            timeout,
        )

    async def model_provider_list(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ModelProviderListResponse:
        """Lists the model providers.

        The configured ones and the built-in default.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.ModelProviderListParams()
        return await self._request(
            "modelProvider/list",
            params_,
            types.ModelProviderListResponse,
            timeout,
        )

    async def permission_profile_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        cwd: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PermissionProfileListResponse:
        """Lists the permission profiles.

        The built-in ones come first. The cursor is the position of the next entry, in decimal.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most profiles in the page. Absent: all of them.
            cwd: Directory whose project configuration counts too. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
            RpcError: -32600 `cursor {cursor} exceeds total permission profiles {total}`: The cursor lies behind
            the last profile.
        """
        params_ = m.make(
            types.PermissionProfileListParams,
            cursor=cursor,
            limit=limit,
            cwd=cwd,
        )
        return await self._request(
            "permissionProfile/list",
            params_,
            types.PermissionProfileListResponse,
            timeout,
        )

    async def plugin_install(
        self,
        *,
        marketplace_path: types.AbsolutePathBuf | None = None,
        remote_marketplace_name: str | None = None,
        install_attempt_id: str | None = None,
        plugin_name: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginInstallResponse:
        """Installs a plugin.

        It is copied below `plugins/cache` in the home folder as a whole, without links, and switched on. Its
        skills, hooks and MCP servers count at once; hooks wait until the user trusts them.

        Args:
            marketplace_path: File of the marketplace. Absent: it is in the cloud.
            remote_marketplace_name: Name of the marketplace in the cloud. Absent: it is a local one.
            install_attempt_id: Id that the client gives to this attempt, for its records. Absent: none.
            plugin_name: Name of the plugin.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `plugin/install requires exactly one of marketplacePath or remoteMarketplaceName`:
            Neither or both were given.
            RpcError: -32600 `marketplace file `{path}` does not exist`: There is no such file.
            RpcError: -32600 `read remote plugin details before install: chatgpt authentication required for
            remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
            RpcError: -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
        """
        params_ = m.make(
            types.PluginInstallParams,
            marketplace_path=marketplace_path,
            remote_marketplace_name=remote_marketplace_name,
            install_attempt_id=install_attempt_id,
            plugin_name=plugin_name,
        )
        return await self._request(
            "plugin/install",
            params_,
            types.PluginInstallResponse,
            timeout,
        )

    async def plugin_installed(
        self,
        *,
        cwds: list[types.AbsolutePathBuf] | None = None,
        install_suggestion_plugin_names: list[str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginInstalledResponse:
        """Lists the installed plugins.

        By marketplace, those that the user's configuration names. Plugins that `installSuggestionPluginNames`
        names are listed, too.

        Args:
            cwds: Projects whose marketplaces count too. Absent: none.
            install_suggestion_plugin_names: Plugins to list even when they are not installed, if they are known
            here. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.PluginInstalledParams,
            cwds=cwds,
            install_suggestion_plugin_names=install_suggestion_plugin_names,
        )
        return await self._request(
            "plugin/installed",
            params_,
            types.PluginInstalledResponse,
            timeout,
        )

    async def plugin_list(
        self,
        *,
        cwds: list[types.AbsolutePathBuf] | None = None,
        marketplace_kinds: list[types.PluginListMarketplaceKind] | None = None,
        force_refetch: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginListResponse:
        """Lists the plugins that can be had.

        By marketplace, installed or not: those of the configuration and of the projects that `cwds` names. A
        marketplace that cannot be read does not stop the others.

        Args:
            cwds: Projects whose marketplaces count too. Absent: only those of the home directory and the official
            one.
            marketplace_kinds: Kinds of marketplaces to list. Absent: local ones, and the official catalog where
            it is on.
            force_refetch: Whether to fetch the catalog again. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
            RpcError: -32600 `list remote plugin catalog: chatgpt authentication required for remote plugin
            catalog`: A kind of marketplaces is in the cloud and nobody is signed in.
        """
        params_ = m.make(
            types.PluginListParams,
            cwds=cwds,
            marketplace_kinds=marketplace_kinds,
            force_refetch=force_refetch,
        )
        return await self._request(
            "plugin/list",
            params_,
            types.PluginListResponse,
            timeout,
        )

    async def plugin_read(
        self,
        *,
        marketplace_path: types.AbsolutePathBuf | None = None,
        remote_marketplace_name: str | None = None,
        plugin_name: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginReadResponse:
        """Tells everything about a plugin.

        It need not be installed.

        Args:
            marketplace_path: File of the marketplace. Absent: it is in the cloud.
            remote_marketplace_name: Name of the marketplace in the cloud. Absent: it is a local one.
            plugin_name: Name of the plugin.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `plugin/read requires exactly one of marketplacePath or remoteMarketplaceName`:
            Neither or both were given.
            RpcError: -32600 `plugins feature is disabled`: The configuration has `features.plugins = false`.
            RpcError: -32600 `marketplace file `{path}` does not exist`: There is no such file.
            RpcError: -32600 `read remote plugin details: chatgpt authentication required for remote plugin
            catalog`: The plugin is in the cloud and nobody is signed in.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
            RpcError: -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
        """
        params_ = m.make(
            types.PluginReadParams,
            marketplace_path=marketplace_path,
            remote_marketplace_name=remote_marketplace_name,
            plugin_name=plugin_name,
        )
        return await self._request(
            "plugin/read",
            params_,
            types.PluginReadResponse,
            timeout,
        )

    async def plugin_reconcile(
        self,
        *,
        reason: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginReconcileResponse:
        """Brings the plugins on this machine in line with those of the account.

        Nothing happens when nobody is signed in.

        Args:
            reason: Reason, for the records. Absent: none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.PluginReconcileParams,
            reason=reason,
        )
        return await self._request(
            "plugin/reconcile",
            params_,
            types.PluginReconcileResponse,
            timeout,
        )

    async def plugin_search(
        self,
        *,
        search_term: str,
        scope: types.PluginSearchScope | None = None,
        cwds: list[types.AbsolutePathBuf] | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginSearchResponse:
        """Searches plugins.

        Experimental.

        By name, in the marketplaces on this machine. An empty text finds nothing.

        Args:
            search_term: Text to search for.
            scope: Where to search. Absent: the server decides.
            cwds: Projects whose marketplaces count too. Absent: none.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most plugins in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.PluginSearchParams,
            search_term=search_term,
            scope=scope,
            cwds=cwds,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "plugin/search",
            params_,
            types.PluginSearchResponse,
            timeout,
        )

    async def plugin_share_checkout(
        self,
        *,
        remote_plugin_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginShareCheckoutResponse:
        """Copies a shared plugin to this machine.

        The answer says where the copy is.

        Args:
            remote_plugin_id: Its id in the cloud.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.PluginShareCheckoutParams,
            remote_plugin_id=remote_plugin_id,
        )
        return await self._request(
            "plugin/share/checkout",
            params_,
            types.PluginShareCheckoutResponse,
            timeout,
        )

    async def plugin_share_delete(
        self,
        *,
        remote_plugin_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginShareDeleteResponse:
        """Stops sharing a plugin.

        It is removed from the service of the vendor.

        Args:
            remote_plugin_id: Its id in the cloud.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.PluginShareDeleteParams,
            remote_plugin_id=remote_plugin_id,
        )
        return await self._request(
            "plugin/share/delete",
            params_,
            types.PluginShareDeleteResponse,
            timeout,
        )

    async def plugin_share_list(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginShareListResponse:
        """Lists the plugins that the user shares.

        Those of the account, wherever they were shared from.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.PluginShareListParams()
        return await self._request(
            "plugin/share/list",
            params_,
            types.PluginShareListResponse,
            timeout,
        )

    async def plugin_share_save(
        self,
        *,
        plugin_path: types.AbsolutePathBuf,
        remote_plugin_id: str | None = None,
        discoverability: types.PluginShareDiscoverability | None = None,
        share_targets: list[types.PluginShareTarget] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginShareSaveResponse:
        """Shares a plugin, or replaces a shared one.

        Uploads its directory.

        Args:
            plugin_path: Directory of the plugin, absolute.
            remote_plugin_id: Shared plugin to replace by it. Absent: a new one.
            discoverability: Who can find it. Absent: the service decides.
            share_targets: Who may use it. Absent: the service decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.PluginShareSaveParams,
            plugin_path=plugin_path,
            remote_plugin_id=remote_plugin_id,
            discoverability=discoverability,
            share_targets=share_targets,
        )
        return await self._request(
            "plugin/share/save",
            params_,
            types.PluginShareSaveResponse,
            timeout,
        )

    async def plugin_share_update_targets(
        self,
        *,
        remote_plugin_id: str,
        discoverability: types.PluginShareUpdateDiscoverability,
        share_targets: list[types.PluginShareTarget],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginShareUpdateTargetsResponse:
        """Changes who a plugin is shared with.

        The new receivers replace the former ones.

        Args:
            remote_plugin_id: Its id in the cloud.
            discoverability: Who can find it.
            share_targets: Who may use it. They replace the former ones.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.PluginShareUpdateTargetsParams,
            remote_plugin_id=remote_plugin_id,
            discoverability=discoverability,
            share_targets=share_targets,
        )
        return await self._request(
            "plugin/share/updateTargets",
            params_,
            types.PluginShareUpdateTargetsResponse,
            timeout,
        )

    async def plugin_skill_read(
        self,
        *,
        remote_marketplace_name: str,
        remote_plugin_id: str,
        skill_name: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginSkillReadResponse:
        """Reads the text of a skill of a plugin in the cloud.

        Nothing is installed.

        Args:
            remote_marketplace_name: Name of the marketplace in the cloud.
            remote_plugin_id: Id of the plugin in the cloud.
            skill_name: Name of the skill.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.PluginSkillReadParams,
            remote_marketplace_name=remote_marketplace_name,
            remote_plugin_id=remote_plugin_id,
            skill_name=skill_name,
        )
        return await self._request(
            "plugin/skill/read",
            params_,
            types.PluginSkillReadResponse,
            timeout,
        )

    async def plugin_uninstall(
        self,
        *,
        plugin_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.PluginUninstallResponse:
        """Removes a plugin.

        One that is not installed is no error.

        Args:
            plugin_id: Id of the plugin, `name@marketplace`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `resolve remote plugin before uninstall: chatgpt authentication required for remote
            plugin catalog`: The id is one of the cloud and nobody is signed in.
            RpcError: -32600 `invalid remote plugin id`: The id has other characters than a plugin's.
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
            RpcError: -32600 `{message}`: The copy cannot be removed.
        """
        params_ = m.make(
            types.PluginUninstallParams,
            plugin_id=plugin_id,
        )
        return await self._request(
            "plugin/uninstall",
            params_,
            types.PluginUninstallResponse,
            timeout,
        )

    async def process_kill(
        self,
        *,
        process_handle: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProcessKillResponse:
        """Kills a process.

        Experimental.

        The answer comes first, then `process/exited` with exit code 137.

        Args:
            process_handle: Handle of the process.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `no active process for process handle "{processHandle}"`: No running process of this
            connection has this handle.
        """
        params_ = m.make(
            types.ProcessKillParams,
            process_handle=process_handle,
        )
        return await self._request(
            "process/kill",
            params_,
            types.ProcessKillResponse,
            timeout,
        )

    async def process_resize_pty(
        self,
        *,
        process_handle: str,
        size: types.ProcessTerminalSize,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProcessResizePtyResponse:
        """Changes the size of the terminal of a process.

        Experimental.

        The process must have been started with `tty`.

        Args:
            process_handle: Handle of the process.
            size: The new size.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `no active process for process handle "{processHandle}"`: No running process of this
            connection has this handle.
            RpcError: -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no
            columns.
            RpcError: -32600 `failed to resize PTY: {detail}`: The process has no terminal.
        """
        params_ = m.make(
            types.ProcessResizePtyParams,
            process_handle=process_handle,
            size=size,
        )
        return await self._request(
            "process/resizePty",
            params_,
            types.ProcessResizePtyResponse,
            timeout,
        )

    async def process_spawn(
        self,
        *,
        command: list[str],
        process_handle: str,
        cwd: types.AbsolutePathBuf,
        tty: bool | None = None,
        stream_stdin: bool | None = None,
        stream_stdout_stderr: bool | None = None,
        output_bytes_cap: int | m.Unset | None = m.UNSET,
        timeout_ms: int | m.Unset | None = m.UNSET,
        env: dict[str, str | None] | None = None,
        size: types.ProcessTerminalSize | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProcessSpawnResponse:
        """Starts a process without a sandbox.

        Experimental.

        Answers as soon as it runs; `process/exited` tells the end. The process ends with the connection.

        Args:
            command: The program and its arguments. Not empty.
            process_handle: Name the client gives to the process. Unique among the running ones of the connection.
            cwd: Working directory, absolute.
            tty: Whether the process gets a terminal. That implies both kinds of streaming. Absent: no.
            stream_stdin: Whether `process/writeStdin` may feed standard input. Absent: no.
            stream_stdout_stderr: Whether output comes as `process/outputDelta`, and not in `process/exited`.
            Absent: no.
            output_bytes_cap: Most bytes kept of each stream. Absent: the default of the server; `null`: no cap.
            timeout_ms: Longest run time in milliseconds. Absent: the default of the server; `null`: no end.
            env: Changes to the environment of the server: a text sets a variable, `null` removes it. Absent:
            none.
            size: Size of the terminal; only with `tty`. Absent: the server chooses.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `command must not be empty`: `command` is empty.
            RpcError: -32600 `processHandle must not be empty`: The handle is empty.
            RpcError: -32600 `duplicate active process handle: "{processHandle}"`: A running process has this
            handle.
            RpcError: -32602 `process/spawn size requires tty: true`: `size` was given without a terminal.
            RpcError: -32602 `process/spawn timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is
            negative.
            RpcError: -32603 `failed to spawn process: {detail}`: The program cannot be started.
            RpcError: -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no
            columns.
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: `cwd` is
            relative.
        """
        params_ = m.make(
            types.ProcessSpawnParams,
            command=command,
            process_handle=process_handle,
            cwd=cwd,
            tty=tty,
            stream_stdin=stream_stdin,
            stream_stdout_stderr=stream_stdout_stderr,
            output_bytes_cap=output_bytes_cap,
            timeout_ms=timeout_ms,
            env=env,
            size=size,
        )
        return await self._request(
            "process/spawn",
            params_,
            types.ProcessSpawnResponse,
            timeout,
        )

    async def process_write_stdin(
        self,
        *,
        process_handle: str,
        delta_base64: str | None = None,
        close_stdin: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProcessWriteStdinResponse:
        """Writes to standard input of a process.

        Experimental.

        The process must have been started with `streamStdin` or `tty`.

        Args:
            process_handle: Handle of the process.
            delta_base64: Bytes to write, in base64. Absent: none.
            close_stdin: Whether standard input is closed after the bytes. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `process/writeStdin requires deltaBase64 or closeStdin`: Neither was given.
            RpcError: -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
            RpcError: -32600 `no active process for process handle "{processHandle}"`: No running process of this
            connection has this handle.
            RpcError: -32600 `stdin streaming is not enabled for this process`: The process was started without
            `streamStdin`.
            RpcError: -32600 `stdin is already closed`: The input was closed before.
        """
        params_ = m.make(
            types.ProcessWriteStdinParams,
            process_handle=process_handle,
            delta_base64=delta_base64,
            close_stdin=close_stdin,
        )
        return await self._request(
            "process/writeStdin",
            params_,
            types.ProcessWriteStdinResponse,
            timeout,
        )

    async def project_create(
        self,
        *,
        name: str,
        roots: list[types.ProjectRoot],
        metadata: dict[str, str] | None = None,
        idempotency_key: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectCreateResponse:
        """Creates a project.

        Experimental.

        It comes last in the user's order. With a key that was used before, the project of then is returned.

        Args:
            name: Name shown to the user; not blank.
            roots: Directories it works in.
            metadata: Data of the client; texts by name. Absent: none.
            idempotency_key: Key of this wish; the same key again returns the project made the first time.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `project name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32602 `idempotencyKey must not be empty`: The key is blank.
            RpcError: -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
            RpcError: -32602 `duplicate project root: {path}`: Two roots are the same directory.
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a
            root is not absolute.
            RpcError: -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was
            made with the key is deleted.
        """
        params_ = m.make(
            types.ProjectCreateParams,
            name=name,
            roots=roots,
            metadata=metadata,
            idempotency_key=idempotency_key,
        )
        return await self._request(
            "project/create",
            params_,
            types.ProjectCreateResponse,
            timeout,
        )

    async def project_delete(
        self,
        *,
        project_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectDeleteResponse:
        """Deletes a project.

        Experimental.

        Its threads stay, without a project.

        Args:
            project_id: The project; its threads stay.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `project not found: {projectId}`: There is no such project.
        """
        params_ = m.make(
            types.ProjectDeleteParams,
            project_id=project_id,
        )
        return await self._request(
            "project/delete",
            params_,
            types.ProjectDeleteResponse,
            timeout,
        )

    async def project_import(
        self,
        *,
        name: str,
        roots: list[types.ProjectRoot],
        metadata: dict[str, str] | None = None,
        threads: list[str] | None = None,
        idempotency_key: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectImportResponse:
        """Creates a project and puts threads into it.

        Experimental.

        Nothing is created when one of the threads does not exist.

        Args:
            name: Name shown to the user; not blank.
            roots: Directories it works in.
            metadata: Data of the client; texts by name. Absent: none.
            threads: Threads to put into it. Absent: none.
            idempotency_key: Key of this wish; the same key again returns the project made the first time.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `project name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32602 `idempotencyKey must not be empty`: The key is blank.
            RpcError: -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
            RpcError: -32602 `duplicate project root: {path}`: Two roots are the same directory.
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a
            root is not absolute.
            RpcError: -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was
            made with the key is deleted.
            RpcError: -32602 `thread not found: {threadId}`: There is no such stored thread.
            RpcError: -32602 `duplicate thread id: {threadId}`: A thread is named twice.
        """
        params_ = m.make(
            types.ProjectImportParams,
            name=name,
            roots=roots,
            metadata=metadata,
            threads=threads,
            idempotency_key=idempotency_key,
        )
        return await self._request(
            "project/import",
            params_,
            types.ProjectImportResponse,
            timeout,
        )

    async def project_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        sort_key: types.ProjectSortKey | None = None,
        sort_direction: types.SortDirection | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectListResponse:
        """Lists projects.

        Experimental.

        `nextCursor` is `null` on the last page.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most projects in the page. Absent: the server decides.
            sort_key: What to sort by. Absent: `position`.
            sort_direction: Order; only with `sortKey`. Absent: ascending for `position`, descending for
            `recencyAt`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `sortDirection requires sortKey`: An order is given without what to sort by.
            RpcError: -32602 `invalid project cursor: malformed or mismatched sort anchor`: The cursor is not one
            the server gave out for this order.
        """
        params_ = m.make(
            types.ProjectListParams,
            cursor=cursor,
            limit=limit,
            sort_key=sort_key,
            sort_direction=sort_direction,
        )
        return await self._request(
            "project/list",
            params_,
            types.ProjectListResponse,
            timeout,
        )

    async def project_move(
        self,
        *,
        project_id: str,
        before_project_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectMoveResponse:
        """Moves a project in the user's order.

        Experimental.

        Without a neighbor it comes last.

        Args:
            project_id: Project to move.
            before_project_id: Project to stand before. Absent or `null`: at the end.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `project not found: {projectId}`: There is no such project.
            RpcError: -32602 `before project not found: {beforeProjectId}`: There is no such neighbor.
            RpcError: -32602 `project {projectId} cannot be moved before itself`: The project and its neighbor are
            the same.
        """
        params_ = m.make(
            types.ProjectMoveParams,
            project_id=project_id,
            before_project_id=before_project_id,
        )
        return await self._request(
            "project/move",
            params_,
            types.ProjectMoveResponse,
            timeout,
        )

    async def project_read(
        self,
        *,
        project_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectReadResponse:
        """Returns a project.

        Experimental.

        Its threads are listed by `thread/list`.

        Args:
            project_id: The project.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `project not found: {projectId}`: There is no such project.
        """
        params_ = m.make(
            types.ProjectReadParams,
            project_id=project_id,
        )
        return await self._request(
            "project/read",
            params_,
            types.ProjectReadResponse,
            timeout,
        )

    async def project_update(
        self,
        *,
        project_id: str,
        name: str | None = None,
        roots: list[types.ProjectRoot] | None = None,
        metadata: dict[str, str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ProjectUpdateResponse:
        """Changes a project.

        Experimental.

        What is absent stays. No notification follows when nothing changed.

        Args:
            project_id: Project to change.
            name: New name; not blank.
            roots: Directories it works in, instead of all there are.
            metadata: Data of the client, instead of all there is.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `project not found: {projectId}`: There is no such project.
            RpcError: -32602 `project name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32602 `duplicate project root: {path}`: Two roots are the same directory.
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a
            root is not absolute.
        """
        params_ = m.make(
            types.ProjectUpdateParams,
            project_id=project_id,
            name=name,
            roots=roots,
            metadata=metadata,
        )
        return await self._request(
            "project/update",
            params_,
            types.ProjectUpdateResponse,
            timeout,
        )

    async def remote_control_client_list(
        self,
        *,
        environment_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        order: types.RemoteControlClientsListOrder | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlClientsListResponse:
        """Lists the paired clients.

        Experimental.

        Asks the service of the vendor.

        Args:
            environment_id: Environment they were paired with.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most clients in the page. Absent: the server decides.
            order: Order of the list. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.RemoteControlClientsListParams,
            environment_id=environment_id,
            cursor=cursor,
            limit=limit,
            order=order,
        )
        return await self._request(
            "remoteControl/client/list",
            params_,
            types.RemoteControlClientsListResponse,
            timeout,
        )

    async def remote_control_client_revoke(
        self,
        *,
        environment_id: str,
        client_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlClientsRevokeResponse:
        """Takes the access of a paired client away.

        Experimental.

        It has to be paired again.

        Args:
            environment_id: Environment it was paired with.
            client_id: Id of the client.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.RemoteControlClientsRevokeParams,
            environment_id=environment_id,
            client_id=client_id,
        )
        return await self._request(
            "remoteControl/client/revoke",
            params_,
            types.RemoteControlClientsRevokeResponse,
            timeout,
        )

    async def remote_control_disable(
        self,
        *,
        ephemeral: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlDisableResponse:
        """Switches remote control off.

        Experimental.

        The connection to the service ends.

        Args:
            ephemeral: Whether only until the server ends. Absent: no, for good.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.RemoteControlDisableParams,
            ephemeral=ephemeral,
        )
        return await self._request(
            "remoteControl/disable",
            params_,
            types.RemoteControlDisableResponse,
            timeout,
        )

    async def remote_control_enable(
        self,
        *,
        ephemeral: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlEnableResponse:
        """Switches remote control on.

        Experimental.

        The server then waits for paired clients at the service of the vendor.

        Args:
            ephemeral: Whether only until the server ends. Absent: no, for good.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.RemoteControlEnableParams,
            ephemeral=ephemeral,
        )
        return await self._request(
            "remoteControl/enable",
            params_,
            types.RemoteControlEnableResponse,
            timeout,
        )

    async def remote_control_pairing_start(
        self,
        *,
        manual_code: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlPairingStartResponse:
        """Makes a code to pair a client with.

        Experimental.

        Remote control has to be on.

        Args:
            manual_code: Whether a code for typing in is wanted, too. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.RemoteControlPairingStartParams,
            manual_code=manual_code,
        )
        return await self._request(
            "remoteControl/pairing/start",
            params_,
            types.RemoteControlPairingStartResponse,
            timeout,
        )

    async def remote_control_pairing_status(
        self,
        *,
        pairing_code: str | None = None,
        manual_pairing_code: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlPairingStatusResponse:
        """Tells whether a code was used.

        Experimental.

        Ask again until it was.

        Args:
            pairing_code: Its code. Absent: the other one is given.
            manual_pairing_code: Its code for typing in. Absent: the other one is given.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `remoteControl/pairing/status requires pairingCode or manualPairingCode`: Neither was
            given.
            RpcError: -32600 `remote control pairing requires remote control to be enabled`: Remote control is
            off.
        """
        params_ = m.make(
            types.RemoteControlPairingStatusParams,
            pairing_code=pairing_code,
            manual_pairing_code=manual_pairing_code,
        )
        return await self._request(
            "remoteControl/pairing/status",
            params_,
            types.RemoteControlPairingStatusResponse,
            timeout,
        )

    async def remote_control_status_read(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RemoteControlStatusReadResponse:
        """Tells the state of remote control.

        Experimental.

        The same as in `remoteControl/status/changed`.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "remoteControl/status/read",
            params_,
            types.RemoteControlStatusReadResponse,
            timeout,
        )

    async def review_start(
        self,
        *,
        thread_id: str,
        target: types.ReviewTarget,
        delivery: types.ReviewDelivery | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ReviewStartResponse:
        """Starts a review of changes.

        Runs as a turn with `enteredReviewMode` and `exitedReviewMode` items; the review itself comes as the
        message of the agent. Detached reviews of 0.97 send `thread/started` before the answer.

        Args:
            thread_id: Id of the thread.
            target: What to look at.
            delivery: Where it runs. Absent: `inline`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `branch must not be empty`: The name of the branch is blank.
            RpcError: -32600 `sha must not be empty`: The id of the commit is blank.
            RpcError: -32600 `instructions must not be empty`: The instructions are blank.
        """
        params_ = m.make(
            types.ReviewStartParams,
            thread_id=thread_id,
            target=target,
            delivery=delivery,
        )
        return await self._request(
            "review/start",
            params_,
            types.ReviewStartResponse,
            timeout,
        )

    async def rollout_compress(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.RolloutCompressResponse:
        """Compresses the files of old threads in the background.

        Experimental.

        Answers at once; nothing may happen, because another run is under way or was not long ago.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "rollout/compress",
            params_,
            types.RolloutCompressResponse,
            timeout,
        )

    async def server_diagnostics(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ServerDiagnosticsResponse:
        """Tells how the server is doing.

        Experimental.

        For support and tests; the names of the gauges may change.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.ServerDiagnosticsParams()
        return await self._request(
            "server/diagnostics",
            params_,
            types.ServerDiagnosticsResponse,
            timeout,
        )

    async def skills_config_write(
        self,
        *,
        path: types.AbsolutePathBuf | None = None,
        name: str | None = None,
        enabled: bool,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SkillsConfigWriteResponse:
        """Switches a skill on or off.

        Writes the configuration of the user. `skills/list` shows it after `forceReload`.

        Args:
            path: Its `SKILL.md`, absolute; need not exist. Absent: `name` says which. 0.97 needs it.
            name: Its name. Absent: `path` says which.
            enabled: Whether it is on from now on.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `skills/config/write requires exactly one of path or name`: Neither or both were
            given. Since 0.169.
        """
        params_ = m.make(
            types.SkillsConfigWriteParams,
            path=path,
            name=name,
            enabled=enabled,
        )
        return await self._request(
            "skills/config/write",
            params_,
            types.SkillsConfigWriteResponse,
            timeout,
        )

    async def skills_extra_roots_set(
        self,
        *,
        extra_roots: list[types.AbsolutePathBuf],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SkillsExtraRootsSetResponse:
        """Sets further directories to look for skills in.

        They count as skills of the user.

        Args:
            extra_roots: Directories, absolute. They replace those set before.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is
            relative.
        """
        params_ = m.make(
            types.SkillsExtraRootsSetParams,
            extra_roots=extra_roots,
        )
        return await self._request(
            "skills/extraRoots/set",
            params_,
            types.SkillsExtraRootsSetResponse,
            timeout,
        )

    async def skills_list(
        self,
        *,
        cwds: list[str] | None = None,
        force_reload: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SkillsListResponse:
        """Lists the skills for some directories.

        The files are read for each request, so `forceReload` changes nothing. A directory that does not exist
        still has the skills of the user and of the server.

        Args:
            cwds: Directories to list skills for. Absent or empty: that of the server.
            force_reload: Whether to read the files again instead of answering from memory. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
        """
        params_ = m.make(
            types.SkillsListParams,
            cwds=cwds,
            force_reload=force_reload,
        )
        return await self._request(
            "skills/list",
            params_,
            types.SkillsListResponse,
            timeout,
        )

    async def skills_remote_read(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SkillsRemoteReadResponse:
        """Reads the catalog of skills.

        Asks the service of the vendor.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `failed to read remote skills: {detail}`: The service cannot be reached.
        """
        params_ = types.SkillsRemoteReadParams()
        return await self._request(
            "skills/remote/read",
            params_,
            types.SkillsRemoteReadResponse,
            timeout,
        )

    async def skills_remote_write(
        self,
        *,
        hazelnut_id: str,
        is_preload: bool,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.SkillsRemoteWriteResponse:
        """Downloads a skill of the catalog.

        It goes into the skill folder of the home directory.

        Args:
            hazelnut_id: Its id in the catalog.
            is_preload: Whether it is only kept at hand and not yet switched on.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32603 `failed to download remote skill: {detail}`: The service cannot be reached.
        """
        params_ = m.make(
            types.SkillsRemoteWriteParams,
            hazelnut_id=hazelnut_id,
            is_preload=is_preload,
        )
        return await self._request(
            "skills/remote/write",
            params_,
            types.SkillsRemoteWriteResponse,
            timeout,
        )

    async def thread_approve_guardian_denied_action(
        self,
        *,
        thread_id: str,
        event: t.Any,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadApproveGuardianDeniedActionResponse:
        """Overrules a refusal of the automatic reviewer.

        The agent is told and may try the action again.

        Args:
            thread_id: Id of the thread.
            event: The event of the refusal, in the notation of stored histories.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `invalid Guardian denial event: {detail}`: The event cannot be read.
        """
        params_ = m.make(
            types.ThreadApproveGuardianDeniedActionParams,
            thread_id=thread_id,
            event=event,
        )
        return await self._request(
            "thread/approveGuardianDeniedAction",
            params_,
            types.ThreadApproveGuardianDeniedActionResponse,
            timeout,
        )

    async def thread_archive(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadArchiveResponse:
        """Moves a thread into the archive and unloads it.

        A thread that is archived already is not found.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        params_ = m.make(
            types.ThreadArchiveParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/archive",
            params_,
            types.ThreadArchiveResponse,
            timeout,
        )

    async def thread_attachment_add(
        self,
        *,
        thread_id: str,
        attachment_type: str,
        identity_key: str,
        payload: t.Any,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadAttachmentAddResponse:
        """Keeps data of the client with a thread.

        Where the thread has an attachment of this type and key, that one is returned unchanged.

        Args:
            thread_id: Id of the thread.
            attachment_type: Kind of attachment, named by the client.
            identity_key: What it stands for.
            payload: Data to keep, any JSON.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
            RpcError: -32602 `attachmentType must not be empty`: `attachmentType` is empty.
            RpcError: -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
            RpcError: -32602 `identityKey must not be empty`: `identityKey` is empty.
            RpcError: -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
            RpcError: -32602 `attachment payload must not exceed 65536 bytes`: `payload` has more than 65536 bytes
            as JSON.
            RpcError: -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.ThreadAttachmentAddParams,
            thread_id=thread_id,
            attachment_type=attachment_type,
            identity_key=identity_key,
            payload=payload,
        )
        return await self._request(
            "thread/attachment/add",
            params_,
            types.ThreadAttachmentAddResponse,
            timeout,
        )

    async def thread_attachment_list(
        self,
        *,
        thread_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadAttachmentListResponse:
        """Lists the attachments of a thread.

        A thread that does not exist has none. `nextCursor` is `null` on the last page.

        Args:
            thread_id: Id of the thread.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most attachments in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadAttachmentListParams,
            thread_id=thread_id,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/attachment/list",
            params_,
            types.ThreadAttachmentListResponse,
            timeout,
        )

    async def thread_attachment_remove(
        self,
        *,
        thread_id: str,
        attachment_type: str,
        identity_key: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadAttachmentRemoveResponse:
        """Removes an attachment from a thread.

        Succeeds also when there is none of this type and key; then no notification follows.

        Args:
            thread_id: Id of the thread.
            attachment_type: Kind of attachment.
            identity_key: What it stands for.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
            RpcError: -32602 `attachmentType must not be empty`: `attachmentType` is empty.
            RpcError: -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
            RpcError: -32602 `identityKey must not be empty`: `identityKey` is empty.
            RpcError: -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
            RpcError: -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.ThreadAttachmentRemoveParams,
            thread_id=thread_id,
            attachment_type=attachment_type,
            identity_key=identity_key,
        )
        return await self._request(
            "thread/attachment/remove",
            params_,
            types.ThreadAttachmentRemoveResponse,
            timeout,
        )

    async def thread_attachment_owner_list(
        self,
        *,
        attachment_type: str,
        identity_key: str,
        archived: bool | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadAttachmentOwnerListResponse:
        """Lists the threads that have a certain attachment.

        Threads without a user message are listed, too.

        Args:
            attachment_type: Kind of attachment.
            identity_key: What it stands for.
            archived: Whether the threads must be archived (true) or not (false). Absent: either.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most threads in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `attachmentType must not be empty`: `attachmentType` is empty.
            RpcError: -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
            RpcError: -32602 `identityKey must not be empty`: `identityKey` is empty.
            RpcError: -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
            RpcError: -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadAttachmentOwnerListParams,
            attachment_type=attachment_type,
            identity_key=identity_key,
            archived=archived,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/attachmentOwner/list",
            params_,
            types.ThreadAttachmentOwnerListResponse,
            timeout,
        )

    async def thread_background_terminals_clean(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadBackgroundTerminalsCleanResponse:
        """Ends all background commands of a thread.

        Experimental.

        Succeeds also when there are none.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadBackgroundTerminalsCleanParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/backgroundTerminals/clean",
            params_,
            types.ThreadBackgroundTerminalsCleanResponse,
            timeout,
        )

    async def thread_background_terminals_list(
        self,
        *,
        thread_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadBackgroundTerminalsListResponse:
        """Lists the background commands of a thread.

        Experimental.

        `nextCursor` is `null` on the last page.

        Args:
            thread_id: Id of the thread.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most commands in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `invalid cursor: {detail}`: `cursor` is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadBackgroundTerminalsListParams,
            thread_id=thread_id,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/backgroundTerminals/list",
            params_,
            types.ThreadBackgroundTerminalsListResponse,
            timeout,
        )

    async def thread_background_terminals_terminate(
        self,
        *,
        thread_id: str,
        process_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadBackgroundTerminalsTerminateResponse:
        """Ends one background command.

        Experimental.

        Succeeds also when it does not run; the answer says so.

        Args:
            thread_id: Id of the thread.
            process_id: Id of its terminal.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `invalid background terminal process id: {detail}`: `processId` is not a number.
        """
        params_ = m.make(
            types.ThreadBackgroundTerminalsTerminateParams,
            thread_id=thread_id,
            process_id=process_id,
        )
        return await self._request(
            "thread/backgroundTerminals/terminate",
            params_,
            types.ThreadBackgroundTerminalsTerminateResponse,
            timeout,
        )

    async def thread_compact_start(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadCompactStartResponse:
        """Summarizes the history of a thread so that it takes less room.

        Answers at once; the summary is made in a turn with a `contextCompaction` item. In 0.97 no `turn/started`
        comes, and `thread/compacted` before `turn/completed`.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadCompactStartParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/compact/start",
            params_,
            types.ThreadCompactStartResponse,
            timeout,
        )

    async def thread_decrement_elicitation(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadDecrementElicitationResponse:
        """Says that a question outside of this protocol is settled.

        Experimental.

        At 0 the time limits of the thread's commands run again.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `out-of-band elicitation count is already zero`: No question is open.
        """
        params_ = m.make(
            types.ThreadDecrementElicitationParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/decrement_elicitation",
            params_,
            types.ThreadDecrementElicitationResponse,
            timeout,
        )

    async def thread_delete(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadDeleteResponse:
        """Deletes a thread for good and unloads it.

        The answer comes before `thread/deleted`.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
            RpcError: -32600 `thread is not persisted and cannot be deleted: {threadId}`: The thread is ephemeral.
            RpcError: -32600 `cannot delete thread while attached thread {threadId} exists; delete the attached
            thread first`: A thread is attached to it.
            RpcError: -32600 `cannot delete thread {threadId}: forked history still references it`: The file of a
            thread that another program forked goes on from the file of this one.
        """
        params_ = m.make(
            types.ThreadDeleteParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/delete",
            params_,
            types.ThreadDeleteResponse,
            timeout,
        )

    async def thread_fork(
        self,
        *,
        thread_id: str,
        last_turn_id: str | None = None,
        before_turn_id: str | None = None,
        path: str | None = None,
        model: str | None = None,
        model_provider: str | None = None,
        service_tier: str | m.Unset | None = m.UNSET,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox: types.SandboxMode | None = None,
        permissions: str | None = None,
        config: dict[str, t.Any] | None = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        ephemeral: bool | None = None,
        thread_source: types.ThreadSource | None = None,
        exclude_turns: bool | None = None,
        attach_to_source: bool | None = None,
        defer_goal_continuation: bool | None = None,
        experimental_prediction_mode: bool | None = None,
        experimental_disable_prediction_mcp: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadForkResponse:
        """Copies a stored thread into a new one, loads it and subscribes the connection to it.

        The source is not changed. A running turn is copied as interrupted. The answer comes before
        `thread/started`.

        Args:
            thread_id: Thread to copy; required even when `path` is used.
            last_turn_id: Last turn to copy. Absent: all.
            before_turn_id: First turn not to copy; excludes `lastTurnId`.
            path: File to copy instead of `threadId`.
            model: Model of the copy. Absent: that of the source.
            model_provider: Id of the model provider.
            service_tier: Service tier of the model provider. `null`: back to its default.
            cwd: Working directory.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandbox`.
            config: Further configuration values, by dotted key or nested.
            base_instructions: Text in place of the built-in instructions.
            developer_instructions: Text in addition to the built-in instructions.
            ephemeral: Whether to keep the copy in memory only. Absent: no.
            thread_source: Purpose of the copy, in words of the client.
            exclude_turns: Whether to leave the turns out of the answer. Absent: no.
            attach_to_source: Whether the copy is stored as attached to its source and hidden from lists. Absent:
            no.
            defer_goal_continuation: Whether a goal of the source waits for the next turn instead of continuing at
            once. Absent: no.
            experimental_prediction_mode: Whether to copy the settings of a loaded source exactly, to reuse cached
            prompts. Needs `ephemeral`. Absent: no.
            experimental_disable_prediction_mcp: Whether MCP servers are off in prediction mode. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
            RpcError: -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`.
            Until 0.97.
            RpcError: -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at
            `path`. Since 0.169.
            RpcError: -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until
            0.97.
            RpcError: -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since
            0.169.
            RpcError: -32600 `turn not found: {turnId}`: The thread has no such turn.
            RpcError: -32600 `no rollout found for thread id {threadId}`: The source is archived. Until 0.97.
            RpcError: -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it
            first.`: The source is archived. Since 0.169.
            RpcError: -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model
            provider is not configured. Until 0.97.
            RpcError: -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model
            provider is not configured. Since 0.169.
            RpcError: -32600 ``beforeTurnId` cannot be combined with `lastTurnId``: Both are given.
            RpcError: -32600 `lastTurnId '{turnId}' identifies an in-progress turn`: `lastTurnId` is the running
            turn.
            RpcError: -32600 `attachToSource cannot be combined with ephemeral or deferGoalContinuation`: A fork
            that is attached is ephemeral or defers its goal.
            RpcError: -32600 `ephemeral paginated thread/fork requires `excludeTurns: true``: A fork is ephemeral
            and `excludeTurns` is not `true`. Since 0.169.
            RpcError: -32600 ``experimentalDisablePredictionMcp` requires `experimentalPredictionMode: true``:
            `experimentalDisablePredictionMcp` is given without it.
            RpcError: -32600 ``experimentalPredictionMode` requires `ephemeral: true``: A fork in prediction mode
            is not ephemeral.
        """
        params_ = m.make(
            types.ThreadForkParams,
            thread_id=thread_id,
            last_turn_id=last_turn_id,
            before_turn_id=before_turn_id,
            path=path,
            model=model,
            model_provider=model_provider,
            service_tier=service_tier,
            cwd=cwd,
            runtime_workspace_roots=runtime_workspace_roots,
            approval_policy=approval_policy,
            approvals_reviewer=approvals_reviewer,
            sandbox=sandbox,
            permissions=permissions,
            config=config,
            base_instructions=base_instructions,
            developer_instructions=developer_instructions,
            ephemeral=ephemeral,
            thread_source=thread_source,
            exclude_turns=exclude_turns,
            attach_to_source=attach_to_source,
            defer_goal_continuation=defer_goal_continuation,
            experimental_prediction_mode=experimental_prediction_mode,
            experimental_disable_prediction_mcp=experimental_disable_prediction_mcp,
        )
        return await self._request(
            "thread/fork",
            params_,
            types.ThreadForkResponse,
            timeout,
        )

    async def thread_goal_clear(
        self,
        *,
        thread_id: str,
        origin: types.ThreadGoalMutationOrigin | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadGoalClearResponse:
        """Drops the goal of a thread.

        Succeeds also without a goal; then no notification follows.

        Args:
            thread_id: Id of the thread.
            origin: Who wants it. Absent: does not count as the user's word.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
        """
        params_ = m.make(
            types.ThreadGoalClearParams,
            thread_id=thread_id,
            origin=origin,
        )
        return await self._request(
            "thread/goal/clear",
            params_,
            types.ThreadGoalClearResponse,
            timeout,
        )

    async def thread_goal_get(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadGoalGetResponse:
        """Returns the goal of a thread.

        The goal is `null` where none is set.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
        """
        params_ = m.make(
            types.ThreadGoalGetParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/goal/get",
            params_,
            types.ThreadGoalGetResponse,
            timeout,
        )

    async def thread_goal_set(
        self,
        *,
        thread_id: str,
        origin: types.ThreadGoalMutationOrigin | None = None,
        objective: str | None = None,
        status: types.ThreadGoalStatus | None = None,
        token_budget: int | m.Unset | None = m.UNSET,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadGoalSetResponse:
        """Sets or changes the goal of a thread.

        While the goal is active and the thread idle, the server starts turns on its own. After a failed turn the
        goal is blocked.

        Args:
            thread_id: Id of the thread.
            origin: Who wants it. Absent: does not count as the user's word.
            objective: What is to be reached; not blank. Absent: as before.
            status: Where it stands. Absent: as before; a new goal is active.
            token_budget: Tokens it may use in all. `null`: no limit. Absent: as before.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
            RpcError: -32600 `goal objective must not be empty`: Nothing is left of the objective without the
            blanks around it.
            RpcError: -32600 `goal objective must be at most 4000 characters`: The objective is longer.
            RpcError: -32600 `goal budgets must be positive when provided`: `tokenBudget` is 0 or negative.
            RpcError: -32600 `cannot update goal for thread {threadId}: no goal exists`: There is no goal, and no
            objective was given.
        """
        params_ = m.make(
            types.ThreadGoalSetParams,
            thread_id=thread_id,
            origin=origin,
            objective=objective,
            status=status,
            token_budget=token_budget,
        )
        return await self._request(
            "thread/goal/set",
            params_,
            types.ThreadGoalSetResponse,
            timeout,
        )

    async def thread_guardian_review(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadGuardianReviewResponse:
        """Lets the automatic reviewer judge the last call of a thread without running it.

        Experimental.

        The connection is subscribed to the thread and stays so.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `expected a completed plaintext exec_command, apply_patch, request_permissions, or
            MCP call with a nonempty call ID`: The history does not end with such a call.
            RpcError: -32600 `the requested tool is unavailable on this thread`: The thread has no tool of that
            name.
            RpcError: -32603 `Guardian review failed: {detail}`: The reviewer gave no judgment; the reason.
        """
        params_ = m.make(
            types.ThreadGuardianReviewParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/guardianReview",
            params_,
            types.ThreadGuardianReviewResponse,
            timeout,
        )

    async def thread_increment_elicitation(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadIncrementElicitationResponse:
        """Says that the user is asked something outside of this protocol.

        Experimental.

        While the count is above 0, the time limits of the thread's commands stand still.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadIncrementElicitationParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/increment_elicitation",
            params_,
            types.ThreadIncrementElicitationResponse,
            timeout,
        )

    async def thread_inject_items(
        self,
        *,
        thread_id: str,
        items: list[t.Any],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadInjectItemsResponse:
        """Adds model items to the history of a loaded thread.

        No turn runs; the model sees the items from the next one on.

        Args:
            thread_id: Id of the thread.
            items: Items in the notation of the model's interface, at least one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `items must not be empty`: There are none.
            RpcError: -32600 `items[{index}] is not a valid response item: {detail}`: An item is not in the
            notation of the model's interface.
        """
        params_ = m.make(
            types.ThreadInjectItemsParams,
            thread_id=thread_id,
            items=items,
        )
        return await self._request(
            "thread/inject_items",
            params_,
            types.ThreadInjectItemsResponse,
            timeout,
        )

    async def thread_items_list(
        self,
        *,
        thread_id: str,
        turn_id: str | None = None,
        cursor: types.ThreadItemsListCursor | None = None,
        limit: int | None = None,
        sort_direction: types.SortDirection | None = None,
        defer_output: types.ThreadItemOutputDeferral | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadItemsListResponse:
        """Lists the items of a thread page by page, oldest first.

        The thread may be stored or loaded. `turnId` limits the list to one turn.

        Args:
            thread_id: Id of the thread.
            turn_id: Only items of this turn. Absent: of all turns.
            cursor: Where to begin: a cursor of an earlier page, or an item of the turn. Absent: at the start.
            limit: Most items in the page. Absent: the server decides.
            sort_direction: Order of the items. Absent: oldest first.
            defer_output: Which outputs to leave out, to be read one by one. Only with `turnId`.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
            RpcError: -32602 `turnId is required when cursor is an item anchor`: The cursor is an item, and
            `turnId` does not name its turn.
            RpcError: -32602 `cursor.itemId does not identify an item in the requested history scope`: The turn
            has no item that the cursor names.
        """
        params_ = m.make(
            types.ThreadItemsListParams,
            thread_id=thread_id,
            turn_id=turn_id,
            cursor=cursor,
            limit=limit,
            sort_direction=sort_direction,
            defer_output=defer_output,
        )
        return await self._request(
            "thread/items/list",
            params_,
            types.ThreadItemsListResponse,
            timeout,
        )

    async def thread_items_read(
        self,
        *,
        thread_id: str,
        turn_id: str,
        item_ids: list[str],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadItemsReadResponse:
        """Returns certain items of a turn.

        Experimental.

        Ids that the turn does not have are left out.

        Args:
            thread_id: Id of the thread.
            turn_id: Id of the turn.
            item_ids: Ids of the items, 1 to 100.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `itemIds must contain 1 to 100 IDs`: There are none or too many.
            RpcError: -32601 `thread/items/read is not supported yet`: The thread is not read in pages, or does
            not exist.
        """
        params_ = m.make(
            types.ThreadItemsReadParams,
            thread_id=thread_id,
            turn_id=turn_id,
            item_ids=item_ids,
        )
        return await self._request(
            "thread/items/read",
            params_,
            types.ThreadItemsReadResponse,
            timeout,
        )

    async def thread_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        sort_key: types.ThreadSortKey | None = None,
        sort_direction: types.SortDirection | None = None,
        model_providers: list[str] | None = None,
        source_kinds: list[types.ThreadSourceKind] | None = None,
        archived: bool | None = None,
        project_id: str | m.Unset | None = m.UNSET,
        section_id: str | m.Unset | None = m.UNSET,
        cwd: types.ThreadListCwdFilter | None = None,
        originators: list[str] | None = None,
        current_account_only: bool | None = None,
        excluded_thread_ids: list[str] | None = None,
        parent_thread_id: str | None = None,
        ancestor_thread_id: str | None = None,
        attached_to_thread_id: str | None = None,
        include_attached_threads: bool | None = None,
        use_state_db_only: bool | None = None,
        search_term: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadListResponse:
        """Lists stored threads, newest first.

        Threads without a user message are left out. `nextCursor` is `null` on the last page.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most threads in the page, 1 to 100. Absent: 25.
            sort_key: What to sort by. Absent: time of creation.
            sort_direction: Order. Absent: newest first.
            model_providers: Only threads of these model providers. Absent or empty: of all.
            source_kinds: Only threads of these kinds of programs. Absent or empty: interactive ones.
            archived: Whether to list archived threads instead of active ones. Absent: no.
            project_id: Only threads of this project. `null`: only those without one. Absent: of all.
            section_id: Only threads of this section. `null`: only those without one. Absent: of all.
            cwd: Only threads with exactly this working directory.
            originators: Only threads created by these clients. A local server refuses a list that is not empty.
            current_account_only: Whether to list only what the current account may see. Absent: no.
            excluded_thread_ids: Threads to leave out, at most 100.
            parent_thread_id: Only direct sub-agents of this thread; excludes `ancestorThreadId`.
            ancestor_thread_id: Only sub-agents of this thread at any depth.
            attached_to_thread_id: Only threads attached to this one.
            include_attached_threads: Whether a search by title finds attached threads. Absent: no.
            use_state_db_only: Whether to trust the index without looking at the files. Absent: no.
            search_term: Only threads whose title contains this text.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `section-position sorting requires a section filter`: The threads are sorted by their
            place in a section, and no section is named.
            RpcError: -32600 `parentThreadId and ancestorThreadId are mutually exclusive`: Both are named.
            RpcError: -32600 `attachedToThreadId cannot be combined with parentThreadId or ancestorThreadId`:
            `attachedToThreadId` is named with one of the others.
            RpcError: -32600 `includeAttachedThreads requires a non-empty searchTerm`: Attached threads are to be
            listed, and no title is searched for.
            RpcError: -32600 `invalid attached thread parent id: {detail}`: `attachedToThreadId` is not a UUID.
            RpcError: -32602 `originator filtering is not supported by the local app-server`: `originators` names
            any.
            RpcError: -32600 `invalid parent thread id: {detail}`: `parentThreadId` is not a UUID.
            RpcError: -32602 `invalid excluded thread id: {detail}`: An entry of `excludedThreadIds` is not a
            UUID.
            RpcError: -32602 `projectId must not be empty`: `projectId` is empty.
            RpcError: -32602 `project not found: {projectId}`: There is no such project.
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadListParams,
            cursor=cursor,
            limit=limit,
            sort_key=sort_key,
            sort_direction=sort_direction,
            model_providers=model_providers,
            source_kinds=source_kinds,
            archived=archived,
            project_id=project_id,
            section_id=section_id,
            cwd=cwd,
            originators=originators,
            current_account_only=current_account_only,
            excluded_thread_ids=excluded_thread_ids,
            parent_thread_id=parent_thread_id,
            ancestor_thread_id=ancestor_thread_id,
            attached_to_thread_id=attached_to_thread_id,
            include_attached_threads=include_attached_threads,
            use_state_db_only=use_state_db_only,
            search_term=search_term,
        )
        return await self._request(
            "thread/list",
            params_,
            types.ThreadListResponse,
            timeout,
        )

    async def thread_loaded_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadLoadedListResponse:
        """Lists the ids of loaded threads.

        The ids are sorted, and a page ends with the id that is its cursor.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most ids in the page. Absent: no limit.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadLoadedListParams,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/loaded/list",
            params_,
            types.ThreadLoadedListResponse,
            timeout,
        )

    async def thread_memory_read(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadMemoryReadResponse:
        """Returns what a thread knows from memories.

        Experimental.

        The thread must be loaded. The summary is `null` where memories are off.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadMemoryReadParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/memory/read",
            params_,
            types.ThreadMemoryReadResponse,
            timeout,
        )

    async def thread_memory_mode_set(
        self,
        *,
        thread_id: str,
        mode: types.ThreadMemoryMode,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadMemoryModeSetResponse:
        """Says whether a thread may become part of memories.

        Experimental.

        The thread may be loaded or stored.

        Args:
            thread_id: Id of the thread.
            mode: The choice.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
            RpcError: -32600 `ephemeral thread does not support metadata updates: {threadId}`: The thread is not
            stored.
        """
        params_ = m.make(
            types.ThreadMemoryModeSetParams,
            thread_id=thread_id,
            mode=mode,
        )
        return await self._request(
            "thread/memoryMode/set",
            params_,
            types.ThreadMemoryModeSetResponse,
            timeout,
        )

    async def thread_metadata_update(
        self,
        *,
        thread_id: str,
        project_id: str | None = None,
        git_info: types.ThreadMetadataGitInfoUpdateParams | None = None,
        daybreak_enabled: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadMetadataUpdateResponse:
        """Changes stored data of a thread.

        The thread may be loaded or stored. When all parts of `gitInfo` are removed, it becomes `null`.

        Args:
            thread_id: Id of the thread.
            project_id: Project to put the thread into; empty takes it out. Absent or `null`: as before.
            git_info: State of the repository to store. Absent: as before.
            daybreak_enabled: Daybreak choice to save. Absent or `null`: as before.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread metadata update must include at least one field`: There is nothing to change.
            RpcError: -32603 `failed to read thread metadata: invalid thread-store request: no rollout found for
            thread id {threadId}`: There is no such thread to put into a project.
            RpcError: -32600 `gitInfo.{member} must not be empty`: A text of `gitInfo` is blank.
            RpcError: -32600 `gitInfo must include at least one field`: `gitInfo` is an empty object.
            RpcError: -32600 `gitInfo.{field} must not be empty`: A part of `gitInfo` is an empty text.
            RpcError: -32600 `project not found: {projectId}`: There is no such project.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        params_ = m.make(
            types.ThreadMetadataUpdateParams,
            thread_id=thread_id,
            project_id=project_id,
            git_info=git_info,
            daybreak_enabled=daybreak_enabled,
        )
        return await self._request(
            "thread/metadata/update",
            params_,
            types.ThreadMetadataUpdateResponse,
            timeout,
        )

    async def thread_name_set(
        self,
        *,
        thread_id: str,
        name: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSetNameResponse:
        """Gives a thread a title.

        The thread may be loaded or stored; in 0.97 it must be loaded.

        Args:
            thread_id: Id of the thread.
            name: The title; blanks at both ends are removed, and something must remain.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `thread name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
        """
        params_ = m.make(
            types.ThreadSetNameParams,
            thread_id=thread_id,
            name=name,
        )
        return await self._request(
            "thread/name/set",
            params_,
            types.ThreadSetNameResponse,
            timeout,
        )

    async def thread_prediction_request(
        self,
        *,
        thread_id: str,
        source_turn_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadPredictionRequestResponse:
        """Asks for a guess of the next user message.

        Experimental.

        The guess would come as `thread/prediction/updated`; the server does not make any.

        Args:
            thread_id: Id of the thread.
            source_turn_id: The turn to go on from.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32601 `thread/prediction/request is not implemented yet`: Always.
        """
        params_ = m.make(
            types.ThreadPredictionRequestParams,
            thread_id=thread_id,
            source_turn_id=source_turn_id,
        )
        return await self._request(
            "thread/prediction/request",
            params_,
            types.ThreadPredictionRequestResponse,
            timeout,
        )

    async def thread_prepare_approved_plan(
        self,
        *,
        thread_id: str,
        markdown: str,
        attachment_path: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadPrepareApprovedPlanResponse:
        """Turns a plan that the user agreed to into the first message of a fresh thread.

        Experimental.

        The prompt contains the plan, and names its file where one is given.

        Args:
            thread_id: Id of the thread.
            markdown: The plan, in Markdown.
            attachment_path: Absolute path of the server's copy of the plan. Absent: there is no copy.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `The thread already has an active turn.`: A turn runs.
            RpcError: -32600 `The approved plan is empty.`: Nothing is left of `markdown` without the blanks
            around it.
            RpcError: -32602 ``attachmentPath` must be absolute on the app server`: `attachmentPath` is relative.
        """
        params_ = m.make(
            types.ThreadPrepareApprovedPlanParams,
            thread_id=thread_id,
            markdown=markdown,
            attachment_path=attachment_path,
        )
        return await self._request(
            "thread/prepareApprovedPlan",
            params_,
            types.ThreadPrepareApprovedPlanResponse,
            timeout,
        )

    async def thread_queue_add(
        self,
        *,
        thread_id: str,
        input: list[types.UserInput],
        client_user_message_id: str,
        responsesapi_client_metadata: dict[str, str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadQueueAddResponse:
        """Queues input that becomes a turn of its own once the thread is idle.

        Experimental.

        On an idle thread the turn starts at once. The queue outlives the server.

        Args:
            thread_id: Id of the thread.
            input: What the user says.
            client_user_message_id: Id of the message, made up by the client.
            responsesapi_client_metadata: Metadata for the requests to the model; it stays with the input. Absent:
            none.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id
            {threadId}`: No stored thread has this id.
            RpcError: -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input`
            have more than 1,048,576 characters.
            RpcError: -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of
            `input` has an `http` URL.
            RpcError: -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be
            read.
            RpcError: -32600 `only user input can be added to the user-message queue`: `input` is empty.
        """
        params_ = m.make(
            types.ThreadQueueAddParams,
            thread_id=thread_id,
            input=input,
            client_user_message_id=client_user_message_id,
            responsesapi_client_metadata=responsesapi_client_metadata,
        )
        return await self._request(
            "thread/queue/add",
            params_,
            types.ThreadQueueAddResponse,
            timeout,
        )

    async def thread_queue_delete(
        self,
        *,
        thread_id: str,
        queued_submission_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadQueueDeleteResponse:
        """Takes an entry out of the queue.

        Experimental.

        Succeeds also when there is no such entry; the answer says so.

        Args:
            thread_id: Id of the thread.
            queued_submission_id: The entry.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id
            {threadId}`: No stored thread has this id.
        """
        params_ = m.make(
            types.ThreadQueueDeleteParams,
            thread_id=thread_id,
            queued_submission_id=queued_submission_id,
        )
        return await self._request(
            "thread/queue/delete",
            params_,
            types.ThreadQueueDeleteResponse,
            timeout,
        )

    async def thread_queue_list(
        self,
        *,
        thread_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadQueueListResponse:
        """Lists the queued input of a thread, next one first.

        Experimental.

        `nextCursor` is `null` on the last page.

        Args:
            thread_id: Id of the thread.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most entries in the page. Absent: 25.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id
            {threadId}`: No stored thread has this id.
            RpcError: -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
            RpcError: -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it
            first.`: The thread is archived. Since 0.169.
            RpcError: -32600 `invalid queue pagination cursor: {detail}`: `cursor` is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadQueueListParams,
            thread_id=thread_id,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/queue/list",
            params_,
            types.ThreadQueueListResponse,
            timeout,
        )

    async def thread_queue_reorder(
        self,
        *,
        thread_id: str,
        queued_submission_ids: list[str],
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadQueueReorderResponse:
        """Puts the queue in another order.

        Experimental.

        Every entry must be named once.

        Args:
            thread_id: Id of the thread.
            queued_submission_ids: Ids of all entries in the wanted order.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id
            {threadId}`: No stored thread has this id.
            RpcError: -32600 `queue reorder must include every queued submission exactly once`: An id is missing,
            double or unknown.
        """
        params_ = m.make(
            types.ThreadQueueReorderParams,
            thread_id=thread_id,
            queued_submission_ids=queued_submission_ids,
        )
        return await self._request(
            "thread/queue/reorder",
            params_,
            types.ThreadQueueReorderResponse,
            timeout,
        )

    async def thread_queue_start(
        self,
        *,
        thread_id: str,
        queued_submission_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadQueueStartResponse:
        """Starts a turn with an entry of the queue now.

        Experimental.

        Without an id it is the next one.

        Args:
            thread_id: Id of the thread.
            queued_submission_id: The entry. Absent: the next one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id
            {threadId}`: No stored thread has this id.
            RpcError: -32600 `queue is empty`: There is no entry.
            RpcError: -32600 `thread already has an active or pending turn`: A turn runs.
            RpcError: -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
        """
        params_ = m.make(
            types.ThreadQueueStartParams,
            thread_id=thread_id,
            queued_submission_id=queued_submission_id,
        )
        return await self._request(
            "thread/queue/start",
            params_,
            types.ThreadQueueStartResponse,
            timeout,
        )

    async def thread_queue_update(
        self,
        *,
        thread_id: str,
        queued_submission_id: str,
        input: list[types.UserInput],
        responsesapi_client_metadata: dict[str, str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadQueueUpdateResponse:
        """Replaces the input of an entry of the queue.

        Experimental.

        The entry keeps its place and its id.

        Args:
            thread_id: Id of the thread.
            queued_submission_id: Entry to change.
            input: What the user says instead.
            responsesapi_client_metadata: Metadata instead of that of the entry. Absent or empty: as before.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id
            {threadId}`: No stored thread has this id.
            RpcError: -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input`
            have more than 1,048,576 characters.
            RpcError: -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of
            `input` has an `http` URL.
            RpcError: -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be
            read.
            RpcError: -32600 `only user input can be added to the user-message queue`: `input` is empty.
            RpcError: -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
        """
        params_ = m.make(
            types.ThreadQueueUpdateParams,
            thread_id=thread_id,
            queued_submission_id=queued_submission_id,
            input=input,
            responsesapi_client_metadata=responsesapi_client_metadata,
        )
        return await self._request(
            "thread/queue/update",
            params_,
            types.ThreadQueueUpdateResponse,
            timeout,
        )

    async def thread_read(
        self,
        *,
        thread_id: str,
        include_turns: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadReadResponse:
        """Returns a thread as it is stored.

        Neither loads the thread nor subscribes to it. With `includeTurns` a paginated thread draws a
        `deprecationNotice`.

        Args:
            thread_id: Id of the thread.
            include_turns: Whether to include the turns with their items. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not loaded: {threadId}`: The thread is neither stored nor loaded.
            RpcError: -32603 `failed to load rollout `{path}` for thread {threadId}: {detail}`: The stored file is
            damaged.
            RpcError: -32600 `ephemeral threads do not support includeTurns`: Turns of an ephemeral thread were
            asked for.
            RpcError: -32601 `list_turns is not supported yet`: Turns were asked for before the first one was
            stored.
        """
        params_ = m.make(
            types.ThreadReadParams,
            thread_id=thread_id,
            include_turns=include_turns,
        )
        return await self._request(
            "thread/read",
            params_,
            types.ThreadReadResponse,
            timeout,
        )

    async def thread_read_state_update(
        self,
        *,
        thread_id: str,
        operation: types.ThreadReadStateOperation,
        expected_revision: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadReadStateUpdateResponse:
        """Marks a thread read or unread.

        Experimental.

        Refused when the read state changed meanwhile; `data` of the error then holds `reason` and the `readState`
        of now.

        Args:
            thread_id: Id of the thread.
            operation: The mark.
            expected_revision: Revision of the read state that the user saw; a different one is refused.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `thread not loaded: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `read state changed`: `expectedRevision` is not the revision of now.
        """
        params_ = m.make(
            types.ThreadReadStateUpdateParams,
            thread_id=thread_id,
            operation=operation,
            expected_revision=expected_revision,
        )
        return await self._request(
            "thread/readState/update",
            params_,
            types.ThreadReadStateUpdateResponse,
            timeout,
        )

    async def thread_realtime_append_audio(
        self,
        *,
        thread_id: str,
        audio: types.ThreadRealtimeAudioChunk,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRealtimeAppendAudioResponse:
        """Sends sound into a voice session.

        Experimental.

        Answers at once; without a session `error` follows.

        Args:
            thread_id: Id of the thread.
            audio: The next piece.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadRealtimeAppendAudioParams,
            thread_id=thread_id,
            audio=audio,
        )
        return await self._request(
            "thread/realtime/appendAudio",
            params_,
            types.ThreadRealtimeAppendAudioResponse,
            timeout,
        )

    async def thread_realtime_append_speech(
        self,
        *,
        thread_id: str,
        text: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRealtimeAppendSpeechResponse:
        """Has a voice session speak a text.

        Experimental.

        Answers at once; without a session `error` follows.

        Args:
            thread_id: Id of the thread.
            text: The text.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadRealtimeAppendSpeechParams,
            thread_id=thread_id,
            text=text,
        )
        return await self._request(
            "thread/realtime/appendSpeech",
            params_,
            types.ThreadRealtimeAppendSpeechResponse,
            timeout,
        )

    async def thread_realtime_append_text(
        self,
        *,
        thread_id: str,
        text: str,
        role: types.ConversationTextRole | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRealtimeAppendTextResponse:
        """Sends text into a voice session.

        Experimental.

        Answers at once; without a session `error` follows.

        Args:
            thread_id: Id of the thread.
            text: The text.
            role: Who it comes from.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadRealtimeAppendTextParams,
            thread_id=thread_id,
            text=text,
            role=role,
        )
        return await self._request(
            "thread/realtime/appendText",
            params_,
            types.ThreadRealtimeAppendTextResponse,
            timeout,
        )

    async def thread_realtime_list_voices(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRealtimeListVoicesResponse:
        """Lists the voices by version of the voice protocol.

        Experimental.

        The list is fixed.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.ThreadRealtimeListVoicesParams()
        return await self._request(
            "thread/realtime/listVoices",
            params_,
            types.ThreadRealtimeListVoicesResponse,
            timeout,
        )

    async def thread_realtime_start(
        self,
        *,
        thread_id: str,
        client_managed_handoffs: bool | None = None,
        delegation_ack_filler: bool | None = None,
        flush_transcript_tail_on_session_end: bool | None = None,
        codex_responses_as_items: bool | None = None,
        codex_response_item_prefix: str | None = None,
        codex_response_handoff_mode: types.CodexResponseHandoffMode | None = None,
        backend_reasoning_status: bool | None = None,
        codex_response_handoff_channel_prefixes: dict[str, list[str]] | None = None,
        model: str | None = None,
        output_modality: types.RealtimeOutputModality,
        include_startup_context: bool | None = None,
        initial_items: list[types.ThreadRealtimeInitialItem] | None = None,
        realtime_start_instructions: str | None = None,
        realtime_end_instructions: str | None = None,
        prompt: str | m.Unset | None = m.UNSET,
        realtime_session_id: str | None = None,
        voice_session_id: str | None = None,
        transport: types.ThreadRealtimeStartTransport | None = None,
        version: types.RealtimeConversationVersion | None = None,
        voice: types.RealtimeVoice | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRealtimeStartResponse:
        """Opens a voice session for a thread.

        Experimental.

        Answers at once; whether it opens is told by notifications. Needs an API key.

        Args:
            thread_id: Id of the thread.
            client_managed_handoffs: Whether answers of the agent reach the session only through calls of the
            client. Absent: no.
            delegation_ack_filler: Whether version 3 says something while work is handed over. Absent: the
            provider decides.
            flush_transcript_tail_on_session_end: Whether speech left over at the end still goes to the agent.
            Absent: no.
            codex_responses_as_items: Whether answers of the agent are sent as items of the conversation. Absent:
            no.
            codex_response_item_prefix: Text put before answers sent as items. Absent: none.
            codex_response_handoff_mode: How answers of the agent are passed on; only from version 3 on. Absent:
            `thinking`.
            backend_reasoning_status: Whether version 3 passes reasoning summaries on as quiet context. Absent:
            no.
            codex_response_handoff_channel_prefixes: Prefixes of answers by channel: `analysis`, `commentary`,
            `final`. Absent: upper-case names in brackets.
            model: Voice model. Absent: the configured one.
            output_modality: What the session puts out.
            include_startup_context: Whether the session begins with the context of the thread. Absent: yes.
            initial_items: Texts the session begins with, at most 128 and about 8192 tokens; only version 3.
            Absent: none.
            realtime_start_instructions: Developer instructions for the agent when the session starts. Absent:
            none.
            realtime_end_instructions: Developer instructions for the agent when the session ends. Absent: none.
            prompt: Instructions of the voice model. `null`: none. Absent: the built-in ones.
            realtime_session_id: Id of the session to go on with. Absent: a new one.
            voice_session_id: Id the client's own product gave the session. Absent: none.
            transport: How sound and events travel. Absent: `websocket`.
            version: Version of the voice protocol. Absent: the configured one.
            voice: Voice to speak with. Absent: the default of the version.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadRealtimeStartParams,
            thread_id=thread_id,
            client_managed_handoffs=client_managed_handoffs,
            delegation_ack_filler=delegation_ack_filler,
            flush_transcript_tail_on_session_end=flush_transcript_tail_on_session_end,
            codex_responses_as_items=codex_responses_as_items,
            codex_response_item_prefix=codex_response_item_prefix,
            codex_response_handoff_mode=codex_response_handoff_mode,
            backend_reasoning_status=backend_reasoning_status,
            codex_response_handoff_channel_prefixes=codex_response_handoff_channel_prefixes,
            model=model,
            output_modality=output_modality,
            include_startup_context=include_startup_context,
            initial_items=initial_items,
            realtime_start_instructions=realtime_start_instructions,
            realtime_end_instructions=realtime_end_instructions,
            prompt=prompt,
            realtime_session_id=realtime_session_id,
            voice_session_id=voice_session_id,
            transport=transport,
            version=version,
            voice=voice,
        )
        return await self._request(
            "thread/realtime/start",
            params_,
            types.ThreadRealtimeStartResponse,
            timeout,
        )

    async def thread_realtime_stop(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRealtimeStopResponse:
        """Closes the voice session of a thread.

        Experimental.

        The notification says `requested`; it comes also without a session.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadRealtimeStopParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/realtime/stop",
            params_,
            types.ThreadRealtimeStopResponse,
            timeout,
        )

    async def thread_resume(
        self,
        *,
        thread_id: str,
        history: list[types.ResponseItem] | None = None,
        path: str | None = None,
        model: str | None = None,
        model_provider: str | None = None,
        service_tier: str | m.Unset | None = m.UNSET,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox: types.SandboxMode | None = None,
        permissions: str | None = None,
        config: dict[str, t.Any] | None = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        personality: types.Personality | None = None,
        exclude_turns: bool | None = None,
        initial_turns_page: types.ThreadResumeInitialTurnsPageParams | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadResumeResponse:
        """Opens a stored thread and subscribes the connection to it.

        No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is
        already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a
        `deprecationNotice`.

        Args:
            thread_id: Thread to open; required even where another source is used.
            history: Items of the model provider to start from instead of a stored thread.
            path: File to open instead of `threadId`.
            model: Model to use from now on.
            model_provider: Id of the model provider.
            service_tier: Service tier of the model provider. `null`: back to its default.
            cwd: Working directory.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandbox`.
            config: Further configuration values, by dotted key or nested.
            base_instructions: Text in place of the built-in instructions.
            developer_instructions: Text in addition to the built-in instructions.
            personality: Tone of the answers.
            exclude_turns: Whether to leave the turns out of the answer. Absent: no.
            initial_turns_page: Asks for a first page of turns in the answer.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
            RpcError: -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
            RpcError: -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`.
            Until 0.97.
            RpcError: -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at
            `path`. Since 0.169.
            RpcError: -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until
            0.97.
            RpcError: -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since
            0.169.
            RpcError: -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
            RpcError: -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it
            first.`: The thread is archived. Since 0.169.
            RpcError: -32600 `cannot resume thread {threadId} with history while it is already running`: `history`
            was given for a loaded thread.
            RpcError: -32600 `cannot resume running thread {threadId} with stale path: requested `{path}`, active
            `{activePath}``: The thread is loaded, and its file is not at `path`.
            RpcError: -32600 `resuming with history is not supported`: `history` was given for a thread that is
            not loaded.
            RpcError: -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model
            provider of the request is not configured. Until 0.97.
            RpcError: -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model
            provider of the request is not configured. Since 0.169.
            RpcError: -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured.
            Restore this provider’s configuration to continue.`: The model provider of the thread is not
            configured any more.
        """
        params_ = m.make(
            types.ThreadResumeParams,
            thread_id=thread_id,
            history=history,
            path=path,
            model=model,
            model_provider=model_provider,
            service_tier=service_tier,
            cwd=cwd,
            runtime_workspace_roots=runtime_workspace_roots,
            approval_policy=approval_policy,
            approvals_reviewer=approvals_reviewer,
            sandbox=sandbox,
            permissions=permissions,
            config=config,
            base_instructions=base_instructions,
            developer_instructions=developer_instructions,
            personality=personality,
            exclude_turns=exclude_turns,
            initial_turns_page=initial_turns_page,
        )
        return await self._request(
            "thread/resume",
            params_,
            types.ThreadResumeResponse,
            timeout,
        )

    async def thread_revert(
        self,
        *,
        thread_id: str,
        before_turn_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRevertResponse:
        """Drops a turn and all later ones from a loaded thread.

        The thread is loaded anew, also when the request fails after that. The stored history goes on in a new
        file; files of the workspace stay as they are.

        Args:
            thread_id: Id of the thread.
            before_turn_id: First turn to drop; all later ones go too.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `turn not found: {turnId}`: The thread has no such turn.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
        """
        params_ = m.make(
            types.ThreadRevertParams,
            thread_id=thread_id,
            before_turn_id=before_turn_id,
        )
        return await self._request(
            "thread/revert",
            params_,
            types.ThreadRevertResponse,
            timeout,
        )

    async def thread_rollback(
        self,
        *,
        thread_id: str,
        num_turns: int,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadRollbackResponse:
        """Drops the last turns of a loaded thread.

        Stored threads keep it in mind when they are resumed. Files of the workspace stay as they are. Later
        versions have `thread/revert`.

        Args:
            thread_id: Id of the thread.
            num_turns: User turns to drop from the end, at least 1; more than there are empties the history.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `numTurns must be >= 1`: `numTurns` is 0.
        """
        params_ = m.make(
            types.ThreadRollbackParams,
            thread_id=thread_id,
            num_turns=num_turns,
        )
        return await self._request(
            "thread/rollback",
            params_,
            types.ThreadRollbackResponse,
            timeout,
        )

    async def thread_sample_cancel(
        self,
        *,
        request_id: types.RequestId,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSampleCancelResponse:
        """Gives up a running `thread/sample` request.

        Experimental.

        Succeeds also when there is none with this id. The request is answered with an error.

        Args:
            request_id: Id of the `thread/sample` request.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.ThreadSampleCancelParams,
            request_id=request_id,
        )
        return await self._request(
            "thread/sample/cancel",
            params_,
            types.ThreadSampleCancelResponse,
            timeout,
        )

    async def thread_sample(
        self,
        *,
        thread_id: str,
        expected_turn_id: str,
        allow_in_progress_turn: bool | None = None,
        prompt: str,
        effort: types.ReasoningEffort | None = None,
        thread_source: types.ThreadSource | None = None,
        turn_trigger: str | None = None,
        responsesapi_client_metadata: dict[str, str] | None = None,
        disable_mcp: bool | None = None,
        interrupt_on_cancel: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSampleResponse:
        """Asks the model something about a thread without adding to its history.

        Experimental.

        `expectedTurnId` must be the latest turn, and it must have ended unless `allowInProgressTurn` says
        otherwise. The model sees the definitions of the thread's tools, but calls none.

        Args:
            thread_id: Id of the thread.
            expected_turn_id: The latest turn of the thread; another one is refused.
            allow_in_progress_turn: Whether the latest turn may still run. Absent: no.
            prompt: The question.
            effort: Reasoning effort, where it can be changed without losing the cache. Absent: that of the
            thread.
            thread_source: Purpose of the question. Absent: that of the thread.
            turn_trigger: What made the client ask, in its own words. Absent: not said.
            responsesapi_client_metadata: Metadata for the request to the model. Absent: none.
            disable_mcp: Whether to leave tools of MCP servers out. Absent: no.
            interrupt_on_cancel: Whether cancelling also stops the model request. Absent: as the thread does.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `{detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread/sample requires a loaded source`: No loaded thread has this id.
            RpcError: -32600 `thread/sample requires expectedTurnId and a prompt of at most 4000 bytes`: One of
            them is empty, or the prompt is longer.
            RpcError: -32600 `sample source must be idle`: A turn runs, and `allowInProgressTurn` is not set.
            RpcError: -32600 `sample source turn must be the latest finished turn`: `expectedTurnId` is another
            turn.
            RpcError: -32600 `sample source turn must be the latest turn`: `expectedTurnId` is another turn, with
            `allowInProgressTurn`.
            RpcError: -32603 `sample canceled`: `thread/sample/cancel` named the request.
            RpcError: -32603 `{detail}`: The model did not answer; the reason.
        """
        params_ = m.make(
            types.ThreadSampleParams,
            thread_id=thread_id,
            expected_turn_id=expected_turn_id,
            allow_in_progress_turn=allow_in_progress_turn,
            prompt=prompt,
            effort=effort,
            thread_source=thread_source,
            turn_trigger=turn_trigger,
            responsesapi_client_metadata=responsesapi_client_metadata,
            disable_mcp=disable_mcp,
            interrupt_on_cancel=interrupt_on_cancel,
        )
        return await self._request(
            "thread/sample",
            params_,
            types.ThreadSampleResponse,
            timeout,
        )

    async def thread_search(
        self,
        *,
        include_attached_threads: bool | None = None,
        current_account_only: bool | None = None,
        cursor: str | None = None,
        limit: int | None = None,
        sort_key: types.ThreadSearchSortKey | None = None,
        sort_direction: types.SortDirection | None = None,
        source_kinds: list[types.ThreadSourceKind] | None = None,
        archived: bool | None = None,
        search_term: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSearchResponse:
        """Searches the text of all stored threads.

        Experimental.

        Finds messages of the user and of the agent, upper and lower case alike. Each thread is found once, with
        its first place shown.

        Args:
            include_attached_threads: Whether to search threads attached to others, too. Absent: no.
            current_account_only: Whether to leave out threads of other accounts. Absent: no.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most threads in the page. Absent: the server decides.
            sort_key: What to sort by. Absent: time of creation.
            sort_direction: Order. Absent: newest first.
            source_kinds: Only threads of these kinds of programs. Absent or empty: interactive ones.
            archived: Whether to search archived threads instead of active ones. Absent: no.
            search_term: Text to look for; not blank.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `thread/search requires a non-empty searchTerm`: Nothing is left of the term without
            the blanks around it.
            RpcError: -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadSearchParams,
            include_attached_threads=include_attached_threads,
            current_account_only=current_account_only,
            cursor=cursor,
            limit=limit,
            sort_key=sort_key,
            sort_direction=sort_direction,
            source_kinds=source_kinds,
            archived=archived,
            search_term=search_term,
        )
        return await self._request(
            "thread/search",
            params_,
            types.ThreadSearchResponse,
            timeout,
        )

    async def thread_search_occurrences(
        self,
        *,
        thread_id: str,
        search_term: str,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSearchOccurrencesResponse:
        """Searches the messages of one thread.

        Experimental.

        Finds words of the user and of the agent, oldest first. Only for threads read in pages.

        Args:
            thread_id: Id of the thread.
            search_term: Text to look for, upper and lower case alike.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most places in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread/searchOccurrences requires a non-empty searchTerm`: `searchTerm` is empty.
            RpcError: -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
            RpcError: -32601 `thread/searchOccurrences is not supported yet`: The thread is not read in pages, or
            does not exist.
        """
        params_ = m.make(
            types.ThreadSearchOccurrencesParams,
            thread_id=thread_id,
            search_term=search_term,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/searchOccurrences",
            params_,
            types.ThreadSearchOccurrencesResponse,
            timeout,
        )

    async def thread_section_move(
        self,
        *,
        thread_id: str,
        section_id: str | m.Unset | None = m.UNSET,
        before_thread_id: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSectionMoveResponse:
        """Moves a thread into, within or out of a section of the user's list.

        A thread is in one section at most.

        Args:
            thread_id: Thread to move.
            section_id: The section. `null`: none.
            before_thread_id: Thread of the section to stand before. Absent or `null`: at the end.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `thread not found: {threadId}`: No thread has this id.
            RpcError: -32600 `sectionId must not be empty`: `sectionId` is empty.
            RpcError: -32600 `section {sectionId} does not exist`: There is no such section.
            RpcError: -32600 `beforeThreadId requires a non-null sectionId`: A neighbor is named, but no section.
            RpcError: -32600 `before thread {beforeThreadId} is not in section {sectionId}`: The neighbor is not
            in the section.
            RpcError: -32600 `thread {threadId} cannot be moved before itself`: The thread and its neighbor are
            the same.
            RpcError: -32600 `invalid before thread id: {detail}`: `beforeThreadId` is not a UUID.
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.ThreadSectionMoveParams,
            thread_id=thread_id,
            section_id=section_id,
            before_thread_id=before_thread_id,
        )
        return await self._request(
            "thread/section/move",
            params_,
            types.ThreadSectionMoveResponse,
            timeout,
        )

    async def thread_settings_update(
        self,
        *,
        thread_id: str,
        disabled_plugin_ids: list[str] | None = None,
        cwd: str | None = None,
        environments: list[types.TurnEnvironmentParams] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox_policy: types.SandboxPolicy | None = None,
        permissions: str | None = None,
        model: str | None = None,
        service_tier: str | m.Unset | None = m.UNSET,
        effort: types.ReasoningEffort | None = None,
        summary: types.ReasoningSummary | None = None,
        collaboration_mode: types.CollaborationMode | None = None,
        multi_agent_mode: types.MultiAgentMode | None = None,
        personality: types.Personality | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSettingsUpdateResponse:
        """Changes what later turns of a thread run with.

        Experimental.

        The running turn goes on as it is. No notification follows when nothing changed.

        Args:
            thread_id: Id of the thread.
            disabled_plugin_ids: Plugins switched off for the thread; empty switches all on.
            cwd: Working directory.
            environments: Environments, the primary one first; empty: none. Absent with `cwd`: the default ones
            there.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox_policy: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandboxPolicy`.
            model: Model to use.
            service_tier: Service tier of the model provider. `null`: back to its default.
            effort: Reasoning effort.
            summary: How much of the reasoning is summarized.
            collaboration_mode: Collaboration mode; `null` instructions in it mean those that belong to the mode.
            multi_agent_mode: Ignored; `effort` decides instead.
            personality: Tone of the answers; it has no effect any more.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute
            POSIX or Windows path syntax`: The working directory of an environment is not absolute.
            RpcError: -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does
            not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
            RpcError: -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
            RpcError: -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
            RpcError: -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on
            another machine.
            RpcError: -32600 ``permissions` cannot be combined with `sandboxPolicy``: Both are given.
        """
        params_ = m.make(
            types.ThreadSettingsUpdateParams,
            thread_id=thread_id,
            disabled_plugin_ids=disabled_plugin_ids,
            cwd=cwd,
            environments=environments,
            approval_policy=approval_policy,
            approvals_reviewer=approvals_reviewer,
            sandbox_policy=sandbox_policy,
            permissions=permissions,
            model=model,
            service_tier=service_tier,
            effort=effort,
            summary=summary,
            collaboration_mode=collaboration_mode,
            multi_agent_mode=multi_agent_mode,
            personality=personality,
        )
        return await self._request(
            "thread/settings/update",
            params_,
            types.ThreadSettingsUpdateResponse,
            timeout,
        )

    async def thread_shell_command(
        self,
        *,
        thread_id: str,
        command: str,
        timeout_ms: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadShellCommandResponse:
        """Runs a command of the user in a thread, without a sandbox.

        Answers at once. An idle thread gets a turn of its own for it; in a running turn the item joins that turn
        and the model sees the output.

        Args:
            thread_id: Id of the thread.
            command: Command line for the thread's shell; it runs without a sandbox.
            timeout_ms: Time limit in milliseconds, not negative; 0 stops it at once. Absent: one hour.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `command must not be empty`: Nothing is left of the command without the blanks around
            it.
            RpcError: -32602 `thread/shellCommand timeoutMs must be non-negative, got {timeoutMs}`: The time limit
            is negative.
        """
        params_ = m.make(
            types.ThreadShellCommandParams,
            thread_id=thread_id,
            command=command,
            timeout_ms=timeout_ms,
        )
        return await self._request(
            "thread/shellCommand",
            params_,
            types.ThreadShellCommandResponse,
            timeout,
        )

    async def thread_start(
        self,
        *,
        model: str | None = None,
        model_provider: str | None = None,
        allow_provider_model_fallback: bool | None = None,
        service_tier: str | m.Unset | None = m.UNSET,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox: types.SandboxMode | None = None,
        permissions: str | None = None,
        config: dict[str, t.Any] | None = None,
        service_name: str | None = None,
        base_instructions: str | None = None,
        developer_instructions: str | None = None,
        personality: types.Personality | None = None,
        multi_agent_mode: types.MultiAgentMode | None = None,
        ephemeral: bool | None = None,
        history_mode: types.ThreadHistoryMode | None = None,
        session_start_source: types.ThreadStartSource | None = None,
        thread_source: types.ThreadSource | None = None,
        project_id: str | None = None,
        environments: list[types.TurnEnvironmentParams] | None = None,
        dynamic_tools: list[types.DynamicToolSpec] | None = None,
        selected_capability_roots: list[types.SelectedCapabilityRoot] | None = None,
        daybreak_enabled: bool | None = None,
        mock_experimental_field: str | None = None,
        experimental_raw_events: bool | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadStartResponse:
        """Creates a thread, loads it and subscribes the connection to it.

        Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists
        after its first turn.

        Args:
            model: Model to use.
            model_provider: Id of the model provider.
            allow_provider_model_fallback: Whether the provider's default model may stand in for one it does not
            have. Absent: no.
            service_tier: Service tier of the model provider. `null`: back to its default.
            cwd: Working directory; a relative path counts from the server's own. Absent: the server's own.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandbox`.
            config: Further configuration values, by dotted key or nested.
            service_name: Name of the service the thread works for.
            base_instructions: Text in place of the built-in instructions.
            developer_instructions: Text in addition to the built-in instructions.
            personality: Tone of the answers.
            multi_agent_mode: Ignored; kept for older clients.
            ephemeral: Whether to keep the thread in memory only. Absent: no.
            history_mode: How to store the history.
            session_start_source: What made the client start the thread.
            thread_source: Purpose of the thread, in words of the client.
            project_id: Project the thread belongs to.
            environments: Environments to work in, the primary one first. Absent: the default one. Empty: none.
            dynamic_tools: Tools the client offers. Absent: none.
            selected_capability_roots: Directories that bring capabilities.
            daybreak_enabled: Daybreak choice to save with the thread. Not possible for an ephemeral one.
            mock_experimental_field: Does nothing; exists to test the experimental gate.
            experimental_raw_events: Whether raw items of the model provider are sent as well. Absent: no.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute
            POSIX or Windows path syntax`: The working directory of an environment is not absolute.
            RpcError: -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does
            not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
            RpcError: -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
            RpcError: -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
            RpcError: -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on
            another machine.
            RpcError: -32600 `projectId must not be empty`: `projectId` is empty.
            RpcError: -32600 `project not found: {projectId}`: `projectId` names no project.
            RpcError: -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model
            provider is not configured. Until 0.97.
            RpcError: -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model
            provider is not configured. Since 0.169.
            RpcError: -32600 ``permissions` cannot be combined with `sandbox``: Both are given; `thread/resume`
            and `thread/fork` refuse it, too.
            RpcError: -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
            RpcError: -32600 `dynamic tool name must not be empty`: A tool has no name.
            RpcError: -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins
            with `mcp__`.
            RpcError: -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool
            begins or ends with a blank.
            RpcError: -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The
            name of a tool has other characters; not checked in 0.97.
            RpcError: -32600 `dynamic tool namespace must contain at least one tool: {name}`: A group has no tool.
            RpcError: -32600 `duplicate dynamic tool namespace: {name}`: Two groups share a name.
            RpcError: -32600 `deferred dynamic tool must include a namespace: {name}`: A tool with `deferLoading`
            is in no group.
            RpcError: -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a
            tool uses something that is not supported.
        """
        params_ = m.make(
            types.ThreadStartParams,
            model=model,
            model_provider=model_provider,
            allow_provider_model_fallback=allow_provider_model_fallback,
            service_tier=service_tier,
            cwd=cwd,
            runtime_workspace_roots=runtime_workspace_roots,
            approval_policy=approval_policy,
            approvals_reviewer=approvals_reviewer,
            sandbox=sandbox,
            permissions=permissions,
            config=config,
            service_name=service_name,
            base_instructions=base_instructions,
            developer_instructions=developer_instructions,
            personality=personality,
            multi_agent_mode=multi_agent_mode,
            ephemeral=ephemeral,
            history_mode=history_mode,
            session_start_source=session_start_source,
            thread_source=thread_source,
            project_id=project_id,
            environments=environments,
            dynamic_tools=dynamic_tools,
            selected_capability_roots=selected_capability_roots,
            daybreak_enabled=daybreak_enabled,
            mock_experimental_field=mock_experimental_field,
            experimental_raw_events=experimental_raw_events,
        )
        return await self._request(
            "thread/start",
            params_,
            types.ThreadStartResponse,
            timeout,
        )

    async def thread_timeline_list(
        self,
        *,
        thread_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadTimelineListResponse:
        """Lists the history of a thread step by step, voice sessions included.

        Experimental.

        Entries come in the order they were stored. `nextCursor` is `null` on the last page.

        Args:
            thread_id: Id of the thread.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most entries in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `invalid thread timeline cursor`: `cursor` is not one the server gave out.
            RpcError: -32601 `thread/timeline/list is not supported yet`: The thread is not read in pages, or does
            not exist.
        """
        params_ = m.make(
            types.ThreadTimelineListParams,
            thread_id=thread_id,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "thread/timeline/list",
            params_,
            types.ThreadTimelineListResponse,
            timeout,
        )

    async def thread_turns_list(
        self,
        *,
        thread_id: str,
        cursor: str | None = None,
        limit: int | None = None,
        sort_direction: types.SortDirection | None = None,
        items_view: types.TurnItemsView | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadTurnsListResponse:
        """Lists the turns of a thread page by page, newest first.

        The thread may be stored or loaded.

        Args:
            thread_id: Id of the thread.
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most turns in the page. Absent: the server decides.
            sort_direction: Order of the turns. Absent: newest first.
            items_view: How much of each turn. Absent: a summary.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
        """
        params_ = m.make(
            types.ThreadTurnsListParams,
            thread_id=thread_id,
            cursor=cursor,
            limit=limit,
            sort_direction=sort_direction,
            items_view=items_view,
        )
        return await self._request(
            "thread/turns/list",
            params_,
            types.ThreadTurnsListResponse,
            timeout,
        )

    async def thread_unarchive(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadUnarchiveResponse:
        """Takes a thread out of the archive.

        The thread is not loaded by this.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
            RpcError: -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
            RpcError: -32600 `no archived rollout found for thread id {threadId}`: No archived thread has this id.
        """
        params_ = m.make(
            types.ThreadUnarchiveParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/unarchive",
            params_,
            types.ThreadUnarchiveResponse,
            timeout,
        )

    async def thread_unsubscribe(
        self,
        *,
        thread_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadUnsubscribeResponse:
        """Ends the connection's subscription to a thread.

        The thread is not unloaded at once, but when nobody has subscribed and no turn has run for a minute or
        two; `thread/status/changed` and `thread/closed` tell so.

        Args:
            thread_id: Id of the thread.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
        """
        params_ = m.make(
            types.ThreadUnsubscribeParams,
            thread_id=thread_id,
        )
        return await self._request(
            "thread/unsubscribe",
            params_,
            types.ThreadUnsubscribeResponse,
            timeout,
        )

    async def thread_section_create(
        self,
        *,
        name: str,
        appearance: types.ThreadSectionAppearance | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSectionCreateResponse:
        """Creates a section.

        Two sections may have the same name.

        Args:
            name: Name shown to the user; not blank.
            appearance: How it looks. Absent: as usual.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `section name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has
            more than 64 bytes.
        """
        params_ = m.make(
            types.ThreadSectionCreateParams,
            name=name,
            appearance=appearance,
        )
        return await self._request(
            "threadSection/create",
            params_,
            types.ThreadSectionCreateResponse,
            timeout,
        )

    async def thread_section_delete(
        self,
        *,
        section_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSectionDeleteResponse:
        """Deletes a section.

        Its threads stay, without a section.

        Args:
            section_id: The section; the built-in one stays.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `sectionId must not be empty`: `sectionId` is empty.
            RpcError: -32602 `thread section not found: {sectionId}`: There is no such section.
            RpcError: -32602 `the built-in pinned section cannot be deleted`: It is the section that is always
            there.
        """
        params_ = m.make(
            types.ThreadSectionDeleteParams,
            section_id=section_id,
        )
        return await self._request(
            "threadSection/delete",
            params_,
            types.ThreadSectionDeleteResponse,
            timeout,
        )

    async def thread_section_list(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSectionListResponse:
        """Lists the sections of the user's list of threads.

        A section called `Pinned` is always there.

        Args:
            cursor: Where to go on, from the page before. Absent: at the beginning.
            limit: Most sections in the page. Absent: the server decides.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.ThreadSectionListParams,
            cursor=cursor,
            limit=limit,
        )
        return await self._request(
            "threadSection/list",
            params_,
            types.ThreadSectionListResponse,
            timeout,
        )

    async def thread_section_update(
        self,
        *,
        section_id: str,
        name: str,
        appearance: types.ThreadSectionAppearance | m.Unset | None = m.UNSET,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.ThreadSectionUpdateResponse:
        """Renames a section and changes its looks.

        The name is always given; the looks stay when they are absent.

        Args:
            section_id: Section to change.
            name: New name; not blank.
            appearance: How it looks. `null`: as usual. Absent: as before.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `section name must not be empty`: Nothing is left of the name without the blanks
            around it.
            RpcError: -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has
            more than 64 bytes.
            RpcError: -32602 `sectionId must not be empty`: `sectionId` is empty.
            RpcError: -32602 `thread section not found: {sectionId}`: There is no such section.
            RpcError: -32602 `the built-in pinned section cannot be renamed`: It is the section that is always
            there.
        """
        params_ = m.make(
            types.ThreadSectionUpdateParams,
            section_id=section_id,
            name=name,
            appearance=appearance,
        )
        return await self._request(
            "threadSection/update",
            params_,
            types.ThreadSectionUpdateResponse,
            timeout,
        )

    async def turn_interrupt(
        self,
        *,
        thread_id: str,
        turn_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.TurnInterruptResponse:
        """Stops the running turn.

        Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are
        withdrawn. An empty `turnId` stops whichever turn runs. 0.97 does not look at `turnId` and never answers
        when nothing runs.

        Args:
            thread_id: Id of the thread.
            turn_id: The running turn.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `no active turn to interrupt`: No turn runs.
            RpcError: -32600 `expected active turn id {turnId} but found {activeTurnId}`: Another turn runs.
        """
        params_ = m.make(
            types.TurnInterruptParams,
            thread_id=thread_id,
            turn_id=turn_id,
        )
        return await self._request(
            "turn/interrupt",
            params_,
            types.TurnInterruptResponse,
            timeout,
        )

    async def turn_settings_update(
        self,
        *,
        thread_id: str,
        turn_id: str,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        environments: list[types.TurnEnvironmentParams] | None = None,
        model: str | None = None,
        effort: types.ReasoningEffort | None = None,
        summary: types.ReasoningSummary | None = None,
        service_tier: str | m.Unset | None = m.UNSET,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.TurnSettingsUpdateResponse:
        """Changes settings for the rest of a running turn.

        Experimental.

        The step that runs goes on as it is; later turns are not touched. Reviewer and environments can always
        change; a change of anything else, or of nothing, needs the feature `step_model_switching`.

        Args:
            thread_id: Id of the thread.
            turn_id: The running turn.
            approvals_reviewer: Who answers approval questions from the next step on.
            environments: Environments from the next step on, the primary one first; empty: none.
            model: Model to use.
            effort: Reasoning effort.
            summary: How much of the reasoning is summarized.
            service_tier: Service tier. `null`: back to the default of the provider.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute
            POSIX or Windows path syntax`: The working directory of an environment is not absolute.
            RpcError: -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does
            not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
            RpcError: -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
            RpcError: -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
            RpcError: -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on
            another machine.
            RpcError: -32600 `turn settings updates require the step_model_switching feature`: The change needs
            the feature, and it is off.
        """
        params_ = m.make(
            types.TurnSettingsUpdateParams,
            thread_id=thread_id,
            turn_id=turn_id,
            approvals_reviewer=approvals_reviewer,
            environments=environments,
            model=model,
            effort=effort,
            summary=summary,
            service_tier=service_tier,
        )
        return await self._request(
            "turn/settings/update",
            params_,
            types.TurnSettingsUpdateResponse,
            timeout,
        )

    async def turn_start(
        self,
        *,
        thread_id: str,
        client_user_message_id: str | None = None,
        input: list[types.UserInput],
        tool_output: types.TurnToolOutput | None = None,
        turn_trigger: str | None = None,
        parent_turn_id: str | None = None,
        root_turn_id: str | None = None,
        responsesapi_client_metadata: dict[str, str] | None = None,
        responsesapi_client_metadata_patch: dict[str, str] | None = None,
        additional_context: dict[str, types.AdditionalContextEntry] | None = None,
        environments: list[types.TurnEnvironmentParams] | None = None,
        cwd: str | None = None,
        runtime_workspace_roots: list[types.AbsolutePathBuf] | None = None,
        approval_policy: types.AskForApproval | None = None,
        approvals_reviewer: types.ApprovalsReviewer | None = None,
        sandbox_policy: types.SandboxPolicy | None = None,
        permissions: str | None = None,
        model: str | None = None,
        service_tier: str | m.Unset | None = m.UNSET,
        service_tier_for_turn: str | None = None,
        effort: types.ReasoningEffort | None = None,
        summary: types.ReasoningSummary | None = None,
        personality: types.Personality | None = None,
        output_schema: t.Any = None,
        collaboration_mode: types.CollaborationMode | None = None,
        multi_agent_mode: types.MultiAgentMode | None = None,
        cyber_access_program: types.CyberAccessProgram | None = None,
        disabled_plugin_ids: list[str] | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.TurnStartResponse:
        """Starts a turn and returns it before it runs.

        Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn
        and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.

        Args:
            thread_id: Id of the thread.
            client_user_message_id: Id of the client for the user message; it comes back as `clientId`.
            input: What the user sends; may be empty.
            tool_output: Output of a tool that starts the turn.
            turn_trigger: What made the client start the turn, in its own words. Ignored when a turn already runs.
            parent_turn_id: Turn on whose behalf this one starts. Absent: the user started it.
            root_turn_id: First turn of the chain that led here. Absent: this turn is the first.
            responsesapi_client_metadata: Replaces the client's entries in the metadata sent to the model
            provider; empty clears them.
            responsesapi_client_metadata_patch: Adds to the client's entries in the metadata sent to the model
            provider.
            additional_context: Pieces of context by source.
            environments: Environments to work in, the primary one first. Absent: those of the thread. Empty:
            none.
            cwd: Working directory.
            runtime_workspace_roots: Absolute paths of the workspace's roots.
            approval_policy: When to ask before acting.
            approvals_reviewer: Who answers approval questions.
            sandbox_policy: What commands and patches may touch.
            permissions: Name of a permission profile; excludes `sandboxPolicy`.
            model: Model to use.
            service_tier: Service tier of the model provider. `null`: back to its default.
            service_tier_for_turn: Service tier of this turn only. Absent: that of the thread.
            effort: Reasoning effort.
            summary: How much of the reasoning is summarized.
            personality: Tone of the answers.
            output_schema: JSON Schema of the final answer, for this turn only. Absent: free text.
            collaboration_mode: Collaboration mode; it wins over `model`, `effort` and instructions.
            multi_agent_mode: Ignored; kept for older clients.
            cyber_access_program: Program for security work to ask for, for this turn only. It grants nothing by
            itself.
            disabled_plugin_ids: Plugins switched off for the thread; empty switches all on. Absent: no change.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute
            POSIX or Windows path syntax`: The working directory of an environment is not absolute.
            RpcError: -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does
            not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
            RpcError: -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
            RpcError: -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
            RpcError: -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on
            another machine.
            RpcError: -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input`
            have more than 1,048,576 characters.
            RpcError: -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of
            `input` has an `http` URL.
            RpcError: -32600 `additional context name is only supported for untrusted context`: Context that is
            trusted has a name.
            RpcError: -32600 ``toolOutput` cannot be combined with nonempty `input``: The turn has both.
            RpcError: -32600 ``toolOutput.name` must not be empty`: The name is empty.
            RpcError: -32603 `failed to submit turn input: ActiveTurnOutputSchemaMismatch`: A turn is running, and
            the input has an `outputSchema`.
            RpcError: -32603 `failed to submit turn input: EmptyInput`: A turn is running, and there is no input
            for it.
        """
        params_ = m.make(
            types.TurnStartParams,
            thread_id=thread_id,
            client_user_message_id=client_user_message_id,
            input=input,
            tool_output=tool_output,
            turn_trigger=turn_trigger,
            parent_turn_id=parent_turn_id,
            root_turn_id=root_turn_id,
            responsesapi_client_metadata=responsesapi_client_metadata,
            responsesapi_client_metadata_patch=responsesapi_client_metadata_patch,
            additional_context=additional_context,
            environments=environments,
            cwd=cwd,
            runtime_workspace_roots=runtime_workspace_roots,
            approval_policy=approval_policy,
            approvals_reviewer=approvals_reviewer,
            sandbox_policy=sandbox_policy,
            permissions=permissions,
            model=model,
            service_tier=service_tier,
            service_tier_for_turn=service_tier_for_turn,
            effort=effort,
            summary=summary,
            personality=personality,
            output_schema=output_schema,
            collaboration_mode=collaboration_mode,
            multi_agent_mode=multi_agent_mode,
            cyber_access_program=cyber_access_program,
            disabled_plugin_ids=disabled_plugin_ids,
        )
        return await self._request(
            "turn/start",
            params_,
            types.TurnStartResponse,
            timeout,
        )

    async def turn_steer(
        self,
        *,
        thread_id: str,
        client_user_message_id: str | None = None,
        input: list[types.UserInput],
        responsesapi_client_metadata: dict[str, str] | None = None,
        responsesapi_client_metadata_patch: dict[str, str] | None = None,
        additional_context: dict[str, types.AdditionalContextEntry] | None = None,
        expected_turn_id: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.TurnSteerResponse:
        """Adds input to the running turn.

        The user message appears as an item as soon as the turn takes it. No turn is started and no settings are
        changed.

        Args:
            thread_id: Id of the thread.
            client_user_message_id: Id of the client for the user message; it comes back as `clientId`.
            input: What the user sends; must not be empty.
            responsesapi_client_metadata: Replaces the client's entries in the metadata sent to the model
            provider; empty clears them.
            responsesapi_client_metadata_patch: Adds to the client's entries in the metadata sent to the model
            provider.
            additional_context: Pieces of context by source.
            expected_turn_id: Turn that must be the running one.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
            RpcError: -32600 `thread not found: {threadId}`: No loaded thread has this id.
            RpcError: -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input`
            have more than 1,048,576 characters.
            RpcError: -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of
            `input` has an `http` URL.
            RpcError: -32600 `additional context name is only supported for untrusted context`: Context that is
            trusted has a name.
            RpcError: -32600 `no active turn to steer`: No turn runs.
            RpcError: -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
            RpcError: -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
            RpcError: -32600 `input must not be empty`: `input` is empty.
            RpcError: -32600 `cannot steer a {turnKind} turn`: A review or a summary runs.
        """
        params_ = m.make(
            types.TurnSteerParams,
            thread_id=thread_id,
            client_user_message_id=client_user_message_id,
            input=input,
            responsesapi_client_metadata=responsesapi_client_metadata,
            responsesapi_client_metadata_patch=responsesapi_client_metadata_patch,
            additional_context=additional_context,
            expected_turn_id=expected_turn_id,
        )
        return await self._request(
            "turn/steer",
            params_,
            types.TurnSteerResponse,
            timeout,
        )

    async def user_verification_cancel(
        self,
        *,
        request_id: types.RequestId,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.UserVerificationCancelResponse:
        """Cancels a running verification.

        Experimental.

        The cancelled request answers with an error. An unknown id is no error.

        Args:
            request_id: Id of the enroll or verify request, sent on the same connection.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.UserVerificationCancelParams,
            request_id=request_id,
        )
        return await self._request(
            "userVerification/cancel",
            params_,
            types.UserVerificationCancelResponse,
            timeout,
        )

    async def user_verification_delete(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.UserVerificationDeleteResponse:
        """Deletes the key of this device.

        Experimental.

        Nothing happens when there is none.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.UserVerificationDeleteParams()
        return await self._request(
            "userVerification/delete",
            params_,
            types.UserVerificationDeleteResponse,
            timeout,
        )

    async def user_verification_enroll(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.UserVerificationEnrollResponse:
        """Makes a key for this device.

        Experimental.

        The client registers it with the service. A key that is there is used again.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.UserVerificationEnrollParams()
        return await self._request(
            "userVerification/enroll",
            params_,
            types.UserVerificationEnrollResponse,
            timeout,
        )

    async def user_verification_status(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.UserVerificationStatusResponse:
        """Tells whether this device can verify its user.

        Experimental.

        Asks nobody.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = types.UserVerificationStatusParams()
        return await self._request(
            "userVerification/status",
            params_,
            types.UserVerificationStatusResponse,
            timeout,
        )

    async def user_verification_verify(
        self,
        *,
        challenge: str,
        title: str,
        description: str,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.UserVerificationVerifyResponse:
        """Asks the user to confirm something with the key of this device.

        Experimental.

        Answers when the user did. Errors carry what went wrong as `data`.

        Args:
            challenge: 1 to 4096 bytes to sign, in base64url without padding.
            title: What is shown first, 1 to 256 bytes.
            description: More about it, at most 4096 bytes.
            timeout: Seconds to wait for the answer; the client's own limit if not given.

        Raises:
            RpcError: -32602 `Invalid verification challenge or display text.`: A text is too long or empty, or
            the challenge is not base64url.
            RpcError: -32603 `User verification is not available in this build or account.`: This device cannot do
            it.
        """
        params_ = m.make(
            types.UserVerificationVerifyParams,
            challenge=challenge,
            title=title,
            description=description,
        )
        return await self._request(
            "userVerification/verify",
            params_,
            types.UserVerificationVerifyResponse,
            timeout,
        )

    async def windows_sandbox_readiness(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.WindowsSandboxReadinessResponse:
        """Tells the state of the Windows sandbox.

        On other systems it is never set up.

        Args:
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = None
        return await self._request(
            "windowsSandbox/readiness",
            params_,
            types.WindowsSandboxReadinessResponse,
            timeout,
        )

    async def windows_sandbox_setup_start(
        self,
        *,
        mode: types.WindowsSandboxSetupMode,
        cwd: types.AbsolutePathBuf | None = None,
        timeout: float | None = None,  # noqa: ASYNC109
    ) -> types.WindowsSandboxSetupStartResponse:
        """Sets the Windows sandbox up.

        The outcome comes as `windowsSandbox/setupCompleted`; on other systems it is a failure.

        Args:
            mode: With which rights.
            cwd: Directory whose configuration counts. Absent: that of the server.
            timeout: Seconds to wait for the answer; the client's own limit if not given.
        """
        params_ = m.make(
            types.WindowsSandboxSetupStartParams,
            mode=mode,
            cwd=cwd,
        )
        return await self._request(
            "windowsSandbox/setupStart",
            params_,
            types.WindowsSandboxSetupStartResponse,
            timeout,
        )

    async def initialized(self) -> None:
        """Tells the server that the client has read the answer to `initialize`.

        Has no effect and may be left out.
        """
        params_ = None
        await self._notify("initialized", params_)

    if t.TYPE_CHECKING:

        def events(self) -> c.Events[Event]:
            """Returns all notifications from now on: typed params, or `UnknownNotification`."""
            ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["account/chatgptAuthTokens/refresh"],
            handler: Callable[
                [types.ChatgptAuthTokensRefreshParams],
                Awaitable[types.ChatgptAuthTokensRefreshResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["attestation/generate"],
            handler: Callable[
                [types.AttestationGenerateParams],
                Awaitable[types.AttestationGenerateResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["currentTime/read"],
            handler: Callable[
                [types.CurrentTimeReadParams],
                Awaitable[types.CurrentTimeReadResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/commandExecution/requestApproval"],
            handler: Callable[
                [types.CommandExecutionRequestApprovalParams],
                Awaitable[types.CommandExecutionRequestApprovalResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/fileChange/requestApproval"],
            handler: Callable[
                [types.FileChangeRequestApprovalParams],
                Awaitable[types.FileChangeRequestApprovalResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/permissions/requestApproval"],
            handler: Callable[
                [types.PermissionsRequestApprovalParams],
                Awaitable[types.PermissionsRequestApprovalResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/tool/call"],
            handler: Callable[
                [types.DynamicToolCallParams],
                Awaitable[types.DynamicToolCallResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["item/tool/requestUserInput"],
            handler: Callable[
                [types.ToolRequestUserInputParams],
                Awaitable[types.ToolRequestUserInputResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["applyPatchApproval"],
            handler: Callable[
                [types.ApplyPatchApprovalParams],
                Awaitable[types.ApplyPatchApprovalResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["execCommandApproval"],
            handler: Callable[
                [types.ExecCommandApprovalParams],
                Awaitable[types.ExecCommandApprovalResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: t.Literal["mcpServer/elicitation/request"],
            handler: Callable[
                [types.McpServerElicitationRequestParams],
                Awaitable[types.McpServerElicitationRequestResponse],
            ],
        ) -> None: ...

        @t.overload
        def on_request(
            self,
            method: str,
            handler: Callable[[t.Any], Awaitable[t.Any]],
        ) -> None: ...

        def on_request(
            self,
            method: str,
            handler: Callable[[t.Any], Awaitable[t.Any]],
        ) -> None:
            """Answers a method of the server, each request in a task of its own."""
