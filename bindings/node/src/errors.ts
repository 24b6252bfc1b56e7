/**
 * An error response of the server. If a handler throws it, it becomes the error response to the server.
 *
 * Its `message` also contains the reason that `data` gives: some servers say `Internal error`, and the rest only there.
 */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly #sent: string;
  readonly #shown: string;

  /**
   * @param code The error code of the dialect, as in its reference.
   * @param message One sentence.
   * @param data Additional data in the dialect's format.
   */
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    const detail = detailOf(data);
    super(detail === undefined || message.includes(detail) ? message : `${message}: ${detail}`);
    this.#sent = message;
    this.#shown = this.message;
  }

  /** The message of the error response, without the reason that `data` gives. */
  get wireMessage(): string {
    return this.message === this.#shown ? this.#sent : this.message;
  }
}

/** Returns the reason in the data of an error response, if there is one for people. */
function detailOf(data: unknown): string | undefined {
  const { details, message } = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  return [data, details, message].find((text) => typeof text === "string" && text.trim() !== "") as string | undefined;
}

/** An error response. */
export interface Refusal {
  code: number;
  message: string;
  data?: unknown;
}

const INTERNAL_ERROR = -32603;

/** Returns the error response for what a handler threw, which may be anything. Never throws. */
export function refusalOf(thrown: unknown): Refusal {
  try {
    if (thrown instanceof RpcError) {
      const { code, wireMessage, data } = thrown;
      return {
        code: Number.isSafeInteger(code) ? code : INTERNAL_ERROR,
        message: typeof wireMessage === "string" ? wireMessage : thrownText(thrown),
        ...(data === undefined ? {} : { data }),
      };
    }
  } catch {
    // A member cannot be read. The server waits for an answer all the same.
  }
  return { code: INTERNAL_ERROR, message: thrownText(thrown) };
}

/** Returns the text of what was thrown, which may be anything. Never throws. */
export function thrownText(thrown: unknown): string {
  try {
    if (!(thrown instanceof Error)) return String(thrown);
    return typeof thrown.message === "string" && thrown.message !== "" ? thrown.message : String(thrown.name);
  } catch {
    return "an error without a text";
  }
}

/** Writes a warning with what was thrown, which may be anything, to the console. Never throws. */
export function warn(what: string, thrown: unknown): void {
  try {
    console.warn(`threadwire: ${what}:`, thrown);
  } catch {
    console.warn(`threadwire: ${what}:`, thrownText(thrown));
  }
}

/** Writes what was thrown, which may be anything, to standard error. Never throws. */
export function logError(thrown: unknown): void {
  try {
    console.error(thrown);
  } catch {
    console.error(thrownText(thrown));
  }
}

/** Calls a listener. What it throws goes to `failed`; if it is an async function, later. */
export function tell(listener: () => unknown, failed: (error: unknown) => void): void {
  try {
    const outcome = listener();
    if (outcome instanceof Promise) outcome.catch(failed);
  } catch (error) {
    failed(error);
  }
}

/**
 * Keeps a promise that rejects before anybody awaits it from ending the process. Whoever awaits it gets the error all
 * the same.
 */
export function kept<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** No response arrived before the timeout. The server may still process the request. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** The reason for the end of a connection. */
export interface CloseReason {
  /** One sentence. */
  message: string;
  /** Exit status of the server process as text, if this client started it. */
  exitStatus: string | null;
  /** Its exit code, if a signal did not end it. */
  exitCode: number | null;
  /** The last lines of its standard error. */
  stderr: string[];
}

/** The connection has ended, and all pending requests fail. */
export class ConnectionClosedError extends Error {
  override readonly name: string = "ConnectionClosedError";
  /** Exit code of the server process, if this client started it and a signal did not end it. */
  readonly exitCode: number | null;
  /** The last lines of the process's standard error. */
  readonly stderr: readonly string[];

  constructor(reason: CloseReason, what = "closed") {
    const status = reason.exitStatus === null ? "" : ` (${reason.exitStatus})`;
    const lines = reason.stderr.length === 0 ? "" : `; it said:\n${reason.stderr.join("\n")}`;
    super(`connection ${what}: ${reason.message}${status}${lines}`);
    this.exitCode = reason.exitCode;
    this.stderr = reason.stderr;
  }
}

/**
 * The transport was lost before the response arrived. The connection is open again or reconnects; the client still
 * works, but the server may or may not have processed the request.
 */
export class ConnectionLostError extends ConnectionClosedError {
  override readonly name = "ConnectionLostError";

  constructor(reason: CloseReason) {
    super(reason, "lost");
  }
}

/** A response is nested too deeply. The server may have processed the request. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
}

/** The server could not be reached or started. */
export class ConnectError extends Error {
  override readonly name = "ConnectError";
}

/** The reader was too slow, and queued events were dropped. Read the thread again to get the current state. */
export class EventsLostError extends Error {
  override readonly name = "EventsLostError";

  /** @param limit Maximum number of queued events. */
  constructor(readonly limit: number) {
    super(`more than ${limit} events were not read`);
  }
}

/** A turn has failed or was interrupted. */
export class TurnFailedError extends Error {
  override readonly name = "TurnFailedError";

  /**
   * @param message The reason.
   * @param status The final status of the turn in the dialect's words: `failed`, `interrupted`, `cancelled` …
   */
  constructor(
    message: string,
    readonly status: string,
  ) {
    super(message);
  }
}

/** The turn was interrupted: calls of an agent reject with this error, and its signal aborts with it. */
export class TurnInterruptedError extends Error {
  override readonly name = "AbortError";

  constructor() {
    super("the turn was interrupted");
  }
}
