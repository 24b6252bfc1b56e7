import { isMainThread } from "node:worker_threads";
import { type Agent, type AgentTurn, AgentRunner, describe } from "./agent.js";
import { CodingAgent } from "./coding.js";
import { Connection, type ConnectionOptions } from "./connection.js";
import { type NativeServer, native } from "./native.js";
import { RustLink } from "./rust-link.js";

/** How a server is opened. */
export interface ServerOptions {
  /** Runs the turns; the built-in agents if not given. */
  agent?: Agent | undefined;
  /**
   * The folder of configuration and threads. If not given: `THREADWIRE_HOME`, else `CODEX_HOME`, else `~/.threadwire`.
   */
  home?: string | undefined;
  /** Keeps threads in memory only. */
  inMemory?: boolean | undefined;
  /** The folder of threads that name none; the working directory if not given. */
  cwd?: string | undefined;
  /** Configuration above all files, by dotted key: `{ approval_policy: "never" }`. */
  config?: Record<string, string | number | boolean | string[]> | undefined;
  /** The dialect of all connections, such as `codex@0.97`; each client's own if not given. */
  protocol?: string | undefined;
  /** Bearer token that clients of network transports must show. */
  token?: string | undefined;
  /** Web origins that may connect; all others are refused. */
  allowOrigins?: string[] | undefined;
  /** Hears of what an agent throws, with its stack; clients see the message. Without it, standard error shows it. */
  onAgentError?: ((error: unknown, turn: AgentTurn) => void) | undefined;
}

/** How a server that also listens is opened. */
export interface ServeOptions extends Omit<ServerOptions, "agent"> {
  /**
   * Where clients come in: `ws://127.0.0.1:4500` (port 0 for any), `unix:///path`, and `stdio://` for the one client
   * that started this process; when that one leaves, the server ends.
   */
  listen?: readonly string[] | undefined;
}

/** The server of an embedded client: a given one, or how to open its own. */
export interface EmbeddedOptions extends ServerOptions {
  /** A server that is open. It does not end with the client. */
  server?: Server | undefined;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** An app server in this process. It keeps the process alive until it is closed. */
export class Server implements AsyncDisposable {
  readonly #native: NativeServer;
  readonly #addresses: string[] = [];
  readonly #closed: Promise<void>;
  readonly #ended: () => Promise<void> | void;
  #closing: Promise<void> | undefined;

  private constructor(server: NativeServer, options: ServerOptions) {
    this.#native = server;
    const { agent } = options;
    this.#ended = () => (typeof agent === "object" && !(agent instanceof CodingAgent) ? agent.close?.() : undefined);
    this.#closed = new AgentRunner(server, options.agent, options.onAgentError).run();
  }

  /** Opens a server. It serves nobody before it listens or a client is embedded. */
  static async open(options: ServerOptions = {}): Promise<Server> {
    const { agent, home, inMemory = false, cwd, config = {}, protocol, token, allowOrigins = [] } = options;
    const described = agent === undefined || agent instanceof CodingAgent ? undefined : describe(agent);
    if (typeof agent === "object" && !(agent instanceof CodingAgent)) await agent.start?.();
    const values = Object.entries(config);
    // Threads that choose no model get the agent's first one, unless the caller wants otherwise.
    const model = described?.models[0];
    if (model !== undefined && !("model" in config)) values.unshift(["model", model.id]);
    const server = await native().openServer({
      home,
      inMemory,
      cwd,
      // Texts and lists of JSON are texts and lists of TOML.
      config: values.map(([key, value]) => `${key}=${JSON.stringify(value)}`),
      protocol,
      token,
      allowOrigins,
      agent: described === undefined ? undefined : JSON.stringify(described),
      extensions: agent instanceof CodingAgent ? agent.describe() : undefined,
    });
    return new Server(server, options);
  }

  /** Where it listens, with real ports. */
  get addresses(): readonly string[] {
    return this.#addresses;
  }

  /** Resolves when the server has ended. */
  get closed(): Promise<void> {
    return this.#closed;
  }

  /** Lets clients in at `ws://IP:PORT`, `unix:///PATH` or `stdio://`. Returns the address with the real port. */
  async listen(address: string): Promise<string> {
    if (address === "stdio://") {
      void this.#native.serveStdio().then(() => this.close());
      this.#addresses.push(address);
      return address;
    }
    const real = await this.#native.listen(address);
    this.#addresses.push(real);
    return real;
  }

  /** Ends in order: running turns are interrupted, everything is stored. More calls do no harm. */
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

  readonly #stop = () => void this.close();

  /** @internal Ends in order at SIGINT and SIGTERM. A second signal does what it does without this. */
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
 * Serves an agent to clients of all dialects. Where it listens, SIGINT and SIGTERM end the server in order.
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

/** Connects an embedded client, to a server of its own where none is given. */
export async function embed(
  jsonrpc: boolean,
  options: EmbeddedOptions & ConnectionOptions,
): Promise<{ connection: Connection; owned: Server | undefined }> {
  const owned = options.server === undefined ? await Server.open(options) : undefined;
  const server = options.server ?? owned;
  if (server === undefined) throw new TypeError("no server");
  return { connection: await server.connection(jsonrpc, options), owned };
}
