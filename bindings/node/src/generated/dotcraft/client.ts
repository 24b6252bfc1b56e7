// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/dotcraft/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of DotCraft AppServer, one each. */
export abstract class DotCraftMethods extends Client<types.ServerNotifications, types.ServerRequests> {
  /**
   * Opens a connection: both sides say who they are and what they can do.
   *
   * The first request on every connection. What is agreed here, and the notifications opted out of, holds until the connection closes. A different protocol version never fails the handshake. A channel adapter whose channel is not configured gets the normal answer, then a `system/event` of kind `channelRejected`, and the connection closes.
   *
   * Errors:
   * - -32003 `Already initialized`: The connection is initialized already; it stays usable.
   * - -32602 `Invalid params`: `clientInfo`, its `name` or its `version` is missing.
   *
   * Source: `schema/dotcraft/initialize.json`.
   */
  initialize(params: types.InitializeParams, options?: CallOptions): Promise<types.InitializeResult> {
    return this.request("initialize", params, options);
  }

  /**
   * Lists the models of a provider.
   *
   * Trouble with the provider is a successful answer with `success` false and no models.
   *
   * Source: `schema/dotcraft/model/list.json`.
   */
  modelList(params: types.ModelListParams = {}, options?: CallOptions): Promise<types.ModelListResponse> {
    return this.request("model/list", params, options);
  }

  /**
   * Makes a thread read-only and takes it out of lists.
   *
   * Works on active and paused threads. Threads of its subagents are archived with it.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The thread belongs to a subagent.
   *
   * Source: `schema/dotcraft/thread/archive.json`.
   */
  threadArchive(params: types.ThreadArchiveParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/archive", params, options);
  }

  /**
   * Changes the settings of a thread.
   *
   * A running turn keeps the settings it began with.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `config` is missing or does not fit.
   *
   * Source: `schema/dotcraft/thread/config/update.json`.
   */
  threadConfigUpdate(params: types.ThreadConfigUpdateParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/config/update", params, options);
  }

  /**
   * Deletes a thread and everything it holds.
   *
   * Threads of its subagents are deleted with it, and each deletion is announced to every connection.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The thread belongs to a subagent.
   *
   * Source: `schema/dotcraft/thread/delete.json`.
   */
  threadDelete(params: types.ThreadDeleteParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/delete", params, options);
  }

  /**
   * Lists threads, latest activity first.
   *
   * Filters apply before paging. With neither `limit` nor `cursor` the answer holds every thread. Archived threads, those of subagents and the server's own helpers are left out unless asked for; subagents of an archived thread also need `includeArchived`.
   *
   * Errors:
   * - -32602 `Invalid params`: `limit` is not in 1 to 100, or `cursor` cannot be read.
   *
   * Source: `schema/dotcraft/thread/list.json`.
   */
  threadList(params: types.ThreadListParams = {}, options?: CallOptions): Promise<types.ThreadListResponse> {
    return this.request("thread/list", params, options);
  }

  /**
   * Sets the mode of a thread.
   *
   * The mode is stored in the thread's settings and changes which tools the agent has. No turn is started.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `mode` is missing or not known.
   *
   * Source: `schema/dotcraft/thread/mode/set.json`.
   */
  threadModeSet(params: types.ThreadModeSetParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/mode/set", params, options);
  }

  /**
   * Keeps a thread from starting turns until it is resumed.
   *
   * Only an active thread can be paused.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/pause.json`.
   */
  threadPause(params: types.ThreadPauseParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/pause", params, options);
  }

  /**
   * Reads a thread without loading it for work.
   *
   * Pages run from the newest turns to older ones; inside a page the oldest comes first. `turnLimit` or `cursor` asks for a page; `includeTurns` alone asks for all turns. Queue and plan are current whatever page is read.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `turnLimit` is not in 1 to 100, or `cursor` cannot be read.
   *
   * Source: `schema/dotcraft/thread/read.json`.
   */
  threadRead(params: types.ThreadReadParams, options?: CallOptions): Promise<types.ThreadReadResponse> {
    return this.request("thread/read", params, options);
  }

  /**
   * Gives a thread a new title.
   *
   * The title is stored and announced to every connection.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `displayName` is missing or empty.
   *
   * Source: `schema/dotcraft/thread/rename.json`.
   */
  threadRename(params: types.ThreadRenameParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/rename", params, options);
  }

  /**
   * Loads a thread and makes it active.
   *
   * Counts as activity of the thread. Questions of a waiting turn that are still open are asked again on this connection, one approval after another, with the same `requestId`. Archived threads have to be unarchived first.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is archived.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/resume.json`.
   */
  threadResume(params: types.ThreadResumeParams, options?: CallOptions): Promise<types.ThreadResumeResponse> {
    return this.request("thread/resume", params, options);
  }

  /**
   * Creates an active thread.
   *
   * The thread is stored and has no turns. Without a model in `config` the workspace's current model is recorded in the thread. The answer goes out before `thread/started`, which reaches every connection and may reach the caller too. Tools and context given here last as long as this connection.
   *
   * Errors:
   * - -32602 `Invalid params`: `identity` is missing, a tool or a piece of context is invalid, or two tools share namespace and name.
   * - -32087 `AgentProfileValidationFailed`: `config` names an agent profile and sets more than provider, model and reasoning beside it.
   *
   * Source: `schema/dotcraft/thread/start.json`.
   */
  threadStart(params: types.ThreadStartParams, options?: CallOptions): Promise<types.ThreadStartResponse> {
    return this.request("thread/start", params, options);
  }

  /**
   * Sends the events of a thread to this connection.
   *
   * Any number of connections can observe a thread, and subscribing twice changes nothing. Neither loads nor starts anything. Open questions of a waiting turn are asked here as in `thread/resume`.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/subscribe.json`.
   */
  threadSubscribe(params: types.ThreadSubscribeParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/subscribe", params, options);
  }

  /**
   * Makes an archived thread active again.
   *
   * Threads of its subagents come back with it, except those that were closed.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/unarchive.json`.
   */
  threadUnarchive(params: types.ThreadUnarchiveParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/unarchive", params, options);
  }

  /**
   * Stops sending the events of a thread to this connection.
   *
   * Decides no open question. Closing the connection has the same effect for all its subscriptions.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/thread/unsubscribe.json`.
   */
  threadUnsubscribe(params: types.ThreadUnsubscribeParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("thread/unsubscribe", params, options);
  }

  /**
   * Appends input to a thread's queue.
   *
   * The queue is kept with the thread. One entry starts a turn whenever a turn completes, and when maintenance ends; a turn that fails or is cancelled takes none. An idle thread takes the input at once.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32602 `Invalid params`: `input` is empty or has a part of an unknown type.
   *
   * Source: `schema/dotcraft/turn/enqueue.json`.
   */
  turnEnqueue(params: types.TurnEnqueueParams, options?: CallOptions): Promise<types.TurnEnqueueResponse> {
    return this.request("turn/enqueue", params, options);
  }

  /**
   * Stops a turn.
   *
   * The answer says that the request was taken; the turn has ended when `turn/cancelled` arrives. Text that was being written is completed as it stands and stays in the history.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32013 `Turn not found`: The thread has no such turn.
   * - -32014 `Turn not running`: The turn has ended.
   * - -32602 `Invalid params`: `threadId` or another required member is missing, or a member does not fit.
   *
   * Source: `schema/dotcraft/turn/interrupt.json`.
   */
  turnInterrupt(params: types.TurnInterruptParams, options?: CallOptions): Promise<types.EmptyObject> {
    return this.request("turn/interrupt", params, options);
  }

  /**
   * Drops an input from a thread's queue.
   *
   * The input is not run.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32602 `Invalid params`: The queue has no such entry.
   *
   * Source: `schema/dotcraft/turn/queue/remove.json`.
   */
  turnQueueRemove(params: types.TurnQueueRemoveParams, options?: CallOptions): Promise<types.TurnQueueRemoveResponse> {
    return this.request("turn/queue/remove", params, options);
  }

  /**
   * Starts a turn with the user's input.
   *
   * Answered at once, before any notification of the turn. What goes wrong later is told by `turn/failed`. A caller that is not subscribed to the thread gets the events of this turn only. The turn goes on when a WebSocket connection is lost.
   *
   * Errors:
   * - -32010 `Thread not found`: No thread has this identifier.
   * - -32011 `Thread not active`: The thread is paused or archived.
   * - -32012 `Turn in progress`: The thread is occupied: by a turn that has not ended, or by maintenance.
   * - -32602 `Invalid params`: `input` is empty or has a part of an unknown type, a built-in command came as `commandRef`, or `messages` does not fit the thread's history mode.
   *
   * Source: `schema/dotcraft/turn/start.json`.
   */
  turnStart(params: types.TurnStartParams, options?: CallOptions): Promise<types.TurnStartResponse> {
    return this.request("turn/start", params, options);
  }

  /**
   * Says that the client has read the answer to `initialize`.
   *
   * Until it arrives the server sends no notification of its own accord. Never answered.
   *
   * Source: `schema/dotcraft/initialized.json`.
   */
  initialized(params: types.EmptyObject = {}): Promise<void> {
    return this.notify("initialized", params);
  }
}
