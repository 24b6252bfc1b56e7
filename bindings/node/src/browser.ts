// The clients for web pages: over a WebSocket, without any part of Node.

import { type AcpOptions, BaseAcpClient } from "./acp.js";
import { introduced } from "./client.js";
import { BaseCodexClient, type CodexOptions } from "./codex.js";
import { Connection, type ConnectionOptions, type ConnectOptions } from "./connection.js";
import { BaseDotCraftClient, type DotCraftOptions } from "./dotcraft.js";
import { WebSocketLink } from "./websocket-link.js";

/** A client of a Codex app-server. */
export class CodexClient extends BaseCodexClient {
  /** Connects to `ws://host:port` or `wss://…`. */
  static async connect(
    address: string,
    options: ConnectOptions & ConnectionOptions & CodexOptions = {},
  ): Promise<CodexClient> {
    return introduced(new CodexClient(await connected(false, address, options)), options);
  }
}

/** A client of a DotCraft AppServer. */
export class DotCraftClient extends BaseDotCraftClient {
  /** Connects to `ws://host:port/ws` or `wss://…`. */
  static async connect(
    address: string,
    options: ConnectOptions & ConnectionOptions & DotCraftOptions = {},
  ): Promise<DotCraftClient> {
    return introduced(new DotCraftClient(await connected(true, address, options)), options);
  }
}

/** A client of an agent that speaks the Agent Client Protocol. */
export class AcpClient extends BaseAcpClient {
  /** Connects to `ws://host:port/acp` or `wss://…`. */
  static async connect(
    address: string,
    options: ConnectOptions & ConnectionOptions & AcpOptions = {},
  ): Promise<AcpClient> {
    return introduced(new AcpClient(await connected(true, address, options)), options);
  }
}

async function connected(
  jsonrpc: boolean,
  address: string,
  options: ConnectOptions & ConnectionOptions,
): Promise<Connection> {
  return new Connection(await WebSocketLink.connect(jsonrpc, address, options), options);
}

export * from "./common.js";
