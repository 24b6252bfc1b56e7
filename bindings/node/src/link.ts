import type { CloseReason } from "./errors.js";

/** A letter of a link: a message of the peer, or a change of the connection. The numbers are those of `src/link.rs`. */
export type Letter =
  | [kind: 0, request: number, result: unknown]
  | [kind: 1, request: number, error: { code: number; message: string; data?: unknown }]
  | [kind: 2, method: string, params: unknown]
  | [kind: 3, question: number, method: string, params: unknown]
  | [kind: 4, reason: CloseReason]
  /** The transport was lost and the connection reconnects. */
  | [kind: 5, reason: CloseReason]
  /** The connection was resumed without loss of messages. */
  | [kind: 6]
  /** The connection was renewed: threads must be attached again. The handshake is done. */
  | [kind: 7]
  /** A request gets no response, because the transport was lost and the server did not keep the session. */
  | [kind: 8, request: number, reason: CloseReason]
  /** The response to a request cannot be parsed. */
  | [kind: 9, request: number, message: string];

/** The connection to a peer, over any carrier: Rust in Node, a `WebSocket` in a web page, a script in tests. */
export interface Link {
  /** Sends a request. The letter with the response contains `id`. */
  request(id: number, method: string, params: unknown): void;
  /** Stops waiting for the response to a request. */
  forget(id: number): void;
  /** Sends a notification. */
  notify(method: string, params: unknown): void;
  /** Responds to a request of the peer. Does nothing if it was answered or the connection has ended. */
  respond(question: number, result: unknown): void;
  /** Responds with an error to a request of the peer. Does nothing if it was answered or the connection has ended. */
  refuse(question: number, code: number, message: string, data: unknown): void;
  /**
   * Takes the queued letters in order; waits if there are none. The letter with the reason of the end is the last one.
   */
  take(): Promise<Letter[]>;
  /** Closes the connection. */
  close(): void;
}

/** A queue of letters for one reader, for links that are written in TypeScript. */
export class Letterbox {
  #letters: Letter[] = [];
  #wake: (() => void) | undefined;

  /** Adds a letter. */
  push(letter: Letter): void {
    this.#letters.push(letter);
    this.#wake?.();
  }

  /** Takes the queued letters; waits if there are none. */
  async take(): Promise<Letter[]> {
    if (this.#letters.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    const letters = this.#letters;
    this.#letters = [];
    return letters;
  }
}
