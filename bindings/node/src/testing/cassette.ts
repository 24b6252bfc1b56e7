import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import type { Frame, Trace } from "../connection.js";
import { type Peer, type Message } from "./peer.js";
import { type Protocol, ScriptedServer } from "./server.js";

const VERSION = 1;

/** The first line of a cassette. */
export interface CassetteHead {
  threadwire: "cassette";
  version: number;
  /** The recorded protocol: one of app servers, or `model` for requests to a model. */
  protocol: Protocol | "model";
}

/** A message of a recorded session. */
export interface CassetteFrame {
  /** Milliseconds since the start of the recording. */
  at: number;
  from: "client" | "server";
  frame: Message;
}

/** A request to a recorded model, and its response. */
export interface CassetteExchange {
  /** Milliseconds since the start of the recording. */
  at: number;
  request: { method: string; path: string; body: unknown };
  response: {
    status: number;
    headers: Record<string, string>;
    /** The chunks of the body. */
    chunks: string[];
  };
}

/** A recording: the parsed lines of a cassette file. */
export interface Cassette<Line = CassetteFrame | CassetteExchange> {
  head: CassetteHead;
  lines: Line[];
}

/** Options for removing secrets from a recording. */
export interface RedactionOptions {
  /** Texts that must not be in the recording, in addition to recognized secrets. */
  secrets?: readonly string[] | undefined;
}

const REDACTED = "<redacted>";

/** Names of members whose texts are secrets. */
const SECRET_NAME =
  /^(?:token|authorization|proxy-authorization|cookie|set-cookie|password|secret|.*(?:api[-_]?key|access[-_]?token|refresh[-_]?token|id[-_]?token|client[-_]?secret|bearer[-_]?token))$/i;

/** Texts that look like secrets: keys of model providers and code hosts, JSON web tokens, bearer headers. */
const SECRET_TEXT =
  /\b(?:sk-[\w-]{16,}|gh[pousr]_\w{20,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{16}|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*)|(?<=\bBearer )[\w.~+/-]{8,}=*/g;

/** Returns a copy without secrets. */
export function redact<T>(value: T, { secrets = [] }: RedactionOptions = {}): T {
  const known = secrets.filter((secret) => secret !== "");
  const clean = (text: string) =>
    known.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text).replaceAll(SECRET_TEXT, REDACTED);
  const visit = (part: unknown, name: string): unknown => {
    if (typeof part === "string") return part !== "" && SECRET_NAME.test(name) ? REDACTED : clean(part);
    if (Array.isArray(part)) return part.map((one) => visit(one, name));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [clean(key), visit(one, key)]));
  };
  return visit(value, "") as T;
}

/** Writes a cassette line by line during a session. */
export class CassetteWriter<Line extends CassetteFrame | CassetteExchange> {
  readonly #redaction: RedactionOptions;
  readonly #start = performance.now();
  #file: number | undefined;

  /** @param path The file; an existing file is replaced. */
  constructor(path: string, protocol: CassetteHead["protocol"], redaction: RedactionOptions = {}) {
    this.#redaction = redaction;
    this.#file = openSync(path, "w", 0o600);
    writeSync(this.#file, `${JSON.stringify({ threadwire: "cassette", version: VERSION, protocol })}\n`);
  }

  /** Adds a line. Does nothing after the end. */
  write(line: Omit<Line, "at">): void {
    if (this.#file === undefined) return;
    const at = Math.round(performance.now() - this.#start);
    writeSync(this.#file, `${JSON.stringify({ at, ...redact(line, this.#redaction) })}\n`);
  }

  /** Ends the recording. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

/** Records the messages of a client's connection. */
export class Recorder {
  readonly #writer: CassetteWriter<CassetteFrame>;

  /**
   * @param path The file; an existing file is replaced.
   *
   * @example
   * ```ts
   * const recorder = new Recorder("session.jsonl", "codex");
   * const client = await CodexClient.embedded({ trace: recorder.trace });
   * ```
   */
  constructor(path: string, protocol: Protocol, redaction: RedactionOptions = {}) {
    this.#writer = new CassetteWriter(path, protocol, redaction);
  }

  /** Receives the messages: pass it as the option `trace` of a client. */
  readonly trace: Trace = (from: "client" | "server", frame: Frame) => {
    this.#writer.write({ from, frame });
  };

  /** Ends the recording. */
  close(): void {
    this.#writer.close();
  }
}

/** Reads a cassette. Throws with the line number if the file is not a cassette. */
export function readCassette(path: string): Cassette {
  const [first = "", ...rest] = readFileSync(path, "utf8").split("\n");
  const parse = (line: string, number: number): unknown => {
    try {
      return JSON.parse(line);
    } catch (error) {
      throw new Error(`${path}:${number}: ${(error as Error).message}`, { cause: error });
    }
  };
  const head = parse(first, 1) as Partial<CassetteHead> | null;
  if (head?.threadwire !== "cassette" || head.version !== VERSION) {
    throw new Error(`${path}:1: not a cassette of version ${VERSION}`);
  }
  const lines = rest.flatMap((line, index) => (line === "" ? [] : [parse(line, index + 2)]));
  return { head: head as CassetteHead, lines: lines as (CassetteFrame | CassetteExchange)[] };
}

/**
 * Returns a server that replays a recorded session. The client must send the recorded methods in the same order; the
 * params may differ. A recorded message of the server is sent when the client has sent everything that preceded it.
 *
 * It serves one client. A request that was not recorded is refused.
 */
export function replayServer(cassette: Cassette | string): ScriptedServer {
  const { head, lines } = typeof cassette === "string" ? readCassette(cassette) : cassette;
  if (head.protocol === "model") throw new TypeError("the cassette is one of a model: use ScriptedModel.replay");
  return new ReplayServer(head.protocol, lines as CassetteFrame[]);
}

class ReplayServer extends ScriptedServer {
  readonly #lines: readonly CassetteFrame[];
  /** Lines of the client that were sent again. */
  readonly #said = new Set<number>();
  /** Ids of requests in this session, by the recorded ids. */
  readonly #ids = new Map<Message["id"], Message["id"]>();
  #next = 0;

  constructor(protocol: Protocol, lines: readonly CassetteFrame[]) {
    super(protocol);
    this.#lines = lines;
  }

  override receive(peer: Peer, message: Message): void {
    const { id, method, params } = message;
    const index = this.#lines.findIndex(({ from, frame }, at) => {
      if (from !== "client" || this.#said.has(at) || frame.method !== method) return false;
      return method === undefined ? frame.id === id : (frame.id === undefined) === (id === undefined);
    });
    if (method !== undefined) this.received.push({ method, params, isRequest: id !== undefined });
    const line = this.#lines[index];
    if (line === undefined) {
      if (method !== undefined && id !== undefined) {
        peer.send({ id, error: { code: -32600, message: `the cassette has no further ${method}` } });
      }
      return;
    }
    this.#said.add(index);
    if (method !== undefined && id !== undefined) this.#ids.set(line.frame.id, id);
    for (;;) {
      const next = this.#lines[this.#next];
      if (next === undefined) return;
      if (next.from === "client") {
        if (!this.#said.has(this.#next)) return;
      } else if (next.frame.method === undefined) {
        const answered = this.#ids.get(next.frame.id);
        if (answered !== undefined) peer.send({ ...next.frame, id: answered });
      } else {
        peer.send(next.frame);
      }
      this.#next += 1;
    }
  }
}
