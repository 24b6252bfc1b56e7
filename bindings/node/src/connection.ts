import {
  type CloseReason,
  ConnectionClosedError,
  ConnectionLostError,
  DecodeError,
  RpcError,
  TimeoutError,
} from "./errors.js";
import type { Link } from "./link.js";

/** What every call takes beside its params. */
export interface CallOptions {
  /** Gives up on the answer when it aborts; the call rejects with its reason. The server may still do what was asked. */
  signal?: AbortSignal | undefined;
  /** Gives up on the answer after this many milliseconds, with a {@link TimeoutError}. Without limit if not given. */
  timeoutMs?: number | undefined;
}

/** One message, as it crosses. */
export interface Frame {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** Sees what crosses a connection, in order, to log or to record it. It must not change the frame. */
export type Trace = (from: "client" | "server", frame: Frame) => void;

/** What can be wished of a connection, however it is opened. */
export interface ConnectionOptions {
  /** Sees every message. The ids of the server's questions are counted here, not those of the wire. */
  trace?: Trace | undefined;
}

/** How to reach a server by its address. */
export interface ConnectOptions {
  /** Bearer token that the server wants to see. */
  token?: string | undefined;
  /**
   * Whether a connection that is lost comes back: for a minute, or for as long as is said. Without it the end of the
   * transport is the end of the client.
   */
  reconnect?: boolean | { giveUpAfterMs: number } | undefined;
}

/** Returns for how many milliseconds a lost connection is sought again. */
export function patienceOf({ reconnect = false }: ConnectOptions): number | undefined {
  if (typeof reconnect === "object") return reconnect.giveUpAfterMs;
  return reconnect ? GIVE_UP_AFTER_MS : undefined;
}

const GIVE_UP_AFTER_MS = 60_000;

/** What a connection does with what the server says by itself, and with what happens to the transport. */
export interface Receiver {
  notification(method: string, params: unknown): void;
  request(method: string, params: unknown): Promise<unknown>;
  /** The transport is sought again. */
  lost(reason: CloseReason): void;
  /** It is back, as if nothing had happened. */
  resumed(): void;
  /** It is back, and the server knows nothing of this connection but the handshake. */
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

const INTERNAL_ERROR = -32603;

/** Requests, answers and notifications over one link. It keeps the process alive until it is closed. */
export class Connection {
  /** Whether it is sought again when it is lost. */
  readonly comesBack: boolean;
  readonly #link: Link;
  readonly #trace: Trace | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #closing = false;
  #closed: ConnectionClosedError | undefined;
  #end: Promise<void> | undefined;

  constructor(link: Link, options: ConnectionOptions & ConnectOptions = {}) {
    this.comesBack = patienceOf(options) !== undefined;
    this.#link = link;
    this.#trace = options.trace;
  }

  /** Begins to read. */
  start(receiver: Receiver): void {
    this.#end = this.#read(receiver);
  }

  /** Asks and waits for the answer. */
  request(method: string, params: unknown, { signal, timeoutMs }: CallOptions = {}): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) throw this.#closed;
      signal?.throwIfAborted();
      const id = this.#nextId;
      this.#nextId = (id + 1) >>> 0;
      this.#link.request(id, method, params);
      this.#trace?.("client", { id, method, params });

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
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => giveUp(new TimeoutError(`no answer to ${method} within ${timeoutMs} ms`)), timeoutMs);
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

  /** Tells. */
  notify(method: string, params: unknown): void {
    if (this.#closed !== undefined) throw this.#closed;
    this.#link.notify(method, params);
    this.#trace?.("client", { method, params });
  }

  /** Ends the connection in order. A process that was started for it gets five seconds to leave. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#link.close();
    await this.#end;
  }

  async #read(receiver: Receiver): Promise<void> {
    const trace = this.#trace;
    for (;;) {
      for (const letter of await this.#link.take()) {
        switch (letter[0]) {
          case 0: {
            const [, id, result] = letter;
            trace?.("server", { id, result });
            this.#waiting.get(id)?.resolve(result);
            break;
          }
          case 1: {
            const [, id, error] = letter;
            trace?.("server", { id, error });
            this.#waiting.get(id)?.reject(new RpcError(error.code, error.message, error.data));
            break;
          }
          case 2: {
            const [, method, params] = letter;
            trace?.("server", { method, params });
            receiver.notification(method, params);
            break;
          }
          case 3: {
            const [, id, method, params] = letter;
            trace?.("server", { id, method, params });
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
      this.#trace?.("client", { id, result });
    } catch (error) {
      const { code, data } = error instanceof RpcError ? error : { code: INTERNAL_ERROR, data: undefined };
      const message = error instanceof Error ? error.message : String(error);
      this.#link.refuse(id, code, message, data);
      this.#trace?.("client", { id, error: { code, message, ...(data === undefined ? {} : { data }) } });
    }
  }
}
