import type { NativeServer } from "./native.js";
import type { Tool, ToolPart } from "./tool.js";

/** The turn that a middleware is called in. */
export interface MiddlewareContext {
  /** The thread. */
  threadId: string;
  /** The turn. */
  turnId: string;
  /** Absolute working directory of the thread. */
  cwd: string;
  /** The model that the thread chose; empty for the configured one. */
  model: string;
  /** The mode of the thread: `agent`, `plan` or another word. */
  mode: string;
  /** Aborts when the turn is interrupted. What a method does then counts no more. */
  signal: AbortSignal;
}

/** What an answer of the model is for: to go on with the turn, to review the work, or to sum up the older part. */
export type ModelPurpose = "answer" | "review" | "compaction";

/** Something that is said to the model. */
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
  | { type: "search"; query: string };

/** What the model is going to be asked. Changes are for this request only. */
export interface CodingModelRequest {
  readonly purpose: ModelPurpose;
  model: string;
  /** How much to think, in the provider's words. */
  effort: string | null;
  instructions: string;
  /** What was said and done so far, oldest first. */
  readonly conversation: readonly ConversationItem[];
  /** What is said behind the conversation; empty at first. The thread does not remember it. */
  messages: ModelMessage[];
  /** Names of the tools that the model is told of. One that is taken out cannot be called. */
  tools: string[];
}

/** What the model answered. */
export interface CodingModelAnswer {
  readonly purpose: ModelPurpose;
  /** The texts of all messages, joined. */
  readonly text: string;
  readonly items: readonly ConversationItem[];
  /** Tokens, where the provider counted them; `cached` are of the input, `reasoning` of the output. */
  readonly usage: { input: number; cached: number; output: number; reasoning: number } | null;
}

/** A call of a tool, the agent's or another one. */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  /** An object, or a text where the tool takes one or where the model wrote no JSON. */
  // What it is depends on the tool.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  arguments: any;
}

/** What a tool tells the model. */
export interface ToolAnswer {
  content: ToolPart[];
  success: boolean;
}

/** What becomes of a call that does not go on: the reason of a refusal, or an answer in place of the tool's. */
export type ToolVerdict = { refuse: string } | { answer: string | ToolAnswer };

type Awaitable<T> = T | Promise<T>;

/**
 * Takes part before and after each request to the model and each call of a tool. Of several, `before…` is called in the
 * order in which they were given, `after…` in the opposite one. What a method throws fails the turn, with an error that
 * names the middleware.
 */
export interface Middleware {
  /** What errors call it; the name of its class if not given. */
  name?: string;
  /** Called once before a request. May change it in place, or return another one. */
  beforeModel?(request: CodingModelRequest, context: MiddlewareContext): Awaitable<CodingModelRequest | void>;
  /**
   * Called when an answer is complete; it was shown as it came, and its calls may be at work. What it returns is said to
   * the model, unseen by people, and the model is asked once more; a text is said as the user. A summary is never asked
   * for again.
   */
  afterModel?(answer: CodingModelAnswer, context: MiddlewareContext): Awaitable<ModelMessage | string | void>;
  /** Called before a tool. May change the arguments in place, or return what becomes of the call instead. */
  beforeTool?(call: ToolUse, context: MiddlewareContext): Awaitable<ToolVerdict | void>;
  /**
   * Called with what a tool tells the model. May change it in place, or return something else. What people saw of the
   * call stays as it is.
   */
  afterTool?(call: ToolUse, answer: ToolAnswer, context: MiddlewareContext): Awaitable<ToolAnswer | string | void>;
}

/** What is added to the built-in coding agent. */
export interface CodingAgentOptions {
  /**
   * Functions that the model can call; see {@link tool}. They are shown as tools of a server with the name `embedded`,
   * and take the place of tools of the agent that have the same names.
   */
  tools?: readonly Tool[] | undefined;
  /** What takes part, the outermost first. */
  middleware?: readonly Middleware[] | undefined;
  /** Names of tools that a person has to agree to, as the approval policy of the thread says. */
  needsApproval?: readonly string[] | undefined;
  /** Names of tools that change nothing; their calls may run at the same time as others. */
  readOnly?: readonly string[] | undefined;
}

/** Methods of a middleware, by the names that the engine has for them. */
const HOOKS = {
  before_model: "beforeModel",
  after_model: "afterModel",
  before_tool: "beforeTool",
  after_tool: "afterTool",
} as const;

type Hook = keyof typeof HOOKS;

/** A part on its way to the engine. */
type WirePart = { text: string } | { image: string };

/** An answer on its way to the engine. */
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

/** The built-in coding agent, extended. {@link codingAgent} makes one. */
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

  /** @internal Returns what it consists of, in JSON. */
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

  /** @internal Carries out a call of the engine. */
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
 * Adds tools and middleware to the built-in coding agent, which answers threads that have a model provider.
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

/** @internal Carries out the calls of one server. */
export class ExtensionRunner {
  readonly #calls = new Map<number, AbortController>();

  constructor(
    readonly server: NativeServer,
    readonly agent: CodingAgent,
  ) {}

  /** Begins a call. */
  begin(number: number, call: ExtensionCall): void {
    const given = new AbortController();
    this.#calls.set(number, given);
    void this.#run(number, call, given.signal).finally(() => this.#calls.delete(number));
  }

  /** Nobody waits for a call any more. */
  giveUp(number: number): void {
    this.#calls.get(number)?.abort();
  }

  async #run(number: number, call: ExtensionCall, signal: AbortSignal): Promise<void> {
    try {
      const answer: string | undefined = JSON.stringify((await this.agent.answer(call, signal)) ?? null);
      if (answer === undefined) throw new TypeError("what was returned has no form in JSON");
      this.server.settle(number, answer, undefined);
    } catch (error) {
      this.server.settle(number, undefined, error instanceof Error ? error.message : String(error));
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
