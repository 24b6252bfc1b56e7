import {
  type CloseReason,
  ConnectionClosedError,
  ConnectionLostError,
  DecodeError,
  type Refusal,
  refusalOf,
  RpcError,
  tell,
  TimeoutError,
  warn,
} from "./errors.js";
import type { Link } from "./link.js";
import { checkTime, delayOf } from "./time.js";

/** Options of a call. */
export interface CallOptions {
  /**
   * Stops waiting for the response when it aborts; the call rejects with its reason. The server may still process the
   * request.
   */
  signal?: AbortSignal | undefined;
  /**
   * Timeout in milliseconds; the call then rejects with a {@link TimeoutError}. No limit by default, as with `Infinity`.
   */
  timeoutMs?: number | undefined;
}

/** One message of the connection. */
export interface Frame {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/**
 * Receives all messages of a connection in order, for logging or recording. It must not change the frame. An error that
 * it throws is written to the console as a warning.
 */
export type Trace = (from: "client" | "server", frame: Frame) => void;

/** Options of any connection. */
export interface ConnectionOptions {
  /** Receives every message. The ids of server requests are numbered here and are not those on the wire. */
  trace?: Trace | undefined;
}

/** Options for connecting to an address. */
export interface ConnectOptions {
  /** Bearer token for the server. */
  token?: string | undefined;
  /**
   * Whether to reconnect after the loss of the transport: for a minute, or for the given time, which may be `Infinity`.
   * Otherwise, the client ends with its transport.
   */
  reconnect?: boolean | { giveUpAfterMs: number } | undefined;
}

/** Returns the milliseconds after which reconnecting is given up; undefined for no reconnecting. */
export function patienceOf({ reconnect = false }: ConnectOptions): number | undefined {
  if (typeof reconnect !== "object") return reconnect ? GIVE_UP_AFTER_MS : undefined;
  checkTime("reconnect.giveUpAfterMs", reconnect.giveUpAfterMs);
  return Math.min(reconnect.giveUpAfterMs, NEVER_MS);
}

const GIVE_UP_AFTER_MS = 60_000;

/** A hundred years, in place of a time that clocks cannot count to. */
const NEVER_MS = 100 * 365 * 24 * 3_600_000;

/** Handles messages that the server sends on its own, and changes of the transport. */
export interface Receiver {
  notification(method: string, params: unknown): void;
  request(method: string, params: unknown): Promise<unknown>;
  /** The transport was lost and the connection reconnects. */
  lost(reason: CloseReason): void;
  /** The connection was resumed without loss of messages. */
  resumed(): void;
  /** The connection was renewed: the server knows only its handshake. */
  renewed(): void;
  closed(error: ConnectionClosedError): void;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const CLOSED_HERE: CloseReason = {
  message: "closed by this client",
  exitStatus: null,
  exitCode: null,
  stderr: [],
};

/** Requests, responses and notifications over one link. An open connection keeps the process alive. */
export class Connection {
  /** Whether it reconnects after the loss of its transport. */
  readonly comesBack: boolean;
  readonly #link: Link;
  readonly #traced: Trace | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #closing = false;
  #closed: ConnectionClosedError | undefined;
  #end: Promise<void> | undefined;

  constructor(link: Link, options: ConnectionOptions & ConnectOptions = {}) {
    this.comesBack = patienceOf(options) !== undefined;
    this.#link = link;
    this.#traced = options.trace;
  }

  /** Starts reading. */
  start(receiver: Receiver): void {
    this.#end = this.#read(receiver);
  }

  /** Sends a request and waits for the response. */
  request(method: string, params: unknown, { signal, timeoutMs }: CallOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) throw this.#closed;
      signal?.throwIfAborted();
      const delayMs = delayOf("timeoutMs", timeoutMs);
      const id = this.#nextId;
      this.#nextId = (id + 1) >>> 0;
      this.#link.request(id, method, params);
      this.#trace("client", { id, method, params });

      const settle = () => {
        this.#waiting.delete(id);
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      const giveUp = (error: unknown) => {
        settle();
        this.#link.forget(id);
        reject(error as Error);
      };
      const abort = () => giveUp(signal?.reason);
      const timer =
        delayMs === undefined
          ? undefined
          : setTimeout(() => giveUp(new TimeoutError(`no answer to ${method} within ${delayMs} ms`)), delayMs);
      signal?.addEventListener("abort", abort);
      this.#waiting.set(id, {
        resolve(result) {
          settle();
          resolve(result);
        },
        reject(error) {
          settle();
          reject(error as Error);
        },
      });
    });
  }

  /** Sends a notification. */
  notify(method: string, params: unknown): void {
    if (this.#closed !== undefined) throw this.#closed;
    this.#link.notify(method, params);
    this.#trace("client", { method, params });
  }

  /** Closes the connection. A server process that was started for it gets five seconds to exit. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#link.close();
    await this.#end;
  }

  /** Shows a frame to the listener. What the listener throws must not stop the connection. */
  #trace(from: "client" | "server", frame: Frame): void {
    const traced = this.#traced;
    if (traced === undefined) return;
    tell(
      () => traced(from, frame),
      (error) => warn("the trace of a connection failed", error),
    );
  }

  async #read(receiver: Receiver): Promise<void> {
    for (;;) {
      for (const letter of await this.#link.take()) {
        switch (letter[0]) {
          case 0: {
            const [, id, result] = letter;
            this.#trace("server", { id, result });
            this.#waiting.get(id)?.resolve(result);
            break;
          }
          case 1: {
            const [, id, error] = letter;
            this.#trace("server", { id, error });
            this.#waiting.get(id)?.reject(new RpcError(error.code, error.message, error.data));
            break;
          }
          case 2: {
            const [, method, params] = letter;
            this.#trace("server", { method, params });
            receiver.notification(method, params);
            break;
          }
          case 3: {
            const [, id, method, params] = letter;
            this.#trace("server", { id, method, params });
            void this.#answer(receiver, id, method, params);
            break;
          }
          case 4: {
            const error = new ConnectionClosedError(this.#closing ? CLOSED_HERE : letter[1]);
            this.#closed = error;
            for (const waiting of [...this.#waiting.values()]) waiting.reject(error);
            receiver.closed(error);
            return;
          }
          case 5:
            receiver.lost(letter[1]);
            break;
          case 6:
            receiver.resumed();
            break;
          case 7:
            receiver.renewed();
            break;
          case 8:
            this.#waiting.get(letter[1])?.reject(new ConnectionLostError(letter[2]));
            break;
          case 9:
            this.#waiting.get(letter[1])?.reject(new DecodeError(letter[2]));
            break;
        }
      }
    }
  }

  async #answer(receiver: Receiver, id: number, method: string, params: unknown): Promise<void> {
    try {
      const result = await receiver.request(method, params);
      this.#link.respond(id, result);
      this.#trace("client", { id, result });
    } catch (error) {
      this.#refuse(id, refusalOf(error));
    }
  }

  #refuse(id: number, error: Refusal): void {
    try {
      this.#link.refuse(id, error.code, error.message, error.data);
    } catch (cause) {
      // The data has no form in JSON. The server waits for an answer all the same.
      const { code, message } = refusalOf(cause);
      if (error.data !== undefined) this.#refuse(id, { code, message });
      return;
    }
    this.#trace("client", { id, error });
  }
}
