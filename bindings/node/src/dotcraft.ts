import { type ApprovalHandler, decide } from "./approval.js";
import { type EventOf, introduced } from "./client.js";
import { Connection, type ConnectOptions, type SpawnOptions } from "./connection.js";
import { TurnFailedError } from "./errors.js";
import { DotCraftMethods } from "./generated/dotcraft/client.js";
import type * as types from "./generated/dotcraft/types.js";
import { type EmbeddedOptions, embed } from "./server.js";
import { type RunOptions, RunningTurn } from "./turn.js";
import { VERSION } from "./version.js";

/** Something that a DotCraft server tells. A newer server may tell more, in the same form. */
export type DotCraftEvent = EventOf<types.ServerNotifications>;

/** How a DotCraft client introduces itself. */
export interface DotCraftOptions {
  /** Name and version of the program. */
  clientInfo?: types.ClientInfo;
  /** What it can handle; approvals, streaming, command output and questions if not given. */
  capabilities?: types.ClientCapabilities;
}

/** A client of a DotCraft AppServer. */
export class DotCraftClient extends DotCraftMethods {
  #server!: types.InitializeResult;

  /** Starts a server as a process and speaks with it over its standard streams. The process ends with the client. */
  static async spawn(options: SpawnOptions & DotCraftOptions): Promise<DotCraftClient> {
    return greeted(new DotCraftClient(await Connection.spawn(true, options)), options);
  }

  /** Connects to `ws://host:port/ws` or `unix:///path`. */
  static async connect(address: string, options: ConnectOptions & DotCraftOptions = {}): Promise<DotCraftClient> {
    return greeted(new DotCraftClient(await Connection.connect(true, address, options)), options);
  }

  /** Connects to a server in this process: a given one, or one that is opened for the client and ends with it. */
  static async embedded(options: EmbeddedOptions & DotCraftOptions = {}): Promise<DotCraftClient> {
    const { connection, owned } = await embed(true, options);
    return greeted(new DotCraftClient(connection, owned), options);
  }

  /** What the server said about itself. */
  get server(): types.InitializeResult {
    return this.#server;
  }

  /** Starts a turn and follows it. The client must have started, resumed or subscribed to the thread. */
  runTurn(threadId: string, input: string | types.InputPart[], options: RunOptions = {}): DotCraftTurn {
    const parts: types.InputPart[] = typeof input === "string" ? [{ type: "text", text: input }] : input;
    return new DotCraftTurn(this, { threadId, input: parts }, options, (turn) => this.follow(threadId, turn));
  }

  /** Answers the server's questions for consent. Without a handler all are declined. */
  onApproval(handler: ApprovalHandler<types.ItemApprovalRequestParams>): void {
    this.onRequest("item/approval/request", async (params, context) => ({
      decision: await decide(handler, params, context),
    }));
  }

  /** Introduces the client. `spawn`, `connect` and `embedded` do it. */
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

/** A DotCraft turn that runs, and its events. */
export class DotCraftTurn extends RunningTurn<DotCraftEvent, types.Turn> {
  readonly #client: DotCraftClient;

  /** @internal */
  constructor(
    client: DotCraftClient,
    params: types.TurnStartParams,
    options: RunOptions,
    follow: (turn: DotCraftTurn) => () => void,
  ) {
    super(params.threadId);
    this.#client = client;
    this.begin(follow(this), options, async () => (await client.turnStart(params)).turn.id);
  }

  protected override async stop(): Promise<void> {
    await this.#client.turnInterrupt({ threadId: this.threadId, turnId: this.id });
  }

  protected override apply(event: DotCraftEvent): void {
    switch (event.method) {
      case "item/agentMessage/delta":
        this.say(event.params.itemId, event.params.delta);
        break;
      case "item/completed": {
        const { item } = event.params;
        if (item.type === "agentMessage") this.said(item.id, item.payload.text);
        break;
      }
      case "turn/completed":
        this.succeed(event.params.turn);
        break;
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

function greeted(client: DotCraftClient, options: DotCraftOptions): Promise<DotCraftClient> {
  return introduced(client, () => client.greet(options));
}
