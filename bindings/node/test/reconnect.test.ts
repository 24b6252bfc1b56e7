// Tests of reconnecting, with a proxy that cuts connections. websocket.test.ts tests the clients of web pages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CodexClient, ConnectionClosedError, ConnectionLostError, DotCraftClient } from "threadwire";
import { begun, catchingUp, change, cleanup, collect, folder, gated, lookingUp, proxy, serving, waiting } from "./support.js";

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
  cleanup(t, () => client.close());
  const changes: string[] = [];
  client.onConnectionChange(({ type }) => changes.push(type));
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "go");
  await begun(turn);
  let text = "before";
  const cuts = setInterval(() => way.cut(), 60);
  cleanup(t, () => clearInterval(cuts));
  const result = await turn.completed();
  clearInterval(cuts);
  text = turn.finalText;
  assert.equal(result.status, "completed");
  assert.equal(text, Array.from({ length: 200 }, (_, n) => `${n},`).join(""));
  assert.ok(changes.includes("lost"), changes.join());
  assert.ok(changes.includes("resumed"), changes.join());
});

test("requests under way are answered once after the connection is back", async (t) => {
  const { way } = await gated(t);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  for (let n = 0; n < 5; n++) {
    const calls = Array.from({ length: 10 }, () => client.modelList());
    way.cut();
    for (const { data } of await Promise.all(calls)) assert.ok(data.length > 0);
  }
});

test("a question is put to its handler once, however often the connection is cut", async (t) => {
  const { server } = await serving(t, lookingUp, { listen: ["ws://127.0.0.1:0"] });
  const way = await proxy(t, server.addresses[0] ?? "");
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  const lookup = waiting();
  client.useTools(lookup.tool);
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "go");
  await lookup.asked;
  const back = change(client, "resumed", "renewed");
  way.cut();
  await back;
  lookup.finish("found");
  await turn.completed();
  assert.match(turn.finalText, /found/);
  assert.equal(lookup.calls, 1);
});

test("a server that was started anew is greeted, and threads are attached again", async (t) => {
  const home = folder(t);
  const first = await gated(t, home);
  const { way } = first;
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart({});
  await client.runTurn(thread.id, "first").completed();
  const running = client.runTurn(thread.id, "wait");
  await begun(running);
  const renewed = change(client, "renewed");

  way.block(true);
  way.cut();
  await first.server.close();
  const second = await gated(t, home);
  way.redirect(second.address);
  way.block(false);

  assert.deepEqual(await renewed, { type: "renewed", failed: [] });
  // The server interrupted the turn when it ended.
  await assert.rejects(running.completed(), { name: "TurnFailedError", status: "interrupted" });
  const next = client.runTurn(thread.id, "again");
  await next.completed();
  assert.equal(next.finalText, "before and after");
});

test("what no server knows any more fails, and the client works on", async (t) => {
  const { way } = await gated(t);
  const client = await DotCraftClient.connect(`${way.address}/ws`, { reconnect: true });
  cleanup(t, () => client.close());
  const identity = { channelName: "test", userId: null };
  const { thread } = await client.threadStart({ identity });
  const running = client.runTurn(thread.id, "wait");
  await begun(running);
  const renewed = change(client, "renewed");
  way.block(true);
  way.cut();
  const second = await gated(t);
  way.redirect(second.address);
  way.block(false);
  const back = await renewed;
  assert.ok(back.type === "renewed");
  assert.deepEqual(
    back.failed.map(({ threadId }) => threadId),
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
  cleanup(t, () => client.close());
  const runs = new Promise<void>((resolve) => client.onNotification("command/exec/outputDelta", () => resolve()));
  // A command that ends with its server, and prints a line when it runs.
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
  const { way } = await gated(t);
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

for (const whileAsked of [false, true]) {
  test(`what was missed is told once and in order, with more told ${whileAsked ? "before" : "behind"} it`, async (t) => {
    assert.deepEqual(await catchingUp(t, CodexClient, whileAsked), [
      ...["completed i", "started m", "delta one "],
      ...["delta two ", "completed c1", "completed c2", "delta three", "completed m"],
    ]);
  });
}
