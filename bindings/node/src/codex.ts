import { type ApprovalHandler, decide } from "./approval.js";
import { attachmentOf, type EventOf, type Follower, type HandlerOptions } from "./client.js";
import { TurnFailedError } from "./errors.js";
import type { CallOptions } from "./connection.js";
import { CodexMethods } from "./generated/codex/client.js";
import type * as types from "./generated/codex/types.js";
import { type Tool, Toolbox, type ToolPart } from "./tool.js";
import { type RunOptions, RunningTurn } from "./turn.js";
import { VERSION } from "./version.js";

/** A notification of a Codex server. A newer server may send other methods, in the same form. */
export type CodexEvent = EventOf<types.ServerNotifications>;

/** An action that the user approves: a command, or file changes. */
export type CodexApproval =
  | { kind: "command"; params: types.CommandExecutionRequestApprovalParams }
  | { kind: "fileChange"; params: types.FileChangeRequestApprovalParams };

/** Options of a Codex client for the handshake. */
export interface CodexOptions {
  /** Name and version of the program. */
  clientInfo?: types.ClientInfo;
  /** Opt-ins of the client; experimental methods by default. */
  capabilities?: types.InitializeCapabilities;
}

const ATTACHING = ["thread/start", "thread/resume", "thread/fork"];
const DETACHING = ["thread/unsubscribe", "thread/archive", "thread/delete"];

/** A client of a Codex app-server, over any connection. */
export abstract class BaseCodexClient extends CodexMethods {
  #server!: types.InitializeResponse;
  readonly #tools = new Toolbox();

  /** The server's description of itself in the handshake. */
  get server(): types.InitializeResponse {
    return this.#server;
  }

  /**
   * Starts a turn and follows it.
   *
   * `settings` are those of `turn/start`; they also apply to later turns of the thread.
   */
  runTurn(
    threadId: string,
    input: string | types.UserInput[],
    settings: RunOptions & Omit<types.TurnStartParams, "threadId" | "input"> = {},
  ): CodexTurn {
    const { signal, timeoutMs, ...rest } = settings;
    return new CodexTurn(this, { threadId, input: userInput(input), ...rest }, { signal, timeoutMs }, (turn) =>
      this.follow(threadId, turn),
    );
  }

  /**
   * Sets the handler of approval requests. Without a handler, all are declined.
   */
  onApproval(handler: ApprovalHandler<CodexApproval>, options?: HandlerOptions): void {
    this.onRequest(
      "item/commandExecution/requestApproval",
      async (params, context) => ({ decision: await decide(handler, { kind: "command", params }, context) }),
      options,
    );
    this.onRequest(
      "item/fileChange/requestApproval",
      async (params, context) => ({ decision: await decide(handler, { kind: "fileChange", params }, context) }),
      options,
    );
  }

  /**
   * Offers client tools to the server's agents, from now on and in all threads. Threads that are started without
   * `dynamicTools` get them.
   */
  useTools(...tools: Tool[]): void {
    this.#tools.add(tools);
    this.onRequest("item/tool/call", async ({ namespace, tool, arguments: input, ...call }, { signal }) => {
      const { success, parts } = await this.#tools.call(namespace, tool, input, { ...call, signal });
      return { success, contentItems: parts.map(contentItem) };
    });
  }

  /** Starts a thread, as the method of the protocol; adds the tools of {@link BaseCodexClient.useTools}. */
  override threadStart(
    params: types.ThreadStartParams = {},
    options?: CallOptions,
  ): Promise<types.ThreadStartResponse> {
    const tools = this.#tools.all;
    const offered = tools.length === 0 ? params : { dynamicTools: specsOf(tools), ...params };
    return super.threadStart(offered, options);
  }

  protected override attachment(method: string, params: unknown, result: unknown) {
    return attachmentOf(ATTACHING, DETACHING, method, params, result);
  }

  protected override async attach(threadId: string, followers: readonly Follower<CodexEvent>[]): Promise<void> {
    // The response must contain the turns and the state at the same moment.
    const { thread } = await this.threadResume({ threadId, excludeTurns: followers.length === 0 });
    for (const follower of followers) {
      // What cannot be recovered from, such as a thread without its turns, ends the turn.
      if (follower instanceof CodexTurn) follower.recover(thread.turns).catch((error: Error) => follower.fail(error));
    }
  }

  /** Performs the handshake. All functions that connect a client call it. */
  async greet({ clientInfo, capabilities }: CodexOptions): Promise<void> {
    this.#server = await this.initialize({
      clientInfo: clientInfo ?? { name: "threadwire-node", title: null, version: VERSION },
      capabilities: capabilities ?? { experimentalApi: true },
    });
    await this.initialized();
  }
}

/** A running Codex turn, and its events. */
export class CodexTurn extends RunningTurn<CodexEvent, types.Turn> {
  readonly #client: BaseCodexClient;
  readonly #items = new Map<string, types.ThreadItem>();
  /** Number of received characters of each message. */
  readonly #lengths = new Map<string, number>();
  #usage: types.ThreadTokenUsage | undefined;
  #diff = "";
  #plan: types.TurnPlanStep[] = [];

  /** @internal */
  constructor(
    client: BaseCodexClient,
    params: types.TurnStartParams,
    options: RunOptions,
    follow: (turn: CodexTurn) => () => void,
  ) {
    super(params.threadId);
    this.#client = client;
    this.begin(follow(this), options, async () => (await client.turnStart(params)).turn.id);
  }

  /** The items in the order of their start, each in its last received state. */
  get items(): types.ThreadItem[] {
    return [...this.#items.values()];
  }

  /** The last received token usage. */
  get usage(): types.ThreadTokenUsage | undefined {
    return this.#usage;
  }

  /** The last received unified diff of all files that the turn changed. */
  get diff(): string {
    return this.#diff;
  }

  /** The steps of the last received plan. */
  get plan(): types.TurnPlanStep[] {
    return this.#plan;
  }

  protected override async stop(): Promise<void> {
    await this.#client.turnInterrupt({ threadId: this.threadId, turnId: this.id });
  }

  /** Adds input to the running turn. */
  async steer(input: string | types.UserInput[]): Promise<void> {
    await this.begun();
    await this.#client.turnSteer({ threadId: this.threadId, expectedTurnId: this.id, input: userInput(input) });
  }

  /** @internal Delivers missed events, based on the current state of the thread. */
  async recover(turns: readonly types.Turn[]): Promise<void> {
    try {
      await this.begun();
    } catch {
      // The turn could not be started and has ended.
      return;
    }
    const { threadId, id } = this;
    const turn = turns.find((turn) => turn.id === id);
    if (turn === undefined) {
      this.fail(new TurnFailedError("the server does not know the turn any more", "lost"));
      return;
    }
    const isOver = turn.status !== "inProgress";
    const startedAtMs = (turn.startedAt ?? 0) * 1000;
    const completedAtMs = turn.completedAt == null ? startedAtMs : turn.completedAt * 1000;
    const missed: CodexEvent[] = [];
    for (const item of turn.items) {
      if (this.hasCompleted(item.id)) continue;
      if (isOver || isFinal(item)) {
        missed.push({ method: "item/completed", params: { threadId, turnId: id, item, completedAtMs } });
      } else if (!this.hasStarted(item.id)) {
        missed.push({ method: "item/started", params: { threadId, turnId: id, item, startedAtMs } });
      } else if (item.type === "agentMessage") {
        const delta = item.text.slice(this.#lengths.get(item.id) ?? 0);
        if (delta === "") continue;
        missed.push({ method: "item/agentMessage/delta", params: { threadId, turnId: id, itemId: item.id, delta } });
      }
    }
    if (isOver) missed.push({ method: "turn/completed", params: { threadId, turn } });
    this.catchUp(missed);
  }

  protected override apply(event: CodexEvent): void {
    switch (event.method) {
      case "item/agentMessage/delta": {
        const { itemId, delta } = event.params;
        this.say(itemId, delta);
        this.#lengths.set(itemId, (this.#lengths.get(itemId) ?? 0) + delta.length);
        break;
      }
      case "item/started":
      case "item/completed": {
        const { item } = event.params;
        this.#items.set(item.id, item);
        if (item.type !== "agentMessage") break;
        // A message that began without a connection contains the text so far.
        if (event.method === "item/completed" || item.text !== "") this.said(item.id, item.text);
        this.#lengths.set(item.id, item.text.length);
        break;
      }
      case "thread/tokenUsage/updated":
        this.#usage = event.params.tokenUsage;
        break;
      case "turn/diff/updated":
        this.#diff = event.params.diff;
        break;
      case "turn/plan/updated":
        this.#plan = event.params.plan;
        break;
      case "turn/completed": {
        const { turn } = event.params;
        if (turn.status === "completed") this.succeed(turn);
        else this.endBadly(new TurnFailedError(turn.error?.message ?? `the turn ended as ${turn.status}`, turn.status));
        break;
      }
    }
  }
}

/** Tells whether an item of a running turn shows that it is completed. Messages of the agent do not show it. */
function isFinal(item: types.ThreadItem): boolean {
  if (item.type === "userMessage") return true;
  return "status" in item && typeof item.status === "string" && item.status !== "inProgress";
}

function userInput(input: string | types.UserInput[]): types.UserInput[] {
  return typeof input === "string" ? [{ type: "text", text: input }] : input;
}

function contentItem(part: ToolPart): types.DynamicToolCallOutputContentItem {
  return part.type === "text" ? { type: "inputText", text: part.text } : { type: "inputImage", imageUrl: part.url };
}

/** Groups the descriptions of tools by namespace. */
function specsOf(tools: readonly Tool[]): types.DynamicToolSpec[] {
  const specs: types.DynamicToolSpec[] = [];
  const groups = new Map<string, types.DynamicToolSpecNamespace>();
  for (const { namespace, name, description, inputSchema } of tools) {
    const spec = { type: "function" as const, name, description, inputSchema };
    if (namespace === undefined) {
      specs.push(spec);
      continue;
    }
    let group = groups.get(namespace);
    if (group === undefined) {
      group = { type: "namespace", name: namespace, description: namespace, tools: [] };
      groups.set(namespace, group);
      specs.push(group);
    }
    group.tools.push(spec);
  }
  return specs;
}
