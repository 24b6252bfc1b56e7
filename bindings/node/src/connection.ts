import { type CloseReason, ConnectError, ConnectionClosedError, RpcError, TimeoutError } from "./errors.js";
import { type NativeLink, native } from "./native.js";

/** What every call takes beside its params. */
export interface CallOptions {
  /** Gives up on the answer when it aborts; the call rejects with its reason. The server may still do what was asked. */
  signal?: AbortSignal | undefined;
  /** Gives up on the answer after this many milliseconds, with a {@link TimeoutError}. Without limit if not given. */
  timeoutMs?: number | undefined;
}

/** How to start a server as a process. */
export interface SpawnOptions {
  /** Program and arguments, or the program alone. */
  command: string | readonly string[];
  /** Working directory; that of this process if not given. */
  cwd?: string | undefined;
  /** Environment variables on top of those of this process. */
  env?: Record<string, string> | undefined;
}

/** How to reach a server by its address. */
export interface ConnectOptions {
  /** Bearer token that the server wants to see. */
  token?: string | undefined;
}

/** What a connection does with what the server says by itself. */
export interface Receiver {
  notification(method: string, params: unknown): void;
  request(method: string, params: unknown): Promise<unknown>;
  closed(error: ConnectionClosedError): void;
}

/** What Rust has to say. The numbers are those of `src/link.rs`. */
type Letter =
  | [kind: 0, request: number, result: unknown]
  | [kind: 1, request: number, error: { code: number; message: string; data?: unknown }]
  | [kind: 2, method: string, params: unknown]
  | [kind: 3, question: number, method: string, params: unknown]
  | [kind: 4, reason: CloseReason]
  // Only with the option to reconnect: lost, resumed, renewed, and a request that gets no answer.
  | [kind: 5, reason: CloseReason]
  | [kind: 6]
  | [kind: 7]
  | [kind: 8, request: number, reason: CloseReason];

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
  readonly #link: NativeLink;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #closing = false;
  #closed: ConnectionClosedError | undefined;
  #end: Promise<void> | undefined;

  constructor(link: NativeLink) {
    this.#link = link;
  }

  static async spawn(jsonrpc: boolean, { command, cwd, env }: SpawnOptions): Promise<Connection> {
    const argv = typeof command === "string" ? [command] : [...command];
    return open(native().openCommand(jsonrpc, { command: argv, cwd, env }));
  }

  static async connect(jsonrpc: boolean, address: string, { token }: ConnectOptions): Promise<Connection> {
    return open(native().openAddress(jsonrpc, address, token));
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
      this.#link.request(id, method, encode(params));

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
    this.#link.notify(method, encode(params));
  }

  /** Ends the connection in order. A process that was started for it gets five seconds to leave. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#link.close();
    await this.#end;
  }

  async #read(receiver: Receiver): Promise<void> {
    for (;;) {
      const letters = JSON.parse(await this.#link.take()) as Letter[];
      for (const letter of letters) {
        switch (letter[0]) {
          case 0:
            this.#waiting.get(letter[1])?.resolve(letter[2]);
            break;
          case 1: {
            const { code, message, data } = letter[2];
            this.#waiting.get(letter[1])?.reject(new RpcError(code, message, data));
            break;
          }
          case 2:
            receiver.notification(letter[1], letter[2]);
            break;
          case 3:
            void this.#answer(receiver, letter[1], letter[2], letter[3]);
            break;
          case 4: {
            const error = new ConnectionClosedError(this.#closing ? CLOSED_HERE : letter[1]);
            this.#closed = error;
            for (const waiting of [...this.#waiting.values()]) waiting.reject(error);
            receiver.closed(error);
            return;
          }
          case 8:
            this.#waiting.get(letter[1])?.reject(new ConnectionClosedError(letter[2]));
            break;
        }
      }
    }
  }

  async #answer(receiver: Receiver, question: number, method: string, params: unknown): Promise<void> {
    try {
      this.#link.respond(question, encode(await receiver.request(method, params)));
    } catch (error) {
      const { code, data } = error instanceof RpcError ? error : { code: INTERNAL_ERROR, data: undefined };
      const message = error instanceof Error ? error.message : String(error);
      this.#link.refuse(question, code, message, data === undefined ? undefined : encode(data));
    }
  }
}

async function open(link: Promise<NativeLink>): Promise<Connection> {
  try {
    return new Connection(await link);
  } catch (error) {
    throw new ConnectError((error as Error).message);
  }
}

function encode(value: unknown): string {
  return JSON.stringify(value ?? null);
}
