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
   * Adds a note to a board.
   *
   * The note is stored before the answer; everybody who watches the board hears of it.
   *
   * Errors:
   * - -32001 `board is locked`: Someone else edits the board.
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
}
