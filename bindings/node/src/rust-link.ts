import { fileURLToPath } from "node:url";
import { type ConnectOptions, patienceOf } from "./connection.js";
import { ConnectError } from "./errors.js";
import { encode } from "./json.js";
import type { Letter, Link } from "./link.js";
import { type NativeLink, native } from "./native.js";

/** The specification of a server process. */
export interface SpawnOptions {
  /**
   * Program and arguments, or only the program. By default the command in `THREADWIRE_BIN`, else that of this package.
   */
  command?: string | readonly string[] | undefined;
  /** Working directory; by default that of this process. */
  cwd?: string | undefined;
  /** Environment variables to set, in addition to those of this process. */
  env?: Record<string, string> | undefined;
}

/** A link with transport, framing and routing in Rust. */
export class RustLink implements Link {
  readonly #link: NativeLink;

  constructor(link: NativeLink) {
    this.#link = link;
  }

  /** Starts a server process. */
  static spawn(jsonrpc: boolean, { command = ownCommand(), cwd, env }: SpawnOptions): Promise<RustLink> {
    const argv = typeof command === "string" ? [command] : [...command];
    return open(native().openCommand(jsonrpc, { command: argv, cwd, env }));
  }

  /** Connects to an address. */
  static connect(jsonrpc: boolean, address: string, options: ConnectOptions): Promise<RustLink> {
    const patience = patienceOf(options);
    const seconds = patience === undefined ? undefined : patience / 1000;
    return open(native().openAddress(jsonrpc, address, options.token, seconds));
  }

  request(id: number, method: string, params: unknown): void {
    this.#link.request(id, method, encode(params));
  }

  forget(id: number): void {
    this.#link.forget(id);
  }

  notify(method: string, params: unknown): void {
    this.#link.notify(method, encode(params));
  }

  respond(question: number, result: unknown): void {
    this.#link.respond(question, encode(result));
  }

  refuse(question: number, code: number, message: string, data: unknown): void {
    this.#link.refuse(question, code, message, data === undefined ? undefined : encode(data));
  }

  async take(): Promise<Letter[]> {
    return JSON.parse(await this.#link.take()) as Letter[];
  }

  close(): void {
    this.#link.close();
  }
}

/** Returns the command that serves clients of all dialects over its standard streams. */
function ownCommand(): string[] {
  return [...ownProgram(), "app-server"];
}

/** Returns the command `threadwire`: the one in `THREADWIRE_BIN`, else that of this package. */
export function ownProgram(): string[] {
  const named = process.env["THREADWIRE_BIN"];
  return named ? [named] : [process.execPath, fileURLToPath(new URL("./cli.js", import.meta.url))];
}

async function open(link: Promise<NativeLink>): Promise<RustLink> {
  try {
    return new RustLink(await link);
  } catch (error) {
    throw new ConnectError((error as Error).message);
  }
}
