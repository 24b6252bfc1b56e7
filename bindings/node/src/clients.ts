// The clients for Node: over processes, addresses, and in-process servers.

import { type AcpOptions, BaseAcpClient } from "./acp.js";
import { introduced } from "./client.js";
import { BaseCodexClient, type CodexOptions } from "./codex.js";
import { Connection, type ConnectionOptions, type ConnectOptions } from "./connection.js";
import { BaseDotCraftClient, type DotCraftOptions } from "./dotcraft.js";
import { ConnectError } from "./errors.js";
import { Hub } from "./hub.js";
import { RustLink, type SpawnOptions } from "./rust-link.js";
import { type EmbeddedOptions, embed } from "./server.js";

/** A client of a Codex app-server. */
export class CodexClient extends BaseCodexClient {
  /** Starts a server process and connects to its standard streams. The process ends with the client. */
  static async spawn(options: SpawnOptions & ConnectionOptions & CodexOptions = {}): Promise<CodexClient> {
    return introduced(new CodexClient(await spawned(false, options)), options);
  }

  /** Connects to `ws://host:port` or `unix:///path`. */
  static async connect(
    address: string,
    options: ConnectOptions & ConnectionOptions & CodexOptions = {},
  ): Promise<CodexClient> {
    return introduced(new CodexClient(await connected(false, address, options)), options);
  }

  /** Connects to an in-process server: the given one, or a new one that ends with the client. */
  static async embedded(options: EmbeddedOptions & ConnectionOptions & CodexOptions = {}): Promise<CodexClient> {
    const { connection, owned } = await embed(false, options);
    return introduced(new CodexClient(connection, owned), options);
  }
}

/** A client of a DotCraft AppServer. */
export class DotCraftClient extends BaseDotCraftClient {
  /** Starts a server process and connects to its standard streams. The process ends with the client. */
  static async spawn(options: SpawnOptions & ConnectionOptions & DotCraftOptions = {}): Promise<DotCraftClient> {
    return introduced(new DotCraftClient(await spawned(true, options)), options);
  }

  /** Connects to `ws://host:port/ws` or `unix:///path`. */
  static async connect(
    address: string,
    options: ConnectOptions & ConnectionOptions & DotCraftOptions = {},
  ): Promise<DotCraftClient> {
    return introduced(new DotCraftClient(await connected(true, address, options)), options);
  }

  /**
   * Connects to the app server of a workspace, a folder that has a folder `.craft`. The hub starts it if there is none;
   * by default the hub of this user, which is started, too, if it does not run. Throws `HubError` where the hub refuses.
   */
  static async hub(
    workspace: string,
    options: { hub?: Hub | undefined } & ConnectOptions & ConnectionOptions & DotCraftOptions = {},
  ): Promise<DotCraftClient> {
    const hub = options.hub ?? (await Hub.findOrStart());
    const { endpoints } = await hub.ensure(workspace);
    if (typeof endpoints.appServerWebSocket !== "string") throw new ConnectError("the hub names no address");
    return DotCraftClient.connect(endpoints.appServerWebSocket, options);
  }

  /** Connects to an in-process server: the given one, or a new one that ends with the client. */
  static async embedded(options: EmbeddedOptions & ConnectionOptions & DotCraftOptions = {}): Promise<DotCraftClient> {
    const { connection, owned } = await embed(true, options);
    return introduced(new DotCraftClient(connection, owned), options);
  }
}

/** A client of an agent that speaks the Agent Client Protocol. */
export class AcpClient extends BaseAcpClient {
  /** Starts an agent process and connects to its standard streams. The process ends with the client. */
  static async spawn(options: SpawnOptions & ConnectionOptions & AcpOptions = {}): Promise<AcpClient> {
    return introduced(new AcpClient(await spawned(true, options)), options);
  }

  /** Connects to `ws://host:port/acp` or `unix:///path`. */
  static async connect(
    address: string,
    options: ConnectOptions & ConnectionOptions & AcpOptions = {},
  ): Promise<AcpClient> {
    return introduced(new AcpClient(await connected(true, address, options)), options);
  }

  /** Connects to an in-process server: the given one, or a new one that ends with the client. */
  static async embedded(options: EmbeddedOptions & ConnectionOptions & AcpOptions = {}): Promise<AcpClient> {
    const { connection, owned } = await embed(true, options);
    return introduced(new AcpClient(connection, owned), options);
  }
}

async function spawned(jsonrpc: boolean, options: SpawnOptions & ConnectionOptions): Promise<Connection> {
  return new Connection(await RustLink.spawn(jsonrpc, options), options);
}

async function connected(
  jsonrpc: boolean,
  address: string,
  options: ConnectOptions & ConnectionOptions,
): Promise<Connection> {
  return new Connection(await RustLink.connect(jsonrpc, address, options), options);
}
