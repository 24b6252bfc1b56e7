import { type ApprovalHandler, decide } from "./approval.js";
import { type EventOf, introduced } from "./client.js";
import { Connection, type ConnectOptions, type SpawnOptions } from "./connection.js";
import { TurnFailedError } from "./errors.js";
import { CodexMethods } from "./generated/codex/client.js";
import type * as types from "./generated/codex/types.js";
import { type EmbeddedOptions, embed } from "./server.js";
import { type RunOptions, RunningTurn } from "./turn.js";
import { VERSION } from "./version.js";

/** Something that a Codex server tells. A newer server may tell more, in the same form. */
export type CodexEvent = EventOf<types.ServerNotifications>;

/** What a person is asked for: to run a command, or to change files. */
export type CodexApproval =
  | { kind: "command"; params: types.CommandExecutionRequestApprovalParams }
  | { kind: "fileChange"; params: types.FileChangeRequestApprovalParams };

/** How a Codex client introduces itself. */
export interface CodexOptions {
  /** Name and version of the program. */
  clientInfo?: types.ClientInfo;
  /** What it opts into; experimental methods if not given. */
  capabilities?: types.InitializeCapabilities;
}

/** A client of a Codex app-server. */
export class CodexClient extends CodexMethods {
  #server!: types.InitializeResponse;

  /** Starts a server as a process and speaks with it over its standard streams. The process ends with the client. */
  static async spawn(options: SpawnOptions & CodexOptions): Promise<CodexClient> {
    return greeted(new CodexClient(await Connection.spawn(false, options)), options);
  }

  /** Connects to `ws://host:port` or `unix:///path`. */
  static async connect(address: string, options: ConnectOptions & CodexOptions = {}): Promise<CodexClient> {
    return greeted(new CodexClient(await Connection.connect(false, address, options)), options);
  }

  /** Connects to a server in this process: a given one, or one that is opened for the client and ends with it. */
  static async embedded(options: EmbeddedOptions & CodexOptions = {}): Promise<CodexClient> {
    const { connection, owned } = await embed(false, options);
    return greeted(new CodexClient(connection, owned), options);
  }

  /** What the server said about itself. */
  get server(): types.InitializeResponse {
    return this.#server;
  }

  /**
   * Starts a turn and follows it.
   *
   * `settings` are those of `turn/start`; they stay in force for later turns of the thread.
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
   * Answers the server's questions for consent. Without a handler all are declined.
   */
  onApproval(handler: ApprovalHandler<CodexApproval>): void {
    this.onRequest("item/commandExecution/requestApproval", async (params, context) => ({
      decision: await decide(handler, { kind: "command", params }, context),
    }));
    this.onRequest("item/fileChange/requestApproval", async (params, context) => ({
      decision: await decide(handler, { kind: "fileChange", params }, context),
    }));
  }

  /** Introduces the client. `spawn`, `connect` and `embedded` do it. */
  async greet({ clientInfo, capabilities }: CodexOptions): Promise<void> {
    this.#server = await this.initialize({
      clientInfo: clientInfo ?? { name: "threadwire-node", title: null, version: VERSION },
      capabilities: capabilities ?? { experimentalApi: true },
    });
    await this.initialized();
  }
}

/** A Codex turn that runs, and its events. */
export class CodexTurn extends RunningTurn<CodexEvent, types.Turn> {
  readonly #client: CodexClient;
  readonly #items = new Map<string, types.ThreadItem>();
  #usage: types.ThreadTokenUsage | undefined;
  #diff = "";

  /** @internal */
  constructor(
    client: CodexClient,
    params: types.TurnStartParams,
    options: RunOptions,
    follow: (turn: CodexTurn) => () => void,
  ) {
    super(params.threadId);
    this.#client = client;
    this.begin(follow(this), options, async () => (await client.turnStart(params)).turn.id);
  }

  /** The items in the order of their start, each as it was last told. */
  get items(): types.ThreadItem[] {
    return [...this.#items.values()];
  }

  /** The tokens used, as last told. */
  get usage(): types.ThreadTokenUsage | undefined {
    return this.#usage;
  }

  /** The unified diff of all files that the turn changed, as last told. */
  get diff(): string {
    return this.#diff;
  }

  protected override async stop(): Promise<void> {
    await this.#client.turnInterrupt({ threadId: this.threadId, turnId: this.id });
  }

  /** Adds input to the turn while it runs. */
  async steer(input: string | types.UserInput[]): Promise<void> {
    await this.begun();
    await this.#client.turnSteer({ threadId: this.threadId, expectedTurnId: this.id, input: userInput(input) });
  }

  protected override apply(event: CodexEvent): void {
    switch (event.method) {
      case "item/agentMessage/delta":
        this.say(event.params.itemId, event.params.delta);
        break;
      case "item/started":
      case "item/completed": {
        const { item } = event.params;
        this.#items.set(item.id, item);
        if (item.type === "agentMessage" && event.method === "item/completed") this.said(item.id, item.text);
        break;
      }
      case "thread/tokenUsage/updated":
        this.#usage = event.params.tokenUsage;
        break;
      case "turn/diff/updated":
        this.#diff = event.params.diff;
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

function greeted(client: CodexClient, options: CodexOptions): Promise<CodexClient> {
  return introduced(client, () => client.greet(options));
}

function userInput(input: string | types.UserInput[]): types.UserInput[] {
  return typeof input === "string" ? [{ type: "text", text: input }] : input;
}
