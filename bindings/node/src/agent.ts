import { setImmediate } from "node:timers/promises";
import { CodingAgent, type ExtensionCall, ExtensionRunner } from "./coding.js";
import { kept, logError, tell, thrownText, TurnInterruptedError } from "./errors.js";
import { encode } from "./json.js";
import type { NativeServer } from "./native.js";
import { checkTime } from "./time.js";

/**
 * Runs a turn. An async generator streams what it yields to the clients: consecutive texts are one message. A plain
 * async function may return the message instead. Throwing fails the turn.
 */
export type AgentFunction = (turn: AgentTurn) => AsyncIterable<Said> | Promise<string | void>;

/** A value that an agent yields: text, which appends to its message, or an object with a `type`. */
export type Said =
  | string
  /** A separate message. */
  | { type: "message"; text: string }
  /** Reasoning; consecutive values append to the same item. */
  | { type: "thought"; text: string }
  /** The whole plan. */
  | { type: "plan"; steps: readonly PlanStep[]; explanation?: string | undefined }
  /** A warning for the user; the turn continues. */
  | { type: "warning"; message: string }
  /** Tokens of a model request. */
  | ({ type: "usage" } & TokenUsage)
  /** The start of a call of the agent's own tool; the id is unique in the turn. */
  | { type: "toolCall"; id: string; name: string; arguments?: unknown }
  /** The result of such a call: its output as text, or its error. */
  | { type: "toolResult"; id: string; output?: string | undefined; error?: string | undefined };

/** An agent with a name, models, and a life cycle. */
export interface AgentObject {
  /** Display name. */
  name?: string;
  /** Models that clients choose from; the first one is the default. By default, one model with the agent's name. */
  models?: AgentModel[];
  /** Runs a turn. */
  run: AgentFunction;
  /** Called before the server opens; a failure prevents that. */
  start?(): Promise<void> | void;
  /** Called when the server has closed, or could not be opened after `start`. */
  close?(): Promise<void> | void;
}

/** The agent of a server: your own code, or the built-in coding agent with tools and middleware. */
export type Agent = AgentFunction | AgentObject | CodingAgent;

/** A model that clients can choose. */
export interface AgentModel {
  /** Id in requests. */
  id: string;
  /** Display name; the id by default. */
  displayName?: string;
  /** Description for users. */
  description?: string;
}

/** A part of the user's input. */
export type Part =
  | { type: "text"; text: string }
  | { type: "image"; url: string }
  | { type: "localImage"; path: string }
  | { type: "audio"; url: string }
  | { type: "skill"; name: string; path: string | null }
  /** A command. `prompt` is the text that it stands for; null if it is no command of the workspace. */
  | { type: "command"; name: string; arguments: string | null; prompt: string | null }
  | { type: "mention"; name: string; path: string }
  | { type: "resource"; uri: string; mimeType: string | null; text: string };

/** A part of a tool result. */
export type Content =
  | { type: "text"; text: string }
  | { type: "image"; url: string }
  /** An MCP content block of another kind: audio, a resource, or a resource link. */
  | { type: "block"; block: Record<string, unknown> };

/** The status of an action. */
export type ActionStatus = "inProgress" | "completed" | "failed" | "declined";

/** A turn of the history. */
export interface PastTurn {
  id: string;
  status: "running" | "completed" | "failed" | "interrupted";
  /** The error message, if it failed. */
  error: string | null;
  items: PastItem[];
}

/** An item of a turn in the history. */
export type PastItem =
  | { type: "user"; content: Part[] }
  | { type: "agent"; text: string }
  | { type: "reasoning"; text: string }
  | {
      type: "command";
      command: string;
      cwd: string;
      status: ActionStatus;
      exitCode: number | null;
      /** Standard output and error in the order of arrival. */
      output: string | null;
    }
  | {
      type: "fileChange";
      status: ActionStatus;
      changes: { path: string; kind: "add" | "delete" | "update"; diff: string }[];
    }
  | {
      type: "tool";
      name: string;
      arguments: unknown;
      status: ActionStatus;
      content: Content[] | null;
      /** The error message, if it failed. */
      error: string | null;
    }
  | { type: "plan"; text: string }
  | { type: "imageView"; path: string }
  /** An image that the provider of an agent made, in base64. */
  | { type: "generatedImage"; prompt: string | null; data: string; path: string | null }
  | { type: "webSearch"; query: string }
  | { type: "compaction"; summary: string | null }
  /** What hooks of the user told the agent to make it go on. */
  | { type: "hookPrompt"; texts: string[] }
  | { type: "reviewStarted"; subject: string }
  | { type: "reviewEnded"; findings: string }
  | { type: "error"; message: string };

/** A client tool of this thread. */
export interface ClientTool {
  name: string;
  namespace: string | null;
  description: string;
  /** JSON Schema of its arguments. */
  inputSchema: unknown;
}

/** Options of a command. */
export interface CommandOptions {
  /** Working directory, absolute or relative to that of the thread, which is the default. */
  cwd?: string;
  /** Timeout in milliseconds; no limit by default, as with `Infinity`. */
  timeoutMs?: number;
  /** Whether to ask for approval to run it outside of the sandbox. */
  escalate?: boolean;
  /** The reason, for the user who approves it. */
  reason?: string;
}

/** The result of a command. */
export interface CommandResult {
  /** `completed` with exit code 0, `failed` with another one or if it could not be run, `declined` without approval. */
  status: "completed" | "failed" | "declined";
  /** Exit code as shells report it; null if it was not run. */
  exitCode: number | null;
  /** Whether it was ended at its timeout. */
  timedOut: boolean;
  /** Standard output and error in the order of arrival; beyond 1 MiB, the middle is dropped. */
  output: string;
  /** Wall time in seconds. */
  seconds: number;
  /** The reason why it was not run, if there are details. */
  reason: string | null;
}

/** The result of a change to files. */
export interface ChangeResult {
  /** `failed` if it does not match the files or could not be written, `declined` without approval. */
  status: "completed" | "failed" | "declined";
  /** The changed files, one per line; null if there are none. */
  summary: string | null;
  /** The reason why it was not made, if there are details. */
  reason: string | null;
}

/** A step of a plan. A plain text is a pending step. */
export type PlanStep = string | { text: string; status: "pending" | "inProgress" | "completed" };

/** Options of a question. */
export interface AskOptions {
  /** The choices; a free text answer by default. */
  options?: (string | { label: string; description: string })[];
  /** A short title of the question. */
  header?: string;
  /** Whether an answer outside of the choices is allowed. */
  other?: boolean;
  /** Whether the answer is secret, so that it is neither shown nor stored. */
  secret?: boolean;
}

/** Tokens of a model request. */
export interface TokenUsage {
  /** All input tokens, including cached ones. */
  input?: number;
  /** Input tokens read from a cache. */
  cachedInput?: number;
  /** Output tokens, including those of reasoning. */
  output?: number;
  /** Output tokens of reasoning. */
  reasoning?: number;
  /** Size of the model's context window in tokens, if known. */
  contextWindow?: number;
}

/** The result of a client tool. */
export interface ToolResult {
  /** Whether the tool succeeded. */
  success: boolean;
  /** Its content. */
  content: Content[];
}

/** The description of a turn at its start. The members are those of `bindings/bridge/src/view.rs`. */
interface Start {
  threadId: string;
  threadName: string | null;
  turnId: string;
  cwd: string;
  model: string;
  effort: string | null;
  mode: string;
  instructions: string | null;
  client: string;
  input: Part[];
  tools: ClientTool[];
  outputSchema: unknown;
  state: Record<string, unknown> | null;
}

/** A letter of the server. The numbers are those of `src/agent.rs`. */
type Letter =
  | [kind: 0, run: number, start: Start]
  | [kind: 1, run: number]
  | [kind: 2, run: number, call: number, result: unknown]
  | [kind: 3, run: number, call: number, reason: string]
  | [kind: 4, none: 0]
  | [kind: 5, run: number]
  | [kind: 6, call: number, what: ExtensionCall]
  | [kind: 7, call: number];

/** Number of yielded values after which the runner waits until they are processed (backpressure). */
const STREAK = 64;

/** Number of letters that are processed before other tasks of the process run. */
const SLICE = 4;

/** A high surrogate at the end of a text, whose low surrogate follows. */
const HALF = /[\ud800-\udbff]$/;

/**
 * A turn, as its agent sees it. Calls reject with a {@link TurnInterruptedError} when it is interrupted. A call that
 * fails before or without being awaited does no harm to the process, which runs the turns of other clients, too.
 */
export class AgentTurn {
  /** Id of the thread. */
  readonly threadId: string;
  /** Name of the thread, if it has one. */
  readonly threadName: string | undefined;
  /** Id of the turn. */
  readonly id: string;
  /** Absolute working directory. */
  readonly cwd: string;
  /** Model that the thread chose. */
  readonly model: string;
  /** Reasoning effort that the thread chose; undefined for the default. */
  readonly effort: string | undefined;
  /** The mode of the thread: `agent`, `plan` or another word. */
  readonly mode: string;
  /** Instructions of the client, in addition to the agent's own. */
  readonly instructions: string | undefined;
  /** Machine name of the client that created the thread. */
  readonly client: string;
  /** Parts of the user's input. */
  readonly input: readonly Part[];
  /** The text of the user's input. */
  readonly text: string;
  /** Client tools. */
  readonly tools: readonly ClientTool[];
  /** JSON Schema that the last message must match, if there is one. */
  readonly outputSchema: unknown;
  /**
   * The agent's state of the thread, as JSON. Its value at the end of the turn is available in the next turn, even in
   * another process.
   */
  readonly state: Record<string, unknown>;

  readonly #kept: string;
  readonly #server: NativeServer;
  readonly #run: number;
  readonly #interrupted = new AbortController();
  readonly #calls = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>();
  #nextCall = 0;
  #acts: unknown[] = [];
  #half = "";
  #streak = 0;
  #ended = false;

  /** @internal */
  constructor(server: NativeServer, run: number, start: Start) {
    this.#server = server;
    this.#run = run;
    this.threadId = start.threadId;
    this.threadName = start.threadName ?? undefined;
    this.id = start.turnId;
    this.cwd = start.cwd;
    this.model = start.model;
    this.effort = start.effort ?? undefined;
    this.mode = start.mode;
    this.client = start.client;
    this.instructions = start.instructions ?? undefined;
    this.input = start.input;
    this.text = textOf(start.input);
    this.tools = start.tools;
    this.outputSchema = start.outputSchema ?? undefined;
    this.state = start.state ?? {};
    this.#kept = JSON.stringify(this.state);
  }

  /** Aborts when the turn is interrupted. The engine stops waiting for the agent two seconds later. */
  get signal(): AbortSignal {
    return this.#interrupted.signal;
  }

  /** Returns the last turns before this one, oldest first; at most `limit`. */
  history(limit = 20): Promise<PastTurn[]> {
    return this.#call({ history: { limit } });
  }

  /** Returns input that was added to the running turn since the last call; clients already see it. */
  joined(): Promise<Part[]> {
    return this.#call({ joined: {} });
  }

  /** Adds a separate message. */
  say(text: string): Promise<void> {
    return this.#done({ message: text });
  }

  /** Shows reasoning. Consecutive calls append to the same item. */
  think(text: string): Promise<void> {
    return this.#done({ thought: text });
  }

  /** Runs a command in the thread's shell, within its sandbox and approval policy, and shows its output. */
  run(command: string, options: CommandOptions = {}): Promise<CommandResult> {
    const { timeoutMs = Infinity } = options;
    checkTime("timeoutMs", timeoutMs);
    const limit = timeoutMs > Number.MAX_SAFE_INTEGER ? {} : { timeoutMs: Math.ceil(timeoutMs) };
    return this.#call({ run: { command, ...options, timeoutMs: undefined, ...limit } });
  }

  /** Writes a text file, which then ends in a line feed. The path is absolute or relative to the thread's folder. */
  write(path: string, text: string): Promise<ChangeResult> {
    return this.#call({ write: { path, text } });
  }

  /** Applies a patch in the format of `apply_patch`: `*** Begin Patch` … `*** End Patch`. */
  patch(text: string): Promise<ChangeResult> {
    return this.#call({ patch: { text } });
  }

  /** Shows the whole plan. */
  plan(steps: readonly PlanStep[], explanation?: string): Promise<void> {
    return this.#done(planAct(steps, explanation));
  }

  /**
   * Asks the user to approve an action of the agent, described as text. The thread's policy may decide: with the policy
   * `never`, the action is allowed if the thread has no sandbox, and refused otherwise.
   */
  approve(what: string, reason?: string): Promise<boolean> {
    return this.#call({ approve: { what, reason } });
  }

  /** Asks the user. Returns the answer; `undefined` if the user gave none or there is no client to ask. */
  ask(question: string, options: AskOptions = {}): Promise<string | undefined> {
    const { options: choices = [], header = "Question", other = choices.length === 0, secret = false } = options;
    const answers = this.#call<string[] | null>({
      ask: {
        text: question,
        header,
        options: choices.map((choice) => (typeof choice === "string" ? { label: choice } : choice)),
        other,
        secret,
      },
    });
    return kept(answers.then((answers) => answers?.[0]));
  }

  /** Calls a client tool. Rejects if the client does not offer it. */
  callTool(name: string, args: unknown, namespace?: string): Promise<ToolResult> {
    return this.#call({ tool: { name, arguments: args ?? null, namespace } });
  }

  /** Shows a warning to the user; the turn continues. */
  warn(message: string): Promise<void> {
    return this.#done({ warning: message });
  }

  /** Reports the tokens of a model request. */
  usage(tokens: TokenUsage): Promise<void> {
    return this.#done({ usage: tokens });
  }

  /** @internal Performs what the agent yields; waits only if the engine is behind. */
  stream(said: Said): Promise<void> | undefined {
    if (typeof said === "string") {
      // A high surrogate waits for its low surrogate.
      const whole = this.#half + said;
      const end = HALF.test(whole) ? whole.length - 1 : whole.length;
      this.#half = whole.slice(end);
      this.#act({ text: whole.slice(0, end) });
    } else {
      this.#act(actOf(said));
    }
    if (++this.#streak < STREAK) return undefined;
    this.#streak = 0;
    return this.#flush();
  }

  /** @internal Ends the turn: completed, or failed with an error. */
  end(failure?: { message: string }): void {
    try {
      const state = JSON.stringify(this.state);
      if (state !== this.#kept) this.#act({ state: this.state });
    } catch (error) {
      failure ??= { message: `the state of the thread is no JSON: ${thrownText(error)}` };
    }
    this.#act(failure === undefined ? "done" : { fail: failure });
    this.#ended = true;
  }

  /** @internal */
  interrupt(): void {
    if (this.#ended) return;
    const error = new TurnInterruptedError();
    this.#interrupted.abort(error);
    this.#rejectAll(error);
  }

  /** @internal Ends what the agent left open. */
  over(): void {
    this.interrupt();
    this.#rejectAll(new Error("the turn is over"));
  }

  /** @internal */
  settle(call: number, outcome: { result: unknown } | { reason: string }): void {
    const waiting = this.#calls.get(call);
    this.#calls.delete(call);
    if ("result" in outcome) waiting?.resolve(outcome.result);
    else waiting?.reject(new Error(outcome.reason));
  }

  #done(act: unknown): Promise<void> {
    if (this.signal.aborted) return kept(Promise.reject(this.signal.reason as Error));
    this.#act(act);
    return this.#flush();
  }

  #call<Result>(request: object): Promise<Result> {
    return this.#wait((call) => ({ call: [call, request] }));
  }

  /** Resolves when all earlier acts are processed. */
  #flush(): Promise<void> {
    return this.#wait((call) => ({ flush: call }));
  }

  #wait<Result>(act: (call: number) => unknown): Promise<Result> {
    const answer = new Promise<Result>((resolve, reject) => {
      if (this.signal.aborted) throw this.signal.reason;
      if (this.#ended) throw new Error("the turn is over");
      const call = this.#nextCall++;
      this.#calls.set(call, { resolve: resolve as (result: unknown) => void, reject });
      this.#act(act(call));
    });
    // A call may run beside other work of the agent, which awaits it later.
    return kept(answer);
  }

  #rejectAll(error: unknown): void {
    for (const call of this.#calls.values()) call.reject(error);
    this.#calls.clear();
  }

  /** Queues an act; acts of the same microtask are sent together. */
  #act(act: unknown): void {
    if (this.#ended) return;
    if (this.#acts.push(act) === 1) queueMicrotask(() => this.#send());
  }

  #send(): void {
    const acts = this.#acts;
    this.#acts = [];
    try {
      this.#server.act(this.#run, encode(acts));
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Fails the turn because of an invalid act, for example a plan with an unknown status. */
  #refuse(error: unknown): void {
    this.#rejectAll(error);
    this.#server.act(this.#run, encode([{ fail: { message: thrownText(error) } }]));
    this.#ended = true;
  }
}

/** Runs the turns of a server. */
export class AgentRunner {
  readonly #turns = new Map<number, AgentTurn>();
  readonly #extensions: ExtensionRunner | undefined;

  constructor(
    readonly server: NativeServer,
    readonly agent: Agent | undefined,
    readonly onError: (error: unknown, turn: AgentTurn) => void = logError,
  ) {
    if (agent instanceof CodingAgent) this.#extensions = new ExtensionRunner(server, agent);
  }

  /** Processes letters until the server ends. */
  async run(): Promise<void> {
    for (;;) {
      const letters = JSON.parse(await this.server.take()) as Letter[];
      for (const [index, letter] of letters.entries()) {
        if (index > 0 && index % SLICE === 0) await setImmediate();
        const turn = this.#turns.get(letter[1]);
        switch (letter[0]) {
          case 0: {
            const started = new AgentTurn(this.server, letter[1], letter[2]);
            this.#turns.set(letter[1], started);
            void this.#drive(started);
            break;
          }
          case 1:
            turn?.interrupt();
            break;
          case 2:
            turn?.settle(letter[2], { result: letter[3] });
            break;
          case 3:
            turn?.settle(letter[2], { reason: letter[3] });
            break;
          case 4:
            return;
          case 5:
            turn?.over();
            this.#turns.delete(letter[1]);
            break;
          case 6:
            this.#extensions?.begin(letter[1], letter[2]);
            break;
          case 7:
            this.#extensions?.giveUp(letter[1]);
            break;
        }
      }
    }
  }

  async #drive(turn: AgentTurn): Promise<void> {
    const { agent } = this;
    if (agent === undefined || agent instanceof CodingAgent) return;
    try {
      const output = typeof agent === "function" ? agent(turn) : agent.run(turn);
      if (isAsyncIterable(output)) {
        for await (const said of output) {
          turn.signal.throwIfAborted();
          const full = turn.stream(checked(said));
          if (full !== undefined) await full;
        }
      } else {
        const text: unknown = await output;
        if (text !== undefined) turn.stream(checked(text));
      }
      turn.end();
    } catch (error) {
      if (!turn.signal.aborted) this.#report(error, turn);
      // The stack is for the owner's log only, because clients may be on other machines.
      turn.end({ message: thrownText(error) });
    }
  }

  #report(error: unknown, turn: AgentTurn): void {
    tell(
      () => this.onError(error, turn),
      (failure) => {
        // The turn must end all the same.
        logError(error);
        logError(failure);
      },
    );
  }
}

/** Returns the description of an agent. */
export function describe(agent: AgentFunction | AgentObject): {
  name: string;
  models: { id: string; displayName: string; description: string }[];
} {
  const name = agent.name === undefined || agent.name === "" ? "agent" : agent.name;
  const models = typeof agent === "function" ? undefined : agent.models;
  return {
    name,
    models: (models ?? [{ id: name }]).map(({ id, displayName = id, description = "" }) => ({
      id,
      displayName,
      description,
    })),
  };
}

const TYPES = ["message", "thought", "plan", "warning", "usage", "toolCall", "toolResult"];

function checked(said: unknown): Said {
  if (typeof said === "string") return said;
  const type = said !== null && typeof said === "object" ? (said as { type?: unknown }).type : undefined;
  if (typeof type === "string" && TYPES.includes(type)) return said as Said;
  const what = said === null ? "null" : typeof type === "string" ? `something of type ${type}` : typeof said;
  throw new TypeError(`an agent yields text or ${TYPES.join(", ")}, not ${what}`);
}

/** Converts a yielded value to an act, as in `bindings/bridge/src/act.rs`. */
function actOf(said: Exclude<Said, string>): object {
  switch (said.type) {
    case "message":
      return { message: said.text };
    case "thought":
      return { thought: said.text };
    case "plan":
      return planAct(said.steps, said.explanation);
    case "warning":
      return { warning: said.message };
    case "usage": {
      const { type: _, ...usage } = said;
      return { usage };
    }
    case "toolCall":
      return { toolCall: { id: said.id, name: said.name, arguments: said.arguments ?? {} } };
    case "toolResult":
      return { toolResult: { id: said.id, output: said.output, error: said.error } };
  }
}

function planAct(steps: readonly PlanStep[], explanation: string | undefined): object {
  const whole = steps.map((step) => (typeof step === "string" ? { text: step, status: "pending" } : step));
  return { plan: { steps: whole, explanation } };
}

function isAsyncIterable(output: unknown): output is AsyncIterable<Said> {
  return typeof output === "object" && output !== null && Symbol.asyncIterator in output;
}

function textOf(input: readonly Part[]): string {
  return input.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
