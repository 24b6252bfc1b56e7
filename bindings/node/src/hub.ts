// The hub of a user: which app server serves a workspace, and how it is started.

import { spawn } from "node:child_process";
import { mkdirSync, openSync, closeSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { ConnectError, DecodeError } from "./errors.js";
import type * as types from "./generated/dotcraft/types.js";
import { ownProgram } from "./rust-link.js";

/** Time that a hub has for an answer that needs no process, in milliseconds. */
const ANSWER_LIMIT_MS = 5_000;

/** Time that a hub has to start an app server, or to be ready itself, in milliseconds. */
const START_LIMIT_MS = 60_000;

/** The hub refused a request. */
export class HubError extends Error {
  override readonly name = "HubError";

  /**
   * @param code Why: `workspaceNotFound`, `workspaceLocked`, `appServerStartFailed` …
   * @param message One sentence.
   * @param details Further facts by name.
   */
  constructor(
    readonly code: types.HubErrorCode,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

/** How a hub is found and started. */
export interface HubOptions {
  /** The folder of the hub's files; `~/.craft/hub` by default. */
  folder?: string | undefined;
  /** The command `threadwire`; by default the one in `THREADWIRE_BIN`, else that of this package. */
  program?: readonly string[] | undefined;
}

/** A hub: one process per user that starts an app server for each workspace on demand. */
export class Hub {
  readonly #token: string;

  private constructor(
    /** Where it is, such as `http://127.0.0.1:49231`. */
    readonly address: string,
    token: string,
  ) {
    this.#token = token;
  }

  /**
   * Finds the hub of this user; `undefined` if none runs. What its file says counts only if the hub that it names
   * answers at an address of this machine.
   */
  static async find({ folder = hubFolder() }: HubOptions = {}): Promise<Hub | undefined> {
    try {
      const lock = JSON.parse(await readFile(join(folder, "hub.lock"), "utf8")) as types.HubLockFile;
      const place = new URL(lock.apiBaseUrl);
      if (place.protocol !== "http:" || !["127.0.0.1", "[::1]", "localhost"].includes(place.hostname)) return undefined;
      const hub = new Hub(place.origin, lock.token);
      return (await hub.status()).pid === lock.pid ? hub : undefined;
    } catch {
      // There is no file, it is empty while a hub starts, or stale after a hub was killed.
      return undefined;
    }
  }

  /** Finds the hub of this user, or starts one. It outlives this process and has its environment. */
  static async findOrStart(options: HubOptions = {}): Promise<Hub> {
    const found = await Hub.find(options);
    if (found !== undefined) return found;
    await start(options);
    const started = await Hub.find(options);
    if (started === undefined) throw new ConnectError("the program is not the hub of this user");
    return started;
  }

  /** Returns what the hub says about itself. */
  status(): Promise<types.HubStatus> {
    return this.#exchange("GET", "/v1/status");
  }

  /**
   * Returns the app server of a workspace, a folder that has a folder `.craft`. It is started if there is none.
   *
   * Throws {@link HubError}: there is no such workspace, another app server holds it, or the app server does not start
   * or does not answer.
   */
  ensure(
    workspace: string,
    request: Omit<types.HubEnsureRequest, "workspacePath"> = {},
  ): Promise<types.HubAppServerInfo> {
    return this.#exchange("POST", "/v1/appservers/ensure", { ...request, workspacePath: resolve(workspace) });
  }

  /** Returns the state of the app server of a workspace, without starting one. */
  look(workspace: string): Promise<types.HubAppServerInfo> {
    return this.#exchange("GET", `/v1/appservers/by-workspace?path=${encodeURIComponent(resolve(workspace))}`);
  }

  /** Lists the app servers that the hub knows, by path. */
  servers(): Promise<types.HubAppServerInfo[]> {
    return this.#exchange("GET", "/v1/appservers");
  }

  /** Stops the app server of a workspace, if this hub started it. Running turns are interrupted. */
  stop(workspace: string): Promise<types.HubAppServerInfo> {
    return this.#exchange("POST", "/v1/appservers/stop", { workspacePath: resolve(workspace) });
  }

  /** Stops the app server of a workspace if there is one, and starts another one. */
  restart(workspace: string): Promise<types.HubAppServerInfo> {
    return this.#exchange("POST", "/v1/appservers/restart", { workspacePath: resolve(workspace) });
  }

  /** Ends the hub and the app servers that it started. Resolves when the hub has accepted it. */
  async shutdown(): Promise<void> {
    await this.#exchange("POST", "/v1/shutdown", {});
  }

  /** Yields what happens from the first `next()` on, until the hub ends or the signal aborts. */
  async *events(signal?: AbortSignal): AsyncGenerator<types.HubEvent, void> {
    const answer = await this.#send("GET", "/v1/events", undefined, signal);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    try {
      for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
        const lines = (text + part.value).split("\n");
        text = lines.pop() ?? "";
        for (const line of lines) {
          if (line.startsWith("data: ")) yield JSON.parse(line.slice("data: ".length)) as types.HubEvent;
        }
      }
    } finally {
      // A loop that was left early must not keep the connection, and the process with it.
      await reader?.cancel().catch(() => {});
    }
  }

  async #exchange<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const limit = AbortSignal.timeout(body === undefined ? ANSWER_LIMIT_MS : START_LIMIT_MS);
    const answer = await this.#send(method, path, body, limit);
    try {
      return (await answer.json()) as Answer;
    } catch (error) {
      if (error instanceof SyntaxError) throw new DecodeError(`the hub gave an answer that cannot be read: ${error.message}`);
      throw new ConnectError(`the hub does not answer: ${String(error)}`, { cause: error });
    }
  }

  async #send(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(this.address + path, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
      });
    } catch (error) {
      throw new ConnectError(`the hub does not answer: ${String(error)}`, { cause: error });
    }
    if (answer.ok) return answer;
    const refused = (await answer.json().catch(() => undefined)) as Partial<types.HubErrorBody> | undefined;
    if (refused?.error === undefined) throw new DecodeError(`the hub answered with status ${String(answer.status)}`);
    throw new HubError(refused.error.code, refused.error.message, refused.error.details);
  }
}

function hubFolder(): string {
  return join(homedir(), ".craft", "hub");
}

/** Starts a hub, and waits until it is ready. */
async function start({ folder = hubFolder(), program = ownProgram() }: HubOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const log = join(folder, "hub.log");
  const errors = openSync(log, "w", 0o600);
  const [name = "threadwire", ...first] = program;
  // Its own group: Ctrl-C in a terminal is for the program that runs there, not for the hub.
  const child = spawn(name, [...first, "hub", "start", "--foreground"], {
    detached: true,
    stdio: ["ignore", "pipe", errors],
  });
  closeSync(errors);
  const limit = setTimeout(() => child.kill("SIGKILL"), START_LIMIT_MS);
  try {
    await new Promise<void>((ready, failed) => {
      child.once("error", (error) => failed(new ConnectError(`the hub does not start: ${error.message}`)));
      child.once("close", (status) => {
        const said = readFileSync(log, "utf8").trim();
        failed(new ConnectError(`the hub does not start (status ${String(status)}): ${said}`));
      });
      // It writes a line when it is ready, also if another hub was faster.
      child.stdout?.once("data", () => ready());
    });
  } finally {
    clearTimeout(limit);
    // What becomes of a hub that has started is no matter of this program.
    child.removeAllListeners("close");
    child.stdout?.destroy();
    child.unref();
  }
}
