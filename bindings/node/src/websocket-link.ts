import { type ConnectOptions, patienceOf } from "./connection.js";
import { type CloseReason, ConnectError } from "./errors.js";
import { encode } from "./json.js";
import { Letterbox, type Link } from "./link.js";
import { LONGEST_DELAY_MS } from "./time.js";

/** Delays between attempts to reconnect, in milliseconds: they double from the first to the last. */
const FIRST_WAIT_MS = 100;
const LAST_WAIT_MS = 5000;

/** Members that are the same in all messages of a dialect. */
type Envelope = { jsonrpc?: "2.0" };

interface Message {
  id?: number | string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown } | null;
}

/**
 * A link over the `WebSocket` of a web page. The token is part of the URL, because a web page cannot set headers.
 *
 * A reconnected link repeats the messages of its handshake.
 */
export class WebSocketLink implements Link {
  readonly #address: string;
  readonly #envelope: Envelope;
  readonly #patienceMs: number | undefined;
  readonly #letters = new Letterbox();
  /** Pending requests. */
  readonly #waiting = new Set<number>();
  /** Wire ids of unanswered requests of the server. */
  readonly #questions = new Map<number, number | string>();
  #nextQuestion = 0;
  /** Undefined while the transport is lost. */
  #socket: WebSocket | undefined;
  /** Messages that wait for the reconnect. */
  #unsent: string[] = [];
  /** The request and the notification of the handshake. */
  #greeting: { initialize?: string; initialized?: string } = {};
  #isClosing = false;
  #stopWaiting: (() => void) | undefined;

  private constructor(address: string, jsonrpc: boolean, patienceMs: number | undefined) {
    this.#address = address;
    this.#envelope = jsonrpc ? { jsonrpc: "2.0" } : {};
    this.#patienceMs = patienceMs;
  }

  /** Connects to `ws://…` or `wss://…`. */
  static async connect(jsonrpc: boolean, address: string, options: ConnectOptions): Promise<WebSocketLink> {
    const url = new URL(address);
    if (options.token !== undefined) {
      url.search += `${url.search === "" ? "?" : "&"}token=${encodeURIComponent(options.token)}`;
    }
    const link = new WebSocketLink(url.href, jsonrpc, patienceOf(options));
    try {
      link.#use(await open(url.href));
    } catch {
      // Browsers do not report the reason.
      throw new ConnectError(`cannot connect to ${address}: the server is not there, or lets this page not in`);
    }
    return link;
  }

  request(id: number, method: string, params: unknown): void {
    const text = this.#encode({ id, method, params });
    if (method === "initialize") this.#greeting.initialize = text;
    this.#waiting.add(id);
    this.#send(text);
  }

  forget(id: number): void {
    this.#waiting.delete(id);
  }

  notify(method: string, params: unknown): void {
    const text = this.#encode({ method, params });
    if (method === "initialized") this.#greeting.initialized = text;
    this.#send(text);
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
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#stopWaiting?.();
    if (this.#socket === undefined) this.#end("closed by this client");
    else this.#socket.close(1000);
  }

  #settle(question: number, answer: Message): void {
    const text = this.#encode({ id: this.#questions.get(question) ?? "", ...answer });
    if (this.#questions.delete(question)) this.#send(text);
  }

  #encode(message: Message): string {
    return encode({ ...this.#envelope, ...message });
  }

  #send(text: string): void {
    if (this.#socket === undefined) this.#unsent.push(text);
    else this.#socket.send(text);
  }

  #use(socket: WebSocket): void {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code, reason }) => {
      this.#socket = undefined;
      const message = `the server closed the WebSocket with code ${code}${reason === "" ? "" : `: ${reason}`}`;
      if (this.#isClosing || this.#patienceMs === undefined) this.#end(message);
      else void this.#seek(message, this.#patienceMs);
    };
  }

  #receive(text: string): void {
    const message = parsed(text);
    if (message === undefined) return;
    const { id, method, params, result, error } = message;
    if (method === undefined) {
      if (typeof id !== "number" || !this.#waiting.delete(id)) return;
      // Some servers send `"error": null` with a result.
      this.#letters.push(error == null ? [0, id, result] : [1, id, error]);
    } else if (id === undefined) {
      this.#letters.push([2, method, params]);
    } else {
      const question = ++this.#nextQuestion;
      this.#questions.set(question, id);
      this.#letters.push([3, question, method, params]);
    }
  }

  /** Reconnects with retries until an attempt succeeds or the time is over. */
  async #seek(message: string, patienceMs: number): Promise<void> {
    const reason = reasonOf(message);
    const lost = [...this.#waiting];
    this.#questions.clear();
    this.#letters.push([5, reason]);
    const until = performance.now() + patienceMs;
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LAST_WAIT_MS)) {
      // Random jitter, so that the clients of a server do not all reconnect at once.
      await this.#wait(waitMs * (0.5 + Math.random() / 2));
      if (this.#isClosing) {
        this.#end("closed by this client");
        return;
      }
      const attempt = new AbortController();
      this.#stopWaiting = () => attempt.abort();
      // A server that accepts the connection and then says nothing must not use up more than the time that is left.
      const leftMs = Math.max(until - performance.now(), FIRST_WAIT_MS);
      const timer = setTimeout(() => attempt.abort(), Math.min(leftMs, LONGEST_DELAY_MS));
      try {
        const socket = await open(this.#address, attempt.signal);
        await greet(socket, this.#greeting, attempt.signal);
        this.#stopWaiting = undefined;
        for (const id of lost) if (this.#waiting.delete(id)) this.#letters.push([8, id, reason]);
        this.#use(socket);
        for (const text of this.#unsent.splice(0)) this.#send(text);
        this.#letters.push([7]);
        if (this.#isClosing) socket.close(1000);
        return;
      } catch {
        if (performance.now() < until) continue;
        this.#end(`${message}, and did not come back within ${patienceMs} ms`);
        return;
      } finally {
        clearTimeout(timer);
      }
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #end(message: string): void {
    this.#letters.push([4, reasonOf(message)]);
  }
}

/** Opens a socket. When the signal aborts, it is closed. */
function open(address: string, signal?: AbortSignal): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    signal?.addEventListener("abort", () => {
      socket.close();
      reject(signal.reason as Error);
    });
    socket.onopen = () => resolve(socket);
    // Not every WebSocket implementation sends a close event if it was never open.
    socket.onerror = reject;
    socket.onclose = reject;
  });
}

/** Repeats the handshake. Messages before its response are ignored. */
async function greet(
  socket: WebSocket,
  { initialize, initialized }: { initialize?: string; initialized?: string },
  signal: AbortSignal,
): Promise<void> {
  if (initialize === undefined) return;
  const { id } = JSON.parse(initialize) as Message;
  await new Promise<void>((resolve, reject) => {
    socket.onmessage = ({ data }) => {
      const message = parsed(String(data));
      if (message === undefined || message.id !== id || message.method !== undefined) return;
      if (message.error == null) resolve();
      else reject(new ConnectError(message.error.message));
    };
    socket.onclose = reject;
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    socket.send(initialize);
  });
  if (initialized !== undefined) socket.send(initialized);
}

/** Parses a message; returns undefined for an invalid one. */
function parsed(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === "object" && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(message: string): CloseReason {
  return { message, exitStatus: null, exitCode: null, stderr: [] };
}
