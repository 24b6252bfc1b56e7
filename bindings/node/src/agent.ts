import { CodingAgent, type ExtensionCall, ExtensionRunner } from "./coding.js";
import { TurnInterruptedError } from "./errors.js";
import type { NativeServer } from "./native.js";

/**
 * Runs a turn. What an async generator yields is streamed to the clients: texts that follow each other are one message.
 * A plain async function may return the message instead. Throwing fails the turn.
 */
export type AgentFunction = (turn: AgentTurn) => AsyncIterable<string> | Promise<string | void>;

/** An agent with a name and models. */
export interface AgentObject {
  /** Name for people. */
  name?: string;
  /** Models that clients choose from; the first one is for those who do not choose. One of the agent's name if not given. */
  models?: AgentModel[];
  /** Runs a turn. */
  run: AgentFunction;
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
export type Content = { type: "text"; text: string } | { type: "image"; url: string };

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
  | { type: "tool"; name: string; arguments: unknown; status: ActionStatus; content: Content[] | null }
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
  /** Why it was not run, if there is more to say. */
  reason: string | null;
}

/** What came of a change to files. */
export interface ChangeResult {
  /** `failed` where it does not fit the files or could not be written, `declined` without consent. */
  status: "completed" | "failed" | "declined";
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

/** How the turn looks when it starts. The members are those of `src/views.rs`. */
interface Start {
  threadId: string;
  turnId: string;
  cwd: string;
  model: string;
  mode: string;
  instructions: string | null;
  input: Part[];
  tools: ClientTool[];
  outputSchema: unknown;
}

/** What the server has to say. The numbers are those of `src/bridge.rs`. */
type Letter =
  | [kind: 0, run: number, start: Start]
  | [kind: 1, run: number]
  | [kind: 2, run: number, call: number, result: unknown]
  | [kind: 3, run: number, call: number, reason: string]
  | [kind: 4, none: 0]
  | [kind: 5, call: number, what: ExtensionCall]
  | [kind: 6, call: number];

/** Acts that wait before the agent does. */
const UNSENT = 64;

/** The first half of a character at the end of a text. */
const HALF = /[\ud800-\udbff]$/;

/** A turn, as its agent sees it. Calls reject with a {@link TurnInterruptedError} once it is interrupted. */
export class AgentTurn {
  /** The thread. */
  readonly threadId: string;
  /** The turn. */
  readonly id: string;
  /** Absolute working directory. */
  readonly cwd: string;
  /** The model that the thread chose. */
  readonly model: string;
  /** The mode of the thread: `agent`, `plan` or another word. */
  readonly mode: string;
  /** What the client wants the agent to keep to. */
  readonly instructions: string | undefined;
  /** What the user said. */
  readonly input: readonly Part[];
  /** What the user said, as text alone. */
  readonly text: string;
  /** Tools that the client offers. */
  readonly tools: readonly ClientTool[];
  /** JSON Schema that the last message must fit. */
  readonly outputSchema: unknown;

  readonly #server: NativeServer;
  readonly #run: number;
  readonly #interrupted = new AbortController();
  readonly #calls = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  #nextCall = 0;
  #acts: unknown[] = [];
  #half = "";
  #sending: Promise<void> | undefined;

  /** @internal */
  constructor(server: NativeServer, run: number, start: Start) {
    this.#server = server;
    this.#run = run;
    this.threadId = start.threadId;
    this.id = start.turnId;
    this.cwd = start.cwd;
    this.model = start.model;
    this.mode = start.mode;
    this.instructions = start.instructions ?? undefined;
    this.input = start.input;
    this.text = textOf(start.input);
    this.tools = start.tools;
    this.outputSchema = start.outputSchema ?? undefined;
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
    return this.#act({ say: text });
  }

  /** Shows a thought. Thoughts that follow each other are one. */
  think(text: string): Promise<void> {
    return this.#act({ think: text });
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
    const whole = steps.map((step) => (typeof step === "string" ? { text: step, status: "pending" } : step));
    return this.#act({ plan: { steps: whole, explanation } });
  }

  /** Asks the user. Returns the answer, `undefined` where the user gave none or nobody can be asked. */
  async ask(question: string, options: AskOptions = {}): Promise<string | undefined> {
    const { options: choices = [], header = "Question", other = choices.length === 0, secret = false } = options;
    const answer = await this.#call<string | null>({
      ask: {
        text: question,
        header,
        options: choices.map((choice) => (typeof choice === "string" ? { label: choice } : choice)),
        other,
        secret,
      },
    });
    return answer ?? undefined;
  }

  /** Calls a tool that the client offers. Rejects where it offers none of this name. */
  callTool(name: string, args: unknown, namespace?: string): Promise<ToolResult> {
    return this.#call({ tool: { name, arguments: args ?? null, namespace } });
  }

  /** Tells the user something while the turn goes on. */
  warn(message: string): Promise<void> {
    return this.#act({ warn: message });
  }

  /** Counts the tokens of a model request. */
  usage(tokens: TokenUsage): Promise<void> {
    return this.#act({ usage: tokens });
  }

  /** @internal Streams text; waits only when there is more of it than the engine takes. */
  stream(text: string): Promise<void> | undefined {
    // Half a character waits for the other half.
    const whole = this.#half + text;
    const end = HALF.test(whole) ? whole.length - 1 : whole.length;
    this.#half = whole.slice(end);
    const sent = this.#act({ text: whole.slice(0, end) });
    return this.#acts.length < UNSENT ? undefined : sent;
  }

  /** @internal Ends the turn, well or with an error. */
  end(failure?: string): Promise<void> {
    return this.#act(failure === undefined ? "done" : { fail: failure });
  }

  /** @internal */
  interrupt(): void {
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

  #call<Result>(request: object): Promise<Result> {
    if (this.signal.aborted) return Promise.reject(this.signal.reason as Error);
    const call = this.#nextCall++;
    return new Promise<Result>((resolve, reject) => {
      this.#calls.set(call, { resolve: resolve as (result: unknown) => void, reject });
      this.#act({ call: [call, request] }).catch(reject);
    });
  }

  /** Resolves when the engine has taken the act, in order. Acts made in one go cross together. */
  #act(act: unknown): Promise<void> {
    this.#acts.push(act);
    if (this.#sending === undefined) {
      this.#sending = this.#send();
      // Who waits hears of a failure, and at the latest the end of the turn does.
      this.#sending.catch(() => {});
    }
    return this.#sending;
  }

  async #send(): Promise<void> {
    await undefined;
    try {
      while (this.#acts.length > 0) {
        const acts = this.#acts;
        this.#acts = [];
        // False where the turn is over: then nobody waits for the rest.
        if (!(await this.#server.act(this.#run, JSON.stringify(acts)))) this.#acts = [];
      }
    } finally {
      this.#sending = undefined;
    }
  }
}

/** Runs the turns of a server. */
export class AgentRunner {
  readonly #turns = new Map<number, AgentTurn>();
  readonly #extensions: ExtensionRunner | undefined;

  constructor(
    readonly server: NativeServer,
    readonly agent: Agent | undefined,
    readonly onError: ((error: unknown, turn: AgentTurn) => void) | undefined,
  ) {
    if (agent instanceof CodingAgent) this.#extensions = new ExtensionRunner(server, agent);
  }

  /** Takes turns until the server ends. */
  async run(): Promise<void> {
    for (;;) {
      for (const letter of JSON.parse(await this.server.take()) as Letter[]) {
        const turn = this.#turns.get(letter[1]);
        switch (letter[0]) {
          case 0: {
            const started = new AgentTurn(this.server, letter[1], letter[2]);
            this.#turns.set(letter[1], started);
            void this.#drive(started).finally(() => this.#turns.delete(letter[1]));
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
            this.#extensions?.begin(letter[1], letter[2]);
            break;
          case 6:
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
        for await (const text of output) {
          turn.signal.throwIfAborted();
          const full = turn.stream(checked(text));
          if (full !== undefined) await full;
        }
      } else {
        const text: unknown = await output;
        if (text !== undefined) turn.stream(checked(text));
      }
      await turn.end();
    } catch (error) {
      if (!turn.signal.aborted) this.onError?.(error, turn);
      await turn.end(error instanceof Error ? error.message : String(error)).catch(() => {});
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

function checked(text: unknown): string {
  if (typeof text === "string") return text;
  throw new TypeError(`an agent yields text, not ${text === null ? "null" : typeof text}`);
}

function isAsyncIterable(output: unknown): output is AsyncIterable<string> {
  return typeof output === "object" && output !== null && Symbol.asyncIterator in output;
}

function textOf(input: readonly Part[]): string {
  return input.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
