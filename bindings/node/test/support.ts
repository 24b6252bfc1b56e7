// What tests share: folders and agents that end with the test.

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { type Agent, AcpClient, CodexClient, DotCraftClient, type ServeOptions, type Server, serve } from "threadwire";

/** A folder that goes away with the test. */
export function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), "threadwire-node-"));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A server with its own home and workspace. */
export async function serving(
  t: TestContext,
  agent: Agent,
  options: ServeOptions = {},
): Promise<{ server: Server; cwd: string }> {
  const cwd = folder(t);
  const server = await serve(agent, { home: folder(t), cwd, ...options });
  t.after(() => server.close());
  return { server, cwd };
}

/** A Codex client of a server, and a thread. */
export async function codexThread(
  t: TestContext,
  server: Server,
  params: Parameters<CodexClient["threadStart"]>[0] = {},
) {
  const client = await CodexClient.embedded({ server });
  t.after(() => client.close());
  const { thread } = await client.threadStart(params);
  return { client, threadId: thread.id };
}

/** A DotCraft client of a server, and a thread. */
export async function dotcraftThread(t: TestContext, server: Server, cwd: string) {
  const client = await DotCraftClient.embedded({ server });
  t.after(() => client.close());
  const { thread } = await client.threadStart({
    identity: { channelName: "test", userId: null, workspacePath: cwd },
  });
  return { client, threadId: thread.id };
}

/** An ACP client of a server, and a session. */
export async function acpSession(t: TestContext, server: Server, cwd: string) {
  const client = await AcpClient.embedded({ server });
  t.after(() => client.close());
  const { sessionId } = await client.sessionNew({ cwd, mcpServers: [] });
  return { client, sessionId };
}

/** All that an iterable gives. */
export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** Stands between clients and a server, and cuts what passes. */
export interface Proxy {
  /** Where clients connect: the address of the server with another port. */
  address: string;
  /** Cuts all connections that there are. */
  cut(): void;
  /** Lets no new ones in. */
  block(blocked: boolean): void;
  /** Leads new ones to another server. */
  redirect(address: string): void;
}

/** A proxy in front of `ws://127.0.0.1:PORT`. */
export async function proxy(t: TestContext, address: string): Promise<Proxy> {
  let port = Number(new URL(address).port);
  let blocked = false;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (blocked) {
      client.destroy();
      return;
    }
    const upstream = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const cut = () => sockets.forEach((socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => {
    cut();
    server.close();
  });
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    block: (wanted) => void (blocked = wanted),
    redirect: (to) => void (port = Number(new URL(to).port)),
  };
}
