import { continues, deltaOf, withDelta } from "./deltas.js";
import { EventsLostError } from "./errors.js";

/** Number of queued events from which on text deltas are merged. */
const BACKLOG = 64;

/** Maximum number of queued events, counting merged deltas as one; beyond it, the events are dropped. */
const LIMIT = 65_536;

/** Number of deltas that are joined at a time, so that a text is not copied for each delta. */
const PIECES = 512;

/** Number of read events after which their memory is released. */
const GIVEN_AWAY = 1024;

/**
 * A queue of events for one `for await` loop. Unread events wait; if there are many, deltas of one text are merged into
 * one event, so that the queue needs no more memory than the text. A reader that is {@link LIMIT} events behind loses
 * them and gets an {@link EventsLostError}.
 */
export class Queue<E extends { method: string; params: unknown }> implements AsyncIterableIterator<E> {
  #events: E[] = [];
  #read = 0;
  /** Deltas of the last event, starting with its own. */
  #pieces: string[] = [];
  #waiting: { resolve(result: IteratorResult<E>): void; reject(error: unknown): void }[] = [];
  #end: { error?: unknown } | undefined;
  readonly #onReturn: (() => void) | undefined;

  /** @param onReturn Called when the reader leaves early. */
  constructor(onReturn?: () => void) {
    this.#onReturn = onReturn;
  }

  /** Adds an event. Does nothing after the end. */
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

  /** Ends the queue after its queued events; with an error, if one is given. */
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
      // Read events are released in large blocks, so that the cost per event is constant.
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

  /** Joins the deltas of the last event. */
  #join(): void {
    if (this.#pieces.length === 0) return;
    const at = this.#events.length - 1;
    this.#events[at] = withDelta(this.#events[at] as E, this.#pieces.join(""));
    this.#pieces = [];
  }
}
