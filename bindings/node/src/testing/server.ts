import { createInterface } from "node:readline";
import { introduced } from "../client.js";
import { Connection, type ConnectionOptions } from "../connection.js";
import { type CloseReason, refusalOf, RpcError } from "../errors.js";
import type { Protocol } from "../generated/protocols.js";
import { Letterbox, type Link } from "../link.js";
import { type Message, Peer } from "./peer.js";
import { WebSocketServer } from "./websocket.js";

export type { Protocol };

/** Handles a request of a client. What it throws is the response, too: an {@link RpcError} unchanged. */
export type Answer = (params: never, peer: Peer) => unknown;

/** A message of a client. */
export interface Received {
  method: string;
  params: unknown;
  /** Whether the client waits for a response. */
  isRequest: boolean;
}

/** A class of clients. */
type ClientClass<Options, C> = new (connection: Connection) => C & {
  greet(options: Options): Promise<void>;
} & AsyncDisposable;

const METHOD_NOT_FOUND = -32601;

/** Default results of the handshake. */
const GREETINGS: Record<Protocol, unknown> = {
  codex: { userAgent: "scripted/1", codexHome: "/", platformFamily: "unix", platformOs: "linux" },
  dotcraft: {
    serverInfo: { name: "scripted", version: "1", protocolVersion: "1" },
    capabilities: { threadManagement: true, threadSubscriptions: true, approvalFlow: true },
  },
  acp: { protocolVersion: 1, agentInfo: { name: "scripted", version: "1" }, agentCapabilities: {}, authMethods: [] },
};

/**
 * A server that sends what a test specifies, including messages that no real server sends. It answers the handshake
 * itself; the test sets handlers for all other methods, and a request without a handler is refused.
 *
 * If the server should behave normally, a real server with a test agent is simpler: see `serve`.
 *
 * @example
 * ```ts
 * const server = new ScriptedServer("codex");
 * server.on("thread/start", () => ({ thread: { id: "t" } }));
 * const client = await server.connect(CodexClient);
 * ```
 */
export class ScriptedServer implements AsyncDisposable {
  /** The protocol of the server. */
  readonly protocol: Protocol;
  /** All messages of clients so far, except for responses. */
  readonly received: Received[] = [];
  readonly #answers = new Map<string, Answer>();
  readonly #peers = new Set<Peer>();
  readonly #listening: WebSocketServer[] = [];
  #last: Peer | undefined;

  constructor(protocol: Protocol) {
    this.protocol = protocol;
    this.on("initialize", () => GREETINGS[protocol]);
  }

  /** Sets the handler for requests and notifications of `method`, replacing an earlier one. */
  on(method: string, answer: Answer): this {
    this.#answers.set(method, answer);
    return this;
  }

  /** The client that connected last. */
  get peer(): Peer {
    if (this.#last === undefined) throw new Error("no client has connected");
    return this.#last;
  }

  /** Sends a notification to all clients. */
  notify(method: string, params?: unknown): void {
    for (const peer of this.#peers) peer.notify(method, params);
  }

  /** Connects a client of this class in the same process, and performs its handshake. */
  connect<Options, C>(client: ClientClass<Options, C>, options?: ConnectionOptions & Options): Promise<C> {
    const given = (options ?? {}) as ConnectionOptions & Options;
    return introduced(new client(new Connection(this.link(), given)), given) as Promise<C>;
  }

  /** Connects a client without a handshake. */
  link(): Link {
    return new ScriptLink(this);
  }

  /** Accepts clients by WebSocket, on loopback and on any path, with any token. Returns the address. */
  async listen(): Promise<string> {
    const listening = new WebSocketServer({
      connected: (socket) => {
        const peer = this.accept({
          send: (message) => socket.send(JSON.stringify(this.#enveloped(message))),
          close: () => socket.destroy(),
        });
        return {
          message: (text) => this.#read(peer, text),
          ended: () => this.leave(peer),
        };
      },
    });
    this.#listening.push(listening);
    return listening.listen();
  }

  /** Closes its listeners and all their connections. */
  async close(): Promise<void> {
    await Promise.all(this.#listening.splice(0).map((listening) => listening.close()));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  /**
   * Serves the process that started this one, with one message per line on standard input and output. Resolves at the
   * end of the input.
   */
  async serveStdio(): Promise<void> {
    const peer = this.accept({
      send: (message) => process.stdout.write(`${JSON.stringify(this.#enveloped(message))}\n`),
      close: ({ exitCode }) => process.exit(exitCode ?? 1),
    });
    for await (const line of createInterface({ input: process.stdin })) {
      this.#read(peer, line);
    }
    this.leave(peer);
  }

  /** @internal */
  accept(carrier: ConstructorParameters<typeof Peer>[0]): Peer {
    const peer = new Peer(carrier);
    this.#peers.add(peer);
    this.#last = peer;
    return peer;
  }

  /** @internal */
  leave(peer: Peer): void {
    this.#peers.delete(peer);
    peer.end();
  }

  /** @internal */
  receive(peer: Peer, message: Message): void {
    const { id, method, params } = message;
    if (method === undefined) {
      peer.settle(message);
      return;
    }
    this.received.push({ method, params, isRequest: id !== undefined });
    void this.#answer(peer, message, method);
  }

  /** Processes a message; ignores invalid ones. */
  #read(peer: Peer, text: string): void {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (typeof message === "object" && message !== null) this.receive(peer, message);
  }

  #enveloped(message: Message): Message {
    return this.protocol === "codex" ? message : { jsonrpc: "2.0", ...message };
  }

  async #answer(peer: Peer, { id, params }: Message, method: string): Promise<void> {
    const answer = this.#answers.get(method);
    try {
      if (answer === undefined) throw new RpcError(METHOD_NOT_FOUND, `the script has no answer to ${method}`);
      const result = (await answer(params as never, peer)) ?? {};
      if (id !== undefined) peer.send({ id, result });
    } catch (error) {
      if (id === undefined) return;
      const refusal = refusalOf(error);
      try {
        peer.send({ id, error: refusal });
      } catch (cause) {
        // The data has no form in JSON. The client waits for an answer all the same.
        peer.send({ id, error: { ...refusalOf(cause), data: undefined } });
      }
    }
  }
}

/** An in-process link. Messages are copied, as on a wire. */
class ScriptLink implements Link {
  readonly #server: ScriptedServer;
  readonly #peer: Peer;
  readonly #letters = new Letterbox();
  readonly #questions = new Map<number, Message["id"]>();
  #nextQuestion = 0;
  #ended = false;

  constructor(server: ScriptedServer) {
    this.#server = server;
    this.#peer = server.accept({
      send: (message) => this.#deliver(copied(message)),
      close: (reason) => this.#end(reason),
    });
  }

  request(id: number, method: string, params: unknown): void {
    this.#send({ id, method, params });
  }

  forget(): void {}

  notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  respond(question: number, result: unknown): void {
    this.#settle(question, { result: result ?? null });
  }

  refuse(question: number, code: number, message: string, data: unknown): void {
    this.#settle(question, { error: { code, message, ...(data === undefined ? {} : { data }) } });
  }

  take() {
    return this.#letters.take();
  }

  close(): void {
    this.#end({ message: "closed" });
  }

  #settle(question: number, answer: Message): void {
    // Copied first: copying fails if the result has no JSON form, and the request stays open.
    const message = copied(answer);
    const id = this.#questions.get(question);
    if (id === undefined) return;
    this.#questions.delete(question);
    this.#send({ id, ...message });
  }

  #send(message: Message): void {
    const copy = copied(message);
    if (!this.#ended) queueMicrotask(() => this.#server.receive(this.#peer, copy));
  }

  #deliver({ id, method, params, result, error }: Message): void {
    if (this.#ended) return;
    if (method === undefined) {
      if (typeof id === "number") this.#letters.push(error === undefined ? [0, id, result] : [1, id, error]);
    } else if (id === undefined) {
      this.#letters.push([2, method, params]);
    } else {
      const question = ++this.#nextQuestion;
      this.#questions.set(question, id);
      this.#letters.push([3, question, method, params]);
    }
  }

  #end(reason: Partial<CloseReason>): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#letters.push([4, { message: "the server ended", exitStatus: null, exitCode: null, stderr: [], ...reason }]);
    this.#server.leave(this.#peer);
  }
}

function copied<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
