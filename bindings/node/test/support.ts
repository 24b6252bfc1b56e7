// Helpers for tests: folders and agents that end with the test.

import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import {
  type Agent,
  type AgentTurn,
  AcpClient,
  type CallOptions,
  CodexClient,
  DotCraftClient,
  type ServeOptions,
  type Server,
  serve,
  tool,
} from "threadwire";
import type * as browser from "threadwire/browser";
import { ScriptedServer } from "threadwire/testing";

const cleanups = new WeakMap<TestContext, (() => unknown)[]>();

/**
 * Runs a cleanup at the end of the test, in reverse order of registration, so that a server is closed before its folder
 * is removed. Each cleanup runs even if others fail, so that nothing keeps the process alive. The hooks of the test
 * runner run in the opposite order and stop at the first failure.
 */
export function cleanup(t: TestContext, undo: () => unknown): void {
  const undos = cleanups.get(t) ?? [];
  if (undos.length === 0) {
    cleanups.set(t, undos);
    t.after(() => undoAll(undos));
  }
  undos.push(undo);
}

async function undoAll(undos: (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const undo of undos.reverse()) {
    try {
      await undo();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "not all that the test set up could be undone");
}

/** Creates a folder that is removed at the end of the test. */
export function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), "threadwire-node-"));
  cleanup(t, () => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Creates a server with its own home folder and workspace. */
export async function serving(
  t: TestContext,
  agent: Agent,
  options: ServeOptions = {},
): Promise<{ server: Server; cwd: string }> {
  const cwd = folder(t);
  const server = await serve(agent, { home: folder(t), cwd, ...options });
  cleanup(t, () => server.close());
  return { server, cwd };
}

/** Creates a Codex client of a server, and a thread. */
export async function codexThread(
  t: TestContext,
  server: Server,
  params: Parameters<CodexClient["threadStart"]>[0] = {},
) {
  const client = await CodexClient.embedded({ server });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart(params);
  return { client, threadId: thread.id };
}

/** Creates a DotCraft client of a server, and a thread. */
export async function dotcraftThread(t: TestContext, server: Server, cwd: string) {
  const client = await DotCraftClient.embedded({ server });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart({
    identity: { channelName: "test", userId: null, workspacePath: cwd },
  });
  return { client, threadId: thread.id };
}

/** Creates an ACP client of a server, and a session. */
export async function acpSession(t: TestContext, server: Server, cwd: string) {
  const client = await AcpClient.embedded({ server });
  cleanup(t, () => client.close());
  const { sessionId } = await client.sessionNew({ cwd, mcpServers: [] });
  return { client, sessionId };
}

/** Returns all values of an iterable. */
export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

/** A proxy between clients and a server that can cut connections. */
export interface Proxy {
  /** The address for clients: that of the server with another port. */
  address: string;
  /** Cuts all open connections. */
  cut(): void;
  /** Blocks new connections. */
  block(blocked: boolean): void;
  /** Forwards new connections to another server. */
  redirect(address: string): void;
}

/** Starts a proxy in front of `ws://127.0.0.1:PORT`. */
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
  cleanup(t, () => {
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

/**
 * Creates a server behind a proxy; its agent sends one text, waits for the gate if the input says so, and sends another
 * one.
 */
export async function gated(t: TestContext, home = folder(t)) {
  const gate = new EventEmitter();
  const agent = async function* (turn: AgentTurn) {
    yield "before";
    if (turn.text === "wait") await once(gate, "go");
    yield " and after";
  };
  const { server, cwd } = await serving(t, agent, { listen: ["ws://127.0.0.1:0"], home });
  const [address = ""] = server.addresses;
  return { gate, server, cwd, address, way: await proxy(t, address) };
}

/** Waits until a turn has text. Returns the events that were read; more may be queued. */
export async function begun<Event>(turn: { finalText: string } & AsyncIterable<Event>): Promise<Event[]> {
  const read: Event[] = [];
  const events = turn[Symbol.asyncIterator]();
  while (turn.finalText === "") {
    const { done, value } = await events.next();
    assert.ok(!done);
    read.push(value);
  }
  return read;
}

/**
 * Runs a Codex client whose connection is renewed during a turn, while the server sends more events before the client
 * has received the missed ones. Returns the received item events, with their texts.
 */
export async function catchingUp(
  t: TestContext,
  Client: Pick<typeof browser.CodexClient, "connect">,
  whileAsked: boolean,
): Promise<string[]> {
  const place = { threadId: "t", turnId: "u" };
  const message = (text: string) => ({ type: "agentMessage", id: "m", text });
  const command = (id: string) => ({ type: "commandExecution", id, command: id, cwd: "/", status: "completed" });
  const user = { type: "userMessage", id: "i", content: [] };
  const turn = { id: "u", items: [] as unknown[], status: "inProgress", error: null };
  const server = new ScriptedServer("codex");
  cleanup(t, () => server.close());
  const delta = (text: string) => server.notify("item/agentMessage/delta", { ...place, itemId: "m", delta: text });
  const item = (what: "started" | "completed", item: unknown) => server.notify(`item/${what}`, { ...place, item });
  server.on("thread/start", () => ({ thread: { id: "t" } }));
  server.on("turn/start", () => {
    setImmediate(() => {
      item("completed", user);
      item("started", message(""));
      delta("one ");
    });
    return { turn };
  });
  server.on("thread/resume", () => {
    // Some servers send notifications about items of the response before the response.
    if (whileAsked) item("completed", command("c2"));
    setImmediate(() => {
      delta("three");
      item("completed", message("one two three"));
      server.notify("turn/completed", { threadId: "t", turn: { ...turn, status: "completed" } });
    });
    const items = [user, message("one two "), command("c1"), command("c2")];
    return { thread: { id: "t", turns: [{ ...turn, items }] } };
  });

  const client = await Client.connect(await server.listen(), { reconnect: true });
  cleanup(t, () => client.close());
  const said = new Promise((resolve) => client.onNotification("item/agentMessage/delta", resolve));
  const over = new Promise((resolve) => client.onNotification("turn/completed", resolve));
  const request = client.request.bind(client);
  client.request = async <Result>(method: string, params?: unknown, options?: CallOptions): Promise<Result> => {
    const answer = await request<Result>(method, params, options);
    // The client processes the response after the notifications that follow it.
    if (method === "thread/resume") await over;
    return answer;
  };
  await client.threadStart({});
  const running = client.runTurn("t", "go");
  await said;
  server.peer.drop();
  const events = await collect(running);
  assert.equal(running.finalText, "one two three");
  return events.flatMap((event) => {
    if (event.method === "item/agentMessage/delta") return [`delta ${event.params.delta}`];
    if (event.method === "item/started") return [`started ${event.params.item.id}`];
    return event.method === "item/completed" ? [`completed ${event.params.item.id}`] : [];
  });
}

/** Waits for the next change of a connection with one of these types. */
export function change(
  client: { onConnectionChange(handler: (change: browser.ConnectionChange) => void): unknown },
  ...types: browser.ConnectionChange["type"][]
): Promise<browser.ConnectionChange> {
  return new Promise((resolve) => client.onConnectionChange((change) => types.includes(change.type) && resolve(change)));
}

/** Creates a tool that returns when the test allows it. */
export function waiting() {
  let asked: () => void;
  let finish: (text: string) => void;
  const call = { calls: 0, asked: new Promise<void>((resolve) => (asked = resolve)) };
  const answer = new Promise<string>((resolve) => (finish = resolve));
  const lookup = tool({
    name: "lookup",
    description: "",
    run: () => {
      call.calls += 1;
      asked();
      return answer;
    },
  });
  return Object.assign(call, { tool: lookup, finish: (text: string) => finish(text) });
}

/** An agent that calls this tool and returns its result as text. */
export async function lookingUp(turn: AgentTurn): Promise<string> {
  return JSON.stringify((await turn.callTool("lookup", {})).content);
}

/** Runs turns on an echo server, with clients of all dialects and its token. */
export async function talk(
  t: TestContext,
  { server, cwd }: { server: Server; cwd: string },
  clients: Pick<typeof browser, "AcpClient" | "CodexClient" | "DotCraftClient">,
  token: string,
) {
  const [address = ""] = server.addresses;
  const codex = await clients.CodexClient.connect(address, { token });
  cleanup(t, () => codex.close());
  const { thread } = await codex.threadStart({});
  const turn = codex.runTurn(thread.id, "a");
  await turn.completed();
  assert.equal(turn.finalText, "you said a");
  const dotcraft = await clients.DotCraftClient.connect(`${address}/ws`, { token });
  cleanup(t, () => dotcraft.close());
  const started = await dotcraft.threadStart({ identity: { channelName: "test", userId: null } });
  const second = dotcraft.runTurn(started.thread.id, "b");
  await second.completed();
  assert.equal(second.finalText, "you said b");
  const acp = await clients.AcpClient.connect(`${address}/acp`, { token });
  cleanup(t, () => acp.close());
  const { sessionId } = await acp.sessionNew({ cwd, mcpServers: [] });
  const third = acp.prompt(sessionId, "c");
  await third.completed();
  assert.equal(third.finalText, "you said c");
  return { address, codex };
}
