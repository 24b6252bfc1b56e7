// Connections that come back, over a proxy that cuts them. Those of pages are tested by websocket.test.ts.

import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { type TestContext, test } from "node:test";
import {
  type AgentTurn,
  CodexClient,
  ConnectionClosedError,
  ConnectionLostError,
  DotCraftClient,
  tool,
} from "threadwire";
import { collect, folder, proxy, serving } from "./support.js";

/** A server whose agent says one thing, waits for the gate where it is told to, and says another. */
async function gated(t: TestContext, home = folder(t)) {
  const gate = new EventEmitter();
  const agent = async function* (turn: AgentTurn) {
    yield "before";
    if (turn.text === "wait") await once(gate, "go");
    yield " and after";
  };
  const { server } = await serving(t, agent, { listen: ["ws://127.0.0.1:0"], home });
  const [address = ""] = server.addresses;
  return { gate, server, address };
}

/** Waits until a turn has said something. */
async function begun(turn: { finalText: string } & AsyncIterable<unknown>): Promise<void> {
  const events = turn[Symbol.asyncIterator]();
  while (turn.finalText === "") assert.ok(!(await events.next()).done);
}

test("a turn is heard without gap or repetition over a connection that is cut again and again", async (t) => {
  const { server } = await serving(
    t,
    async function* (turn) {
      for (let n = 0; n < 200; n++) {
        yield `${n},`;
        if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      void turn;
    },
    { listen: ["ws://127.0.0.1:0"] },
  );
  const way = await proxy(t, server.addresses[0] ?? "");
  const client = await CodexClient.connect(way.address, { reconnect: true });
  t.after(() => client.close());
  const changes: string[] = [];
  client.onConnectionChange(({ type }) => changes.push(type));
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "go");
  await begun(turn);
  let text = "before";
  const cuts = setInterval(() => way.cut(), 60);
  t.after(() => clearInterval(cuts));
  const result = await turn.completed();
  clearInterval(cuts);
  text = turn.finalText;
  assert.equal(result.status, "completed");
  assert.equal(text, Array.from({ length: 200 }, (_, n) => `${n},`).join(""));
  assert.ok(changes.includes("lost"), changes.join());
  assert.ok(changes.includes("resumed"), changes.join());
});

test("requests under way are answered once after the connection is back", async (t) => {
  const { address } = await gated(t);
  const way = await proxy(t, address);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  t.after(() => client.close());
  for (let n = 0; n < 5; n++) {
    const calls = Array.from({ length: 10 }, () => client.modelList());
    way.cut();
    for (const { data } of await Promise.all(calls)) assert.ok(data.length > 0);
  }
});

test("a question is put to its handler once, however often the connection is cut", async (t) => {
  const { server } = await serving(t, async (turn) => JSON.stringify((await turn.callTool("lookup", {})).content), {
    listen: ["ws://127.0.0.1:0"],
  });
  const way = await proxy(t, server.addresses[0] ?? "");
  const client = await CodexClient.connect(way.address, { reconnect: true });
  t.after(() => client.close());
  let calls = 0;
  let finish: (text: string) => void = () => {};
  const asked = new Promise<void>((resolve) =>
    client.useTools(
      tool({
        name: "lookup",
        description: "",
        run: () => {
          calls += 1;
          resolve();
          return new Promise<string>((resolve) => (finish = resolve));
        },
      }),
    ),
  );
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "go");
  await asked;
  const back = new Promise<void>((resolve) => client.onConnectionChange(({ type }) => type !== "lost" && resolve()));
  way.cut();
  await back;
  finish("found");
  await turn.completed();
  assert.match(turn.finalText, /found/);
  assert.equal(calls, 1);
});

test("a server that was started anew is greeted, and threads are attached again", async (t) => {
  const home = folder(t);
  const first = await gated(t, home);
  const way = await proxy(t, first.address);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  t.after(() => client.close());
  const { thread } = await client.threadStart({});
  await client.runTurn(thread.id, "first").completed();
  const running = client.runTurn(thread.id, "wait");
  await begun(running);
  const renewed = new Promise<unknown>((resolve) =>
    client.onConnectionChange((change) => change.type === "renewed" && resolve(change)),
  );

  way.block(true);
  way.cut();
  await first.server.close();
  const second = await gated(t, home);
  way.redirect(second.address);
  way.block(false);

  assert.deepEqual(await renewed, { type: "renewed", failed: [] });
  // The server interrupted it when it ended.
  await assert.rejects(running.completed(), { name: "TurnFailedError", status: "interrupted" });
  const next = client.runTurn(thread.id, "again");
  await next.completed();
  assert.equal(next.finalText, "before and after");
});

test("what no server knows any more fails, and the client works on", async (t) => {
  const first = await gated(t);
  const way = await proxy(t, first.address);
  const client = await DotCraftClient.connect(`${way.address}/ws`, { reconnect: true });
  t.after(() => client.close());
  const identity = { channelName: "test", userId: null };
  const { thread } = await client.threadStart({ identity });
  const running = client.runTurn(thread.id, "wait");
  await begun(running);
  const renewed = new Promise<{ failed: { threadId: string }[] }>((resolve) =>
    client.onConnectionChange((change) => change.type === "renewed" && resolve(change)),
  );
  way.block(true);
  way.cut();
  const second = await gated(t);
  way.redirect(second.address);
  way.block(false);
  assert.deepEqual(
    (await renewed).failed.map(({ threadId }) => threadId),
    [thread.id],
  );
  await assert.rejects(collect(running));
  await assert.rejects(running.completed(), /not found/i);
  const fresh = await client.threadStart({ identity });
  const next = client.runTurn(fresh.thread.id, "again");
  await next.completed();
  assert.equal(next.finalText, "before and after");
});

test("a request that a new server never got is told so", async (t) => {
  const first = await serving(t, async () => {}, { listen: ["ws://127.0.0.1:0"] });
  const way = await proxy(t, first.server.addresses[0] ?? "");
  const client = await CodexClient.connect(way.address, { reconnect: true });
  t.after(() => client.close());
  const runs = new Promise<void>((resolve) => client.onNotification("command/exec/outputDelta", () => resolve()));
  // A command that ends with its server, and tells when it runs.
  const call = client.request("command/exec", {
    command: ["sh", "-c", "echo up; exec sleep 600"],
    processId: "sleeper",
    streamStdoutStderr: true,
  });
  const told = assert.rejects(
    call,
    (error) => error instanceof ConnectionLostError && /connection lost/.test(error.message),
  );
  await runs;
  way.block(true);
  way.cut();
  await first.server.close();
  const second = await gated(t);
  way.redirect(second.address);
  way.block(false);
  await told;
  assert.ok((await client.modelList()).data.length > 0);
});

test("a connection that does not come back is given up, and closing ends the search", async (t) => {
  const { address } = await gated(t);
  const way = await proxy(t, address);
  const short = await CodexClient.connect(way.address, { reconnect: { giveUpAfterMs: 300 } });
  const long = await CodexClient.connect(way.address, { reconnect: true });
  const calls = [short, long].map((client) =>
    assert.rejects(
      client
        .events()
        .next()
        .then(() => client.modelList()),
      ConnectionClosedError,
    ),
  );
  way.block(true);
  way.cut();
  await calls[0];
  await short.close();
  await long.close();
  await calls[1];
  await assert.rejects(long.modelList(), /closed by this client/);
});
