// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/codex/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of Codex app-server, one each. */
export abstract class CodexMethods extends Client<types.ServerNotifications, types.ServerRequests> {
  /**
   * Checks whether the setup of Bedrock fits a region of the US government.
   *
   * A hint only; no warning is no guarantee.
   *
   * Since 0.169. Source: `schema/codex/account/bedrock/checkGovCloudRequirements.json`.
   * @experimental
   */
  accountBedrockCheckGovCloudRequirements(params: types.BedrockCheckGovCloudRequirementsParams = {}, options?: CallOptions): Promise<types.BedrockCheckGovCloudRequirementsResponse> {
    return this.request("account/bedrock/checkGovCloudRequirements", params, options);
  }

  /**
   * Looks for credentials of AWS on this machine.
   *
   * Looks at environment variables and at the files of AWS; returns no secrets.
   *
   * Since 0.169. Source: `schema/codex/account/bedrock/discover.json`.
   * @experimental
   */
  accountBedrockDiscover(params: types.BedrockDiscoverParams = {}, options?: CallOptions): Promise<types.BedrockDiscoverResponse> {
    return this.request("account/bedrock/discover", params, options);
  }

  /**
   * Sets the configuration up for Amazon Bedrock.
   *
   * The credentials must be there and work.
   *
   * Errors:
   * - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
   * - -32600 `No AWS credentials found. Please Configure AWS credentials or complete AWS sign-in, then try again.`: There are no credentials.
   *
   * Since 0.169. Source: `schema/codex/account/bedrock/setup.json`.
   * @experimental
   */
  accountBedrockSetup(params: types.BedrockSetupParams, options?: CallOptions): Promise<types.BedrockSetupResponse> {
    return this.request("account/bedrock/setup", params, options);
  }

  /**
   * Gives up a sign-in at a gateway.
   *
   * Succeeds also when there is none.
   *
   * Since 0.169. Source: `schema/codex/account/gatewayOAuth/cancel.json`.
   */
  accountGatewayOAuthCancel(options?: CallOptions): Promise<types.GatewayOAuthCancelResponse> {
    return this.request("account/gatewayOAuth/cancel", undefined, options);
  }

  /**
   * Begins to sign in at the gateway of the model provider.
   *
   * The provider in use stays the same. `account/gatewayOAuth/changed` tells the rest.
   *
   * Errors:
   * - -32600 `The selected provider does not use gateway OAuth`: The model provider wants no sign-in.
   * - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
   *
   * Since 0.169. Source: `schema/codex/account/gatewayOAuth/login.json`.
   */
  accountGatewayOAuthLogin(params: types.GatewayOAuthLoginParams = {}, options?: CallOptions): Promise<types.GatewayOAuthLoginResponse> {
    return this.request("account/gatewayOAuth/login", params, options);
  }

  /**
   * Returns whether the model provider wants a sign-in at its gateway, and where it stands.
   *
   * Nothing is started.
   *
   * Errors:
   * - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
   *
   * Since 0.169. Source: `schema/codex/account/gatewayOAuth/read.json`.
   */
  accountGatewayOAuthRead(params: types.GatewayOAuthReadParams = {}, options?: CallOptions): Promise<types.GatewayOAuthReadResponse> {
    return this.request("account/gatewayOAuth/read", params, options);
  }

  /**
   * Sets the configuration up for models of Google Cloud.
   *
   * Nothing is written when the project is not valid.
   *
   * Errors:
   * - -32600 `model_providers.gcp.project_id must be non-empty and contain only ASCII letters, digits, and hyphens`: `projectId` is empty or has other characters.
   * - -32600 `Cannot read the Google Cloud credential file: {detail}`: The file cannot be read.
   * - -32600 `The Google Cloud auth command could not obtain an access token.`: Nobody is signed in to Google Cloud.
   *
   * Since 0.169. Source: `schema/codex/account/gcp/setup.json`.
   * @experimental
   */
  accountGcpSetup(params: types.GcpSetupParams, options?: CallOptions): Promise<types.GcpSetupResponse> {
    return this.request("account/gcp/setup", params, options);
  }

  /**
   * Gives up a sign-in in the browser.
   *
   * The sign-in then ends with `Login server error: Login was not completed`. Succeeds also when there is none; the answer says so.
   *
   * Errors:
   * - -32600 `invalid login id: {loginId}`: `loginId` is not a UUID.
   *
   * Source: `schema/codex/account/login/cancel.json`.
   */
  accountLoginCancel(params: types.CancelLoginAccountParams, options?: CallOptions): Promise<types.CancelLoginAccountResponse> {
    return this.request("account/login/cancel", params, options);
  }

  /**
   * Begins to sign in.
   *
   * With a key or tokens it is done at once; else `account/login/completed` tells the end. A new sign-in in the browser ends the one before with `Login server error: Login cancelled`, one with a key with `Login server error: Login was not completed`.
   *
   * Errors:
   * - -32600 `signing in with `{method}` is not supported; sign in with `apiKey``: The kind of sign-in is one with a code of the vendor or with keys of Amazon Bedrock.
   * - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands a sign-in with ChatGPT.
   * - -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands a key.
   * - -32600 `External ChatGPT auth is disabled. Use API key login instead.`: The same, for tokens of the client.
   * - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
   * - -32600 `invalid id token: {detail}`: A token cannot be read. Until 0.97.
   * - -32603 `failed to set external auth: {detail}`: A token cannot be read. Since 0.169.
   * - -32603 `failed to request device code: {detail}`: The service that gives out codes cannot be reached. Since 0.169.
   * - -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
   * - -32600 `Amazon Bedrock does not support region `{region}``: Bedrock is not offered in this region.
   *
   * Source: `schema/codex/account/login/start.json`.
   */
  accountLoginStart(params: types.LoginAccountParams, options?: CallOptions): Promise<types.LoginAccountResponse> {
    return this.request("account/login/start", params, options);
  }

  /**
   * Forgets all credentials.
   *
   * Gives up a sign-in that is under way. Succeeds also when nobody is signed in.
   *
   * Source: `schema/codex/account/logout.json`.
   */
  accountLogout(options?: CallOptions): Promise<types.LogoutAccountResponse> {
    return this.request("account/logout", undefined, options);
  }

  /**
   * Uses a credit to reset the usage limits.
   *
   * The same key again uses no second credit.
   *
   * Errors:
   * - -32600 `idempotencyKey must not be empty`: The key is empty; checked first.
   * - -32600 `codex account authentication required for rate limit reset credits`: Nobody is signed in.
   *
   * Since 0.169. Source: `schema/codex/account/rateLimitResetCredit/consume.json`.
   */
  accountRateLimitResetCreditConsume(params: types.ConsumeAccountRateLimitResetCreditParams, options?: CallOptions): Promise<types.ConsumeAccountRateLimitResetCreditResponse> {
    return this.request("account/rateLimitResetCredit/consume", params, options);
  }

  /**
   * Returns the usage limits of the account.
   *
   * They are fetched from the vendor's service.
   *
   * Errors:
   * - -32600 `codex account authentication required to read rate limits`: Nobody is signed in.
   * - -32600 `chatgpt authentication required to read rate limits`: The sign-in was made with a key.
   *
   * Source: `schema/codex/account/rateLimits/read.json`.
   */
  accountRateLimitsRead(params: types.GetAccountRateLimitsParams = {}, options?: CallOptions): Promise<types.GetAccountRateLimitsResponse> {
    return this.request("account/rateLimits/read", params, options);
  }

  /**
   * Returns who is signed in.
   *
   * `account` is `null` when the model provider needs no account, even if a key is stored.
   *
   * Errors:
   * - -32603 `workspace routing discovery failed`: The back end of the account cannot be reached.
   *
   * Source: `schema/codex/account/read.json`.
   */
  accountRead(params: types.GetAccountParams = {}, options?: CallOptions): Promise<types.GetAccountResponse> {
    return this.request("account/read", params, options);
  }

  /**
   * Returns advice to make the account safer.
   *
   * No advice when nobody is signed in or none applies. Nothing is changed.
   *
   * Since 0.169. Source: `schema/codex/account/securitySetup/read.json`.
   */
  accountSecuritySetupRead(options?: CallOptions): Promise<types.GetAccountSecuritySetupResponse> {
    return this.request("account/securitySetup/read", undefined, options);
  }

  /**
   * Sends the workspace's owner an e-mail that asks for more credits.
   *
   * Not more than one in some time.
   *
   * Errors:
   * - -32600 `codex account authentication required to notify workspace owner`: Nobody is signed in.
   *
   * Since 0.169. Source: `schema/codex/account/sendAddCreditsNudgeEmail.json`.
   */
  accountSendAddCreditsNudgeEmail(params: types.SendAddCreditsNudgeEmailParams, options?: CallOptions): Promise<types.SendAddCreditsNudgeEmailResponse> {
    return this.request("account/sendAddCreditsNudgeEmail", params, options);
  }

  /**
   * Returns how much the account used.
   *
   * With a thread, its estimated cost, too.
   *
   * Errors:
   * - -32600 `codex account authentication required to read token usage`: Nobody is signed in.
   *
   * Since 0.169. Source: `schema/codex/account/usage/read.json`.
   */
  accountUsageRead(params: types.GetAccountTokenUsageParams = {}, options?: CallOptions): Promise<types.GetAccountTokenUsageResponse> {
    return this.request("account/usage/read", params, options);
  }

  /**
   * Returns messages of the workspace's owner.
   *
   * Only messages in force.
   *
   * Errors:
   * - -32600 `codex account authentication required to read workspace messages`: Nobody is signed in.
   *
   * Since 0.169. Source: `schema/codex/account/workspaceMessages/read.json`.
   */
  accountWorkspaceMessagesRead(options?: CallOptions): Promise<types.GetWorkspaceMessagesResponse> {
    return this.request("account/workspaceMessages/read", undefined, options);
  }

  /**
   * Lists the accounts signed in.
   *
   * Empty when nobody is.
   *
   * Since 0.169. Source: `schema/codex/accountSession/list.json`.
   * @experimental
   */
  accountSessionList(params: types.AccountSessionsListParams = {}, options?: CallOptions): Promise<types.AccountSessionsResponse> {
    return this.request("accountSession/list", params, options);
  }

  /**
   * Chooses the account and the workspace to use.
   *
   * Where the workspace wants a sign-in of its own, the answer holds the address to open.
   *
   * Errors:
   * - -32600 `Workspace switching requires a managed ChatGPT login`: Nobody is signed in with ChatGPT.
   *
   * Since 0.169. Source: `schema/codex/accountSession/switch.json`.
   * @experimental
   */
  accountSessionSwitch(params: types.AccountSessionsSwitchParams, options?: CallOptions): Promise<types.AccountSessionsSwitchResponse> {
    return this.request("accountSession/switch", params, options);
  }

  /**
   * Returns the apps in use.
   *
   * All from one moment; names come from the tools, the rest from `app/read`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/app/installed.json`.
   */
  appInstalled(params: types.AppsInstalledParams = {}, options?: CallOptions): Promise<types.AppsInstalledResponse> {
    return this.request("app/installed", params, options);
  }

  /**
   * Lists the apps that the account can reach.
   *
   * Empty without an account or with the feature off; a wrong cursor is not noticed then.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Source: `schema/codex/app/list.json`.
   */
  appList(params: types.AppsListParams = {}, options?: CallOptions): Promise<types.AppsListResponse> {
    return this.request("app/list", params, options);
  }

  /**
   * Returns certain apps.
   *
   * Ids without an app come back in `missingAppIds`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32602 `app/read accepts at most 100 appIds`: There are more.
   *
   * Since 0.169. Source: `schema/codex/app/read.json`.
   */
  appRead(params: types.AppsReadParams, options?: CallOptions): Promise<types.AppsReadResponse> {
    return this.request("app/read", params, options);
  }

  /**
   * Lists the collaboration modes.
   *
   * There is one preset per mode and no paging.
   *
   * Errors:
   * - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
   *
   * Source: `schema/codex/collaborationMode/list.json`.
   * @experimental
   */
  collaborationModeList(params: types.CollaborationModeListParams = {}, options?: CallOptions): Promise<types.CollaborationModeListResponse> {
    return this.request("collaborationMode/list", params, options);
  }

  /**
   * Changes the size of the terminal of a running command.
   *
   * The command must have been started with `tty`.
   *
   * Errors:
   * - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
   * - -32600 `failed to resize PTY: {detail}`: The command has no terminal (`process is not attached to a PTY`).
   * - -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines or no columns.
   *
   * Since 0.169. Source: `schema/codex/command/exec/resize.json`.
   */
  commandExecResize(params: types.CommandExecResizeParams, options?: CallOptions): Promise<types.CommandExecResizeResponse> {
    return this.request("command/exec/resize", params, options);
  }

  /**
   * Kills a running command.
   *
   * `command/exec` then answers with exit code 137.
   *
   * Errors:
   * - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
   *
   * Since 0.169. Source: `schema/codex/command/exec/terminate.json`.
   */
  commandExecTerminate(params: types.CommandExecTerminateParams, options?: CallOptions): Promise<types.CommandExecTerminateResponse> {
    return this.request("command/exec/terminate", params, options);
  }

  /**
   * Writes to standard input of a running command.
   *
   * The command must have been started with `streamStdin` or `tty`.
   *
   * Errors:
   * - -32602 `command/exec/write requires deltaBase64 or closeStdin`: Neither was given.
   * - -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
   * - -32600 `no active command/exec for process id "{processId}"`: No running command of this connection has this id.
   * - -32600 `stdin streaming is not enabled for this command/exec`: The process was started without `streamStdin`.
   * - -32600 `stdin is already closed`: The input was closed before.
   *
   * Since 0.169. Source: `schema/codex/command/exec/write.json`.
   */
  commandExecWrite(params: types.CommandExecWriteParams, options?: CallOptions): Promise<types.CommandExecWriteResponse> {
    return this.request("command/exec/write", params, options);
  }

  /**
   * Runs a command outside of any thread and answers when it ends.
   *
   * An exit code other than 0 is no error. 0.97 knows only `command`, `cwd`, `timeoutMs` and `sandboxPolicy`; there a timeout is an error, later it is exit code 124. Output is sent before the answer. The process ends with the connection.
   *
   * Errors:
   * - -32600 `command must not be empty`: `command` is empty.
   * - -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
   * - -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
   * - -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
   * - -32602 `command/exec timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is negative. Since 0.169.
   * - -32602 `command/exec cannot set both timeoutMs and disableTimeout`: Both were given.
   * - -32602 `command/exec cannot set both outputBytesCap and disableOutputCap`: Both were given.
   * - -32602 `command/exec size requires tty: true`: `size` was given without a terminal.
   * - -32602 `command/exec size rows and cols must be greater than 0`: The terminal has no lines or no columns.
   * - -32600 `command/exec tty or streaming requires a client-supplied processId`: A terminal or streaming was asked for without `processId`.
   * - -32600 `duplicate active command/exec process id: "{processId}"`: A running command has this id.
   * - -32600 ``permissionProfile` cannot be combined with `sandboxPolicy``: Both were given.
   * - -32600 `invalid permission profile: {detail}`: There is no such permission profile.
   *
   * Source: `schema/codex/command/exec.json`.
   */
  commandExec(params: types.CommandExecParams, options?: CallOptions): Promise<types.CommandExecResponse> {
    return this.request("command/exec", params, options);
  }

  /**
   * Writes several values into the user's configuration, all or none.
   *
   * Works as `config/value/write` does.
   *
   * Errors:
   * - -32600 `Configuration was modified since last read. Fetch latest version and retry.`: `expectedVersion` is not the version of now.
   * - -32600 `keyPath must not be empty`: A key is empty.
   * - -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
   * - -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: A key is `profile`, and its value is not null. Since 0.169.
   * - -32600 ``profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: A key is `profiles` or below it, and its value is not null. Since 0.169.
   * - -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since 0.169.
   * - -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
   * - -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since 0.169.
   * - -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
   * - -32600 `Invalid configuration: {detail}`: A value does not fit its key.
   * - -32600 `Only writes to the user config are allowed`: `filePath` is another file.
   * - -32600 `failed to load configuration: {detail}`: The file cannot be read.
   * - -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
   *
   * Source: `schema/codex/config/batchWrite.json`.
   */
  configBatchWrite(params: types.ConfigBatchWriteParams, options?: CallOptions): Promise<types.ConfigWriteResponse> {
    return this.request("config/batchWrite", params, options);
  }

  /**
   * Reads the configuration of the MCP servers again.
   *
   * Loaded threads take it over with their next turn.
   *
   * Errors:
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Source: `schema/codex/config/mcpServer/reload.json`.
   */
  configMcpServerReload(options?: CallOptions): Promise<types.McpServerRefreshResponse> {
    return this.request("config/mcpServer/reload", undefined, options);
  }

  /**
   * Returns the configuration in force.
   *
   * Says for each value which layer it comes from, and on request returns the layers by themselves.
   *
   * Errors:
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Source: `schema/codex/config/read.json`.
   */
  configRead(params: types.ConfigReadParams = {}, options?: CallOptions): Promise<types.ConfigReadResponse> {
    return this.request("config/read", params, options);
  }

  /**
   * Writes one value into the user's configuration.
   *
   * Comments and layout of the file stay. The file must be valid afterwards; unknown keys are allowed. `data.config_write_error_code` of an error says what is wrong.
   *
   * Errors:
   * - -32600 `Configuration was modified since last read. Fetch latest version and retry.`: `expectedVersion` is not the version of now.
   * - -32600 `keyPath must not be empty`: The key is empty.
   * - -32600 `keyPath segments must not be empty`: A part of a key is empty. Since 0.169.
   * - -32600 ``profile` is a legacy config selector and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: The key is `profile`, and the value is not null. Since 0.169.
   * - -32600 ``profiles` contains legacy config profile tables and can no longer be written; use `--profile <name>` with `<name>.config.toml` instead`: The key is `profiles` or below it, and the value is not null. Since 0.169.
   * - -32600 `invalid quoted keyPath segment`: A quote is in the middle of a part of a key. Since 0.169.
   * - -32600 `unterminated quoted keyPath segment`: A quote in a key does not end. Since 0.169.
   * - -32600 `unterminated escape in keyPath`: A key ends behind a backslash in quotes. Since 0.169.
   * - -32600 `invalid value: {detail}`: A value contains `null`, or its number is too large.
   * - -32600 `Invalid configuration: {detail}`: The value does not fit the key.
   * - -32600 `Only writes to the user config are allowed`: `filePath` is another file.
   * - -32600 `failed to load configuration: {detail}`: The file cannot be read.
   * - -32603 `failed to persist config.toml: {detail}`: The file cannot be written.
   *
   * Source: `schema/codex/config/value/write.json`.
   */
  configValueWrite(params: types.ConfigValueWriteParams, options?: CallOptions): Promise<types.ConfigWriteResponse> {
    return this.request("config/value/write", params, options);
  }

  /**
   * Returns what the administrator prescribes.
   *
   * `requirements` is `null` where nothing is prescribed.
   *
   * Source: `schema/codex/configRequirements/read.json`.
   */
  configRequirementsRead(options?: CallOptions): Promise<types.ConfigRequirementsReadResponse> {
    return this.request("configRequirements/read", undefined, options);
  }

  /**
   * Makes an environment on another machine known, or replaces it.
   *
   * It is connected when it is first needed, so a wrong address is noticed only then.
   *
   * Errors:
   * - -32600 `exec-server protocol error: environment id cannot be empty`: `environmentId` is empty.
   * - -32600 `exec-server protocol error: environment id `local` is reserved for EnvironmentManager`: It is the id of the server's own machine.
   * - -32600 `exec-server protocol error: remote environment requires an exec-server url`: The address is blank.
   * - -32600 `exec-server protocol error: remote environment cannot use disabled exec-server url`: The address is `none`.
   * - -32600 `exec-server protocol error: exec-server WebSocket headers require wss:// or a loopback destination`: A token or id would be sent where others can read it.
   *
   * Since 0.169. Source: `schema/codex/environment/add.json`.
   * @experimental
   */
  environmentAdd(params: types.EnvironmentAddParams, options?: CallOptions): Promise<types.EnvironmentAddResponse> {
    return this.request("environment/add", params, options);
  }

  /**
   * Returns the shell and the working directory of an environment.
   *
   * Connects it where needed.
   *
   * Errors:
   * - -32600 `unknown environment id `{environmentId}``: There is no such environment.
   * - -32603 `failed to get info for environment `{environmentId}`: {detail}`: It cannot be reached.
   *
   * Since 0.169. Source: `schema/codex/environment/info.json`.
   * @experimental
   */
  environmentInfo(params: types.EnvironmentInfoParams, options?: CallOptions): Promise<types.EnvironmentInfoResponse> {
    return this.request("environment/info", params, options);
  }

  /**
   * Returns the state of an environment.
   *
   * Does not connect it. An unknown one is no error.
   *
   * Since 0.169. Source: `schema/codex/environment/status.json`.
   * @experimental
   */
  environmentStatus(params: types.EnvironmentStatusParams, options?: CallOptions): Promise<types.EnvironmentStatusResponse> {
    return this.request("environment/status", params, options);
  }

  /**
   * Switches features on or off until the server ends.
   *
   * Features that cannot be switched while the server runs are left out of the answer.
   *
   * Since 0.169. Source: `schema/codex/experimentalFeature/enablement/set.json`.
   */
  experimentalFeatureEnablementSet(params: types.ExperimentalFeatureEnablementSetParams, options?: CallOptions): Promise<types.ExperimentalFeatureEnablementSetResponse> {
    return this.request("experimentalFeature/enablement/set", params, options);
  }

  /**
   * Lists the features that can be switched on and off.
   *
   * The cursor is the number of features passed over.
   *
   * Errors:
   * - -32600 `invalid cursor: {cursor}`: The cursor is not a number.
   * - -32600 `cursor {cursor} exceeds total feature flags {total}`: There are not that many.
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/experimentalFeature/list.json`.
   */
  experimentalFeatureList(params: types.ExperimentalFeatureListParams = {}, options?: CallOptions): Promise<types.ExperimentalFeatureListResponse> {
    return this.request("experimentalFeature/list", params, options);
  }

  /**
   * Looks for the configuration of other agents.
   *
   * Changes nothing.
   *
   * Since 0.169. Source: `schema/codex/externalAgentConfig/detect.json`.
   */
  externalAgentConfigDetect(params: types.ExternalAgentConfigDetectParams = {}, options?: CallOptions): Promise<types.ExternalAgentConfigDetectResponse> {
    return this.request("externalAgentConfig/detect", params, options);
  }

  /**
   * Lists all imports so far.
   *
   * Those of this server and those noted by clients.
   *
   * Since 0.169. Source: `schema/codex/externalAgentConfig/import/readHistories.json`.
   */
  externalAgentConfigImportReadHistories(options?: CallOptions): Promise<types.ExternalAgentConfigImportHistoriesReadResponse> {
    return this.request("externalAgentConfig/import/readHistories", undefined, options);
  }

  /**
   * Notes an import that the client did by itself.
   *
   * It then appears in the list of imports.
   *
   * Since 0.169. Source: `schema/codex/externalAgentConfig/import/recordHistory.json`.
   */
  externalAgentConfigImportRecordHistory(params: types.ExternalAgentConfigImportHistoryRecordParams, options?: CallOptions): Promise<types.ExternalAgentConfigImportHistoryRecordResponse> {
    return this.request("externalAgentConfig/import/recordHistory", params, options);
  }

  /**
   * Takes the configuration of another agent over.
   *
   * Answers when it begins; the outcome comes as notifications.
   *
   * Errors:
   * - -32600 `external agent memory import is disabled`: An item is of the kind `MEMORY`.
   *
   * Since 0.169. Source: `schema/codex/externalAgentConfig/import.json`.
   */
  externalAgentConfigImport(params: types.ExternalAgentConfigImportParams, options?: CallOptions): Promise<types.ExternalAgentConfigImportResponse> {
    return this.request("externalAgentConfig/import", params, options);
  }

  /**
   * Writes a report into a file.
   *
   * The same as `feedback/upload` would send, as a ZIP file.
   *
   * Errors:
   * - -32600 `feedback savePath must be an absolute host path`: `savePath` is relative.
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to save feedback: {detail}`: The file exists or cannot be written.
   *
   * Since 0.169. Source: `schema/codex/feedback/save.json`.
   */
  feedbackSave(params: types.FeedbackSaveParams, options?: CallOptions): Promise<types.FeedbackSaveResponse> {
    return this.request("feedback/save", params, options);
  }

  /**
   * Sends a report to the vendor.
   *
   * In 0.97 it succeeds also when the report could not be sent.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to upload feedback: {detail}`: The report could not be sent. Since 0.169.
   *
   * Source: `schema/codex/feedback/upload.json`.
   */
  feedbackUpload(params: types.FeedbackUploadParams, options?: CallOptions): Promise<types.FeedbackUploadResponse> {
    return this.request("feedback/upload", params, options);
  }

  /**
   * Copies a file or a directory.
   *
   * Links are copied as links.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32600 `fs/copy requires recursive: true when sourcePath is a directory`: The source is a directory and `recursive` is not true.
   * - -32600 `fs/copy cannot copy a directory to itself or one of its descendants`: The copy would lie inside the source.
   * - -32600 `fs/copy only supports regular files, directories, and symlinks`: The source is a pipe, a device or a socket.
   * - -32603 `{message}`: The source is missing, or the copy cannot be written. The text is that of the operating system: `No such file or directory (os error 2)`.
   *
   * Since 0.169. Source: `schema/codex/fs/copy.json`.
   */
  fsCopy(params: types.FsCopyParams, options?: CallOptions): Promise<types.FsCopyResponse> {
    return this.request("fs/copy", params, options);
  }

  /**
   * Creates a directory.
   *
   * An existing one is no error, unless `recursive` is false (`File exists (os error 17)`).
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32603 `{message}`: It cannot be created. The text is that of the operating system: `No such file or directory (os error 2)`.
   *
   * Since 0.169. Source: `schema/codex/fs/createDirectory.json`.
   */
  fsCreateDirectory(params: types.FsCreateDirectoryParams, options?: CallOptions): Promise<types.FsCreateDirectoryResponse> {
    return this.request("fs/createDirectory", params, options);
  }

  /**
   * Tells what a path is and when it changed.
   *
   * Follows links for everything but `isSymlink`.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32603 `{message}`: There is nothing at the path. The text is that of the operating system: `No such file or directory (os error 2)`.
   *
   * Since 0.169. Source: `schema/codex/fs/getMetadata.json`.
   */
  fsGetMetadata(params: types.FsGetMetadataParams, options?: CallOptions): Promise<types.FsGetMetadataResponse> {
    return this.request("fs/getMetadata", params, options);
  }

  /**
   * Lists a directory.
   *
   * Only direct children, in no certain order.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32603 `{message}`: The directory is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
   *
   * Since 0.169. Source: `schema/codex/fs/readDirectory.json`.
   */
  fsReadDirectory(params: types.FsReadDirectoryParams, options?: CallOptions): Promise<types.FsReadDirectoryResponse> {
    return this.request("fs/readDirectory", params, options);
  }

  /**
   * Reads a file.
   *
   * Any file the server can read, at once and without a sandbox.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32603 `{message}`: The file is missing or cannot be read. The text is that of the operating system: `No such file or directory (os error 2)`.
   * - -32600 `path `{path}` is not a file`: It is anything but a regular file.
   *
   * Since 0.169. Source: `schema/codex/fs/readFile.json`.
   */
  fsReadFile(params: types.FsReadFileParams, options?: CallOptions): Promise<types.FsReadFileResponse> {
    return this.request("fs/readFile", params, options);
  }

  /**
   * Removes a file or a directory with everything in it.
   *
   * A missing path is no error, unless `force` is false.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32603 `{message}`: It cannot be removed. The text is that of the operating system: `No such file or directory (os error 2)`.
   *
   * Since 0.169. Source: `schema/codex/fs/remove.json`.
   */
  fsRemove(params: types.FsRemoveParams, options?: CallOptions): Promise<types.FsRemoveResponse> {
    return this.request("fs/remove", params, options);
  }

  /**
   * Ends a watch.
   *
   * An unknown id is no error.
   *
   * Since 0.169. Source: `schema/codex/fs/unwatch.json`.
   */
  fsUnwatch(params: types.FsUnwatchParams, options?: CallOptions): Promise<types.FsUnwatchResponse> {
    return this.request("fs/unwatch", params, options);
  }

  /**
   * Watches a file or a directory.
   *
   * The path need not exist yet. The watch belongs to the connection and ends with it.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32600 `watchId already exists: {watchId}`: A watch of this connection has this id.
   *
   * Since 0.169. Source: `schema/codex/fs/watch.json`.
   */
  fsWatch(params: types.FsWatchParams, options?: CallOptions): Promise<types.FsWatchResponse> {
    return this.request("fs/watch", params, options);
  }

  /**
   * Writes a file.
   *
   * Replaces an old one. The directory has to exist.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   * - -32603 `{message}`: The file cannot be written. The text is that of the operating system: `No such file or directory (os error 2)`.
   * - -32600 `fs/writeFile requires valid base64 dataBase64: {detail}`: The bytes are not base64.
   *
   * Since 0.169. Source: `schema/codex/fs/writeFile.json`.
   */
  fsWriteFile(params: types.FsWriteFileParams, options?: CallOptions): Promise<types.FsWriteFileResponse> {
    return this.request("fs/writeFile", params, options);
  }

  /**
   * Opens a search that follows what the user types.
   *
   * Walks the folders at once; the first query is empty. Another session with the same id ends.
   *
   * Errors:
   * - -32600 `sessionId must not be empty`: The id is empty.
   * - -32603 `failed to start fuzzy file search session: at least one search directory is required`: `roots` is empty.
   *
   * Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStart.json`.
   * @experimental
   */
  fuzzyFileSearchSessionStart(params: types.FuzzyFileSearchSessionStartParams, options?: CallOptions): Promise<types.FuzzyFileSearchSessionStartResponse> {
    return this.request("fuzzyFileSearch/sessionStart", params, options);
  }

  /**
   * Closes a search session.
   *
   * An unknown id is no error.
   *
   * Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionStop.json`.
   * @experimental
   */
  fuzzyFileSearchSessionStop(params: types.FuzzyFileSearchSessionStopParams, options?: CallOptions): Promise<types.FuzzyFileSearchSessionStopResponse> {
    return this.request("fuzzyFileSearch/sessionStop", params, options);
  }

  /**
   * Sets the query of a search session.
   *
   * The answer comes at once, matches follow as notifications.
   *
   * Errors:
   * - -32600 `fuzzy file search session not found: {sessionId}`: There is no such session.
   *
   * Since 0.169. Source: `schema/codex/fuzzyFileSearch/sessionUpdate.json`.
   * @experimental
   */
  fuzzyFileSearchSessionUpdate(params: types.FuzzyFileSearchSessionUpdateParams, options?: CallOptions): Promise<types.FuzzyFileSearchSessionUpdateResponse> {
    return this.request("fuzzyFileSearch/sessionUpdate", params, options);
  }

  /**
   * Searches files by name.
   *
   * Answers once, with at most 50 matches. 0.169 finds directories, too, and tells them apart.
   *
   * Source: `schema/codex/fuzzyFileSearch.json`.
   */
  fuzzyFileSearch(params: types.FuzzyFileSearchParams, options?: CallOptions): Promise<types.FuzzyFileSearchResponse> {
    return this.request("fuzzyFileSearch", params, options);
  }

  /**
   * Lists the hooks that count for some directories or for a thread.
   *
   * Hooks that are switched off or not trusted are listed, too. A client trusts a hook by writing its `currentHash` to `hooks.state."<key>".trusted_hash` of the configuration.
   *
   * Errors:
   * - -32600 `specify either threadId or cwds`: Both were given.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   * - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/hooks/list.json`.
   */
  hooksList(params: types.HooksListParams = {}, options?: CallOptions): Promise<types.HooksListResponse> {
    return this.request("hooks/list", params, options);
  }

  /**
   * Opens the connection.
   *
   * Must be the first request and may be sent once. Requests are accepted as soon as it is answered; `initialized` need not be waited for.
   *
   * Errors:
   * - -32600 `Already initialized`: The connection was initialized before.
   * - -32600 `Invalid request: missing field `clientInfo``: `clientInfo` is absent.
   * - -32600 `Invalid clientInfo.name: '{name}'. Must be a valid HTTP header value.`: The name of the client has control characters.
   *
   * Source: `schema/codex/initialize.json`.
   */
  initialize(params: types.InitializeParams, options?: CallOptions): Promise<types.InitializeResponse> {
    return this.request("initialize", params, options);
  }

  /**
   * Subscribes the connection to a conversation.
   *
   * Several subscriptions to one conversation are counted by themselves.
   *
   * Errors:
   * - -32600 `thread not found: {conversationId}`: No loaded conversation has this id.
   *
   * Until 0.97. Source: `schema/codex/legacy/addConversationListener.json`.
   * @deprecated
   */
  addConversationListener(params: types.AddConversationListenerParams, options?: CallOptions): Promise<types.AddConversationSubscriptionResponse> {
    return this.request("addConversationListener", params, options);
  }

  /**
   * Puts a conversation into the archive.
   *
   * The file has to belong to the conversation. `thread/archive` takes its place.
   *
   * Errors:
   * - -32600 `rollout path `{rolloutPath}` must be in sessions directory`: The file lies elsewhere.
   * - -32600 `rollout path `{rolloutPath}` does not match thread id {conversationId}`: The file does not belong to the conversation.
   * - -32603 `failed to archive thread: unable to resolve sessions directory: {detail}`: There is no sessions directory yet.
   *
   * Until 0.97. Source: `schema/codex/legacy/archiveConversation.json`.
   * @deprecated
   */
  archiveConversation(params: types.ArchiveConversationParams, options?: CallOptions): Promise<types.ArchiveConversationResponse> {
    return this.request("archiveConversation", params, options);
  }

  /**
   * Gives a sign-in with the browser up.
   *
   * `account/login/cancel` takes its place.
   *
   * Errors:
   * - -32600 `login id not found: {loginId}`: No sign-in with this id is under way.
   *
   * Until 0.97. Source: `schema/codex/legacy/cancelLoginChatGpt.json`.
   * @deprecated
   */
  cancelLoginChatGpt(params: types.CancelLoginChatGptParams, options?: CallOptions): Promise<types.CancelLoginChatGptResponse> {
    return this.request("cancelLoginChatGpt", params, options);
  }

  /**
   * Runs a command outside of any conversation and answers when it ends.
   *
   * As `command/exec` of 0.97.
   *
   * Errors:
   * - -32600 `command must not be empty`: `command` is empty.
   * - -32603 `exec failed: {detail}`: The program cannot be started. Until 0.97.
   * - -32603 `failed to spawn command: {detail}`: The program cannot be started. Since 0.169.
   * - -32603 `exec failed: sandbox error: command timed out`: Time ran out. Until 0.97.
   *
   * Until 0.97. Source: `schema/codex/legacy/execOneOffCommand.json`.
   * @deprecated
   */
  execOneOffCommand(params: types.ExecOneOffCommandParams, options?: CallOptions): Promise<types.ExecOneOffCommandResponse> {
    return this.request("execOneOffCommand", params, options);
  }

  /**
   * Copies a stored conversation.
   *
   * `sessionConfigured` comes before the answer. `thread/fork` takes its place.
   *
   * Errors:
   * - -32600 `either path or conversation id must be provided`: Nothing says which conversation.
   * - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
   *
   * Until 0.97. Source: `schema/codex/legacy/forkConversation.json`.
   * @deprecated
   */
  forkConversation(params: types.ForkConversationParams = {}, options?: CallOptions): Promise<types.ForkConversationResponse> {
    return this.request("forkConversation", params, options);
  }

  /**
   * Tells how the user is signed in.
   *
   * A model provider that needs no account makes the method and the token `null`, even when a key is stored. 0.169 still answers it.
   *
   * Source: `schema/codex/legacy/getAuthStatus.json`.
   * @deprecated
   */
  getAuthStatus(params: types.GetAuthStatusParams = {}, options?: CallOptions): Promise<types.GetAuthStatusResponse> {
    return this.request("getAuthStatus", params, options);
  }

  /**
   * Describes a stored conversation.
   *
   * 0.169 still answers it.
   *
   * Errors:
   * - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
   * - -32603 `failed to load conversation summary from {path}: {detail}`: The file cannot be read. Until 0.97.
   * - -32600 `failed to load rollout `{path}`: file does not exist`: There is no such file; from 0.169 on. Until 0.97.
   * - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no such file; from 0.169 on. Since 0.169.
   *
   * Source: `schema/codex/legacy/getConversationSummary.json`.
   * @deprecated
   */
  getConversationSummary(params: types.GetConversationSummaryParams, options?: CallOptions): Promise<types.GetConversationSummaryResponse> {
    return this.request("getConversationSummary", params, options);
  }

  /**
   * Tells how the server calls itself.
   *
   * The answer to `initialize` says it, too.
   *
   * Until 0.97. Source: `schema/codex/legacy/getUserAgent.json`.
   * @deprecated
   */
  getUserAgent(options?: CallOptions): Promise<types.GetUserAgentResponse> {
    return this.request("getUserAgent", undefined, options);
  }

  /**
   * Reads the configuration of the user.
   *
   * Only the file of the user and only some values. `config/read` takes its place.
   *
   * Until 0.97. Source: `schema/codex/legacy/getUserSavedConfig.json`.
   * @deprecated
   */
  getUserSavedConfig(options?: CallOptions): Promise<types.GetUserSavedConfigResponse> {
    return this.request("getUserSavedConfig", undefined, options);
  }

  /**
   * Compares a working tree with the remote repository.
   *
   * Takes the newest commit that a remote branch has, too. 0.169 still answers it.
   *
   * Errors:
   * - -32600 `failed to compute git diff to remote for cwd: "{cwd}"`: There is no repository, or it has no remote one.
   *
   * Source: `schema/codex/legacy/gitDiffToRemote.json`.
   * @deprecated
   */
  gitDiffToRemote(params: types.GitDiffToRemoteParams, options?: CallOptions): Promise<types.GitDiffToRemoteResponse> {
    return this.request("gitDiffToRemote", params, options);
  }

  /**
   * Interrupts the running turn.
   *
   * Answers when the turn has ended. `turn/interrupt` takes its place.
   *
   * Errors:
   * - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
   * - -32600 `no active turn to interrupt`: No turn runs.
   *
   * Until 0.97. Source: `schema/codex/legacy/interruptConversation.json`.
   * @deprecated
   */
  interruptConversation(params: types.InterruptConversationParams, options?: CallOptions): Promise<types.InterruptConversationResponse> {
    return this.request("interruptConversation", params, options);
  }

  /**
   * Lists the stored conversations.
   *
   * The newest first. `thread/list` takes its place.
   *
   * Errors:
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   *
   * Until 0.97. Source: `schema/codex/legacy/listConversations.json`.
   * @deprecated
   */
  listConversations(params: types.ListConversationsParams = {}, options?: CallOptions): Promise<types.ListConversationsResponse> {
    return this.request("listConversations", params, options);
  }

  /**
   * Signs in with a key.
   *
   * Stores the key. `account/login/start` takes its place.
   *
   * Errors:
   * - -32600 `API key login is disabled. Use ChatGPT login instead.`: The configuration demands another way.
   * - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
   *
   * Until 0.97. Source: `schema/codex/legacy/loginApiKey.json`.
   * @deprecated
   */
  loginApiKey(params: types.LoginApiKeyParams, options?: CallOptions): Promise<types.LoginApiKeyResponse> {
    return this.request("loginApiKey", params, options);
  }

  /**
   * Begins to sign in with the browser.
   *
   * The client opens the address; `loginChatGptComplete` tells the outcome. `account/login/start` takes its place.
   *
   * Errors:
   * - -32600 `ChatGPT login is disabled. Use API key login instead.`: The configuration demands another way.
   * - -32600 `External auth is active. Use account/login/start (chatgptAuthTokens) to update it or account/logout to clear it.`: Tokens of the client are in use.
   * - -32603 `failed to start login server: {detail}`: The server cannot listen for the browser.
   *
   * Until 0.97. Source: `schema/codex/legacy/loginChatGpt.json`.
   * @deprecated
   */
  loginChatGpt(options?: CallOptions): Promise<types.LoginChatGptResponse> {
    return this.request("loginChatGpt", undefined, options);
  }

  /**
   * Signs the user out.
   *
   * `account/logout` takes its place.
   *
   * Until 0.97. Source: `schema/codex/legacy/logoutChatGpt.json`.
   * @deprecated
   */
  logoutChatGpt(options?: CallOptions): Promise<types.LogoutChatGptResponse> {
    return this.request("logoutChatGpt", undefined, options);
  }

  /**
   * Starts a conversation.
   *
   * Conversations and threads are the same thing. Events come only after `addConversationListener`. `thread/start` takes its place.
   *
   * Errors:
   * - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
   * - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
   *
   * Until 0.97. Source: `schema/codex/legacy/newConversation.json`.
   * @deprecated
   */
  newConversation(params: types.NewConversationParams = {}, options?: CallOptions): Promise<types.NewConversationResponse> {
    return this.request("newConversation", params, options);
  }

  /**
   * Ends a subscription to a conversation.
   *
   * The conversation stays loaded.
   *
   * Errors:
   * - -32600 `subscription not found: {subscriptionId}`: There is no such subscription, or it was ended before.
   *
   * Until 0.97. Source: `schema/codex/legacy/removeConversationListener.json`.
   * @deprecated
   */
  removeConversationListener(params: types.RemoveConversationListenerParams, options?: CallOptions): Promise<types.RemoveConversationSubscriptionResponse> {
    return this.request("removeConversationListener", params, options);
  }

  /**
   * Opens a stored conversation.
   *
   * `sessionConfigured` comes before the answer. `thread/resume` takes its place.
   *
   * Errors:
   * - -32600 `either path, conversation id or non empty history must be provided`: Nothing says which conversation.
   * - -32600 `no rollout found for conversation id {conversationId}`: No stored conversation has this id.
   * - -32600 `failed to load rollout `{path}`: {detail}`: The file cannot be read. Until 0.97.
   * - -32603 `failed to read rollout `{path}`: {detail}`: The file cannot be read. Since 0.169.
   *
   * Until 0.97. Source: `schema/codex/legacy/resumeConversation.json`.
   * @deprecated
   */
  resumeConversation(params: types.ResumeConversationParams = {}, options?: CallOptions): Promise<types.ResumeConversationResponse> {
    return this.request("resumeConversation", params, options);
  }

  /**
   * Starts a turn with the settings of the conversation.
   *
   * Answers at once. Listeners get `codex/event/*`, items and `turn/completed`, but no `turn/started`. `turn/start` takes its place.
   *
   * Errors:
   * - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
   *
   * Until 0.97. Source: `schema/codex/legacy/sendUserMessage.json`.
   * @deprecated
   */
  sendUserMessage(params: types.SendUserMessageParams, options?: CallOptions): Promise<types.SendUserMessageResponse> {
    return this.request("sendUserMessage", params, options);
  }

  /**
   * Starts a turn with settings of its own.
   *
   * As `sendUserMessage`. The settings stay for later turns. `turn/start` takes its place.
   *
   * Errors:
   * - -32600 `conversation not found: {conversationId}`: No loaded conversation has this id.
   *
   * Until 0.97. Source: `schema/codex/legacy/sendUserTurn.json`.
   * @deprecated
   */
  sendUserTurn(params: types.SendUserTurnParams, options?: CallOptions): Promise<types.SendUserTurnResponse> {
    return this.request("sendUserTurn", params, options);
  }

  /**
   * Sets the model that new conversations use.
   *
   * Writes the configuration of the user; what is absent is removed. `config/batchWrite` takes its place.
   *
   * Until 0.97. Source: `schema/codex/legacy/setDefaultModel.json`.
   * @deprecated
   */
  setDefaultModel(params: types.SetDefaultModelParams = {}, options?: CallOptions): Promise<types.SetDefaultModelResponse> {
    return this.request("setDefaultModel", params, options);
  }

  /**
   * Tells the e-mail address of the user.
   *
   * From the stored token; it is not checked. `account/read` takes its place.
   *
   * Until 0.97. Source: `schema/codex/legacy/userInfo.json`.
   * @deprecated
   */
  userInfo(options?: CallOptions): Promise<types.UserInfoResponse> {
    return this.request("userInfo", undefined, options);
  }

  /**
   * Adds a marketplace.
   *
   * Writes the configuration of the user. A Git repository of this machine (`file://`) is copied below `.tmp/marketplaces` in the home folder; a directory stays where it is. Nothing is fetched from a network.
   *
   * Errors:
   * - -32600 `marketplace source must not be empty`: `source` is empty.
   * - -32600 `failed to resolve local marketplace source path: {detail}`: The directory is missing.
   * - -32600 `invalid marketplace file `{path}`: marketplace root does not contain a supported manifest`: The directory is no marketplace.
   * - -32600 `invalid marketplace source format; expected owner/repo, a git URL, or a local marketplace path`: `source` is none of these.
   * - -32600 `local marketplace source must be a directory, not a file`: `source` is a file.
   * - -32600 `--ref is only supported for git marketplace sources`: `refName` was given for a directory.
   * - -32600 `--sparse is only supported for git marketplace sources`: `sparsePaths` was given for a directory.
   * - -32600 `marketplace '{marketplaceName}' is already added from a different source; remove it before adding this source`: A marketplace of this name comes from elsewhere.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
   * - -32600 `{message}`: The repository cannot be copied, or its marketplace cannot be read; the text says why.
   *
   * Since 0.169. Source: `schema/codex/marketplace/add.json`.
   */
  marketplaceAdd(params: types.MarketplaceAddParams, options?: CallOptions): Promise<types.MarketplaceAddResponse> {
    return this.request("marketplace/add", params, options);
  }

  /**
   * Removes a marketplace.
   *
   * Its local copy is deleted, if there is one.
   *
   * Errors:
   * - -32600 `marketplace `{marketplaceName}` is not configured or installed`: There is no such marketplace.
   * - -32600 `invalid marketplace name: must not be empty`: The name is empty.
   * - -32600 `invalid marketplace name: only ASCII letters, digits, `_`, and `-` are allowed`: The name has other characters.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
   * - -32600 `{message}`: The copy cannot be removed.
   *
   * Since 0.169. Source: `schema/codex/marketplace/remove.json`.
   */
  marketplaceRemove(params: types.MarketplaceRemoveParams, options?: CallOptions): Promise<types.MarketplaceRemoveResponse> {
    return this.request("marketplace/remove", params, options);
  }

  /**
   * Brings marketplaces up to date.
   *
   * Only those that come from Git. One that fails does not stop the others.
   *
   * Errors:
   * - -32600 `marketplace `{marketplaceName}` is not configured as a Git marketplace`: It does not come from Git, or there is none.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Since 0.169. Source: `schema/codex/marketplace/upgrade.json`.
   */
  marketplaceUpgrade(params: types.MarketplaceUpgradeParams = {}, options?: CallOptions): Promise<types.MarketplaceUpgradeResponse> {
    return this.request("marketplace/upgrade", params, options);
  }

  /**
   * Subscribes to events of an MCP server.
   *
   * Only apps that run at the vendor send such events.
   *
   * Since 0.169. Source: `schema/codex/mcpServer/event/stream/start.json`.
   * @experimental
   */
  mcpServerEventStreamStart(params: types.McpServerEventStreamStartParams, options?: CallOptions): Promise<types.McpServerEventStreamStartResponse> {
    return this.request("mcpServer/event/stream/start", params, options);
  }

  /**
   * Ends a subscription to events of an MCP server.
   *
   * An unknown id is no error.
   *
   * Since 0.169. Source: `schema/codex/mcpServer/event/stream/stop.json`.
   * @experimental
   */
  mcpServerEventStreamStop(params: types.McpServerEventStreamStopParams, options?: CallOptions): Promise<types.McpServerEventStreamStopResponse> {
    return this.request("mcpServer/event/stream/stop", params, options);
  }

  /**
   * Begins to sign in to an MCP server by OAuth.
   *
   * The client opens the address; `mcpServer/oauthLogin/completed` tells the outcome.
   *
   * Errors:
   * - -32600 `No MCP server named '{name}' found.`: No MCP server has this name.
   * - -32600 `OAuth login is only supported for streamable HTTP servers.`: The MCP server is a program.
   * - -32600 `the MCP server is known by a token of its configuration`: A bearer token or an `Authorization` header is configured for the MCP server.
   * - -32603 `failed to login to MCP server '{name}': {detail}`: The MCP server asks for no OAuth login, or its authorization server does not take part.
   * - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Source: `schema/codex/mcpServer/oauth/login.json`.
   */
  mcpServerOauthLogin(params: types.McpServerOauthLoginParams, options?: CallOptions): Promise<types.McpServerOauthLoginResponse> {
    return this.request("mcpServer/oauth/login", params, options);
  }

  /**
   * Reads a resource of an MCP server.
   *
   * Waits for the server.
   *
   * Errors:
   * - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
   * - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/mcpServer/resource/read.json`.
   */
  mcpServerResourceRead(params: types.McpResourceReadParams, options?: CallOptions): Promise<types.McpResourceReadResponse> {
    return this.request("mcpServer/resource/read", params, options);
  }

  /**
   * Calls a tool of an MCP server.
   *
   * No model takes part and nobody is asked. A failure of the tool is a result with `isError`. An error of the server keeps its code, text and data.
   *
   * Errors:
   * - -32603 `unknown MCP server '{server}'`: No MCP server has this name.
   * - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/mcpServer/tool/call.json`.
   */
  mcpServerToolCall(params: types.McpServerToolCallParams, options?: CallOptions): Promise<types.McpServerToolCallResponse> {
    return this.request("mcpServer/tool/call", params, options);
  }

  /**
   * Connects to the MCP servers and tells what they offer.
   *
   * 0.97, and 0.169 without `threadId`, open connections of their own. The cursor is the position of the next entry, in decimal.
   *
   * Errors:
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   * - -32600 `cursor {cursor} exceeds total MCP servers {total}`: The cursor lies behind the last server.
   * - -32600 `invalid thread id: {detail}`: The id of the thread is not a UUID.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Source: `schema/codex/mcpServerStatus/list.json`.
   */
  mcpServerStatusList(params: types.ListMcpServerStatusParams = {}, options?: CallOptions): Promise<types.ListMcpServerStatusResponse> {
    return this.request("mcpServerStatus/list", params, options);
  }

  /**
   * Forgets all memories.
   *
   * The folder `memories` in the home folder loses its content. Threads stay.
   *
   * Errors:
   * - -32603 `failed to clear memory directories under {home}: {detail}`: The folder is a link, or something in it cannot be removed.
   *
   * Since 0.169. Source: `schema/codex/memory/reset.json`.
   * @experimental
   */
  memoryReset(options?: CallOptions): Promise<types.MemoryResetResponse> {
    return this.request("memory/reset", undefined, options);
  }

  /**
   * Tells how far the memory is.
   *
   * Counts threads that were worked into it.
   *
   * Errors:
   * - -32602 `minConsolidatedThreads must be between 1 and 4096`: The number lies outside.
   *
   * Since 0.169. Source: `schema/codex/memory/status.json`.
   * @experimental
   */
  memoryStatus(params: types.MemoryStatusParams = {}, options?: CallOptions): Promise<types.MemoryStatusResponse> {
    return this.request("memory/status", params, options);
  }

  /**
   * Returns what it is given.
   *
   * Exists to test the experimental gate.
   *
   * Errors:
   * - -32600 `{descriptor} requires experimentalApi capability`: The connection did not declare the capability.
   *
   * Source: `schema/codex/mock/experimentalMethod.json`.
   * @experimental
   */
  mockExperimentalMethod(params: types.MockExperimentalMethodParams = {}, options?: CallOptions): Promise<types.MockExperimentalMethodResponse> {
    return this.request("mock/experimentalMethod", params, options);
  }

  /**
   * Lists the models a user can choose from.
   *
   * The cursor is the position of the next entry, in decimal.
   *
   * Errors:
   * - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider is not configured.
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   * - -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last model.
   *
   * Source: `schema/codex/model/list.json`.
   */
  modelList(params: types.ModelListParams = {}, options?: CallOptions): Promise<types.ModelListResponse> {
    return this.request("model/list", params, options);
  }

  /**
   * Tells what the configured model provider can do.
   *
   * Does not ask the provider.
   *
   * Since 0.169. Source: `schema/codex/modelProvider/capabilities/read.json`.
   */
  modelProviderCapabilitiesRead(params: types.ModelProviderCapabilitiesReadParams = {}, options?: CallOptions): Promise<types.ModelProviderCapabilitiesReadResponse> {
    return this.request("modelProvider/capabilities/read", params, options);
  }

  /**
   * Changes the settings of a model provider.
   *
   * Writes the configuration of the user. Errors carry `data.config_write_error_code`. Clouds of vendors are not known to this server.
   *
   * Errors:
   * - -32600 `A base URL is required to create a custom provider.`: A new gateway has no address.
   * - -32600 `Enter a provider name.`: A new gateway has no name, or the name is blank.
   * - -32600 `This name is reserved for a built-in provider. Enter a different custom provider name.`: The name is that of OpenAI.
   * - -32600 `A custom provider or gateway cannot use a built-in provider ID.`: `providerId` names a provider that needs no configuration.
   * - -32600 `Enter an HTTP(S) base URL without credentials, a query, or a fragment.`: The address is none, or has more than a host and a path.
   * - -32600 `Invalid API key environment variable name.`: `envKey` is no name of a variable.
   * - -32600 `Unknown provider ID.`: There is no such model provider.
   *
   * Since 0.169. Source: `schema/codex/modelProvider/config/write.json`.
   */
  modelProviderConfigWrite(params: types.ModelProviderConfigWriteParams, options?: CallOptions): Promise<types.ModelProviderConfigWriteResponse> {
    return this.request("modelProvider/config/write", params, options);
  }

  /**
   * Lists the model providers.
   *
   * The configured ones and the built-in default.
   *
   * Since 0.169. Source: `schema/codex/modelProvider/list.json`.
   */
  modelProviderList(params: types.ModelProviderListParams = {}, options?: CallOptions): Promise<types.ModelProviderListResponse> {
    return this.request("modelProvider/list", params, options);
  }

  /**
   * Lists the permission profiles.
   *
   * The built-in ones come first. The cursor is the position of the next entry, in decimal.
   *
   * Errors:
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   * - -32600 `cursor {cursor} exceeds total permission profiles {total}`: The cursor lies behind the last profile.
   *
   * Since 0.169. Source: `schema/codex/permissionProfile/list.json`.
   */
  permissionProfileList(params: types.PermissionProfileListParams = {}, options?: CallOptions): Promise<types.PermissionProfileListResponse> {
    return this.request("permissionProfile/list", params, options);
  }

  /**
   * Installs a plugin.
   *
   * It is copied below `plugins/cache` in the home folder as a whole, without links, and switched on. Its skills, hooks and MCP servers count at once; hooks wait until the user trusts them.
   *
   * Errors:
   * - -32600 `plugin/install requires exactly one of marketplacePath or remoteMarketplaceName`: Neither or both were given.
   * - -32600 `marketplace file `{path}` does not exist`: There is no such file.
   * - -32600 `read remote plugin details before install: chatgpt authentication required for remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
   * - -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
   *
   * Since 0.169. Source: `schema/codex/plugin/install.json`.
   */
  pluginInstall(params: types.PluginInstallParams, options?: CallOptions): Promise<types.PluginInstallResponse> {
    return this.request("plugin/install", params, options);
  }

  /**
   * Lists the installed plugins.
   *
   * By marketplace, those that the user's configuration names. Plugins that `installSuggestionPluginNames` names are listed, too.
   *
   * Errors:
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Since 0.169. Source: `schema/codex/plugin/installed.json`.
   */
  pluginInstalled(params: types.PluginInstalledParams = {}, options?: CallOptions): Promise<types.PluginInstalledResponse> {
    return this.request("plugin/installed", params, options);
  }

  /**
   * Lists the plugins that can be had.
   *
   * By marketplace, installed or not: those of the configuration and of the projects that `cwds` names. A marketplace that cannot be read does not stop the others.
   *
   * Errors:
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   * - -32600 `list remote plugin catalog: chatgpt authentication required for remote plugin catalog`: A kind of marketplaces is in the cloud and nobody is signed in.
   *
   * Since 0.169. Source: `schema/codex/plugin/list.json`.
   */
  pluginList(params: types.PluginListParams = {}, options?: CallOptions): Promise<types.PluginListResponse> {
    return this.request("plugin/list", params, options);
  }

  /**
   * Tells everything about a plugin.
   *
   * It need not be installed.
   *
   * Errors:
   * - -32600 `plugin/read requires exactly one of marketplacePath or remoteMarketplaceName`: Neither or both were given.
   * - -32600 `plugins feature is disabled`: The configuration has `features.plugins = false`.
   * - -32600 `marketplace file `{path}` does not exist`: There is no such file.
   * - -32600 `read remote plugin details: chatgpt authentication required for remote plugin catalog`: The plugin is in the cloud and nobody is signed in.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   * - -32600 `{message}`: The marketplace or the plugin cannot be used; the text says why.
   *
   * Since 0.169. Source: `schema/codex/plugin/read.json`.
   */
  pluginRead(params: types.PluginReadParams, options?: CallOptions): Promise<types.PluginReadResponse> {
    return this.request("plugin/read", params, options);
  }

  /**
   * Brings the plugins on this machine in line with those of the account.
   *
   * Nothing happens when nobody is signed in.
   *
   * Since 0.169. Source: `schema/codex/plugin/reconcile.json`.
   */
  pluginReconcile(params: types.PluginReconcileParams = {}, options?: CallOptions): Promise<types.PluginReconcileResponse> {
    return this.request("plugin/reconcile", params, options);
  }

  /**
   * Searches plugins.
   *
   * By name, in the marketplaces on this machine. An empty text finds nothing.
   *
   * Errors:
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Since 0.169. Source: `schema/codex/plugin/search.json`.
   * @experimental
   */
  pluginSearch(params: types.PluginSearchParams, options?: CallOptions): Promise<types.PluginSearchResponse> {
    return this.request("plugin/search", params, options);
  }

  /**
   * Copies a shared plugin to this machine.
   *
   * The answer says where the copy is.
   *
   * Since 0.169. Source: `schema/codex/plugin/share/checkout.json`.
   */
  pluginShareCheckout(params: types.PluginShareCheckoutParams, options?: CallOptions): Promise<types.PluginShareCheckoutResponse> {
    return this.request("plugin/share/checkout", params, options);
  }

  /**
   * Stops sharing a plugin.
   *
   * It is removed from the service of the vendor.
   *
   * Since 0.169. Source: `schema/codex/plugin/share/delete.json`.
   */
  pluginShareDelete(params: types.PluginShareDeleteParams, options?: CallOptions): Promise<types.PluginShareDeleteResponse> {
    return this.request("plugin/share/delete", params, options);
  }

  /**
   * Lists the plugins that the user shares.
   *
   * Those of the account, wherever they were shared from.
   *
   * Since 0.169. Source: `schema/codex/plugin/share/list.json`.
   */
  pluginShareList(params: types.PluginShareListParams = {}, options?: CallOptions): Promise<types.PluginShareListResponse> {
    return this.request("plugin/share/list", params, options);
  }

  /**
   * Shares a plugin, or replaces a shared one.
   *
   * Uploads its directory.
   *
   * Since 0.169. Source: `schema/codex/plugin/share/save.json`.
   */
  pluginShareSave(params: types.PluginShareSaveParams, options?: CallOptions): Promise<types.PluginShareSaveResponse> {
    return this.request("plugin/share/save", params, options);
  }

  /**
   * Changes who a plugin is shared with.
   *
   * The new receivers replace the former ones.
   *
   * Since 0.169. Source: `schema/codex/plugin/share/updateTargets.json`.
   */
  pluginShareUpdateTargets(params: types.PluginShareUpdateTargetsParams, options?: CallOptions): Promise<types.PluginShareUpdateTargetsResponse> {
    return this.request("plugin/share/updateTargets", params, options);
  }

  /**
   * Reads the text of a skill of a plugin in the cloud.
   *
   * Nothing is installed.
   *
   * Since 0.169. Source: `schema/codex/plugin/skill/read.json`.
   */
  pluginSkillRead(params: types.PluginSkillReadParams, options?: CallOptions): Promise<types.PluginSkillReadResponse> {
    return this.request("plugin/skill/read", params, options);
  }

  /**
   * Removes a plugin.
   *
   * One that is not installed is no error.
   *
   * Errors:
   * - -32600 `resolve remote plugin before uninstall: chatgpt authentication required for remote plugin catalog`: The id is one of the cloud and nobody is signed in.
   * - -32600 `invalid remote plugin id`: The id has other characters than a plugin's.
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be written.
   * - -32600 `{message}`: The copy cannot be removed.
   *
   * Since 0.169. Source: `schema/codex/plugin/uninstall.json`.
   */
  pluginUninstall(params: types.PluginUninstallParams, options?: CallOptions): Promise<types.PluginUninstallResponse> {
    return this.request("plugin/uninstall", params, options);
  }

  /**
   * Kills a process.
   *
   * The answer comes first, then `process/exited` with exit code 137.
   *
   * Errors:
   * - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
   *
   * Since 0.169. Source: `schema/codex/process/kill.json`.
   * @experimental
   */
  processKill(params: types.ProcessKillParams, options?: CallOptions): Promise<types.ProcessKillResponse> {
    return this.request("process/kill", params, options);
  }

  /**
   * Changes the size of the terminal of a process.
   *
   * The process must have been started with `tty`.
   *
   * Errors:
   * - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
   * - -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no columns.
   * - -32600 `failed to resize PTY: {detail}`: The process has no terminal.
   *
   * Since 0.169. Source: `schema/codex/process/resizePty.json`.
   * @experimental
   */
  processResizePty(params: types.ProcessResizePtyParams, options?: CallOptions): Promise<types.ProcessResizePtyResponse> {
    return this.request("process/resizePty", params, options);
  }

  /**
   * Starts a process without a sandbox.
   *
   * Answers as soon as it runs; `process/exited` tells the end. The process ends with the connection.
   *
   * Errors:
   * - -32600 `command must not be empty`: `command` is empty.
   * - -32600 `processHandle must not be empty`: The handle is empty.
   * - -32600 `duplicate active process handle: "{processHandle}"`: A running process has this handle.
   * - -32602 `process/spawn size requires tty: true`: `size` was given without a terminal.
   * - -32602 `process/spawn timeoutMs must be non-negative, got {timeoutMs}`: `timeoutMs` is negative.
   * - -32603 `failed to spawn process: {detail}`: The program cannot be started.
   * - -32602 `process size rows and cols must be greater than 0`: The terminal has no lines or no columns.
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: `cwd` is relative.
   *
   * Since 0.169. Source: `schema/codex/process/spawn.json`.
   * @experimental
   */
  processSpawn(params: types.ProcessSpawnParams, options?: CallOptions): Promise<types.ProcessSpawnResponse> {
    return this.request("process/spawn", params, options);
  }

  /**
   * Writes to standard input of a process.
   *
   * The process must have been started with `streamStdin` or `tty`.
   *
   * Errors:
   * - -32602 `process/writeStdin requires deltaBase64 or closeStdin`: Neither was given.
   * - -32602 `invalid deltaBase64: {detail}`: The bytes are not base64.
   * - -32600 `no active process for process handle "{processHandle}"`: No running process of this connection has this handle.
   * - -32600 `stdin streaming is not enabled for this process`: The process was started without `streamStdin`.
   * - -32600 `stdin is already closed`: The input was closed before.
   *
   * Since 0.169. Source: `schema/codex/process/writeStdin.json`.
   * @experimental
   */
  processWriteStdin(params: types.ProcessWriteStdinParams, options?: CallOptions): Promise<types.ProcessWriteStdinResponse> {
    return this.request("process/writeStdin", params, options);
  }

  /**
   * Creates a project.
   *
   * It comes last in the user's order. With a key that was used before, the project of then is returned.
   *
   * Errors:
   * - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
   * - -32602 `idempotencyKey must not be empty`: The key is blank.
   * - -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
   * - -32602 `duplicate project root: {path}`: Two roots are the same directory.
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
   * - -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was made with the key is deleted.
   *
   * Since 0.169. Source: `schema/codex/project/create.json`.
   * @experimental
   */
  projectCreate(params: types.ProjectCreateParams, options?: CallOptions): Promise<types.ProjectCreateResponse> {
    return this.request("project/create", params, options);
  }

  /**
   * Deletes a project.
   *
   * Its threads stay, without a project.
   *
   * Errors:
   * - -32602 `project not found: {projectId}`: There is no such project.
   *
   * Since 0.169. Source: `schema/codex/project/delete.json`.
   * @experimental
   */
  projectDelete(params: types.ProjectDeleteParams, options?: CallOptions): Promise<types.ProjectDeleteResponse> {
    return this.request("project/delete", params, options);
  }

  /**
   * Creates a project and puts threads into it.
   *
   * Nothing is created when one of the threads does not exist.
   *
   * Errors:
   * - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
   * - -32602 `idempotencyKey must not be empty`: The key is blank.
   * - -32602 `idempotencyKey must be at most {limit} bytes`: The key has more than 512 bytes.
   * - -32602 `duplicate project root: {path}`: Two roots are the same directory.
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
   * - -32602 `idempotency key refers to deleted project: {idempotencyKey}`: The project that was made with the key is deleted.
   * - -32602 `thread not found: {threadId}`: There is no such stored thread.
   * - -32602 `duplicate thread id: {threadId}`: A thread is named twice.
   *
   * Since 0.169. Source: `schema/codex/project/import.json`.
   * @experimental
   */
  projectImport(params: types.ProjectImportParams, options?: CallOptions): Promise<types.ProjectImportResponse> {
    return this.request("project/import", params, options);
  }

  /**
   * Lists projects.
   *
   * `nextCursor` is `null` on the last page.
   *
   * Errors:
   * - -32602 `sortDirection requires sortKey`: An order is given without what to sort by.
   * - -32602 `invalid project cursor: malformed or mismatched sort anchor`: The cursor is not one the server gave out for this order.
   *
   * Since 0.169. Source: `schema/codex/project/list.json`.
   * @experimental
   */
  projectList(params: types.ProjectListParams = {}, options?: CallOptions): Promise<types.ProjectListResponse> {
    return this.request("project/list", params, options);
  }

  /**
   * Moves a project in the user's order.
   *
   * Without a neighbor it comes last.
   *
   * Errors:
   * - -32602 `project not found: {projectId}`: There is no such project.
   * - -32602 `before project not found: {beforeProjectId}`: There is no such neighbor.
   * - -32602 `project {projectId} cannot be moved before itself`: The project and its neighbor are the same.
   *
   * Since 0.169. Source: `schema/codex/project/move.json`.
   * @experimental
   */
  projectMove(params: types.ProjectMoveParams, options?: CallOptions): Promise<types.ProjectMoveResponse> {
    return this.request("project/move", params, options);
  }

  /**
   * Returns a project.
   *
   * Its threads are listed by `thread/list`.
   *
   * Errors:
   * - -32602 `project not found: {projectId}`: There is no such project.
   *
   * Since 0.169. Source: `schema/codex/project/read.json`.
   * @experimental
   */
  projectRead(params: types.ProjectReadParams, options?: CallOptions): Promise<types.ProjectReadResponse> {
    return this.request("project/read", params, options);
  }

  /**
   * Changes a project.
   *
   * What is absent stays. No notification follows when nothing changed.
   *
   * Errors:
   * - -32602 `project not found: {projectId}`: There is no such project.
   * - -32602 `project name must not be empty`: Nothing is left of the name without the blanks around it.
   * - -32602 `duplicate project root: {path}`: Two roots are the same directory.
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: The path of a root is not absolute.
   *
   * Since 0.169. Source: `schema/codex/project/update.json`.
   * @experimental
   */
  projectUpdate(params: types.ProjectUpdateParams, options?: CallOptions): Promise<types.ProjectUpdateResponse> {
    return this.request("project/update", params, options);
  }

  /**
   * Lists the paired clients.
   *
   * Asks the service of the vendor.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/client/list.json`.
   * @experimental
   */
  remoteControlClientList(params: types.RemoteControlClientsListParams, options?: CallOptions): Promise<types.RemoteControlClientsListResponse> {
    return this.request("remoteControl/client/list", params, options);
  }

  /**
   * Takes the access of a paired client away.
   *
   * It has to be paired again.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/client/revoke.json`.
   * @experimental
   */
  remoteControlClientRevoke(params: types.RemoteControlClientsRevokeParams, options?: CallOptions): Promise<types.RemoteControlClientsRevokeResponse> {
    return this.request("remoteControl/client/revoke", params, options);
  }

  /**
   * Switches remote control off.
   *
   * The connection to the service ends.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/disable.json`.
   * @experimental
   */
  remoteControlDisable(params: types.RemoteControlDisableParams = {}, options?: CallOptions): Promise<types.RemoteControlDisableResponse> {
    return this.request("remoteControl/disable", params, options);
  }

  /**
   * Switches remote control on.
   *
   * The server then waits for paired clients at the service of the vendor.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/enable.json`.
   * @experimental
   */
  remoteControlEnable(params: types.RemoteControlEnableParams = {}, options?: CallOptions): Promise<types.RemoteControlEnableResponse> {
    return this.request("remoteControl/enable", params, options);
  }

  /**
   * Makes a code to pair a client with.
   *
   * Remote control has to be on.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/pairing/start.json`.
   * @experimental
   */
  remoteControlPairingStart(params: types.RemoteControlPairingStartParams = {}, options?: CallOptions): Promise<types.RemoteControlPairingStartResponse> {
    return this.request("remoteControl/pairing/start", params, options);
  }

  /**
   * Tells whether a code was used.
   *
   * Ask again until it was.
   *
   * Errors:
   * - -32600 `remoteControl/pairing/status requires pairingCode or manualPairingCode`: Neither was given.
   * - -32600 `remote control pairing requires remote control to be enabled`: Remote control is off.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/pairing/status.json`.
   * @experimental
   */
  remoteControlPairingStatus(params: types.RemoteControlPairingStatusParams = {}, options?: CallOptions): Promise<types.RemoteControlPairingStatusResponse> {
    return this.request("remoteControl/pairing/status", params, options);
  }

  /**
   * Tells the state of remote control.
   *
   * The same as in `remoteControl/status/changed`.
   *
   * Since 0.169. Source: `schema/codex/remoteControl/status/read.json`.
   * @experimental
   */
  remoteControlStatusRead(options?: CallOptions): Promise<types.RemoteControlStatusReadResponse> {
    return this.request("remoteControl/status/read", undefined, options);
  }

  /**
   * Starts a review of changes.
   *
   * Runs as a turn with `enteredReviewMode` and `exitedReviewMode` items; the review itself comes as the message of the agent. Detached reviews of 0.97 send `thread/started` before the answer.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `branch must not be empty`: The name of the branch is blank.
   * - -32600 `sha must not be empty`: The id of the commit is blank.
   * - -32600 `instructions must not be empty`: The instructions are blank.
   *
   * Source: `schema/codex/review/start.json`.
   */
  reviewStart(params: types.ReviewStartParams, options?: CallOptions): Promise<types.ReviewStartResponse> {
    return this.request("review/start", params, options);
  }

  /**
   * Compresses the files of old threads in the background.
   *
   * Answers at once; nothing may happen, because another run is under way or was not long ago.
   *
   * Since 0.169. Source: `schema/codex/rollout/compress.json`.
   * @experimental
   */
  rolloutCompress(options?: CallOptions): Promise<types.RolloutCompressResponse> {
    return this.request("rollout/compress", undefined, options);
  }

  /**
   * Tells how the server is doing.
   *
   * For support and tests; the names of the gauges may change.
   *
   * Since 0.169. Source: `schema/codex/server/diagnostics.json`.
   * @experimental
   */
  serverDiagnostics(params: types.ServerDiagnosticsParams = {}, options?: CallOptions): Promise<types.ServerDiagnosticsResponse> {
    return this.request("server/diagnostics", params, options);
  }

  /**
   * Switches a skill on or off.
   *
   * Writes the configuration of the user. `skills/list` shows it after `forceReload`.
   *
   * Errors:
   * - -32602 `skills/config/write requires exactly one of path or name`: Neither or both were given. Since 0.169.
   *
   * Source: `schema/codex/skills/config/write.json`.
   */
  skillsConfigWrite(params: types.SkillsConfigWriteParams, options?: CallOptions): Promise<types.SkillsConfigWriteResponse> {
    return this.request("skills/config/write", params, options);
  }

  /**
   * Sets further directories to look for skills in.
   *
   * They count as skills of the user.
   *
   * Errors:
   * - -32600 `Invalid request: AbsolutePathBuf deserialized without a base path`: A path is relative.
   *
   * Since 0.169. Source: `schema/codex/skills/extraRoots/set.json`.
   */
  skillsExtraRootsSet(params: types.SkillsExtraRootsSetParams, options?: CallOptions): Promise<types.SkillsExtraRootsSetResponse> {
    return this.request("skills/extraRoots/set", params, options);
  }

  /**
   * Lists the skills for some directories.
   *
   * The files are read for each request, so `forceReload` changes nothing. A directory that does not exist still has the skills of the user and of the server.
   *
   * Errors:
   * - -32600 `failed to load configuration: {detail}`: The configuration cannot be read.
   *
   * Source: `schema/codex/skills/list.json`.
   */
  skillsList(params: types.SkillsListParams = {}, options?: CallOptions): Promise<types.SkillsListResponse> {
    return this.request("skills/list", params, options);
  }

  /**
   * Reads the catalog of skills.
   *
   * Asks the service of the vendor.
   *
   * Errors:
   * - -32603 `failed to read remote skills: {detail}`: The service cannot be reached.
   *
   * Until 0.97. Source: `schema/codex/skills/remote/read.json`.
   */
  skillsRemoteRead(params: types.SkillsRemoteReadParams = {}, options?: CallOptions): Promise<types.SkillsRemoteReadResponse> {
    return this.request("skills/remote/read", params, options);
  }

  /**
   * Downloads a skill of the catalog.
   *
   * It goes into the skill folder of the home directory.
   *
   * Errors:
   * - -32603 `failed to download remote skill: {detail}`: The service cannot be reached.
   *
   * Until 0.97. Source: `schema/codex/skills/remote/write.json`.
   */
  skillsRemoteWrite(params: types.SkillsRemoteWriteParams, options?: CallOptions): Promise<types.SkillsRemoteWriteResponse> {
    return this.request("skills/remote/write", params, options);
  }

  /**
   * Overrules a refusal of the automatic reviewer.
   *
   * The agent is told and may try the action again.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `invalid Guardian denial event: {detail}`: The event cannot be read.
   *
   * Since 0.169. Source: `schema/codex/thread/approveGuardianDeniedAction.json`.
   */
  threadApproveGuardianDeniedAction(params: types.ThreadApproveGuardianDeniedActionParams, options?: CallOptions): Promise<types.ThreadApproveGuardianDeniedActionResponse> {
    return this.request("thread/approveGuardianDeniedAction", params, options);
  }

  /**
   * Moves a thread into the archive and unloads it.
   *
   * A thread that is archived already is not found.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Source: `schema/codex/thread/archive.json`.
   */
  threadArchive(params: types.ThreadArchiveParams, options?: CallOptions): Promise<types.ThreadArchiveResponse> {
    return this.request("thread/archive", params, options);
  }

  /**
   * Keeps data of the client with a thread.
   *
   * Where the thread has an attachment of this type and key, that one is returned unchanged.
   *
   * Errors:
   * - -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
   * - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
   * - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
   * - -32602 `identityKey must not be empty`: `identityKey` is empty.
   * - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
   * - -32602 `attachment payload must not exceed 65536 bytes`: `payload` has more than 65536 bytes as JSON.
   * - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/thread/attachment/add.json`.
   */
  threadAttachmentAdd(params: types.ThreadAttachmentAddParams, options?: CallOptions): Promise<types.ThreadAttachmentAddResponse> {
    return this.request("thread/attachment/add", params, options);
  }

  /**
   * Lists the attachments of a thread.
   *
   * A thread that does not exist has none. `nextCursor` is `null` on the last page.
   *
   * Errors:
   * - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/attachment/list.json`.
   */
  threadAttachmentList(params: types.ThreadAttachmentListParams, options?: CallOptions): Promise<types.ThreadAttachmentListResponse> {
    return this.request("thread/attachment/list", params, options);
  }

  /**
   * Removes an attachment from a thread.
   *
   * Succeeds also when there is none of this type and key; then no notification follows.
   *
   * Errors:
   * - -32602 `thread not found: {threadId}`: No thread has this id, or it is not stored.
   * - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
   * - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
   * - -32602 `identityKey must not be empty`: `identityKey` is empty.
   * - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
   * - -32602 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/thread/attachment/remove.json`.
   */
  threadAttachmentRemove(params: types.ThreadAttachmentRemoveParams, options?: CallOptions): Promise<types.ThreadAttachmentRemoveResponse> {
    return this.request("thread/attachment/remove", params, options);
  }

  /**
   * Lists the threads that have a certain attachment.
   *
   * Threads without a user message are listed, too.
   *
   * Errors:
   * - -32602 `attachmentType must not be empty`: `attachmentType` is empty.
   * - -32602 `attachmentType must not exceed 256 bytes`: `attachmentType` has more than 256 bytes.
   * - -32602 `identityKey must not be empty`: `identityKey` is empty.
   * - -32602 `identityKey must not exceed 256 bytes`: `identityKey` has more than 256 bytes.
   * - -32602 `invalid pagination cursor`: The cursor is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/attachmentOwner/list.json`.
   */
  threadAttachmentOwnerList(params: types.ThreadAttachmentOwnerListParams, options?: CallOptions): Promise<types.ThreadAttachmentOwnerListResponse> {
    return this.request("thread/attachmentOwner/list", params, options);
  }

  /**
   * Ends all background commands of a thread.
   *
   * Succeeds also when there are none.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/backgroundTerminals/clean.json`.
   * @experimental
   */
  threadBackgroundTerminalsClean(params: types.ThreadBackgroundTerminalsCleanParams, options?: CallOptions): Promise<types.ThreadBackgroundTerminalsCleanResponse> {
    return this.request("thread/backgroundTerminals/clean", params, options);
  }

  /**
   * Lists the background commands of a thread.
   *
   * `nextCursor` is `null` on the last page.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `invalid cursor: {detail}`: `cursor` is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/backgroundTerminals/list.json`.
   * @experimental
   */
  threadBackgroundTerminalsList(params: types.ThreadBackgroundTerminalsListParams, options?: CallOptions): Promise<types.ThreadBackgroundTerminalsListResponse> {
    return this.request("thread/backgroundTerminals/list", params, options);
  }

  /**
   * Ends one background command.
   *
   * Succeeds also when it does not run; the answer says so.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `invalid background terminal process id: {detail}`: `processId` is not a number.
   *
   * Since 0.169. Source: `schema/codex/thread/backgroundTerminals/terminate.json`.
   * @experimental
   */
  threadBackgroundTerminalsTerminate(params: types.ThreadBackgroundTerminalsTerminateParams, options?: CallOptions): Promise<types.ThreadBackgroundTerminalsTerminateResponse> {
    return this.request("thread/backgroundTerminals/terminate", params, options);
  }

  /**
   * Summarizes the history of a thread so that it takes less room.
   *
   * Answers at once; the summary is made in a turn with a `contextCompaction` item. In 0.97 no `turn/started` comes, and `thread/compacted` before `turn/completed`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Source: `schema/codex/thread/compact/start.json`.
   */
  threadCompactStart(params: types.ThreadCompactStartParams, options?: CallOptions): Promise<types.ThreadCompactStartResponse> {
    return this.request("thread/compact/start", params, options);
  }

  /**
   * Says that a question outside of this protocol is settled.
   *
   * At 0 the time limits of the thread's commands run again.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `out-of-band elicitation count is already zero`: No question is open.
   *
   * Since 0.169. Source: `schema/codex/thread/decrement_elicitation.json`.
   * @experimental
   */
  threadDecrementElicitation(params: types.ThreadDecrementElicitationParams, options?: CallOptions): Promise<types.ThreadDecrementElicitationResponse> {
    return this.request("thread/decrement_elicitation", params, options);
  }

  /**
   * Deletes a thread for good and unloads it.
   *
   * The answer comes before `thread/deleted`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `thread is not persisted and cannot be deleted: {threadId}`: The thread is ephemeral.
   * - -32600 `cannot delete thread while attached thread {threadId} exists; delete the attached thread first`: A thread is attached to it.
   * - -32600 `cannot delete thread {threadId}: forked history still references it`: The file of a thread that another program forked goes on from the file of this one.
   *
   * Since 0.169. Source: `schema/codex/thread/delete.json`.
   */
  threadDelete(params: types.ThreadDeleteParams, options?: CallOptions): Promise<types.ThreadDeleteResponse> {
    return this.request("thread/delete", params, options);
  }

  /**
   * Copies a stored thread into a new one, loads it and subscribes the connection to it.
   *
   * The source is not changed. A running turn is copied as interrupted. The answer comes before `thread/started`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`. Until 0.97.
   * - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at `path`. Since 0.169.
   * - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until 0.97.
   * - -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since 0.169.
   * - -32600 `turn not found: {turnId}`: The thread has no such turn.
   * - -32600 `no rollout found for thread id {threadId}`: The source is archived. Until 0.97.
   * - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The source is archived. Since 0.169.
   * - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
   * - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
   * - -32600 ``beforeTurnId` cannot be combined with `lastTurnId``: Both are given.
   * - -32600 `lastTurnId '{turnId}' identifies an in-progress turn`: `lastTurnId` is the running turn.
   * - -32600 `attachToSource cannot be combined with ephemeral or deferGoalContinuation`: A fork that is attached is ephemeral or defers its goal.
   * - -32600 `ephemeral paginated thread/fork requires `excludeTurns: true``: A fork is ephemeral and `excludeTurns` is not `true`. Since 0.169.
   * - -32600 ``experimentalDisablePredictionMcp` requires `experimentalPredictionMode: true``: `experimentalDisablePredictionMcp` is given without it.
   * - -32600 ``experimentalPredictionMode` requires `ephemeral: true``: A fork in prediction mode is not ephemeral.
   *
   * Source: `schema/codex/thread/fork.json`.
   */
  threadFork(params: types.ThreadForkParams, options?: CallOptions): Promise<types.ThreadForkResponse> {
    return this.request("thread/fork", params, options);
  }

  /**
   * Drops the goal of a thread.
   *
   * Succeeds also without a goal; then no notification follows.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
   *
   * Since 0.169. Source: `schema/codex/thread/goal/clear.json`.
   */
  threadGoalClear(params: types.ThreadGoalClearParams, options?: CallOptions): Promise<types.ThreadGoalClearResponse> {
    return this.request("thread/goal/clear", params, options);
  }

  /**
   * Returns the goal of a thread.
   *
   * The goal is `null` where none is set.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
   *
   * Since 0.169. Source: `schema/codex/thread/goal/get.json`.
   */
  threadGoalGet(params: types.ThreadGoalGetParams, options?: CallOptions): Promise<types.ThreadGoalGetResponse> {
    return this.request("thread/goal/get", params, options);
  }

  /**
   * Sets or changes the goal of a thread.
   *
   * While the goal is active and the thread idle, the server starts turns on its own. After a failed turn the goal is blocked.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No thread has this id, or it is archived.
   * - -32600 `goal objective must not be empty`: Nothing is left of the objective without the blanks around it.
   * - -32600 `goal objective must be at most 4000 characters`: The objective is longer.
   * - -32600 `goal budgets must be positive when provided`: `tokenBudget` is 0 or negative.
   * - -32600 `cannot update goal for thread {threadId}: no goal exists`: There is no goal, and no objective was given.
   *
   * Since 0.169. Source: `schema/codex/thread/goal/set.json`.
   */
  threadGoalSet(params: types.ThreadGoalSetParams, options?: CallOptions): Promise<types.ThreadGoalSetResponse> {
    return this.request("thread/goal/set", params, options);
  }

  /**
   * Lets the automatic reviewer judge the last call of a thread without running it.
   *
   * The connection is subscribed to the thread and stays so.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `expected a completed plaintext exec_command, apply_patch, request_permissions, or MCP call with a nonempty call ID`: The history does not end with such a call.
   * - -32600 `the requested tool is unavailable on this thread`: The thread has no tool of that name.
   * - -32603 `Guardian review failed: {detail}`: The reviewer gave no judgment; the reason.
   *
   * Since 0.169. Source: `schema/codex/thread/guardianReview.json`.
   * @experimental
   */
  threadGuardianReview(params: types.ThreadGuardianReviewParams, options?: CallOptions): Promise<types.ThreadGuardianReviewResponse> {
    return this.request("thread/guardianReview", params, options);
  }

  /**
   * Says that the user is asked something outside of this protocol.
   *
   * While the count is above 0, the time limits of the thread's commands stand still.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/increment_elicitation.json`.
   * @experimental
   */
  threadIncrementElicitation(params: types.ThreadIncrementElicitationParams, options?: CallOptions): Promise<types.ThreadIncrementElicitationResponse> {
    return this.request("thread/increment_elicitation", params, options);
  }

  /**
   * Adds model items to the history of a loaded thread.
   *
   * No turn runs; the model sees the items from the next one on.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `items must not be empty`: There are none.
   * - -32600 `items[{index}] is not a valid response item: {detail}`: An item is not in the notation of the model's interface.
   *
   * Since 0.169. Source: `schema/codex/thread/inject_items.json`.
   */
  threadInjectItems(params: types.ThreadInjectItemsParams, options?: CallOptions): Promise<types.ThreadInjectItemsResponse> {
    return this.request("thread/inject_items", params, options);
  }

  /**
   * Lists the items of a thread page by page, oldest first.
   *
   * The thread may be stored or loaded. `turnId` limits the list to one turn.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   * - -32602 `turnId is required when cursor is an item anchor`: The cursor is an item, and `turnId` does not name its turn.
   * - -32602 `cursor.itemId does not identify an item in the requested history scope`: The turn has no item that the cursor names.
   *
   * Since 0.169. Source: `schema/codex/thread/items/list.json`.
   */
  threadItemsList(params: types.ThreadItemsListParams, options?: CallOptions): Promise<types.ThreadItemsListResponse> {
    return this.request("thread/items/list", params, options);
  }

  /**
   * Returns certain items of a turn.
   *
   * Ids that the turn does not have are left out.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `itemIds must contain 1 to 100 IDs`: There are none or too many.
   * - -32601 `thread/items/read is not supported yet`: The thread is not read in pages, or does not exist.
   *
   * Since 0.169. Source: `schema/codex/thread/items/read.json`.
   * @experimental
   */
  threadItemsRead(params: types.ThreadItemsReadParams, options?: CallOptions): Promise<types.ThreadItemsReadResponse> {
    return this.request("thread/items/read", params, options);
  }

  /**
   * Lists stored threads, newest first.
   *
   * Threads without a user message are left out. `nextCursor` is `null` on the last page.
   *
   * Errors:
   * - -32600 `section-position sorting requires a section filter`: The threads are sorted by their place in a section, and no section is named.
   * - -32600 `parentThreadId and ancestorThreadId are mutually exclusive`: Both are named.
   * - -32600 `attachedToThreadId cannot be combined with parentThreadId or ancestorThreadId`: `attachedToThreadId` is named with one of the others.
   * - -32600 `includeAttachedThreads requires a non-empty searchTerm`: Attached threads are to be listed, and no title is searched for.
   * - -32600 `invalid attached thread parent id: {detail}`: `attachedToThreadId` is not a UUID.
   * - -32602 `originator filtering is not supported by the local app-server`: `originators` names any.
   * - -32600 `invalid parent thread id: {detail}`: `parentThreadId` is not a UUID.
   * - -32602 `invalid excluded thread id: {detail}`: An entry of `excludedThreadIds` is not a UUID.
   * - -32602 `projectId must not be empty`: `projectId` is empty.
   * - -32602 `project not found: {projectId}`: There is no such project.
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   *
   * Source: `schema/codex/thread/list.json`.
   */
  threadList(params: types.ThreadListParams = {}, options?: CallOptions): Promise<types.ThreadListResponse> {
    return this.request("thread/list", params, options);
  }

  /**
   * Lists the ids of loaded threads.
   *
   * The ids are sorted, and a page ends with the id that is its cursor.
   *
   * Errors:
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   *
   * Source: `schema/codex/thread/loaded/list.json`.
   */
  threadLoadedList(params: types.ThreadLoadedListParams = {}, options?: CallOptions): Promise<types.ThreadLoadedListResponse> {
    return this.request("thread/loaded/list", params, options);
  }

  /**
   * Returns what a thread knows from memories.
   *
   * The thread must be loaded. The summary is `null` where memories are off.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/memory/read.json`.
   * @experimental
   */
  threadMemoryRead(params: types.ThreadMemoryReadParams, options?: CallOptions): Promise<types.ThreadMemoryReadResponse> {
    return this.request("thread/memory/read", params, options);
  }

  /**
   * Says whether a thread may become part of memories.
   *
   * The thread may be loaded or stored.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `ephemeral thread does not support metadata updates: {threadId}`: The thread is not stored.
   *
   * Since 0.169. Source: `schema/codex/thread/memoryMode/set.json`.
   * @experimental
   */
  threadMemoryModeSet(params: types.ThreadMemoryModeSetParams, options?: CallOptions): Promise<types.ThreadMemoryModeSetResponse> {
    return this.request("thread/memoryMode/set", params, options);
  }

  /**
   * Changes stored data of a thread.
   *
   * The thread may be loaded or stored. When all parts of `gitInfo` are removed, it becomes `null`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread metadata update must include at least one field`: There is nothing to change.
   * - -32603 `failed to read thread metadata: invalid thread-store request: no rollout found for thread id {threadId}`: There is no such thread to put into a project.
   * - -32600 `gitInfo.{member} must not be empty`: A text of `gitInfo` is blank.
   * - -32600 `gitInfo must include at least one field`: `gitInfo` is an empty object.
   * - -32600 `gitInfo.{field} must not be empty`: A part of `gitInfo` is an empty text.
   * - -32600 `project not found: {projectId}`: There is no such project.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/metadata/update.json`.
   */
  threadMetadataUpdate(params: types.ThreadMetadataUpdateParams, options?: CallOptions): Promise<types.ThreadMetadataUpdateResponse> {
    return this.request("thread/metadata/update", params, options);
  }

  /**
   * Gives a thread a title.
   *
   * The thread may be loaded or stored; in 0.97 it must be loaded.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `thread name must not be empty`: Nothing is left of the name without the blanks around it.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Source: `schema/codex/thread/name/set.json`.
   */
  threadNameSet(params: types.ThreadSetNameParams, options?: CallOptions): Promise<types.ThreadSetNameResponse> {
    return this.request("thread/name/set", params, options);
  }

  /**
   * Asks for a guess of the next user message.
   *
   * The guess would come as `thread/prediction/updated`; the server does not make any.
   *
   * Errors:
   * - -32601 `thread/prediction/request is not implemented yet`: Always.
   *
   * Since 0.169. Source: `schema/codex/thread/prediction/request.json`.
   * @experimental
   */
  threadPredictionRequest(params: types.ThreadPredictionRequestParams, options?: CallOptions): Promise<types.ThreadPredictionRequestResponse> {
    return this.request("thread/prediction/request", params, options);
  }

  /**
   * Turns a plan that the user agreed to into the first message of a fresh thread.
   *
   * The prompt contains the plan, and names its file where one is given.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `The thread already has an active turn.`: A turn runs.
   * - -32600 `The approved plan is empty.`: Nothing is left of `markdown` without the blanks around it.
   * - -32602 ``attachmentPath` must be absolute on the app server`: `attachmentPath` is relative.
   *
   * Since 0.169. Source: `schema/codex/thread/prepareApprovedPlan.json`.
   * @experimental
   */
  threadPrepareApprovedPlan(params: types.ThreadPrepareApprovedPlanParams, options?: CallOptions): Promise<types.ThreadPrepareApprovedPlanResponse> {
    return this.request("thread/prepareApprovedPlan", params, options);
  }

  /**
   * Queues input that becomes a turn of its own once the thread is idle.
   *
   * On an idle thread the turn starts at once. The queue outlives the server.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
   * - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
   * - -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be read.
   * - -32600 `only user input can be added to the user-message queue`: `input` is empty.
   *
   * Since 0.169. Source: `schema/codex/thread/queue/add.json`.
   * @experimental
   */
  threadQueueAdd(params: types.ThreadQueueAddParams, options?: CallOptions): Promise<types.ThreadQueueAddResponse> {
    return this.request("thread/queue/add", params, options);
  }

  /**
   * Takes an entry out of the queue.
   *
   * Succeeds also when there is no such entry; the answer says so.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/queue/delete.json`.
   * @experimental
   */
  threadQueueDelete(params: types.ThreadQueueDeleteParams, options?: CallOptions): Promise<types.ThreadQueueDeleteResponse> {
    return this.request("thread/queue/delete", params, options);
  }

  /**
   * Lists the queued input of a thread, next one first.
   *
   * `nextCursor` is `null` on the last page.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
   * - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived. Since 0.169.
   * - -32600 `invalid queue pagination cursor: {detail}`: `cursor` is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/queue/list.json`.
   * @experimental
   */
  threadQueueList(params: types.ThreadQueueListParams, options?: CallOptions): Promise<types.ThreadQueueListResponse> {
    return this.request("thread/queue/list", params, options);
  }

  /**
   * Puts the queue in another order.
   *
   * Every entry must be named once.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `queue reorder must include every queued submission exactly once`: An id is missing, double or unknown.
   *
   * Since 0.169. Source: `schema/codex/thread/queue/reorder.json`.
   * @experimental
   */
  threadQueueReorder(params: types.ThreadQueueReorderParams, options?: CallOptions): Promise<types.ThreadQueueReorderResponse> {
    return this.request("thread/queue/reorder", params, options);
  }

  /**
   * Starts a turn with an entry of the queue now.
   *
   * Without an id it is the next one.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `queue is empty`: There is no entry.
   * - -32600 `thread already has an active or pending turn`: A turn runs.
   * - -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
   *
   * Since 0.169. Source: `schema/codex/thread/queue/start.json`.
   * @experimental
   */
  threadQueueStart(params: types.ThreadQueueStartParams, options?: CallOptions): Promise<types.ThreadQueueStartResponse> {
    return this.request("thread/queue/start", params, options);
  }

  /**
   * Replaces the input of an entry of the queue.
   *
   * The entry keeps its place and its id.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32603 `failed to read thread: invalid thread-store request: no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
   * - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
   * - -32600 `local queued attachment is invalid: {detail}`: A local image of `input` cannot be read.
   * - -32600 `only user input can be added to the user-message queue`: `input` is empty.
   * - -32600 `queued submission not found: {queuedSubmissionId}`: The queue has no such entry.
   *
   * Since 0.169. Source: `schema/codex/thread/queue/update.json`.
   * @experimental
   */
  threadQueueUpdate(params: types.ThreadQueueUpdateParams, options?: CallOptions): Promise<types.ThreadQueueUpdateResponse> {
    return this.request("thread/queue/update", params, options);
  }

  /**
   * Returns a thread as it is stored.
   *
   * Neither loads the thread nor subscribes to it. With `includeTurns` a paginated thread draws a `deprecationNotice`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not loaded: {threadId}`: The thread is neither stored nor loaded.
   * - -32603 `failed to load rollout `{path}` for thread {threadId}: {detail}`: The stored file is damaged.
   * - -32600 `ephemeral threads do not support includeTurns`: Turns of an ephemeral thread were asked for.
   * - -32601 `list_turns is not supported yet`: Turns were asked for before the first one was stored.
   *
   * Source: `schema/codex/thread/read.json`.
   */
  threadRead(params: types.ThreadReadParams, options?: CallOptions): Promise<types.ThreadReadResponse> {
    return this.request("thread/read", params, options);
  }

  /**
   * Marks a thread read or unread.
   *
   * Refused when the read state changed meanwhile; `data` of the error then holds `reason` and the `readState` of now.
   *
   * Errors:
   * - -32600 `thread not loaded: {threadId}`: No loaded thread has this id.
   * - -32600 `read state changed`: `expectedRevision` is not the revision of now.
   *
   * Since 0.169. Source: `schema/codex/thread/readState/update.json`.
   * @experimental
   */
  threadReadStateUpdate(params: types.ThreadReadStateUpdateParams, options?: CallOptions): Promise<types.ThreadReadStateUpdateResponse> {
    return this.request("thread/readState/update", params, options);
  }

  /**
   * Sends sound into a voice session.
   *
   * Answers at once; without a session `error` follows.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/realtime/appendAudio.json`.
   * @experimental
   */
  threadRealtimeAppendAudio(params: types.ThreadRealtimeAppendAudioParams, options?: CallOptions): Promise<types.ThreadRealtimeAppendAudioResponse> {
    return this.request("thread/realtime/appendAudio", params, options);
  }

  /**
   * Has a voice session speak a text.
   *
   * Answers at once; without a session `error` follows.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/realtime/appendSpeech.json`.
   * @experimental
   */
  threadRealtimeAppendSpeech(params: types.ThreadRealtimeAppendSpeechParams, options?: CallOptions): Promise<types.ThreadRealtimeAppendSpeechResponse> {
    return this.request("thread/realtime/appendSpeech", params, options);
  }

  /**
   * Sends text into a voice session.
   *
   * Answers at once; without a session `error` follows.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/realtime/appendText.json`.
   * @experimental
   */
  threadRealtimeAppendText(params: types.ThreadRealtimeAppendTextParams, options?: CallOptions): Promise<types.ThreadRealtimeAppendTextResponse> {
    return this.request("thread/realtime/appendText", params, options);
  }

  /**
   * Lists the voices by version of the voice protocol.
   *
   * The list is fixed.
   *
   * Since 0.169. Source: `schema/codex/thread/realtime/listVoices.json`.
   * @experimental
   */
  threadRealtimeListVoices(params: types.ThreadRealtimeListVoicesParams = {}, options?: CallOptions): Promise<types.ThreadRealtimeListVoicesResponse> {
    return this.request("thread/realtime/listVoices", params, options);
  }

  /**
   * Opens a voice session for a thread.
   *
   * Answers at once; whether it opens is told by notifications. Needs an API key.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/realtime/start.json`.
   * @experimental
   */
  threadRealtimeStart(params: types.ThreadRealtimeStartParams, options?: CallOptions): Promise<types.ThreadRealtimeStartResponse> {
    return this.request("thread/realtime/start", params, options);
  }

  /**
   * Closes the voice session of a thread.
   *
   * The notification says `requested`; it comes also without a session.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/realtime/stop.json`.
   * @experimental
   */
  threadRealtimeStop(params: types.ThreadRealtimeStopParams, options?: CallOptions): Promise<types.ThreadRealtimeStopResponse> {
    return this.request("thread/realtime/stop", params, options);
  }

  /**
   * Opens a stored thread and subscribes the connection to it.
   *
   * No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a `deprecationNotice`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `failed to load rollout `{path}`: file does not exist`: There is no file at `path`. Until 0.97.
   * - -32600 `failed to resolve rollout path `{path}`: file does not exist`: There is no file at `path`. Since 0.169.
   * - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read. Until 0.97.
   * - -32603 `failed to read rollout `{path}`: {detail}`: The file at `path` cannot be read. Since 0.169.
   * - -32600 `no rollout found for thread id {threadId}`: The thread is archived. Until 0.97.
   * - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived. Since 0.169.
   * - -32600 `cannot resume thread {threadId} with history while it is already running`: `history` was given for a loaded thread.
   * - -32600 `cannot resume running thread {threadId} with stale path: requested `{path}`, active `{activePath}``: The thread is loaded, and its file is not at `path`.
   * - -32600 `resuming with history is not supported`: `history` was given for a thread that is not loaded.
   * - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider of the request is not configured. Until 0.97.
   * - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider of the request is not configured. Since 0.169.
   * - -32600 `This chat uses model provider “{modelProvider}”, which is no longer configured. Restore this provider’s configuration to continue.`: The model provider of the thread is not configured any more.
   *
   * Source: `schema/codex/thread/resume.json`.
   */
  threadResume(params: types.ThreadResumeParams, options?: CallOptions): Promise<types.ThreadResumeResponse> {
    return this.request("thread/resume", params, options);
  }

  /**
   * Drops a turn and all later ones from a loaded thread.
   *
   * The thread is loaded anew, also when the request fails after that. The stored history goes on in a new file; files of the workspace stay as they are.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `turn not found: {turnId}`: The thread has no such turn.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/revert.json`.
   */
  threadRevert(params: types.ThreadRevertParams, options?: CallOptions): Promise<types.ThreadRevertResponse> {
    return this.request("thread/revert", params, options);
  }

  /**
   * Drops the last turns of a loaded thread.
   *
   * Stored threads keep it in mind when they are resumed. Files of the workspace stay as they are. Later versions have `thread/revert`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `numTurns must be >= 1`: `numTurns` is 0.
   *
   * Until 0.97. Source: `schema/codex/thread/rollback.json`.
   */
  threadRollback(params: types.ThreadRollbackParams, options?: CallOptions): Promise<types.ThreadRollbackResponse> {
    return this.request("thread/rollback", params, options);
  }

  /**
   * Gives up a running `thread/sample` request.
   *
   * Succeeds also when there is none with this id. The request is answered with an error.
   *
   * Since 0.169. Source: `schema/codex/thread/sample/cancel.json`.
   * @experimental
   */
  threadSampleCancel(params: types.ThreadSampleCancelParams, options?: CallOptions): Promise<types.ThreadSampleCancelResponse> {
    return this.request("thread/sample/cancel", params, options);
  }

  /**
   * Asks the model something about a thread without adding to its history.
   *
   * `expectedTurnId` must be the latest turn, and it must have ended unless `allowInProgressTurn` says otherwise. The model sees the definitions of the thread's tools, but calls none.
   *
   * Errors:
   * - -32600 `{detail}`: `threadId` is not a UUID.
   * - -32600 `thread/sample requires a loaded source`: No loaded thread has this id.
   * - -32600 `thread/sample requires expectedTurnId and a prompt of at most 4000 bytes`: One of them is empty, or the prompt is longer.
   * - -32600 `sample source must be idle`: A turn runs, and `allowInProgressTurn` is not set.
   * - -32600 `sample source turn must be the latest finished turn`: `expectedTurnId` is another turn.
   * - -32600 `sample source turn must be the latest turn`: `expectedTurnId` is another turn, with `allowInProgressTurn`.
   * - -32603 `sample canceled`: `thread/sample/cancel` named the request.
   * - -32603 `{detail}`: The model did not answer; the reason.
   *
   * Since 0.169. Source: `schema/codex/thread/sample.json`.
   * @experimental
   */
  threadSample(params: types.ThreadSampleParams, options?: CallOptions): Promise<types.ThreadSampleResponse> {
    return this.request("thread/sample", params, options);
  }

  /**
   * Searches the text of all stored threads.
   *
   * Finds messages of the user and of the agent, upper and lower case alike. Each thread is found once, with its first place shown.
   *
   * Errors:
   * - -32600 `thread/search requires a non-empty searchTerm`: Nothing is left of the term without the blanks around it.
   * - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/search.json`.
   * @experimental
   */
  threadSearch(params: types.ThreadSearchParams, options?: CallOptions): Promise<types.ThreadSearchResponse> {
    return this.request("thread/search", params, options);
  }

  /**
   * Searches the messages of one thread.
   *
   * Finds words of the user and of the agent, oldest first. Only for threads read in pages.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread/searchOccurrences requires a non-empty searchTerm`: `searchTerm` is empty.
   * - -32600 `invalid cursor: {cursor}`: `cursor` is not one the server gave out.
   * - -32601 `thread/searchOccurrences is not supported yet`: The thread is not read in pages, or does not exist.
   *
   * Since 0.169. Source: `schema/codex/thread/searchOccurrences.json`.
   * @experimental
   */
  threadSearchOccurrences(params: types.ThreadSearchOccurrencesParams, options?: CallOptions): Promise<types.ThreadSearchOccurrencesResponse> {
    return this.request("thread/searchOccurrences", params, options);
  }

  /**
   * Moves a thread into, within or out of a section of the user's list.
   *
   * A thread is in one section at most.
   *
   * Errors:
   * - -32600 `thread not found: {threadId}`: No thread has this id.
   * - -32600 `sectionId must not be empty`: `sectionId` is empty.
   * - -32600 `section {sectionId} does not exist`: There is no such section.
   * - -32600 `beforeThreadId requires a non-null sectionId`: A neighbor is named, but no section.
   * - -32600 `before thread {beforeThreadId} is not in section {sectionId}`: The neighbor is not in the section.
   * - -32600 `thread {threadId} cannot be moved before itself`: The thread and its neighbor are the same.
   * - -32600 `invalid before thread id: {detail}`: `beforeThreadId` is not a UUID.
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/thread/section/move.json`.
   */
  threadSectionMove(params: types.ThreadSectionMoveParams, options?: CallOptions): Promise<types.ThreadSectionMoveResponse> {
    return this.request("thread/section/move", params, options);
  }

  /**
   * Changes what later turns of a thread run with.
   *
   * The running turn goes on as it is. No notification follows when nothing changed.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
   * - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
   * - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
   * - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
   * - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
   * - -32600 ``permissions` cannot be combined with `sandboxPolicy``: Both are given.
   *
   * Since 0.169. Source: `schema/codex/thread/settings/update.json`.
   * @experimental
   */
  threadSettingsUpdate(params: types.ThreadSettingsUpdateParams, options?: CallOptions): Promise<types.ThreadSettingsUpdateResponse> {
    return this.request("thread/settings/update", params, options);
  }

  /**
   * Runs a command of the user in a thread, without a sandbox.
   *
   * Answers at once. An idle thread gets a turn of its own for it; in a running turn the item joins that turn and the model sees the output.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `command must not be empty`: Nothing is left of the command without the blanks around it.
   * - -32602 `thread/shellCommand timeoutMs must be non-negative, got {timeoutMs}`: The time limit is negative.
   *
   * Since 0.169. Source: `schema/codex/thread/shellCommand.json`.
   */
  threadShellCommand(params: types.ThreadShellCommandParams, options?: CallOptions): Promise<types.ThreadShellCommandResponse> {
    return this.request("thread/shellCommand", params, options);
  }

  /**
   * Creates a thread, loads it and subscribes the connection to it.
   *
   * Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists after its first turn.
   *
   * Errors:
   * - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
   * - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
   * - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
   * - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
   * - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
   * - -32600 `projectId must not be empty`: `projectId` is empty.
   * - -32600 `project not found: {projectId}`: `projectId` names no project.
   * - -32600 `error deriving config: Model provider `{modelProvider}` not found`: The model provider is not configured. Until 0.97.
   * - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured. Since 0.169.
   * - -32600 ``permissions` cannot be combined with `sandbox``: Both are given; `thread/resume` and `thread/fork` refuse it, too.
   * - -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
   * - -32600 `dynamic tool name must not be empty`: A tool has no name.
   * - -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins with `mcp__`.
   * - -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool begins or ends with a blank.
   * - -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The name of a tool has other characters; not checked in 0.97.
   * - -32600 `dynamic tool namespace must contain at least one tool: {name}`: A group has no tool.
   * - -32600 `duplicate dynamic tool namespace: {name}`: Two groups share a name.
   * - -32600 `deferred dynamic tool must include a namespace: {name}`: A tool with `deferLoading` is in no group.
   * - -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a tool uses something that is not supported.
   *
   * Source: `schema/codex/thread/start.json`.
   */
  threadStart(params: types.ThreadStartParams = {}, options?: CallOptions): Promise<types.ThreadStartResponse> {
    return this.request("thread/start", params, options);
  }

  /**
   * Lists the history of a thread step by step, voice sessions included.
   *
   * Entries come in the order they were stored. `nextCursor` is `null` on the last page.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `invalid thread timeline cursor`: `cursor` is not one the server gave out.
   * - -32601 `thread/timeline/list is not supported yet`: The thread is not read in pages, or does not exist.
   *
   * Since 0.169. Source: `schema/codex/thread/timeline/list.json`.
   * @experimental
   */
  threadTimelineList(params: types.ThreadTimelineListParams, options?: CallOptions): Promise<types.ThreadTimelineListResponse> {
    return this.request("thread/timeline/list", params, options);
  }

  /**
   * Lists the turns of a thread page by page, newest first.
   *
   * The thread may be stored or loaded.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/turns/list.json`.
   */
  threadTurnsList(params: types.ThreadTurnsListParams, options?: CallOptions): Promise<types.ThreadTurnsListResponse> {
    return this.request("thread/turns/list", params, options);
  }

  /**
   * Takes a thread out of the archive.
   *
   * The thread is not loaded by this.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID. Until 0.97.
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID. Since 0.169.
   * - -32600 `no archived rollout found for thread id {threadId}`: No archived thread has this id.
   *
   * Source: `schema/codex/thread/unarchive.json`.
   */
  threadUnarchive(params: types.ThreadUnarchiveParams, options?: CallOptions): Promise<types.ThreadUnarchiveResponse> {
    return this.request("thread/unarchive", params, options);
  }

  /**
   * Ends the connection's subscription to a thread.
   *
   * The thread is not unloaded at once, but when nobody has subscribed and no turn has run for a minute or two; `thread/status/changed` and `thread/closed` tell so.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   *
   * Since 0.169. Source: `schema/codex/thread/unsubscribe.json`.
   */
  threadUnsubscribe(params: types.ThreadUnsubscribeParams, options?: CallOptions): Promise<types.ThreadUnsubscribeResponse> {
    return this.request("thread/unsubscribe", params, options);
  }

  /**
   * Creates a section.
   *
   * Two sections may have the same name.
   *
   * Errors:
   * - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
   * - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
   *
   * Since 0.169. Source: `schema/codex/threadSection/create.json`.
   */
  threadSectionCreate(params: types.ThreadSectionCreateParams, options?: CallOptions): Promise<types.ThreadSectionCreateResponse> {
    return this.request("threadSection/create", params, options);
  }

  /**
   * Deletes a section.
   *
   * Its threads stay, without a section.
   *
   * Errors:
   * - -32602 `sectionId must not be empty`: `sectionId` is empty.
   * - -32602 `thread section not found: {sectionId}`: There is no such section.
   * - -32602 `the built-in pinned section cannot be deleted`: It is the section that is always there.
   *
   * Since 0.169. Source: `schema/codex/threadSection/delete.json`.
   */
  threadSectionDelete(params: types.ThreadSectionDeleteParams, options?: CallOptions): Promise<types.ThreadSectionDeleteResponse> {
    return this.request("threadSection/delete", params, options);
  }

  /**
   * Lists the sections of the user's list of threads.
   *
   * A section called `Pinned` is always there.
   *
   * Since 0.169. Source: `schema/codex/threadSection/list.json`.
   */
  threadSectionList(params: types.ThreadSectionListParams = {}, options?: CallOptions): Promise<types.ThreadSectionListResponse> {
    return this.request("threadSection/list", params, options);
  }

  /**
   * Renames a section and changes its looks.
   *
   * The name is always given; the looks stay when they are absent.
   *
   * Errors:
   * - -32602 `section name must not be empty`: Nothing is left of the name without the blanks around it.
   * - -32602 `section appearance {member} must not exceed {limit} bytes`: `color` or `icon` has more than 64 bytes.
   * - -32602 `sectionId must not be empty`: `sectionId` is empty.
   * - -32602 `thread section not found: {sectionId}`: There is no such section.
   * - -32602 `the built-in pinned section cannot be renamed`: It is the section that is always there.
   *
   * Since 0.169. Source: `schema/codex/threadSection/update.json`.
   */
  threadSectionUpdate(params: types.ThreadSectionUpdateParams, options?: CallOptions): Promise<types.ThreadSectionUpdateResponse> {
    return this.request("threadSection/update", params, options);
  }

  /**
   * Stops the running turn.
   *
   * Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are withdrawn. An empty `turnId` stops whichever turn runs. 0.97 does not look at `turnId` and never answers when nothing runs.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `no active turn to interrupt`: No turn runs.
   * - -32600 `expected active turn id {turnId} but found {activeTurnId}`: Another turn runs.
   *
   * Source: `schema/codex/turn/interrupt.json`.
   */
  turnInterrupt(params: types.TurnInterruptParams, options?: CallOptions): Promise<types.TurnInterruptResponse> {
    return this.request("turn/interrupt", params, options);
  }

  /**
   * Changes settings for the rest of a running turn.
   *
   * The step that runs goes on as it is; later turns are not touched. Reviewer and environments can always change; a change of anything else, or of nothing, needs the feature `step_model_switching`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
   * - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
   * - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
   * - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
   * - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
   * - -32600 `turn settings updates require the step_model_switching feature`: The change needs the feature, and it is off.
   *
   * Since 0.169. Source: `schema/codex/turn/settings/update.json`.
   * @experimental
   */
  turnSettingsUpdate(params: types.TurnSettingsUpdateParams, options?: CallOptions): Promise<types.TurnSettingsUpdateResponse> {
    return this.request("turn/settings/update", params, options);
  }

  /**
   * Starts a turn and returns it before it runs.
   *
   * Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `invalid cwd for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: The working directory of an environment is not absolute.
   * - -32600 `invalid runtime workspace root for environment `{environmentId}`: path `{path}` does not use absolute POSIX or Windows path syntax`: A root of an environment is not absolute.
   * - -32600 `duplicate turn environment id `{environmentId}``: An environment is named twice.
   * - -32600 `unknown turn environment id `{environmentId}``: There is no such environment.
   * - -32600 `environment `{environmentId}` cannot be used: {detail}`: The environment is on another machine.
   * - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
   * - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
   * - -32600 `additional context name is only supported for untrusted context`: Context that is trusted has a name.
   * - -32600 ``toolOutput` cannot be combined with nonempty `input``: The turn has both.
   * - -32600 ``toolOutput.name` must not be empty`: The name is empty.
   * - -32603 `failed to submit turn input: ActiveTurnOutputSchemaMismatch`: A turn is running, and the input has an `outputSchema`.
   * - -32603 `failed to submit turn input: EmptyInput`: A turn is running, and there is no input for it.
   *
   * Source: `schema/codex/turn/start.json`.
   */
  turnStart(params: types.TurnStartParams, options?: CallOptions): Promise<types.TurnStartResponse> {
    return this.request("turn/start", params, options);
  }

  /**
   * Adds input to the running turn.
   *
   * The user message appears as an item as soon as the turn takes it. No turn is started and no settings are changed.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32602 `Input exceeds the maximum length of {maxChars} characters.`: The texts of `input` have more than 1,048,576 characters.
   * - -32600 `remote image URLs are not supported; use an inline data URL instead`: An image of `input` has an `http` URL.
   * - -32600 `additional context name is only supported for untrusted context`: Context that is trusted has a name.
   * - -32600 `no active turn to steer`: No turn runs.
   * - -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
   * - -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
   * - -32600 `input must not be empty`: `input` is empty.
   * - -32600 `cannot steer a {turnKind} turn`: A review or a summary runs.
   *
   * Since 0.169. Source: `schema/codex/turn/steer.json`.
   */
  turnSteer(params: types.TurnSteerParams, options?: CallOptions): Promise<types.TurnSteerResponse> {
    return this.request("turn/steer", params, options);
  }

  /**
   * Cancels a running verification.
   *
   * The cancelled request answers with an error. An unknown id is no error.
   *
   * Since 0.169. Source: `schema/codex/userVerification/cancel.json`.
   * @experimental
   */
  userVerificationCancel(params: types.UserVerificationCancelParams, options?: CallOptions): Promise<types.UserVerificationCancelResponse> {
    return this.request("userVerification/cancel", params, options);
  }

  /**
   * Deletes the key of this device.
   *
   * Nothing happens when there is none.
   *
   * Since 0.169. Source: `schema/codex/userVerification/delete.json`.
   * @experimental
   */
  userVerificationDelete(params: types.UserVerificationDeleteParams = {}, options?: CallOptions): Promise<types.UserVerificationDeleteResponse> {
    return this.request("userVerification/delete", params, options);
  }

  /**
   * Makes a key for this device.
   *
   * The client registers it with the service. A key that is there is used again.
   *
   * Since 0.169. Source: `schema/codex/userVerification/enroll.json`.
   * @experimental
   */
  userVerificationEnroll(params: types.UserVerificationEnrollParams = {}, options?: CallOptions): Promise<types.UserVerificationEnrollResponse> {
    return this.request("userVerification/enroll", params, options);
  }

  /**
   * Tells whether this device can verify its user.
   *
   * Asks nobody.
   *
   * Since 0.169. Source: `schema/codex/userVerification/status.json`.
   * @experimental
   */
  userVerificationStatus(params: types.UserVerificationStatusParams = {}, options?: CallOptions): Promise<types.UserVerificationStatusResponse> {
    return this.request("userVerification/status", params, options);
  }

  /**
   * Asks the user to confirm something with the key of this device.
   *
   * Answers when the user did. Errors carry what went wrong as `data`.
   *
   * Errors:
   * - -32602 `Invalid verification challenge or display text.`: A text is too long or empty, or the challenge is not base64url.
   * - -32603 `User verification is not available in this build or account.`: This device cannot do it.
   *
   * Since 0.169. Source: `schema/codex/userVerification/verify.json`.
   * @experimental
   */
  userVerificationVerify(params: types.UserVerificationVerifyParams, options?: CallOptions): Promise<types.UserVerificationVerifyResponse> {
    return this.request("userVerification/verify", params, options);
  }

  /**
   * Tells the state of the Windows sandbox.
   *
   * On other systems it is never set up.
   *
   * Since 0.169. Source: `schema/codex/windowsSandbox/readiness.json`.
   */
  windowsSandboxReadiness(options?: CallOptions): Promise<types.WindowsSandboxReadinessResponse> {
    return this.request("windowsSandbox/readiness", undefined, options);
  }

  /**
   * Sets the Windows sandbox up.
   *
   * The outcome comes as `windowsSandbox/setupCompleted`; on other systems it is a failure.
   *
   * Since 0.169. Source: `schema/codex/windowsSandbox/setupStart.json`.
   */
  windowsSandboxSetupStart(params: types.WindowsSandboxSetupStartParams, options?: CallOptions): Promise<types.WindowsSandboxSetupStartResponse> {
    return this.request("windowsSandbox/setupStart", params, options);
  }

  /**
   * Tells the server that the client has read the answer to `initialize`.
   *
   * Has no effect and may be left out.
   *
   * Source: `schema/codex/initialized.json`.
   */
  initialized(): Promise<void> {
    return this.notify("initialized", undefined);
  }
}
