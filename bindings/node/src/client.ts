import type { CallOptions, Connection } from "./connection.js";
import {
  type CloseReason,
  type ConnectionClosedError,
  ConnectionLostError,
  RpcError,
  tell,
  TimeoutError,
  warn,
} from "./errors.js";
import { Queue } from "./queue.js";
import { delayOf } from "./time.js";

export type { CallOptions };

/** Requests of a server: params and result by method. */
export type Asks = Record<string, { params: unknown; result: unknown }>;

/**
 * A notification of the server. The type contains the methods of the schema; a newer server may send other methods,
 * which arrive in the same form.
 */
export type EventOf<Notifications> = {
  [Method in keyof Notifications & string]: { method: Method; params: Notifications[Method] };
}[keyof Notifications & string];

/** The context of a handler. */
export interface HandlerContext {
  /** The method of the request. */
  method: string;
  /** Aborts when the connection ends or the handler's timeout passes: the result is then ignored. */
  signal: AbortSignal;
}

/** Options of a request handler. */
export interface HandlerOptions {
  /**
   * Timeout in milliseconds: then the signal aborts, and the server gets an error. No limit by default, as with
   * `Infinity`.
   */
  timeoutMs?: number | undefined;
}

/** Handles a request of the server. It may take any time; only the request itself waits. */
export type Handler<Params, Result> = (params: Params, context: HandlerContext) => Result | Promise<Result>;

/** A subscriber of one thread. */
export interface Follower<Event> {
  /** Receives an event. Must not throw. */
  receive(event: Event): void;
  /** Holds events back until the thread is attached again, because events may be missing. */
  hold(): void;
  /** Ends the subscription, because no more events will arrive. */
  fail(error: Error): void;
}

/** A change of the transport of a connection that reconnects. */
export type ConnectionChange =
  /** The transport was lost and the client reconnects. Calls wait. */
  | { type: "lost"; reason: CloseReason }
  /** The client has reconnected without missing a message. */
  | { type: "resumed" }
  /**
   * The client has reconnected, as a new connection for the server. The threads are attached again, except for those in
   * `failed`; missed events are in their history.
   */
  | { type: "renewed"; failed: { threadId: string; error: unknown }[] };

/** Receives errors of handlers and listeners. */
export type ErrorListener = (error: unknown, context: { method: string }) => void;

const METHOD_NOT_FOUND = -32601;

/**
 * The common part of the clients of all dialects. An open client keeps the process alive.
 *
 * Notifications of the server go, in order, to the listeners of {@link Client.onNotification} and to the readers of
 * {@link Client.events}; its requests go to the handlers of {@link Client.onRequest}. A request without a handler is
 * refused.
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
  /** Attached threads, which are attached again after a reconnect. */
  readonly #attached = new Set<string>();
  /** Requests of the server in progress: the pending response, and the request. */
  readonly #answering = new Map<Promise<unknown>, string>();
  /** Responses that could not be sent, by request: the server repeats the request after a reconnect. */
  #unsent = new Map<string, Promise<unknown>>();
  readonly #ended = new AbortController();
  #closing = false;
  readonly #owned: { close(): Promise<void> } | undefined;

  /**
   * @param connection The connection.
   * @param owned Closed together with the client.
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
   * Calls `listener` for each notification of `method`, in order. Returns a function that unsubscribes.
   */
  onNotification<Method extends keyof Notifications & string>(
    method: Method,
    listener: (params: Notifications[Method]) => void,
  ): () => void;
  /** Calls `listener` for a method that the schema does not contain. */
  onNotification(method: string, listener: (params: unknown) => void): () => void;
  onNotification(method: string, listener: (params: never) => void): () => void {
    const listeners = this.#listeners.get(method) ?? new Set();
    this.#listeners.set(method, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /**
   * Sets the handler for requests of `method`, replacing an earlier one. What it throws is the response, too: an {@link
   * RpcError} unchanged, any other error as an internal error, which is also reported to {@link Client.onError}.
   */
  onRequest<Method extends keyof Requests & string>(
    method: Method,
    handler: Handler<Requests[Method]["params"], Requests[Method]["result"]>,
    options?: HandlerOptions,
  ): void;
  /** Sets the handler for a method that the schema does not contain. */
  onRequest(method: string, handler: Handler<unknown, unknown>, options?: HandlerOptions): void;
  onRequest(method: string, handler: Handler<never, unknown>, { timeoutMs }: HandlerOptions = {}): void {
    const delayMs = delayOf("timeoutMs", timeoutMs);
    this.#handlers.set(method, delayMs === undefined ? handler : limited(handler, delayMs));
  }

  /**
   * Calls `listener` for unexpected errors of handlers and listeners. Without a listener, they are written to the
   * console as warnings. Returns a function that unsubscribes.
   */
  onError(listener: ErrorListener): () => void {
    this.#errorListeners.add(listener);
    return () => this.#errorListeners.delete(listener);
  }

  /** Calls `listener` when a connection that reconnects is lost or back. Returns a function that unsubscribes. */
  onConnectionChange(listener: (change: ConnectionChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /**
   * Reads all notifications from now on. Ends when the client is closed; throws a {@link ConnectionClosedError} when
   * the connection ends otherwise.
   */
  events(): AsyncIterableIterator<EventOf<Notifications>> {
    const reader: Queue<EventOf<Notifications>> = new Queue(() => this.#readers.delete(reader));
    this.#readers.add(reader);
    return reader;
  }

  /** The reason why the connection has ended; undefined while it is open. */
  get closed(): ConnectionClosedError | undefined {
    return this.#ended.signal.aborted ? (this.#ended.signal.reason as ConnectionClosedError) : undefined;
  }

  /**
   * Sends a request by its method name, for methods that the schema does not contain. Rejects with {@link RpcError}.
   */
  async request<Result = unknown>(method: string, params?: unknown, options?: CallOptions): Promise<Result> {
    const result = await this.#connection.request(method, params, options);
    const change = this.#connection.comesBack ? this.attachment(method, params, result) : undefined;
    if (change?.attached === true) this.#attached.add(change.threadId);
    else if (change !== undefined) this.#attached.delete(change.threadId);
    return result as Result;
  }

  /** Sends a notification by its method name, for methods that the schema does not contain. */
  async notify(method: string, params?: unknown): Promise<void> {
    this.#connection.notify(method, params);
  }

  /** Closes the connection, and the server process or server that was started for it. Further calls have no effect. */
  async close(): Promise<void> {
    this.#closing = true;
    try {
      await this.#connection.close();
    } finally {
      await this.#owned?.close();
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** Returns whether a completed request attaches the connection to a thread or detaches it. */
  protected abstract attachment(
    method: string,
    params: unknown,
    result: unknown,
  ): { threadId: string; attached: boolean } | undefined;

  /** Attaches a thread again and delivers missed events to its subscribers. */
  protected abstract attach(
    threadId: string,
    followers: readonly Follower<EventOf<Notifications>>[],
  ): Promise<void>;

  /** Subscribes `follower` to events of a thread. Returns a function that unsubscribes. */
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
      // An error of a listener is reported, and must not prevent other listeners from getting the event.
      tell(
        () => listener(params),
        (error) => this.#report(error, method),
      );
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
          // The next connection attaches the thread.
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
      tell(
        () => listener(change),
        (error) => this.#report(error, change.type),
      );
    }
  }

  #report(error: unknown, method: string): void {
    if (this.#errorListeners.size === 0) warn(`a handler of ${method} failed`, error);
    for (const listener of this.#errorListeners) {
      tell(
        () => listener(error, { method }),
        (failure) => {
          warn(`a handler of ${method} failed`, error);
          warn(`the error listener of ${method} failed`, failure);
        },
      );
    }
  }
}

/** Adds a timeout to a handler. */
function limited(handler: Handler<never, unknown>, timeoutMs: number): Handler<never, unknown> {
  return async (params, { method, signal }) => {
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expiry = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new TimeoutError(`the handler of ${method} gave no answer within ${timeoutMs} ms`);
        stopped.abort(error);
        reject(error);
      }, timeoutMs);
    });
    const end = () => {
      // Nobody waits for the answer any more; the timer would keep the process alive.
      clearTimeout(timer);
      stopped.abort(signal.reason);
    };
    signal.addEventListener("abort", end);
    try {
      return await Promise.race([handler(params, { method, signal: stopped.signal }), expiry]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  };
}

/** Returns the thread of a notification, if it has one. */
function threadOf(params: unknown): string | undefined {
  const { threadId, sessionId, turn, thread } = (params ?? {}) as {
    threadId?: string;
    sessionId?: string;
    turn?: { threadId?: string };
    thread?: { id?: string };
  };
  return threadId ?? sessionId ?? turn?.threadId ?? thread?.id;
}

/** Returns the thread that a request attaches or detaches, from its params and result. */
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

/** Performs the handshake of a new client; closes the client if it fails. */
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
