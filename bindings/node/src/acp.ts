import { type ApprovalHandler, type Decision, decide } from "./approval.js";
import { attachmentOf, type EventOf, type HandlerOptions } from "./client.js";
import { AcpMethods } from "./generated/acp/client.js";
import type * as types from "./generated/acp/types.js";
import { type RunOptions, RunningTurn } from "./turn.js";
import { VERSION } from "./version.js";

/** A notification of an ACP agent. A newer agent may send other methods, in the same form. */
export type AcpEvent = EventOf<types.ServerNotifications>;

/** Options of an ACP client for the handshake. */
export interface AcpOptions {
  /** Name and version of the program. */
  clientInfo?: types.Implementation;
  /** Capabilities of the client; only the baseline by default. */
  capabilities?: types.ClientCapabilities;
}

const PROTOCOL_VERSION = 1;

const ATTACHING = ["session/new", "session/load", "session/resume", "session/fork"];
const DETACHING = ["session/close", "session/archive", "session/delete"];

/** A client of an agent that speaks the Agent Client Protocol, over any connection. */
export abstract class BaseAcpClient extends AcpMethods {
  #server!: types.InitializeResponse;
  /** The params for resuming sessions. */
  readonly #sessions = new Map<string, types.ResumeSessionRequest>();

  /** The agent's description of itself in the handshake. */
  get server(): types.InitializeResponse {
    return this.#server;
  }

  /** Sends a prompt and follows its updates. */
  prompt(sessionId: string, prompt: string | types.ContentBlock[], options: RunOptions = {}): AcpPrompt {
    const blocks: types.ContentBlock[] = typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt;
    return new AcpPrompt(this, { sessionId, prompt: blocks }, options, (turn) => this.follow(sessionId, turn));
  }

  /** Sets the handler of permission requests. Without a handler, all are declined. */
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

  /** Performs the handshake. All functions that connect a client call it. */
  async greet({ clientInfo, capabilities }: AcpOptions): Promise<void> {
    this.#server = await this.initialize({
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: clientInfo ?? { name: "threadwire-node", version: VERSION },
      clientCapabilities: capabilities ?? {},
    });
  }
}

/** A prompt, and the updates of its session up to the response, which also tells whether it was cancelled. */
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
      // All updates from now on belong to the prompt, up to the response.
      this.started("");
      void client.sessionPrompt(params).then(
        (answer) => this.succeed(answer),
        (error: unknown) => this.abandon(error),
      );
      return "";
    });
  }

  /** The tool calls in the order of their start, each in its last received state. */
  get items(): types.ToolCall[] {
    return [...this.#items.values()];
  }

  /** The last received context usage and cost of the session. */
  get usage(): types.UsageUpdate | undefined {
    return this.#usage;
  }

  /** The file changes of the tool calls. Unlike the other dialects, ACP sends the texts before and after. */
  get diff(): types.ToolCallContentDiff[] {
    return this.items.flatMap(({ content }) => (content ?? []).filter((part) => part.type === "diff"));
  }

  /** The tasks of the last received plan. */
  get plan(): types.PlanEntry[] {
    return this.#plan;
  }

  protected override async stop(): Promise<void> {
    await this.#client.sessionCancel({ sessionId: this.threadId });
  }

  /**
   * @internal Does nothing: a running prompt has failed with the connection, and new updates belong to a new prompt.
   */
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
        // Text after a tool call is a new message.
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

  /** Applies an update. Members that are absent or `null` keep their value. */
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
