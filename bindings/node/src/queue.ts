import { continues, deltaOf, withDelta } from "./deltas.js";
import { EventsLostError } from "./errors.js";

/** Events that wait before pieces of one text are put together. */
const BACKLOG = 64;

/** Events that wait, of which pieces of one text count as one, before the reader is given up. */
const LIMIT = 65_536;

/** Pieces that are put together at a time, so that no text is copied for each piece. */
const PIECES = 512;

/** Events that were read before their room is given away, where others wait. */
const GIVEN_AWAY = 1024;

/**
 * Events on their way to one `for await`. Those that nobody reads wait; where many do, pieces of one text become one
 * event, so that what waits takes no more room than what it says. A reader that is {@link LIMIT} events behind has lost
 * them, and is told by an {@link EventsLostError}.
 */
export class Queue<E extends { method: string; params: unknown }> implements AsyncIterableIterator<E> {
  #events: E[] = [];
  #read = 0;
  /** Texts that belong to the last event, the event's own first. */
  #pieces: string[] = [];
  #waiting: { resolve(result: IteratorResult<E>): void; reject(error: unknown): void }[] = [];
  #end: { error?: unknown } | undefined;
  readonly #onReturn: (() => void) | undefined;

  /** @param onReturn Called when the reader leaves early. */
  constructor(onReturn?: () => void) {
    this.#onReturn = onReturn;
  }

  /** Adds an event. After the end it is dropped. */
  push(event: E): void {
    if (this.#end !== undefined) return;
    const waiting = this.#waiting.shift();
    if (waiting !== undefined) {
      waiting.resolve({ value: event, done: false });
      return;
    }
    const backlog = this.#events.length - this.#read;
    if (backlog >= BACKLOG) {
      const text = deltaOf(event);
      const last = this.#events[this.#events.length - 1] as E;
      if (text !== undefined && this.#pieces.length < PIECES && continues(last, event)) {
        if (this.#pieces.length === 0) this.#pieces.push(deltaOf(last) ?? "");
        this.#pieces.push(text);
        return;
      }
      this.#join();
      if (backlog >= LIMIT) {
        this.#events = [];
        this.#read = 0;
        this.#end = { error: new EventsLostError(LIMIT) };
        return;
      }
    }
    this.#events.push(event);
  }

  /** Ends the queue after what is in it; with an error, if one is given. */
  end(...error: [] | [unknown]): void {
    if (this.#end !== undefined) return;
    this.#end = error.length === 0 ? {} : { error: error[0] };
    const [first, ...others] = this.#waiting.splice(0);
    if (first !== undefined) void this.next().then(first.resolve, first.reject);
    for (const waiting of others) waiting.resolve({ value: undefined, done: true });
  }

  next(): Promise<IteratorResult<E>> {
    if (this.#read < this.#events.length) {
      if (this.#read === this.#events.length - 1) this.#join();
      const value = this.#events[this.#read++] as E;
      // What was read is given away in large pieces, so that reading costs the same for any length.
      if (this.#read === this.#events.length) {
        this.#events = [];
        this.#read = 0;
      } else if (this.#read >= GIVEN_AWAY) {
        this.#events = this.#events.slice(this.#read);
        this.#read = 0;
      }
      return Promise.resolve({ value, done: false });
    }
    if (this.#end === undefined) {
      return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    if ("error" in this.#end) {
      const { error } = this.#end;
      this.#end = {};
      return Promise.reject(error as Error);
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  return(): Promise<IteratorResult<E>> {
    this.end();
    this.#end = {};
    this.#events = [];
    this.#pieces = [];
    this.#read = 0;
    this.#onReturn?.();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Gives the last event all of its text. */
  #join(): void {
    if (this.#pieces.length === 0) return;
    const at = this.#events.length - 1;
    this.#events[at] = withDelta(this.#events[at] as E, this.#pieces.join(""));
    this.#pieces = [];
  }
}
