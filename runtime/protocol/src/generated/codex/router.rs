// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/router.rs.j2 from schema/codex/**/*.json.

//! Handler traits, one per method family, and the routers that call them.

use std::sync::Arc;

use serde_json::value::RawValue;

use super::{Method, method, notification, types::*, unions::*};
use crate::{
    Access, Call, CallError, Encoded, Handler, NotificationMethod, Rights,
    envelope::{PendingCall, parse_params_with},
    permit,
};

/// The methods `account/*`.
pub trait AccountMethods: Handler {
    /// Checks whether the setup of Bedrock fits a region of the US government.
    ///
    /// A hint only; no warning is no guarantee.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/checkGovCloudRequirements.json`.
    fn account_bedrock_check_gov_cloud_requirements(
        &self,
        params: BedrockCheckGovCloudRequirementsParams,
    ) -> impl Future<Output = Result<BedrockCheckGovCloudRequirementsResponse, Self::Error>> + Send;
    /// Gives up a sign-in in the browser.
    ///
    /// The sign-in then ends with `Login server error: Login was not completed`. Succeeds also when there is none; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid login id: {loginId}`: `loginId` is not a UUID.
    ///
    /// Source: `schema/codex/account/login/cancel.json`.
    fn account_login_cancel(
        &self,
        params: CancelLoginAccountParams,
    ) -> impl Future<Output = Result<CancelLoginAccountResponse, Self::Error>> + Send;
    /// Begins to sign in.
    ///
    /// With a key or tokens it is done at once; else `account/login/completed` tells the end. A new sign-in in the browser ends the one before with `Login server error: Login cancelled`, one with a key with `Login server error: Login was not completed`.
    ///
    /// Errors:
    /// - -32600 `signing in with `{method}` is not supported; sign in with `apiKey``: The kind of sign-in is one with a code of the vendor or with keys of Amazon Bedrock.
    /// - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands a sign-in with ChatGPT.
    /// - -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands a key.
    /// - -32600 `External ChatGPT auth is disabled. Use API key login instead.`: The same, for tokens of the client.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    /// - -32600 `invalid id token: {detail}`: A token cannot be read. Until 0.97.
    /// - -32603 `failed to set external auth: {detail}`: A token cannot be read. Since 0.169.
    /// - -32603 `failed to request device code: {detail}`: The service that gives out codes cannot be reached. Since 0.169.
    /// - -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
    /// - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
    ///
    /// Source: `schema/codex/account/login/start.json`.
    fn account_login_start(
        &self,
        params: LoginAccountParams,
    ) -> impl Future<Output = Result<LoginAccountResponse, Self::Error>> + Send;
    /// Forgets all credentials.
    ///
    /// Gives up a sign-in that is under way. Succeeds also when nobody is signed in.
    ///
    /// Source: `schema/codex/account/logout.json`.
    fn account_logout(
        &self,
    ) -> impl Future<Output = Result<LogoutAccountResponse, Self::Error>> + Send;
    /// Returns who is signed in.
    ///
    /// `account` is `null` when the model provider needs no account, even if a key is stored.
    ///
    /// Errors:
    /// - -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
    ///
    /// Source: `schema/codex/account/read.json`.
    fn account_read(
        &self,
        params: GetAccountParams,
    ) -> impl Future<Output = Result<GetAccountResponse, Self::Error>> + Send;
    /// Returns advice to make the account safer.
    ///
    /// No advice when nobody is signed in or none applies. Nothing is changed.
    ///
    /// Since 0.169. Source: `schema/codex/account/securitySetup/read.json`.
    fn account_security_setup_read(
        &self,
    ) -> impl Future<Output = Result<GetAccountSecuritySetupResponse, Self::Error>> + Send;
}

/// The methods of the family `vendor`.
pub trait VendorMethods: Handler {
    /// Looks for credentials of AWS on this machine.
    ///
    /// Looks at environment variables and at the files of AWS; returns no secrets.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/discover.json`.
    fn account_bedrock_discover(
        &self,
        params: BedrockDiscoverParams,
    ) -> impl Future<Output = Result<BedrockDiscoverResponse, Self::Error>> + Send;
    /// Sets the configuration up for Amazon Bedrock.
    ///
    /// The credentials must be there and work.
    ///
    /// Errors:
    /// - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
    /// - -32600 `No AWS credentials found. Please Configure AWS credentials or complete AWS sign-in, then try again.`: There are no credentials.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/setup.json`.
    fn account_bedrock_setup(
        &self,
        params: BedrockSetupParams,
    ) -> impl Future<Output = Result<BedrockSetupResponse, Self::Error>> + Send;
    /// Gives up a sign-in at a gateway.
    ///
    /// Succeeds also when there is none.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/cancel.json`.
    fn account_gateway_o_auth_cancel(
        &self,
    ) -> impl Future<Output = Result<GatewayOAuthCancelResponse, Self::Error>> + Send;
    /// Begins to sign in at the gateway of the model provider.
    ///
    /// The provider in use stays the same. `account/gatewayOAuth/changed` tells the rest.
    ///
    /// Errors:
    /// - -32600 `The selected provider does not use gateway OAuth`: The model provider wants no sign-in.
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/login.json`.
    fn account_gateway_o_auth_login(
        &self,
        params: GatewayOAuthLoginParams,
    ) -> impl Future<Output = Result<GatewayOAuthLoginResponse, Self::Error>> + Send;
    /// Returns whether the model provider wants a sign-in at its gateway, and where it stands.
    ///
    /// Nothing is started.
    ///
    /// Errors:
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/read.json`.
    fn account_gateway_o_auth_read(
        &self,
        params: GatewayOAuthReadParams,
    ) -> impl Future<Output = Result<GatewayOAuthReadResponse, Self::Error>> + Send;
    /// Sets the configuration up for models of Google Cloud.
    ///
    /// Nothing is written when the project is not valid.
    ///
    /// Errors:
    /// - -32600 `model_providers.gcp.project_id must be non-empty and contain only ASCII letters, digits, and hyphens`: `projectId` is empty or has other characters.
    /// - -32600 `Cannot read the Google Cloud credential file: {detail}`: The file cannot be read.
    /// - -32600 `The Google Cloud auth command could not obtain an access token.`: Nobody is signed in to Google Cloud.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/gcp/setup.json`.
    fn account_gcp_setup(
        &self,
        params: GcpSetupParams,
    ) -> impl Future<Output = Result<GcpSetupResponse, Self::Error>> + Send;
    /// Sends a report to the vendor.
    ///
    /// In 0.97 it succeeds also when the report could not be sent.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to upload feedback: {detail}`: The report could not be sent. Since 0.169.
    ///
    /// Source: `schema/codex/feedback/upload.json`.
    fn feedback_upload(
        &self,
        params: FeedbackUploadParams,
    ) -> impl Future<Output = Result<FeedbackUploadResponse, Self::Error>> + Send;
    /// Ends a subscription to events of an MCP server.
    ///
    /// An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/mcpServer/event/stream/stop.json`.
    fn mcp_server_event_stream_stop(
        &self,
        params: McpServerEventStreamStopParams,
    ) -> impl Future<Output = Result<McpServerEventStreamStopResponse, Self::Error>> + Send;
    /// Reads the catalog of skills.
    ///
    /// Asks the service of the vendor.
    ///
    /// Errors:
    /// - -32603 `failed to read remote skills: {detail}`: The service cannot be reached.
    ///
    /// Until 0.97. Source: `schema/codex/skills/remote/read.json`.
    fn skills_remote_read(
        &self,
        params: SkillsRemoteReadParams,
    ) -> impl Future<Output = Result<SkillsRemoteReadResponse, Self::Error>> + Send;
    /// Downloads a skill of the catalog.
    ///
    /// It goes into the skill folder of the home directory.
    ///
    /// Errors:
    /// - -32603 `failed to download remote skill: {detail}`: The service cannot be reached.
    ///
    /// Until 0.97. Source: `schema/codex/skills/remote/write.json`.
    fn skills_remote_write(
        &self,
        params: SkillsRemoteWriteParams,
    ) -> impl Future<Output = Result<SkillsRemoteWriteResponse, Self::Error>> + Send;
}

/// The methods `accountSession/*`.
pub trait AccountSessionMethods: Handler {
    /// Lists the accounts signed in.
    ///
    /// Empty when nobody is.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/accountSession/list.json`.
    fn account_session_list(
        &self,
        params: AccountSessionsListParams,
    ) -> impl Future<Output = Result<AccountSessionsResponse, Self::Error>> + Send;
}

/// The methods `app/*`.
pub trait AppMethods: Handler {
    /// Returns the apps in use.
    ///
    /// All from one moment; names come from the tools, the rest from `app/read`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/app/installed.json`.
    fn app_installed(
        &self,
        params: AppsInstalledParams,
    ) -> impl Future<Output = Result<AppsInstalledResponse, Self::Error>> + Send;
    /// Lists the apps that the account can reach.
    ///
    /// Empty without an account or with the feature off; a wrong cursor is not noticed then.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Source: `schema/codex/app/list.json`.
    fn app_list(
        &self,
        params: AppsListParams,
    ) -> impl Future<Output = Result<AppsListResponse, Self::Error>> + Send;
    /// Returns certain apps.
    ///
    /// Ids without an app come back in `missingAppIds`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32602 `app/read accepts at most 100 appIds`: There are more.
    ///
    /// Since 0.169. Source: `schema/codex/app/read.json`.
    fn app_read(
        &self,
        params: AppsReadParams,
    ) -> impl Future<Output = Result<AppsReadResponse, Self::Error>> + Send;
}

/// The methods `collaborationMode/*`.
pub trait CollaborationModeMethods: Handler {
    /// Lists the collaboration modes.
    ///
    /// There is one preset per mode and no paging.
    ///
    /// Errors:
    /// - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/collaborationMode/list.json`.
    fn collaboration_mode_list(
        &self,
        params: CollaborationModeListParams,
    ) -> impl Future<Output = Result<CollaborationModeListResponse, Self::Error>> + Send;
}

/// The methods `command/*`.
pub trait CommandMethods: Handler {
    /// Changes the size of the terminal of a running command.
    ///
    /// The command must have been started with `tty`.
    ///
    /// Errors:
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    /// - -32600 `failed to resize PTY: {detail}`: The command has no terminal (`process is not attached to a PTY`).
    /// - -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/resize.json`.
    fn command_exec_resize(
        &self,
        params: CommandExecResizeParams,
    ) -> impl Future<Output = Result<CommandExecResizeResponse, Self::Error>> + Send;
    /// Kills a running command.
    ///
    /// `command/exec` then answers with exit code 137.
    ///
    /// Errors:
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/terminate.json`.
    fn command_exec_terminate(
        &self,
        params: CommandExecTerminateParams,
    ) -> impl Future<Output = Result<CommandExecTerminateResponse, Self::Error>> + Send;
    /// Writes to standard input of a running command.
    ///
    /// The command must have been started with `streamStdin` or `tty`.
    ///
    /// Errors:
    /// - -32602 `command/exec/write requires deltaBase64 or closeStdin`: Neither was given.
    /// - -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    /// - -32600 `stdin streaming is not enabled for this command/exec`: The process was started without `streamStdin`.
    /// - -32600 `stdin is already closed`: The input was closed before.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/write.json`.
    fn command_exec_write(
        &self,
        params: CommandExecWriteParams,
    ) -> impl Future<Output = Result<CommandExecWriteResponse, Self::Error>> + Send;
    /// Runs a command outside of any thread and answers when it ends.
    ///
    /// An exit code other than 0 is no error. 0.97 knows only `command`, `cwd`, `timeoutMs` and `sandboxPolicy`; there a timeout is an error, later it is exit code 124. Output is sent before the answer. The process ends with the connection.
    ///
    /// Errors:
    /// - -32600 `command must not be empty`: `command` is empty.
    /// - -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
    /// - -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
    /// - -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
    /// - -32602 `command/exec timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is negative. Since 0.169.
    /// - -32602 `command/exec cannot set both timeoutMs and disableTimeout`: Both were given.
    /// - -32602 `command/exec cannot set both outputBytesCap and disableOutputCap`: Both were given.
    /// - -32602 `command/exec size requires tty: true`: `size` was given without a terminal.
    /// - -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    /// - -32600 `command/exec tty or streaming requires a client-supplied processId`: A terminal or streaming was asked for without `processId`.
    /// - -32600 `duplicate active command/exec process id: "{processId}"`: A running command has this id.
    /// - -32600 ``permissionProfile` cannot be combined with `sandboxPolicy``: Both were given.
    /// - -32600 `invalid permission profile: {detail}`: There is no such permission profile.
    ///
    /// Source: `schema/codex/command/exec.json`.
    fn command_exec(
        &self,
        params: CommandExecParams,
    ) -> impl Future<Output = Result<CommandExecResponse, Self::Error>> + Send;
}

/// The methods `config/*`.
pub trait ConfigMethods: Handler {
    /// Writes several values into the user's configuration, all or none.
    ///
    /// Works as `config/value/write` does.
    ///
    /// Errors:
    /// - -32600 `Configuration was modified since last read. Fetch latest version and retry.`: `expectedVersion` is not the version of now.
    /// - -32600 `keyPath must not be empty`: A key is empty.
    /// - -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
    /// - -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: A key is `profile`, and its value is not null. Since 0.169.
    /// - -32600 ``profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: A key is `profiles` or below it, and its value is not null. Since 0.169.
    /// - -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since 0.169.
    /// - -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
    /// - -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since 0.169.
    /// - -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
    /// - -32600 `Invalid configuration: {detail}`: A value does not fit its key.
    /// - -32600 `Only writes to the user config are allowed`: `filePath` is another file.
    /// - -32600 `failed to load configuration: {detail}`: The file cannot be read.
    /// - -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
    ///
    /// Source: `schema/codex/config/batchWrite.json`.
    fn config_batch_write(
        &self,
        params: ConfigBatchWriteParams,
    ) -> impl Future<Output = Result<ConfigWriteResponse, Self::Error>> + Send;
    /// Reads the configuration of the MCP servers again.
    ///
    /// Loaded threads take it over with their next turn.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/config/mcpServer/reload.json`.
    fn config_mcp_server_reload(
        &self,
    ) -> impl Future<Output = Result<McpServerRefreshResponse, Self::Error>> + Send;
    /// Returns the configuration in force.
    ///
    /// Says for each value which layer it comes from, and on request returns the layers by themselves.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/config/read.json`.
    fn config_read(
        &self,
        params: ConfigReadParams,
    ) -> impl Future<Output = Result<Encoded<method::ConfigRead>, Self::Error>> + Send;
    /// Writes one value into the user's configuration.
    ///
    /// Comments and layout of the file stay. The file must be valid afterwards; unknown keys are allowed. `data.config_write_error_code` of an error says what is wrong.
    ///
    /// Errors:
    /// - -32600 `Configuration was modified since last read. Fetch latest version and retry.`: `expectedVersion` is not the version of now.
    /// - -32600 `keyPath must not be empty`: The key is empty.
    /// - -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
    /// - -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: The key is `profile`, and the value is not null. Since 0.169.
    /// - -32600 ``profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: The key is `profiles` or below it, and the value is not null. Since 0.169.
    /// - -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since 0.169.
    /// - -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
    /// - -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since 0.169.
    /// - -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
    /// - -32600 `Invalid configuration: {detail}`: The value does not fit the key.
    /// - -32600 `Only writes to the user config are allowed`: `filePath` is another file.
    /// - -32600 `failed to load configuration: {detail}`: The file cannot be read.
    /// - -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
    ///
    /// Source: `schema/codex/config/value/write.json`.
    fn config_value_write(
        &self,
        params: ConfigValueWriteParams,
    ) -> impl Future<Output = Result<ConfigWriteResponse, Self::Error>> + Send;
}

/// The methods `configRequirements/*`.
pub trait ConfigRequirementsMethods: Handler {
    /// Returns what the administrator prescribes.
    ///
    /// `requirements` is `null` where nothing is prescribed.
    ///
    /// Source: `schema/codex/configRequirements/read.json`.
    fn config_requirements_read(
        &self,
    ) -> impl Future<Output = Result<ConfigRequirementsReadResponse, Self::Error>> + Send;
}

/// The methods `environment/*`.
pub trait EnvironmentMethods: Handler {
    /// Makes an environment on another machine known, or replaces it.
    ///
    /// It is connected when it is first needed, so a wrong address is noticed only then.
    ///
    /// Errors:
    /// - -32600 `exec-server protocol error: environment id cannot be empty`: `environmentId` is empty.
    /// - -32600 `exec-server protocol error: environment id `local` is reserved for EnvironmentManager`: It is the id of the server's own machine.
    /// - -32600 `exec-server protocol error: remote environment requires an exec-server url`: The address is blank.
    /// - -32600 `exec-server protocol error: remote environment cannot use disabled exec-server url`: The address is `none`.
    /// - -32600 `exec-server protocol error: exec-server WebSocket headers require wss:// or a loopback destination`: A token or id would be sent where others can read it.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/add.json`.
    fn environment_add(
        &self,
        params: EnvironmentAddParams,
    ) -> impl Future<Output = Result<EnvironmentAddResponse, Self::Error>> + Send;
    /// Returns the shell and the working directory of an environment.
    ///
    /// Connects it where needed.
    ///
    /// Errors:
    /// - -32600 `unknown environment id `{environmentId}``: There is no such environment.
    /// - -32603 `failed to get info for environment `{environmentId}`: {detail}`: It cannot be reached.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/info.json`.
    fn environment_info(
        &self,
        params: EnvironmentInfoParams,
    ) -> impl Future<Output = Result<EnvironmentInfoResponse, Self::Error>> + Send;
    /// Returns the state of an environment.
    ///
    /// Does not connect it. An unknown one is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/status.json`.
    fn environment_status(
        &self,
        params: EnvironmentStatusParams,
    ) -> impl Future<Output = Result<EnvironmentStatusResponse, Self::Error>> + Send;
}

/// The methods `experimentalFeature/*`.
pub trait ExperimentalFeatureMethods: Handler {
    /// Switches features on or off until the server ends.
    ///
    /// Features that cannot be switched while the server runs are left out of the answer.
    ///
    /// Since 0.169. Source: `schema/codex/experimentalFeature/enablement/set.json`.
    fn experimental_feature_enablement_set(
        &self,
        params: ExperimentalFeatureEnablementSetParams,
    ) -> impl Future<Output = Result<ExperimentalFeatureEnablementSetResponse, Self::Error>> + Send;
    /// Lists the features that can be switched on and off.
    ///
    /// The cursor is the number of features passed over.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not a number.
    /// - -32600 `cursor {cursor} exceeds total feature flags {total}`: There are not that many.
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/experimentalFeature/list.json`.
    fn experimental_feature_list(
        &self,
        params: ExperimentalFeatureListParams,
    ) -> impl Future<Output = Result<ExperimentalFeatureListResponse, Self::Error>> + Send;
}

/// The methods `externalAgentConfig/*`.
pub trait ExternalAgentConfigMethods: Handler {
    /// Looks for the configuration of other agents.
    ///
    /// Changes nothing.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/detect.json`.
    fn external_agent_config_detect(
        &self,
        params: ExternalAgentConfigDetectParams,
    ) -> impl Future<Output = Result<ExternalAgentConfigDetectResponse, Self::Error>> + Send;
    /// Lists all imports so far.
    ///
    /// Those of this server and those noted by clients.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/readHistories.json`.
    fn external_agent_config_import_read_histories(
        &self,
    ) -> impl Future<Output = Result<ExternalAgentConfigImportHistoriesReadResponse, Self::Error>> + Send;
    /// Notes an import that the client did by itself.
    ///
    /// It then appears in the list of imports.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/recordHistory.json`.
    fn external_agent_config_import_record_history(
        &self,
        params: ExternalAgentConfigImportHistoryRecordParams,
    ) -> impl Future<Output = Result<ExternalAgentConfigImportHistoryRecordResponse, Self::Error>> + Send;
    /// Takes the configuration of another agent over.
    ///
    /// Answers when it begins; the outcome comes as notifications.
    ///
    /// Errors:
    /// - -32600 `external agent memory import is disabled`: An item is of the kind `MEMORY`.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import.json`.
    fn external_agent_config_import(
        &self,
        params: ExternalAgentConfigImportParams,
    ) -> impl Future<Output = Result<ExternalAgentConfigImportResponse, Self::Error>> + Send;
}

/// The methods `feedback/*`.
pub trait FeedbackMethods: Handler {
    /// Writes a report into a file.
    ///
    /// The same as `feedback/upload` would send, as a ZIP file.
    ///
    /// Errors:
    /// - -32600 `feedback savePath must be an absolute host path`: `savePath` is relative.
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to save feedback: {detail}`: The file exists or cannot be written.
    ///
    /// Since 0.169. Source: `schema/codex/feedback/save.json`.
    fn feedback_save(
        &self,
        params: FeedbackSaveParams,
    ) -> impl Future<Output = Result<FeedbackSaveResponse, Self::Error>> + Send;
}

/// The methods `fs/*`.
pub trait FsMethods: Handler {
    /// Copies a file or a directory.
    ///
    /// Links are copied as links.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32600 `fs/copy requires recursive: true when sourcePath is a directory`: The source is a directory and `recursive` is not true.
    /// - -32600 `fs/copy cannot copy a directory to itself or one of its descendants`: The copy would lie inside the source.
    /// - -32600 `fs/copy only supports regular files, directories, and symlinks`: The source is a pipe, a device or a socket.
    /// - -32603 `{message}`: The source is missing, or the copy cannot be written. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/copy.json`.
    fn fs_copy(
        &self,
        params: FsCopyParams,
    ) -> impl Future<Output = Result<FsCopyResponse, Self::Error>> + Send;
    /// Creates a directory.
    ///
    /// An existing one is no error, unless `recursive` is false (`File exists (os error 17)`).
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: It cannot be created. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/createDirectory.json`.
    fn fs_create_directory(
        &self,
        params: FsCreateDirectoryParams,
    ) -> impl Future<Output = Result<FsCreateDirectoryResponse, Self::Error>> + Send;
    /// Tells what a path is and when it changed.
    ///
    /// Follows links for everything but `isSymlink`.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: There is nothing at the path. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/getMetadata.json`.
    fn fs_get_metadata(
        &self,
        params: FsGetMetadataParams,
    ) -> impl Future<Output = Result<FsGetMetadataResponse, Self::Error>> + Send;
    /// Lists a directory.
    ///
    /// Only direct children, in no certain order.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The directory is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/readDirectory.json`.
    fn fs_read_directory(
        &self,
        params: FsReadDirectoryParams,
    ) -> impl Future<Output = Result<FsReadDirectoryResponse, Self::Error>> + Send;
    /// Reads a file.
    ///
    /// Any file the server can read, at once and without a sandbox.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The file is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
    /// - -32600 `path `{path}` is not a file`: It is anything but a regular file.
    ///
    /// Since 0.169. Source: `schema/codex/fs/readFile.json`.
    fn fs_read_file(
        &self,
        params: FsReadFileParams,
    ) -> impl Future<Output = Result<FsReadFileResponse, Self::Error>> + Send;
    /// Removes a file or a directory with everything in it.
    ///
    /// A missing path is no error, unless `force` is false.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: It cannot be removed. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/remove.json`.
    fn fs_remove(
        &self,
        params: FsRemoveParams,
    ) -> impl Future<Output = Result<FsRemoveResponse, Self::Error>> + Send;
    /// Ends a watch.
    ///
    /// An unknown id is no error.
    ///
    /// Since 0.169. Source: `schema/codex/fs/unwatch.json`.
    fn fs_unwatch(
        &self,
        params: FsUnwatchParams,
    ) -> impl Future<Output = Result<FsUnwatchResponse, Self::Error>> + Send;
    /// Watches a file or a directory.
    ///
    /// The path need not exist yet. The watch belongs to the connection and ends with it.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32600 `watchId already exists: {watchId}`: A watch of this connection has this id.
    ///
    /// Since 0.169. Source: `schema/codex/fs/watch.json`.
    fn fs_watch(
        &self,
        params: FsWatchParams,
    ) -> impl Future<Output = Result<FsWatchResponse, Self::Error>> + Send;
    /// Writes a file.
    ///
    /// Replaces an old one. The directory has to exist.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The file cannot be written. The text is that of the operating system: `No such file or directory (os error 2)`.
    /// - -32600 `fs/writeFile requires valid base64 dataBase64: {detail}`: The bytes are not base64.
    ///
    /// Since 0.169. Source: `schema/codex/fs/writeFile.json`.
    fn fs_write_file(
        &self,
        params: FsWriteFileParams,
    ) -> impl Future<Output = Result<FsWriteFileResponse, Self::Error>> + Send;
}

/// The methods `fuzzyFileSearch/*`.
pub trait FuzzyFileSearchMethods: Handler {
    /// Opens a search that follows what the user types.
    ///
    /// Walks the folders at once; the first query is empty. Another session with the same id ends.
    ///
    /// Errors:
    /// - -32600 `sessionId must not be empty`: The id is empty.
    /// - -32603 `failed to start fuzzy file search session: at least one search directory is required`: `roots` is empty.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStart.json`.
    fn fuzzy_file_search_session_start(
        &self,
        params: FuzzyFileSearchSessionStartParams,
    ) -> impl Future<Output = Result<FuzzyFileSearchSessionStartResponse, Self::Error>> + Send;
    /// Closes a search session.
    ///
    /// An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStop.json`.
    fn fuzzy_file_search_session_stop(
        &self,
        params: FuzzyFileSearchSessionStopParams,
    ) -> impl Future<Output = Result<FuzzyFileSearchSessionStopResponse, Self::Error>> + Send;
    /// Sets the query of a search session.
    ///
    /// The answer comes at once, matches follow as notifications.
    ///
    /// Errors:
    /// - -32600 `fuzzy file search session not found: {sessionId}`: There is no such session.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionUpdate.json`.
    fn fuzzy_file_search_session_update(
        &self,
        params: FuzzyFileSearchSessionUpdateParams,
    ) -> impl Future<Output = Result<FuzzyFileSearchSessionUpdateResponse, Self::Error>> + Send;
    /// Searches files by name.
    ///
    /// Answers once, with at most 50 matches. 0.169 finds directories, too, and tells them apart.
    ///
    /// Source: `schema/codex/fuzzyFileSearch.json`.
    fn fuzzy_file_search(
        &self,
        params: FuzzyFileSearchParams,
    ) -> impl Future<Output = Result<FuzzyFileSearchResponse, Self::Error>> + Send;
}

/// The methods `hooks/*`.
pub trait HooksMethods: Handler {
    /// Lists the hooks that count for some directories or for a thread.
    ///
    /// Hooks that are switched off or not trusted are listed, too. A client trusts a hook by writing its `currentHash` to `hooks.state."<key>".trusted_hash` of the configuration.
    ///
    /// Errors:
    /// - -32600 `specify either threadId or cwds`: Both were given.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/hooks/list.json`.
    fn hooks_list(
        &self,
        params: HooksListParams,
    ) -> impl Future<Output = Result<HooksListResponse, Self::Error>> + Send;
}

/// The methods of the connection itself.
pub trait ConnectionMethods: Handler {
    /// Opens the connection.
    ///
    /// Must be the first request and may be sent once. Requests are accepted as soon as it is answered; `initialized` need not be waited for.
    ///
    /// Errors:
    /// - -32600 `Already initialized`: The connection was initialized before.
    /// - -32600 `Invalid request: missing field `clientInfo``: `clientInfo` is absent.
    /// - -32600 `Invalid clientInfo.name: '{name}'. Must be a valid HTTP header value.`: The name of the client has control characters.
    ///
    /// Source: `schema/codex/initialize.json`.
    fn initialize(
        &self,
        params: InitializeParams,
    ) -> impl Future<Output = Result<InitializeResponse, Self::Error>> + Send;
}

/// The methods of the family `conversation`.
pub trait ConversationMethods: Handler {
    /// Subscribes the connection to a conversation.
    ///
    /// Several subscriptions to one conversation are counted by themselves.
    ///
    /// Errors:
    /// - -32600 `thread not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/addConversationListener.json`.
    fn add_conversation_listener(
        &self,
        params: AddConversationListenerParams,
    ) -> impl Future<Output = Result<AddConversationSubscriptionResponse, Self::Error>> + Send;
    /// Puts a conversation into the archive.
    ///
    /// The file has to belong to the conversation. `thread/archive` takes its place.
    ///
    /// Errors:
    /// - -32600 `rollout path `{rolloutPath}` must be in sessions directory`: The file lies elsewhere.
    /// - -32600 `rollout path `{rolloutPath}` does not match thread id {conversationId}`: The file does not belong to the conversation.
    /// - -32603 `failed to archive thread: unable to resolve sessions directory: {detail}`: There is no sessions directory yet.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/archiveConversation.json`.
    fn archive_conversation(
        &self,
        params: ArchiveConversationParams,
    ) -> impl Future<Output = Result<ArchiveConversationResponse, Self::Error>> + Send;
    /// Copies a stored conversation.
    ///
    /// `sessionConfigured` comes before the answer. `thread/fork` takes its place.
    ///
    /// Errors:
    /// - -32600 `either path or conversation id must be provided`: Nothing says which conversation.
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/forkConversation.json`.
    fn fork_conversation(
        &self,
        params: ForkConversationParams,
    ) -> impl Future<Output = Result<ForkConversationResponse, Self::Error>> + Send;
    /// Describes a stored conversation.
    ///
    /// 0.169 still answers it.
    ///
    /// Errors:
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    /// - -32603 `failed to load conversation summary from {path}: {detail}`: The file cannot be read. Until 0.97.
    /// - -32600 `failed to load rollout `{path}`: file does not exist`: There is no such file; from 0.169 on. Until 0.97.
    /// - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no such file; from 0.169 on. Since 0.169.
    ///
    /// Deprecated. Source: `schema/codex/legacy/getConversationSummary.json`.
    fn get_conversation_summary(
        &self,
        params: GetConversationSummaryParams,
    ) -> impl Future<Output = Result<GetConversationSummaryResponse, Self::Error>> + Send;
    /// Interrupts the running turn.
    ///
    /// Answers when the turn has ended. `turn/interrupt` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    /// - -32600 `no active turn to interrupt`: No turn runs.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/interruptConversation.json`.
    fn interrupt_conversation(
        &self,
        params: InterruptConversationParams,
    ) -> impl Future<Output = Result<InterruptConversationResponse, Self::Error>> + Send;
    /// Lists the stored conversations.
    ///
    /// The newest first. `thread/list` takes its place.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/listConversations.json`.
    fn list_conversations(
        &self,
        params: ListConversationsParams,
    ) -> impl Future<Output = Result<ListConversationsResponse, Self::Error>> + Send;
    /// Starts a conversation.
    ///
    /// Conversations and threads are the same thing. Events come only after `addConversationListener`. `thread/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/newConversation.json`.
    fn new_conversation(
        &self,
        params: NewConversationParams,
    ) -> impl Future<Output = Result<NewConversationResponse, Self::Error>> + Send;
    /// Ends a subscription to a conversation.
    ///
    /// The conversation stays loaded.
    ///
    /// Errors:
    /// - -32600 `subscription not found: {subscriptionId}`: There is no such subscription, or it was ended before.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/removeConversationListener.json`.
    fn remove_conversation_listener(
        &self,
        params: RemoveConversationListenerParams,
    ) -> impl Future<Output = Result<RemoveConversationSubscriptionResponse, Self::Error>> + Send;
    /// Opens a stored conversation.
    ///
    /// `sessionConfigured` comes before the answer. `thread/resume` takes its place.
    ///
    /// Errors:
    /// - -32600 `either path, conversation id or non empty history must be provided`: Nothing says which conversation.
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file cannot be read. Until 0.97.
    /// - -32603 `failed to read rollout `{path}`: {detail}`: The file cannot be read. Since 0.169.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/resumeConversation.json`.
    fn resume_conversation(
        &self,
        params: ResumeConversationParams,
    ) -> impl Future<Output = Result<ResumeConversationResponse, Self::Error>> + Send;
    /// Starts a turn with the settings of the conversation.
    ///
    /// Answers at once. Listeners get `codex/event/*`, items and `turn/completed`, but no `turn/started`. `turn/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sendUserMessage.json`.
    fn send_user_message(
        &self,
        params: SendUserMessageParams,
    ) -> impl Future<Output = Result<SendUserMessageResponse, Self::Error>> + Send;
    /// Starts a turn with settings of its own.
    ///
    /// As `sendUserMessage`. The settings stay for later turns. `turn/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sendUserTurn.json`.
    fn send_user_turn(
        &self,
        params: SendUserTurnParams,
    ) -> impl Future<Output = Result<SendUserTurnResponse, Self::Error>> + Send;
}

/// The methods of the family `legacy_account`.
pub trait LegacyAccountMethods: Handler {
    /// Gives a sign-in with the browser up.
    ///
    /// `account/login/cancel` takes its place.
    ///
    /// Errors:
    /// - -32600 `login id not found: {loginId}`: No sign-in with this id is under way.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/cancelLoginChatGpt.json`.
    fn cancel_login_chat_gpt(
        &self,
        params: CancelLoginChatGptParams,
    ) -> impl Future<Output = Result<CancelLoginChatGptResponse, Self::Error>> + Send;
    /// Tells how the user is signed in.
    ///
    /// A model provider that needs no account makes the method and the token `null`, even when a key is stored. 0.169 still answers it.
    ///
    /// Deprecated. Source: `schema/codex/legacy/getAuthStatus.json`.
    fn get_auth_status(
        &self,
        params: GetAuthStatusParams,
    ) -> impl Future<Output = Result<GetAuthStatusResponse, Self::Error>> + Send;
    /// Signs in with a key.
    ///
    /// Stores the key. `account/login/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands another way.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/loginApiKey.json`.
    fn login_api_key(
        &self,
        params: LoginApiKeyParams,
    ) -> impl Future<Output = Result<LoginApiKeyResponse, Self::Error>> + Send;
    /// Begins to sign in with the browser.
    ///
    /// The client opens the address; `loginChatGptComplete` tells the outcome. `account/login/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands another way.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    /// - -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/loginChatGpt.json`.
    fn login_chat_gpt(
        &self,
    ) -> impl Future<Output = Result<LoginChatGptResponse, Self::Error>> + Send;
    /// Signs the user out.
    ///
    /// `account/logout` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/logoutChatGpt.json`.
    fn logout_chat_gpt(
        &self,
    ) -> impl Future<Output = Result<LogoutChatGptResponse, Self::Error>> + Send;
    /// Tells the e-mail address of the user.
    ///
    /// From the stored token; it is not checked. `account/read` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/userInfo.json`.
    fn user_info(&self) -> impl Future<Output = Result<UserInfoResponse, Self::Error>> + Send;
}

/// The methods that older clients still call.
pub trait LegacyMethods: Handler {
    /// Runs a command outside of any conversation and answers when it ends.
    ///
    /// As `command/exec` of 0.97.
    ///
    /// Errors:
    /// - -32600 `command must not be empty`: `command` is empty.
    /// - -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
    /// - -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
    /// - -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/execOneOffCommand.json`.
    fn exec_one_off_command(
        &self,
        params: ExecOneOffCommandParams,
    ) -> impl Future<Output = Result<ExecOneOffCommandResponse, Self::Error>> + Send;
    /// Tells how the server calls itself.
    ///
    /// The answer to `initialize` says it, too.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/getUserAgent.json`.
    fn get_user_agent(
        &self,
    ) -> impl Future<Output = Result<GetUserAgentResponse, Self::Error>> + Send;
    /// Reads the configuration of the user.
    ///
    /// Only the file of the user and only some values. `config/read` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/getUserSavedConfig.json`.
    fn get_user_saved_config(
        &self,
    ) -> impl Future<Output = Result<GetUserSavedConfigResponse, Self::Error>> + Send;
    /// Compares a working tree with the remote repository.
    ///
    /// Takes the newest commit that a remote branch has, too. 0.169 still answers it.
    ///
    /// Errors:
    /// - -32600 `failed to compute git diff to remote for cwd: "{cwd}"`: There is no repository, or it has no remote one.
    ///
    /// Deprecated. Source: `schema/codex/legacy/gitDiffToRemote.json`.
    fn git_diff_to_remote(
        &self,
        params: GitDiffToRemoteParams,
    ) -> impl Future<Output = Result<GitDiffToRemoteResponse, Self::Error>> + Send;
    /// Sets the model that new conversations use.
    ///
    /// Writes the configuration of the user; what is absent is removed. `config/batchWrite` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/setDefaultModel.json`.
    fn set_default_model(
        &self,
        params: SetDefaultModelParams,
    ) -> impl Future<Output = Result<SetDefaultModelResponse, Self::Error>> + Send;
}

/// The methods `marketplace/*`.
pub trait MarketplaceMethods: Handler {
    /// Adds a marketplace.
    ///
    /// Writes the configuration of the user. A Git repository of this machine (`file://`) is copied below `.tmp/marketplaces` in the home folder; a directory stays where it is. Nothing is fetched from a network.
    ///
    /// Errors:
    /// - -32600 `marketplace source must not be empty`: `source` is empty.
    /// - -32600 `failed to resolve local marketplace source path: {detail}`: The directory is missing.
    /// - -32600 `invalid marketplace file `{path}`: marketplace root does not contain a supported manifest`: The directory is no marketplace.
    /// - -32600 `invalid marketplace source format; expected owner/repo, a git URL, or a local marketplace path`: `source` is none of these.
    /// - -32600 `local marketplace source must be a directory, not a file`: `source` is a file.
    /// - -32600 `--ref is only supported for git marketplace sources`: `refName` was given for a directory.
    /// - -32600 `--sparse is only supported for git marketplace sources`: `sparsePaths` was given for a directory.
    /// - -32600 `marketplace '{marketplaceName}' is already added from a different source; remove it before adding this source`: A marketplace of this name comes from elsewhere.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The repository cannot be copied, or its marketplace cannot be read; the text says why.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/add.json`.
    fn marketplace_add(
        &self,
        params: MarketplaceAddParams,
    ) -> impl Future<Output = Result<MarketplaceAddResponse, Self::Error>> + Send;
    /// Removes a marketplace.
    ///
    /// Its local copy is deleted, if there is one.
    ///
    /// Errors:
    /// - -32600 `marketplace `{marketplaceName}` is not configured or installed`: There is no such marketplace.
    /// - -32600 `invalid marketplace name: must not be empty`: The name is empty.
    /// - -32600 `invalid marketplace name: only ASCII letters, digits, `_`, and `-` are allowed`: The name has other characters.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The copy cannot be removed.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/remove.json`.
    fn marketplace_remove(
        &self,
        params: MarketplaceRemoveParams,
    ) -> impl Future<Output = Result<MarketplaceRemoveResponse, Self::Error>> + Send;
    /// Brings marketplaces up to date.
    ///
    /// Only those that come from Git. One that fails does not stop the others.
    ///
    /// Errors:
    /// - -32600 `marketplace `{marketplaceName}` is not configured as a Git marketplace`: It does not come from Git, or there is none.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/upgrade.json`.
    fn marketplace_upgrade(
        &self,
        params: MarketplaceUpgradeParams,
    ) -> impl Future<Output = Result<MarketplaceUpgradeResponse, Self::Error>> + Send;
}

/// The methods `mcpServer/*`.
pub trait McpServerMethods: Handler {
    /// Begins to sign in to an MCP server by OAuth.
    ///
    /// The client opens the address; `mcpServer/oauthLogin/completed` tells the outcome.
    ///
    /// Errors:
    /// - -32600 `No MCP server named '{name}' found.`: No MCP server has this name.
    /// - -32600 `OAuth login is only supported for streamable HTTP servers.`: The MCP server is a program.
    /// - -32600 `the MCP server is known by a token of its configuration`: A bearer token or an `Authorization` header is configured for the MCP server.
    /// - -32603 `failed to login to MCP server '{name}': {detail}`: The MCP server asks for no OAuth login, or its authorization server does not take part.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/mcpServer/oauth/login.json`.
    fn mcp_server_oauth_login(
        &self,
        params: McpServerOauthLoginParams,
    ) -> impl Future<Output = Result<McpServerOauthLoginResponse, Self::Error>> + Send;
    /// Reads a resource of an MCP server.
    ///
    /// Waits for the server.
    ///
    /// Errors:
    /// - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/resource/read.json`.
    fn mcp_server_resource_read(
        &self,
        params: McpResourceReadParams,
    ) -> impl Future<Output = Result<McpResourceReadResponse, Self::Error>> + Send;
    /// Calls a tool of an MCP server.
    ///
    /// No model takes part and nobody is asked. A failure of the tool is a result with `isError`. An error of the server keeps its code, text and data.
    ///
    /// Errors:
    /// - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/tool/call.json`.
    fn mcp_server_tool_call(
        &self,
        params: McpServerToolCallParams,
    ) -> impl Future<Output = Result<McpServerToolCallResponse, Self::Error>> + Send;
}

/// The methods `mcpServerStatus/*`.
pub trait McpServerStatusMethods: Handler {
    /// Connects to the MCP servers and tells what they offer.
    ///
    /// 0.97, and 0.169 without `threadId`, open connections of their own. The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total MCP servers {total}`: The cursor lies behind the last server.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/mcpServerStatus/list.json`.
    fn mcp_server_status_list(
        &self,
        params: ListMcpServerStatusParams,
    ) -> impl Future<Output = Result<ListMcpServerStatusResponse, Self::Error>> + Send;
}

/// The methods `memory/*`.
pub trait MemoryMethods: Handler {
    /// Forgets all memories.
    ///
    /// The folder `memories` in the home folder loses its content. Threads stay.
    ///
    /// Errors:
    /// - -32603 `failed to clear memory directories under {home}: {detail}`: The folder is a link, or something in it cannot be removed.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/memory/reset.json`.
    fn memory_reset(&self)
    -> impl Future<Output = Result<MemoryResetResponse, Self::Error>> + Send;
    /// Tells how far the memory is.
    ///
    /// Counts threads that were worked into it.
    ///
    /// Errors:
    /// - -32602 `minConsolidatedThreads must be between 1 and 4096`: The number lies outside.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/memory/status.json`.
    fn memory_status(
        &self,
        params: MemoryStatusParams,
    ) -> impl Future<Output = Result<MemoryStatusResponse, Self::Error>> + Send;
}

/// The methods `mock/*`.
pub trait MockMethods: Handler {
    /// Returns what it is given.
    ///
    /// Exists to test the experimental gate.
    ///
    /// Errors:
    /// - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/mock/experimentalMethod.json`.
    fn mock_experimental_method(
        &self,
        params: MockExperimentalMethodParams,
    ) -> impl Future<Output = Result<MockExperimentalMethodResponse, Self::Error>> + Send;
}

/// The methods `model/*`.
pub trait ModelMethods: Handler {
    /// Lists the models a user can choose from.
    ///
    /// The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last model.
    ///
    /// Source: `schema/codex/model/list.json`.
    fn model_list(
        &self,
        params: ModelListParams,
    ) -> impl Future<Output = Result<ModelListResponse, Self::Error>> + Send;
}

/// The methods `modelProvider/*`.
pub trait ModelProviderMethods: Handler {
    /// Tells what the configured model provider can do.
    ///
    /// Does not ask the provider.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/capabilities/read.json`.
    fn model_provider_capabilities_read(
        &self,
        params: ModelProviderCapabilitiesReadParams,
    ) -> impl Future<Output = Result<ModelProviderCapabilitiesReadResponse, Self::Error>> + Send;
    /// Changes the settings of a model provider.
    ///
    /// Writes the configuration of the user. Errors carry `data.config_write_error_code`. Clouds of vendors are not known to this server.
    ///
    /// Errors:
    /// - -32600 `A base URL is required to create a custom provider.`: A new gateway has no address.
    /// - -32600 `Enter a provider name.`: A new gateway has no name, or the name is blank.
    /// - -32600 `This name is reserved for a built-in provider. Enter a different custom provider name.`: The name is that of OpenAI.
    /// - -32600 `A custom provider or gateway cannot use a built-in provider ID.`: `providerId` names a provider that needs no configuration.
    /// - -32600 `Enter an HTTP(S) base URL without credentials, a query, or a fragment.`: The address is none, or has more than a host and a path.
    /// - -32600 `Invalid API key environment variable name.`: `envKey` is no name of a variable.
    /// - -32600 `Unknown provider ID.`: There is no such model provider.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/config/write.json`.
    fn model_provider_config_write(
        &self,
        params: ModelProviderConfigWriteParams,
    ) -> impl Future<Output = Result<ModelProviderConfigWriteResponse, Self::Error>> + Send;
    /// Lists the model providers.
    ///
    /// The configured ones and the built-in default.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/list.json`.
    fn model_provider_list(
        &self,
        params: ModelProviderListParams,
    ) -> impl Future<Output = Result<ModelProviderListResponse, Self::Error>> + Send;
}

/// The methods `permissionProfile/*`.
pub trait PermissionProfileMethods: Handler {
    /// Lists the permission profiles.
    ///
    /// The built-in ones come first. The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total permission profiles {total}`: The cursor lies behind the last profile.
    ///
    /// Since 0.169. Source: `schema/codex/permissionProfile/list.json`.
    fn permission_profile_list(
        &self,
        params: PermissionProfileListParams,
    ) -> impl Future<Output = Result<PermissionProfileListResponse, Self::Error>> + Send;
}

/// The methods `plugin/*`.
pub trait PluginMethods: Handler {
    /// Installs a plugin.
    ///
    /// It is copied below `plugins/cache` in the home folder as a whole, without links, and switched on. Its skills, hooks and MCP servers count at once; hooks wait until the user trusts them.
    ///
    /// Errors:
    /// - -32600 `plugin/install requires exactly one of marketplacePath or remoteMarketplaceName`: Neither or both were given.
    /// - -32600 `marketplace file `{path}` does not exist`: There is no such file.
    /// - -32600 `read remote plugin details before install: chatgpt authentication required for remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/install.json`.
    fn plugin_install(
        &self,
        params: PluginInstallParams,
    ) -> impl Future<Output = Result<PluginInstallResponse, Self::Error>> + Send;
    /// Lists the installed plugins.
    ///
    /// By marketplace, those that the user's configuration names. Plugins that `installSuggestionPluginNames` names are listed, too.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/installed.json`.
    fn plugin_installed(
        &self,
        params: PluginInstalledParams,
    ) -> impl Future<Output = Result<PluginInstalledResponse, Self::Error>> + Send;
    /// Lists the plugins that can be had.
    ///
    /// By marketplace, installed or not: those of the configuration and of the projects that `cwds` names. A marketplace that cannot be read does not stop the others.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `list remote plugin catalog: chatgpt authentication required for remote plugin catalog`: A kind of marketplaces is in the cloud and nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/list.json`.
    fn plugin_list(
        &self,
        params: PluginListParams,
    ) -> impl Future<Output = Result<PluginListResponse, Self::Error>> + Send;
    /// Tells everything about a plugin.
    ///
    /// It need not be installed.
    ///
    /// Errors:
    /// - -32600 `plugin/read requires exactly one of marketplacePath or remoteMarketplaceName`: Neither or both were given.
    /// - -32600 `plugins feature is disabled`: The configuration has `features.plugins = false`.
    /// - -32600 `marketplace file `{path}` does not exist`: There is no such file.
    /// - -32600 `read remote plugin details: chatgpt authentication required for remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/read.json`.
    fn plugin_read(
        &self,
        params: PluginReadParams,
    ) -> impl Future<Output = Result<PluginReadResponse, Self::Error>> + Send;
    /// Brings the plugins on this machine in line with those of the account.
    ///
    /// Nothing happens when nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/reconcile.json`.
    fn plugin_reconcile(
        &self,
        params: PluginReconcileParams,
    ) -> impl Future<Output = Result<PluginReconcileResponse, Self::Error>> + Send;
    /// Searches plugins.
    ///
    /// By name, in the marketplaces on this machine. An empty text finds nothing.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/plugin/search.json`.
    fn plugin_search(
        &self,
        params: PluginSearchParams,
    ) -> impl Future<Output = Result<PluginSearchResponse, Self::Error>> + Send;
    /// Removes a plugin.
    ///
    /// One that is not installed is no error.
    ///
    /// Errors:
    /// - -32600 `resolve remote plugin before uninstall: chatgpt authentication required for remote plugin catalog`: The id is one of the cloud and nobody is signed in.
    /// - -32600 `invalid remote plugin id`: The id has other characters than a plugin's.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
    /// - -32600 `{message}`: The copy cannot be removed.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/uninstall.json`.
    fn plugin_uninstall(
        &self,
        params: PluginUninstallParams,
    ) -> impl Future<Output = Result<PluginUninstallResponse, Self::Error>> + Send;
}

/// The methods `process/*`.
pub trait ProcessMethods: Handler {
    /// Kills a process.
    ///
    /// The answer comes first, then `process/exited` with exit code 137.
    ///
    /// Errors:
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/kill.json`.
    fn process_kill(
        &self,
        params: ProcessKillParams,
    ) -> impl Future<Output = Result<ProcessKillResponse, Self::Error>> + Send;
    /// Changes the size of the terminal of a process.
    ///
    /// The process must have been started with `tty`.
    ///
    /// Errors:
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    /// - -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    /// - -32600 `failed to resize PTY: {detail}`: The process has no terminal.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/resizePty.json`.
    fn process_resize_pty(
        &self,
        params: ProcessResizePtyParams,
    ) -> impl Future<Output = Result<ProcessResizePtyResponse, Self::Error>> + Send;
    /// Starts a process without a sandbox.
    ///
    /// Answers as soon as it runs; `process/exited` tells the end. The process ends with the connection.
    ///
    /// Errors:
    /// - -32600 `command must not be empty`: `command` is empty.
    /// - -32600 `processHandle must not be empty`: The handle is empty.
    /// - -32600 `duplicate active process handle: "{processHandle}"`: A running process has this handle.
    /// - -32602 `process/spawn size requires tty: true`: `size` was given without a terminal.
    /// - -32602 `process/spawn timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is negative.
    /// - -32603 `failed to spawn process: {detail}`: The program cannot be started.
    /// - -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no columns.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: `cwd` is relative.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/spawn.json`.
    fn process_spawn(
        &self,
        params: ProcessSpawnParams,
    ) -> impl Future<Output = Result<ProcessSpawnResponse, Self::Error>> + Send;
    /// Writes to standard input of a process.
    ///
    /// The process must have been started with `streamStdin` or `tty`.
    ///
    /// Errors:
    /// - -32602 `process/writeStdin requires deltaBase64 or closeStdin`: Neither was given.
    /// - -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    /// - -32600 `stdin streaming is not enabled for this process`: The process was started without `streamStdin`.
    /// - -32600 `stdin is already closed`: The input was closed before.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/writeStdin.json`.
    fn process_write_stdin(
        &self,
        params: ProcessWriteStdinParams,
    ) -> impl Future<Output = Result<ProcessWriteStdinResponse, Self::Error>> + Send;
}

/// The methods `project/*`.
pub trait ProjectMethods: Handler {
    /// Creates a project.
    ///
    /// It comes last in the user's order. With a key that was used before, the project of then is returned.
    ///
    /// Errors:
    /// - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `idempotencyKey must not be empty`: The key is blank.
    /// - -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
    /// - -32602 `duplicate project root: {path}`: Two roots are the same directory.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
    /// - -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was made with the key is deleted.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/create.json`.
    fn project_create(
        &self,
        params: ProjectCreateParams,
    ) -> impl Future<Output = Result<ProjectCreateResponse, Self::Error>> + Send;
    /// Deletes a project.
    ///
    /// Its threads stay, without a project.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/delete.json`.
    fn project_delete(
        &self,
        params: ProjectDeleteParams,
    ) -> impl Future<Output = Result<ProjectDeleteResponse, Self::Error>> + Send;
    /// Creates a project and puts threads into it.
    ///
    /// Nothing is created when one of the threads does not exist.
    ///
    /// Errors:
    /// - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `idempotencyKey must not be empty`: The key is blank.
    /// - -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
    /// - -32602 `duplicate project root: {path}`: Two roots are the same directory.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
    /// - -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was made with the key is deleted.
    /// - -32602 `thread not found: {threadId}`: There is no such stored thread.
    /// - -32602 `duplicate thread id: {threadId}`: A thread is named twice.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/import.json`.
    fn project_import(
        &self,
        params: ProjectImportParams,
    ) -> impl Future<Output = Result<ProjectImportResponse, Self::Error>> + Send;
    /// Lists projects.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32602 `sortDirection requires sortKey`: An order is given without what to sort by.
    /// - -32602 `invalid project cursor: malformed or mismatched sort anchor`: The cursor is not one the server gave out for this order.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/list.json`.
    fn project_list(
        &self,
        params: ProjectListParams,
    ) -> impl Future<Output = Result<ProjectListResponse, Self::Error>> + Send;
    /// Moves a project in the user's order.
    ///
    /// Without a neighbor it comes last.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    /// - -32602 `before project not found: {beforeProjectId}`: There is no such neighbor.
    /// - -32602 `project {projectId} cannot be moved before itself`: The project and its neighbor are the same.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/move.json`.
    fn project_move(
        &self,
        params: ProjectMoveParams,
    ) -> impl Future<Output = Result<ProjectMoveResponse, Self::Error>> + Send;
    /// Returns a project.
    ///
    /// Its threads are listed by `thread/list`.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/read.json`.
    fn project_read(
        &self,
        params: ProjectReadParams,
    ) -> impl Future<Output = Result<ProjectReadResponse, Self::Error>> + Send;
    /// Changes a project.
    ///
    /// What is absent stays. No notification follows when nothing changed.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    /// - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `duplicate project root: {path}`: Two roots are the same directory.
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/update.json`.
    fn project_update(
        &self,
        params: ProjectUpdateParams,
    ) -> impl Future<Output = Result<ProjectUpdateResponse, Self::Error>> + Send;
}

/// The methods `remoteControl/*`.
pub trait RemoteControlMethods: Handler {
    /// Tells whether a code was used.
    ///
    /// Ask again until it was.
    ///
    /// Errors:
    /// - -32600 `remoteControl/pairing/status requires pairingCode or manualPairingCode`: Neither was given.
    /// - -32600 `remote control pairing requires remote control to be enabled`: Remote control is off.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/pairing/status.json`.
    fn remote_control_pairing_status(
        &self,
        params: RemoteControlPairingStatusParams,
    ) -> impl Future<Output = Result<RemoteControlPairingStatusResponse, Self::Error>> + Send;
    /// Tells the state of remote control.
    ///
    /// The same as in `remoteControl/status/changed`.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/status/read.json`.
    fn remote_control_status_read(
        &self,
    ) -> impl Future<Output = Result<RemoteControlStatusReadResponse, Self::Error>> + Send;
}

/// The methods `review/*`.
pub trait ReviewMethods: Handler {
    /// Starts a review of changes.
    ///
    /// Runs as a turn with `enteredReviewMode` and `exitedReviewMode` items; the review itself comes as the message of the agent. Detached reviews of 0.97 send `thread/started` before the answer.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `branch must not be empty`: The name of the branch is blank.
    /// - -32600 `sha must not be empty`: The id of the commit is blank.
    /// - -32600 `instructions must not be empty`: The instructions are blank.
    ///
    /// Source: `schema/codex/review/start.json`.
    fn review_start(
        &self,
        params: ReviewStartParams,
    ) -> impl Future<Output = Result<ReviewStartResponse, Self::Error>> + Send;
}

/// The methods of the family `thread_control`.
pub trait ThreadControlMethods: Handler {
    /// Compresses the files of old threads in the background.
    ///
    /// Answers at once; nothing may happen, because another run is under way or was not long ago.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/rollout/compress.json`.
    fn rollout_compress(
        &self,
    ) -> impl Future<Output = Result<RolloutCompressResponse, Self::Error>> + Send;
    /// Says that a question outside of this protocol is settled.
    ///
    /// At 0 the time limits of the thread's commands run again.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `out-of-band elicitation count is already zero`: No question is open.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/decrement_elicitation.json`.
    fn thread_decrement_elicitation(
        &self,
        params: ThreadDecrementElicitationParams,
    ) -> impl Future<Output = Result<ThreadDecrementElicitationResponse, Self::Error>> + Send;
    /// Says that the user is asked something outside of this protocol.
    ///
    /// While the count is above 0, the time limits of the thread's commands stand still.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/increment_elicitation.json`.
    fn thread_increment_elicitation(
        &self,
        params: ThreadIncrementElicitationParams,
    ) -> impl Future<Output = Result<ThreadIncrementElicitationResponse, Self::Error>> + Send;
    /// Adds model items to the history of a loaded thread.
    ///
    /// No turn runs; the model sees the items from the next one on.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `items must not be empty`: There are none.
    /// - -32600 `items[{index}] is not a valid response item: {detail}`: An item is not in the notation of the model's interface.
    ///
    /// Since 0.169. Source: `schema/codex/thread/inject_items.json`.
    fn thread_inject_items(
        &self,
        params: ThreadInjectItemsParams,
    ) -> impl Future<Output = Result<ThreadInjectItemsResponse, Self::Error>> + Send;
    /// Returns what a thread knows from memories.
    ///
    /// The thread must be loaded. The summary is `null` where memories are off.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/memory/read.json`.
    fn thread_memory_read(
        &self,
        params: ThreadMemoryReadParams,
    ) -> impl Future<Output = Result<ThreadMemoryReadResponse, Self::Error>> + Send;
    /// Says whether a thread may become part of memories.
    ///
    /// The thread may be loaded or stored.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `ephemeral thread does not support metadata updates: {threadId}`: The thread is not stored.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/memoryMode/set.json`.
    fn thread_memory_mode_set(
        &self,
        params: ThreadMemoryModeSetParams,
    ) -> impl Future<Output = Result<ThreadMemoryModeSetResponse, Self::Error>> + Send;
    /// Asks for a guess of the next user message.
    ///
    /// The guess would come as `thread/prediction/updated`; the server does not make any.
    ///
    /// Errors:
    /// - -32601 `thread/prediction/request is not implemented yet`: Always.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/prediction/request.json`.
    fn thread_prediction_request(
        &self,
        params: ThreadPredictionRequestParams,
    ) -> impl Future<Output = Result<ThreadPredictionRequestResponse, Self::Error>> + Send;
    /// Turns a plan that the user agreed to into the first message of a fresh thread.
    ///
    /// The prompt contains the plan, and names its file where one is given.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `The thread already has an active turn.`: A turn runs.
    /// - -32600 `The approved plan is empty.`: Nothing is left of `markdown` without the blanks around it.
    /// - -32602 ``attachmentPath` must be absolute on the app server`: `attachmentPath` is relative.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/prepareApprovedPlan.json`.
    fn thread_prepare_approved_plan(
        &self,
        params: ThreadPrepareApprovedPlanParams,
    ) -> impl Future<Output = Result<ThreadPrepareApprovedPlanResponse, Self::Error>> + Send;
    /// Changes settings for the rest of a running turn.
    ///
    /// The step that runs goes on as it is; later turns are not touched. Reviewer and environments can always change; a change of anything else, or of nothing, needs the feature `step_model_switching`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32600 `turn settings updates require the step_model_switching feature`: The change needs the feature, and it is off.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/turn/settings/update.json`.
    fn turn_settings_update(
        &self,
        params: TurnSettingsUpdateParams,
    ) -> impl Future<Output = Result<TurnSettingsUpdateResponse, Self::Error>> + Send;
}

/// The methods `server/*`.
pub trait ServerMethods: Handler {
    /// Tells how the server is doing.
    ///
    /// For support and tests; the names of the gauges may change.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/server/diagnostics.json`.
    fn server_diagnostics(
        &self,
        params: ServerDiagnosticsParams,
    ) -> impl Future<Output = Result<ServerDiagnosticsResponse, Self::Error>> + Send;
}

/// The methods `skills/*`.
pub trait SkillsMethods: Handler {
    /// Switches a skill on or off.
    ///
    /// Writes the configuration of the user. `skills/list` shows it after `forceReload`.
    ///
    /// Errors:
    /// - -32602 `skills/config/write requires exactly one of path or name`: Neither or both were given. Since 0.169.
    ///
    /// Source: `schema/codex/skills/config/write.json`.
    fn skills_config_write(
        &self,
        params: SkillsConfigWriteParams,
    ) -> impl Future<Output = Result<SkillsConfigWriteResponse, Self::Error>> + Send;
    /// Sets further directories to look for skills in.
    ///
    /// They count as skills of the user.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    ///
    /// Since 0.169. Source: `schema/codex/skills/extraRoots/set.json`.
    fn skills_extra_roots_set(
        &self,
        params: SkillsExtraRootsSetParams,
    ) -> impl Future<Output = Result<SkillsExtraRootsSetResponse, Self::Error>> + Send;
    /// Lists the skills for some directories.
    ///
    /// The files are read for each request, so `forceReload` changes nothing. A directory that does not exist still has the skills of the user and of the server.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/skills/list.json`.
    fn skills_list(
        &self,
        params: SkillsListParams,
    ) -> impl Future<Output = Result<SkillsListResponse, Self::Error>> + Send;
}

/// The methods of the family `guardian`.
pub trait GuardianMethods: Handler {
    /// Overrules a refusal of the automatic reviewer.
    ///
    /// The agent is told and may try the action again.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid Guardian denial event: {detail}`: The event cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/thread/approveGuardianDeniedAction.json`.
    fn thread_approve_guardian_denied_action(
        &self,
        params: ThreadApproveGuardianDeniedActionParams,
    ) -> impl Future<Output = Result<ThreadApproveGuardianDeniedActionResponse, Self::Error>> + Send;
    /// Lets the automatic reviewer judge the last call of a thread without running it.
    ///
    /// The connection is subscribed to the thread and stays so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `expected a completed plaintext exec_command, apply_patch, request_permissions, or MCP call with a nonempty call ID`: The history does not end with such a call.
    /// - -32600 `the requested tool is unavailable on this thread`: The thread has no tool of that name.
    /// - -32603 `Guardian review failed: {detail}`: The reviewer gave no judgment; the reason.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/guardianReview.json`.
    fn thread_guardian_review(
        &self,
        params: ThreadGuardianReviewParams,
    ) -> impl Future<Output = Result<ThreadGuardianReviewResponse, Self::Error>> + Send;
}

/// The methods `thread/*`.
pub trait ThreadMethods: Handler {
    /// Moves a thread into the archive and unloads it.
    ///
    /// A thread that is archived already is not found.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/archive.json`.
    fn thread_archive(
        &self,
        params: ThreadArchiveParams,
    ) -> impl Future<Output = Result<ThreadArchiveResponse, Self::Error>> + Send;
    /// Summarizes the history of a thread so that it takes less room.
    ///
    /// Answers at once; the summary is made in a turn with a `contextCompaction` item. In 0.97 no `turn/started` comes, and `thread/compacted` before `turn/completed`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Source: `schema/codex/thread/compact/start.json`.
    fn thread_compact_start(
        &self,
        params: ThreadCompactStartParams,
    ) -> impl Future<Output = Result<ThreadCompactStartResponse, Self::Error>> + Send;
    /// Deletes a thread for good and unloads it.
    ///
    /// The answer comes before `thread/deleted`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `thread is not persisted and cannot be deleted: {threadId}`: The thread is ephemeral.
    /// - -32600 `cannot delete thread while attached thread {threadId} exists; delete the attached thread first`: A thread is attached to it.
    /// - -32600 `cannot delete thread {threadId}: forked history still references it`: The file of a thread that another program forked goes on from the file of this one.
    ///
    /// Since 0.169. Source: `schema/codex/thread/delete.json`.
    fn thread_delete(
        &self,
        params: ThreadDeleteParams,
    ) -> impl Future<Output = Result<ThreadDeleteResponse, Self::Error>> + Send;
    /// Copies a stored thread into a new one, loads it and subscribes the connection to it.
    ///
    /// The source is not changed. A running turn is copied as interrupted. The answer comes before `thread/started`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`. Until 0.97.
    /// - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at `path`. Since 0.169.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until 0.97.
    /// - -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since 0.169.
    /// - -32600 `turn not found: {turnId}`: The thread has no such turn.
    /// - -32600 `no rollout found for thread id {threadId}`: The source is archived. Until 0.97.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The source is archived. Since 0.169.
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    /// - -32600 ``beforeTurnId` cannot be combined with `lastTurnId``: Both are given.
    /// - -32600 `lastTurnId '{turnId}' identifies an in-progress turn`: `lastTurnId` is the running turn.
    /// - -32600 `attachToSource cannot be combined with ephemeral or deferGoalContinuation`: A fork that is attached is ephemeral or defers its goal.
    /// - -32600 `ephemeral paginated thread/fork requires `excludeTurns: true``: A fork is ephemeral and `excludeTurns` is not `true`. Since 0.169.
    /// - -32600 ``experimentalDisablePredictionMcp` requires `experimentalPredictionMode: true``: `experimentalDisablePredictionMcp` is given without it.
    /// - -32600 ``experimentalPredictionMode` requires `ephemeral: true``: A fork in prediction mode is not ephemeral.
    ///
    /// Source: `schema/codex/thread/fork.json`.
    fn thread_fork(
        &self,
        params: ThreadForkParams,
    ) -> impl Future<Output = Result<ThreadForkResponse, Self::Error>> + Send;
    /// Changes stored data of a thread.
    ///
    /// The thread may be loaded or stored. When all parts of `gitInfo` are removed, it becomes `null`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread metadata update must include at least one field`: There is nothing to change.
    /// - -32603 `failed to read thread metadata: invalid thread-store request: no rollout found for thread id {threadId}`: There is no such thread to put into a project.
    /// - -32600 `gitInfo.{member} must not be empty`: A text of `gitInfo` is blank.
    /// - -32600 `gitInfo must include at least one field`: `gitInfo` is an empty object.
    /// - -32600 `gitInfo.{field} must not be empty`: A part of `gitInfo` is an empty text.
    /// - -32600 `project not found: {projectId}`: There is no such project.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Since 0.169. Source: `schema/codex/thread/metadata/update.json`.
    fn thread_metadata_update(
        &self,
        params: ThreadMetadataUpdateParams,
    ) -> impl Future<Output = Result<ThreadMetadataUpdateResponse, Self::Error>> + Send;
    /// Gives a thread a title.
    ///
    /// The thread may be loaded or stored; in 0.97 it must be loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `thread name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Source: `schema/codex/thread/name/set.json`.
    fn thread_name_set(
        &self,
        params: ThreadSetNameParams,
    ) -> impl Future<Output = Result<ThreadSetNameResponse, Self::Error>> + Send;
    /// Marks a thread read or unread.
    ///
    /// Refused when the read state changed meanwhile; `data` of the error then holds `reason` and the `readState` of now.
    ///
    /// Errors:
    /// - -32600 `thread not loaded: {threadId}`: No loaded thread has this id.
    /// - -32600 `read state changed`: `expectedRevision` is not the revision of now.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/readState/update.json`.
    fn thread_read_state_update(
        &self,
        params: ThreadReadStateUpdateParams,
    ) -> impl Future<Output = Result<ThreadReadStateUpdateResponse, Self::Error>> + Send;
    /// Opens a stored thread and subscribes the connection to it.
    ///
    /// No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a `deprecationNotice`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`. Until 0.97.
    /// - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at `path`. Since 0.169.
    /// - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until 0.97.
    /// - -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since 0.169.
    /// - -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived. Since 0.169.
    /// - -32600 `cannot resume thread {threadId} with history while it is already running`: `history` was given for a loaded thread.
    /// - -32600 `cannot resume running thread {threadId} with stale path: requested `{path}`, active `{activePath}``: The thread is loaded, and its file is not at `path`.
    /// - -32600 `resuming with history is not supported`: `history` was given for a thread that is not loaded.
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider of the request is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider of the request is not configured. Since 0.169.
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider of the thread is not configured any more.
    ///
    /// Source: `schema/codex/thread/resume.json`.
    fn thread_resume(
        &self,
        params: ThreadResumeParams,
    ) -> impl Future<Output = Result<ThreadResumeResponse, Self::Error>> + Send;
    /// Changes what later turns of a thread run with.
    ///
    /// The running turn goes on as it is. No notification follows when nothing changed.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32600 ``permissions` cannot be combined with `sandboxPolicy``: Both are given.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/settings/update.json`.
    fn thread_settings_update(
        &self,
        params: ThreadSettingsUpdateParams,
    ) -> impl Future<Output = Result<ThreadSettingsUpdateResponse, Self::Error>> + Send;
    /// Runs a command of the user in a thread, without a sandbox.
    ///
    /// Answers at once. An idle thread gets a turn of its own for it; in a running turn the item joins that turn and the model sees the output.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `command must not be empty`: Nothing is left of the command without the blanks around it.
    /// - -32602 `thread/shellCommand timeoutMs must be non-negative, got {timeoutMs}`: The time limit is negative.
    ///
    /// Since 0.169. Source: `schema/codex/thread/shellCommand.json`.
    fn thread_shell_command(
        &self,
        params: ThreadShellCommandParams,
    ) -> impl Future<Output = Result<ThreadShellCommandResponse, Self::Error>> + Send;
    /// Creates a thread, loads it and subscribes the connection to it.
    ///
    /// Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists after its first turn.
    ///
    /// Errors:
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32600 `projectId must not be empty`: `projectId` is empty.
    /// - -32600 `project not found: {projectId}`: `projectId` names no project.
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    /// - -32600 ``permissions` cannot be combined with `sandbox``: Both are given; `thread/resume` and `thread/fork` refuse it, too.
    /// - -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
    /// - -32600 `dynamic tool name must not be empty`: A tool has no name.
    /// - -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins with `mcp__`.
    /// - -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool begins or ends with a blank.
    /// - -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The name of a tool has other characters; not checked in 0.97.
    /// - -32600 `dynamic tool namespace must contain at least one tool: {name}`: A group has no tool.
    /// - -32600 `duplicate dynamic tool namespace: {name}`: Two groups share a name.
    /// - -32600 `deferred dynamic tool must include a namespace: {name}`: A tool with `deferLoading` is in no group.
    /// - -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a tool uses something that is not supported.
    ///
    /// Source: `schema/codex/thread/start.json`.
    fn thread_start(
        &self,
        params: ThreadStartParams,
    ) -> impl Future<Output = Result<ThreadStartResponse, Self::Error>> + Send;
    /// Takes a thread out of the archive.
    ///
    /// The thread is not loaded by this.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
    /// - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
    /// - -32600 `no archived rollout found for thread id {threadId}`: No archived thread has this id.
    ///
    /// Source: `schema/codex/thread/unarchive.json`.
    fn thread_unarchive(
        &self,
        params: ThreadUnarchiveParams,
    ) -> impl Future<Output = Result<ThreadUnarchiveResponse, Self::Error>> + Send;
    /// Ends the connection's subscription to a thread.
    ///
    /// The thread is not unloaded at once, but when nobody has subscribed and no turn has run for a minute or two; `thread/status/changed` and `thread/closed` tell so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unsubscribe.json`.
    fn thread_unsubscribe(
        &self,
        params: ThreadUnsubscribeParams,
    ) -> impl Future<Output = Result<ThreadUnsubscribeResponse, Self::Error>> + Send;
}

/// The methods of the family `attachment`.
pub trait AttachmentMethods: Handler {
    /// Keeps data of the client with a thread.
    ///
    /// Where the thread has an attachment of this type and key, that one is returned unchanged.
    ///
    /// Errors:
    /// - -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
    /// - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
    /// - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
    /// - -32602 `identityKey must not be empty`: `identityKey` is empty.
    /// - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
    /// - -32602 `attachment payload must not exceed 65536 bytes`: `payload` has more than 65536 bytes as JSON.
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/add.json`.
    fn thread_attachment_add(
        &self,
        params: ThreadAttachmentAddParams,
    ) -> impl Future<Output = Result<ThreadAttachmentAddResponse, Self::Error>> + Send;
    /// Lists the attachments of a thread.
    ///
    /// A thread that does not exist has none. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/list.json`.
    fn thread_attachment_list(
        &self,
        params: ThreadAttachmentListParams,
    ) -> impl Future<Output = Result<ThreadAttachmentListResponse, Self::Error>> + Send;
    /// Removes an attachment from a thread.
    ///
    /// Succeeds also when there is none of this type and key; then no notification follows.
    ///
    /// Errors:
    /// - -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
    /// - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
    /// - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
    /// - -32602 `identityKey must not be empty`: `identityKey` is empty.
    /// - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/remove.json`.
    fn thread_attachment_remove(
        &self,
        params: ThreadAttachmentRemoveParams,
    ) -> impl Future<Output = Result<ThreadAttachmentRemoveResponse, Self::Error>> + Send;
    /// Lists the threads that have a certain attachment.
    ///
    /// Threads without a user message are listed, too.
    ///
    /// Errors:
    /// - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
    /// - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
    /// - -32602 `identityKey must not be empty`: `identityKey` is empty.
    /// - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
    /// - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachmentOwner/list.json`.
    fn thread_attachment_owner_list(
        &self,
        params: ThreadAttachmentOwnerListParams,
    ) -> impl Future<Output = Result<ThreadAttachmentOwnerListResponse, Self::Error>> + Send;
}

/// The methods of the family `background_terminals`.
pub trait BackgroundTerminalsMethods: Handler {
    /// Ends all background commands of a thread.
    ///
    /// Succeeds also when there are none.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/clean.json`.
    fn thread_background_terminals_clean(
        &self,
        params: ThreadBackgroundTerminalsCleanParams,
    ) -> impl Future<Output = Result<ThreadBackgroundTerminalsCleanResponse, Self::Error>> + Send;
    /// Lists the background commands of a thread.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cursor: {detail}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/list.json`.
    fn thread_background_terminals_list(
        &self,
        params: ThreadBackgroundTerminalsListParams,
    ) -> impl Future<Output = Result<ThreadBackgroundTerminalsListResponse, Self::Error>> + Send;
    /// Ends one background command.
    ///
    /// Succeeds also when it does not run; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid background terminal process id: {detail}`: `processId` is not a number.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/terminate.json`.
    fn thread_background_terminals_terminate(
        &self,
        params: ThreadBackgroundTerminalsTerminateParams,
    ) -> impl Future<Output = Result<ThreadBackgroundTerminalsTerminateResponse, Self::Error>> + Send;
}

/// The methods of the family `goal`.
pub trait GoalMethods: Handler {
    /// Drops the goal of a thread.
    ///
    /// Succeeds also without a goal; then no notification follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/clear.json`.
    fn thread_goal_clear(
        &self,
        params: ThreadGoalClearParams,
    ) -> impl Future<Output = Result<ThreadGoalClearResponse, Self::Error>> + Send;
    /// Returns the goal of a thread.
    ///
    /// The goal is `null` where none is set.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/get.json`.
    fn thread_goal_get(
        &self,
        params: ThreadGoalGetParams,
    ) -> impl Future<Output = Result<ThreadGoalGetResponse, Self::Error>> + Send;
    /// Sets or changes the goal of a thread.
    ///
    /// While the goal is active and the thread idle, the server starts turns on its own. After a failed turn the goal is blocked.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    /// - -32600 `goal objective must not be empty`: Nothing is left of the objective without the blanks around it.
    /// - -32600 `goal objective must be at most 4000 characters`: The objective is longer.
    /// - -32600 `goal budgets must be positive when provided`: `tokenBudget` is 0 or negative.
    /// - -32600 `cannot update goal for thread {threadId}: no goal exists`: There is no goal, and no objective was given.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/set.json`.
    fn thread_goal_set(
        &self,
        params: ThreadGoalSetParams,
    ) -> impl Future<Output = Result<ThreadGoalSetResponse, Self::Error>> + Send;
}

/// The methods of the family `history`.
pub trait HistoryMethods: Handler {
    /// Lists the items of a thread page by page, oldest first.
    ///
    /// The thread may be stored or loaded. `turnId` limits the list to one turn.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32602 `turnId is required when cursor is an item anchor`: The cursor is an item, and `turnId` does not name its turn.
    /// - -32602 `cursor.itemId does not identify an item in the requested history scope`: The turn has no item that the cursor names.
    ///
    /// Since 0.169. Source: `schema/codex/thread/items/list.json`.
    fn thread_items_list(
        &self,
        params: ThreadItemsListParams,
    ) -> impl Future<Output = Result<ThreadItemsListResponse, Self::Error>> + Send;
    /// Returns certain items of a turn.
    ///
    /// Ids that the turn does not have are left out.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `itemIds must contain 1 to 100 IDs`: There are none or too many.
    /// - -32601 `thread/items/read is not supported yet`: The thread is not read in pages, or does not exist.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/items/read.json`.
    fn thread_items_read(
        &self,
        params: ThreadItemsReadParams,
    ) -> impl Future<Output = Result<ThreadItemsReadResponse, Self::Error>> + Send;
    /// Lists stored threads, newest first.
    ///
    /// Threads without a user message are left out. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `section-position sorting requires a section filter`: The threads are sorted by their place in a section, and no section is named.
    /// - -32600 `parentThreadId and ancestorThreadId are mutually exclusive`: Both are named.
    /// - -32600 `attachedToThreadId cannot be combined with parentThreadId or ancestorThreadId`: `attachedToThreadId` is named with one of the others.
    /// - -32600 `includeAttachedThreads requires a non-empty searchTerm`: Attached threads are to be listed, and no title is searched for.
    /// - -32600 `invalid attached thread parent id: {detail}`: `attachedToThreadId` is not a UUID.
    /// - -32602 `originator filtering is not supported by the local app-server`: `originators` names any.
    /// - -32600 `invalid parent thread id: {detail}`: `parentThreadId` is not a UUID.
    /// - -32602 `invalid excluded thread id: {detail}`: An entry of `excludedThreadIds` is not a UUID.
    /// - -32602 `projectId must not be empty`: `projectId` is empty.
    /// - -32602 `project not found: {projectId}`: There is no such project.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/list.json`.
    fn thread_list(
        &self,
        params: ThreadListParams,
    ) -> impl Future<Output = Result<ThreadListResponse, Self::Error>> + Send;
    /// Lists the ids of loaded threads.
    ///
    /// The ids are sorted, and a page ends with the id that is its cursor.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/loaded/list.json`.
    fn thread_loaded_list(
        &self,
        params: ThreadLoadedListParams,
    ) -> impl Future<Output = Result<ThreadLoadedListResponse, Self::Error>> + Send;
    /// Returns a thread as it is stored.
    ///
    /// Neither loads the thread nor subscribes to it. With `includeTurns` a paginated thread draws a `deprecationNotice`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not loaded: {threadId}`: The thread is neither stored nor loaded.
    /// - -32603 `failed to load rollout `{path}` for thread {threadId}: {detail}`: The stored file is damaged.
    /// - -32600 `ephemeral threads do not support includeTurns`: Turns of an ephemeral thread were asked for.
    /// - -32601 `list_turns is not supported yet`: Turns were asked for before the first one was stored.
    ///
    /// Source: `schema/codex/thread/read.json`.
    fn thread_read(
        &self,
        params: ThreadReadParams,
    ) -> impl Future<Output = Result<ThreadReadResponse, Self::Error>> + Send;
    /// Drops a turn and all later ones from a loaded thread.
    ///
    /// The thread is loaded anew, also when the request fails after that. The stored history goes on in a new file; files of the workspace stay as they are.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `turn not found: {turnId}`: The thread has no such turn.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Since 0.169. Source: `schema/codex/thread/revert.json`.
    fn thread_revert(
        &self,
        params: ThreadRevertParams,
    ) -> impl Future<Output = Result<ThreadRevertResponse, Self::Error>> + Send;
    /// Drops the last turns of a loaded thread.
    ///
    /// Stored threads keep it in mind when they are resumed. Files of the workspace stay as they are. Later versions have `thread/revert`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `numTurns must be >= 1`: `numTurns` is 0.
    ///
    /// Until 0.97. Source: `schema/codex/thread/rollback.json`.
    fn thread_rollback(
        &self,
        params: ThreadRollbackParams,
    ) -> impl Future<Output = Result<ThreadRollbackResponse, Self::Error>> + Send;
    /// Lists the history of a thread step by step, voice sessions included.
    ///
    /// Entries come in the order they were stored. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid thread timeline cursor`: `cursor` is not one the server gave out.
    /// - -32601 `thread/timeline/list is not supported yet`: The thread is not read in pages, or does not exist.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/timeline/list.json`.
    fn thread_timeline_list(
        &self,
        params: ThreadTimelineListParams,
    ) -> impl Future<Output = Result<ThreadTimelineListResponse, Self::Error>> + Send;
    /// Lists the turns of a thread page by page, newest first.
    ///
    /// The thread may be stored or loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/turns/list.json`.
    fn thread_turns_list(
        &self,
        params: ThreadTurnsListParams,
    ) -> impl Future<Output = Result<ThreadTurnsListResponse, Self::Error>> + Send;
}

/// The methods of the family `queue`.
pub trait QueueMethods: Handler {
    /// Queues input that becomes a turn of its own once the thread is idle.
    ///
    /// On an idle thread the turn starts at once. The queue outlives the server.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be read.
    /// - -32600 `only user input can be added to the user-message queue`: `input` is empty.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/add.json`.
    fn thread_queue_add(
        &self,
        params: ThreadQueueAddParams,
    ) -> impl Future<Output = Result<ThreadQueueAddResponse, Self::Error>> + Send;
    /// Takes an entry out of the queue.
    ///
    /// Succeeds also when there is no such entry; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/delete.json`.
    fn thread_queue_delete(
        &self,
        params: ThreadQueueDeleteParams,
    ) -> impl Future<Output = Result<ThreadQueueDeleteResponse, Self::Error>> + Send;
    /// Lists the queued input of a thread, next one first.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
    /// - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived. Since 0.169.
    /// - -32600 `invalid queue pagination cursor: {detail}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/list.json`.
    fn thread_queue_list(
        &self,
        params: ThreadQueueListParams,
    ) -> impl Future<Output = Result<ThreadQueueListResponse, Self::Error>> + Send;
    /// Puts the queue in another order.
    ///
    /// Every entry must be named once.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `queue reorder must include every queued submission exactly once`: An id is missing, double or unknown.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/reorder.json`.
    fn thread_queue_reorder(
        &self,
        params: ThreadQueueReorderParams,
    ) -> impl Future<Output = Result<ThreadQueueReorderResponse, Self::Error>> + Send;
    /// Starts a turn with an entry of the queue now.
    ///
    /// Without an id it is the next one.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32600 `queue is empty`: There is no entry.
    /// - -32600 `thread already has an active or pending turn`: A turn runs.
    /// - -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/start.json`.
    fn thread_queue_start(
        &self,
        params: ThreadQueueStartParams,
    ) -> impl Future<Output = Result<ThreadQueueStartResponse, Self::Error>> + Send;
    /// Replaces the input of an entry of the queue.
    ///
    /// The entry keeps its place and its id.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be read.
    /// - -32600 `only user input can be added to the user-message queue`: `input` is empty.
    /// - -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/update.json`.
    fn thread_queue_update(
        &self,
        params: ThreadQueueUpdateParams,
    ) -> impl Future<Output = Result<ThreadQueueUpdateResponse, Self::Error>> + Send;
}

/// The methods of the family `realtime`.
pub trait RealtimeMethods: Handler {
    /// Sends sound into a voice session.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendAudio.json`.
    fn thread_realtime_append_audio(
        &self,
        params: ThreadRealtimeAppendAudioParams,
    ) -> impl Future<Output = Result<ThreadRealtimeAppendAudioResponse, Self::Error>> + Send;
    /// Has a voice session speak a text.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendSpeech.json`.
    fn thread_realtime_append_speech(
        &self,
        params: ThreadRealtimeAppendSpeechParams,
    ) -> impl Future<Output = Result<ThreadRealtimeAppendSpeechResponse, Self::Error>> + Send;
    /// Sends text into a voice session.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendText.json`.
    fn thread_realtime_append_text(
        &self,
        params: ThreadRealtimeAppendTextParams,
    ) -> impl Future<Output = Result<ThreadRealtimeAppendTextResponse, Self::Error>> + Send;
    /// Lists the voices by version of the voice protocol.
    ///
    /// The list is fixed.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/listVoices.json`.
    fn thread_realtime_list_voices(
        &self,
        params: ThreadRealtimeListVoicesParams,
    ) -> impl Future<Output = Result<ThreadRealtimeListVoicesResponse, Self::Error>> + Send;
    /// Opens a voice session for a thread.
    ///
    /// Answers at once; whether it opens is told by notifications. Needs an API key.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/start.json`.
    fn thread_realtime_start(
        &self,
        params: ThreadRealtimeStartParams,
    ) -> impl Future<Output = Result<ThreadRealtimeStartResponse, Self::Error>> + Send;
    /// Closes the voice session of a thread.
    ///
    /// The notification says `requested`; it comes also without a session.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/stop.json`.
    fn thread_realtime_stop(
        &self,
        params: ThreadRealtimeStopParams,
    ) -> impl Future<Output = Result<ThreadRealtimeStopResponse, Self::Error>> + Send;
}

/// The methods of the family `sample`.
pub trait SampleMethods: Handler {
    /// Gives up a running `thread/sample` request.
    ///
    /// Succeeds also when there is none with this id. The request is answered with an error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/sample/cancel.json`.
    fn thread_sample_cancel(
        &self,
        params: ThreadSampleCancelParams,
    ) -> impl Future<Output = Result<ThreadSampleCancelResponse, Self::Error>> + Send;
    /// Asks the model something about a thread without adding to its history.
    ///
    /// `expectedTurnId` must be the latest turn, and it must have ended unless `allowInProgressTurn` says otherwise. The model sees the definitions of the thread's tools, but calls none.
    ///
    /// Errors:
    /// - -32600 `{detail}`: `threadId` is not a UUID.
    /// - -32600 `thread/sample requires a loaded source`: No loaded thread has this id.
    /// - -32600 `thread/sample requires expectedTurnId and a prompt of at most 4000 bytes`: One of them is empty, or the prompt is longer.
    /// - -32600 `sample source must be idle`: A turn runs, and `allowInProgressTurn` is not set.
    /// - -32600 `sample source turn must be the latest finished turn`: `expectedTurnId` is another turn.
    /// - -32600 `sample source turn must be the latest turn`: `expectedTurnId` is another turn, with `allowInProgressTurn`.
    /// - -32603 `sample canceled`: `thread/sample/cancel` named the request.
    /// - -32603 `{detail}`: The model did not answer; the reason.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/sample.json`.
    fn thread_sample(
        &self,
        params: ThreadSampleParams,
    ) -> impl Future<Output = Result<ThreadSampleResponse, Self::Error>> + Send;
}

/// The methods of the family `search`.
pub trait SearchMethods: Handler {
    /// Searches the text of all stored threads.
    ///
    /// Finds messages of the user and of the agent, upper and lower case alike. Each thread is found once, with its first place shown.
    ///
    /// Errors:
    /// - -32600 `thread/search requires a non-empty searchTerm`: Nothing is left of the term without the blanks around it.
    /// - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/search.json`.
    fn thread_search(
        &self,
        params: ThreadSearchParams,
    ) -> impl Future<Output = Result<ThreadSearchResponse, Self::Error>> + Send;
    /// Searches the messages of one thread.
    ///
    /// Finds words of the user and of the agent, oldest first. Only for threads read in pages.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread/searchOccurrences requires a non-empty searchTerm`: `searchTerm` is empty.
    /// - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
    /// - -32601 `thread/searchOccurrences is not supported yet`: The thread is not read in pages, or does not exist.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/searchOccurrences.json`.
    fn thread_search_occurrences(
        &self,
        params: ThreadSearchOccurrencesParams,
    ) -> impl Future<Output = Result<ThreadSearchOccurrencesResponse, Self::Error>> + Send;
}

/// The methods of the family `thread_section`.
pub trait ThreadSectionMethods: Handler {
    /// Moves a thread into, within or out of a section of the user's list.
    ///
    /// A thread is in one section at most.
    ///
    /// Errors:
    /// - -32600 `thread not found: {threadId}`: No thread has this id.
    /// - -32600 `sectionId must not be empty`: `sectionId` is empty.
    /// - -32600 `section {sectionId} does not exist`: There is no such section.
    /// - -32600 `beforeThreadId requires a non-null sectionId`: A neighbor is named, but no section.
    /// - -32600 `before thread {beforeThreadId} is not in section {sectionId}`: The neighbor is not in the section.
    /// - -32600 `thread {threadId} cannot be moved before itself`: The thread and its neighbor are the same.
    /// - -32600 `invalid before thread id: {detail}`: `beforeThreadId` is not a UUID.
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/section/move.json`.
    fn thread_section_move(
        &self,
        params: ThreadSectionMoveParams,
    ) -> impl Future<Output = Result<ThreadSectionMoveResponse, Self::Error>> + Send;
    /// Creates a section.
    ///
    /// Two sections may have the same name.
    ///
    /// Errors:
    /// - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/create.json`.
    fn thread_section_create(
        &self,
        params: ThreadSectionCreateParams,
    ) -> impl Future<Output = Result<ThreadSectionCreateResponse, Self::Error>> + Send;
    /// Deletes a section.
    ///
    /// Its threads stay, without a section.
    ///
    /// Errors:
    /// - -32602 `sectionId must not be empty`: `sectionId` is empty.
    /// - -32602 `thread section not found: {sectionId}`: There is no such section.
    /// - -32602 `the built-in pinned section cannot be deleted`: It is the section that is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/delete.json`.
    fn thread_section_delete(
        &self,
        params: ThreadSectionDeleteParams,
    ) -> impl Future<Output = Result<ThreadSectionDeleteResponse, Self::Error>> + Send;
    /// Lists the sections of the user's list of threads.
    ///
    /// A section called `Pinned` is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/list.json`.
    fn thread_section_list(
        &self,
        params: ThreadSectionListParams,
    ) -> impl Future<Output = Result<ThreadSectionListResponse, Self::Error>> + Send;
    /// Renames a section and changes its looks.
    ///
    /// The name is always given; the looks stay when they are absent.
    ///
    /// Errors:
    /// - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
    /// - -32602 `sectionId must not be empty`: `sectionId` is empty.
    /// - -32602 `thread section not found: {sectionId}`: There is no such section.
    /// - -32602 `the built-in pinned section cannot be renamed`: It is the section that is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/update.json`.
    fn thread_section_update(
        &self,
        params: ThreadSectionUpdateParams,
    ) -> impl Future<Output = Result<ThreadSectionUpdateResponse, Self::Error>> + Send;
}

/// The methods `turn/*`.
pub trait TurnMethods: Handler {
    /// Stops the running turn.
    ///
    /// Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are withdrawn. An empty `turnId` stops whichever turn runs. 0.97 does not look at `turnId` and never answers when nothing runs.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `no active turn to interrupt`: No turn runs.
    /// - -32600 `expected active turn id {turnId} but found {activeTurnId}`: Another turn runs.
    ///
    /// Source: `schema/codex/turn/interrupt.json`.
    fn turn_interrupt(
        &self,
        params: TurnInterruptParams,
    ) -> impl Future<Output = Result<TurnInterruptResponse, Self::Error>> + Send;
    /// Starts a turn and returns it before it runs.
    ///
    /// Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
    /// - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
    /// - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
    /// - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
    /// - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `additional context name is only supported for untrusted context`: Context that is trusted has a name.
    /// - -32600 ``toolOutput` cannot be combined with nonempty `input``: The turn has both.
    /// - -32600 ``toolOutput.name` must not be empty`: The name is empty.
    /// - -32603 `failed to submit turn input: ActiveTurnOutputSchemaMismatch`: A turn is running, and the input has an `outputSchema`.
    /// - -32603 `failed to submit turn input: EmptyInput`: A turn is running, and there is no input for it.
    ///
    /// Source: `schema/codex/turn/start.json`.
    fn turn_start(
        &self,
        params: TurnStartParams,
    ) -> impl Future<Output = Result<TurnStartResponse, Self::Error>> + Send;
    /// Adds input to the running turn.
    ///
    /// The user message appears as an item as soon as the turn takes it. No turn is started and no settings are changed.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    /// - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
    /// - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
    /// - -32600 `additional context name is only supported for untrusted context`: Context that is trusted has a name.
    /// - -32600 `no active turn to steer`: No turn runs.
    /// - -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
    /// - -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
    /// - -32600 `input must not be empty`: `input` is empty.
    /// - -32600 `cannot steer a {turnKind} turn`: A review or a summary runs.
    ///
    /// Since 0.169. Source: `schema/codex/turn/steer.json`.
    fn turn_steer(
        &self,
        params: TurnSteerParams,
    ) -> impl Future<Output = Result<TurnSteerResponse, Self::Error>> + Send;
}

/// The methods `userVerification/*`.
pub trait UserVerificationMethods: Handler {
    /// Cancels a running verification.
    ///
    /// The cancelled request answers with an error. An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/cancel.json`.
    fn user_verification_cancel(
        &self,
        params: UserVerificationCancelParams,
    ) -> impl Future<Output = Result<UserVerificationCancelResponse, Self::Error>> + Send;
    /// Tells whether this device can verify its user.
    ///
    /// Asks nobody.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/status.json`.
    fn user_verification_status(
        &self,
        params: UserVerificationStatusParams,
    ) -> impl Future<Output = Result<UserVerificationStatusResponse, Self::Error>> + Send;
    /// Asks the user to confirm something with the key of this device.
    ///
    /// Answers when the user did. Errors carry what went wrong as `data`.
    ///
    /// Errors:
    /// - -32602 `Invalid verification challenge or display text.`: A text is too long or empty, or the challenge is not base64url.
    /// - -32603 `User verification is not available in this build or account.`: This device cannot do it.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/verify.json`.
    fn user_verification_verify(
        &self,
        params: UserVerificationVerifyParams,
    ) -> impl Future<Output = Result<UserVerificationVerifyResponse, Self::Error>> + Send;
}

/// The methods `windowsSandbox/*`.
pub trait WindowsSandboxMethods: Handler {
    /// Tells the state of the Windows sandbox.
    ///
    /// On other systems it is never set up.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/readiness.json`.
    fn windows_sandbox_readiness(
        &self,
    ) -> impl Future<Output = Result<WindowsSandboxReadinessResponse, Self::Error>> + Send;
    /// Sets the Windows sandbox up.
    ///
    /// The outcome comes as `windowsSandbox/setupCompleted`; on other systems it is a failure.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/setupStart.json`.
    fn windows_sandbox_setup_start(
        &self,
        params: WindowsSandboxSetupStartParams,
    ) -> impl Future<Output = Result<WindowsSandboxSetupStartResponse, Self::Error>> + Send;
}

/// The handlers of a client, one value per family. They are made for each request.
pub trait Handlers: Send + Sync {
    /// What the handshake leaves. The methods of the connection itself are handled without it, no others.
    type Initialized;
    /// Handles the methods `account/*`.
    type Account: AccountMethods + 'static;
    /// Handles the methods of the family `vendor`.
    type Vendor: VendorMethods + 'static;
    /// Handles the methods `accountSession/*`.
    type AccountSession: AccountSessionMethods + 'static;
    /// Handles the methods `app/*`.
    type App: AppMethods + 'static;
    /// Handles the methods `collaborationMode/*`.
    type CollaborationMode: CollaborationModeMethods + 'static;
    /// Handles the methods `command/*`.
    type Command: CommandMethods + 'static;
    /// Handles the methods `config/*`.
    type Config: ConfigMethods + 'static;
    /// Handles the methods `configRequirements/*`.
    type ConfigRequirements: ConfigRequirementsMethods + 'static;
    /// Handles the methods `environment/*`.
    type Environment: EnvironmentMethods + 'static;
    /// Handles the methods `experimentalFeature/*`.
    type ExperimentalFeature: ExperimentalFeatureMethods + 'static;
    /// Handles the methods `externalAgentConfig/*`.
    type ExternalAgentConfig: ExternalAgentConfigMethods + 'static;
    /// Handles the methods `feedback/*`.
    type Feedback: FeedbackMethods + 'static;
    /// Handles the methods `fs/*`.
    type Fs: FsMethods + 'static;
    /// Handles the methods `fuzzyFileSearch/*`.
    type FuzzyFileSearch: FuzzyFileSearchMethods + 'static;
    /// Handles the methods `hooks/*`.
    type Hooks: HooksMethods + 'static;
    /// Handles the methods of the connection itself.
    type Connection: ConnectionMethods + 'static;
    /// Handles the methods of the family `conversation`.
    type Conversation: ConversationMethods + 'static;
    /// Handles the methods of the family `legacy_account`.
    type LegacyAccount: LegacyAccountMethods + 'static;
    /// Handles the methods that older clients still call.
    type Legacy: LegacyMethods + 'static;
    /// Handles the methods `marketplace/*`.
    type Marketplace: MarketplaceMethods + 'static;
    /// Handles the methods `mcpServer/*`.
    type McpServer: McpServerMethods + 'static;
    /// Handles the methods `mcpServerStatus/*`.
    type McpServerStatus: McpServerStatusMethods + 'static;
    /// Handles the methods `memory/*`.
    type Memory: MemoryMethods + 'static;
    /// Handles the methods `mock/*`.
    type Mock: MockMethods + 'static;
    /// Handles the methods `model/*`.
    type Model: ModelMethods + 'static;
    /// Handles the methods `modelProvider/*`.
    type ModelProvider: ModelProviderMethods + 'static;
    /// Handles the methods `permissionProfile/*`.
    type PermissionProfile: PermissionProfileMethods + 'static;
    /// Handles the methods `plugin/*`.
    type Plugin: PluginMethods + 'static;
    /// Handles the methods `process/*`.
    type Process: ProcessMethods + 'static;
    /// Handles the methods `project/*`.
    type Project: ProjectMethods + 'static;
    /// Handles the methods `remoteControl/*`.
    type RemoteControl: RemoteControlMethods + 'static;
    /// Handles the methods `review/*`.
    type Review: ReviewMethods + 'static;
    /// Handles the methods of the family `thread_control`.
    type ThreadControl: ThreadControlMethods + 'static;
    /// Handles the methods `server/*`.
    type Server: ServerMethods + 'static;
    /// Handles the methods `skills/*`.
    type Skills: SkillsMethods + 'static;
    /// Handles the methods of the family `guardian`.
    type Guardian: GuardianMethods + 'static;
    /// Handles the methods `thread/*`.
    type Thread: ThreadMethods + 'static;
    /// Handles the methods of the family `attachment`.
    type Attachment: AttachmentMethods + 'static;
    /// Handles the methods of the family `background_terminals`.
    type BackgroundTerminals: BackgroundTerminalsMethods + 'static;
    /// Handles the methods of the family `goal`.
    type Goal: GoalMethods + 'static;
    /// Handles the methods of the family `history`.
    type History: HistoryMethods + 'static;
    /// Handles the methods of the family `queue`.
    type Queue: QueueMethods + 'static;
    /// Handles the methods of the family `realtime`.
    type Realtime: RealtimeMethods + 'static;
    /// Handles the methods of the family `sample`.
    type Sample: SampleMethods + 'static;
    /// Handles the methods of the family `search`.
    type Search: SearchMethods + 'static;
    /// Handles the methods of the family `thread_section`.
    type ThreadSection: ThreadSectionMethods + 'static;
    /// Handles the methods `turn/*`.
    type Turn: TurnMethods + 'static;
    /// Handles the methods `userVerification/*`.
    type UserVerification: UserVerificationMethods + 'static;
    /// Handles the methods `windowsSandbox/*`.
    type WindowsSandbox: WindowsSandboxMethods + 'static;

    /// Returns what handles the methods `account/*`.
    fn account(self: &Arc<Self>, client: Self::Initialized) -> Self::Account;

    /// Returns what handles the methods of the family `vendor`.
    fn vendor(self: &Arc<Self>, client: Self::Initialized) -> Self::Vendor;

    /// Returns what handles the methods `accountSession/*`.
    fn account_session(self: &Arc<Self>, client: Self::Initialized) -> Self::AccountSession;

    /// Returns what handles the methods `app/*`.
    fn app(self: &Arc<Self>, client: Self::Initialized) -> Self::App;

    /// Returns what handles the methods `collaborationMode/*`.
    fn collaboration_mode(self: &Arc<Self>, client: Self::Initialized) -> Self::CollaborationMode;

    /// Returns what handles the methods `command/*`.
    fn command(self: &Arc<Self>, client: Self::Initialized) -> Self::Command;

    /// Returns what handles the methods `config/*`.
    fn config(self: &Arc<Self>, client: Self::Initialized) -> Self::Config;

    /// Returns what handles the methods `configRequirements/*`.
    fn config_requirements(self: &Arc<Self>, client: Self::Initialized)
    -> Self::ConfigRequirements;

    /// Returns what handles the methods `environment/*`.
    fn environment(self: &Arc<Self>, client: Self::Initialized) -> Self::Environment;

    /// Returns what handles the methods `experimentalFeature/*`.
    fn experimental_feature(
        self: &Arc<Self>,
        client: Self::Initialized,
    ) -> Self::ExperimentalFeature;

    /// Returns what handles the methods `externalAgentConfig/*`.
    fn external_agent_config(
        self: &Arc<Self>,
        client: Self::Initialized,
    ) -> Self::ExternalAgentConfig;

    /// Returns what handles the methods `feedback/*`.
    fn feedback(self: &Arc<Self>, client: Self::Initialized) -> Self::Feedback;

    /// Returns what handles the methods `fs/*`.
    fn fs(self: &Arc<Self>, client: Self::Initialized) -> Self::Fs;

    /// Returns what handles the methods `fuzzyFileSearch/*`.
    fn fuzzy_file_search(self: &Arc<Self>, client: Self::Initialized) -> Self::FuzzyFileSearch;

    /// Returns what handles the methods `hooks/*`.
    fn hooks(self: &Arc<Self>, client: Self::Initialized) -> Self::Hooks;

    /// Returns what handles the methods of the connection itself.
    fn connection(self: &Arc<Self>) -> Self::Connection;

    /// Returns what handles the methods of the family `conversation`.
    fn conversation(self: &Arc<Self>, client: Self::Initialized) -> Self::Conversation;

    /// Returns what handles the methods of the family `legacy_account`.
    fn legacy_account(self: &Arc<Self>, client: Self::Initialized) -> Self::LegacyAccount;

    /// Returns what handles the methods that older clients still call.
    fn legacy(self: &Arc<Self>, client: Self::Initialized) -> Self::Legacy;

    /// Returns what handles the methods `marketplace/*`.
    fn marketplace(self: &Arc<Self>, client: Self::Initialized) -> Self::Marketplace;

    /// Returns what handles the methods `mcpServer/*`.
    fn mcp_server(self: &Arc<Self>, client: Self::Initialized) -> Self::McpServer;

    /// Returns what handles the methods `mcpServerStatus/*`.
    fn mcp_server_status(self: &Arc<Self>, client: Self::Initialized) -> Self::McpServerStatus;

    /// Returns what handles the methods `memory/*`.
    fn memory(self: &Arc<Self>, client: Self::Initialized) -> Self::Memory;

    /// Returns what handles the methods `mock/*`.
    fn mock(self: &Arc<Self>, client: Self::Initialized) -> Self::Mock;

    /// Returns what handles the methods `model/*`.
    fn model(self: &Arc<Self>, client: Self::Initialized) -> Self::Model;

    /// Returns what handles the methods `modelProvider/*`.
    fn model_provider(self: &Arc<Self>, client: Self::Initialized) -> Self::ModelProvider;

    /// Returns what handles the methods `permissionProfile/*`.
    fn permission_profile(self: &Arc<Self>, client: Self::Initialized) -> Self::PermissionProfile;

    /// Returns what handles the methods `plugin/*`.
    fn plugin(self: &Arc<Self>, client: Self::Initialized) -> Self::Plugin;

    /// Returns what handles the methods `process/*`.
    fn process(self: &Arc<Self>, client: Self::Initialized) -> Self::Process;

    /// Returns what handles the methods `project/*`.
    fn project(self: &Arc<Self>, client: Self::Initialized) -> Self::Project;

    /// Returns what handles the methods `remoteControl/*`.
    fn remote_control(self: &Arc<Self>, client: Self::Initialized) -> Self::RemoteControl;

    /// Returns what handles the methods `review/*`.
    fn review(self: &Arc<Self>, client: Self::Initialized) -> Self::Review;

    /// Returns what handles the methods of the family `thread_control`.
    fn thread_control(self: &Arc<Self>, client: Self::Initialized) -> Self::ThreadControl;

    /// Returns what handles the methods `server/*`.
    fn server(self: &Arc<Self>, client: Self::Initialized) -> Self::Server;

    /// Returns what handles the methods `skills/*`.
    fn skills(self: &Arc<Self>, client: Self::Initialized) -> Self::Skills;

    /// Returns what handles the methods of the family `guardian`.
    fn guardian(self: &Arc<Self>, client: Self::Initialized) -> Self::Guardian;

    /// Returns what handles the methods `thread/*`.
    fn thread(self: &Arc<Self>, client: Self::Initialized) -> Self::Thread;

    /// Returns what handles the methods of the family `attachment`.
    fn attachment(self: &Arc<Self>, client: Self::Initialized) -> Self::Attachment;

    /// Returns what handles the methods of the family `background_terminals`.
    fn background_terminals(
        self: &Arc<Self>,
        client: Self::Initialized,
    ) -> Self::BackgroundTerminals;

    /// Returns what handles the methods of the family `goal`.
    fn goal(self: &Arc<Self>, client: Self::Initialized) -> Self::Goal;

    /// Returns what handles the methods of the family `history`.
    fn history(self: &Arc<Self>, client: Self::Initialized) -> Self::History;

    /// Returns what handles the methods of the family `queue`.
    fn queue(self: &Arc<Self>, client: Self::Initialized) -> Self::Queue;

    /// Returns what handles the methods of the family `realtime`.
    fn realtime(self: &Arc<Self>, client: Self::Initialized) -> Self::Realtime;

    /// Returns what handles the methods of the family `sample`.
    fn sample(self: &Arc<Self>, client: Self::Initialized) -> Self::Sample;

    /// Returns what handles the methods of the family `search`.
    fn search(self: &Arc<Self>, client: Self::Initialized) -> Self::Search;

    /// Returns what handles the methods of the family `thread_section`.
    fn thread_section(self: &Arc<Self>, client: Self::Initialized) -> Self::ThreadSection;

    /// Returns what handles the methods `turn/*`.
    fn turn(self: &Arc<Self>, client: Self::Initialized) -> Self::Turn;

    /// Returns what handles the methods `userVerification/*`.
    fn user_verification(self: &Arc<Self>, client: Self::Initialized) -> Self::UserVerification;

    /// Returns what handles the methods `windowsSandbox/*`.
    fn windows_sandbox(self: &Arc<Self>, client: Self::Initialized) -> Self::WindowsSandbox;
}

/// Reads the params of a request, checks them and readies its handler. `client` is there once the handshake is done.
///
/// Fails before a handler runs where the params do not fit, the connection may not use them, or the method has none.
#[allow(
    unused_variables,
    reason = "some dialects have only methods of the connection itself"
)]
pub fn call<H: Handlers>(
    handlers: &Arc<H>,
    client: Option<H::Initialized>,
    method: Method,
    call: Call<'_>,
) -> Result<PendingCall, CallError> {
    let spec = method.spec();
    match method {
        Method::AccountBedrockCheckGovCloudRequirements => call.start::<method::AccountBedrockCheckGovCloudRequirements, _, _, _>(client.map(|client| handlers.account(client)), spec, |handlers, params| async move { handlers.account_bedrock_check_gov_cloud_requirements(params).await }),
        Method::AccountBedrockDiscover => call.start::<method::AccountBedrockDiscover, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.account_bedrock_discover(params).await }),
        Method::AccountBedrockSetup => call.start::<method::AccountBedrockSetup, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.account_bedrock_setup(params).await }),
        Method::AccountGatewayOAuthCancel => call.start::<method::AccountGatewayOAuthCancel, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, _| async move { handlers.account_gateway_o_auth_cancel().await }),
        Method::AccountGatewayOAuthLogin => call.start::<method::AccountGatewayOAuthLogin, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.account_gateway_o_auth_login(params).await }),
        Method::AccountGatewayOAuthRead => call.start::<method::AccountGatewayOAuthRead, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.account_gateway_o_auth_read(params).await }),
        Method::AccountGcpSetup => call.start::<method::AccountGcpSetup, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.account_gcp_setup(params).await }),
        Method::AccountLoginCancel => call.start::<method::AccountLoginCancel, _, _, _>(client.map(|client| handlers.account(client)), spec, |handlers, params| async move { handlers.account_login_cancel(params).await }),
        Method::AccountLoginStart => call.start::<method::AccountLoginStart, _, _, _>(client.map(|client| handlers.account(client)), spec, |handlers, params| async move { handlers.account_login_start(params).await }),
        Method::AccountLogout => call.start::<method::AccountLogout, _, _, _>(client.map(|client| handlers.account(client)), spec, |handlers, _| async move { handlers.account_logout().await }),
        Method::AccountRateLimitResetCreditConsume => call.refuse::<method::AccountRateLimitResetCreditConsume>(spec, client.is_some()),
        Method::AccountRateLimitsRead => call.refuse::<method::AccountRateLimitsRead>(spec, client.is_some()),
        Method::AccountRead => call.start::<method::AccountRead, _, _, _>(client.map(|client| handlers.account(client)), spec, |handlers, params| async move { handlers.account_read(params).await }),
        Method::AccountSecuritySetupRead => call.start::<method::AccountSecuritySetupRead, _, _, _>(client.map(|client| handlers.account(client)), spec, |handlers, _| async move { handlers.account_security_setup_read().await }),
        Method::AccountSendAddCreditsNudgeEmail => call.refuse::<method::AccountSendAddCreditsNudgeEmail>(spec, client.is_some()),
        Method::AccountUsageRead => call.refuse::<method::AccountUsageRead>(spec, client.is_some()),
        Method::AccountWorkspaceMessagesRead => call.refuse::<method::AccountWorkspaceMessagesRead>(spec, client.is_some()),
        Method::AccountSessionList => call.start::<method::AccountSessionList, _, _, _>(client.map(|client| handlers.account_session(client)), spec, |handlers, params| async move { handlers.account_session_list(params).await }),
        Method::AccountSessionSwitch => call.refuse::<method::AccountSessionSwitch>(spec, client.is_some()),
        Method::AppInstalled => call.start::<method::AppInstalled, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_installed(params).await }),
        Method::AppList => call.start::<method::AppList, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_list(params).await }),
        Method::AppRead => call.start::<method::AppRead, _, _, _>(client.map(|client| handlers.app(client)), spec, |handlers, params| async move { handlers.app_read(params).await }),
        Method::CollaborationModeList => call.start::<method::CollaborationModeList, _, _, _>(client.map(|client| handlers.collaboration_mode(client)), spec, |handlers, params| async move { handlers.collaboration_mode_list(params).await }),
        Method::CommandExecResize => call.start::<method::CommandExecResize, _, _, _>(client.map(|client| handlers.command(client)), spec, |handlers, params| async move { handlers.command_exec_resize(params).await }),
        Method::CommandExecTerminate => call.start::<method::CommandExecTerminate, _, _, _>(client.map(|client| handlers.command(client)), spec, |handlers, params| async move { handlers.command_exec_terminate(params).await }),
        Method::CommandExecWrite => call.start::<method::CommandExecWrite, _, _, _>(client.map(|client| handlers.command(client)), spec, |handlers, params| async move { handlers.command_exec_write(params).await }),
        Method::CommandExec => call.start::<method::CommandExec, _, _, _>(client.map(|client| handlers.command(client)), spec, |handlers, params| async move { handlers.command_exec(params).await }),
        Method::ConfigBatchWrite => call.start::<method::ConfigBatchWrite, _, _, _>(client.map(|client| handlers.config(client)), spec, |handlers, params| async move { handlers.config_batch_write(params).await }),
        Method::ConfigMcpServerReload => call.start::<method::ConfigMcpServerReload, _, _, _>(client.map(|client| handlers.config(client)), spec, |handlers, _| async move { handlers.config_mcp_server_reload().await }),
        Method::ConfigRead => call.start_encoded::<method::ConfigRead, _, _, _>(client.map(|client| handlers.config(client)), spec, |handlers, params| async move { handlers.config_read(params).await }),
        Method::ConfigValueWrite => call.start::<method::ConfigValueWrite, _, _, _>(client.map(|client| handlers.config(client)), spec, |handlers, params| async move { handlers.config_value_write(params).await }),
        Method::ConfigRequirementsRead => call.start::<method::ConfigRequirementsRead, _, _, _>(client.map(|client| handlers.config_requirements(client)), spec, |handlers, _| async move { handlers.config_requirements_read().await }),
        Method::EnvironmentAdd => call.start::<method::EnvironmentAdd, _, _, _>(client.map(|client| handlers.environment(client)), spec, |handlers, params| async move { handlers.environment_add(params).await }),
        Method::EnvironmentInfo => call.start::<method::EnvironmentInfo, _, _, _>(client.map(|client| handlers.environment(client)), spec, |handlers, params| async move { handlers.environment_info(params).await }),
        Method::EnvironmentStatus => call.start::<method::EnvironmentStatus, _, _, _>(client.map(|client| handlers.environment(client)), spec, |handlers, params| async move { handlers.environment_status(params).await }),
        Method::ExperimentalFeatureEnablementSet => call.start::<method::ExperimentalFeatureEnablementSet, _, _, _>(client.map(|client| handlers.experimental_feature(client)), spec, |handlers, params| async move { handlers.experimental_feature_enablement_set(params).await }),
        Method::ExperimentalFeatureList => call.start::<method::ExperimentalFeatureList, _, _, _>(client.map(|client| handlers.experimental_feature(client)), spec, |handlers, params| async move { handlers.experimental_feature_list(params).await }),
        Method::ExternalAgentConfigDetect => call.start::<method::ExternalAgentConfigDetect, _, _, _>(client.map(|client| handlers.external_agent_config(client)), spec, |handlers, params| async move { handlers.external_agent_config_detect(params).await }),
        Method::ExternalAgentConfigImportReadHistories => call.start::<method::ExternalAgentConfigImportReadHistories, _, _, _>(client.map(|client| handlers.external_agent_config(client)), spec, |handlers, _| async move { handlers.external_agent_config_import_read_histories().await }),
        Method::ExternalAgentConfigImportRecordHistory => call.start::<method::ExternalAgentConfigImportRecordHistory, _, _, _>(client.map(|client| handlers.external_agent_config(client)), spec, |handlers, params| async move { handlers.external_agent_config_import_record_history(params).await }),
        Method::ExternalAgentConfigImport => call.start::<method::ExternalAgentConfigImport, _, _, _>(client.map(|client| handlers.external_agent_config(client)), spec, |handlers, params| async move { handlers.external_agent_config_import(params).await }),
        Method::FeedbackSave => call.start::<method::FeedbackSave, _, _, _>(client.map(|client| handlers.feedback(client)), spec, |handlers, params| async move { handlers.feedback_save(params).await }),
        Method::FeedbackUpload => call.start::<method::FeedbackUpload, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.feedback_upload(params).await }),
        Method::FsCopy => call.start::<method::FsCopy, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_copy(params).await }),
        Method::FsCreateDirectory => call.start::<method::FsCreateDirectory, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_create_directory(params).await }),
        Method::FsGetMetadata => call.start::<method::FsGetMetadata, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_get_metadata(params).await }),
        Method::FsReadDirectory => call.start::<method::FsReadDirectory, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_read_directory(params).await }),
        Method::FsReadFile => call.start::<method::FsReadFile, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_read_file(params).await }),
        Method::FsRemove => call.start::<method::FsRemove, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_remove(params).await }),
        Method::FsUnwatch => call.start::<method::FsUnwatch, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_unwatch(params).await }),
        Method::FsWatch => call.start::<method::FsWatch, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_watch(params).await }),
        Method::FsWriteFile => call.start::<method::FsWriteFile, _, _, _>(client.map(|client| handlers.fs(client)), spec, |handlers, params| async move { handlers.fs_write_file(params).await }),
        Method::FuzzyFileSearchSessionStart => call.start::<method::FuzzyFileSearchSessionStart, _, _, _>(client.map(|client| handlers.fuzzy_file_search(client)), spec, |handlers, params| async move { handlers.fuzzy_file_search_session_start(params).await }),
        Method::FuzzyFileSearchSessionStop => call.start::<method::FuzzyFileSearchSessionStop, _, _, _>(client.map(|client| handlers.fuzzy_file_search(client)), spec, |handlers, params| async move { handlers.fuzzy_file_search_session_stop(params).await }),
        Method::FuzzyFileSearchSessionUpdate => call.start::<method::FuzzyFileSearchSessionUpdate, _, _, _>(client.map(|client| handlers.fuzzy_file_search(client)), spec, |handlers, params| async move { handlers.fuzzy_file_search_session_update(params).await }),
        Method::FuzzyFileSearch => call.start::<method::FuzzyFileSearch, _, _, _>(client.map(|client| handlers.fuzzy_file_search(client)), spec, |handlers, params| async move { handlers.fuzzy_file_search(params).await }),
        Method::HooksList => call.start::<method::HooksList, _, _, _>(client.map(|client| handlers.hooks(client)), spec, |handlers, params| async move { handlers.hooks_list(params).await }),
        Method::Initialize => call.start::<method::Initialize, _, _, _>(Some(handlers.connection()), spec, |handlers, params| async move { handlers.initialize(params).await }),
        Method::AddConversationListener => call.start::<method::AddConversationListener, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.add_conversation_listener(params).await }),
        Method::ArchiveConversation => call.start::<method::ArchiveConversation, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.archive_conversation(params).await }),
        Method::CancelLoginChatGpt => call.start::<method::CancelLoginChatGpt, _, _, _>(client.map(|client| handlers.legacy_account(client)), spec, |handlers, params| async move { handlers.cancel_login_chat_gpt(params).await }),
        Method::ExecOneOffCommand => call.start::<method::ExecOneOffCommand, _, _, _>(client.map(|client| handlers.legacy(client)), spec, |handlers, params| async move { handlers.exec_one_off_command(params).await }),
        Method::ForkConversation => call.start::<method::ForkConversation, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.fork_conversation(params).await }),
        Method::GetAuthStatus => call.start::<method::GetAuthStatus, _, _, _>(client.map(|client| handlers.legacy_account(client)), spec, |handlers, params| async move { handlers.get_auth_status(params).await }),
        Method::GetConversationSummary => call.start::<method::GetConversationSummary, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.get_conversation_summary(params).await }),
        Method::GetUserAgent => call.start::<method::GetUserAgent, _, _, _>(client.map(|client| handlers.legacy(client)), spec, |handlers, _| async move { handlers.get_user_agent().await }),
        Method::GetUserSavedConfig => call.start::<method::GetUserSavedConfig, _, _, _>(client.map(|client| handlers.legacy(client)), spec, |handlers, _| async move { handlers.get_user_saved_config().await }),
        Method::GitDiffToRemote => call.start::<method::GitDiffToRemote, _, _, _>(client.map(|client| handlers.legacy(client)), spec, |handlers, params| async move { handlers.git_diff_to_remote(params).await }),
        Method::InterruptConversation => call.start::<method::InterruptConversation, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.interrupt_conversation(params).await }),
        Method::ListConversations => call.start::<method::ListConversations, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.list_conversations(params).await }),
        Method::LoginApiKey => call.start::<method::LoginApiKey, _, _, _>(client.map(|client| handlers.legacy_account(client)), spec, |handlers, params| async move { handlers.login_api_key(params).await }),
        Method::LoginChatGpt => call.start::<method::LoginChatGpt, _, _, _>(client.map(|client| handlers.legacy_account(client)), spec, |handlers, _| async move { handlers.login_chat_gpt().await }),
        Method::LogoutChatGpt => call.start::<method::LogoutChatGpt, _, _, _>(client.map(|client| handlers.legacy_account(client)), spec, |handlers, _| async move { handlers.logout_chat_gpt().await }),
        Method::NewConversation => call.start::<method::NewConversation, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.new_conversation(params).await }),
        Method::RemoveConversationListener => call.start::<method::RemoveConversationListener, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.remove_conversation_listener(params).await }),
        Method::ResumeConversation => call.start::<method::ResumeConversation, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.resume_conversation(params).await }),
        Method::SendUserMessage => call.start::<method::SendUserMessage, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.send_user_message(params).await }),
        Method::SendUserTurn => call.start::<method::SendUserTurn, _, _, _>(client.map(|client| handlers.conversation(client)), spec, |handlers, params| async move { handlers.send_user_turn(params).await }),
        Method::SetDefaultModel => call.start::<method::SetDefaultModel, _, _, _>(client.map(|client| handlers.legacy(client)), spec, |handlers, params| async move { handlers.set_default_model(params).await }),
        Method::UserInfo => call.start::<method::UserInfo, _, _, _>(client.map(|client| handlers.legacy_account(client)), spec, |handlers, _| async move { handlers.user_info().await }),
        Method::MarketplaceAdd => call.start::<method::MarketplaceAdd, _, _, _>(client.map(|client| handlers.marketplace(client)), spec, |handlers, params| async move { handlers.marketplace_add(params).await }),
        Method::MarketplaceRemove => call.start::<method::MarketplaceRemove, _, _, _>(client.map(|client| handlers.marketplace(client)), spec, |handlers, params| async move { handlers.marketplace_remove(params).await }),
        Method::MarketplaceUpgrade => call.start::<method::MarketplaceUpgrade, _, _, _>(client.map(|client| handlers.marketplace(client)), spec, |handlers, params| async move { handlers.marketplace_upgrade(params).await }),
        Method::McpServerEventStreamStart => call.refuse::<method::McpServerEventStreamStart>(spec, client.is_some()),
        Method::McpServerEventStreamStop => call.start::<method::McpServerEventStreamStop, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.mcp_server_event_stream_stop(params).await }),
        Method::McpServerOauthLogin => call.start::<method::McpServerOauthLogin, _, _, _>(client.map(|client| handlers.mcp_server(client)), spec, |handlers, params| async move { handlers.mcp_server_oauth_login(params).await }),
        Method::McpServerResourceRead => call.start::<method::McpServerResourceRead, _, _, _>(client.map(|client| handlers.mcp_server(client)), spec, |handlers, params| async move { handlers.mcp_server_resource_read(params).await }),
        Method::McpServerToolCall => call.start::<method::McpServerToolCall, _, _, _>(client.map(|client| handlers.mcp_server(client)), spec, |handlers, params| async move { handlers.mcp_server_tool_call(params).await }),
        Method::McpServerStatusList => call.start::<method::McpServerStatusList, _, _, _>(client.map(|client| handlers.mcp_server_status(client)), spec, |handlers, params| async move { handlers.mcp_server_status_list(params).await }),
        Method::MemoryReset => call.start::<method::MemoryReset, _, _, _>(client.map(|client| handlers.memory(client)), spec, |handlers, _| async move { handlers.memory_reset().await }),
        Method::MemoryStatus => call.start::<method::MemoryStatus, _, _, _>(client.map(|client| handlers.memory(client)), spec, |handlers, params| async move { handlers.memory_status(params).await }),
        Method::MockExperimentalMethod => call.start::<method::MockExperimentalMethod, _, _, _>(client.map(|client| handlers.mock(client)), spec, |handlers, params| async move { handlers.mock_experimental_method(params).await }),
        Method::ModelList => call.start::<method::ModelList, _, _, _>(client.map(|client| handlers.model(client)), spec, |handlers, params| async move { handlers.model_list(params).await }),
        Method::ModelProviderCapabilitiesRead => call.start::<method::ModelProviderCapabilitiesRead, _, _, _>(client.map(|client| handlers.model_provider(client)), spec, |handlers, params| async move { handlers.model_provider_capabilities_read(params).await }),
        Method::ModelProviderConfigWrite => call.start::<method::ModelProviderConfigWrite, _, _, _>(client.map(|client| handlers.model_provider(client)), spec, |handlers, params| async move { handlers.model_provider_config_write(params).await }),
        Method::ModelProviderList => call.start::<method::ModelProviderList, _, _, _>(client.map(|client| handlers.model_provider(client)), spec, |handlers, params| async move { handlers.model_provider_list(params).await }),
        Method::PermissionProfileList => call.start::<method::PermissionProfileList, _, _, _>(client.map(|client| handlers.permission_profile(client)), spec, |handlers, params| async move { handlers.permission_profile_list(params).await }),
        Method::PluginInstall => call.start::<method::PluginInstall, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_install(params).await }),
        Method::PluginInstalled => call.start::<method::PluginInstalled, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_installed(params).await }),
        Method::PluginList => call.start::<method::PluginList, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_list(params).await }),
        Method::PluginRead => call.start::<method::PluginRead, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_read(params).await }),
        Method::PluginReconcile => call.start::<method::PluginReconcile, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_reconcile(params).await }),
        Method::PluginSearch => call.start::<method::PluginSearch, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_search(params).await }),
        Method::PluginShareCheckout => call.refuse::<method::PluginShareCheckout>(spec, client.is_some()),
        Method::PluginShareDelete => call.refuse::<method::PluginShareDelete>(spec, client.is_some()),
        Method::PluginShareList => call.refuse::<method::PluginShareList>(spec, client.is_some()),
        Method::PluginShareSave => call.refuse::<method::PluginShareSave>(spec, client.is_some()),
        Method::PluginShareUpdateTargets => call.refuse::<method::PluginShareUpdateTargets>(spec, client.is_some()),
        Method::PluginSkillRead => call.refuse::<method::PluginSkillRead>(spec, client.is_some()),
        Method::PluginUninstall => call.start::<method::PluginUninstall, _, _, _>(client.map(|client| handlers.plugin(client)), spec, |handlers, params| async move { handlers.plugin_uninstall(params).await }),
        Method::ProcessKill => call.start::<method::ProcessKill, _, _, _>(client.map(|client| handlers.process(client)), spec, |handlers, params| async move { handlers.process_kill(params).await }),
        Method::ProcessResizePty => call.start::<method::ProcessResizePty, _, _, _>(client.map(|client| handlers.process(client)), spec, |handlers, params| async move { handlers.process_resize_pty(params).await }),
        Method::ProcessSpawn => call.start::<method::ProcessSpawn, _, _, _>(client.map(|client| handlers.process(client)), spec, |handlers, params| async move { handlers.process_spawn(params).await }),
        Method::ProcessWriteStdin => call.start::<method::ProcessWriteStdin, _, _, _>(client.map(|client| handlers.process(client)), spec, |handlers, params| async move { handlers.process_write_stdin(params).await }),
        Method::ProjectCreate => call.start::<method::ProjectCreate, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_create(params).await }),
        Method::ProjectDelete => call.start::<method::ProjectDelete, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_delete(params).await }),
        Method::ProjectImport => call.start::<method::ProjectImport, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_import(params).await }),
        Method::ProjectList => call.start::<method::ProjectList, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_list(params).await }),
        Method::ProjectMove => call.start::<method::ProjectMove, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_move(params).await }),
        Method::ProjectRead => call.start::<method::ProjectRead, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_read(params).await }),
        Method::ProjectUpdate => call.start::<method::ProjectUpdate, _, _, _>(client.map(|client| handlers.project(client)), spec, |handlers, params| async move { handlers.project_update(params).await }),
        Method::RemoteControlClientList => call.refuse::<method::RemoteControlClientList>(spec, client.is_some()),
        Method::RemoteControlClientRevoke => call.refuse::<method::RemoteControlClientRevoke>(spec, client.is_some()),
        Method::RemoteControlDisable => call.refuse::<method::RemoteControlDisable>(spec, client.is_some()),
        Method::RemoteControlEnable => call.refuse::<method::RemoteControlEnable>(spec, client.is_some()),
        Method::RemoteControlPairingStart => call.refuse::<method::RemoteControlPairingStart>(spec, client.is_some()),
        Method::RemoteControlPairingStatus => call.start::<method::RemoteControlPairingStatus, _, _, _>(client.map(|client| handlers.remote_control(client)), spec, |handlers, params| async move { handlers.remote_control_pairing_status(params).await }),
        Method::RemoteControlStatusRead => call.start::<method::RemoteControlStatusRead, _, _, _>(client.map(|client| handlers.remote_control(client)), spec, |handlers, _| async move { handlers.remote_control_status_read().await }),
        Method::ReviewStart => call.start::<method::ReviewStart, _, _, _>(client.map(|client| handlers.review(client)), spec, |handlers, params| async move { handlers.review_start(params).await }),
        Method::RolloutCompress => call.start::<method::RolloutCompress, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, _| async move { handlers.rollout_compress().await }),
        Method::ServerDiagnostics => call.start::<method::ServerDiagnostics, _, _, _>(client.map(|client| handlers.server(client)), spec, |handlers, params| async move { handlers.server_diagnostics(params).await }),
        Method::SkillsConfigWrite => call.start::<method::SkillsConfigWrite, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_config_write(params).await }),
        Method::SkillsExtraRootsSet => call.start::<method::SkillsExtraRootsSet, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_extra_roots_set(params).await }),
        Method::SkillsList => call.start::<method::SkillsList, _, _, _>(client.map(|client| handlers.skills(client)), spec, |handlers, params| async move { handlers.skills_list(params).await }),
        Method::SkillsRemoteRead => call.start::<method::SkillsRemoteRead, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.skills_remote_read(params).await }),
        Method::SkillsRemoteWrite => call.start::<method::SkillsRemoteWrite, _, _, _>(client.map(|client| handlers.vendor(client)), spec, |handlers, params| async move { handlers.skills_remote_write(params).await }),
        Method::ThreadApproveGuardianDeniedAction => call.start::<method::ThreadApproveGuardianDeniedAction, _, _, _>(client.map(|client| handlers.guardian(client)), spec, |handlers, params| async move { handlers.thread_approve_guardian_denied_action(params).await }),
        Method::ThreadArchive => call.start::<method::ThreadArchive, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_archive(params).await }),
        Method::ThreadAttachmentAdd => call.start::<method::ThreadAttachmentAdd, _, _, _>(client.map(|client| handlers.attachment(client)), spec, |handlers, params| async move { handlers.thread_attachment_add(params).await }),
        Method::ThreadAttachmentList => call.start::<method::ThreadAttachmentList, _, _, _>(client.map(|client| handlers.attachment(client)), spec, |handlers, params| async move { handlers.thread_attachment_list(params).await }),
        Method::ThreadAttachmentRemove => call.start::<method::ThreadAttachmentRemove, _, _, _>(client.map(|client| handlers.attachment(client)), spec, |handlers, params| async move { handlers.thread_attachment_remove(params).await }),
        Method::ThreadAttachmentOwnerList => call.start::<method::ThreadAttachmentOwnerList, _, _, _>(client.map(|client| handlers.attachment(client)), spec, |handlers, params| async move { handlers.thread_attachment_owner_list(params).await }),
        Method::ThreadBackgroundTerminalsClean => call.start::<method::ThreadBackgroundTerminalsClean, _, _, _>(client.map(|client| handlers.background_terminals(client)), spec, |handlers, params| async move { handlers.thread_background_terminals_clean(params).await }),
        Method::ThreadBackgroundTerminalsList => call.start::<method::ThreadBackgroundTerminalsList, _, _, _>(client.map(|client| handlers.background_terminals(client)), spec, |handlers, params| async move { handlers.thread_background_terminals_list(params).await }),
        Method::ThreadBackgroundTerminalsTerminate => call.start::<method::ThreadBackgroundTerminalsTerminate, _, _, _>(client.map(|client| handlers.background_terminals(client)), spec, |handlers, params| async move { handlers.thread_background_terminals_terminate(params).await }),
        Method::ThreadCompactStart => call.start::<method::ThreadCompactStart, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_compact_start(params).await }),
        Method::ThreadDecrementElicitation => call.start::<method::ThreadDecrementElicitation, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_decrement_elicitation(params).await }),
        Method::ThreadDelete => call.start::<method::ThreadDelete, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_delete(params).await }),
        Method::ThreadFork => call.start::<method::ThreadFork, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_fork(params).await }),
        Method::ThreadGoalClear => call.start::<method::ThreadGoalClear, _, _, _>(client.map(|client| handlers.goal(client)), spec, |handlers, params| async move { handlers.thread_goal_clear(params).await }),
        Method::ThreadGoalGet => call.start::<method::ThreadGoalGet, _, _, _>(client.map(|client| handlers.goal(client)), spec, |handlers, params| async move { handlers.thread_goal_get(params).await }),
        Method::ThreadGoalSet => call.start::<method::ThreadGoalSet, _, _, _>(client.map(|client| handlers.goal(client)), spec, |handlers, params| async move { handlers.thread_goal_set(params).await }),
        Method::ThreadGuardianReview => call.start::<method::ThreadGuardianReview, _, _, _>(client.map(|client| handlers.guardian(client)), spec, |handlers, params| async move { handlers.thread_guardian_review(params).await }),
        Method::ThreadIncrementElicitation => call.start::<method::ThreadIncrementElicitation, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_increment_elicitation(params).await }),
        Method::ThreadInjectItems => call.start::<method::ThreadInjectItems, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_inject_items(params).await }),
        Method::ThreadItemsList => call.start::<method::ThreadItemsList, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_items_list(params).await }),
        Method::ThreadItemsRead => call.start::<method::ThreadItemsRead, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_items_read(params).await }),
        Method::ThreadList => call.start::<method::ThreadList, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_list(params).await }),
        Method::ThreadLoadedList => call.start::<method::ThreadLoadedList, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_loaded_list(params).await }),
        Method::ThreadMemoryRead => call.start::<method::ThreadMemoryRead, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_memory_read(params).await }),
        Method::ThreadMemoryModeSet => call.start::<method::ThreadMemoryModeSet, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_memory_mode_set(params).await }),
        Method::ThreadMetadataUpdate => call.start::<method::ThreadMetadataUpdate, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_metadata_update(params).await }),
        Method::ThreadNameSet => call.start::<method::ThreadNameSet, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_name_set(params).await }),
        Method::ThreadPredictionRequest => call.start::<method::ThreadPredictionRequest, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_prediction_request(params).await }),
        Method::ThreadPrepareApprovedPlan => call.start::<method::ThreadPrepareApprovedPlan, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.thread_prepare_approved_plan(params).await }),
        Method::ThreadQueueAdd => call.start::<method::ThreadQueueAdd, _, _, _>(client.map(|client| handlers.queue(client)), spec, |handlers, params| async move { handlers.thread_queue_add(params).await }),
        Method::ThreadQueueDelete => call.start::<method::ThreadQueueDelete, _, _, _>(client.map(|client| handlers.queue(client)), spec, |handlers, params| async move { handlers.thread_queue_delete(params).await }),
        Method::ThreadQueueList => call.start::<method::ThreadQueueList, _, _, _>(client.map(|client| handlers.queue(client)), spec, |handlers, params| async move { handlers.thread_queue_list(params).await }),
        Method::ThreadQueueReorder => call.start::<method::ThreadQueueReorder, _, _, _>(client.map(|client| handlers.queue(client)), spec, |handlers, params| async move { handlers.thread_queue_reorder(params).await }),
        Method::ThreadQueueStart => call.start::<method::ThreadQueueStart, _, _, _>(client.map(|client| handlers.queue(client)), spec, |handlers, params| async move { handlers.thread_queue_start(params).await }),
        Method::ThreadQueueUpdate => call.start::<method::ThreadQueueUpdate, _, _, _>(client.map(|client| handlers.queue(client)), spec, |handlers, params| async move { handlers.thread_queue_update(params).await }),
        Method::ThreadRead => call.start::<method::ThreadRead, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_read(params).await }),
        Method::ThreadReadStateUpdate => call.start::<method::ThreadReadStateUpdate, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_read_state_update(params).await }),
        Method::ThreadRealtimeAppendAudio => call.start::<method::ThreadRealtimeAppendAudio, _, _, _>(client.map(|client| handlers.realtime(client)), spec, |handlers, params| async move { handlers.thread_realtime_append_audio(params).await }),
        Method::ThreadRealtimeAppendSpeech => call.start::<method::ThreadRealtimeAppendSpeech, _, _, _>(client.map(|client| handlers.realtime(client)), spec, |handlers, params| async move { handlers.thread_realtime_append_speech(params).await }),
        Method::ThreadRealtimeAppendText => call.start::<method::ThreadRealtimeAppendText, _, _, _>(client.map(|client| handlers.realtime(client)), spec, |handlers, params| async move { handlers.thread_realtime_append_text(params).await }),
        Method::ThreadRealtimeListVoices => call.start::<method::ThreadRealtimeListVoices, _, _, _>(client.map(|client| handlers.realtime(client)), spec, |handlers, params| async move { handlers.thread_realtime_list_voices(params).await }),
        Method::ThreadRealtimeStart => call.start::<method::ThreadRealtimeStart, _, _, _>(client.map(|client| handlers.realtime(client)), spec, |handlers, params| async move { handlers.thread_realtime_start(params).await }),
        Method::ThreadRealtimeStop => call.start::<method::ThreadRealtimeStop, _, _, _>(client.map(|client| handlers.realtime(client)), spec, |handlers, params| async move { handlers.thread_realtime_stop(params).await }),
        Method::ThreadResume => call.start::<method::ThreadResume, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_resume(params).await }),
        Method::ThreadRevert => call.start::<method::ThreadRevert, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_revert(params).await }),
        Method::ThreadRollback => call.start::<method::ThreadRollback, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_rollback(params).await }),
        Method::ThreadSampleCancel => call.start::<method::ThreadSampleCancel, _, _, _>(client.map(|client| handlers.sample(client)), spec, |handlers, params| async move { handlers.thread_sample_cancel(params).await }),
        Method::ThreadSample => call.start::<method::ThreadSample, _, _, _>(client.map(|client| handlers.sample(client)), spec, |handlers, params| async move { handlers.thread_sample(params).await }),
        Method::ThreadSearch => call.start::<method::ThreadSearch, _, _, _>(client.map(|client| handlers.search(client)), spec, |handlers, params| async move { handlers.thread_search(params).await }),
        Method::ThreadSearchOccurrences => call.start::<method::ThreadSearchOccurrences, _, _, _>(client.map(|client| handlers.search(client)), spec, |handlers, params| async move { handlers.thread_search_occurrences(params).await }),
        Method::ThreadSectionMove => call.start::<method::ThreadSectionMove, _, _, _>(client.map(|client| handlers.thread_section(client)), spec, |handlers, params| async move { handlers.thread_section_move(params).await }),
        Method::ThreadSettingsUpdate => call.start::<method::ThreadSettingsUpdate, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_settings_update(params).await }),
        Method::ThreadShellCommand => call.start::<method::ThreadShellCommand, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_shell_command(params).await }),
        Method::ThreadStart => call.start::<method::ThreadStart, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_start(params).await }),
        Method::ThreadTimelineList => call.start::<method::ThreadTimelineList, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_timeline_list(params).await }),
        Method::ThreadTurnsList => call.start::<method::ThreadTurnsList, _, _, _>(client.map(|client| handlers.history(client)), spec, |handlers, params| async move { handlers.thread_turns_list(params).await }),
        Method::ThreadUnarchive => call.start::<method::ThreadUnarchive, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_unarchive(params).await }),
        Method::ThreadUnsubscribe => call.start::<method::ThreadUnsubscribe, _, _, _>(client.map(|client| handlers.thread(client)), spec, |handlers, params| async move { handlers.thread_unsubscribe(params).await }),
        Method::ThreadSectionCreate => call.start::<method::ThreadSectionCreate, _, _, _>(client.map(|client| handlers.thread_section(client)), spec, |handlers, params| async move { handlers.thread_section_create(params).await }),
        Method::ThreadSectionDelete => call.start::<method::ThreadSectionDelete, _, _, _>(client.map(|client| handlers.thread_section(client)), spec, |handlers, params| async move { handlers.thread_section_delete(params).await }),
        Method::ThreadSectionList => call.start::<method::ThreadSectionList, _, _, _>(client.map(|client| handlers.thread_section(client)), spec, |handlers, params| async move { handlers.thread_section_list(params).await }),
        Method::ThreadSectionUpdate => call.start::<method::ThreadSectionUpdate, _, _, _>(client.map(|client| handlers.thread_section(client)), spec, |handlers, params| async move { handlers.thread_section_update(params).await }),
        Method::TurnInterrupt => call.start::<method::TurnInterrupt, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_interrupt(params).await }),
        Method::TurnSettingsUpdate => call.start::<method::TurnSettingsUpdate, _, _, _>(client.map(|client| handlers.thread_control(client)), spec, |handlers, params| async move { handlers.turn_settings_update(params).await }),
        Method::TurnStart => call.start::<method::TurnStart, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_start(params).await }),
        Method::TurnSteer => call.start::<method::TurnSteer, _, _, _>(client.map(|client| handlers.turn(client)), spec, |handlers, params| async move { handlers.turn_steer(params).await }),
        Method::UserVerificationCancel => call.start::<method::UserVerificationCancel, _, _, _>(client.map(|client| handlers.user_verification(client)), spec, |handlers, params| async move { handlers.user_verification_cancel(params).await }),
        Method::UserVerificationDelete => call.refuse::<method::UserVerificationDelete>(spec, client.is_some()),
        Method::UserVerificationEnroll => call.refuse::<method::UserVerificationEnroll>(spec, client.is_some()),
        Method::UserVerificationStatus => call.start::<method::UserVerificationStatus, _, _, _>(client.map(|client| handlers.user_verification(client)), spec, |handlers, params| async move { handlers.user_verification_status(params).await }),
        Method::UserVerificationVerify => call.start::<method::UserVerificationVerify, _, _, _>(client.map(|client| handlers.user_verification(client)), spec, |handlers, params| async move { handlers.user_verification_verify(params).await }),
        Method::WindowsSandboxReadiness => call.start::<method::WindowsSandboxReadiness, _, _, _>(client.map(|client| handlers.windows_sandbox(client)), spec, |handlers, _| async move { handlers.windows_sandbox_readiness().await }),
        Method::WindowsSandboxSetupStart => call.start::<method::WindowsSandboxSetupStart, _, _, _>(client.map(|client| handlers.windows_sandbox(client)), spec, |handlers, params| async move { handlers.windows_sandbox_setup_start(params).await }),
    }
}

/// What a client tells. It is called by the reader of the connection and must not wait.
pub trait NotificationHandlers: Send + Sync {
    /// Tells the server that the client has read the answer to `initialize`.
    ///
    /// Has no effect and may be left out.
    ///
    /// Source: `schema/codex/initialized.json`.
    fn initialized(self: &Arc<Self>);
}

/// Reads the params of a notification and hands it over. `Ok(false)`: the method is not known, or not served. Fails where
/// the params do not fit, or the client has not the right.
#[allow(
    unused_variables,
    reason = "some dialects have nothing that clients tell"
)]
pub fn notify<H: NotificationHandlers>(
    handlers: &Arc<H>,
    rights: &dyn Rights,
    method: &str,
    params: Option<&RawValue>,
) -> Result<bool, CallError> {
    match method {
        "initialized" => {
            permit(rights, "initialized", Access::Read, None)?;
            handlers.initialized();
            Ok(true)
        }
        _ => Ok(false),
    }
}
