// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/codex/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of Codex app-server, one each. */
export abstract class CodexMethods extends Client<types.ServerNotifications, types.ServerRequests> {
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
   * Lists the collaboration modes.
   *
   * There is one preset per mode and no paging.
   *
   * Errors:
   * - -32600 `collaborationMode/list requires experimentalApi capability`: The connection did not declare the capability.
   *
   * Source: `schema/codex/collaborationMode/list.json`.
   * @experimental
   */
  collaborationModeList(params: types.CollaborationModeListParams = {}, options?: CallOptions): Promise<types.CollaborationModeListResponse> {
    return this.request("collaborationMode/list", params, options);
  }

  /**
   * Returns the configuration in force.
   *
   * Says for each value which layer it comes from, and on request returns the layers by themselves.
   *
   * Source: `schema/codex/config/read.json`.
   */
  configRead(params: types.ConfigReadParams = {}, options?: CallOptions): Promise<types.ConfigReadResponse> {
    return this.request("config/read", params, options);
  }

  /**
   * Opens the connection.
   *
   * Must be the first request and may be sent once. Requests are accepted as soon as it is answered; `initialized` need not be waited for.
   *
   * Errors:
   * - -32600 `Already initialized`: The connection was initialized before.
   *
   * Source: `schema/codex/initialize.json`.
   */
  initialize(params: types.InitializeParams, options?: CallOptions): Promise<types.InitializeResponse> {
    return this.request("initialize", params, options);
  }

  /**
   * Returns what it is given.
   *
   * Exists to test the experimental gate.
   *
   * Errors:
   * - -32600 `mock/experimentalMethod requires experimentalApi capability`: The connection did not declare the capability.
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
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   * - -32600 `cursor {cursor} exceeds total models {total}`: The cursor lies behind the last model.
   *
   * Source: `schema/codex/model/list.json`.
   */
  modelList(params: types.ModelListParams = {}, options?: CallOptions): Promise<types.ModelListResponse> {
    return this.request("model/list", params, options);
  }

  /**
   * Moves a thread into the archive and unloads it.
   *
   * A thread that is archived already is not found.
   *
   * Errors:
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Source: `schema/codex/thread/archive.json`.
   */
  threadArchive(params: types.ThreadArchiveParams, options?: CallOptions): Promise<types.ThreadArchiveResponse> {
    return this.request("thread/archive", params, options);
  }

  /**
   * Deletes a thread for good and unloads it.
   *
   * The answer comes before `thread/deleted`.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Since 0.169. Source: `schema/codex/thread/delete.json`.
   */
  threadDelete(params: types.ThreadDeleteParams, options?: CallOptions): Promise<types.ThreadDeleteResponse> {
    return this.request("thread/delete", params, options);
  }

  /**
   * Copies a stored thread into a new one, loads it and subscribes the connection to it.
   *
   * The source is not changed. The answer comes before `thread/started`.
   *
   * Errors:
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   *
   * Source: `schema/codex/thread/fork.json`.
   */
  threadFork(params: types.ThreadForkParams, options?: CallOptions): Promise<types.ThreadForkResponse> {
    return this.request("thread/fork", params, options);
  }

  /**
   * Lists the items of a thread page by page, oldest first.
   *
   * The thread may be stored or loaded. `turnId` limits the list to one turn.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `invalid cursor: {cursor}`: The cursor is not one the server gave out.
   *
   * Since 0.169. Source: `schema/codex/thread/items/list.json`.
   */
  threadItemsList(params: types.ThreadItemsListParams, options?: CallOptions): Promise<types.ThreadItemsListResponse> {
    return this.request("thread/items/list", params, options);
  }

  /**
   * Lists stored threads, newest first.
   *
   * Threads without a user message are left out. `nextCursor` is `null` on the last page.
   *
   * Errors:
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
   * Opens a stored thread and subscribes the connection to it.
   *
   * No `thread/started` follows. Settings given here replace the stored ones; those of a thread that is already loaded stay as they are, except in 0.97. Turns in the answer of a paginated thread draw a `deprecationNotice`.
   *
   * Errors:
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
   * - -32600 `no rollout found for thread id {threadId}`: No stored thread has this id.
   * - -32600 `failed to load rollout `{path}`: {detail}`: The file at `path` cannot be read.
   * - -32600 `session {threadId} is archived. Run `codex unarchive {threadId}` to unarchive it first.`: The thread is archived; 0.97 answers that there is no rollout.
   * - -32600 `cannot resume thread {threadId} with history while it is already running`: `history` was given for a loaded thread.
   *
   * Source: `schema/codex/thread/resume.json`.
   */
  threadResume(params: types.ThreadResumeParams, options?: CallOptions): Promise<types.ThreadResumeResponse> {
    return this.request("thread/resume", params, options);
  }

  /**
   * Creates a thread, loads it and subscribes the connection to it.
   *
   * Every member may be absent. The answer comes before `thread/started`. A stored thread appears in lists after its first turn.
   *
   * Errors:
   * - -32600 `failed to load configuration: Model provider `{modelProvider}` not found`: The model provider is not configured; 0.97 begins with `error deriving config:`.
   * - -32600 `duplicate dynamic tool name: {name}`: Two tools share a name.
   * - -32600 `dynamic tool name must not be empty`: A tool has no name.
   * - -32600 `dynamic tool name is reserved: {name}`: A tool is called `mcp` or its name begins with `mcp__`.
   * - -32600 `dynamic tool name has leading/trailing whitespace: {name}`: The name of a tool begins or ends with a blank.
   * - -32600 `dynamic tool name must match ^[a-zA-Z0-9_-]+$ to match Responses API: {name}`: The name of a tool has other characters; not checked in 0.97.
   * - -32600 `dynamic tool input schema is not supported for {name}: {detail}`: The schema of a tool uses something that is not supported.
   *
   * Source: `schema/codex/thread/start.json`.
   */
  threadStart(params: types.ThreadStartParams = {}, options?: CallOptions): Promise<types.ThreadStartResponse> {
    return this.request("thread/start", params, options);
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
   * - -32600 `invalid session id: {detail}`: `threadId` is not a UUID; 0.97 says `invalid thread id`.
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
   * The thread is not unloaded at once, but when nobody has subscribed and no turn has run for 30 minutes; `thread/status/changed` and `thread/closed` tell so.
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
   * Stops the running turn.
   *
   * Answered when the turn is stopped. Unfinished items get no `item/completed`, and open questions are withdrawn. 0.97 does not look at `turnId` and never answers when nothing runs.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
   * - -32600 `no active turn to interrupt`: No turn runs.
   *
   * Source: `schema/codex/turn/interrupt.json`.
   */
  turnInterrupt(params: types.TurnInterruptParams, options?: CallOptions): Promise<types.TurnInterruptResponse> {
    return this.request("turn/interrupt", params, options);
  }

  /**
   * Starts a turn and returns it before it runs.
   *
   * Progress follows as `turn/*` and `item/*` notifications. While a turn runs the input is added to that turn and its id is returned; 0.97 makes up an id, but everything that follows carries the first one.
   *
   * Errors:
   * - -32600 `invalid thread id: {detail}`: `threadId` is not a UUID.
   * - -32600 `thread not found: {threadId}`: No loaded thread has this id.
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
   * - -32600 `no active turn to steer`: No turn runs.
   * - -32600 `expected active turn id `{expectedTurnId}` but found `{turnId}``: Another turn runs.
   * - -32600 `expectedTurnId must not be empty`: `expectedTurnId` is empty.
   * - -32600 `input must not be empty`: `input` is empty.
   * - -32600 `cannot steer a {turnKind} turn`: A review or a summary runs; `data` holds `codexErrorInfo`.
   *
   * Since 0.169. Source: `schema/codex/turn/steer.json`.
   */
  turnSteer(params: types.TurnSteerParams, options?: CallOptions): Promise<types.TurnSteerResponse> {
    return this.request("turn/steer", params, options);
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
