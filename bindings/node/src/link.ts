import type { CloseReason } from "./errors.js";

/** What the peer has to say, and what becomes of the connection. The numbers are those of `src/link.rs`. */
export type Letter =
  | [kind: 0, request: number, result: unknown]
  | [kind: 1, request: number, error: { code: number; message: string; data?: unknown }]
  | [kind: 2, method: string, params: unknown]
  | [kind: 3, question: number, method: string, params: unknown]
  | [kind: 4, reason: CloseReason]
  /** The transport was lost and is sought again. */
  | [kind: 5, reason: CloseReason]
  /** It is back, and the connection goes on as if nothing had happened. */
  | [kind: 6]
  /** It is back, but new to the server: threads are to be attached again. The handshake is done. */
  | [kind: 7]
  /** A request gets no answer, since the transport was lost and the server did not keep the connection. */
  | [kind: 8, request: number, reason: CloseReason]
  /** The answer to a request cannot be read. */
  | [kind: 9, request: number, message: string];

/** The way to a peer, whatever carries it: Rust in Node, a `WebSocket` in a page, a script in tests. */
export interface Link {
  /** Asks. The letter with the answer carries `id`. */
  request(id: number, method: string, params: unknown): void;
  /** Gives up on the answer to a request. */
  forget(id: number): void;
  /** Tells. */
  notify(method: string, params: unknown): void;
  /** Answers a question of the peer. Once answered, or after the end, it does nothing. */
  respond(question: number, result: unknown): void;
  /** Refuses a question of the peer. Once answered, or after the end, it does nothing. */
  refuse(question: number, code: number, message: string, data: unknown): void;
  /** Takes what there is, in order; waits where there is nothing. The letter that says why it ended is the last one. */
  take(): Promise<Letter[]>;
  /** Ends the connection in order. */
  close(): void;
}

/** Letters on their way to one reader: what a link that is written in TypeScript is made of. */
export class Letterbox {
  #letters: Letter[] = [];
  #wake: (() => void) | undefined;

  /** Adds a letter. */
  push(letter: Letter): void {
    this.#letters.push(letter);
    this.#wake?.();
  }

  /** Takes what there is; waits where there is nothing. */
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
