import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeAnswer, type ModelPart, type Wire } from "./answers.js";
import {
  type Cassette,
  type CassetteExchange,
  CassetteWriter,
  readCassette,
  type RedactionOptions,
} from "./cassette.js";

/** The answer to one request. */
export type ModelAnswer =
  /** A response in the format of the requested API. */
  | readonly ModelPart[]
  /** Another response: an error, or a raw stream. If it is `cut`, it aborts after its last chunk. */
  | {
      status?: number;
      headers?: Record<string, string>;
      body?: unknown;
      chunks?: readonly string[];
      cut?: boolean;
    };

/** A request to a model. */
export interface ModelRequest {
  method: string;
  /** Path and query. */
  path: string;
  /** Headers, with names in lower case. */
  headers: Record<string, string>;
  /** The decoded JSON body; the text if the body is not JSON. */
  body: unknown;
}

/** An answer, or a function that creates one from the request. */
export type ModelStep = ModelAnswer | ((request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>);

/** The APIs by the ends of their paths. */
const WIRES: readonly [end: string, wire: Wire][] = [
  ["/responses", "responses"],
  ["/chat/completions", "chat"],
  ["/messages", "anthropic"],
];

/** A scripted model over HTTP on loopback, for all APIs: Responses, Chat Completions and Messages. */
export class ScriptedModel implements AsyncDisposable {
  /** The received requests. */
  readonly requests: ModelRequest[] = [];
  readonly #steps: ModelStep[];
  readonly #http: Server;

  private constructor(steps: readonly ModelStep[]) {
    this.#steps = [...steps];
    this.#http = createServer((request, response) => {
      this.#serve(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  /** Starts a model that answers each request with the next step, and then with status 500. */
  static async start(steps: readonly ModelStep[] = []): Promise<ScriptedModel> {
    const model = new ScriptedModel(steps);
    await listening(model.#http);
    return model;
  }

  /** Starts a model that replays recorded responses in order. */
  static replay(cassette: Cassette | string): Promise<ScriptedModel> {
    const { head, lines } = typeof cassette === "string" ? readCassette(cassette) : cassette;
    if (head.protocol !== "model") throw new TypeError("the cassette is none of a model: use replayServer");
    return ScriptedModel.start((lines as CassetteExchange[]).map(({ response }) => response));
  }

  /** The URL of the model: the `base_url` of a provider. */
  get url(): string {
    return urlOf(this.#http);
  }

  /** Appends answers. */
  push(...steps: ModelStep[]): void {
    this.#steps.push(...steps);
  }

  /** Returns the configuration of a server that uses this model: the option `config` of `serve` and `embedded`. */
  config(wire: Wire = "responses"): Record<string, string | boolean> {
    return {
      model: "scripted",
      model_provider: "scripted",
      "model_providers.scripted.name": "Scripted",
      "model_providers.scripted.base_url": this.url,
      "model_providers.scripted.wire_api": wire,
    };
  }

  /** Stops the model and closes all connections. */
  async close(): Promise<void> {
    await closed(this.#http);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await requestOf(incoming);
    const wire = WIRES.find(([end]) => request.path.split("?")[0]?.endsWith(end))?.[1];
    if (wire === undefined) {
      response.writeHead(404).end();
      return;
    }
    this.requests.push(request);
    const step = this.#steps.shift();
    const answer = typeof step === "function" ? await step(request) : step;
    if (answer === undefined) {
      const message = `the script has no answer to request ${this.requests.length}`;
      response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ error: { message } }));
    } else if (isParts(answer)) {
      await write(response, { chunks: encodeAnswer(wire, answer) });
    } else {
      await write(response, answer);
    }
  }
}

function isParts(answer: ModelAnswer): answer is readonly ModelPart[] {
  return Array.isArray(answer);
}

async function write(
  response: ServerResponse,
  {
    status = 200,
    headers,
    body,
    chunks = body === undefined ? [] : [textOf(body)],
    cut = false,
  }: Exclude<ModelAnswer, readonly ModelPart[]>,
): Promise<void> {
  const type = body === undefined ? "text/event-stream" : "application/json";
  response.writeHead(status, { "content-type": type, ...headers });
  for (const chunk of chunks) await new Promise((written) => response.write(chunk, written));
  // Without the end of the body, the client sees that the response is incomplete.
  if (cut) response.socket?.end();
  else response.end();
}

/** Hop-by-hop headers, which are not forwarded. */
const HOP = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "host",
  "accept-encoding",
];

/**
 * A proxy between a server and a real model that records requests and responses. Request headers are forwarded and not
 * recorded; response headers are recorded.
 */
export class ModelRecorder implements AsyncDisposable {
  readonly #http: Server;
  readonly #writer: CassetteWriter<CassetteExchange>;

  private constructor(upstream: string, writer: CassetteWriter<CassetteExchange>) {
    this.#writer = writer;
    this.#http = createServer((request, response) => {
      this.#pass(upstream, request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  /**
   * Starts recording.
   *
   * @param upstream The `base_url` of the real model.
   * @param path The file; an existing file is replaced.
   */
  static async start(upstream: string, path: string, redaction: RedactionOptions = {}): Promise<ModelRecorder> {
    const writer = new CassetteWriter<CassetteExchange>(path, "model", redaction);
    const recorder = new ModelRecorder(upstream.replace(/\/$/, ""), writer);
    await listening(recorder.#http);
    return recorder;
  }

  /** The URL of the proxy: the `base_url` in place of the real one. */
  get url(): string {
    return urlOf(this.#http);
  }

  /** Ends the recording. */
  async close(): Promise<void> {
    await closed(this.#http);
    this.#writer.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #pass(upstream: string, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, path, headers, body } = await requestOf(incoming);
    const answer = await fetch(upstream + path.slice(BASE.length), {
      method,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.includes(name))),
      ...(method === "GET" || method === "HEAD" ? {} : { body: textOf(body) }),
    });
    const kept = Object.fromEntries([...answer.headers].filter(([name]) => !HOP.includes(name)));
    response.writeHead(answer.status, kept);
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) {
      response.write(bytes);
      chunks.push(decoder.decode(bytes as Uint8Array, { stream: true }));
    }
    response.end();
    this.#writer.write({ request: { method, path, body }, response: { status: answer.status, headers: kept, chunks } });
  }
}

/** The path of base URLs in this file. */
const BASE = "/v1";

function urlOf(http: Server): string {
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}${BASE}`;
}

function listening(http: Server): Promise<void> {
  return new Promise((resolve, reject) => http.once("error", reject).listen(0, "127.0.0.1", resolve));
}

function closed(http: Server): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve());
    http.closeAllConnections();
  });
}

async function requestOf(incoming: IncomingMessage): Promise<ModelRequest> {
  const text = (await incoming.setEncoding("utf8").toArray()).join("");
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const);
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: the text is used.
  }
  return { method: incoming.method ?? "", path: incoming.url ?? "", headers: Object.fromEntries(headers), body };
}

function textOf(body: unknown): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}
