// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/acp/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of Agent Client Protocol, one each. */
export abstract class AcpMethods extends Client<types.ServerNotifications, types.ServerRequests> {
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
  authenticate(params: types.AuthenticateRequest, options?: CallOptions): Promise<types.AuthenticateResponse> {
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
  logout(params: types.LogoutRequest = {}, options?: CallOptions): Promise<types.LogoutResponse> {
    return this.request("logout", params, options);
  }

  /**
   * Ends the work on a session.
   *
   * Stops a running turn as `session/cancel` does and frees what the session holds. The session stays listed and can be opened again. A client takes -32002 for success.
   *
   * Errors:
   * - -32002 `Resource not found`: The session is unknown or not active on this connection; `data.sessionId` names it.
   *
   * Source: `schema/acp/session/close.json`.
   */
  sessionClose(params: types.CloseSessionRequest, options?: CallOptions): Promise<types.CloseSessionResponse> {
    return this.request("session/close", params, options);
  }

  /**
   * Deletes a session.
   *
   * The session is no longer listed. Deleting one that does not exist succeeds.
   *
   * Source: `schema/acp/session/delete.json`.
   */
  sessionDelete(params: types.DeleteSessionRequest, options?: CallOptions): Promise<types.DeleteSessionResponse> {
    return this.request("session/delete", params, options);
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
   * - -32002 `Resource not found`: The session is unknown or not active on this connection; `data.sessionId` names it.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute, or `cwd` does not fit the session.
   *
   * Source: `schema/acp/session/load.json`.
   */
  sessionLoad(params: types.LoadSessionRequest, options?: CallOptions): Promise<types.LoadSessionResponse> {
    return this.request("session/load", params, options);
  }

  /**
   * Creates a session.
   *
   * The agent connects to the MCP servers named; one that does not start does not fail the session. Updates about the session are sent only after this answer.
   *
   * Errors:
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: `cwd` or one of the `additionalDirectories` is not an absolute path.
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
   * - -32002 `Resource not found`: The session is unknown or not active on this connection; `data.sessionId` names it.
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
   * - -32002 `Resource not found`: The session is unknown or not active on this connection; `data.sessionId` names it.
   * - -32000 `Authentication required`: The user has to sign in first.
   * - -32602 `Invalid params`: A path is not absolute.
   *
   * Source: `schema/acp/session/resume.json`.
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
   * - -32002 `Resource not found`: The session is unknown or not active on this connection; `data.sessionId` names it.
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
   * - -32002 `Resource not found`: The session is unknown or not active on this connection; `data.sessionId` names it.
   * - -32602 `Invalid params`: The mode is not one of `availableModes`.
   *
   * Source: `schema/acp/session/set_mode.json`.
   */
  sessionSetMode(params: types.SetSessionModeRequest, options?: CallOptions): Promise<types.SetSessionModeResponse> {
    return this.request("session/set_mode", params, options);
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
