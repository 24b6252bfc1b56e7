import type { Follower } from "./client.js";
import { thrownText } from "./errors.js";
import { Queue } from "./queue.js";
import { delayOf } from "./time.js";

/** Options of a turn. */
export interface RunOptions {
  /** Interrupts the turn when it aborts. The remaining events still arrive. */
  signal?: AbortSignal | undefined;
  /** Interrupts the turn after this many milliseconds; no limit by default, as with `Infinity`. */
  timeoutMs?: number | undefined;
}

/**
 * A running turn in any dialect. Iterating yields its events up to the last one. Leaving the iteration does not stop
 * the turn: {@link RunningTurn.interrupt} does. Events are queued until they are read; queued deltas of one text may be
 * merged. A reader that is more than 65,536 events behind gets an `EventsLostError`; the turn itself continues.
 */
export abstract class RunningTurn<Event extends { method: string; params: unknown }, Result>
  implements AsyncIterable<Event>, Follower<Event>
{
  /** Id of the thread. */
  readonly threadId: string;
  #id = "";
  #text = "";
  #message: string | undefined;
  readonly #events = new Queue<Event>();
  /** Events before the id of the turn is known. */
  #early: Event[] | undefined = [];
  /** Events since the connection was renewed, held until the missed ones are delivered. */
  #held: Event[] | undefined;
  readonly #started = new Set<unknown>();
  readonly #completed = new Set<unknown>();
  readonly #ended: Promise<Result>;
  #resolve!: (result: Result) => void;
  #reject!: (error: unknown) => void;
  #unfollow: (() => void) | undefined;
  #begun: Promise<void> | undefined;
  #over = false;

  constructor(threadId: string) {
    this.threadId = threadId;
    this.#ended = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // An iteration gets the error itself.
    this.#ended.catch(() => {});
  }

  /** Id of the turn; empty until the server has assigned it, and in ACP. */
  get id(): string {
    return this.#id;
  }

  /** The text of the agent's last message, as far as received. */
  get finalText(): string {
    return this.#text;
  }

  /** Waits for the end and returns the result. Rejects with a `TurnFailedError` if the turn fails or is interrupted. */
  completed(): Promise<Result> {
    return this.#ended;
  }

  [Symbol.asyncIterator](): AsyncIterator<Event> {
    return this.#events;
  }

  /** Interrupts the turn. It has stopped when its events end. Does nothing after the end. */
  async interrupt(): Promise<void> {
    await this.#begun;
    if (this.#over) return;
    try {
      await this.stop();
    } catch (error) {
      // The turn may have ended while the request was in flight.
      if (!this.#over) throw error;
    }
  }

  /** Sends the request that interrupts the turn. */
  protected abstract stop(): Promise<void>;

  /** Waits until the turn has an id. Rejects if it could not be started. */
  protected begun(): Promise<void> {
    return this.#begun ?? Promise.resolve();
  }

  /** Starts the turn: `start` sends the request and returns the turn's id. */
  protected begin(unfollow: () => void, { signal, timeoutMs }: RunOptions, start: () => Promise<string>): void {
    this.#unfollow = unfollow;
    const signals = signal === undefined ? [] : [signal];
    const abort = () => {
      // It fails only if the connection fails, which ends the turn anyway.
      this.interrupt().catch(() => {});
    };
    const run = async () => {
      signal?.throwIfAborted();
      const delayMs = delayOf("timeoutMs", timeoutMs);
      if (delayMs !== undefined) signals.push(AbortSignal.timeout(delayMs));
      this.started(await start());
    };
    this.#begun = run();
    this.#begun.then(
      () => {
        if (this.#over) return;
        for (const one of signals) {
          if (one.aborted) abort();
          else one.addEventListener("abort", abort);
        }
        const leave = () => signals.forEach((one) => one.removeEventListener("abort", abort));
        this.#ended.then(leave, leave);
      },
      (error: unknown) => this.abandon(error),
    );
  }

  /** @internal */
  hold(): void {
    // Events that are held already will be part of the missed ones.
    if (!this.#over) this.#held = [];
  }

  /** Delivers the missed events, then the held ones; of both, only new ones. */
  protected catchUp(missed: readonly Event[]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const event of [...missed, ...held]) {
      if (!this.#over && this.#isNews(event)) this.receive(event);
    }
  }

  /** Tells whether the start of an item was delivered. */
  protected hasStarted(item: string): boolean {
    return this.#started.has(item);
  }

  /** Tells whether the end of an item was delivered. */
  protected hasCompleted(item: string): boolean {
    return this.#completed.has(item);
  }

  /** Sets the id that the server assigned. Further calls have no effect. */
  protected started(id: string): void {
    const early = this.#early;
    if (early === undefined) return;
    this.#id = id;
    this.#early = undefined;
    for (const event of early) this.receive(event);
  }

  /** Processes an event. */
  protected abstract apply(event: Event): void;

  /** Appends to a message of the agent. */
  protected say(message: string | undefined, text: string): void {
    this.#text = message === this.#message ? this.#text + text : text;
    this.#message = message;
  }

  /** Sets the whole text of a message of the agent. */
  protected said(message: string | undefined, text: string): void {
    this.#message = message;
    this.#text = text;
  }

  /** Completes the turn. */
  protected succeed(result: Result): void {
    this.#resolve(result);
    this.#close();
  }

  /** Fails the turn after its last event. */
  protected endBadly(error: Error): void {
    this.#reject(error);
    this.#close();
  }

  /** @internal */
  receive(event: Event): void {
    if (this.#early !== undefined) {
      this.#early.push(event);
      return;
    }
    const turn = turnOf(event.params);
    if (turn !== undefined && turn !== this.#id) return;
    if (this.#held !== undefined) {
      this.#held.push(event);
      return;
    }
    if (event.method === "item/started") this.#started.add(itemOf(event.params));
    else if (event.method === "item/completed") this.#completed.add(itemOf(event.params));
    this.#events.push(event);
    try {
      this.apply(event);
    } catch (cause) {
      // The event does not match its schema, so the state of the turn is unknown.
      this.abandon(new TypeError(`cannot read ${event.method}: ${thrownText(cause)}`, { cause }));
    }
  }

  /** @internal */
  fail(error: Error): void {
    this.abandon(error);
  }

  /** Ends the turn if its events end too early. */
  protected abandon(error: unknown): void {
    for (const event of this.#held ?? []) this.#events.push(event);
    this.#held = undefined;
    this.#reject(error);
    this.#events.end(error);
    this.#close();
  }

  /** Tells whether an event is new. */
  #isNews({ method, params }: Event): boolean {
    const item = itemOf(params);
    if (item === undefined || this.#completed.has(item)) return item === undefined;
    return method !== "item/started" || !this.#started.has(item);
  }

  #close(): void {
    this.#over = true;
    this.#events.end();
    this.#unfollow?.();
  }
}

/** Returns the turn of a notification, if it has one. */
function turnOf(params: unknown): string | undefined {
  const { turnId, turn } = (params ?? {}) as { turnId?: string; turn?: { id?: string } };
  return turnId ?? turn?.id;
}

/** Returns the item of a notification, if it has one. */
function itemOf(params: unknown): string | undefined {
  const { itemId, item } = (params ?? {}) as { itemId?: string; item?: { id?: string } };
  return itemId ?? item?.id;
}
