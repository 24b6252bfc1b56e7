import type { Follower } from "./client.js";
import { Queue } from "./queue.js";

/** How a turn is run. */
export interface RunOptions {
  /** Interrupts the turn when it aborts. Its events go on to the last one. */
  signal?: AbortSignal | undefined;
  /** Interrupts the turn after this many milliseconds. Without limit if not given. */
  timeoutMs?: number | undefined;
}

/**
 * A turn that runs, in any dialect. Iterating gives its events up to the last one. Leaving the iteration does not stop
 * the turn: {@link RunningTurn.interrupt} does. Events wait until they are read; pieces of one text that wait may come as
 * one. A reader that is more than 65,536 events behind gets an `EventsLostError`; the turn itself goes on.
 */
export abstract class RunningTurn<Event extends { method: string; params: unknown }, Result>
  implements AsyncIterable<Event>, Follower<Event>
{
  /** The thread. */
  readonly threadId: string;
  #id = "";
  #text = "";
  #message: string | undefined;
  readonly #events = new Queue<Event>();
  /** What came before the turn had an id. */
  #early: Event[] | undefined = [];
  /** What came since the connection began anew, until it is known what was missed. */
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
    // Who iterates hears of a failure there.
    this.#ended.catch(() => {});
  }

  /** The turn's id; empty until the server has given it, and in ACP. */
  get id(): string {
    return this.#id;
  }

  /** The text of the agent's last message, as far as it has come. */
  get finalText(): string {
    return this.#text;
  }

  /** Waits for the end and returns how it ended. Rejects with a `TurnFailedError` where that is not a good one. */
  completed(): Promise<Result> {
    return this.#ended;
  }

  [Symbol.asyncIterator](): AsyncIterator<Event> {
    return this.#events;
  }

  /** Asks the turn to stop. It has stopped when its events end. Does nothing where it is over. */
  async interrupt(): Promise<void> {
    await this.#begun;
    if (this.#over) return;
    try {
      await this.stop();
    } catch (error) {
      // It may have ended while the question was on its way.
      if (!this.#over) throw error;
    }
  }

  /** Asks the server to stop the turn. */
  protected abstract stop(): Promise<void>;

  /** Waits until the turn has an id. Rejects where it could not be started. */
  protected begun(): Promise<void> {
    return this.#begun ?? Promise.resolve();
  }

  /** Starts the turn: `start` asks the server and returns the turn's id. */
  protected begin(unfollow: () => void, { signal, timeoutMs }: RunOptions, start: () => Promise<string>): void {
    this.#unfollow = unfollow;
    const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const signals = [signal, timeout].filter((one) => one !== undefined);
    const abort = () => {
      // A failure is one of the connection, which ends the turn anyway.
      this.interrupt().catch(() => {});
    };
    const run = async () => {
      signal?.throwIfAborted();
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
    // What was held before is part of what will be found to be missing.
    if (!this.#over) this.#held = [];
  }

  /** Tells what was missed, and then what was held back; of both only what is news. */
  protected catchUp(missed: readonly Event[]): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const event of [...missed, ...held]) {
      if (!this.#over && this.#isNews(event)) this.receive(event);
    }
  }

  /** Whether the start of an item was told. */
  protected hasStarted(item: string): boolean {
    return this.#started.has(item);
  }

  /** Whether the end of an item was told. */
  protected hasCompleted(item: string): boolean {
    return this.#completed.has(item);
  }

  /** Takes the id that the server gave. More calls do nothing. */
  protected started(id: string): void {
    const early = this.#early;
    if (early === undefined) return;
    this.#id = id;
    this.#early = undefined;
    for (const event of early) this.receive(event);
  }

  /** Notes what an event says. */
  protected abstract apply(event: Event): void;

  /** Continues a message of the agent. */
  protected say(message: string | undefined, text: string): void {
    this.#text = message === this.#message ? this.#text + text : text;
    this.#message = message;
  }

  /** Takes the whole text of a message of the agent. */
  protected said(message: string | undefined, text: string): void {
    this.#message = message;
    this.#text = text;
  }

  /** Ends the turn well. */
  protected succeed(result: Result): void {
    this.#resolve(result);
    this.#close();
  }

  /** Ends the turn after its last event, though not well. */
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
      // The event is not what its schema says, and nobody knows what the turn is now.
      const message = cause instanceof Error ? cause.message : String(cause);
      this.abandon(new TypeError(`cannot read ${event.method}: ${message}`, { cause }));
    }
  }

  /** @internal */
  fail(error: Error): void {
    this.abandon(error);
  }

  /** Ends the turn where its events stop short. */
  protected abandon(error: unknown): void {
    for (const event of this.#held ?? []) this.#events.push(event);
    this.#held = undefined;
    this.#reject(error);
    this.#events.end(error);
    this.#close();
  }

  /** Tells whether an event says something that was not told before. */
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

/** Returns the turn that a notification is about, if it is about one. */
function turnOf(params: unknown): string | undefined {
  const { turnId, turn } = (params ?? {}) as { turnId?: string; turn?: { id?: string } };
  return turnId ?? turn?.id;
}

/** Returns the item that a notification is about, if it is about one. */
function itemOf(params: unknown): string | undefined {
  const { itemId, item } = (params ?? {}) as { itemId?: string; item?: { id?: string } };
  return itemId ?? item?.id;
}
