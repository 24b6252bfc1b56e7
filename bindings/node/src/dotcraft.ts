import { type ApprovalHandler, decide } from "./approval.js";
import { attachmentOf, type EventOf, type Follower, type HandlerOptions } from "./client.js";
import { TurnFailedError } from "./errors.js";
import type { CallOptions } from "./connection.js";
import { DotCraftMethods } from "./generated/dotcraft/client.js";
import type * as types from "./generated/dotcraft/types.js";
import { type Tool, Toolbox, type ToolPart } from "./tool.js";
import { type RunOptions, RunningTurn } from "./turn.js";
import { VERSION } from "./version.js";

/** A notification of a DotCraft server. A newer server may send other methods, in the same form. */
export type DotCraftEvent = EventOf<types.ServerNotifications>;

/** Options of a DotCraft client for the handshake. */
export interface DotCraftOptions {
  /** Name and version of the program. */
  clientInfo?: types.ClientInfo;
  /** Capabilities of the client; approvals, streaming, command output and questions by default. */
  capabilities?: types.ClientCapabilities;
}

const ATTACHING = ["thread/start", "thread/resume", "thread/fork", "thread/subscribe"];
const DETACHING = ["thread/unsubscribe", "thread/archive", "thread/delete"];

/** Number of recent turns that are searched for one that ended without a connection. */
const RECENT_TURNS = 20;

/** A client of a DotCraft AppServer, over any connection. */
export abstract class BaseDotCraftClient extends DotCraftMethods {
  #server!: types.InitializeResult;
  readonly #tools = new Toolbox();

  /** The server's description of itself in the handshake. */
  get server(): types.InitializeResult {
    return this.#server;
  }

  /** Starts a turn and follows it. The client must have started, resumed or subscribed to the thread. */
  runTurn(threadId: string, input: string | types.InputPart[], options: RunOptions = {}): DotCraftTurn {
    const params = { threadId, input: inputParts(input) };
    return new DotCraftTurn(this, params, options, (turn) => this.follow(threadId, turn));
  }

  /** Sets the handler of approval requests. Without a handler, all are declined. */
  onApproval(handler: ApprovalHandler<types.ItemApprovalRequestParams>, options?: HandlerOptions): void {
    this.onRequest(
      "item/approval/request",
      async (params, context) => ({ decision: await decide(handler, params, context) }),
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
      if (success) return { success, contentItems: parts.map(contentItem) };
      // The agent gets both the error and the content, so that the text is in one of them.
      const contentItems = parts.filter(({ type }) => type !== "text").map(contentItem);
      return { success, contentItems, errorCode: "AdapterToolCallFailed", errorMessage: textOf(parts) };
    });
  }

  /** Starts a thread, as the method of the protocol; adds the tools of {@link BaseDotCraftClient.useTools}. */
  override threadStart(params: types.ThreadStartParams, options?: CallOptions): Promise<types.ThreadStartResponse> {
    const tools = this.#tools.all;
    const offered = tools.length === 0 ? params : { dynamicTools: tools.map(specOf), ...params };
    return super.threadStart(offered, options);
  }

  /**
   * Resumes a thread, as the method of the protocol. If the server can rebind tools, those of {@link
   * BaseDotCraftClient.useTools} are called on this connection from now on.
   */
  override threadResume(params: types.ThreadResumeParams, options?: CallOptions): Promise<types.ThreadResumeResponse> {
    return super.threadResume(
      this.#rebinds ? { dynamicTools: this.#tools.all.map(specOf), ...params } : params,
      options,
    );
  }

  get #rebinds(): boolean {
    return this.#server.capabilities.dynamicToolRebind === true && this.#tools.all.length > 0;
  }

  protected override attachment(method: string, params: unknown, result: unknown) {
    return attachmentOf(ATTACHING, DETACHING, method, params, result);
  }

  protected override async attach(threadId: string, followers: readonly Follower<DotCraftEvent>[]): Promise<void> {
    if (this.#rebinds) await this.threadResume({ threadId });
    await this.threadSubscribe({ threadId });
    if (followers.length === 0) return;
    const { thread } = await this.threadRead({ threadId, includeTurns: true, turnLimit: RECENT_TURNS });
    for (const follower of followers) {
      if (!(follower instanceof DotCraftTurn)) continue;
      // What cannot be recovered from, such as a turn without its items, ends the turn.
      follower.recover(thread.turns ?? []).catch((error: Error) => follower.fail(error));
    }
  }

  /** Performs the handshake. All functions that connect a client call it. */
  async greet({ clientInfo, capabilities }: DotCraftOptions): Promise<void> {
    this.#server = await this.initialize({
      clientInfo: clientInfo ?? { name: "threadwire-node", version: VERSION },
      capabilities: capabilities ?? {
        approvalSupport: true,
        streamingSupport: true,
        commandExecutionStreaming: true,
        requestUserInputSupport: true,
      },
    });
    await this.initialized();
  }
}

/** A running DotCraft turn, and its events. */
export class DotCraftTurn extends RunningTurn<DotCraftEvent, types.Turn> {
  readonly #client: BaseDotCraftClient;
  readonly #items = new Map<string, types.Item>();
  #usage: types.TokenUsage | undefined;
  #diff = "";
  #plan: types.PlanTodo[] = [];

  /** @internal */
  constructor(
    client: BaseDotCraftClient,
    params: types.TurnStartParams,
    options: RunOptions,
    follow: (turn: DotCraftTurn) => () => void,
  ) {
    super(params.threadId);
    this.#client = client;
    this.begin(follow(this), options, async () => (await client.turnStart(params)).turn.id);
  }

  /** The items in the order of their start, each in its last received state. */
  get items(): types.Item[] {
    return [...this.#items.values()];
  }

  /** The token usage so far: that of the turn's own model calls; after the end, including its subagents. */
  get usage(): types.TokenUsage | undefined {
    return this.#usage;
  }

  /** The last received unified diff of all files that the turn changed. */
  get diff(): string {
    return this.#diff;
  }

  /** The steps of the last plan of the thread that was received in this turn. */
  get plan(): types.PlanTodo[] {
    return this.#plan;
  }

  protected override async stop(): Promise<void> {
    await this.#client.turnInterrupt({ threadId: this.threadId, turnId: this.id });
  }

  /** Adds input to the running turn. */
  async steer(input: string | types.InputPart[]): Promise<void> {
    await this.begun();
    const { threadId, id: expectedTurnId } = this;
    const { queuedInput } = await this.#client.turnEnqueue({ threadId, input: inputParts(input) });
    await this.#client.turnSteer({ threadId, expectedTurnId, queuedInputId: queuedInput.id });
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
    const ending = ENDINGS[turn.status];
    const missed: DotCraftEvent[] = [];
    for (const item of turn.items) {
      if (this.hasCompleted(item.id)) continue;
      const params = { threadId, turnId: id, item };
      if (ending !== undefined || item.status === "completed") missed.push({ method: "item/completed", params });
      else if (!this.hasStarted(item.id)) missed.push({ method: "item/started", params });
    }
    if (ending !== undefined) missed.push(ending({ threadId, turn }));
    this.catchUp(missed);
  }

  protected override apply(event: DotCraftEvent): void {
    switch (event.method) {
      case "item/agentMessage/delta":
        this.say(event.params.itemId, event.params.delta);
        break;
      case "item/started":
      case "item/completed": {
        const { item } = event.params;
        this.#items.set(item.id, item);
        if (item.type === "agentMessage" && event.method === "item/completed") this.said(item.id, item.payload.text);
        break;
      }
      case "item/usage/delta": {
        const { inputTokens, outputTokens, cachedInputTokens } = event.params;
        const before = this.#usage;
        this.#usage = {
          inputTokens: (before?.inputTokens ?? 0) + inputTokens,
          outputTokens: (before?.outputTokens ?? 0) + outputTokens,
          cachedInputTokens: (before?.cachedInputTokens ?? 0) + cachedInputTokens,
        };
        break;
      }
      case "turn/diff/updated":
        this.#diff = event.params.diff ?? "";
        break;
      case "plan/updated":
        this.#plan = event.params.todos;
        break;
      case "turn/completed": {
        const { turn } = event.params;
        this.#usage = turn.tokenUsage ?? this.#usage;
        this.succeed(turn);
        break;
      }
      case "turn/failed": {
        const { turn, error } = event.params;
        this.endBadly(new TurnFailedError(error ?? turn.error ?? "the turn failed", turn.status));
        break;
      }
      case "turn/cancelled":
        this.endBadly(new TurnFailedError(event.params.reason, event.params.turn.status));
        break;
    }
  }
}

/** The notification at the end of a turn, by the turn's status. */
const ENDINGS: Record<string, ((turn: { threadId: string; turn: types.Turn }) => DotCraftEvent) | undefined> = {
  completed: (params) => ({ method: "turn/completed", params }),
  failed: (params) => ({ method: "turn/failed", params: { ...params, error: params.turn.error ?? "the turn failed" } }),
  cancelled: (params) => ({ method: "turn/cancelled", params: { ...params, reason: "the turn was cancelled" } }),
};

function inputParts(input: string | types.InputPart[]): types.InputPart[] {
  return typeof input === "string" ? [{ type: "text", text: input }] : input;
}

function specOf({ namespace, name, description, inputSchema }: Tool): types.DynamicToolSpec {
  return { name, description, inputSchema, ...(namespace === undefined ? {} : { namespace }) };
}

function contentItem(part: ToolPart): types.ToolContentItem {
  if (part.type === "text") return part;
  const [, mediaType, dataBase64] = /^data:([^;,]+);base64,(.*)$/s.exec(part.url) ?? [];
  return mediaType === undefined || dataBase64 === undefined
    ? { type: "image", url: part.url }
    : { type: "image", mediaType, dataBase64 };
}

function textOf(parts: readonly ToolPart[]): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
}
