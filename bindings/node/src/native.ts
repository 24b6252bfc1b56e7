// Finds and loads the native addon on first use.

import { createRequire } from "node:module";

/** A connection, in Rust. See `src/link.rs`. */
export interface NativeLink {
  request(id: number, method: string, params: string): void;
  forget(id: number): void;
  notify(method: string, params: string): void;
  respond(question: number, result: string): void;
  refuse(question: number, code: number, message: string, data?: string): void;
  take(): Promise<string>;
  close(): void;
}

/** A server, in Rust. See `src/server.rs`. */
export interface NativeServer {
  connect(jsonrpc: boolean): Promise<NativeLink>;
  listen(address: string): Promise<string>;
  serveStdio(): Promise<void>;
  close(): Promise<void>;
  take(): Promise<string>;
  act(run: number, acts: string): boolean;
  settle(call: number, answer: string | undefined, error: string | undefined): void;
}

/** Options for opening a server, for Rust. See `src/server.rs`. */
export interface NativeServerOptions {
  home?: string | undefined;
  inMemory: boolean;
  cwd?: string | undefined;
  config: string[];
  protocol?: string | undefined;
  token?: string | undefined;
  allowOrigins: string[];
  /** Description of the agent as JSON: `Description` of `bindings/bridge/src/driver.rs`. */
  agent?: string | undefined;
  /** Tools and middleware for the built-in coding agent, as JSON. */
  extensions?: string | undefined;
}

/** What the addon exports. */
export interface Native {
  openCommand(
    jsonrpc: boolean,
    options: { command: string[]; cwd?: string | undefined; env?: Record<string, string> | undefined },
  ): Promise<NativeLink>;
  openAddress(jsonrpc: boolean, address: string, token?: string, reconnectSeconds?: number): Promise<NativeLink>;
  openServer(options: NativeServerOptions): Promise<NativeServer>;
  runCli(args: string[]): Promise<number>;
}

const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

let loaded: Native | undefined;

/** Returns the addon. Throws if there is none for this platform. */
export function native(): Native {
  return (loaded ??= load());
}

function load(): Native {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform}-${process.arch}`;
  // On Linux, the addon for the other C library does not load.
  const names = process.platform === "linux" ? [`${platform}-gnu`, `${platform}-musl`] : [platform];
  const causes: unknown[] = [];
  for (const name of names) {
    // A local build has priority over an installed package.
    for (const path of [`../threadwire.${name}.node`, `threadwire-${name}`]) {
      try {
        return require(path) as Native;
      } catch (cause) {
        if (!isMissing(cause)) causes.push(cause);
      }
    }
  }
  if (!PLATFORMS.includes(platform)) {
    throw new Error(`threadwire has no addon for ${platform}: it runs on ${PLATFORMS.join(", ")}`);
  }
  if (causes.length > 0) {
    throw new Error(`the addon of threadwire for ${platform} does not load: ${String(causes[0])}`, { cause: causes[0] });
  }
  throw new Error(
    `the addon of threadwire for ${platform} is missing (package threadwire-${names[0]}): run ` +
      "`npm install --include=optional threadwire`, or in a clone `npm install` in bindings/node, which needs Rust",
  );
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === "MODULE_NOT_FOUND";
}
