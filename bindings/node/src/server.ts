import { isMainThread } from "node:worker_threads";
import { type Agent, type AgentTurn, AgentRunner, describe } from "./agent.js";
import { CodingAgent } from "./coding.js";
import { type ConfigValue, flagsOf } from "./config.js";
import { Connection, type ConnectionOptions } from "./connection.js";
import { logError } from "./errors.js";
import { type NativeServer, native } from "./native.js";
import { RustLink } from "./rust-link.js";

/** Options for opening a server. */
export interface ServerOptions {
  /** The agent that runs the turns; the built-in agents by default. */
  agent?: Agent | undefined;
  /**
   * Folder of configuration and threads; other programs may use it at the same time. Without it, threads are kept in
   * memory, and configuration is read from `THREADWIRE_HOME`, else `CODEX_HOME`, else `~/.threadwire`.
   */
  home?: string | undefined;
  /** Default working directory of threads; by default that of the process. */
  cwd?: string | undefined;
  /**
   * Configuration values with priority over all files, as in `config.toml`: `{ approval_policy: "never" }`. Objects are
   * tables, and the outermost keys may be dotted. `null` sets nothing.
   */
  config?: { readonly [key: string]: ConfigValue } | undefined;
  /** The dialect of all connections, for example `codex@0.97`; by default detected per client. */
  protocol?: string | undefined;
  /** Bearer token that clients of network transports must send. */
  token?: string | undefined;
  /** Web origins that may connect; all others are refused. */
  allowOrigins?: string[] | undefined;
  /**
   * Receives errors of the agent with their stack; clients only get the message. By default, errors go to standard
   * error.
   */
  onAgentError?: ((error: unknown, turn: AgentTurn) => void) | undefined;
}

/** Options for opening a server that listens. */
export interface ServeOptions extends Omit<ServerOptions, "agent"> {
  /**
   * Addresses to listen at: `ws://127.0.0.1:4500` (port 0 for any), `unix:///path`, and `stdio://` for the client that
   * started this process; when that client closes the connection, the server ends.
   */
  listen?: readonly string[] | undefined;
}

/** The server of an embedded client: either an open one, or the options for a new one. */
export interface EmbeddedOptions extends ServerOptions {
  /** An open server. It does not end with the client. */
  server?: Server | undefined;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Calls the `close` of an agent, if it has one. */
function closeHook(agent: Agent | undefined): Promise<void> | void {
  return typeof agent === "object" && !(agent instanceof CodingAgent) ? agent.close?.() : undefined;
}

/** An in-process app server. An open server keeps the process alive. */
export class Server implements AsyncDisposable {
  readonly #native: NativeServer;
  readonly #addresses: string[] = [];
  readonly #closed: Promise<void>;
  readonly #ended: () => Promise<void> | void;
  #closing: Promise<void> | undefined;

  private constructor(server: NativeServer, options: ServerOptions) {
    this.#native = server;
    this.#ended = () => closeHook(options.agent);
    this.#closed = new AgentRunner(server, options.agent, options.onAgentError).run();
  }

  /** Opens a server. It serves clients after it listens or a client is embedded. */
  static async open(options: ServerOptions = {}): Promise<Server> {
    const { agent, home, cwd, config = {}, protocol, token, allowOrigins = [] } = options;
    const described = agent === undefined || agent instanceof CodingAgent ? undefined : describe(agent);
    // Threads without a chosen model get the agent's first one, unless the configuration, which is later, sets another.
    const model = described?.models[0]?.id;
    const flags = [...flagsOf({ model }), ...flagsOf(config)];
    if (typeof agent === "object" && !(agent instanceof CodingAgent)) await agent.start?.();
    try {
      const server = await native().openServer({
        home,
        inMemory: home === undefined,
        cwd,
        config: flags,
        protocol,
        token,
        allowOrigins,
        agent: described === undefined ? undefined : JSON.stringify(described),
        extensions: agent instanceof CodingAgent ? agent.describe() : undefined,
      });
      return new Server(server, options);
    } catch (error) {
      await closeHook(agent);
      throw error;
    }
  }

  /** The addresses that it listens at, with actual ports. */
  get addresses(): readonly string[] {
    return this.#addresses;
  }

  /** Resolves when the server has ended. */
  get closed(): Promise<void> {
    return this.#closed;
  }

  /** Starts to listen at `ws://IP:PORT`, `unix:///PATH` or `stdio://`. Returns the address with the actual port. */
  async listen(address: string): Promise<string> {
    if (address === "stdio://") {
      void this.#native.serveStdio().catch(logError).then(this.#stop);
      this.#addresses.push(address);
      return address;
    }
    const real = await this.#native.listen(address);
    this.#addresses.push(real);
    return real;
  }

  /** Shuts the server down: interrupts running turns and stores everything. Further calls have no effect. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    for (const signal of SIGNALS) process.off(signal, this.#stop);
    await this.#native.close();
    await this.#closed;
    await this.#ended();
  }

  /** Shuts the server down where nobody waits for it. An error of the agent's `close` must not end other servers. */
  readonly #stop = async () => {
    try {
      await this.close();
    } catch (error) {
      logError(error);
      process.exitCode = 1;
    }
  };

  /** @internal Shuts the server down at SIGINT and SIGTERM. A second signal has its default effect. */
  closeAtSignals(): void {
    for (const signal of SIGNALS) process.once(signal, this.#stop);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /** @internal Connects a client. */
  async connection(jsonrpc: boolean, options: ConnectionOptions = {}): Promise<Connection> {
    return new Connection(new RustLink(await this.#native.connect(jsonrpc)), options);
  }
}

/**
 * Serves an agent to clients of all dialects. If it listens, SIGINT and SIGTERM shut the server down.
 *
 * @example
 * ```ts
 * const server = await serve(
 *   async function* (turn) {
 *     yield `You said: ${turn.text}`;
 *   },
 *   { listen: ["ws://127.0.0.1:4500"] },
 * );
 * ```
 */
export async function serve(agent: Agent, { listen = [], ...options }: ServeOptions = {}): Promise<Server> {
  const server = await Server.open({ ...options, agent });
  try {
    for (const address of listen) await server.listen(address);
    if (listen.length > 0 && isMainThread) server.closeAtSignals();
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
}

const OF_A_NEW_SERVER = [
  "agent",
  "home",
  "cwd",
  "config",
  "protocol",
  "token",
  "allowOrigins",
  "onAgentError",
] as const satisfies (keyof ServerOptions)[];

/**
 * Connects an embedded client, to the given server or to a new one. Throws a `TypeError` where options of a new server
 * come with a given one.
 */
export async function embed(
  jsonrpc: boolean,
  options: EmbeddedOptions & ConnectionOptions,
): Promise<{ connection: Connection; owned: Server | undefined }> {
  if (options.server !== undefined) {
    const unused = OF_A_NEW_SERVER.filter((name) => options[name] !== undefined);
    if (unused.length > 0) throw new TypeError(`pass ${unused.join(", ")} to the server, or leave server out`);
    return { connection: await options.server.connection(jsonrpc, options), owned: undefined };
  }
  const owned = await Server.open(options);
  try {
    return { connection: await owned.connection(jsonrpc, options), owned };
  } catch (error) {
    await owned.close();
    throw error;
  }
}
