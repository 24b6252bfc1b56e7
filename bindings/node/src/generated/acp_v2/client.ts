// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/acp/v2/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of Agent Client Protocol, draft of version 2, one each. */
export abstract class AcpV2Methods extends Client<types.ServerNotifications, types.ServerRequests> {
  /**
   * Signs the user in.
   *
   * Runs a sign-in that the agent handles itself. Answered by every agent that lists `authMethods`. Methods of type `terminal` are not passed here.
   *
   * Errors:
   * - -32000 `Authentication required`: The sign-in failed.
   * - -32602 `Invalid params`: The agent does not offer the method.
   *
   * Source: `schema/acp/v2/auth/login.json`.
   */
  authLogin(params: types.LoginAuthRequest, options?: CallOptions): Promise<types.LoginAuthResponse> {
    return this.request("auth/login", params, options);
  }

  /**
   * Signs the user out.
   *
   * Requests that need a signed-in user are refused with -32000 afterwards. Answered by every agent that lists `authMethods`.
   *
   * Source: `schema/acp/v2/auth/logout.json`.
   */
  authLogout(params: types.LogoutAuthRequest = {}, options?: CallOptions): Promise<types.LogoutAuthResponse> {
    return this.request("auth/logout", params, options);
  }

  /**
   * Tells whether someone is signed in.
   *
   * Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
   *
   * Source: `schema/acp/v2/auth/status.json`.
   * @experimental
   */
  authStatus(params: types.AuthStatusRequest = {}, options?: CallOptions): Promise<types.AuthStatusResponse> {
    return this.request("auth/status", params, options);
  }

  /**
   * Opens the connection.
   *
   * The first request. The agent chooses its newest version that is not above the client's; when it has none, the request fails. This server speaks the draft only with clients that ask for exactly this version, and answers others in version 1. It may be repeated as long as no other request was sent.
   *
   * Errors:
   * - -32022 `Unsupported protocol version`: The agent speaks only newer versions; `data` has `requested` and `supported`.
   * - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
   *
   * Source: `schema/acp/v2/initialize.json`.
   */
  initialize(params: types.InitializeRequest, options?: CallOptions): Promise<types.InitializeResponse> {
    return this.request("initialize", params, options);
  }

  /**
   * Switches a model provider off.
   *
   * Not for a provider that is `required`.
   *
   * Source: `schema/acp/v2/providers/disable.json`.
   * @experimental
   */
  providersDisable(params: types.DisableProviderRequest, options?: CallOptions): Promise<types.DisableProviderResponse> {
    return this.request("providers/disable", params, options);
  }

  /**
   * Lists the model providers.
   *
   * Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
   *
   * Source: `schema/acp/v2/providers/list.json`.
   * @experimental
   */
  providersList(params: types.ListProvidersRequest = {}, options?: CallOptions): Promise<types.ListProvidersResponse> {
    return this.request("providers/list", params, options);
  }

  /**
   * Configures a model provider.
   *
   * The new configuration replaces the earlier one as a whole, headers included.
   *
   * Errors:
   * - -32602 `Invalid params`: The provider or the API is unknown.
   *
   * Source: `schema/acp/v2/providers/set.json`.
   * @experimental
   */
  providersSet(params: types.SetProviderRequest, options?: CallOptions): Promise<types.SetProviderResponse> {
    return this.request("providers/set", params, options);
  }

  /**
   * Opens the connection to a proxy.
   *
   * Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol version. Sent to proxies only: this server is an agent, the end of a chain, which is opened by `initialize`. Where it is the conductor of proxies itself, it speaks version 1.
   *
   * Source: `schema/acp/v2/proxy/initialize.json`.
   * @experimental
   */
  proxyInitialize(params: types.InitializeRequest, options?: CallOptions): Promise<types.InitializeResponse> {
    return this.request("proxy/initialize", params, options);
  }

  /**
   * Passes a request along a chain of proxies.
   *
   * From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are those of the request inside. To give it up, `$/cancel_request` names the id of this request. This server is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks version 1.
   *
   * Source: `schema/acp/v2/proxy/successor.json`.
   * @experimental
   */
  proxySuccessor(params: types.ProxySuccessorRequest, options?: CallOptions): Promise<types.ProxySuccessorResponse> {
    return this.request("proxy/successor", params, options);
  }

  /**
   * Takes a session out of the default list.
   *
   * The history is kept. Work that is running is stopped and the session is closed first. Archiving it again succeeds.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   *
   * Source: `schema/acp/v2/session/archive.json`.
   * @experimental
   */
  sessionArchive(params: types.ArchiveSessionRequest, options?: CallOptions): Promise<types.ArchiveSessionResponse> {
    return this.request("session/archive", params, options);
  }

  /**
   * Ends the work on a session.
   *
   * Stops what runs and frees what the session holds. The session stays listed and can be resumed.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   *
   * Source: `schema/acp/v2/session/close.json`.
   */
  sessionClose(params: types.CloseSessionRequest, options?: CallOptions): Promise<types.CloseSessionResponse> {
    return this.request("session/close", params, options);
  }

  /**
   * Deletes a session.
   *
   * The session is no longer listed. Deleting one that does not exist succeeds.
   *
   * Source: `schema/acp/v2/session/delete.json`.
   */
  sessionDelete(params: types.DeleteSessionRequest, options?: CallOptions): Promise<types.DeleteSessionResponse> {
    return this.request("session/delete", params, options);
  }

  /**
   * Copies a session.
   *
   * The new session begins with the context of the old one and goes its own way; the old one does not change.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute, `cwd` is neither a folder nor that of the session, or the system prompt is not supported.
   *
   * Source: `schema/acp/v2/session/fork.json`.
   * @experimental
   */
  sessionFork(params: types.ForkSessionRequest, options?: CallOptions): Promise<types.ForkSessionResponse> {
    return this.request("session/fork", params, options);
  }

  /**
   * Lists stored sessions.
   *
   * Lists page by page and neither opens nor changes a session. The size of a page is the agent's choice.
   *
   * Errors:
   * - -32602 `Invalid params`: The cursor is not valid.
   *
   * Source: `schema/acp/v2/session/list.json`.
   */
  sessionList(params: types.ListSessionsRequest = {}, options?: CallOptions): Promise<types.ListSessionsResponse> {
    return this.request("session/list", params, options);
  }

  /**
   * Creates a session.
   *
   * The agent connects to the MCP servers named. The session begins idle; updates about it may come before this answer.
   *
   * Errors:
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path, or `cwd` is not a folder.
   *
   * Source: `schema/acp/v2/session/new.json`.
   */
  sessionNew(params: types.NewSessionRequest, options?: CallOptions): Promise<types.NewSessionResponse> {
    return this.request("session/new", params, options);
  }

  /**
   * Sends a message.
   *
   * Answered as soon as the message has its place in the conversation. The work it sets off is told by updates; it is over when `state_update` says idle, with the reason, `error` for a failure.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A content block needs a capability the agent does not have.
   *
   * Source: `schema/acp/v2/session/prompt.json`.
   */
  sessionPrompt(params: types.PromptRequest, options?: CallOptions): Promise<types.PromptResponse> {
    return this.request("session/prompt", params, options);
  }

  /**
   * Opens a stored session.
   *
   * With `replayFrom` the conversation is sent again as updates first. A `state_update` with the present state follows in any case, and then the answer.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that the session has already is accepted even if its folder is gone.
   *
   * Source: `schema/acp/v2/session/resume.json`.
   */
  sessionResume(params: types.ResumeSessionRequest, options?: CallOptions): Promise<types.ResumeSessionResponse> {
    return this.request("session/resume", params, options);
  }

  /**
   * Changes a configuration option of a session.
   *
   * The answer has the complete list of options, since one change may bring others. Only for sessions that list options.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32602 `Invalid params`: The option or the value is unknown; nothing is changed.
   *
   * Source: `schema/acp/v2/session/set_config_option.json`.
   */
  sessionSetConfigOption(params: types.SetSessionConfigOptionRequest, options?: CallOptions): Promise<types.SetSessionConfigOptionResponse> {
    return this.request("session/set_config_option", params, options);
  }

  /**
   * Names a session.
   *
   * Answered once the title is stored; the agent then does not replace it by one of its own. The session need not be open.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   * - -32602 `Invalid params`: The title is refused, for example because it is empty.
   *
   * Source: `schema/acp/v2/session/set_title.json`.
   * @experimental
   */
  sessionSetTitle(params: types.SetSessionTitleRequest, options?: CallOptions): Promise<types.SetSessionTitleResponse> {
    return this.request("session/set_title", params, options);
  }

  /**
   * Tells whether a session is in memory.
   *
   * Changes nothing: the session is neither opened nor attached to the connection.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   *
   * Source: `schema/acp/v2/session/status.json`.
   * @experimental
   */
  sessionStatus(params: types.SessionStatusRequest, options?: CallOptions): Promise<types.SessionStatusResponse> {
    return this.request("session/status", params, options);
  }

  /**
   * Puts an archived session back on the default list.
   *
   * The session is not opened. A session that is not archived stays as it is, and the request succeeds.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   *
   * Source: `schema/acp/v2/session/unarchive.json`.
   * @experimental
   */
  sessionUnarchive(params: types.UnarchiveSessionRequest, options?: CallOptions): Promise<types.UnarchiveSessionResponse> {
    return this.request("session/unarchive", params, options);
  }

  /**
   * Stops the command in a terminal of the agent.
   *
   * The answer says that the agent is going to; a `terminal_update` with `exitStatus` tells that the command has ended. The terminal remains.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32602 `Invalid params`: The terminal is unknown, or it cannot be canceled.
   *
   * Source: `schema/acp/v2/terminal/cancel.json`.
   */
  terminalCancel(params: types.CancelTerminalRequest, options?: CallOptions): Promise<types.CancelTerminalResponse> {
    return this.request("terminal/cancel", params, options);
  }

  /**
   * Cancels one tool call.
   *
   * The answer says that the agent is going to; the last `tool_call_update` of the call tells that it has ended.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32602 `Invalid params`: The call is unknown, or it cannot be canceled.
   *
   * Source: `schema/acp/v2/tool_call/cancel.json`.
   */
  toolCallCancel(params: types.CancelToolCallRequest, options?: CallOptions): Promise<types.CancelToolCallResponse> {
    return this.request("tool_call/cancel", params, options);
  }

  /**
   * Carries an MCP notification back to the agent.
   *
   * Belongs to an MCP request that is still pending, such as its progress.
   *
   * Source: `schema/acp/v2/mcp/message.notification.json`.
   * @experimental
   */
  mcpMessageNotification(params: types.MessageMcpNotification): Promise<void> {
    return this.notify("mcp/message", params);
  }

  /**
   * Passes a notification along a chain of proxies.
   *
   * From the proxy it goes on to the next component, to the proxy it comes from there. This server is an agent, the end of a chain, and has no successor. Where it is the conductor of proxies itself, it speaks version 1.
   *
   * Source: `schema/acp/v2/proxy/successor.notification.json`.
   * @experimental
   */
  proxySuccessorNotification(params: types.ProxySuccessorNotification): Promise<void> {
    return this.notify("proxy/successor", params);
  }

  /**
   * Asks the other side to give up a request.
   *
   * Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800.
   *
   * Source: `schema/acp/v2/rpc/cancel_request.json`.
   */
  cancelRequest(params: types.CancelRequestNotification): Promise<void> {
    return this.notify("$/cancel_request", params);
  }

  /**
   * Stops the work in the foreground of a session.
   *
   * Prompts that are not inserted yet are dropped, too. A `state_update` to idle with `cancelled` tells that the work has stopped. The client answers the session's open permission requests with `cancelled`.
   *
   * Source: `schema/acp/v2/session/cancel.json`.
   */
  sessionCancel(params: types.CancelSessionNotification): Promise<void> {
    return this.notify("session/cancel", params);
  }
}
