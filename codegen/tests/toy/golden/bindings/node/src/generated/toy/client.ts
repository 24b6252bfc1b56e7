// Do not edit: change the schema and run `cargo gen`.
// Made by codegen/templates/typescript/client.ts.j2 from schema/toy/**/*.json.

import { type CallOptions, Client } from "../../client.js";
import type * as types from "./types.js";

/** The methods of Toy notes, one each. */
export abstract class ToyMethods extends Client<types.ServerNotifications, types.ServerRequests> {
  /**
   * Paints the board.
   *
   * Takes a while.
   *
   * Source: `schema/toy/board/paint.json`.
   * @experimental
   */
  boardPaint(params: types.BoardPaintParams = {}, options?: CallOptions): Promise<types.BoardPaintResponse> {
    return this.request("board/paint", params, options);
  }

  /**
   * Shares the board.
   *
   * Needs an account.
   *
   * Source: `schema/toy/board/share.json`.
   */
  boardShare(params: types.BoardShareParams, options?: CallOptions): Promise<types.NoteEraseResponse> {
    return this.request("board/share", params, options);
  }

  /**
   * Adds a note to a board.
   *
   * The note is stored before the answer; everybody who watches the board hears of it.
   *
   * Errors:
   * - -32001 `board is locked`: Someone else edits the board.
   * - -32002 `duplicate: "{text}"`: A note has this text. Until 1.
   * - -32002 `a note says "{text}"`: A note has this text. Since 2.
   *
   * Source: `schema/toy/note/add.json`.
   */
  noteAdd(params: types.NoteAddParams, options?: CallOptions): Promise<types.NoteAddResponse> {
    return this.request("note/add", params, options);
  }

  /**
   * Erases a note.
   *
   * Asks the client to confirm first.
   *
   * Since 2. Source: `schema/toy/note/erase.json`.
   * @deprecated
   */
  noteErase(params: types.NoteEraseParams, options?: CallOptions): Promise<types.NoteEraseResponse> {
    return this.request("note/erase", params, options);
  }

  /**
   * Prints notes.
   *
   * Source: `schema/toy/print/start.json`.
   */
  printStart(params: types.BoardShareParams, options?: CallOptions): Promise<types.NoteEraseResponse | null> {
    return this.request("print/start", params, options);
  }

  /**
   * Passes a message on and waits.
   *
   * Source: `schema/toy/relay/say.json`.
   */
  relaySay(params: types.StopParams, options?: CallOptions): Promise<types.NoteEraseResponse> {
    return this.request("relay/say", params, options);
  }

  /**
   * Takes a request back.
   *
   * Source: `schema/toy/rpc/stop.json`.
   */
  stop(params: types.StopParams): Promise<void> {
    return this.notify("$/stop", params);
  }
}
