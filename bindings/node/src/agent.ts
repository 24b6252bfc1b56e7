import { setImmediate } from "node:timers/promises";
import { CodingAgent, type ExtensionCall, ExtensionRunner } from "./coding.js";
import { TurnInterruptedError } from "./errors.js";
import type { NativeServer } from "./native.js";

/**
 * Runs a turn. What an async generator yields is streamed to the clients: texts that follow each other are one message.
 * A plain async function may return the message instead. Throwing fails the turn.
 */
export type AgentFunction = (turn: AgentTurn) => AsyncIterable<Said> | Promise<string | void>;

/** What an agent yields: text, which continues its message, or something with a `type`. */
export type Said =
  | string
  /** A message of its own. */
  | { type: "message"; text: string }
  /** A thought; thoughts that follow each other are one. */
  | { type: "thought"; text: string }
  /** The plan, always whole. */
  | { type: "plan"; steps: readonly PlanStep[]; explanation?: string | undefined }
  /** Something to tell the user while the turn goes on. */
  | { type: "warning"; message: string }
  /** Tokens of a model request. */
  | ({ type: "usage" } & TokenUsage)
  /** The agent calls a tool of its own; the id names the call within the turn. */
  | { type: "toolCall"; id: string; name: string; arguments?: unknown }
  /** What came of it: its output as text, or why it failed. */
  | { type: "toolResult"; id: string; output?: string | undefined; error?: string | undefined };

/** An agent with a name, models, and a life of its own. */
export interface AgentObject {
  /** Name for people. */
  name?: string;
  /** Models that clients choose from; the first one is for those who do not choose. One of the agent's name if not given. */
  models?: AgentModel[];
  /** Runs a turn. */
  run: AgentFunction;
  /** Called before the server opens; the server does not open where it fails. */
  start?(): Promise<void> | void;
  /** Called when the server has closed. */
  close?(): Promise<void> | void;
}

/** What runs the turns of a server: code of one's own, or the built-in coding agent with tools and middleware. */
export type Agent = AgentFunction | AgentObject | CodingAgent;

/** A model that clients choose. */
export interface AgentModel {
  /** Name in requests. */
  id: string;
  /** Name for people; the id if not given. */
  displayName?: string;
  /** A sentence for people. */
  description?: string;
}

/** A part of what the user said. */
export type Part =
  | { type: "text"; text: string }
  | { type: "image"; url: string }
  | { type: "localImage"; path: string }
  | { type: "audio"; url: string }
  | { type: "skill"; name: string; path: string | null }
  | { type: "command"; name: string; arguments: string | null }
  | { type: "mention"; name: string; path: string }
  | { type: "resource"; uri: string; mimeType: string | null; text: string };

/** A part of what a tool returned. */
export type Content =
  | { type: "text"; text: string }
  | { type: "image"; url: string }
  /** A content block of MCP that is none of the above: sound, a resource, a link to one. */
  | { type: "block"; block: Record<string, unknown> };

/** Where an action stands. */
export type ActionStatus = "inProgress" | "completed" | "failed" | "declined";

/** A turn of the history. */
export interface PastTurn {
  id: string;
  status: "running" | "completed" | "failed" | "interrupted";
  /** Why it failed. */
  error: string | null;
  items: PastItem[];
}

/** What a turn of the history consists of. */
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
      /** Standard output and error as they came. */
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
      /** Why it failed. */
      error: string | null;
    }
  | { type: "plan"; text: string }
  | { type: "imageView"; path: string }
  | { type: "webSearch"; query: string }
  | { type: "compaction"; summary: string | null }
  | { type: "reviewStarted"; subject: string }
  | { type: "reviewEnded"; findings: string }
  | { type: "error"; message: string };

/** A tool that the client offers to this thread. */
export interface ClientTool {
  name: string;
  namespace: string | null;
  description: string;
  /** JSON Schema of its arguments. */
  inputSchema: unknown;
}

/** How a command is run. */
export interface CommandOptions {
  /** Working directory, absolute or relative to the thread's, which is the default. */
  cwd?: string;
  /** Ends the command after this many milliseconds. Without limit if not given. */
  timeoutMs?: number;
  /** Asks to leave the sandbox for it. */
  escalate?: boolean;
  /** Why, for the person who is asked. */
  reason?: string;
}

/** What came of a command. */
export interface CommandResult {
  /** `completed` with exit code 0, `failed` with another one or where it could not be run, `declined` without consent. */
  status: "completed" | "failed" | "declined";
  /** Exit code as shells tell it; null where it was not run. */
  exitCode: number | null;
  /** Whether its time was up. */
  timedOut: boolean;
  /** Standard output and error as they came, shortened in the middle to 1 MiB. */
  output: string;
  /** Wall time. */
  seconds: number;
  /** Why it was not run, if there is more to say. */
  reason: string | null;
}

/** What came of a change to files. */
export interface ChangeResult {
  /** `failed` where it does not fit the files or could not be written, `declined` without consent. */
  status: "completed" | "failed" | "declined";
  /** The files that changed, a line each; null where none did. */
  summary: string | null;
  /** Why it was not made, if there is more to say. */
  reason: string | null;
}

/** A step of a plan. A text alone is pending. */
export type PlanStep = string | { text: string; status: "pending" | "inProgress" | "completed" };

/** How a question is put. */
export interface AskOptions {
  /** Choices; free text if not given. */
  options?: (string | { label: string; description: string })[];
  /** A word or two above the question. */
  header?: string;
  /** Whether an answer outside the choices is welcome. */
  other?: boolean;
  /** Whether the answer must not be shown or kept. */
  secret?: boolean;
}

/** Tokens of a model request. */
export interface TokenUsage {
  /** All input tokens, cached ones included. */
  input?: number;
  /** Input tokens read from a cache. */
  cachedInput?: number;
  /** Output tokens, those of reasoning included. */
  output?: number;
  /** Output tokens of reasoning. */
  reasoning?: number;
  /** Size of the model's context, if known. */
  contextWindow?: number;
}

/** What came of a tool of the client. */
export interface ToolResult {
  /** Whether the tool did its work. */
  success: boolean;
  /** What it returned. */
  content: Content[];
}

/** How the turn looks when it starts. The members are those of `bindings/bridge/src/view.rs`. */
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

/** What the server has to say. The numbers are those of `src/agent.rs`. */
type Letter =
  | [kind: 0, run: number, start: Start]
  | [kind: 1, run: number]
  | [kind: 2, run: number, call: number, result: unknown]
  | [kind: 3, run: number, call: number, reason: string]
  | [kind: 4, none: 0]
  | [kind: 5, run: number]
  | [kind: 6, call: number, what: ExtensionCall]
  | [kind: 7, call: number];

/** What an agent may yield before it waits until that has gone on. */
const STREAK = 64;

/** Letters, each of which may have an agent yield a streak, before everything else in the process gets its turn. */
const SLICE = 4;

/** The first half of a character at the end of a text. */
const HALF = /[\ud800-\udbff]$/;

/** A turn, as its agent sees it. Calls reject with a {@link TurnInterruptedError} once it is interrupted. */
export class AgentTurn {
  /** The thread. */
  readonly threadId: string;
  /** The name that somebody gave the thread. */
  readonly threadName: string | undefined;
  /** The turn. */
  readonly id: string;
  /** Absolute working directory. */
  readonly cwd: string;
  /** The model that the thread chose. */
  readonly model: string;
  /** Reasoning effort that the thread chose; undefined for the usual. */
  readonly effort: string | undefined;
  /** The mode of the thread: `agent`, `plan` or another word. */
  readonly mode: string;
  /** What the client wants the agent to keep to. */
  readonly instructions: string | undefined;
  /** Machine name of the client that made the thread. */
  readonly client: string;
  /** What the user said. */
  readonly input: readonly Part[];
  /** What the user said, as text alone. */
  readonly text: string;
  /** Tools that the client offers. */
  readonly tools: readonly ClientTool[];
  /** JSON Schema that the last message must fit. */
  readonly outputSchema: unknown;
  /**
   * What the agent keeps with the thread, as JSON. What it is when the turn ends is there in the next turn, also in another
   * process.
   */
  readonly state: Record<string, unknown>;

  readonly #kept: string;
  readonly #server: NativeServer;
  readonly #run: number;
  readonly #interrupted = new AbortController();
  readonly #calls = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
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

  /** Aborts when the turn is interrupted. An agent that does not end within two seconds is left alone. */
  get signal(): AbortSignal {
    return this.#interrupted.signal;
  }

  /** Returns the last turns before this one, oldest first; 20 if `limit` is not given. */
  history(limit = 20): Promise<PastTurn[]> {
    return this.#call({ history: { limit } });
  }

  /** Takes what the user said since the turn began, or since the last call. It is shown already. */
  joined(): Promise<Part[]> {
    return this.#call({ joined: {} });
  }

  /** Says a message of its own. */
  say(text: string): Promise<void> {
    return this.#done({ message: text });
  }

  /** Shows a thought. Thoughts that follow each other are one. */
  think(text: string): Promise<void> {
    return this.#done({ thought: text });
  }

  /** Runs a command with the shell, with consent and sandbox as the thread wants, and shows it as it runs. */
  run(command: string, options: CommandOptions = {}): Promise<CommandResult> {
    return this.#call({ run: { command, ...options } });
  }

  /** Gives a file this content, which ends in a line feed. The path is absolute or relative to the thread's folder. */
  write(path: string, text: string): Promise<ChangeResult> {
    return this.#call({ write: { path, text } });
  }

  /** Applies a patch in the format of `apply_patch`: `*** Begin Patch` … `*** End Patch`. */
  patch(text: string): Promise<ChangeResult> {
    return this.#call({ patch: { text } });
  }

  /** Shows the plan, always whole. */
  plan(steps: readonly PlanStep[], explanation?: string): Promise<void> {
    return this.#done(planAct(steps, explanation));
  }

  /**
   * Asks for consent to something that the agent does by itself, in words for the user. The thread's policy may answer:
   * one that never asks allows it where nothing confines the thread, and refuses it elsewhere.
   */
  approve(what: string, reason?: string): Promise<boolean> {
    return this.#call({ approve: { what, reason } });
  }

  /** Asks the user. Returns the answer, `undefined` where the user gave none or nobody can be asked. */
  async ask(question: string, options: AskOptions = {}): Promise<string | undefined> {
    const { options: choices = [], header = "Question", other = choices.length === 0, secret = false } = options;
    const answers = await this.#call<string[] | null>({
      ask: {
        text: question,
        header,
        options: choices.map((choice) => (typeof choice === "string" ? { label: choice } : choice)),
        other,
        secret,
      },
    });
    return answers?.[0];
  }

  /** Calls a tool that the client offers. Rejects where it offers none of this name. */
  callTool(name: string, args: unknown, namespace?: string): Promise<ToolResult> {
    return this.#call({ tool: { name, arguments: args ?? null, namespace } });
  }

  /** Tells the user something while the turn goes on. */
  warn(message: string): Promise<void> {
    return this.#done({ warning: message });
  }

  /** Counts the tokens of a model request. */
  usage(tokens: TokenUsage): Promise<void> {
    return this.#done({ usage: tokens });
  }

  /** @internal Does what the agent yields; waits only when there is more of it than the engine takes. */
  stream(said: Said): Promise<void> | undefined {
    if (typeof said === "string") {
      // Half a character waits for the other half.
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

  /** @internal Ends the turn, well or with an error. */
  end(failure?: { message: string }): void {
    try {
      const state = JSON.stringify(this.state);
      if (state !== this.#kept) this.#act({ state: this.state });
    } catch (error) {
      failure ??= { message: `the state of the thread is no JSON: ${String(error)}` };
    }
    this.#act(failure === undefined ? "done" : { fail: failure });
    this.#ended = true;
  }

  /** @internal */
  interrupt(): void {
    if (this.#ended) return;
    const error = new TurnInterruptedError();
    this.#interrupted.abort(error);
    for (const call of this.#calls.values()) call.reject(error);
    this.#calls.clear();
  }

  /** @internal */
  settle(call: number, outcome: { result: unknown } | { reason: string }): void {
    const waiting = this.#calls.get(call);
    this.#calls.delete(call);
    if ("result" in outcome) waiting?.resolve(outcome.result);
    else waiting?.reject(new Error(outcome.reason));
  }

  #done(act: unknown): Promise<void> {
    if (this.signal.aborted) return Promise.reject(this.signal.reason as Error);
    this.#act(act);
    return this.#flush();
  }

  #call<Result>(request: object): Promise<Result> {
    return this.#wait((call) => ({ call: [call, request] }));
  }

  /** Resolves when everything before was done. */
  #flush(): Promise<void> {
    return this.#wait((call) => ({ flush: call }));
  }

  #wait<Result>(act: (call: number) => unknown): Promise<Result> {
    if (this.signal.aborted) return Promise.reject(this.signal.reason as Error);
    if (this.#ended) return Promise.reject(new Error("the turn is over"));
    const call = this.#nextCall++;
    return new Promise<Result>((resolve, reject) => {
      this.#calls.set(call, { resolve: resolve as (result: unknown) => void, reject });
      this.#act(act(call));
    });
  }

  /** Acts made in one go cross together. */
  #act(act: unknown): void {
    if (this.#ended) return;
    if (this.#acts.push(act) === 1) queueMicrotask(() => this.#send());
  }

  #send(): void {
    const acts = this.#acts;
    this.#acts = [];
    try {
      this.#server.act(this.#run, JSON.stringify(acts));
    } catch (error) {
      this.#refuse(error as Error);
    }
  }

  /** An act that is none, such as a plan with a status that does not exist. */
  #refuse(error: Error): void {
    for (const call of this.#calls.values()) call.reject(error);
    this.#calls.clear();
    this.#server.act(this.#run, JSON.stringify([{ fail: { message: error.message } }]));
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
    readonly onError: (error: unknown, turn: AgentTurn) => void = (error) => console.error(error),
  ) {
    if (agent instanceof CodingAgent) this.#extensions = new ExtensionRunner(server, agent);
  }

  /** Takes turns until the server ends. */
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
            turn?.interrupt();
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
      if (!turn.signal.aborted) this.onError(error, turn);
      const message = error instanceof Error ? error.message || error.name : String(error);
      // Where it was thrown is for the owner: clients need not be on this machine.
      turn.end({ message });
    }
  }
}

/** Returns what an agent says of itself. */
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

/** Says in the words of `bindings/bridge/src/act.rs` what an agent yields. */
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
