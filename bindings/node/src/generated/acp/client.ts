// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/acp/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of Agent Client Protocol, one each. */
export abstract class AcpMethods extends Client<types.ServerNotifications, types.ServerRequests> {
  /**
   * Tells whether someone is signed in.
   *
   * Changes nothing and is never refused with -32000, since it tells whether a sign-in is needed.
   *
   * Source: `schema/acp/auth/status.json`.
   * @experimental
   */
  authStatus(params: types.AuthStatusRequest = {}, options?: CallOptions): Promise<types.AuthStatusResponse> {
    return this.request("auth/status", params, options);
  }

  /**
   * Signs the user in.
   *
   * Runs a sign-in that the agent handles itself. Methods of type `terminal` are not passed here: the client starts the agent program for them and connects again.
   *
   * Errors:
   * - -32000 `Authentication required`: The sign-in failed.
   * - -32602 `Invalid params`: The agent does not offer the method.
   *
   * Source: `schema/acp/authenticate.json`.
   */
  authenticate(params: types.AuthenticateRequest, options?: CallOptions): Promise<types.AuthenticateResponse | null> {
    return this.request("authenticate", params, options);
  }

  /**
   * Opens the connection.
   *
   * The first request. The client names its newest version, the agent answers with the same one or, when it does not know it, with its own newest; that is never an error. Capabilities that are not named are unsupported. The request may be repeated.
   *
   * Errors:
   * - -32602 `Invalid params`: `protocolVersion` is missing or not an integer from 0 to 65535.
   *
   * Source: `schema/acp/initialize.json`.
   */
  initialize(params: types.InitializeRequest, options?: CallOptions): Promise<types.InitializeResponse> {
    return this.request("initialize", params, options);
  }

  /**
   * Signs the user out.
   *
   * Requests that need a signed-in user are refused with -32000 afterwards. What becomes of open sessions is up to the agent.
   *
   * Source: `schema/acp/logout.json`.
   */
  logout(params: types.LogoutRequest = {}, options?: CallOptions): Promise<types.LogoutResponse | null> {
    return this.request("logout", params, options);
  }

  /**
   * Switches a model provider off.
   *
   * Not for a provider that is `required`.
   *
   * Errors:
   * - -32602 `Invalid params`: The provider is unknown, or it is `required`.
   *
   * Source: `schema/acp/providers/disable.json`.
   * @experimental
   */
  providersDisable(params: types.DisableProviderRequest, options?: CallOptions): Promise<types.DisableProviderResponse | null> {
    return this.request("providers/disable", params, options);
  }

  /**
   * Lists the model providers.
   *
   * Each entry tells which APIs the provider can be set to and how it is configured; secrets are left out.
   *
   * Source: `schema/acp/providers/list.json`.
   * @experimental
   */
  providersList(params: types.ListProvidersRequest = {}, options?: CallOptions): Promise<types.ListProvidersResponse> {
    return this.request("providers/list", params, options);
  }

  /**
   * Configures a model provider.
   *
   * The new configuration replaces the earlier one as a whole, headers included. It counts for sessions that this connection opens from then on and ends with the connection; nothing of it is stored.
   *
   * Errors:
   * - -32602 `Invalid params`: The provider or the API is unknown, the address is no HTTP address, or a header cannot be sent.
   *
   * Source: `schema/acp/providers/set.json`.
   * @experimental
   */
  providersSet(params: types.SetProviderRequest, options?: CallOptions): Promise<types.SetProviderResponse | null> {
    return this.request("providers/set", params, options);
  }

  /**
   * Opens the connection to a proxy.
   *
   * Sent in place of `initialize` to a component that has a successor in a chain. It first initializes the successor through `proxy/successor` and then answers for the chain from itself on, with the same protocol version. Sent to proxies only. To its clients this server is an agent, the end of a chain, which is opened by `initialize`; it sends this request itself to the proxies that are configured in front of an agent of another maker (`agents.<name>.proxies`).
   *
   * Source: `schema/acp/proxy/initialize.json`.
   * @experimental
   */
  proxyInitialize(params: types.InitializeRequest, options?: CallOptions): Promise<types.InitializeResponse> {
    return this.request("proxy/initialize", params, options);
  }

  /**
   * Passes a request along a chain of proxies.
   *
   * From the proxy it goes on to the next component, to the proxy it comes from there. Result and error are those of the request inside. To give it up, `$/cancel_request` names the id of this request. To its clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of another maker it is the conductor: it takes this message from them and sends it to them.
   *
   * Source: `schema/acp/proxy/successor.json`.
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
   * Source: `schema/acp/session/archive.json`.
   * @experimental
   */
  sessionArchive(params: types.ArchiveSessionRequest, options?: CallOptions): Promise<types.ArchiveSessionResponse | null> {
    return this.request("session/archive", params, options);
  }

  /**
   * Ends the work on a session.
   *
   * Stops a running turn as `session/cancel` does and frees what the session holds. The session stays listed and can be opened again. A client takes -32002 for success.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   *
   * Source: `schema/acp/session/close.json`.
   */
  sessionClose(params: types.CloseSessionRequest, options?: CallOptions): Promise<types.CloseSessionResponse | null> {
    return this.request("session/close", params, options);
  }

  /**
   * Deletes a session.
   *
   * The session is no longer listed. Deleting one that does not exist succeeds.
   *
   * Source: `schema/acp/session/delete.json`.
   */
  sessionDelete(params: types.DeleteSessionRequest, options?: CallOptions): Promise<types.DeleteSessionResponse | null> {
    return this.request("session/delete", params, options);
  }

  /**
   * Copies a session.
   *
   * The new session begins with the context of the old one and goes its own way; the old one does not change. Updates about the new session are sent only after this answer.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute, `cwd` is neither a folder nor that of the session, or the system prompt is not supported.
   *
   * Source: `schema/acp/session/fork.json`.
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
   * Source: `schema/acp/session/list.json`.
   */
  sessionList(params: types.ListSessionsRequest = {}, options?: CallOptions): Promise<types.ListSessionsResponse> {
    return this.request("session/list", params, options);
  }

  /**
   * Opens a stored session and replays it.
   *
   * The whole conversation is sent as updates before the answer: messages, reasoning, tool calls and the plan, but no notices. The agent then keeps the session open like a new one.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that the session has already is accepted even if its folder is gone.
   *
   * Source: `schema/acp/session/load.json`.
   */
  sessionLoad(params: types.LoadSessionRequest, options?: CallOptions): Promise<types.LoadSessionResponse | null> {
    return this.request("session/load", params, options);
  }

  /**
   * Creates a session.
   *
   * The agent connects to the MCP servers named; one that does not start does not fail the session. Updates about the session are sent only after this answer.
   *
   * Errors:
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path, or `cwd` is not a folder.
   *
   * Source: `schema/acp/session/new.json`.
   */
  sessionNew(params: types.NewSessionRequest, options?: CallOptions): Promise<types.NewSessionResponse> {
    return this.request("session/new", params, options);
  }

  /**
   * Sends a message and runs the turn.
   *
   * The request stays pending for the whole turn. Everything the turn produces is sent as updates before the answer, which tells why the turn ended. A failed turn is answered with an error. A session runs one prompt at a time. Slash commands are plain text.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A content block needs a capability the agent does not have.
   * - -32600 `Invalid request`: The session's earlier prompt is still pending.
   * - -32603 `Internal error`: The turn failed.
   *
   * Source: `schema/acp/session/prompt.json`.
   */
  sessionPrompt(params: types.PromptRequest, options?: CallOptions): Promise<types.PromptResponse> {
    return this.request("session/prompt", params, options);
  }

  /**
   * Opens a stored session without a replay.
   *
   * Like `session/load`, but the conversation is not sent again: for a client that has it already.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute, or `cwd` is not a folder. The `cwd` that the session has already is accepted even if its folder is gone.
   *
   * Source: `schema/acp/session/resume.json`.
   */
  sessionResume(params: types.ResumeSessionRequest, options?: CallOptions): Promise<types.ResumeSessionResponse | null> {
    return this.request("session/resume", params, options);
  }

  /**
   * Changes a configuration option of a session.
   *
   * The answer has the complete list of options, since one change may bring others. Only for sessions that list options.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32602 `Invalid params`: The option or the value is unknown.
   *
   * Source: `schema/acp/session/set_config_option.json`.
   */
  sessionSetConfigOption(params: types.SetSessionConfigOptionRequest, options?: CallOptions): Promise<types.SetSessionConfigOptionResponse> {
    return this.request("session/set_config_option", params, options);
  }

  /**
   * Switches the mode of a session.
   *
   * Possible at any time, also during a turn. Only for sessions that list modes. Configuration options of the category `mode` do the same; an agent with both keeps them in step.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection.
   * - -32602 `Invalid params`: The mode is not one of `availableModes`.
   *
   * Source: `schema/acp/session/set_mode.json`.
   */
  sessionSetMode(params: types.SetSessionModeRequest, options?: CallOptions): Promise<types.SetSessionModeResponse | null> {
    return this.request("session/set_mode", params, options);
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
   * Source: `schema/acp/session/set_title.json`.
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
   * Source: `schema/acp/session/status.json`.
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
   * Source: `schema/acp/session/unarchive.json`.
   * @experimental
   */
  sessionUnarchive(params: types.UnarchiveSessionRequest, options?: CallOptions): Promise<types.UnarchiveSessionResponse | null> {
    return this.request("session/unarchive", params, options);
  }

  /**
   * Carries an MCP notification back to the agent.
   *
   * Belongs to an MCP request that is still pending, such as its progress.
   *
   * Source: `schema/acp/mcp/message.notification.json`.
   * @experimental
   */
  mcpMessageNotification(params: types.MessageMcpNotification): Promise<void> {
    return this.notify("mcp/message", params);
  }

  /**
   * Passes a notification along a chain of proxies.
   *
   * From the proxy it goes on to the next component, to the proxy it comes from there. To its clients this server is an agent, the end of a chain, and has no successor. To the proxies in front of an agent of another maker it is the conductor: it takes this message from them and sends it to them.
   *
   * Source: `schema/acp/proxy/successor.notification.json`.
   * @experimental
   */
  proxySuccessorNotification(params: types.ProxySuccessorNotification): Promise<void> {
    return this.notify("proxy/successor", params);
  }

  /**
   * Asks the other side to give up a request.
   *
   * Either side may send it about a request of its own, and either side may ignore it. The request is answered all the same, once: with a normal result, a partial one, or -32800. The agent takes back its own pending questions this way.
   *
   * Source: `schema/acp/rpc/cancel_request.json`.
   */
  cancelRequest(params: types.CancelRequestNotification): Promise<void> {
    return this.notify("$/cancel_request", params);
  }

  /**
   * Stops the running turn.
   *
   * The agent stops its model requests and tools, may send last updates, and answers the pending prompt with `cancelled`. The client answers the session's open permission requests with `cancelled`. Without a running turn nothing happens.
   *
   * Source: `schema/acp/session/cancel.json`.
   */
  sessionCancel(params: types.CancelNotification): Promise<void> {
    return this.notify("session/cancel", params);
  }
}
