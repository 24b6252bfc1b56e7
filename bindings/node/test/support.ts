// What tests share: folders and agents that end with the test.

import { mkdtempSync, rmSync } from "node:fs";
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
export async function codexThread(t: TestContext, server: Server, params: Parameters<CodexClient["threadStart"]>[0] = {}) {
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
