// Tests of the clients for web pages with the `WebSocket` of Node; browser.test.ts tests them in a real page.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  AcpClient,
  CodexClient,
  ConnectError,
  ConnectionClosedError,
  ConnectionLostError,
  DotCraftClient,
} from "threadwire/browser";
import { ScriptedServer } from "threadwire/testing";
import { begun, catchingUp, change, cleanup, collect, gated, lookingUp, proxy, serving, talk, waiting } from "./support.js";

test("clients of all dialects connect, with a token in the address", async (t) => {
  const { server, cwd } = await serving(t, async (turn) => `you said ${turn.text}`, {
    listen: ["ws://127.0.0.1:0"],
    token: "sec ret&",
  });
  const clients = { AcpClient, CodexClient, DotCraftClient };
  const { address, codex } = await talk(t, { server, cwd }, clients, "sec ret&");
  await assert.rejects(CodexClient.connect(address, { token: "wrong" }), ConnectError);
  await codex.close();
  await assert.rejects(codex.modelList(), /closed by this client/);
});

test("without reconnect the end of the transport is the end of the client", async (t) => {
  const { way } = await gated(t);
  const client = await CodexClient.connect(way.address);
  const events = client.events();
  way.cut();
  await assert.rejects(events.next(), ConnectionClosedError);
  await assert.rejects(client.modelList(), /closed the WebSocket with code 1006/);
  await client.close();
});

test("a server that accepts connections and says nothing counts as gone", async (t) => {
  const greeting = { userAgent: "scripted/1", codexHome: "/", platformFamily: "unix", platformOs: "linux" };
  const server = new ScriptedServer("codex").on("initialize", () => greeting);
  cleanup(t, () => server.close());
  const client = await CodexClient.connect(await server.listen(), { reconnect: { giveUpAfterMs: 200 } });
  cleanup(t, () => client.close());
  const events = client.events();
  server.on("initialize", () => new Promise(() => {}));
  server.peer.drop();
  await assert.rejects(events.next(), /did not come back within 200 ms/);
});

test("a turn that ends while the connection is lost ends for the client too", async (t) => {
  const { gate, way, address } = await gated(t);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  const changes: string[] = [];
  client.onConnectionChange(({ type }) => changes.push(type));
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "wait");
  const before = await begun(turn);

  // Another client learns of the end of the turn while the first one is disconnected.
  const other = await CodexClient.connect(address);
  cleanup(t, () => other.close());
  await other.threadResume({ threadId: thread.id });
  const over = new Promise((resolve) => other.onNotification("turn/completed", resolve));
  way.block(true);
  way.cut();
  gate.emit("go");
  await over;
  way.block(false);

  assert.equal((await turn.completed()).status, "completed");
  assert.equal(turn.finalText, "before and after");
  // The number of events that are read before the loss depends on how many arrive at once.
  const events = [...before, ...(await collect(turn))];
  assert.equal(events.at(-1)?.method, "turn/completed");
  const completed = events.flatMap((event) => (event.method === "item/completed" ? [event.params.item.type] : []));
  // The user's message was delivered before the loss, and is not delivered again.
  assert.deepEqual(completed, ["userMessage", "agentMessage"]);
  assert.deepEqual(changes, ["lost", "renewed"]);

  // The client still works, in the same thread.
  const next = client.runTurn(thread.id, "again");
  await next.completed();
  assert.equal(next.finalText, "before and after");
});

test("a turn ends where a server that is back does not say what it has missed", async (t) => {
  const server = new ScriptedServer("codex")
    .on("turn/start", () => ({ turn: { id: "u", items: [], status: "inProgress" } }))
    .on("thread/resume", () => ({ thread: { id: "t" } }));
  cleanup(t, () => server.close());
  const client = await CodexClient.connect(await server.listen(), { reconnect: true });
  cleanup(t, () => client.close());
  const turn = client.runTurn("t", "go");
  await client.request("test/sync").catch(() => {});
  server.peer.drop();
  await assert.rejects(turn.completed(), TypeError);
});

test("a null beside a result is no error", async (t) => {
  const server = new ScriptedServer("codex").on("test/both", (_params, peer) => {
    // The second request of the connection.
    peer.send({ id: 2, result: "fine", error: null as never });
    return new Promise(() => {});
  });
  cleanup(t, () => server.close());
  const client = await CodexClient.connect(await server.listen());
  cleanup(t, () => client.close());
  assert.equal(await client.request("test/both"), "fine");
});

test("a turn goes on after the connection is back", async (t) => {
  const { gate, way } = await gated(t);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "wait");
  await begun(turn);
  const back = change(client, "renewed");
  way.cut();
  await back;
  gate.emit("go");
  await turn.completed();
  assert.equal(turn.finalText, "before and after");
});

test("a DotCraft turn goes on after the connection is back, and one that ended is found", async (t) => {
  const { gate, way, address } = await gated(t);
  const client = await DotCraftClient.connect(`${way.address}/ws`, { reconnect: true });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart({ identity: { channelName: "test", userId: null } });
  for (const endsMeanwhile of [false, true]) {
    const turn = client.runTurn(thread.id, "wait");
    await begun(turn);
    const back = change(client, "renewed");
    if (endsMeanwhile) {
      const other = await DotCraftClient.connect(`${address}/ws`);
      cleanup(t, () => other.close());
      await other.threadSubscribe({ threadId: thread.id });
      const over = new Promise((resolve) => other.onNotification("turn/completed", resolve));
      way.block(true);
      way.cut();
      gate.emit("go");
      await over;
      way.block(false);
    } else {
      way.cut();
      await back;
      gate.emit("go");
    }
    await turn.completed();
    assert.equal(turn.finalText, "before and after");
  }
});

test("an ACP session is attached again; the prompt that was under way is lost", async (t) => {
  const { gate, way, cwd } = await gated(t);
  const client = await AcpClient.connect(`${way.address}/acp`, { reconnect: true });
  cleanup(t, () => client.close());
  const { sessionId } = await client.sessionNew({ cwd, mcpServers: [] });
  const prompt = client.prompt(sessionId, "wait");
  await begun(prompt);
  const back = change(client, "renewed");
  way.cut();
  await assert.rejects(prompt.completed(), ConnectionLostError);
  assert.deepEqual(await back, { type: "renewed", failed: [] });
  gate.emit("go");
});

test("calls wait while the connection is lost, and those under way are told", async (t) => {
  const { way } = await gated(t);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  way.block(true);
  way.cut();
  await change(client, "lost");
  const call = client.modelList();
  way.block(false);
  assert.ok((await call).data.length > 0);
});

test("a connection that does not come back is given up", async (t) => {
  const { way } = await gated(t);
  const client = await CodexClient.connect(way.address, { reconnect: { giveUpAfterMs: 200 } });
  way.block(true);
  way.cut();
  await assert.rejects(client.modelList(), /did not come back within 200 ms/);
  await client.close();
});

test("closing ends the search for a lost connection", async (t) => {
  const { way } = await gated(t);
  const client = await CodexClient.connect(way.address, { reconnect: true });
  way.block(true);
  way.cut();
  await change(client, "lost");
  const call = client.modelList();
  await client.close();
  await assert.rejects(call, /closed by this client/);
});

test("a question that the server asks again is answered by the handler that is at it", async (t) => {
  const { server } = await serving(t, lookingUp, { listen: ["ws://127.0.0.1:0"] });
  const way = await proxy(t, server.addresses[0] ?? "");
  const client = await CodexClient.connect(way.address, { reconnect: true });
  cleanup(t, () => client.close());
  const lookup = waiting();
  client.useTools(lookup.tool);
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "go");
  await lookup.asked;
  const back = change(client, "renewed");
  way.cut();
  await back;
  lookup.finish("found");
  await turn.completed();
  assert.match(turn.finalText, /found/);
  assert.equal(lookup.calls, 1);
});

for (const whileAsked of [false, true]) {
  test(`what was missed is told once and in order, with more told ${whileAsked ? "before" : "behind"} it`, async (t) => {
    assert.deepEqual(await catchingUp(t, CodexClient, whileAsked), [
      ...["completed i", "started m", "delta one "],
      ...["delta two ", "completed c1", "completed c2", "delta three", "completed m"],
    ]);
  });
}
