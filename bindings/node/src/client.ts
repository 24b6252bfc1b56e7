import type { CallOptions, Connection } from "./connection.js";
import { type CloseReason, type ConnectionClosedError, ConnectionLostError, RpcError, TimeoutError } from "./errors.js";
import { Queue } from "./queue.js";

export type { CallOptions };

/** What a server asks: params and result by method. */
export type Asks = Record<string, { params: unknown; result: unknown }>;

/**
 * Something that the server tells. The type names what the schema knows; a newer server may tell more, which arrives in
 * the same form.
 */
export type EventOf<Notifications> = {
  [Method in keyof Notifications & string]: { method: Method; params: Notifications[Method] };
}[keyof Notifications & string];

/** What a handler gets beside the params. */
export interface HandlerContext {
  /** The method that was called. */
  method: string;
  /** Aborts when the connection ends, or the handler's time is up, and nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** How requests of the server are handled. */
export interface HandlerOptions {
  /**
   * Gives the handler up after this many milliseconds: its signal aborts, and the server gets an error. Without limit if
   * not given.
   */
  timeoutMs?: number | undefined;
}

/** Answers a request of the server. It may take its time: nothing waits for it but the server's own question. */
export type Handler<Params, Result> = (params: Params, context: HandlerContext) => Result | Promise<Result>;

/** Who wants to hear of one thread. */
export interface Follower<Event> {
  /** Must not throw. */
  receive(event: Event): void;
  /** Events may have been missed: what comes is to wait until the thread is attached again. */
  hold(): void;
  /** Nothing more can be received. */
  fail(error: Error): void;
}

/** What happened to a connection that comes back when it is lost. */
export type ConnectionChange =
  /** It was lost and is sought again. Calls wait. */
  | { type: "lost"; reason: CloseReason }
  /** It is back, and nothing was missed. */
  | { type: "resumed" }
  /**
   * It is back, but the server knew it no more. The threads are attached again, but for those that `failed`; what was
   * told of them meanwhile is in their history.
   */
  | { type: "renewed"; failed: { threadId: string; error: unknown }[] };

/** Hears of mistakes in handlers and listeners. */
export type ErrorListener = (error: unknown, context: { method: string }) => void;

const METHOD_NOT_FOUND = -32601;

/**
 * What the clients of all dialects share. A client keeps the process alive until it is closed.
 *
 * The server's notifications go, in order, to the listeners of {@link Client.onNotification} and to the readers of
 * {@link Client.events}; its requests go to the handlers of {@link Client.onRequest}, and without one are refused.
 */
export abstract class Client<
  Notifications extends object,
  Requests extends { [M in keyof Requests]: Asks[string] },
> implements AsyncDisposable {
  readonly #connection: Connection;
  readonly #listeners = new Map<string, Set<(params: never) => void>>();
  readonly #readers = new Set<Queue<EventOf<Notifications>>>();
  readonly #followers = new Map<string, Set<Follower<EventOf<Notifications>>>>();
  readonly #handlers = new Map<string, Handler<never, unknown>>();
  readonly #errorListeners = new Set<ErrorListener>();
  readonly #changeListeners = new Set<(change: ConnectionChange) => void>();
  /** Threads that the server tells this connection of, where it comes back. */
  readonly #attached = new Set<string>();
  /** Questions of the server that are being answered: what it asked, and the answer. */
  readonly #answering = new Map<Promise<unknown>, string>();
  /** Answers that went nowhere, by the question: the server asks again when the connection is back. */
  #unsent = new Map<string, Promise<unknown>>();
  readonly #ended = new AbortController();
  #closing = false;
  readonly #owned: { close(): Promise<void> } | undefined;

  /**
   * @param connection What it speaks through.
   * @param owned What ends with the client.
   */
  constructor(connection: Connection, owned?: { close(): Promise<void> }) {
    this.#connection = connection;
    this.#owned = owned;
    connection.start({
      notification: (method, params) => this.#receive({ method, params } as EventOf<Notifications>),
      request: (method, params) => this.#answer(method, params),
      lost: (reason) => {
        this.#unsent = new Map([...this.#answering].map(([answer, question]) => [question, answer]));
        this.#changed({ type: "lost", reason });
      },
      resumed: () => {
        this.#unsent.clear();
        this.#changed({ type: "resumed" });
      },
      renewed: () => {
        for (const followers of this.#followers.values()) for (const follower of followers) follower.hold();
        void this.#attachAgain();
      },
      closed: (error) => this.#closed(error),
    });
  }

  /**
   * Calls `listener` for each notification of `method`, in order. Returns a function that ends it.
   */
  onNotification<Method extends keyof Notifications & string>(
    method: Method,
    listener: (params: Notifications[Method]) => void,
  ): () => void;
  /** Calls `listener` for a method that the schema does not know. */
  onNotification(method: string, listener: (params: unknown) => void): () => void;
  onNotification(method: string, listener: (params: never) => void): () => void {
    const listeners = this.#listeners.get(method) ?? new Set();
    this.#listeners.set(method, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Answers the requests of `method` by `handler`, which replaces an earlier one. What it throws is the answer too: an
   * {@link RpcError} as it is, anything else as an internal error, of which {@link Client.onError} hears.
   */
  onRequest<Method extends keyof Requests & string>(
    method: Method,
    handler: Handler<Requests[Method]["params"], Requests[Method]["result"]>,
    options?: HandlerOptions,
  ): void;
  /** Answers a method that the schema does not know. */
  onRequest(method: string, handler: Handler<unknown, unknown>, options?: HandlerOptions): void;
  onRequest(method: string, handler: Handler<never, unknown>, { timeoutMs }: HandlerOptions = {}): void {
    this.#handlers.set(method, timeoutMs === undefined ? handler : limited(handler, timeoutMs));
  }

  /**
   * Calls `listener` for what handlers and listeners throw by mistake. Without one it is written to the console as a
   * warning. Returns a function that ends it.
   */
  onError(listener: ErrorListener): () => void {
    this.#errorListeners.add(listener);
    return () => this.#errorListeners.delete(listener);
  }

  /** Calls `listener` when a connection that comes back is lost or back. Returns a function that ends it. */
  onConnectionChange(listener: (change: ConnectionChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /**
   * Reads everything that the server tells from now on, whatever the method. Ends when the client is closed; throws a
   * {@link ConnectionClosedError} when the connection ends otherwise.
   */
  events(): AsyncIterableIterator<EventOf<Notifications>> {
    const reader: Queue<EventOf<Notifications>> = new Queue(() => this.#readers.delete(reader));
    this.#readers.add(reader);
    return reader;
  }

  /** Whether the connection has ended, and why. */
  get closed(): ConnectionClosedError | undefined {
    return this.#ended.signal.aborted ? (this.#ended.signal.reason as ConnectionClosedError) : undefined;
  }

  /** Asks by name, for methods that the schema does not know. Rejects with {@link RpcError}. */
  async request<Result = unknown>(method: string, params?: unknown, options?: CallOptions): Promise<Result> {
    const result = await this.#connection.request(method, params, options);
    const change = this.#connection.comesBack ? this.attachment(method, params, result) : undefined;
    if (change?.attached === true) this.#attached.add(change.threadId);
    else if (change !== undefined) this.#attached.delete(change.threadId);
    return result as Result;
  }

  /** Tells by name, for methods that the schema does not know. */
  async notify(method: string, params?: unknown): Promise<void> {
    this.#connection.notify(method, params);
  }

  /** Ends the connection in order, and with it a process or server that was started for it. More calls do no harm. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#connection.close();
    await this.#owned?.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** Returns whether an answered request means that the server tells of a thread from now on, or no more. */
  protected abstract attachment(
    method: string,
    params: unknown,
    result: unknown,
  ): { threadId: string; attached: boolean } | undefined;

  /** Lets the server tell of a thread again, and those who follow it what they have missed. */
  protected abstract attach(
    threadId: string,
    followers: readonly Follower<EventOf<Notifications>>[],
  ): Promise<void>;

  /** Lets `follower` hear what is told of a thread, until the returned function is called. */
  protected follow(threadId: string, follower: Follower<EventOf<Notifications>>): () => void {
    const followers = this.#followers.get(threadId) ?? new Set();
    this.#followers.set(threadId, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#followers.get(threadId) === followers) this.#followers.delete(threadId);
    };
  }

  #receive(event: EventOf<Notifications>): void {
    const { method, params } = event as unknown as { method: string; params: never };
    const threadId = threadOf(params);
    if (threadId !== undefined) {
      for (const follower of this.#followers.get(threadId) ?? []) follower.receive(event);
    }
    for (const listener of this.#listeners.get(method) ?? []) {
      try {
        listener(params);
      } catch (error) {
        // The listener's own mistake must be seen, and must not keep others from what the server says.
        this.#report(error, method);
      }
    }
    for (const reader of this.#readers) reader.push(event);
  }

  #closed(error: ConnectionClosedError): void {
    for (const followers of this.#followers.values()) {
      for (const follower of followers) follower.fail(error);
    }
    for (const reader of this.#readers) {
      if (this.#closing) reader.end();
      else reader.end(error);
    }
    this.#ended.abort(error);
  }

  async #answer(method: string, params: unknown): Promise<unknown> {
    const question = JSON.stringify([method, params]);
    const answer = this.#unsent.get(question) ?? this.#handle(method, params);
    this.#unsent.delete(question);
    this.#answering.set(answer, question);
    try {
      return await answer;
    } finally {
      this.#answering.delete(answer);
    }
  }

  async #handle(method: string, params: unknown): Promise<unknown> {
    const handler = this.#handlers.get(method);
    if (handler === undefined) throw new RpcError(METHOD_NOT_FOUND, `the client has no handler for ${method}`);
    try {
      return await handler(params as never, { method, signal: this.#ended.signal });
    } catch (error) {
      if (!(error instanceof RpcError)) this.#report(error, method);
      throw error;
    }
  }

  async #attachAgain(): Promise<void> {
    const failed: { threadId: string; error: unknown }[] = [];
    let isLost = false;
    const attach = async (threadId: string) => {
      const followers = [...(this.#followers.get(threadId) ?? [])];
      try {
        await this.attach(threadId, followers);
      } catch (error) {
        if (error instanceof ConnectionLostError) {
          // The connection that comes next attaches it.
          isLost = true;
          return;
        }
        this.#attached.delete(threadId);
        failed.push({ threadId, error });
        for (const follower of followers) follower.fail(error as Error);
      }
    };
    await Promise.all([...new Set([...this.#attached, ...this.#followers.keys()])].map(attach));
    if (!isLost) this.#changed({ type: "renewed", failed });
  }

  #changed(change: ConnectionChange): void {
    for (const listener of this.#changeListeners) {
      try {
        listener(change);
      } catch (error) {
        this.#report(error, change.type);
      }
    }
  }

  #report(error: unknown, method: string): void {
    for (const listener of this.#errorListeners) listener(error, { method });
    if (this.#errorListeners.size === 0) console.warn(`threadwire: a handler of ${method} failed:`, error);
  }
}

/** Gives a handler up when its time is up. */
function limited(handler: Handler<never, unknown>, timeoutMs: number): Handler<never, unknown> {
  return async (params, { method, signal }) => {
    const expired = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expiry = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new TimeoutError(`the handler of ${method} gave no answer within ${timeoutMs} ms`);
        expired.abort(error);
        reject(error);
      }, timeoutMs);
    });
    try {
      return await Promise.race([
        handler(params, { method, signal: AbortSignal.any([signal, expired.signal]) }),
        expiry,
      ]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Returns the thread that a notification is about, if it is about one. */
function threadOf(params: unknown): string | undefined {
  const { threadId, sessionId, turn, thread } = (params ?? {}) as {
    threadId?: string;
    sessionId?: string;
    turn?: { threadId?: string };
    thread?: { id?: string };
  };
  return threadId ?? sessionId ?? turn?.threadId ?? thread?.id;
}

/** Finds the thread in a request that attaches to one or detaches from it, and in its answer. */
export function attachmentOf(
  attaching: readonly string[],
  detaching: readonly string[],
  method: string,
  params: unknown,
  result: unknown,
): { threadId: string; attached: boolean } | undefined {
  const attached = attaching.includes(method);
  if (!attached && !detaching.includes(method)) return undefined;
  const threadId = (attached ? threadOf(result) : undefined) ?? threadOf(params);
  return threadId === undefined ? undefined : { threadId, attached };
}

/** Lets a new client introduce itself; closes it where that fails. */
export async function introduced<Options, C extends AsyncDisposable & { greet(options: Options): Promise<void> }>(
  client: C,
  options: Options,
): Promise<C> {
  try {
    await client.greet(options);
    return client;
  } catch (error) {
    await client[Symbol.asyncDispose]();
    throw error;
  }
}
