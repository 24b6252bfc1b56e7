/** An error response of the server. If a handler throws it, it becomes the error response to the server. */
export class RpcError extends Error {
  override readonly name = "RpcError";

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
    super(message);
  }
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
