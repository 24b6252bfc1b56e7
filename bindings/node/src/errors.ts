/** The server answered with an error. A handler throws it to answer with one. */
export class RpcError extends Error {
  override readonly name = "RpcError";

  /**
   * @param code The dialect's code, as in its reference.
   * @param message One sentence.
   * @param data More, in the shape that the dialect gives it.
   */
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** No answer came in time. The server may still do what was asked. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** Why a connection ended. */
export interface CloseReason {
  /** One sentence. */
  message: string;
  /** How the process ended, in words, where this client had started it. */
  exitStatus: string | null;
  /** Its exit code, unless a signal ended it. */
  exitCode: number | null;
  /** The last lines that it wrote to standard error. */
  stderr: string[];
}

/** The connection has ended, and with it everything that waited for an answer. */
export class ConnectionClosedError extends Error {
  override readonly name: string = "ConnectionClosedError";
  /** Exit code of the server's process, where this client had started it and no signal ended it. */
  readonly exitCode: number | null;
  /** The last lines that the process wrote to standard error. */
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
 * The connection was lost before the answer came. It is open again, or is sought: the client works on, but nobody knows
 * whether the server did what was asked.
 */
export class ConnectionLostError extends ConnectionClosedError {
  override readonly name = "ConnectionLostError";

  constructor(reason: CloseReason) {
    super(reason, "lost");
  }
}

/** An answer is nested too deeply to be read. What was asked may have been done. */
export class DecodeError extends Error {
  override readonly name = "DecodeError";
}

/** The server could not be reached or started. */
export class ConnectError extends Error {
  override readonly name = "ConnectError";
}

/** Events were not read while very many others came, and are lost. Whoever needs them reads the thread anew. */
export class EventsLostError extends Error {
  override readonly name = "EventsLostError";

  /** @param limit How many events wait for a reader at most. */
  constructor(readonly limit: number) {
    super(`more than ${limit} events were not read`);
  }
}

/** A turn did not end well. */
export class TurnFailedError extends Error {
  override readonly name = "TurnFailedError";

  /**
   * @param message Why.
   * @param status How the turn ended, in the dialect's words: `failed`, `interrupted`, `cancelled` …
   */
  constructor(
    message: string,
    readonly status: string,
  ) {
    super(message);
  }
}

/** The turn was interrupted: what an agent waits for ends with this, and so does its signal. */
export class TurnInterruptedError extends Error {
  override readonly name = "AbortError";

  constructor() {
    super("the turn was interrupted");
  }
}
