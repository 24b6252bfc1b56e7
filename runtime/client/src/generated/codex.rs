// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/rust/client.rs.j2 from schema/codex/**/*.json.

//! Codex app-server: a method per request, and what the server says by itself.
#![allow(
    unused_imports,
    reason = "not every dialect has methods without params"
)]
#![allow(
    clippy::large_enum_variant,
    reason = "one value per event, which lives for a moment"
)]

use threadwire_protocol::{
    NoParams, RawJson,
    codex::{self, method, notification},
};

use threadwire_protocol::envelope::Wire;

use crate::{ClientError, Connection, Endpoint, Reconnect};

/// Speaks Codex app-server.
#[derive(Clone, Debug)]
pub struct CodexClient {
    /// What it speaks through.
    pub connection: Connection,
}

impl CodexClient {
    /// How messages look.
    pub const WIRE: Wire = Wire {
        jsonrpc: codex::JSONRPC,
        version: usize::MAX,
    };

    /// Connects. The handshake is the caller's.
    pub async fn connect(endpoint: Endpoint) -> Result<Self, ClientError> {
        Self::connect_with(endpoint, None).await
    }

    /// Connects, and connects again where the transport is lost: see [`Connection::open_with`].
    pub async fn connect_with(
        endpoint: Endpoint,
        reconnect: Option<Reconnect>,
    ) -> Result<Self, ClientError> {
        Ok(Self {
            connection: Connection::open_with(Self::WIRE, endpoint, reconnect).await?,
        })
    }

    /// Checks whether the setup of Bedrock fits a region of the US government.
    ///
    /// A hint only; no warning is no guarantee.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/checkGovCloudRequirements.json`.
    pub async fn account_bedrock_check_gov_cloud_requirements(
        &self,
        params: &codex::BedrockCheckGovCloudRequirementsParams,
    ) -> Result<codex::BedrockCheckGovCloudRequirementsResponse, ClientError> {
        self.connection
            .request::<method::AccountBedrockCheckGovCloudRequirements>(params)
            .await
    }

    /// Looks for credentials of AWS on this machine.
    ///
    /// Looks at environment variables and at the files of AWS; returns no secrets.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/discover.json`.
    pub async fn account_bedrock_discover(
        &self,
        params: &codex::BedrockDiscoverParams,
    ) -> Result<codex::BedrockDiscoverResponse, ClientError> {
        self.connection
            .request::<method::AccountBedrockDiscover>(params)
            .await
    }

    /// Sets the configuration up for Amazon Bedrock.
    ///
    /// The credentials must be there and work.
    ///
    /// Errors:
    /// - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
    /// - -32600 `No AWS credentials found. Please Configure AWS credentials or complete AWS sign-in, then try again.`: There are no credentials.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/account/bedrock/setup.json`.
    pub async fn account_bedrock_setup(
        &self,
        params: &codex::BedrockSetupParams,
    ) -> Result<codex::BedrockSetupResponse, ClientError> {
        self.connection
            .request::<method::AccountBedrockSetup>(params)
            .await
    }

    /// Gives up a sign-in at a gateway.
    ///
    /// Succeeds also when there is none.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/cancel.json`.
    pub async fn account_gateway_o_auth_cancel(
        &self,
    ) -> Result<codex::GatewayOAuthCancelResponse, ClientError> {
        self.connection
            .request::<method::AccountGatewayOAuthCancel>(&NoParams)
            .await
    }

    /// Begins to sign in at the gateway of the model provider.
    ///
    /// The provider in use stays the same. `account/gatewayOAuth/changed` tells the rest.
    ///
    /// Errors:
    /// - -32600 `The selected provider does not use gateway OAuth`: The model provider wants no sign-in.
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/login.json`.
    pub async fn account_gateway_o_auth_login(
        &self,
        params: &codex::GatewayOAuthLoginParams,
    ) -> Result<codex::GatewayOAuthLoginResponse, ClientError> {
        self.connection
            .request::<method::AccountGatewayOAuthLogin>(params)
            .await
    }

    /// Returns whether the model provider wants a sign-in at its gateway, and where it stands.
    ///
    /// Nothing is started.
    ///
    /// Errors:
    /// - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
    ///
    /// Since 0.169. Source: `schema/codex/account/gatewayOAuth/read.json`.
    pub async fn account_gateway_o_auth_read(
        &self,
        params: &codex::GatewayOAuthReadParams,
    ) -> Result<codex::GatewayOAuthReadResponse, ClientError> {
        self.connection
            .request::<method::AccountGatewayOAuthRead>(params)
            .await
    }

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
    pub async fn account_gcp_setup(
        &self,
        params: &codex::GcpSetupParams,
    ) -> Result<codex::GcpSetupResponse, ClientError> {
        self.connection
            .request::<method::AccountGcpSetup>(params)
            .await
    }

    /// Gives up a sign-in in the browser.
    ///
    /// The sign-in then ends with `Login server error: Login was not completed`. Succeeds also when there is none; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid login id: {loginId}`: `loginId` is not a UUID.
    ///
    /// Source: `schema/codex/account/login/cancel.json`.
    pub async fn account_login_cancel(
        &self,
        params: &codex::CancelLoginAccountParams,
    ) -> Result<codex::CancelLoginAccountResponse, ClientError> {
        self.connection
            .request::<method::AccountLoginCancel>(params)
            .await
    }

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
    pub async fn account_login_start(
        &self,
        params: &codex::LoginAccountParams,
    ) -> Result<codex::LoginAccountResponse, ClientError> {
        self.connection
            .request::<method::AccountLoginStart>(params)
            .await
    }

    /// Forgets all credentials.
    ///
    /// Gives up a sign-in that is under way. Succeeds also when nobody is signed in.
    ///
    /// Source: `schema/codex/account/logout.json`.
    pub async fn account_logout(&self) -> Result<codex::LogoutAccountResponse, ClientError> {
        self.connection
            .request::<method::AccountLogout>(&NoParams)
            .await
    }

    /// Uses a credit to reset the usage limits.
    ///
    /// The same key again uses no second credit.
    ///
    /// Errors:
    /// - -32600 `idempotencyKey must not be empty`: The key is empty; checked first.
    /// - -32600 `codex account authentication required for rate limit reset credits`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/rateLimitResetCredit/consume.json`.
    pub async fn account_rate_limit_reset_credit_consume(
        &self,
        params: &codex::ConsumeAccountRateLimitResetCreditParams,
    ) -> Result<codex::ConsumeAccountRateLimitResetCreditResponse, ClientError> {
        self.connection
            .request::<method::AccountRateLimitResetCreditConsume>(params)
            .await
    }

    /// Returns the usage limits of the account.
    ///
    /// They are fetched from the vendor's service.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to read rate limits`: Nobody is signed in.
    /// - -32600 `chatgpt authentication required to read rate limits`: The sign-in was made with a key.
    ///
    /// Source: `schema/codex/account/rateLimits/read.json`.
    pub async fn account_rate_limits_read(
        &self,
        params: &codex::GetAccountRateLimitsParams,
    ) -> Result<codex::GetAccountRateLimitsResponse, ClientError> {
        self.connection
            .request::<method::AccountRateLimitsRead>(params)
            .await
    }

    /// Returns who is signed in.
    ///
    /// `account` is `null` when the model provider needs no account, even if a key is stored.
    ///
    /// Errors:
    /// - -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
    ///
    /// Source: `schema/codex/account/read.json`.
    pub async fn account_read(
        &self,
        params: &codex::GetAccountParams,
    ) -> Result<codex::GetAccountResponse, ClientError> {
        self.connection.request::<method::AccountRead>(params).await
    }

    /// Returns advice to make the account safer.
    ///
    /// No advice when nobody is signed in or none applies. Nothing is changed.
    ///
    /// Since 0.169. Source: `schema/codex/account/securitySetup/read.json`.
    pub async fn account_security_setup_read(
        &self,
    ) -> Result<codex::GetAccountSecuritySetupResponse, ClientError> {
        self.connection
            .request::<method::AccountSecuritySetupRead>(&NoParams)
            .await
    }

    /// Sends the workspace's owner an e-mail that asks for more credits.
    ///
    /// Not more than one in some time.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to notify workspace owner`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/sendAddCreditsNudgeEmail.json`.
    pub async fn account_send_add_credits_nudge_email(
        &self,
        params: &codex::SendAddCreditsNudgeEmailParams,
    ) -> Result<codex::SendAddCreditsNudgeEmailResponse, ClientError> {
        self.connection
            .request::<method::AccountSendAddCreditsNudgeEmail>(params)
            .await
    }

    /// Returns how much the account used.
    ///
    /// With a thread, its estimated cost, too.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to read token usage`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/usage/read.json`.
    pub async fn account_usage_read(
        &self,
        params: &codex::GetAccountTokenUsageParams,
    ) -> Result<codex::GetAccountTokenUsageResponse, ClientError> {
        self.connection
            .request::<method::AccountUsageRead>(params)
            .await
    }

    /// Returns messages of the workspace's owner.
    ///
    /// Only messages in force.
    ///
    /// Errors:
    /// - -32600 `codex account authentication required to read workspace messages`: Nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/account/workspaceMessages/read.json`.
    pub async fn account_workspace_messages_read(
        &self,
    ) -> Result<codex::GetWorkspaceMessagesResponse, ClientError> {
        self.connection
            .request::<method::AccountWorkspaceMessagesRead>(&NoParams)
            .await
    }

    /// Lists the accounts signed in.
    ///
    /// Empty when nobody is.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/accountSession/list.json`.
    pub async fn account_session_list(
        &self,
        params: &codex::AccountSessionsListParams,
    ) -> Result<codex::AccountSessionsResponse, ClientError> {
        self.connection
            .request::<method::AccountSessionList>(params)
            .await
    }

    /// Chooses the account and the workspace to use.
    ///
    /// Where the workspace wants a sign-in of its own, the answer holds the address to open.
    ///
    /// Errors:
    /// - -32600 `Workspace switching requires a managed ChatGPT login`: Nobody is signed in with ChatGPT.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/accountSession/switch.json`.
    pub async fn account_session_switch(
        &self,
        params: &codex::AccountSessionsSwitchParams,
    ) -> Result<codex::AccountSessionsSwitchResponse, ClientError> {
        self.connection
            .request::<method::AccountSessionSwitch>(params)
            .await
    }

    /// Returns the apps in use.
    ///
    /// All from one moment; names come from the tools, the rest from `app/read`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/app/installed.json`.
    pub async fn app_installed(
        &self,
        params: &codex::AppsInstalledParams,
    ) -> Result<codex::AppsInstalledResponse, ClientError> {
        self.connection
            .request::<method::AppInstalled>(params)
            .await
    }

    /// Lists the apps that the account can reach.
    ///
    /// Empty without an account or with the feature off; a wrong cursor is not noticed then.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Source: `schema/codex/app/list.json`.
    pub async fn app_list(
        &self,
        params: &codex::AppsListParams,
    ) -> Result<codex::AppsListResponse, ClientError> {
        self.connection.request::<method::AppList>(params).await
    }

    /// Returns certain apps.
    ///
    /// Ids without an app come back in `missingAppIds`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32602 `app/read accepts at most 100 appIds`: There are more.
    ///
    /// Since 0.169. Source: `schema/codex/app/read.json`.
    pub async fn app_read(
        &self,
        params: &codex::AppsReadParams,
    ) -> Result<codex::AppsReadResponse, ClientError> {
        self.connection.request::<method::AppRead>(params).await
    }

    /// Lists the collaboration modes.
    ///
    /// There is one preset per mode and no paging.
    ///
    /// Errors:
    /// - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/collaborationMode/list.json`.
    pub async fn collaboration_mode_list(
        &self,
        params: &codex::CollaborationModeListParams,
    ) -> Result<codex::CollaborationModeListResponse, ClientError> {
        self.connection
            .request::<method::CollaborationModeList>(params)
            .await
    }

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
    pub async fn command_exec_resize(
        &self,
        params: &codex::CommandExecResizeParams,
    ) -> Result<codex::CommandExecResizeResponse, ClientError> {
        self.connection
            .request::<method::CommandExecResize>(params)
            .await
    }

    /// Kills a running command.
    ///
    /// `command/exec` then answers with exit code 137.
    ///
    /// Errors:
    /// - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
    ///
    /// Since 0.169. Source: `schema/codex/command/exec/terminate.json`.
    pub async fn command_exec_terminate(
        &self,
        params: &codex::CommandExecTerminateParams,
    ) -> Result<codex::CommandExecTerminateResponse, ClientError> {
        self.connection
            .request::<method::CommandExecTerminate>(params)
            .await
    }

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
    pub async fn command_exec_write(
        &self,
        params: &codex::CommandExecWriteParams,
    ) -> Result<codex::CommandExecWriteResponse, ClientError> {
        self.connection
            .request::<method::CommandExecWrite>(params)
            .await
    }

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
    pub async fn command_exec(
        &self,
        params: &codex::CommandExecParams,
    ) -> Result<codex::CommandExecResponse, ClientError> {
        self.connection.request::<method::CommandExec>(params).await
    }

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
    pub async fn config_batch_write(
        &self,
        params: &codex::ConfigBatchWriteParams,
    ) -> Result<codex::ConfigWriteResponse, ClientError> {
        self.connection
            .request::<method::ConfigBatchWrite>(params)
            .await
    }

    /// Reads the configuration of the MCP servers again.
    ///
    /// Loaded threads take it over with their next turn.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/config/mcpServer/reload.json`.
    pub async fn config_mcp_server_reload(
        &self,
    ) -> Result<codex::McpServerRefreshResponse, ClientError> {
        self.connection
            .request::<method::ConfigMcpServerReload>(&NoParams)
            .await
    }

    /// Returns the configuration in force.
    ///
    /// Says for each value which layer it comes from, and on request returns the layers by themselves.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/config/read.json`.
    pub async fn config_read(
        &self,
        params: &codex::ConfigReadParams,
    ) -> Result<codex::ConfigReadResponse, ClientError> {
        self.connection.request::<method::ConfigRead>(params).await
    }

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
    pub async fn config_value_write(
        &self,
        params: &codex::ConfigValueWriteParams,
    ) -> Result<codex::ConfigWriteResponse, ClientError> {
        self.connection
            .request::<method::ConfigValueWrite>(params)
            .await
    }

    /// Returns what the administrator prescribes.
    ///
    /// `requirements` is `null` where nothing is prescribed.
    ///
    /// Source: `schema/codex/configRequirements/read.json`.
    pub async fn config_requirements_read(
        &self,
    ) -> Result<codex::ConfigRequirementsReadResponse, ClientError> {
        self.connection
            .request::<method::ConfigRequirementsRead>(&NoParams)
            .await
    }

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
    pub async fn environment_add(
        &self,
        params: &codex::EnvironmentAddParams,
    ) -> Result<codex::EnvironmentAddResponse, ClientError> {
        self.connection
            .request::<method::EnvironmentAdd>(params)
            .await
    }

    /// Returns the shell and the working directory of an environment.
    ///
    /// Connects it where needed.
    ///
    /// Errors:
    /// - -32600 `unknown environment id `{environmentId}``: There is no such environment.
    /// - -32603 `failed to get info for environment `{environmentId}`: {detail}`: It cannot be reached.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/info.json`.
    pub async fn environment_info(
        &self,
        params: &codex::EnvironmentInfoParams,
    ) -> Result<codex::EnvironmentInfoResponse, ClientError> {
        self.connection
            .request::<method::EnvironmentInfo>(params)
            .await
    }

    /// Returns the state of an environment.
    ///
    /// Does not connect it. An unknown one is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/environment/status.json`.
    pub async fn environment_status(
        &self,
        params: &codex::EnvironmentStatusParams,
    ) -> Result<codex::EnvironmentStatusResponse, ClientError> {
        self.connection
            .request::<method::EnvironmentStatus>(params)
            .await
    }

    /// Switches features on or off until the server ends.
    ///
    /// Features that cannot be switched while the server runs are left out of the answer.
    ///
    /// Since 0.169. Source: `schema/codex/experimentalFeature/enablement/set.json`.
    pub async fn experimental_feature_enablement_set(
        &self,
        params: &codex::ExperimentalFeatureEnablementSetParams,
    ) -> Result<codex::ExperimentalFeatureEnablementSetResponse, ClientError> {
        self.connection
            .request::<method::ExperimentalFeatureEnablementSet>(params)
            .await
    }

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
    pub async fn experimental_feature_list(
        &self,
        params: &codex::ExperimentalFeatureListParams,
    ) -> Result<codex::ExperimentalFeatureListResponse, ClientError> {
        self.connection
            .request::<method::ExperimentalFeatureList>(params)
            .await
    }

    /// Looks for the configuration of other agents.
    ///
    /// Changes nothing.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/detect.json`.
    pub async fn external_agent_config_detect(
        &self,
        params: &codex::ExternalAgentConfigDetectParams,
    ) -> Result<codex::ExternalAgentConfigDetectResponse, ClientError> {
        self.connection
            .request::<method::ExternalAgentConfigDetect>(params)
            .await
    }

    /// Lists all imports so far.
    ///
    /// Those of this server and those noted by clients.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/readHistories.json`.
    pub async fn external_agent_config_import_read_histories(
        &self,
    ) -> Result<codex::ExternalAgentConfigImportHistoriesReadResponse, ClientError> {
        self.connection
            .request::<method::ExternalAgentConfigImportReadHistories>(&NoParams)
            .await
    }

    /// Notes an import that the client did by itself.
    ///
    /// It then appears in the list of imports.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import/recordHistory.json`.
    pub async fn external_agent_config_import_record_history(
        &self,
        params: &codex::ExternalAgentConfigImportHistoryRecordParams,
    ) -> Result<codex::ExternalAgentConfigImportHistoryRecordResponse, ClientError> {
        self.connection
            .request::<method::ExternalAgentConfigImportRecordHistory>(params)
            .await
    }

    /// Takes the configuration of another agent over.
    ///
    /// Answers when it begins; the outcome comes as notifications.
    ///
    /// Errors:
    /// - -32600 `external agent memory import is disabled`: An item is of the kind `MEMORY`.
    ///
    /// Since 0.169. Source: `schema/codex/externalAgentConfig/import.json`.
    pub async fn external_agent_config_import(
        &self,
        params: &codex::ExternalAgentConfigImportParams,
    ) -> Result<codex::ExternalAgentConfigImportResponse, ClientError> {
        self.connection
            .request::<method::ExternalAgentConfigImport>(params)
            .await
    }

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
    pub async fn feedback_save(
        &self,
        params: &codex::FeedbackSaveParams,
    ) -> Result<codex::FeedbackSaveResponse, ClientError> {
        self.connection
            .request::<method::FeedbackSave>(params)
            .await
    }

    /// Sends a report to the vendor.
    ///
    /// In 0.97 it succeeds also when the report could not be sent.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to upload feedback: {detail}`: The report could not be sent. Since 0.169.
    ///
    /// Source: `schema/codex/feedback/upload.json`.
    pub async fn feedback_upload(
        &self,
        params: &codex::FeedbackUploadParams,
    ) -> Result<codex::FeedbackUploadResponse, ClientError> {
        self.connection
            .request::<method::FeedbackUpload>(params)
            .await
    }

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
    pub async fn fs_copy(
        &self,
        params: &codex::FsCopyParams,
    ) -> Result<codex::FsCopyResponse, ClientError> {
        self.connection.request::<method::FsCopy>(params).await
    }

    /// Creates a directory.
    ///
    /// An existing one is no error, unless `recursive` is false (`File exists (os error 17)`).
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: It cannot be created. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/createDirectory.json`.
    pub async fn fs_create_directory(
        &self,
        params: &codex::FsCreateDirectoryParams,
    ) -> Result<codex::FsCreateDirectoryResponse, ClientError> {
        self.connection
            .request::<method::FsCreateDirectory>(params)
            .await
    }

    /// Tells what a path is and when it changed.
    ///
    /// Follows links for everything but `isSymlink`.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: There is nothing at the path. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/getMetadata.json`.
    pub async fn fs_get_metadata(
        &self,
        params: &codex::FsGetMetadataParams,
    ) -> Result<codex::FsGetMetadataResponse, ClientError> {
        self.connection
            .request::<method::FsGetMetadata>(params)
            .await
    }

    /// Lists a directory.
    ///
    /// Only direct children, in no certain order.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: The directory is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/readDirectory.json`.
    pub async fn fs_read_directory(
        &self,
        params: &codex::FsReadDirectoryParams,
    ) -> Result<codex::FsReadDirectoryResponse, ClientError> {
        self.connection
            .request::<method::FsReadDirectory>(params)
            .await
    }

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
    pub async fn fs_read_file(
        &self,
        params: &codex::FsReadFileParams,
    ) -> Result<codex::FsReadFileResponse, ClientError> {
        self.connection.request::<method::FsReadFile>(params).await
    }

    /// Removes a file or a directory with everything in it.
    ///
    /// A missing path is no error, unless `force` is false.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32603 `{message}`: It cannot be removed. The text is that of the operating system: `No such file or directory (os error 2)`.
    ///
    /// Since 0.169. Source: `schema/codex/fs/remove.json`.
    pub async fn fs_remove(
        &self,
        params: &codex::FsRemoveParams,
    ) -> Result<codex::FsRemoveResponse, ClientError> {
        self.connection.request::<method::FsRemove>(params).await
    }

    /// Ends a watch.
    ///
    /// An unknown id is no error.
    ///
    /// Since 0.169. Source: `schema/codex/fs/unwatch.json`.
    pub async fn fs_unwatch(
        &self,
        params: &codex::FsUnwatchParams,
    ) -> Result<codex::FsUnwatchResponse, ClientError> {
        self.connection.request::<method::FsUnwatch>(params).await
    }

    /// Watches a file or a directory.
    ///
    /// The path need not exist yet. The watch belongs to the connection and ends with it.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    /// - -32600 `watchId already exists: {watchId}`: A watch of this connection has this id.
    ///
    /// Since 0.169. Source: `schema/codex/fs/watch.json`.
    pub async fn fs_watch(
        &self,
        params: &codex::FsWatchParams,
    ) -> Result<codex::FsWatchResponse, ClientError> {
        self.connection.request::<method::FsWatch>(params).await
    }

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
    pub async fn fs_write_file(
        &self,
        params: &codex::FsWriteFileParams,
    ) -> Result<codex::FsWriteFileResponse, ClientError> {
        self.connection.request::<method::FsWriteFile>(params).await
    }

    /// Opens a search that follows what the user types.
    ///
    /// Walks the folders at once; the first query is empty. Another session with the same id ends.
    ///
    /// Errors:
    /// - -32600 `sessionId must not be empty`: The id is empty.
    /// - -32603 `failed to start fuzzy file search session: at least one search directory is required`: `roots` is empty.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStart.json`.
    pub async fn fuzzy_file_search_session_start(
        &self,
        params: &codex::FuzzyFileSearchSessionStartParams,
    ) -> Result<codex::FuzzyFileSearchSessionStartResponse, ClientError> {
        self.connection
            .request::<method::FuzzyFileSearchSessionStart>(params)
            .await
    }

    /// Closes a search session.
    ///
    /// An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStop.json`.
    pub async fn fuzzy_file_search_session_stop(
        &self,
        params: &codex::FuzzyFileSearchSessionStopParams,
    ) -> Result<codex::FuzzyFileSearchSessionStopResponse, ClientError> {
        self.connection
            .request::<method::FuzzyFileSearchSessionStop>(params)
            .await
    }

    /// Sets the query of a search session.
    ///
    /// The answer comes at once, matches follow as notifications.
    ///
    /// Errors:
    /// - -32600 `fuzzy file search session not found: {sessionId}`: There is no such session.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionUpdate.json`.
    pub async fn fuzzy_file_search_session_update(
        &self,
        params: &codex::FuzzyFileSearchSessionUpdateParams,
    ) -> Result<codex::FuzzyFileSearchSessionUpdateResponse, ClientError> {
        self.connection
            .request::<method::FuzzyFileSearchSessionUpdate>(params)
            .await
    }

    /// Searches files by name.
    ///
    /// Answers once, with at most 50 matches. 0.169 finds directories, too, and tells them apart.
    ///
    /// Source: `schema/codex/fuzzyFileSearch.json`.
    pub async fn fuzzy_file_search(
        &self,
        params: &codex::FuzzyFileSearchParams,
    ) -> Result<codex::FuzzyFileSearchResponse, ClientError> {
        self.connection
            .request::<method::FuzzyFileSearch>(params)
            .await
    }

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
    pub async fn hooks_list(
        &self,
        params: &codex::HooksListParams,
    ) -> Result<codex::HooksListResponse, ClientError> {
        self.connection.request::<method::HooksList>(params).await
    }

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
    pub async fn initialize(
        &self,
        params: &codex::InitializeParams,
    ) -> Result<codex::InitializeResponse, ClientError> {
        self.connection.request::<method::Initialize>(params).await
    }

    /// Subscribes the connection to a conversation.
    ///
    /// Several subscriptions to one conversation are counted by themselves.
    ///
    /// Errors:
    /// - -32600 `thread not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/addConversationListener.json`.
    pub async fn add_conversation_listener(
        &self,
        params: &codex::AddConversationListenerParams,
    ) -> Result<codex::AddConversationSubscriptionResponse, ClientError> {
        self.connection
            .request::<method::AddConversationListener>(params)
            .await
    }

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
    pub async fn archive_conversation(
        &self,
        params: &codex::ArchiveConversationParams,
    ) -> Result<codex::ArchiveConversationResponse, ClientError> {
        self.connection
            .request::<method::ArchiveConversation>(params)
            .await
    }

    /// Gives a sign-in with the browser up.
    ///
    /// `account/login/cancel` takes its place.
    ///
    /// Errors:
    /// - -32600 `login id not found: {loginId}`: No sign-in with this id is under way.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/cancelLoginChatGpt.json`.
    pub async fn cancel_login_chat_gpt(
        &self,
        params: &codex::CancelLoginChatGptParams,
    ) -> Result<codex::CancelLoginChatGptResponse, ClientError> {
        self.connection
            .request::<method::CancelLoginChatGpt>(params)
            .await
    }

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
    pub async fn exec_one_off_command(
        &self,
        params: &codex::ExecOneOffCommandParams,
    ) -> Result<codex::ExecOneOffCommandResponse, ClientError> {
        self.connection
            .request::<method::ExecOneOffCommand>(params)
            .await
    }

    /// Copies a stored conversation.
    ///
    /// `sessionConfigured` comes before the answer. `thread/fork` takes its place.
    ///
    /// Errors:
    /// - -32600 `either path or conversation id must be provided`: Nothing says which conversation.
    /// - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/forkConversation.json`.
    pub async fn fork_conversation(
        &self,
        params: &codex::ForkConversationParams,
    ) -> Result<codex::ForkConversationResponse, ClientError> {
        self.connection
            .request::<method::ForkConversation>(params)
            .await
    }

    /// Tells how the user is signed in.
    ///
    /// A model provider that needs no account makes the method and the token `null`, even when a key is stored. 0.169 still answers it.
    ///
    /// Deprecated. Source: `schema/codex/legacy/getAuthStatus.json`.
    pub async fn get_auth_status(
        &self,
        params: &codex::GetAuthStatusParams,
    ) -> Result<codex::GetAuthStatusResponse, ClientError> {
        self.connection
            .request::<method::GetAuthStatus>(params)
            .await
    }

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
    pub async fn get_conversation_summary(
        &self,
        params: &codex::GetConversationSummaryParams,
    ) -> Result<codex::GetConversationSummaryResponse, ClientError> {
        self.connection
            .request::<method::GetConversationSummary>(params)
            .await
    }

    /// Tells how the server calls itself.
    ///
    /// The answer to `initialize` says it, too.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/getUserAgent.json`.
    pub async fn get_user_agent(&self) -> Result<codex::GetUserAgentResponse, ClientError> {
        self.connection
            .request::<method::GetUserAgent>(&NoParams)
            .await
    }

    /// Reads the configuration of the user.
    ///
    /// Only the file of the user and only some values. `config/read` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/getUserSavedConfig.json`.
    pub async fn get_user_saved_config(
        &self,
    ) -> Result<codex::GetUserSavedConfigResponse, ClientError> {
        self.connection
            .request::<method::GetUserSavedConfig>(&NoParams)
            .await
    }

    /// Compares a working tree with the remote repository.
    ///
    /// Takes the newest commit that a remote branch has, too. 0.169 still answers it.
    ///
    /// Errors:
    /// - -32600 `failed to compute git diff to remote for cwd: "{cwd}"`: There is no repository, or it has no remote one.
    ///
    /// Deprecated. Source: `schema/codex/legacy/gitDiffToRemote.json`.
    pub async fn git_diff_to_remote(
        &self,
        params: &codex::GitDiffToRemoteParams,
    ) -> Result<codex::GitDiffToRemoteResponse, ClientError> {
        self.connection
            .request::<method::GitDiffToRemote>(params)
            .await
    }

    /// Interrupts the running turn.
    ///
    /// Answers when the turn has ended. `turn/interrupt` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    /// - -32600 `no active turn to interrupt`: No turn runs.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/interruptConversation.json`.
    pub async fn interrupt_conversation(
        &self,
        params: &codex::InterruptConversationParams,
    ) -> Result<codex::InterruptConversationResponse, ClientError> {
        self.connection
            .request::<method::InterruptConversation>(params)
            .await
    }

    /// Lists the stored conversations.
    ///
    /// The newest first. `thread/list` takes its place.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/listConversations.json`.
    pub async fn list_conversations(
        &self,
        params: &codex::ListConversationsParams,
    ) -> Result<codex::ListConversationsResponse, ClientError> {
        self.connection
            .request::<method::ListConversations>(params)
            .await
    }

    /// Signs in with a key.
    ///
    /// Stores the key. `account/login/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands another way.
    /// - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/loginApiKey.json`.
    pub async fn login_api_key(
        &self,
        params: &codex::LoginApiKeyParams,
    ) -> Result<codex::LoginApiKeyResponse, ClientError> {
        self.connection.request::<method::LoginApiKey>(params).await
    }

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
    pub async fn login_chat_gpt(&self) -> Result<codex::LoginChatGptResponse, ClientError> {
        self.connection
            .request::<method::LoginChatGpt>(&NoParams)
            .await
    }

    /// Signs the user out.
    ///
    /// `account/logout` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/logoutChatGpt.json`.
    pub async fn logout_chat_gpt(&self) -> Result<codex::LogoutChatGptResponse, ClientError> {
        self.connection
            .request::<method::LogoutChatGpt>(&NoParams)
            .await
    }

    /// Starts a conversation.
    ///
    /// Conversations and threads are the same thing. Events come only after `addConversationListener`. `thread/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
    /// - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/newConversation.json`.
    pub async fn new_conversation(
        &self,
        params: &codex::NewConversationParams,
    ) -> Result<codex::NewConversationResponse, ClientError> {
        self.connection
            .request::<method::NewConversation>(params)
            .await
    }

    /// Ends a subscription to a conversation.
    ///
    /// The conversation stays loaded.
    ///
    /// Errors:
    /// - -32600 `subscription not found: {subscriptionId}`: There is no such subscription, or it was ended before.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/removeConversationListener.json`.
    pub async fn remove_conversation_listener(
        &self,
        params: &codex::RemoveConversationListenerParams,
    ) -> Result<codex::RemoveConversationSubscriptionResponse, ClientError> {
        self.connection
            .request::<method::RemoveConversationListener>(params)
            .await
    }

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
    pub async fn resume_conversation(
        &self,
        params: &codex::ResumeConversationParams,
    ) -> Result<codex::ResumeConversationResponse, ClientError> {
        self.connection
            .request::<method::ResumeConversation>(params)
            .await
    }

    /// Starts a turn with the settings of the conversation.
    ///
    /// Answers at once. Listeners get `codex/event/*`, items and `turn/completed`, but no `turn/started`. `turn/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sendUserMessage.json`.
    pub async fn send_user_message(
        &self,
        params: &codex::SendUserMessageParams,
    ) -> Result<codex::SendUserMessageResponse, ClientError> {
        self.connection
            .request::<method::SendUserMessage>(params)
            .await
    }

    /// Starts a turn with settings of its own.
    ///
    /// As `sendUserMessage`. The settings stay for later turns. `turn/start` takes its place.
    ///
    /// Errors:
    /// - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/sendUserTurn.json`.
    pub async fn send_user_turn(
        &self,
        params: &codex::SendUserTurnParams,
    ) -> Result<codex::SendUserTurnResponse, ClientError> {
        self.connection
            .request::<method::SendUserTurn>(params)
            .await
    }

    /// Sets the model that new conversations use.
    ///
    /// Writes the configuration of the user; what is absent is removed. `config/batchWrite` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/setDefaultModel.json`.
    pub async fn set_default_model(
        &self,
        params: &codex::SetDefaultModelParams,
    ) -> Result<codex::SetDefaultModelResponse, ClientError> {
        self.connection
            .request::<method::SetDefaultModel>(params)
            .await
    }

    /// Tells the e-mail address of the user.
    ///
    /// From the stored token; it is not checked. `account/read` takes its place.
    ///
    /// Deprecated. Until 0.97. Source: `schema/codex/legacy/userInfo.json`.
    pub async fn user_info(&self) -> Result<codex::UserInfoResponse, ClientError> {
        self.connection.request::<method::UserInfo>(&NoParams).await
    }

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
    pub async fn marketplace_add(
        &self,
        params: &codex::MarketplaceAddParams,
    ) -> Result<codex::MarketplaceAddResponse, ClientError> {
        self.connection
            .request::<method::MarketplaceAdd>(params)
            .await
    }

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
    pub async fn marketplace_remove(
        &self,
        params: &codex::MarketplaceRemoveParams,
    ) -> Result<codex::MarketplaceRemoveResponse, ClientError> {
        self.connection
            .request::<method::MarketplaceRemove>(params)
            .await
    }

    /// Brings marketplaces up to date.
    ///
    /// Only those that come from Git. One that fails does not stop the others.
    ///
    /// Errors:
    /// - -32600 `marketplace `{marketplaceName}` is not configured as a Git marketplace`: It does not come from Git, or there is none.
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/marketplace/upgrade.json`.
    pub async fn marketplace_upgrade(
        &self,
        params: &codex::MarketplaceUpgradeParams,
    ) -> Result<codex::MarketplaceUpgradeResponse, ClientError> {
        self.connection
            .request::<method::MarketplaceUpgrade>(params)
            .await
    }

    /// Subscribes to events of an MCP server.
    ///
    /// Only apps that run at the vendor send such events.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/mcpServer/event/stream/start.json`.
    pub async fn mcp_server_event_stream_start(
        &self,
        params: &codex::McpServerEventStreamStartParams,
    ) -> Result<codex::McpServerEventStreamStartResponse, ClientError> {
        self.connection
            .request::<method::McpServerEventStreamStart>(params)
            .await
    }

    /// Ends a subscription to events of an MCP server.
    ///
    /// An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/mcpServer/event/stream/stop.json`.
    pub async fn mcp_server_event_stream_stop(
        &self,
        params: &codex::McpServerEventStreamStopParams,
    ) -> Result<codex::McpServerEventStreamStopResponse, ClientError> {
        self.connection
            .request::<method::McpServerEventStreamStop>(params)
            .await
    }

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
    pub async fn mcp_server_oauth_login(
        &self,
        params: &codex::McpServerOauthLoginParams,
    ) -> Result<codex::McpServerOauthLoginResponse, ClientError> {
        self.connection
            .request::<method::McpServerOauthLogin>(params)
            .await
    }

    /// Reads a resource of an MCP server.
    ///
    /// Waits for the server.
    ///
    /// Errors:
    /// - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/resource/read.json`.
    pub async fn mcp_server_resource_read(
        &self,
        params: &codex::McpResourceReadParams,
    ) -> Result<codex::McpResourceReadResponse, ClientError> {
        self.connection
            .request::<method::McpServerResourceRead>(params)
            .await
    }

    /// Calls a tool of an MCP server.
    ///
    /// No model takes part and nobody is asked. A failure of the tool is a result with `isError`. An error of the server keeps its code, text and data.
    ///
    /// Errors:
    /// - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
    /// - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/mcpServer/tool/call.json`.
    pub async fn mcp_server_tool_call(
        &self,
        params: &codex::McpServerToolCallParams,
    ) -> Result<codex::McpServerToolCallResponse, ClientError> {
        self.connection
            .request::<method::McpServerToolCall>(params)
            .await
    }

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
    pub async fn mcp_server_status_list(
        &self,
        params: &codex::ListMcpServerStatusParams,
    ) -> Result<codex::ListMcpServerStatusResponse, ClientError> {
        self.connection
            .request::<method::McpServerStatusList>(params)
            .await
    }

    /// Forgets all memories.
    ///
    /// The folder `memories` in the home folder loses its content. Threads stay.
    ///
    /// Errors:
    /// - -32603 `failed to clear memory directories under {home}: {detail}`: The folder is a link, or something in it cannot be removed.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/memory/reset.json`.
    pub async fn memory_reset(&self) -> Result<codex::MemoryResetResponse, ClientError> {
        self.connection
            .request::<method::MemoryReset>(&NoParams)
            .await
    }

    /// Tells how far the memory is.
    ///
    /// Counts threads that were worked into it.
    ///
    /// Errors:
    /// - -32602 `minConsolidatedThreads must be between 1 and 4096`: The number lies outside.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/memory/status.json`.
    pub async fn memory_status(
        &self,
        params: &codex::MemoryStatusParams,
    ) -> Result<codex::MemoryStatusResponse, ClientError> {
        self.connection
            .request::<method::MemoryStatus>(params)
            .await
    }

    /// Returns what it is given.
    ///
    /// Exists to test the experimental gate.
    ///
    /// Errors:
    /// - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
    ///
    /// Experimental. Source: `schema/codex/mock/experimentalMethod.json`.
    pub async fn mock_experimental_method(
        &self,
        params: &codex::MockExperimentalMethodParams,
    ) -> Result<codex::MockExperimentalMethodResponse, ClientError> {
        self.connection
            .request::<method::MockExperimentalMethod>(params)
            .await
    }

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
    pub async fn model_list(
        &self,
        params: &codex::ModelListParams,
    ) -> Result<codex::ModelListResponse, ClientError> {
        self.connection.request::<method::ModelList>(params).await
    }

    /// Tells what the configured model provider can do.
    ///
    /// Does not ask the provider.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/capabilities/read.json`.
    pub async fn model_provider_capabilities_read(
        &self,
        params: &codex::ModelProviderCapabilitiesReadParams,
    ) -> Result<codex::ModelProviderCapabilitiesReadResponse, ClientError> {
        self.connection
            .request::<method::ModelProviderCapabilitiesRead>(params)
            .await
    }

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
    pub async fn model_provider_config_write(
        &self,
        params: &codex::ModelProviderConfigWriteParams,
    ) -> Result<codex::ModelProviderConfigWriteResponse, ClientError> {
        self.connection
            .request::<method::ModelProviderConfigWrite>(params)
            .await
    }

    /// Lists the model providers.
    ///
    /// The configured ones and the built-in default.
    ///
    /// Since 0.169. Source: `schema/codex/modelProvider/list.json`.
    pub async fn model_provider_list(
        &self,
        params: &codex::ModelProviderListParams,
    ) -> Result<codex::ModelProviderListResponse, ClientError> {
        self.connection
            .request::<method::ModelProviderList>(params)
            .await
    }

    /// Lists the permission profiles.
    ///
    /// The built-in ones come first. The cursor is the position of the next entry, in decimal.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    /// - -32600 `cursor {cursor} exceeds total permission profiles {total}`: The cursor lies behind the last profile.
    ///
    /// Since 0.169. Source: `schema/codex/permissionProfile/list.json`.
    pub async fn permission_profile_list(
        &self,
        params: &codex::PermissionProfileListParams,
    ) -> Result<codex::PermissionProfileListResponse, ClientError> {
        self.connection
            .request::<method::PermissionProfileList>(params)
            .await
    }

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
    pub async fn plugin_install(
        &self,
        params: &codex::PluginInstallParams,
    ) -> Result<codex::PluginInstallResponse, ClientError> {
        self.connection
            .request::<method::PluginInstall>(params)
            .await
    }

    /// Lists the installed plugins.
    ///
    /// By marketplace, those that the user's configuration names. Plugins that `installSuggestionPluginNames` names are listed, too.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/installed.json`.
    pub async fn plugin_installed(
        &self,
        params: &codex::PluginInstalledParams,
    ) -> Result<codex::PluginInstalledResponse, ClientError> {
        self.connection
            .request::<method::PluginInstalled>(params)
            .await
    }

    /// Lists the plugins that can be had.
    ///
    /// By marketplace, installed or not: those of the configuration and of the projects that `cwds` names. A marketplace that cannot be read does not stop the others.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    /// - -32600 `list remote plugin catalog: chatgpt authentication required for remote plugin catalog`: A kind of marketplaces is in the cloud and nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/list.json`.
    pub async fn plugin_list(
        &self,
        params: &codex::PluginListParams,
    ) -> Result<codex::PluginListResponse, ClientError> {
        self.connection.request::<method::PluginList>(params).await
    }

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
    pub async fn plugin_read(
        &self,
        params: &codex::PluginReadParams,
    ) -> Result<codex::PluginReadResponse, ClientError> {
        self.connection.request::<method::PluginRead>(params).await
    }

    /// Brings the plugins on this machine in line with those of the account.
    ///
    /// Nothing happens when nobody is signed in.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/reconcile.json`.
    pub async fn plugin_reconcile(
        &self,
        params: &codex::PluginReconcileParams,
    ) -> Result<codex::PluginReconcileResponse, ClientError> {
        self.connection
            .request::<method::PluginReconcile>(params)
            .await
    }

    /// Searches plugins.
    ///
    /// By name, in the marketplaces on this machine. An empty text finds nothing.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/plugin/search.json`.
    pub async fn plugin_search(
        &self,
        params: &codex::PluginSearchParams,
    ) -> Result<codex::PluginSearchResponse, ClientError> {
        self.connection
            .request::<method::PluginSearch>(params)
            .await
    }

    /// Copies a shared plugin to this machine.
    ///
    /// The answer says where the copy is.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/checkout.json`.
    pub async fn plugin_share_checkout(
        &self,
        params: &codex::PluginShareCheckoutParams,
    ) -> Result<codex::PluginShareCheckoutResponse, ClientError> {
        self.connection
            .request::<method::PluginShareCheckout>(params)
            .await
    }

    /// Stops sharing a plugin.
    ///
    /// It is removed from the service of the vendor.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/delete.json`.
    pub async fn plugin_share_delete(
        &self,
        params: &codex::PluginShareDeleteParams,
    ) -> Result<codex::PluginShareDeleteResponse, ClientError> {
        self.connection
            .request::<method::PluginShareDelete>(params)
            .await
    }

    /// Lists the plugins that the user shares.
    ///
    /// Those of the account, wherever they were shared from.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/list.json`.
    pub async fn plugin_share_list(
        &self,
        params: &codex::PluginShareListParams,
    ) -> Result<codex::PluginShareListResponse, ClientError> {
        self.connection
            .request::<method::PluginShareList>(params)
            .await
    }

    /// Shares a plugin, or replaces a shared one.
    ///
    /// Uploads its directory.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/save.json`.
    pub async fn plugin_share_save(
        &self,
        params: &codex::PluginShareSaveParams,
    ) -> Result<codex::PluginShareSaveResponse, ClientError> {
        self.connection
            .request::<method::PluginShareSave>(params)
            .await
    }

    /// Changes who a plugin is shared with.
    ///
    /// The new receivers replace the former ones.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/share/updateTargets.json`.
    pub async fn plugin_share_update_targets(
        &self,
        params: &codex::PluginShareUpdateTargetsParams,
    ) -> Result<codex::PluginShareUpdateTargetsResponse, ClientError> {
        self.connection
            .request::<method::PluginShareUpdateTargets>(params)
            .await
    }

    /// Reads the text of a skill of a plugin in the cloud.
    ///
    /// Nothing is installed.
    ///
    /// Since 0.169. Source: `schema/codex/plugin/skill/read.json`.
    pub async fn plugin_skill_read(
        &self,
        params: &codex::PluginSkillReadParams,
    ) -> Result<codex::PluginSkillReadResponse, ClientError> {
        self.connection
            .request::<method::PluginSkillRead>(params)
            .await
    }

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
    pub async fn plugin_uninstall(
        &self,
        params: &codex::PluginUninstallParams,
    ) -> Result<codex::PluginUninstallResponse, ClientError> {
        self.connection
            .request::<method::PluginUninstall>(params)
            .await
    }

    /// Kills a process.
    ///
    /// The answer comes first, then `process/exited` with exit code 137.
    ///
    /// Errors:
    /// - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/process/kill.json`.
    pub async fn process_kill(
        &self,
        params: &codex::ProcessKillParams,
    ) -> Result<codex::ProcessKillResponse, ClientError> {
        self.connection.request::<method::ProcessKill>(params).await
    }

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
    pub async fn process_resize_pty(
        &self,
        params: &codex::ProcessResizePtyParams,
    ) -> Result<codex::ProcessResizePtyResponse, ClientError> {
        self.connection
            .request::<method::ProcessResizePty>(params)
            .await
    }

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
    pub async fn process_spawn(
        &self,
        params: &codex::ProcessSpawnParams,
    ) -> Result<codex::ProcessSpawnResponse, ClientError> {
        self.connection
            .request::<method::ProcessSpawn>(params)
            .await
    }

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
    pub async fn process_write_stdin(
        &self,
        params: &codex::ProcessWriteStdinParams,
    ) -> Result<codex::ProcessWriteStdinResponse, ClientError> {
        self.connection
            .request::<method::ProcessWriteStdin>(params)
            .await
    }

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
    pub async fn project_create(
        &self,
        params: &codex::ProjectCreateParams,
    ) -> Result<codex::ProjectCreateResponse, ClientError> {
        self.connection
            .request::<method::ProjectCreate>(params)
            .await
    }

    /// Deletes a project.
    ///
    /// Its threads stay, without a project.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/delete.json`.
    pub async fn project_delete(
        &self,
        params: &codex::ProjectDeleteParams,
    ) -> Result<codex::ProjectDeleteResponse, ClientError> {
        self.connection
            .request::<method::ProjectDelete>(params)
            .await
    }

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
    pub async fn project_import(
        &self,
        params: &codex::ProjectImportParams,
    ) -> Result<codex::ProjectImportResponse, ClientError> {
        self.connection
            .request::<method::ProjectImport>(params)
            .await
    }

    /// Lists projects.
    ///
    /// `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32602 `sortDirection requires sortKey`: An order is given without what to sort by.
    /// - -32602 `invalid project cursor: malformed or mismatched sort anchor`: The cursor is not one the server gave out for this order.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/list.json`.
    pub async fn project_list(
        &self,
        params: &codex::ProjectListParams,
    ) -> Result<codex::ProjectListResponse, ClientError> {
        self.connection.request::<method::ProjectList>(params).await
    }

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
    pub async fn project_move(
        &self,
        params: &codex::ProjectMoveParams,
    ) -> Result<codex::ProjectMoveResponse, ClientError> {
        self.connection.request::<method::ProjectMove>(params).await
    }

    /// Returns a project.
    ///
    /// Its threads are listed by `thread/list`.
    ///
    /// Errors:
    /// - -32602 `project not found: {projectId}`: There is no such project.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/project/read.json`.
    pub async fn project_read(
        &self,
        params: &codex::ProjectReadParams,
    ) -> Result<codex::ProjectReadResponse, ClientError> {
        self.connection.request::<method::ProjectRead>(params).await
    }

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
    pub async fn project_update(
        &self,
        params: &codex::ProjectUpdateParams,
    ) -> Result<codex::ProjectUpdateResponse, ClientError> {
        self.connection
            .request::<method::ProjectUpdate>(params)
            .await
    }

    /// Lists the paired clients.
    ///
    /// Asks the service of the vendor.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/client/list.json`.
    pub async fn remote_control_client_list(
        &self,
        params: &codex::RemoteControlClientsListParams,
    ) -> Result<codex::RemoteControlClientsListResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlClientList>(params)
            .await
    }

    /// Takes the access of a paired client away.
    ///
    /// It has to be paired again.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/client/revoke.json`.
    pub async fn remote_control_client_revoke(
        &self,
        params: &codex::RemoteControlClientsRevokeParams,
    ) -> Result<codex::RemoteControlClientsRevokeResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlClientRevoke>(params)
            .await
    }

    /// Switches remote control off.
    ///
    /// The connection to the service ends.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/disable.json`.
    pub async fn remote_control_disable(
        &self,
        params: &codex::RemoteControlDisableParams,
    ) -> Result<codex::RemoteControlDisableResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlDisable>(params)
            .await
    }

    /// Switches remote control on.
    ///
    /// The server then waits for paired clients at the service of the vendor.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/enable.json`.
    pub async fn remote_control_enable(
        &self,
        params: &codex::RemoteControlEnableParams,
    ) -> Result<codex::RemoteControlEnableResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlEnable>(params)
            .await
    }

    /// Makes a code to pair a client with.
    ///
    /// Remote control has to be on.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/pairing/start.json`.
    pub async fn remote_control_pairing_start(
        &self,
        params: &codex::RemoteControlPairingStartParams,
    ) -> Result<codex::RemoteControlPairingStartResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlPairingStart>(params)
            .await
    }

    /// Tells whether a code was used.
    ///
    /// Ask again until it was.
    ///
    /// Errors:
    /// - -32600 `remoteControl/pairing/status requires pairingCode or manualPairingCode`: Neither was given.
    /// - -32600 `remote control pairing requires remote control to be enabled`: Remote control is off.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/pairing/status.json`.
    pub async fn remote_control_pairing_status(
        &self,
        params: &codex::RemoteControlPairingStatusParams,
    ) -> Result<codex::RemoteControlPairingStatusResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlPairingStatus>(params)
            .await
    }

    /// Tells the state of remote control.
    ///
    /// The same as in `remoteControl/status/changed`.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/remoteControl/status/read.json`.
    pub async fn remote_control_status_read(
        &self,
    ) -> Result<codex::RemoteControlStatusReadResponse, ClientError> {
        self.connection
            .request::<method::RemoteControlStatusRead>(&NoParams)
            .await
    }

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
    pub async fn review_start(
        &self,
        params: &codex::ReviewStartParams,
    ) -> Result<codex::ReviewStartResponse, ClientError> {
        self.connection.request::<method::ReviewStart>(params).await
    }

    /// Compresses the files of old threads in the background.
    ///
    /// Answers at once; nothing may happen, because another run is under way or was not long ago.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/rollout/compress.json`.
    pub async fn rollout_compress(&self) -> Result<codex::RolloutCompressResponse, ClientError> {
        self.connection
            .request::<method::RolloutCompress>(&NoParams)
            .await
    }

    /// Tells how the server is doing.
    ///
    /// For support and tests; the names of the gauges may change.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/server/diagnostics.json`.
    pub async fn server_diagnostics(
        &self,
        params: &codex::ServerDiagnosticsParams,
    ) -> Result<codex::ServerDiagnosticsResponse, ClientError> {
        self.connection
            .request::<method::ServerDiagnostics>(params)
            .await
    }

    /// Switches a skill on or off.
    ///
    /// Writes the configuration of the user. `skills/list` shows it after `forceReload`.
    ///
    /// Errors:
    /// - -32602 `skills/config/write requires exactly one of path or name`: Neither or both were given. Since 0.169.
    ///
    /// Source: `schema/codex/skills/config/write.json`.
    pub async fn skills_config_write(
        &self,
        params: &codex::SkillsConfigWriteParams,
    ) -> Result<codex::SkillsConfigWriteResponse, ClientError> {
        self.connection
            .request::<method::SkillsConfigWrite>(params)
            .await
    }

    /// Sets further directories to look for skills in.
    ///
    /// They count as skills of the user.
    ///
    /// Errors:
    /// - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
    ///
    /// Since 0.169. Source: `schema/codex/skills/extraRoots/set.json`.
    pub async fn skills_extra_roots_set(
        &self,
        params: &codex::SkillsExtraRootsSetParams,
    ) -> Result<codex::SkillsExtraRootsSetResponse, ClientError> {
        self.connection
            .request::<method::SkillsExtraRootsSet>(params)
            .await
    }

    /// Lists the skills for some directories.
    ///
    /// The files are read for each request, so `forceReload` changes nothing. A directory that does not exist still has the skills of the user and of the server.
    ///
    /// Errors:
    /// - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
    ///
    /// Source: `schema/codex/skills/list.json`.
    pub async fn skills_list(
        &self,
        params: &codex::SkillsListParams,
    ) -> Result<codex::SkillsListResponse, ClientError> {
        self.connection.request::<method::SkillsList>(params).await
    }

    /// Reads the catalog of skills.
    ///
    /// Asks the service of the vendor.
    ///
    /// Errors:
    /// - -32603 `failed to read remote skills: {detail}`: The service cannot be reached.
    ///
    /// Until 0.97. Source: `schema/codex/skills/remote/read.json`.
    pub async fn skills_remote_read(
        &self,
        params: &codex::SkillsRemoteReadParams,
    ) -> Result<codex::SkillsRemoteReadResponse, ClientError> {
        self.connection
            .request::<method::SkillsRemoteRead>(params)
            .await
    }

    /// Downloads a skill of the catalog.
    ///
    /// It goes into the skill folder of the home directory.
    ///
    /// Errors:
    /// - -32603 `failed to download remote skill: {detail}`: The service cannot be reached.
    ///
    /// Until 0.97. Source: `schema/codex/skills/remote/write.json`.
    pub async fn skills_remote_write(
        &self,
        params: &codex::SkillsRemoteWriteParams,
    ) -> Result<codex::SkillsRemoteWriteResponse, ClientError> {
        self.connection
            .request::<method::SkillsRemoteWrite>(params)
            .await
    }

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
    pub async fn thread_approve_guardian_denied_action(
        &self,
        params: &codex::ThreadApproveGuardianDeniedActionParams,
    ) -> Result<codex::ThreadApproveGuardianDeniedActionResponse, ClientError> {
        self.connection
            .request::<method::ThreadApproveGuardianDeniedAction>(params)
            .await
    }

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
    pub async fn thread_archive(
        &self,
        params: &codex::ThreadArchiveParams,
    ) -> Result<codex::ThreadArchiveResponse, ClientError> {
        self.connection
            .request::<method::ThreadArchive>(params)
            .await
    }

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
    pub async fn thread_attachment_add(
        &self,
        params: &codex::ThreadAttachmentAddParams,
    ) -> Result<codex::ThreadAttachmentAddResponse, ClientError> {
        self.connection
            .request::<method::ThreadAttachmentAdd>(params)
            .await
    }

    /// Lists the attachments of a thread.
    ///
    /// A thread that does not exist has none. `nextCursor` is `null` on the last page.
    ///
    /// Errors:
    /// - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/attachment/list.json`.
    pub async fn thread_attachment_list(
        &self,
        params: &codex::ThreadAttachmentListParams,
    ) -> Result<codex::ThreadAttachmentListResponse, ClientError> {
        self.connection
            .request::<method::ThreadAttachmentList>(params)
            .await
    }

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
    pub async fn thread_attachment_remove(
        &self,
        params: &codex::ThreadAttachmentRemoveParams,
    ) -> Result<codex::ThreadAttachmentRemoveResponse, ClientError> {
        self.connection
            .request::<method::ThreadAttachmentRemove>(params)
            .await
    }

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
    pub async fn thread_attachment_owner_list(
        &self,
        params: &codex::ThreadAttachmentOwnerListParams,
    ) -> Result<codex::ThreadAttachmentOwnerListResponse, ClientError> {
        self.connection
            .request::<method::ThreadAttachmentOwnerList>(params)
            .await
    }

    /// Ends all background commands of a thread.
    ///
    /// Succeeds also when there are none.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/backgroundTerminals/clean.json`.
    pub async fn thread_background_terminals_clean(
        &self,
        params: &codex::ThreadBackgroundTerminalsCleanParams,
    ) -> Result<codex::ThreadBackgroundTerminalsCleanResponse, ClientError> {
        self.connection
            .request::<method::ThreadBackgroundTerminalsClean>(params)
            .await
    }

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
    pub async fn thread_background_terminals_list(
        &self,
        params: &codex::ThreadBackgroundTerminalsListParams,
    ) -> Result<codex::ThreadBackgroundTerminalsListResponse, ClientError> {
        self.connection
            .request::<method::ThreadBackgroundTerminalsList>(params)
            .await
    }

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
    pub async fn thread_background_terminals_terminate(
        &self,
        params: &codex::ThreadBackgroundTerminalsTerminateParams,
    ) -> Result<codex::ThreadBackgroundTerminalsTerminateResponse, ClientError> {
        self.connection
            .request::<method::ThreadBackgroundTerminalsTerminate>(params)
            .await
    }

    /// Summarizes the history of a thread so that it takes less room.
    ///
    /// Answers at once; the summary is made in a turn with a `contextCompaction` item. In 0.97 no `turn/started` comes, and `thread/compacted` before `turn/completed`.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Source: `schema/codex/thread/compact/start.json`.
    pub async fn thread_compact_start(
        &self,
        params: &codex::ThreadCompactStartParams,
    ) -> Result<codex::ThreadCompactStartResponse, ClientError> {
        self.connection
            .request::<method::ThreadCompactStart>(params)
            .await
    }

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
    pub async fn thread_decrement_elicitation(
        &self,
        params: &codex::ThreadDecrementElicitationParams,
    ) -> Result<codex::ThreadDecrementElicitationResponse, ClientError> {
        self.connection
            .request::<method::ThreadDecrementElicitation>(params)
            .await
    }

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
    pub async fn thread_delete(
        &self,
        params: &codex::ThreadDeleteParams,
    ) -> Result<codex::ThreadDeleteResponse, ClientError> {
        self.connection
            .request::<method::ThreadDelete>(params)
            .await
    }

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
    pub async fn thread_fork(
        &self,
        params: &codex::ThreadForkParams,
    ) -> Result<codex::ThreadForkResponse, ClientError> {
        self.connection.request::<method::ThreadFork>(params).await
    }

    /// Drops the goal of a thread.
    ///
    /// Succeeds also without a goal; then no notification follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/clear.json`.
    pub async fn thread_goal_clear(
        &self,
        params: &codex::ThreadGoalClearParams,
    ) -> Result<codex::ThreadGoalClearResponse, ClientError> {
        self.connection
            .request::<method::ThreadGoalClear>(params)
            .await
    }

    /// Returns the goal of a thread.
    ///
    /// The goal is `null` where none is set.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
    ///
    /// Since 0.169. Source: `schema/codex/thread/goal/get.json`.
    pub async fn thread_goal_get(
        &self,
        params: &codex::ThreadGoalGetParams,
    ) -> Result<codex::ThreadGoalGetResponse, ClientError> {
        self.connection
            .request::<method::ThreadGoalGet>(params)
            .await
    }

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
    pub async fn thread_goal_set(
        &self,
        params: &codex::ThreadGoalSetParams,
    ) -> Result<codex::ThreadGoalSetResponse, ClientError> {
        self.connection
            .request::<method::ThreadGoalSet>(params)
            .await
    }

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
    pub async fn thread_guardian_review(
        &self,
        params: &codex::ThreadGuardianReviewParams,
    ) -> Result<codex::ThreadGuardianReviewResponse, ClientError> {
        self.connection
            .request::<method::ThreadGuardianReview>(params)
            .await
    }

    /// Says that the user is asked something outside of this protocol.
    ///
    /// While the count is above 0, the time limits of the thread's commands stand still.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/increment_elicitation.json`.
    pub async fn thread_increment_elicitation(
        &self,
        params: &codex::ThreadIncrementElicitationParams,
    ) -> Result<codex::ThreadIncrementElicitationResponse, ClientError> {
        self.connection
            .request::<method::ThreadIncrementElicitation>(params)
            .await
    }

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
    pub async fn thread_inject_items(
        &self,
        params: &codex::ThreadInjectItemsParams,
    ) -> Result<codex::ThreadInjectItemsResponse, ClientError> {
        self.connection
            .request::<method::ThreadInjectItems>(params)
            .await
    }

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
    pub async fn thread_items_list(
        &self,
        params: &codex::ThreadItemsListParams,
    ) -> Result<codex::ThreadItemsListResponse, ClientError> {
        self.connection
            .request::<method::ThreadItemsList>(params)
            .await
    }

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
    pub async fn thread_items_read(
        &self,
        params: &codex::ThreadItemsReadParams,
    ) -> Result<codex::ThreadItemsReadResponse, ClientError> {
        self.connection
            .request::<method::ThreadItemsRead>(params)
            .await
    }

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
    pub async fn thread_list(
        &self,
        params: &codex::ThreadListParams,
    ) -> Result<codex::ThreadListResponse, ClientError> {
        self.connection.request::<method::ThreadList>(params).await
    }

    /// Lists the ids of loaded threads.
    ///
    /// The ids are sorted, and a page ends with the id that is its cursor.
    ///
    /// Errors:
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Source: `schema/codex/thread/loaded/list.json`.
    pub async fn thread_loaded_list(
        &self,
        params: &codex::ThreadLoadedListParams,
    ) -> Result<codex::ThreadLoadedListResponse, ClientError> {
        self.connection
            .request::<method::ThreadLoadedList>(params)
            .await
    }

    /// Returns what a thread knows from memories.
    ///
    /// The thread must be loaded. The summary is `null` where memories are off.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/memory/read.json`.
    pub async fn thread_memory_read(
        &self,
        params: &codex::ThreadMemoryReadParams,
    ) -> Result<codex::ThreadMemoryReadResponse, ClientError> {
        self.connection
            .request::<method::ThreadMemoryRead>(params)
            .await
    }

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
    pub async fn thread_memory_mode_set(
        &self,
        params: &codex::ThreadMemoryModeSetParams,
    ) -> Result<codex::ThreadMemoryModeSetResponse, ClientError> {
        self.connection
            .request::<method::ThreadMemoryModeSet>(params)
            .await
    }

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
    pub async fn thread_metadata_update(
        &self,
        params: &codex::ThreadMetadataUpdateParams,
    ) -> Result<codex::ThreadMetadataUpdateResponse, ClientError> {
        self.connection
            .request::<method::ThreadMetadataUpdate>(params)
            .await
    }

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
    pub async fn thread_name_set(
        &self,
        params: &codex::ThreadSetNameParams,
    ) -> Result<codex::ThreadSetNameResponse, ClientError> {
        self.connection
            .request::<method::ThreadNameSet>(params)
            .await
    }

    /// Asks for a guess of the next user message.
    ///
    /// The guess would come as `thread/prediction/updated`; the server does not make any.
    ///
    /// Errors:
    /// - -32601 `thread/prediction/request is not implemented yet`: Always.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/prediction/request.json`.
    pub async fn thread_prediction_request(
        &self,
        params: &codex::ThreadPredictionRequestParams,
    ) -> Result<codex::ThreadPredictionRequestResponse, ClientError> {
        self.connection
            .request::<method::ThreadPredictionRequest>(params)
            .await
    }

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
    pub async fn thread_prepare_approved_plan(
        &self,
        params: &codex::ThreadPrepareApprovedPlanParams,
    ) -> Result<codex::ThreadPrepareApprovedPlanResponse, ClientError> {
        self.connection
            .request::<method::ThreadPrepareApprovedPlan>(params)
            .await
    }

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
    pub async fn thread_queue_add(
        &self,
        params: &codex::ThreadQueueAddParams,
    ) -> Result<codex::ThreadQueueAddResponse, ClientError> {
        self.connection
            .request::<method::ThreadQueueAdd>(params)
            .await
    }

    /// Takes an entry out of the queue.
    ///
    /// Succeeds also when there is no such entry; the answer says so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/queue/delete.json`.
    pub async fn thread_queue_delete(
        &self,
        params: &codex::ThreadQueueDeleteParams,
    ) -> Result<codex::ThreadQueueDeleteResponse, ClientError> {
        self.connection
            .request::<method::ThreadQueueDelete>(params)
            .await
    }

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
    pub async fn thread_queue_list(
        &self,
        params: &codex::ThreadQueueListParams,
    ) -> Result<codex::ThreadQueueListResponse, ClientError> {
        self.connection
            .request::<method::ThreadQueueList>(params)
            .await
    }

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
    pub async fn thread_queue_reorder(
        &self,
        params: &codex::ThreadQueueReorderParams,
    ) -> Result<codex::ThreadQueueReorderResponse, ClientError> {
        self.connection
            .request::<method::ThreadQueueReorder>(params)
            .await
    }

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
    pub async fn thread_queue_start(
        &self,
        params: &codex::ThreadQueueStartParams,
    ) -> Result<codex::ThreadQueueStartResponse, ClientError> {
        self.connection
            .request::<method::ThreadQueueStart>(params)
            .await
    }

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
    pub async fn thread_queue_update(
        &self,
        params: &codex::ThreadQueueUpdateParams,
    ) -> Result<codex::ThreadQueueUpdateResponse, ClientError> {
        self.connection
            .request::<method::ThreadQueueUpdate>(params)
            .await
    }

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
    pub async fn thread_read(
        &self,
        params: &codex::ThreadReadParams,
    ) -> Result<codex::ThreadReadResponse, ClientError> {
        self.connection.request::<method::ThreadRead>(params).await
    }

    /// Marks a thread read or unread.
    ///
    /// Refused when the read state changed meanwhile; `data` of the error then holds `reason` and the `readState` of now.
    ///
    /// Errors:
    /// - -32600 `thread not loaded: {threadId}`: No loaded thread has this id.
    /// - -32600 `read state changed`: `expectedRevision` is not the revision of now.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/readState/update.json`.
    pub async fn thread_read_state_update(
        &self,
        params: &codex::ThreadReadStateUpdateParams,
    ) -> Result<codex::ThreadReadStateUpdateResponse, ClientError> {
        self.connection
            .request::<method::ThreadReadStateUpdate>(params)
            .await
    }

    /// Sends sound into a voice session.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendAudio.json`.
    pub async fn thread_realtime_append_audio(
        &self,
        params: &codex::ThreadRealtimeAppendAudioParams,
    ) -> Result<codex::ThreadRealtimeAppendAudioResponse, ClientError> {
        self.connection
            .request::<method::ThreadRealtimeAppendAudio>(params)
            .await
    }

    /// Has a voice session speak a text.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendSpeech.json`.
    pub async fn thread_realtime_append_speech(
        &self,
        params: &codex::ThreadRealtimeAppendSpeechParams,
    ) -> Result<codex::ThreadRealtimeAppendSpeechResponse, ClientError> {
        self.connection
            .request::<method::ThreadRealtimeAppendSpeech>(params)
            .await
    }

    /// Sends text into a voice session.
    ///
    /// Answers at once; without a session `error` follows.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/appendText.json`.
    pub async fn thread_realtime_append_text(
        &self,
        params: &codex::ThreadRealtimeAppendTextParams,
    ) -> Result<codex::ThreadRealtimeAppendTextResponse, ClientError> {
        self.connection
            .request::<method::ThreadRealtimeAppendText>(params)
            .await
    }

    /// Lists the voices by version of the voice protocol.
    ///
    /// The list is fixed.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/listVoices.json`.
    pub async fn thread_realtime_list_voices(
        &self,
        params: &codex::ThreadRealtimeListVoicesParams,
    ) -> Result<codex::ThreadRealtimeListVoicesResponse, ClientError> {
        self.connection
            .request::<method::ThreadRealtimeListVoices>(params)
            .await
    }

    /// Opens a voice session for a thread.
    ///
    /// Answers at once; whether it opens is told by notifications. Needs an API key.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/start.json`.
    pub async fn thread_realtime_start(
        &self,
        params: &codex::ThreadRealtimeStartParams,
    ) -> Result<codex::ThreadRealtimeStartResponse, ClientError> {
        self.connection
            .request::<method::ThreadRealtimeStart>(params)
            .await
    }

    /// Closes the voice session of a thread.
    ///
    /// The notification says `requested`; it comes also without a session.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `thread not found: {threadId}`: No loaded thread has this id.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/realtime/stop.json`.
    pub async fn thread_realtime_stop(
        &self,
        params: &codex::ThreadRealtimeStopParams,
    ) -> Result<codex::ThreadRealtimeStopResponse, ClientError> {
        self.connection
            .request::<method::ThreadRealtimeStop>(params)
            .await
    }

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
    pub async fn thread_resume(
        &self,
        params: &codex::ThreadResumeParams,
    ) -> Result<codex::ThreadResumeResponse, ClientError> {
        self.connection
            .request::<method::ThreadResume>(params)
            .await
    }

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
    pub async fn thread_revert(
        &self,
        params: &codex::ThreadRevertParams,
    ) -> Result<codex::ThreadRevertResponse, ClientError> {
        self.connection
            .request::<method::ThreadRevert>(params)
            .await
    }

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
    pub async fn thread_rollback(
        &self,
        params: &codex::ThreadRollbackParams,
    ) -> Result<codex::ThreadRollbackResponse, ClientError> {
        self.connection
            .request::<method::ThreadRollback>(params)
            .await
    }

    /// Gives up a running `thread/sample` request.
    ///
    /// Succeeds also when there is none with this id. The request is answered with an error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/sample/cancel.json`.
    pub async fn thread_sample_cancel(
        &self,
        params: &codex::ThreadSampleCancelParams,
    ) -> Result<codex::ThreadSampleCancelResponse, ClientError> {
        self.connection
            .request::<method::ThreadSampleCancel>(params)
            .await
    }

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
    pub async fn thread_sample(
        &self,
        params: &codex::ThreadSampleParams,
    ) -> Result<codex::ThreadSampleResponse, ClientError> {
        self.connection
            .request::<method::ThreadSample>(params)
            .await
    }

    /// Searches the text of all stored threads.
    ///
    /// Finds messages of the user and of the agent, upper and lower case alike. Each thread is found once, with its first place shown.
    ///
    /// Errors:
    /// - -32600 `thread/search requires a non-empty searchTerm`: Nothing is left of the term without the blanks around it.
    /// - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/thread/search.json`.
    pub async fn thread_search(
        &self,
        params: &codex::ThreadSearchParams,
    ) -> Result<codex::ThreadSearchResponse, ClientError> {
        self.connection
            .request::<method::ThreadSearch>(params)
            .await
    }

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
    pub async fn thread_search_occurrences(
        &self,
        params: &codex::ThreadSearchOccurrencesParams,
    ) -> Result<codex::ThreadSearchOccurrencesResponse, ClientError> {
        self.connection
            .request::<method::ThreadSearchOccurrences>(params)
            .await
    }

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
    pub async fn thread_section_move(
        &self,
        params: &codex::ThreadSectionMoveParams,
    ) -> Result<codex::ThreadSectionMoveResponse, ClientError> {
        self.connection
            .request::<method::ThreadSectionMove>(params)
            .await
    }

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
    pub async fn thread_settings_update(
        &self,
        params: &codex::ThreadSettingsUpdateParams,
    ) -> Result<codex::ThreadSettingsUpdateResponse, ClientError> {
        self.connection
            .request::<method::ThreadSettingsUpdate>(params)
            .await
    }

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
    pub async fn thread_shell_command(
        &self,
        params: &codex::ThreadShellCommandParams,
    ) -> Result<codex::ThreadShellCommandResponse, ClientError> {
        self.connection
            .request::<method::ThreadShellCommand>(params)
            .await
    }

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
    pub async fn thread_start(
        &self,
        params: &codex::ThreadStartParams,
    ) -> Result<codex::ThreadStartResponse, ClientError> {
        self.connection.request::<method::ThreadStart>(params).await
    }

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
    pub async fn thread_timeline_list(
        &self,
        params: &codex::ThreadTimelineListParams,
    ) -> Result<codex::ThreadTimelineListResponse, ClientError> {
        self.connection
            .request::<method::ThreadTimelineList>(params)
            .await
    }

    /// Lists the turns of a thread page by page, newest first.
    ///
    /// The thread may be stored or loaded.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    /// - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
    ///
    /// Since 0.169. Source: `schema/codex/thread/turns/list.json`.
    pub async fn thread_turns_list(
        &self,
        params: &codex::ThreadTurnsListParams,
    ) -> Result<codex::ThreadTurnsListResponse, ClientError> {
        self.connection
            .request::<method::ThreadTurnsList>(params)
            .await
    }

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
    pub async fn thread_unarchive(
        &self,
        params: &codex::ThreadUnarchiveParams,
    ) -> Result<codex::ThreadUnarchiveResponse, ClientError> {
        self.connection
            .request::<method::ThreadUnarchive>(params)
            .await
    }

    /// Ends the connection's subscription to a thread.
    ///
    /// The thread is not unloaded at once, but when nobody has subscribed and no turn has run for a minute or two; `thread/status/changed` and `thread/closed` tell so.
    ///
    /// Errors:
    /// - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
    ///
    /// Since 0.169. Source: `schema/codex/thread/unsubscribe.json`.
    pub async fn thread_unsubscribe(
        &self,
        params: &codex::ThreadUnsubscribeParams,
    ) -> Result<codex::ThreadUnsubscribeResponse, ClientError> {
        self.connection
            .request::<method::ThreadUnsubscribe>(params)
            .await
    }

    /// Creates a section.
    ///
    /// Two sections may have the same name.
    ///
    /// Errors:
    /// - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
    /// - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/create.json`.
    pub async fn thread_section_create(
        &self,
        params: &codex::ThreadSectionCreateParams,
    ) -> Result<codex::ThreadSectionCreateResponse, ClientError> {
        self.connection
            .request::<method::ThreadSectionCreate>(params)
            .await
    }

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
    pub async fn thread_section_delete(
        &self,
        params: &codex::ThreadSectionDeleteParams,
    ) -> Result<codex::ThreadSectionDeleteResponse, ClientError> {
        self.connection
            .request::<method::ThreadSectionDelete>(params)
            .await
    }

    /// Lists the sections of the user's list of threads.
    ///
    /// A section called `Pinned` is always there.
    ///
    /// Since 0.169. Source: `schema/codex/threadSection/list.json`.
    pub async fn thread_section_list(
        &self,
        params: &codex::ThreadSectionListParams,
    ) -> Result<codex::ThreadSectionListResponse, ClientError> {
        self.connection
            .request::<method::ThreadSectionList>(params)
            .await
    }

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
    pub async fn thread_section_update(
        &self,
        params: &codex::ThreadSectionUpdateParams,
    ) -> Result<codex::ThreadSectionUpdateResponse, ClientError> {
        self.connection
            .request::<method::ThreadSectionUpdate>(params)
            .await
    }

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
    pub async fn turn_interrupt(
        &self,
        params: &codex::TurnInterruptParams,
    ) -> Result<codex::TurnInterruptResponse, ClientError> {
        self.connection
            .request::<method::TurnInterrupt>(params)
            .await
    }

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
    pub async fn turn_settings_update(
        &self,
        params: &codex::TurnSettingsUpdateParams,
    ) -> Result<codex::TurnSettingsUpdateResponse, ClientError> {
        self.connection
            .request::<method::TurnSettingsUpdate>(params)
            .await
    }

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
    pub async fn turn_start(
        &self,
        params: &codex::TurnStartParams,
    ) -> Result<codex::TurnStartResponse, ClientError> {
        self.connection.request::<method::TurnStart>(params).await
    }

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
    pub async fn turn_steer(
        &self,
        params: &codex::TurnSteerParams,
    ) -> Result<codex::TurnSteerResponse, ClientError> {
        self.connection.request::<method::TurnSteer>(params).await
    }

    /// Cancels a running verification.
    ///
    /// The cancelled request answers with an error. An unknown id is no error.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/cancel.json`.
    pub async fn user_verification_cancel(
        &self,
        params: &codex::UserVerificationCancelParams,
    ) -> Result<codex::UserVerificationCancelResponse, ClientError> {
        self.connection
            .request::<method::UserVerificationCancel>(params)
            .await
    }

    /// Deletes the key of this device.
    ///
    /// Nothing happens when there is none.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/delete.json`.
    pub async fn user_verification_delete(
        &self,
        params: &codex::UserVerificationDeleteParams,
    ) -> Result<codex::UserVerificationDeleteResponse, ClientError> {
        self.connection
            .request::<method::UserVerificationDelete>(params)
            .await
    }

    /// Makes a key for this device.
    ///
    /// The client registers it with the service. A key that is there is used again.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/enroll.json`.
    pub async fn user_verification_enroll(
        &self,
        params: &codex::UserVerificationEnrollParams,
    ) -> Result<codex::UserVerificationEnrollResponse, ClientError> {
        self.connection
            .request::<method::UserVerificationEnroll>(params)
            .await
    }

    /// Tells whether this device can verify its user.
    ///
    /// Asks nobody.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/status.json`.
    pub async fn user_verification_status(
        &self,
        params: &codex::UserVerificationStatusParams,
    ) -> Result<codex::UserVerificationStatusResponse, ClientError> {
        self.connection
            .request::<method::UserVerificationStatus>(params)
            .await
    }

    /// Asks the user to confirm something with the key of this device.
    ///
    /// Answers when the user did. Errors carry what went wrong as `data`.
    ///
    /// Errors:
    /// - -32602 `Invalid verification challenge or display text.`: A text is too long or empty, or the challenge is not base64url.
    /// - -32603 `User verification is not available in this build or account.`: This device cannot do it.
    ///
    /// Experimental. Since 0.169. Source: `schema/codex/userVerification/verify.json`.
    pub async fn user_verification_verify(
        &self,
        params: &codex::UserVerificationVerifyParams,
    ) -> Result<codex::UserVerificationVerifyResponse, ClientError> {
        self.connection
            .request::<method::UserVerificationVerify>(params)
            .await
    }

    /// Tells the state of the Windows sandbox.
    ///
    /// On other systems it is never set up.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/readiness.json`.
    pub async fn windows_sandbox_readiness(
        &self,
    ) -> Result<codex::WindowsSandboxReadinessResponse, ClientError> {
        self.connection
            .request::<method::WindowsSandboxReadiness>(&NoParams)
            .await
    }

    /// Sets the Windows sandbox up.
    ///
    /// The outcome comes as `windowsSandbox/setupCompleted`; on other systems it is a failure.
    ///
    /// Since 0.169. Source: `schema/codex/windowsSandbox/setupStart.json`.
    pub async fn windows_sandbox_setup_start(
        &self,
        params: &codex::WindowsSandboxSetupStartParams,
    ) -> Result<codex::WindowsSandboxSetupStartResponse, ClientError> {
        self.connection
            .request::<method::WindowsSandboxSetupStart>(params)
            .await
    }

    /// Tells the server that the client has read the answer to `initialize`.
    ///
    /// Has no effect and may be left out.
    ///
    /// Source: `schema/codex/initialized.json`.
    pub async fn initialized(&self) -> Result<(), ClientError> {
        self.connection
            .notify::<notification::Initialized>(&NoParams)
            .await
    }
}

/// Something that the server tells.
#[derive(Clone, Debug)]
pub enum Notification {
    /// `account/gatewayOAuth/changed`: A sign-in at the gateway of a model provider went on.
    AccountGatewayOAuthChanged(codex::GatewayOAuthChangedNotification),
    /// `account/login/completed`: A sign-in ended, well or not.
    AccountLoginCompleted(codex::AccountLoginCompletedNotification),
    /// `account/rateLimits/updated`: The limits of the account changed.
    AccountRateLimitsUpdated(codex::AccountRateLimitsUpdatedNotification),
    /// `account/updated`: Somebody signed in or out.
    AccountUpdated(codex::AccountUpdatedNotification),
    /// `app/list/updated`: The list of apps changed.
    AppListUpdated(codex::AppListUpdatedNotification),
    /// `autoApprovalReview/strictReviewRequired`: From now on the automatic reviewer judges every command of the turn.
    AutoApprovalReviewStrictReviewRequired(codex::StrictReviewRequiredNotification),
    /// `codex/event/agent_message`: The agent said something.
    CodexEventAgentMessage(codex::CodexEventNotification),
    /// `codex/event/agent_message_content_delta`: More text of a message of the agent.
    CodexEventAgentMessageContentDelta(codex::CodexEventNotification),
    /// `codex/event/agent_message_delta`: More text of the agent.
    CodexEventAgentMessageDelta(codex::CodexEventNotification),
    /// `codex/event/agent_reasoning`: A part of the reasoning, summarized.
    CodexEventAgentReasoning(codex::CodexEventNotification),
    /// `codex/event/agent_reasoning_delta`: More of the summary of the reasoning.
    CodexEventAgentReasoningDelta(codex::CodexEventNotification),
    /// `codex/event/agent_reasoning_raw_content`: A part of the reasoning itself.
    CodexEventAgentReasoningRawContent(codex::CodexEventNotification),
    /// `codex/event/agent_reasoning_raw_content_delta`: More of the reasoning itself.
    CodexEventAgentReasoningRawContentDelta(codex::CodexEventNotification),
    /// `codex/event/agent_reasoning_section_break`: A new part of the summary of the reasoning begins.
    CodexEventAgentReasoningSectionBreak(codex::CodexEventNotification),
    /// `codex/event/apply_patch_approval_request`: A patch waits for permission.
    CodexEventApplyPatchApprovalRequest(codex::CodexEventNotification),
    /// `codex/event/background_event`: Something happened that is worth a line.
    CodexEventBackgroundEvent(codex::CodexEventNotification),
    /// `codex/event/collab_agent_interaction_begin`: A sub-agent is about to be told something.
    CodexEventCollabAgentInteractionBegin(codex::CodexEventNotification),
    /// `codex/event/collab_agent_interaction_end`: A sub-agent was told something.
    CodexEventCollabAgentInteractionEnd(codex::CodexEventNotification),
    /// `codex/event/collab_agent_spawn_begin`: A sub-agent is about to be made.
    CodexEventCollabAgentSpawnBegin(codex::CodexEventNotification),
    /// `codex/event/collab_agent_spawn_end`: A sub-agent was made, or failed.
    CodexEventCollabAgentSpawnEnd(codex::CodexEventNotification),
    /// `codex/event/collab_close_begin`: A sub-agent is about to be closed.
    CodexEventCollabCloseBegin(codex::CodexEventNotification),
    /// `codex/event/collab_close_end`: A sub-agent was closed.
    CodexEventCollabCloseEnd(codex::CodexEventNotification),
    /// `codex/event/collab_waiting_begin`: An agent begins to wait for its sub-agents.
    CodexEventCollabWaitingBegin(codex::CodexEventNotification),
    /// `codex/event/collab_waiting_end`: An agent waits no longer.
    CodexEventCollabWaitingEnd(codex::CodexEventNotification),
    /// `codex/event/context_compacted`: The history was summarized.
    CodexEventContextCompacted(codex::CodexEventNotification),
    /// `codex/event/deprecation_notice`: The client or the configuration uses something that will go away.
    CodexEventDeprecationNotice(codex::CodexEventNotification),
    /// `codex/event/dynamic_tool_call_request`: The agent calls a tool of the client.
    CodexEventDynamicToolCallRequest(codex::CodexEventNotification),
    /// `codex/event/elicitation_request`: An MCP server asks the user.
    CodexEventElicitationRequest(codex::CodexEventNotification),
    /// `codex/event/entered_review_mode`: A review began.
    CodexEventEnteredReviewMode(codex::CodexEventNotification),
    /// `codex/event/error`: A turn failed.
    CodexEventError(codex::CodexEventNotification),
    /// `codex/event/exec_approval_request`: A command waits for permission.
    CodexEventExecApprovalRequest(codex::CodexEventNotification),
    /// `codex/event/exec_command_begin`: A command began.
    CodexEventExecCommandBegin(codex::CodexEventNotification),
    /// `codex/event/exec_command_end`: A command ended.
    CodexEventExecCommandEnd(codex::CodexEventNotification),
    /// `codex/event/exec_command_output_delta`: More output of a command.
    CodexEventExecCommandOutputDelta(codex::CodexEventNotification),
    /// `codex/event/exited_review_mode`: A review ended.
    CodexEventExitedReviewMode(codex::CodexEventNotification),
    /// `codex/event/get_history_entry_response`: A message typed before, as asked for.
    CodexEventGetHistoryEntryResponse(codex::CodexEventNotification),
    /// `codex/event/item_completed`: An item is done.
    CodexEventItemCompleted(codex::CodexEventNotification),
    /// `codex/event/item_started`: An item began.
    CodexEventItemStarted(codex::CodexEventNotification),
    /// `codex/event/list_custom_prompts_response`: The prompts of the user, as asked for.
    CodexEventListCustomPromptsResponse(codex::CodexEventNotification),
    /// `codex/event/list_remote_skills_response`: The catalog of skills, as asked for.
    CodexEventListRemoteSkillsResponse(codex::CodexEventNotification),
    /// `codex/event/list_skills_response`: The skills, as asked for.
    CodexEventListSkillsResponse(codex::CodexEventNotification),
    /// `codex/event/mcp_list_tools_response`: What the MCP servers offer, as asked for.
    CodexEventMcpListToolsResponse(codex::CodexEventNotification),
    /// `codex/event/mcp_startup_complete`: All MCP servers have started or failed.
    CodexEventMcpStartupComplete(codex::CodexEventNotification),
    /// `codex/event/mcp_startup_update`: The start of an MCP server went on.
    CodexEventMcpStartupUpdate(codex::CodexEventNotification),
    /// `codex/event/mcp_tool_call_begin`: A call of an MCP tool began.
    CodexEventMcpToolCallBegin(codex::CodexEventNotification),
    /// `codex/event/mcp_tool_call_end`: A call of an MCP tool ended.
    CodexEventMcpToolCallEnd(codex::CodexEventNotification),
    /// `codex/event/patch_apply_begin`: A patch is about to be applied.
    CodexEventPatchApplyBegin(codex::CodexEventNotification),
    /// `codex/event/patch_apply_end`: A patch was applied, or failed.
    CodexEventPatchApplyEnd(codex::CodexEventNotification),
    /// `codex/event/plan_delta`: More text of a plan.
    CodexEventPlanDelta(codex::CodexEventNotification),
    /// `codex/event/plan_update`: The agent changed its plan.
    CodexEventPlanUpdate(codex::CodexEventNotification),
    /// `codex/event/raw_response_item`: An item as the model sent it.
    CodexEventRawResponseItem(codex::CodexEventNotification),
    /// `codex/event/reasoning_content_delta`: More of the summary of the reasoning.
    CodexEventReasoningContentDelta(codex::CodexEventNotification),
    /// `codex/event/reasoning_raw_content_delta`: More of the reasoning itself.
    CodexEventReasoningRawContentDelta(codex::CodexEventNotification),
    /// `codex/event/remote_skill_downloaded`: A skill was downloaded.
    CodexEventRemoteSkillDownloaded(codex::CodexEventNotification),
    /// `codex/event/request_user_input`: The agent asks the user.
    CodexEventRequestUserInput(codex::CodexEventNotification),
    /// `codex/event/session_configured`: A thread was opened.
    CodexEventSessionConfigured(codex::CodexEventNotification),
    /// `codex/event/shutdown_complete`: The thread is closed.
    CodexEventShutdownComplete(codex::CodexEventNotification),
    /// `codex/event/skills_update_available`: Skill files changed.
    CodexEventSkillsUpdateAvailable(codex::CodexEventNotification),
    /// `codex/event/stream_error`: The connection to the model broke and is tried again.
    CodexEventStreamError(codex::CodexEventNotification),
    /// `codex/event/task_complete`: A turn is done.
    CodexEventTaskComplete(codex::CodexEventNotification),
    /// `codex/event/task_started`: A turn began.
    CodexEventTaskStarted(codex::CodexEventNotification),
    /// `codex/event/terminal_interaction`: The agent sent input to a command that goes on.
    CodexEventTerminalInteraction(codex::CodexEventNotification),
    /// `codex/event/thread_name_updated`: A thread got another title.
    CodexEventThreadNameUpdated(codex::CodexEventNotification),
    /// `codex/event/thread_rolled_back`: The last turns were taken back.
    CodexEventThreadRolledBack(codex::CodexEventNotification),
    /// `codex/event/token_count`: Tokens were used, or the limits are known anew.
    CodexEventTokenCount(codex::CodexEventNotification),
    /// `codex/event/turn_aborted`: A turn ended early.
    CodexEventTurnAborted(codex::CodexEventNotification),
    /// `codex/event/turn_diff`: The changes of the turn so far are different now.
    CodexEventTurnDiff(codex::CodexEventNotification),
    /// `codex/event/undo_completed`: The undo ended.
    CodexEventUndoCompleted(codex::CodexEventNotification),
    /// `codex/event/undo_started`: The agent begins to undo the last turn.
    CodexEventUndoStarted(codex::CodexEventNotification),
    /// `codex/event/user_message`: The user said something.
    CodexEventUserMessage(codex::CodexEventNotification),
    /// `codex/event/view_image_tool_call`: The agent looked at an image.
    CodexEventViewImageToolCall(codex::CodexEventNotification),
    /// `codex/event/warning`: Something is wrong, but the turn goes on.
    CodexEventWarning(codex::CodexEventNotification),
    /// `codex/event/web_search_begin`: A search on the web began.
    CodexEventWebSearchBegin(codex::CodexEventNotification),
    /// `codex/event/web_search_end`: A search on the web ended.
    CodexEventWebSearchEnd(codex::CodexEventNotification),
    /// `command/exec/outputDelta`: A running command wrote something.
    CommandExecOutputDelta(codex::CommandExecOutputDeltaNotification),
    /// `configWarning`: Something is wrong in the configuration.
    ConfigWarning(codex::ConfigWarningNotification),
    /// `deprecationNotice`: The client uses something that will go away.
    DeprecationNotice(codex::DeprecationNoticeNotification),
    /// `error`: Something failed in a running turn.
    Error(codex::ErrorNotification),
    /// `externalAgentConfig/import/completed`: An import ended.
    ExternalAgentConfigImportCompleted(codex::ExternalAgentConfigImportCompletedNotification),
    /// `externalAgentConfig/import/progress`: An import went on.
    ExternalAgentConfigImportProgress(codex::ExternalAgentConfigImportProgressNotification),
    /// `fs/changed`: Something below a watched path changed.
    FsChanged(codex::FsChangedNotification),
    /// `fuzzyFileSearch/sessionCompleted`: The search for the latest query is over.
    FuzzyFileSearchSessionCompleted(codex::FuzzyFileSearchSessionCompletedNotification),
    /// `fuzzyFileSearch/sessionUpdated`: A search session found something.
    FuzzyFileSearchSessionUpdated(codex::FuzzyFileSearchSessionUpdatedNotification),
    /// `guardianWarning`: The automatic reviewer warns about something.
    GuardianWarning(codex::GuardianWarningNotification),
    /// `hook/completed`: A hook ended.
    HookCompleted(codex::HookCompletedNotification),
    /// `hook/started`: A hook began to run.
    HookStarted(codex::HookStartedNotification),
    /// `item/agentMessage/delta`: A message of the agent grew.
    ItemAgentMessageDelta(codex::AgentMessageDeltaNotification),
    /// `item/autoApprovalReview/completed`: The automatic reviewer ended.
    ItemAutoApprovalReviewCompleted(codex::ItemGuardianApprovalReviewCompletedNotification),
    /// `item/autoApprovalReview/started`: The automatic reviewer begins to judge an action.
    ItemAutoApprovalReviewStarted(codex::ItemGuardianApprovalReviewStartedNotification),
    /// `item/commandExecution/outputDelta`: A running command wrote something.
    ItemCommandExecutionOutputDelta(codex::CommandExecutionOutputDeltaNotification),
    /// `item/commandExecution/terminalInteraction`: The agent wrote to a running command.
    ItemCommandExecutionTerminalInteraction(codex::TerminalInteractionNotification),
    /// `item/completed`: An item of a turn is complete.
    ItemCompleted(codex::ItemCompletedNotification),
    /// `item/fileChange/outputDelta`: File changes were made; here is the result text.
    ItemFileChangeOutputDelta(codex::FileChangeOutputDeltaNotification),
    /// `item/fileChange/patchUpdated`: The model goes on writing file changes.
    ItemFileChangePatchUpdated(codex::FileChangePatchUpdatedNotification),
    /// `item/mcpToolCall/progress`: An MCP tool reports how far it is.
    ItemMcpToolCallProgress(codex::McpToolCallProgressNotification),
    /// `item/plan/delta`: A proposed plan grew.
    ItemPlanDelta(codex::PlanDeltaNotification),
    /// `item/reasoning/summaryPartAdded`: A part of a summary of reasoning begins.
    ItemReasoningSummaryPartAdded(codex::ReasoningSummaryPartAddedNotification),
    /// `item/reasoning/summaryTextDelta`: A summary of reasoning grew.
    ItemReasoningSummaryTextDelta(codex::ReasoningSummaryTextDeltaNotification),
    /// `item/reasoning/textDelta`: The reasoning itself grew.
    ItemReasoningTextDelta(codex::ReasoningTextDeltaNotification),
    /// `item/started`: An item of a turn began.
    ItemStarted(codex::ItemStartedNotification),
    /// `authStatusChange`: The user signed in or out.
    AuthStatusChange(codex::AuthStatusChangeNotification),
    /// `loginChatGptComplete`: A sign-in with the browser ended.
    LoginChatGptComplete(codex::LoginChatGptCompleteNotification),
    /// `sessionConfigured`: A conversation was opened.
    SessionConfigured(codex::SessionConfiguredNotification),
    /// `mcpServer/event/stream/notification`: An event of an MCP server arrived.
    McpServerEventStreamNotification(codex::McpServerEventStreamNotification),
    /// `mcpServer/oauthLogin/completed`: A sign-in to an MCP server ended.
    McpServerOauthLoginCompleted(codex::McpServerOauthLoginCompletedNotification),
    /// `mcpServer/startupStatus/updated`: The start of an MCP server went on.
    McpServerStartupStatusUpdated(codex::McpServerStatusUpdatedNotification),
    /// `model/rerouted`: Another model answers a turn.
    ModelRerouted(codex::ModelReroutedNotification),
    /// `model/safetyBuffering/updated`: The output of a turn is held back for a check.
    ModelSafetyBufferingUpdated(codex::ModelSafetyBufferingUpdatedNotification),
    /// `model/verification`: The provider would trust a verified user with more.
    ModelVerification(codex::ModelVerificationNotification),
    /// `modelProvider/authRecoveryCompleted`: The renewal of credentials ended.
    ModelProviderAuthRecoveryCompleted(codex::AuthRecoveryNotification),
    /// `modelProvider/authRecoveryStarted`: The credentials of a model provider are being renewed.
    ModelProviderAuthRecoveryStarted(codex::AuthRecoveryNotification),
    /// `process/exited`: A process ended.
    ProcessExited(codex::ProcessExitedNotification),
    /// `process/outputDelta`: A process wrote something.
    ProcessOutputDelta(codex::ProcessOutputDeltaNotification),
    /// `project/changed`: A project was created, changed or deleted.
    ProjectChanged(codex::ProjectChangedNotification),
    /// `rawResponse/completed`: An answer of the model is complete.
    RawResponseCompleted(codex::RawResponseCompletedNotification),
    /// `rawResponseItem/completed`: A model item is complete.
    RawResponseItemCompleted(codex::RawResponseItemCompletedNotification),
    /// `remoteControl/status/changed`: The state of remote control changed.
    RemoteControlStatusChanged(codex::RemoteControlStatusChangedNotification),
    /// `serverRequest/resolved`: A request of the server needs no answer any more.
    ServerRequestResolved(codex::ServerRequestResolvedNotification),
    /// `skills/changed`: The skills may have changed.
    SkillsChanged(codex::SkillsChangedNotification),
    /// `thread/archived`: A thread was archived.
    ThreadArchived(codex::ThreadArchivedNotification),
    /// `thread/attachment/updated`: An attachment of a thread was added or removed.
    ThreadAttachmentUpdated(codex::ThreadAttachmentUpdatedNotification),
    /// `thread/closed`: A thread was unloaded because nobody used it.
    ThreadClosed(codex::ThreadClosedNotification),
    /// `thread/compacted`: The history of a thread was summarized.
    ThreadCompacted(codex::ContextCompactedNotification),
    /// `thread/deleted`: A thread was deleted.
    ThreadDeleted(codex::ThreadDeletedNotification),
    /// `thread/environment/connected`: An environment of a thread is connected.
    ThreadEnvironmentConnected(codex::EnvironmentConnectionNotification),
    /// `thread/environment/disconnected`: An environment of a thread is lost.
    ThreadEnvironmentDisconnected(codex::EnvironmentConnectionNotification),
    /// `thread/goal/cleared`: A thread has no goal any more.
    ThreadGoalCleared(codex::ThreadGoalClearedNotification),
    /// `thread/goal/updated`: The goal of a thread was set or changed.
    ThreadGoalUpdated(codex::ThreadGoalUpdatedNotification),
    /// `thread/name/updated`: A thread has a new title.
    ThreadNameUpdated(codex::ThreadNameUpdatedNotification),
    /// `thread/prediction/updated`: A guess of the next user message is ready.
    ThreadPredictionUpdated(codex::ThreadPredictionUpdatedNotification),
    /// `thread/project/updated`: A thread came into a project or left one.
    ThreadProjectUpdated(codex::ThreadProjectUpdatedNotification),
    /// `thread/queue/changed`: The queue of a thread changed.
    ThreadQueueChanged(codex::ThreadQueueChangedNotification),
    /// `thread/readState/changed`: The unread part of a thread changed.
    ThreadReadStateChanged(codex::ThreadReadStateChangedNotification),
    /// `thread/realtime/closed`: A voice session is closed.
    ThreadRealtimeClosed(codex::ThreadRealtimeClosedNotification),
    /// `thread/realtime/error`: A voice session failed.
    ThreadRealtimeError(codex::ThreadRealtimeErrorNotification),
    /// `thread/realtime/item/completed`: An item of a voice session is complete and stored.
    ThreadRealtimeItemCompleted(codex::ThreadRealtimeItemCompletedNotification),
    /// `thread/realtime/item/started`: An item of a voice session begins.
    ThreadRealtimeItemStarted(codex::ThreadRealtimeItemStartedNotification),
    /// `thread/realtime/item/transcript/delta`: Brings more words of an item of a voice session.
    ThreadRealtimeItemTranscriptDelta(codex::ThreadRealtimeItemTranscriptDeltaNotification),
    /// `thread/realtime/itemAdded`: The model provider sent something other than sound.
    ThreadRealtimeItemAdded(codex::ThreadRealtimeItemAddedNotification),
    /// `thread/realtime/outputAudio/delta`: Brings more sound of the voice model.
    ThreadRealtimeOutputAudioDelta(codex::ThreadRealtimeOutputAudioDeltaNotification),
    /// `thread/realtime/sdp`: Brings the answer to the offer of a WebRTC session.
    ThreadRealtimeSdp(codex::ThreadRealtimeSdpNotification),
    /// `thread/realtime/started`: A voice session is open.
    ThreadRealtimeStarted(codex::ThreadRealtimeStartedNotification),
    /// `thread/realtime/transcript/delta`: Brings more words of a voice session, without items.
    ThreadRealtimeTranscriptDelta(codex::ThreadRealtimeTranscriptDeltaNotification),
    /// `thread/realtime/transcript/done`: A part of what is said is complete.
    ThreadRealtimeTranscriptDone(codex::ThreadRealtimeTranscriptDoneNotification),
    /// `thread/reverted`: Turns of a thread were dropped.
    ThreadReverted(codex::ThreadRevertedNotification),
    /// `thread/section/changed`: A thread was moved in the user's list.
    ThreadSectionChanged(codex::ThreadSectionChangedNotification),
    /// `thread/settings/updated`: What later turns of a thread run with changed.
    ThreadSettingsUpdated(codex::ThreadSettingsUpdatedNotification),
    /// `thread/started`: A thread was created or forked.
    ThreadStarted(codex::ThreadStartedNotification),
    /// `thread/status/changed`: A thread does something else than before.
    ThreadStatusChanged(codex::ThreadStatusChangedNotification),
    /// `thread/tokenUsage/updated`: The token count of a thread changed.
    ThreadTokenUsageUpdated(codex::ThreadTokenUsageUpdatedNotification),
    /// `thread/unarchived`: A thread was taken out of the archive.
    ThreadUnarchived(codex::ThreadUnarchivedNotification),
    /// `turn/completed`: A turn ended.
    TurnCompleted(codex::TurnCompletedNotification),
    /// `turn/diff/updated`: The file changes of a turn grew.
    TurnDiffUpdated(codex::TurnDiffUpdatedNotification),
    /// `turn/moderationMetadata`: Brings data of the model provider's moderation.
    TurnModerationMetadata(codex::TurnModerationMetadataNotification),
    /// `turn/plan/updated`: The model changed its plan.
    TurnPlanUpdated(codex::TurnPlanUpdatedNotification),
    /// `turn/started`: A turn began.
    TurnStarted(codex::TurnStartedNotification),
    /// `warning`: Something is wrong but does not stop anything.
    Warning(codex::WarningNotification),
    /// `windows/worldWritableWarning`: Directories that every user can write weaken the sandbox.
    WindowsWorldWritableWarning(codex::WindowsWorldWritableWarningNotification),
    /// `windowsSandbox/setupCompleted`: The setup of the Windows sandbox ended.
    WindowsSandboxSetupCompleted(codex::WindowsSandboxSetupCompletedNotification),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is told.
        params: RawJson,
    },
}

impl Notification {
    /// Reads the params of the notification `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "account/gatewayOAuth/changed" => Self::AccountGatewayOAuthChanged(params.decode()?),
            "account/login/completed" => Self::AccountLoginCompleted(params.decode()?),
            "account/rateLimits/updated" => Self::AccountRateLimitsUpdated(params.decode()?),
            "account/updated" => Self::AccountUpdated(params.decode()?),
            "app/list/updated" => Self::AppListUpdated(params.decode()?),
            "autoApprovalReview/strictReviewRequired" => {
                Self::AutoApprovalReviewStrictReviewRequired(params.decode()?)
            }
            "codex/event/agent_message" => Self::CodexEventAgentMessage(params.decode()?),
            "codex/event/agent_message_content_delta" => {
                Self::CodexEventAgentMessageContentDelta(params.decode()?)
            }
            "codex/event/agent_message_delta" => {
                Self::CodexEventAgentMessageDelta(params.decode()?)
            }
            "codex/event/agent_reasoning" => Self::CodexEventAgentReasoning(params.decode()?),
            "codex/event/agent_reasoning_delta" => {
                Self::CodexEventAgentReasoningDelta(params.decode()?)
            }
            "codex/event/agent_reasoning_raw_content" => {
                Self::CodexEventAgentReasoningRawContent(params.decode()?)
            }
            "codex/event/agent_reasoning_raw_content_delta" => {
                Self::CodexEventAgentReasoningRawContentDelta(params.decode()?)
            }
            "codex/event/agent_reasoning_section_break" => {
                Self::CodexEventAgentReasoningSectionBreak(params.decode()?)
            }
            "codex/event/apply_patch_approval_request" => {
                Self::CodexEventApplyPatchApprovalRequest(params.decode()?)
            }
            "codex/event/background_event" => Self::CodexEventBackgroundEvent(params.decode()?),
            "codex/event/collab_agent_interaction_begin" => {
                Self::CodexEventCollabAgentInteractionBegin(params.decode()?)
            }
            "codex/event/collab_agent_interaction_end" => {
                Self::CodexEventCollabAgentInteractionEnd(params.decode()?)
            }
            "codex/event/collab_agent_spawn_begin" => {
                Self::CodexEventCollabAgentSpawnBegin(params.decode()?)
            }
            "codex/event/collab_agent_spawn_end" => {
                Self::CodexEventCollabAgentSpawnEnd(params.decode()?)
            }
            "codex/event/collab_close_begin" => Self::CodexEventCollabCloseBegin(params.decode()?),
            "codex/event/collab_close_end" => Self::CodexEventCollabCloseEnd(params.decode()?),
            "codex/event/collab_waiting_begin" => {
                Self::CodexEventCollabWaitingBegin(params.decode()?)
            }
            "codex/event/collab_waiting_end" => Self::CodexEventCollabWaitingEnd(params.decode()?),
            "codex/event/context_compacted" => Self::CodexEventContextCompacted(params.decode()?),
            "codex/event/deprecation_notice" => Self::CodexEventDeprecationNotice(params.decode()?),
            "codex/event/dynamic_tool_call_request" => {
                Self::CodexEventDynamicToolCallRequest(params.decode()?)
            }
            "codex/event/elicitation_request" => {
                Self::CodexEventElicitationRequest(params.decode()?)
            }
            "codex/event/entered_review_mode" => {
                Self::CodexEventEnteredReviewMode(params.decode()?)
            }
            "codex/event/error" => Self::CodexEventError(params.decode()?),
            "codex/event/exec_approval_request" => {
                Self::CodexEventExecApprovalRequest(params.decode()?)
            }
            "codex/event/exec_command_begin" => Self::CodexEventExecCommandBegin(params.decode()?),
            "codex/event/exec_command_end" => Self::CodexEventExecCommandEnd(params.decode()?),
            "codex/event/exec_command_output_delta" => {
                Self::CodexEventExecCommandOutputDelta(params.decode()?)
            }
            "codex/event/exited_review_mode" => Self::CodexEventExitedReviewMode(params.decode()?),
            "codex/event/get_history_entry_response" => {
                Self::CodexEventGetHistoryEntryResponse(params.decode()?)
            }
            "codex/event/item_completed" => Self::CodexEventItemCompleted(params.decode()?),
            "codex/event/item_started" => Self::CodexEventItemStarted(params.decode()?),
            "codex/event/list_custom_prompts_response" => {
                Self::CodexEventListCustomPromptsResponse(params.decode()?)
            }
            "codex/event/list_remote_skills_response" => {
                Self::CodexEventListRemoteSkillsResponse(params.decode()?)
            }
            "codex/event/list_skills_response" => {
                Self::CodexEventListSkillsResponse(params.decode()?)
            }
            "codex/event/mcp_list_tools_response" => {
                Self::CodexEventMcpListToolsResponse(params.decode()?)
            }
            "codex/event/mcp_startup_complete" => {
                Self::CodexEventMcpStartupComplete(params.decode()?)
            }
            "codex/event/mcp_startup_update" => Self::CodexEventMcpStartupUpdate(params.decode()?),
            "codex/event/mcp_tool_call_begin" => Self::CodexEventMcpToolCallBegin(params.decode()?),
            "codex/event/mcp_tool_call_end" => Self::CodexEventMcpToolCallEnd(params.decode()?),
            "codex/event/patch_apply_begin" => Self::CodexEventPatchApplyBegin(params.decode()?),
            "codex/event/patch_apply_end" => Self::CodexEventPatchApplyEnd(params.decode()?),
            "codex/event/plan_delta" => Self::CodexEventPlanDelta(params.decode()?),
            "codex/event/plan_update" => Self::CodexEventPlanUpdate(params.decode()?),
            "codex/event/raw_response_item" => Self::CodexEventRawResponseItem(params.decode()?),
            "codex/event/reasoning_content_delta" => {
                Self::CodexEventReasoningContentDelta(params.decode()?)
            }
            "codex/event/reasoning_raw_content_delta" => {
                Self::CodexEventReasoningRawContentDelta(params.decode()?)
            }
            "codex/event/remote_skill_downloaded" => {
                Self::CodexEventRemoteSkillDownloaded(params.decode()?)
            }
            "codex/event/request_user_input" => Self::CodexEventRequestUserInput(params.decode()?),
            "codex/event/session_configured" => Self::CodexEventSessionConfigured(params.decode()?),
            "codex/event/shutdown_complete" => Self::CodexEventShutdownComplete(params.decode()?),
            "codex/event/skills_update_available" => {
                Self::CodexEventSkillsUpdateAvailable(params.decode()?)
            }
            "codex/event/stream_error" => Self::CodexEventStreamError(params.decode()?),
            "codex/event/task_complete" => Self::CodexEventTaskComplete(params.decode()?),
            "codex/event/task_started" => Self::CodexEventTaskStarted(params.decode()?),
            "codex/event/terminal_interaction" => {
                Self::CodexEventTerminalInteraction(params.decode()?)
            }
            "codex/event/thread_name_updated" => {
                Self::CodexEventThreadNameUpdated(params.decode()?)
            }
            "codex/event/thread_rolled_back" => Self::CodexEventThreadRolledBack(params.decode()?),
            "codex/event/token_count" => Self::CodexEventTokenCount(params.decode()?),
            "codex/event/turn_aborted" => Self::CodexEventTurnAborted(params.decode()?),
            "codex/event/turn_diff" => Self::CodexEventTurnDiff(params.decode()?),
            "codex/event/undo_completed" => Self::CodexEventUndoCompleted(params.decode()?),
            "codex/event/undo_started" => Self::CodexEventUndoStarted(params.decode()?),
            "codex/event/user_message" => Self::CodexEventUserMessage(params.decode()?),
            "codex/event/view_image_tool_call" => {
                Self::CodexEventViewImageToolCall(params.decode()?)
            }
            "codex/event/warning" => Self::CodexEventWarning(params.decode()?),
            "codex/event/web_search_begin" => Self::CodexEventWebSearchBegin(params.decode()?),
            "codex/event/web_search_end" => Self::CodexEventWebSearchEnd(params.decode()?),
            "command/exec/outputDelta" => Self::CommandExecOutputDelta(params.decode()?),
            "configWarning" => Self::ConfigWarning(params.decode()?),
            "deprecationNotice" => Self::DeprecationNotice(params.decode()?),
            "error" => Self::Error(params.decode()?),
            "externalAgentConfig/import/completed" => {
                Self::ExternalAgentConfigImportCompleted(params.decode()?)
            }
            "externalAgentConfig/import/progress" => {
                Self::ExternalAgentConfigImportProgress(params.decode()?)
            }
            "fs/changed" => Self::FsChanged(params.decode()?),
            "fuzzyFileSearch/sessionCompleted" => {
                Self::FuzzyFileSearchSessionCompleted(params.decode()?)
            }
            "fuzzyFileSearch/sessionUpdated" => {
                Self::FuzzyFileSearchSessionUpdated(params.decode()?)
            }
            "guardianWarning" => Self::GuardianWarning(params.decode()?),
            "hook/completed" => Self::HookCompleted(params.decode()?),
            "hook/started" => Self::HookStarted(params.decode()?),
            "item/agentMessage/delta" => Self::ItemAgentMessageDelta(params.decode()?),
            "item/autoApprovalReview/completed" => {
                Self::ItemAutoApprovalReviewCompleted(params.decode()?)
            }
            "item/autoApprovalReview/started" => {
                Self::ItemAutoApprovalReviewStarted(params.decode()?)
            }
            "item/commandExecution/outputDelta" => {
                Self::ItemCommandExecutionOutputDelta(params.decode()?)
            }
            "item/commandExecution/terminalInteraction" => {
                Self::ItemCommandExecutionTerminalInteraction(params.decode()?)
            }
            "item/completed" => Self::ItemCompleted(params.decode()?),
            "item/fileChange/outputDelta" => Self::ItemFileChangeOutputDelta(params.decode()?),
            "item/fileChange/patchUpdated" => Self::ItemFileChangePatchUpdated(params.decode()?),
            "item/mcpToolCall/progress" => Self::ItemMcpToolCallProgress(params.decode()?),
            "item/plan/delta" => Self::ItemPlanDelta(params.decode()?),
            "item/reasoning/summaryPartAdded" => {
                Self::ItemReasoningSummaryPartAdded(params.decode()?)
            }
            "item/reasoning/summaryTextDelta" => {
                Self::ItemReasoningSummaryTextDelta(params.decode()?)
            }
            "item/reasoning/textDelta" => Self::ItemReasoningTextDelta(params.decode()?),
            "item/started" => Self::ItemStarted(params.decode()?),
            "authStatusChange" => Self::AuthStatusChange(params.decode()?),
            "loginChatGptComplete" => Self::LoginChatGptComplete(params.decode()?),
            "sessionConfigured" => Self::SessionConfigured(params.decode()?),
            "mcpServer/event/stream/notification" => {
                Self::McpServerEventStreamNotification(params.decode()?)
            }
            "mcpServer/oauthLogin/completed" => {
                Self::McpServerOauthLoginCompleted(params.decode()?)
            }
            "mcpServer/startupStatus/updated" => {
                Self::McpServerStartupStatusUpdated(params.decode()?)
            }
            "model/rerouted" => Self::ModelRerouted(params.decode()?),
            "model/safetyBuffering/updated" => Self::ModelSafetyBufferingUpdated(params.decode()?),
            "model/verification" => Self::ModelVerification(params.decode()?),
            "modelProvider/authRecoveryCompleted" => {
                Self::ModelProviderAuthRecoveryCompleted(params.decode()?)
            }
            "modelProvider/authRecoveryStarted" => {
                Self::ModelProviderAuthRecoveryStarted(params.decode()?)
            }
            "process/exited" => Self::ProcessExited(params.decode()?),
            "process/outputDelta" => Self::ProcessOutputDelta(params.decode()?),
            "project/changed" => Self::ProjectChanged(params.decode()?),
            "rawResponse/completed" => Self::RawResponseCompleted(params.decode()?),
            "rawResponseItem/completed" => Self::RawResponseItemCompleted(params.decode()?),
            "remoteControl/status/changed" => Self::RemoteControlStatusChanged(params.decode()?),
            "serverRequest/resolved" => Self::ServerRequestResolved(params.decode()?),
            "skills/changed" => Self::SkillsChanged(params.decode()?),
            "thread/archived" => Self::ThreadArchived(params.decode()?),
            "thread/attachment/updated" => Self::ThreadAttachmentUpdated(params.decode()?),
            "thread/closed" => Self::ThreadClosed(params.decode()?),
            "thread/compacted" => Self::ThreadCompacted(params.decode()?),
            "thread/deleted" => Self::ThreadDeleted(params.decode()?),
            "thread/environment/connected" => Self::ThreadEnvironmentConnected(params.decode()?),
            "thread/environment/disconnected" => {
                Self::ThreadEnvironmentDisconnected(params.decode()?)
            }
            "thread/goal/cleared" => Self::ThreadGoalCleared(params.decode()?),
            "thread/goal/updated" => Self::ThreadGoalUpdated(params.decode()?),
            "thread/name/updated" => Self::ThreadNameUpdated(params.decode()?),
            "thread/prediction/updated" => Self::ThreadPredictionUpdated(params.decode()?),
            "thread/project/updated" => Self::ThreadProjectUpdated(params.decode()?),
            "thread/queue/changed" => Self::ThreadQueueChanged(params.decode()?),
            "thread/readState/changed" => Self::ThreadReadStateChanged(params.decode()?),
            "thread/realtime/closed" => Self::ThreadRealtimeClosed(params.decode()?),
            "thread/realtime/error" => Self::ThreadRealtimeError(params.decode()?),
            "thread/realtime/item/completed" => Self::ThreadRealtimeItemCompleted(params.decode()?),
            "thread/realtime/item/started" => Self::ThreadRealtimeItemStarted(params.decode()?),
            "thread/realtime/item/transcript/delta" => {
                Self::ThreadRealtimeItemTranscriptDelta(params.decode()?)
            }
            "thread/realtime/itemAdded" => Self::ThreadRealtimeItemAdded(params.decode()?),
            "thread/realtime/outputAudio/delta" => {
                Self::ThreadRealtimeOutputAudioDelta(params.decode()?)
            }
            "thread/realtime/sdp" => Self::ThreadRealtimeSdp(params.decode()?),
            "thread/realtime/started" => Self::ThreadRealtimeStarted(params.decode()?),
            "thread/realtime/transcript/delta" => {
                Self::ThreadRealtimeTranscriptDelta(params.decode()?)
            }
            "thread/realtime/transcript/done" => {
                Self::ThreadRealtimeTranscriptDone(params.decode()?)
            }
            "thread/reverted" => Self::ThreadReverted(params.decode()?),
            "thread/section/changed" => Self::ThreadSectionChanged(params.decode()?),
            "thread/settings/updated" => Self::ThreadSettingsUpdated(params.decode()?),
            "thread/started" => Self::ThreadStarted(params.decode()?),
            "thread/status/changed" => Self::ThreadStatusChanged(params.decode()?),
            "thread/tokenUsage/updated" => Self::ThreadTokenUsageUpdated(params.decode()?),
            "thread/unarchived" => Self::ThreadUnarchived(params.decode()?),
            "turn/completed" => Self::TurnCompleted(params.decode()?),
            "turn/diff/updated" => Self::TurnDiffUpdated(params.decode()?),
            "turn/moderationMetadata" => Self::TurnModerationMetadata(params.decode()?),
            "turn/plan/updated" => Self::TurnPlanUpdated(params.decode()?),
            "turn/started" => Self::TurnStarted(params.decode()?),
            "warning" => Self::Warning(params.decode()?),
            "windows/worldWritableWarning" => Self::WindowsWorldWritableWarning(params.decode()?),
            "windowsSandbox/setupCompleted" => Self::WindowsSandboxSetupCompleted(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}

/// Something that the server asks.
#[derive(Clone, Debug)]
pub enum ServerRequest {
    /// `account/chatgptAuthTokens/refresh`: Asks the client for new tokens after the model provider refused the old ones. Answered with `ChatgptAuthTokensRefreshResponse`.
    AccountChatgptAuthTokensRefresh(codex::ChatgptAuthTokensRefreshParams),
    /// `attestation/generate`: Asks the client to prove which program it is. Answered with `AttestationGenerateResponse`.
    AttestationGenerate(codex::AttestationGenerateParams),
    /// `currentTime/read`: Asks the client for the time. Answered with `CurrentTimeReadResponse`.
    CurrentTimeRead(codex::CurrentTimeReadParams),
    /// `item/commandExecution/requestApproval`: Asks whether a command may run. Answered with `CommandExecutionRequestApprovalResponse`.
    ItemCommandExecutionRequestApproval(codex::CommandExecutionRequestApprovalParams),
    /// `item/fileChange/requestApproval`: Asks whether file changes may be made. Answered with `FileChangeRequestApprovalResponse`.
    ItemFileChangeRequestApproval(codex::FileChangeRequestApprovalParams),
    /// `item/permissions/requestApproval`: Asks for more permissions for the agent. Answered with `PermissionsRequestApprovalResponse`.
    ItemPermissionsRequestApproval(codex::PermissionsRequestApprovalParams),
    /// `item/tool/call`: Asks the client to run a tool it declared. Answered with `DynamicToolCallResponse`.
    ItemToolCall(codex::DynamicToolCallParams),
    /// `item/tool/requestUserInput`: Asks the user questions on behalf of the model. Answered with `ToolRequestUserInputResponse`.
    ItemToolRequestUserInput(codex::ToolRequestUserInputParams),
    /// `applyPatchApproval`: Asks whether a patch may be applied. Answered with `ApplyPatchApprovalResponse`.
    ApplyPatchApproval(codex::ApplyPatchApprovalParams),
    /// `execCommandApproval`: Asks whether a command may run. Answered with `ExecCommandApprovalResponse`.
    ExecCommandApproval(codex::ExecCommandApprovalParams),
    /// `mcpServer/elicitation/request`: Asks the user something for an MCP server. Answered with `McpServerElicitationRequestResponse`.
    McpServerElicitationRequest(codex::McpServerElicitationRequestParams),
    /// One that the schema does not know.
    Unknown {
        /// The name on the wire.
        method: Box<str>,
        /// What is asked.
        params: RawJson,
    },
}

impl ServerRequest {
    /// Reads the params of the request `method`. Fails where those of a known one do not fit.
    pub fn parse(method: &str, params: &RawJson) -> Result<Self, serde_json::Error> {
        Ok(match method {
            "account/chatgptAuthTokens/refresh" => {
                Self::AccountChatgptAuthTokensRefresh(params.decode()?)
            }
            "attestation/generate" => Self::AttestationGenerate(params.decode()?),
            "currentTime/read" => Self::CurrentTimeRead(params.decode()?),
            "item/commandExecution/requestApproval" => {
                Self::ItemCommandExecutionRequestApproval(params.decode()?)
            }
            "item/fileChange/requestApproval" => {
                Self::ItemFileChangeRequestApproval(params.decode()?)
            }
            "item/permissions/requestApproval" => {
                Self::ItemPermissionsRequestApproval(params.decode()?)
            }
            "item/tool/call" => Self::ItemToolCall(params.decode()?),
            "item/tool/requestUserInput" => Self::ItemToolRequestUserInput(params.decode()?),
            "applyPatchApproval" => Self::ApplyPatchApproval(params.decode()?),
            "execCommandApproval" => Self::ExecCommandApproval(params.decode()?),
            "mcpServer/elicitation/request" => Self::McpServerElicitationRequest(params.decode()?),
            _ => Self::Unknown {
                method: method.into(),
                params: params.clone(),
            },
        })
    }
}
