import { type ApprovalHandler, type Decision, decide } from "./approval.js";
import { attachmentOf, type EventOf, type HandlerOptions } from "./client.js";
import { AcpMethods } from "./generated/acp/client.js";
import type * as types from "./generated/acp/types.js";
import { type RunOptions, RunningTurn } from "./turn.js";
import { VERSION } from "./version.js";

/** Something that an ACP agent tells. A newer agent may tell more, in the same form. */
export type AcpEvent = EventOf<types.ServerNotifications>;

/** How an ACP client introduces itself. */
export interface AcpOptions {
  /** Name and version of the program. */
  clientInfo?: types.Implementation;
  /** What it can do; nothing beyond the baseline if not given. */
  capabilities?: types.ClientCapabilities;
}

const PROTOCOL_VERSION = 1;

const ATTACHING = ["session/new", "session/load", "session/resume", "session/fork"];
const DETACHING = ["session/close", "session/archive", "session/delete"];

/** A client of an agent that speaks the Agent Client Protocol, over whatever connects it. */
export abstract class BaseAcpClient extends AcpMethods {
  #server!: types.InitializeResponse;
  /** How sessions are resumed. */
  readonly #sessions = new Map<string, types.ResumeSessionRequest>();

  /** What the agent said about itself. */
  get server(): types.InitializeResponse {
    return this.#server;
  }

  /** Sends a prompt and follows what the agent does about it. */
  prompt(sessionId: string, prompt: string | types.ContentBlock[], options: RunOptions = {}): AcpPrompt {
    const blocks: types.ContentBlock[] = typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt;
    return new AcpPrompt(this, { sessionId, prompt: blocks }, options, (turn) => this.follow(sessionId, turn));
  }

  /** Answers the agent's questions for permission. Without a handler all are declined. */
  onApproval(handler: ApprovalHandler<types.RequestPermissionRequest>, options?: HandlerOptions): void {
    this.onRequest(
      "session/request_permission",
      async (params, context) => ({ outcome: outcomeOf(await decide(handler, params, context), params.options) }),
      options,
    );
  }

  protected override attachment(method: string, params: unknown, result: unknown) {
    const change = attachmentOf(ATTACHING, DETACHING, method, params, result);
    if (change?.attached === true) {
      const { cwd, mcpServers, additionalDirectories } = params as types.ResumeSessionRequest;
      const { threadId: sessionId } = change;
      this.#sessions.set(sessionId, {
        sessionId,
        cwd,
        mcpServers: mcpServers ?? [],
        ...(additionalDirectories && { additionalDirectories }),
      });
    } else if (change !== undefined) {
      this.#sessions.delete(change.threadId);
    }
    return change;
  }

  protected override async attach(sessionId: string): Promise<void> {
    const session = this.#sessions.get(sessionId);
    if (session !== undefined) await this.sessionResume(session);
  }

  /** Introduces the client, as everything that connects one does. */
  async greet({ clientInfo, capabilities }: AcpOptions): Promise<void> {
    this.#server = await this.initialize({
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: clientInfo ?? { name: "threadwire-node", version: VERSION },
      clientCapabilities: capabilities ?? {},
    });
  }
}

/** A prompt, and the updates of its session up to the answer, which also says whether it was cancelled. */
export class AcpPrompt extends RunningTurn<AcpEvent, types.PromptResponse> {
  readonly #client: BaseAcpClient;
  readonly #items = new Map<string, types.ToolCall>();
  #usage: types.UsageUpdate | undefined;
  #plan: types.PlanEntry[] = [];

  /** @internal */
  constructor(
    client: BaseAcpClient,
    params: types.PromptRequest,
    options: RunOptions,
    follow: (turn: AcpPrompt) => () => void,
  ) {
    super(params.sessionId);
    this.#client = client;
    this.begin(follow(this), options, async () => {
      // All that comes from now on belongs to it, up to the answer.
      this.started("");
      void client.sessionPrompt(params).then(
        (answer) => this.succeed(answer),
        (error: unknown) => this.abandon(error),
      );
      return "";
    });
  }

  /** The tool calls in the order of their start, each as it was last told. */
  get items(): types.ToolCall[] {
    return [...this.#items.values()];
  }

  /** How full the context is and what the session has cost, as last told. */
  get usage(): types.UsageUpdate | undefined {
    return this.#usage;
  }

  /** The changes to files that the tool calls show. Unlike the other dialects, ACP gives the texts before and after. */
  get diff(): types.ToolCallContentDiff[] {
    return this.items.flatMap(({ content }) => (content ?? []).filter((part) => part.type === "diff"));
  }

  /** The tasks of the plan, as last told. */
  get plan(): types.PlanEntry[] {
    return this.#plan;
  }

  protected override async stop(): Promise<void> {
    await this.#client.sessionCancel({ sessionId: this.threadId });
  }

  /** @internal Does nothing: what was under way has failed with the connection, and what comes is of a new prompt. */
  override hold(): void {}

  protected override apply(event: AcpEvent): void {
    if (event.method !== "session/update") return;
    const { update } = event.params;
    switch (update.sessionUpdate) {
      case "agent_message_chunk":
        if (update.content.type === "text") this.say(update.messageId ?? "", update.content.text);
        break;
      case "tool_call":
        this.#items.set(update.toolCallId, update);
        // What is said after it is a new message.
        this.said(undefined, "");
        break;
      case "tool_call_update":
        this.#change(update);
        break;
      case "plan":
        this.#plan = update.entries;
        break;
      case "usage_update":
        this.#usage = update;
        break;
    }
  }

  /** Members that an update leaves out or sets to `null` stay as they are. */
  #change(update: types.ToolCallUpdate): void {
    const { toolCallId } = update;
    const before = this.#items.get(toolCallId) ?? { sessionUpdate: "tool_call", toolCallId, title: "" };
    const told = Object.entries(update).filter(([name, value]) => name !== "sessionUpdate" && value != null);
    this.#items.set(toolCallId, { ...before, ...Object.fromEntries(told) });
  }
}

function outcomeOf(decision: Decision, options: types.PermissionOption[]): types.RequestPermissionOutcome {
  const kinds = {
    accept: ["allow_once"],
    acceptForSession: ["allow_always", "allow_once"],
    decline: ["reject_once", "reject_always"],
    cancel: [],
  }[decision];
  for (const kind of kinds) {
    const option = options.find((option) => option.kind === kind);
    if (option !== undefined) return { outcome: "selected", optionId: option.optionId };
  }
  return { outcome: "cancelled" };
}
