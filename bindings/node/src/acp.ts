import { type ApprovalHandler, type Decision, decide } from "./approval.js";
import { type EventOf, introduced } from "./client.js";
import { Connection, type ConnectOptions, type SpawnOptions } from "./connection.js";
import { AcpMethods } from "./generated/acp/client.js";
import type * as types from "./generated/acp/types.js";
import { type EmbeddedOptions, embed } from "./server.js";
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

/** A client of an agent that speaks the Agent Client Protocol. */
export class AcpClient extends AcpMethods {
  #server!: types.InitializeResponse;

  /** Starts an agent as a process and speaks with it over its standard streams. The process ends with the client. */
  static async spawn(options: SpawnOptions & AcpOptions): Promise<AcpClient> {
    return greeted(new AcpClient(await Connection.spawn(true, options)), options);
  }

  /** Connects to `ws://host:port/acp` or `unix:///path`. */
  static async connect(address: string, options: ConnectOptions & AcpOptions = {}): Promise<AcpClient> {
    return greeted(new AcpClient(await Connection.connect(true, address, options)), options);
  }

  /** Connects to a server in this process: a given one, or one that is opened for the client and ends with it. */
  static async embedded(options: EmbeddedOptions & AcpOptions = {}): Promise<AcpClient> {
    const { connection, owned } = await embed(true, options);
    return greeted(new AcpClient(connection, owned), options);
  }

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
  onApproval(handler: ApprovalHandler<types.RequestPermissionRequest>): void {
    this.onRequest("session/request_permission", async (params, context) => ({
      outcome: outcomeOf(await decide(handler, params, context), params.options),
    }));
  }

  /** Introduces the client. `spawn`, `connect` and `embedded` do it. */
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
  readonly #client: AcpClient;

  /** @internal */
  constructor(
    client: AcpClient,
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

  protected override async stop(): Promise<void> {
    await this.#client.sessionCancel({ sessionId: this.threadId });
  }

  protected override apply(event: AcpEvent): void {
    if (event.method !== "session/update") return;
    const { update } = event.params;
    if (update.sessionUpdate === "agent_message_chunk") {
      if (update.content.type === "text") this.say(update.messageId ?? "", update.content.text);
    } else if (update.sessionUpdate === "tool_call") {
      // What is said after it is a new message.
      this.said(undefined, "");
    }
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

function greeted(client: AcpClient, options: AcpOptions): Promise<AcpClient> {
  return introduced(client, () => client.greet(options));
}
