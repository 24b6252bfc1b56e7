import { thrownText } from "./errors.js";
import { encode } from "./json.js";
import type { NativeServer } from "./native.js";
import type { Tool, ToolPart } from "./tool.js";

/** The turn that a middleware is called in. */
export interface MiddlewareContext {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Absolute working directory of the thread. */
  cwd: string;
  /** Model that the thread chose; empty for the configured one. */
  model: string;
  /** Mode of the thread: `agent`, `plan` or another word. */
  mode: string;
  /** Aborts when the turn is interrupted. The result of the method is then ignored. */
  signal: AbortSignal;
}

/** The purpose of a model request: to continue the turn, to review the work, or to summarize the older part. */
export type ModelPurpose = "answer" | "review" | "compaction";

/** A message to the model. */
export interface ModelMessage {
  role: "user" | "developer" | "assistant";
  text: string;
}

/** An entry of a conversation. */
export type ConversationItem =
  | ({ type: "message" } & ModelMessage)
  | { type: "reasoning"; text: string }
  | { type: "call"; id: string; name: string; arguments: unknown }
  | { type: "output"; id: string; text: string; success: boolean }
  | { type: "search"; query: string }
  | { type: "image" };

/** A request to the model. Changes apply to this request only. */
export interface CodingModelRequest {
  readonly purpose: ModelPurpose;
  model: string;
  /** Reasoning effort, in the provider's words. */
  effort: string | null;
  instructions: string;
  /** The conversation so far, oldest entry first. */
  readonly conversation: readonly ConversationItem[];
  /** Messages after the conversation; empty at first. The thread does not store them. */
  messages: ModelMessage[];
  /** Names of the tools that the model gets. A removed tool cannot be called. */
  tools: string[];
}

/** A response of the model. */
export interface CodingModelAnswer {
  readonly purpose: ModelPurpose;
  /** The texts of all messages, joined. */
  readonly text: string;
  readonly items: readonly ConversationItem[];
  /** Token counts, if the provider reports them; `cached` are part of the input, `reasoning` of the output. */
  readonly usage: { input: number; cached: number; output: number; reasoning: number } | null;
}

/** A call of a tool of the agent or of another source. */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  /** An object; a text if the tool takes text, or if the model wrote invalid JSON. */
  // The type depends on the tool.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  arguments: any;
}

/** The result of a tool for the model. */
export interface ToolAnswer {
  content: ToolPart[];
  success: boolean;
}

/** The decision to stop a call: the reason of a refusal, or a result in place of the tool's. */
export type ToolVerdict = { refuse: string } | { answer: string | ToolAnswer };

type Awaitable<T> = T | Promise<T>;

/**
 * Middleware: runs before and after each request to the model and each tool call. With several middlewares, `before…`
 * is called in their order, `after…` in reverse order. An exception fails the turn, with an error that names the
 * middleware.
 */
export interface Middleware {
  /** Name for errors; by default that of its class. */
  name?: string;
  /** Called once before a request. May change the request in place, or return another one. */
  beforeModel?(request: CodingModelRequest, context: MiddlewareContext): Awaitable<CodingModelRequest | void>;
  /**
   * Called when a response is complete. Clients have already received it, and its tool calls may be running. The
   * returned message is sent to the model, hidden from users, and the model is requested once more; a text is sent as
   * the user. A summary is never requested again.
   */
  afterModel?(answer: CodingModelAnswer, context: MiddlewareContext): Awaitable<ModelMessage | string | void>;
  /** Called before a tool call. May change the arguments in place, or return a verdict instead of running the tool. */
  beforeTool?(call: ToolUse, context: MiddlewareContext): Awaitable<ToolVerdict | void>;
  /**
   * Called with the result of a tool for the model. May change it in place, or return another one. Users see the
   * original result.
   */
  afterTool?(call: ToolUse, answer: ToolAnswer, context: MiddlewareContext): Awaitable<ToolAnswer | string | void>;
}

/** Extensions of the built-in coding agent. */
export interface CodingAgentOptions {
  /**
   * Functions that the model can call; see {@link tool}. Clients see them as tools of a server with the name
   * `embedded`; they replace tools of the agent with the same names.
   */
  tools?: readonly Tool[] | undefined;
  /** The middlewares, outermost first. */
  middleware?: readonly Middleware[] | undefined;
  /** Names of tools that need approval, according to the approval policy of the thread. */
  needsApproval?: readonly string[] | undefined;
  /** Names of tools that change nothing; their calls may run in parallel. */
  readOnly?: readonly string[] | undefined;
}

/** Methods of a middleware, by their names in the engine. */
const HOOKS = {
  before_model: "beforeModel",
  after_model: "afterModel",
  before_tool: "beforeTool",
  after_tool: "afterTool",
} as const;

type Hook = keyof typeof HOOKS;

/** A part in the engine's format. */
type WirePart = { text: string } | { image: string };

/** A result in the engine's format. */
interface WireAnswer {
  content: WirePart[];
  success: boolean;
}

/** A call of the engine. The members are those of `runtime/agent/src/extensions/remote.rs`. */
export type ExtensionCall = { turn: { thread: string; turn: string; cwd: string; model: string; mode: string } } & (
  | { tool: number; id: string; arguments: unknown }
  | { middleware: number; hook: "before_model"; request: CodingModelRequest }
  | { middleware: number; hook: "after_model"; answer: CodingModelAnswer }
  | { middleware: number; hook: "before_tool"; call: ToolUse }
  | { middleware: number; hook: "after_tool"; call: ToolUse; answer: WireAnswer }
);

/** The built-in coding agent with extensions. {@link codingAgent} creates one. */
export class CodingAgent {
  readonly #tools: readonly Tool[];
  readonly #middleware: readonly Middleware[];
  readonly #needsApproval: ReadonlySet<string>;
  readonly #readOnly: ReadonlySet<string>;

  /** @internal */
  constructor({ tools = [], middleware = [], needsApproval = [], readOnly = [] }: CodingAgentOptions) {
    for (const name of [...needsApproval, ...readOnly]) {
      if (!tools.some((tool) => tool.name === name)) throw new TypeError(`there is no tool ${name}`);
    }
    for (const one of middleware) {
      if (hooksOf(one).length === 0) {
        throw new TypeError(`a middleware has none of ${Object.values(HOOKS).join(", ")}`);
      }
    }
    this.#tools = tools;
    this.#middleware = middleware;
    this.#needsApproval = new Set(needsApproval);
    this.#readOnly = new Set(readOnly);
  }

  /** @internal Returns the description of the extensions as JSON. */
  describe(): string {
    const tools = this.#tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema,
      needsApproval: this.#needsApproval.has(name),
      readOnly: this.#readOnly.has(name),
    }));
    const middleware = this.#middleware.map((one) => ({ name: nameOf(one), hooks: hooksOf(one) }));
    return JSON.stringify({ tools, middleware });
  }

  /** @internal Performs a call of the engine. */
  async answer(call: ExtensionCall, signal: AbortSignal): Promise<unknown> {
    const { thread: threadId, turn: turnId, cwd, model, mode } = call.turn;
    if ("tool" in call) {
      const { success, parts } = await found(this.#tools, call.tool).call(call.arguments, {
        threadId,
        turnId,
        callId: call.id,
        signal,
      });
      return toWire({ success, content: parts });
    }
    const one = found(this.#middleware, call.middleware);
    const context = { threadId, turnId, cwd, model, mode, signal };
    switch (call.hook) {
      case "before_model":
        return (await one.beforeModel?.(call.request, context)) ?? call.request;
      case "after_model": {
        const said = await one.afterModel?.(call.answer, context);
        return typeof said === "string" ? { role: "user", text: said } : said;
      }
      case "before_tool": {
        const verdict = await one.beforeTool?.(call.call, context);
        const { arguments: used } = call.call;
        if (verdict === undefined || verdict === null) return { arguments: used };
        if ("refuse" in verdict) return { arguments: used, refuse: verdict.refuse };
        return { arguments: used, answer: toWire(verdict.answer) };
      }
      case "after_tool": {
        const answer = fromWire(call.answer);
        return toWire((await one.afterTool?.(call.call, answer, context)) ?? answer);
      }
    }
  }
}

/**
 * Adds tools and middleware to the built-in coding agent, which answers threads with a model provider.
 *
 * @example
 * ```ts
 * const server = await serve(
 *   codingAgent({
 *     tools: [weather],
 *     middleware: [
 *       {
 *         name: "house rules",
 *         beforeTool: (call) =>
 *           JSON.stringify(call.arguments).includes("git push") ? { refuse: "pushing is for people" } : undefined,
 *       },
 *     ],
 *   }),
 *   { listen: ["ws://127.0.0.1:4500"] },
 * );
 * ```
 */
export function codingAgent(options: CodingAgentOptions = {}): CodingAgent {
  return new CodingAgent(options);
}

/** @internal Performs the calls of one server. */
export class ExtensionRunner {
  readonly #calls = new Map<number, AbortController>();

  constructor(
    readonly server: NativeServer,
    readonly agent: CodingAgent,
  ) {}

  /** Starts a call. */
  begin(number: number, call: ExtensionCall): void {
    const given = new AbortController();
    this.#calls.set(number, given);
    void this.#run(number, call, given.signal).finally(() => this.#calls.delete(number));
  }

  /** Cancels a call. */
  giveUp(number: number): void {
    this.#calls.get(number)?.abort();
  }

  async #run(number: number, call: ExtensionCall, signal: AbortSignal): Promise<void> {
    try {
      this.server.settle(number, encode(await this.agent.answer(call, signal)), undefined);
    } catch (error) {
      this.server.settle(number, undefined, thrownText(error));
    }
  }
}

function found<T>(all: readonly T[], index: number): T {
  const one = all[index];
  if (one === undefined) throw new RangeError(`there is no extension ${index}`);
  return one;
}

function hooksOf(one: Middleware): Hook[] {
  return (Object.keys(HOOKS) as Hook[]).filter((hook) => typeof one[HOOKS[hook]] === "function");
}

function nameOf(one: Middleware): string {
  return one.name ?? (one.constructor === Object ? "middleware" : one.constructor.name);
}

function toWire(answer: string | ToolAnswer): WireAnswer {
  if (typeof answer === "string") return { content: [{ text: answer }], success: true };
  const { content, success } = answer;
  return { content: content.map((part) => (part.type === "text" ? { text: part.text } : { image: part.url })), success };
}

function fromWire({ content, success }: WireAnswer): ToolAnswer {
  return {
    content: content.map((part) =>
      "text" in part ? { type: "text", text: part.text } : { type: "image", url: part.image },
    ),
    success,
  };
}
