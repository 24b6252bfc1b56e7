// Tests of clients with normal and misbehaving servers and handlers.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { test } from "node:test";
import {
  AcpClient,
  CodexClient,
  ConnectionClosedError,
  DotCraftClient,
  EventsLostError,
  RpcError,
  TimeoutError,
} from "threadwire";
import { ScriptedServer, testServer } from "threadwire/testing";
import { cleanup, collect } from "./support.js";

/** Creates a Codex server with the thread `t` and the turn `u`; `during` sends the events of the turn. */
function codexServer(during: (server: ScriptedServer) => void | Promise<void> = () => {}): ScriptedServer {
  const server = new ScriptedServer("codex");
  server.on("turn/start", () => {
    queueMicrotask(() => void during(server));
    return { turn: { id: "u", items: [], status: "inProgress" } };
  });
  return server;
}

function ended(server: ScriptedServer): void {
  server.notify("turn/completed", { threadId: "t", turn: { id: "u", items: [], status: "completed", error: null } });
}

test("a Codex turn gathers its text, items, usage, diff and plan", async (t) => {
  const fixture = await testServer(t);
  const client = await fixture.codex();
  const { thread } = await client.threadStart({ approvalPolicy: "never", sandbox: "danger-full-access" });
  const turn = client.runTurn(thread.id, "plan: look; leap\nwrite: note.txt = hello\nusage: 7, 3\nsay: done");
  await turn.completed();
  assert.match(turn.finalText, /A note.txt/);
  assert.deepEqual(
    turn.plan.map(({ step }) => step),
    ["look", "leap"],
  );
  assert.match(turn.diff, /\+hello/);
  assert.ok(turn.items.some((item) => item.type === "fileChange"));
  assert.ok((turn.usage?.total.inputTokens ?? 0) >= 7);
});

test("a DotCraft turn gathers its text, items, usage and plan", async (t) => {
  const fixture = await testServer(t, { config: { approval_policy: "never", sandbox_mode: "danger-full-access" } });
  const client = await fixture.dotcraft();
  const { thread } = await client.threadStart({
    identity: { channelName: "test", userId: null, workspacePath: fixture.cwd },
  });
  client.onApproval(() => true);
  const turn = client.runTurn(thread.id, "plan: look; leap\nrun: echo one\nsay: done");
  const result = await turn.completed();
  assert.equal(result.status, "completed");
  assert.match(turn.finalText, /`echo one` ended with exit code 0/);
  assert.deepEqual(
    turn.plan.map(({ content }) => content),
    ["look", "leap"],
  );
  assert.ok(turn.items.some((item) => item.type === "toolCall" || item.type === "commandExecution"));
  assert.ok((turn.usage?.outputTokens ?? 0) > 0);
});

test("an ACP prompt gathers its text, tool calls, usage and plan", async (t) => {
  const fixture = await testServer(t);
  const client = await fixture.acp();
  client.onApproval(() => true);
  const { sessionId } = await client.sessionNew({ cwd: fixture.cwd, mcpServers: [] });
  const turn = client.prompt(sessionId, "plan: look; leap\nrun: echo one\nsay: done");
  assert.equal((await turn.completed()).stopReason, "end_turn");
  assert.match(turn.finalText, /`echo one` ended with exit code 0/);
  assert.deepEqual(
    turn.plan.map(({ content }) => content),
    ["look", "leap"],
  );
  const [call] = turn.items;
  assert.equal(call?.status, "completed");
  assert.equal(call?.kind, "execute");
});

test("DotCraft input joins a running turn by way of the queue", async (t) => {
  const server = new ScriptedServer("dotcraft")
    .on("turn/start", () => ({ turn: { id: "u", threadId: "t", status: "running", items: [] } }))
    .on("turn/enqueue", () => ({ queuedInput: { id: "q", threadId: "t" }, queuedInputs: [] }))
    .on("turn/steer", () => ({ turnId: "u", queuedInputs: [] }));
  const client = await server.connect(DotCraftClient);
  cleanup(t, () => client.close());
  await client.runTurn("t", "go").steer("left");
  assert.deepEqual(server.received.slice(-2), [
    { method: "turn/enqueue", params: { threadId: "t", input: [{ type: "text", text: "left" }] }, isRequest: true },
    { method: "turn/steer", params: { threadId: "t", expectedTurnId: "u", queuedInputId: "q" }, isRequest: true },
  ]);
});

test("events that the schema does not know are part of a turn", async (t) => {
  const server = codexServer((server) => {
    server.notify("item/hologram/delta", { threadId: "t", turnId: "u", light: 3 });
    server.notify("item/started", { threadId: "t", turnId: "u", item: { type: "hologram", id: "h" } });
    ended(server);
  });
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const turn = client.runTurn("t", "go");
  const events = await collect(turn);
  assert.deepEqual(events[0] as unknown, {
    method: "item/hologram/delta",
    params: { threadId: "t", turnId: "u", light: 3 },
  });
  assert.deepEqual(turn.items as unknown, [{ type: "hologram", id: "h" }]);
});

test("an event that is not what its schema says fails its turn and nothing else", async (t) => {
  const server = codexServer((server) => server.notify("item/completed", { threadId: "t", turnId: "u" }));
  server.on("model/list", () => ({ data: [], nextCursor: null }));
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const turn = client.runTurn("t", "go");
  await assert.rejects(turn.completed(), /cannot read item\/completed/);
  assert.deepEqual((await client.modelList()).data, []);
});

test("a call gives up by time and by signal, and its late answer harms nobody", async (t) => {
  let answer: (value: unknown) => void = () => {};
  const server = new ScriptedServer("codex")
    .on("thread/list", () => new Promise((resolve) => (answer = resolve)))
    .on("model/list", () => ({ data: [], nextCursor: null }));
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  await assert.rejects(client.threadList({}, { timeoutMs: 10 }), TimeoutError);
  answer({ data: [] });
  await assert.rejects(client.threadList({}, { signal: AbortSignal.abort(new Error("enough")) }), /enough/);
  const controller = new AbortController();
  const call = client.threadList({}, { signal: controller.signal });
  controller.abort(new Error("changed my mind"));
  await assert.rejects(call, /changed my mind/);
  answer({ data: [] });
  assert.deepEqual((await client.modelList()).data, []);
});

test("a handler that takes its time or never answers holds nothing up", async () => {
  const server = new ScriptedServer("codex").on("model/list", () => ({ data: [], nextCursor: null }));
  const client = await server.connect(CodexClient);
  let signal: AbortSignal | undefined;
  client.onRequest("test/never", (_params, context) => {
    signal = context.signal;
    return new Promise(() => {});
  });
  client.onRequest("test/slow", async () => {
    await sleep(50);
    return "slow";
  });
  const never = server.peer.request("test/never");
  const slow = server.peer.request("test/slow");
  assert.deepEqual((await client.modelList()).data, []);
  assert.equal(await slow, "slow");
  await client.close();
  await assert.rejects(never, /left/);
  assert.equal(signal?.aborted, true);
});

test("a handler is given up when its time is up", async (t) => {
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const errors: unknown[] = [];
  client.onError((error) => errors.push(error));
  let signal: AbortSignal | undefined;
  client.onApproval(
    (_approval, context) => {
      signal = context.signal;
      return new Promise(() => {});
    },
    { timeoutMs: 20 },
  );
  client.onRequest("test/quick", () => "quick", { timeoutMs: 60_000 });
  await assert.rejects(server.peer.request("item/fileChange/requestApproval", {}), /no answer within 20 ms/);
  assert.equal(signal?.aborted, true);
  assert.ok(errors[0] instanceof TimeoutError);
  assert.equal(await server.peer.request("test/quick"), "quick");
});

test("a handler that fails or answers nonsense is an error for the server, and is reported", async (t) => {
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const reported: string[] = [];
  client.onError((error, { method }) => reported.push(`${method}: ${(error as Error).message}`));
  client.onRequest("test/throws", () => {
    throw new Error("oops");
  });
  client.onRequest("test/refuses", () => {
    throw new RpcError(-32001, "busy", { retry: true });
  });
  client.onRequest("test/cycle", () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    return cycle;
  });
  client.onRequest("test/unwritable", () => {
    throw new RpcError(-32001, "busy", { since: 1n });
  });
  client.onApproval(() => "maybe" as never);
  const codes = async (method: string, params?: unknown) => {
    const error = await server.peer.request(method, params).catch((error: unknown) => error);
    assert.ok(error instanceof RpcError);
    return [error.code, error.message.split("\n")[0], error.data];
  };
  assert.deepEqual(await codes("test/throws"), [-32603, "oops", undefined]);
  assert.deepEqual(await codes("test/refuses"), [-32001, "busy", { retry: true }]);
  assert.deepEqual((await codes("test/cycle"))[0], -32603);
  assert.deepEqual((await codes("test/unwritable"))[0], -32603);
  assert.deepEqual(await codes("test/unknown"), [-32601, "the client has no handler for test/unknown", undefined]);
  assert.match(String((await codes("item/commandExecution/requestApproval", {}))[1]), /not maybe/);
  client.onNotification("test/note", () => {
    throw new Error("listener");
  });
  const heard = new Promise((resolve) => client.onNotification("test/note", resolve));
  server.notify("test/note", 1);
  assert.equal(await heard, 1);
  assert.deepEqual(reported, [
    "test/throws: oops",
    "item/commandExecution/requestApproval: an approval handler returns a boolean or one of accept, acceptForSession, decline, cancel, not maybe",
    "test/note: listener",
  ]);
});

test("whatever a handler throws is an answer", async (t) => {
  t.mock.method(console, "warn", () => {});
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const fail = () => {
    throw new Error("no");
  };
  const cases: [unknown, number, string][] = [
    [Object.create(null), -32603, "an error without a text"],
    [{ toString: fail }, -32603, "an error without a text"],
    [Object.assign(new Error("x"), { message: { a: 1 } }), -32603, "Error"],
    [Object.defineProperty(new Error("x"), "message", { get: fail }), -32603, "an error without a text"],
    [Object.defineProperty(new Error("x"), "stack", { get: fail }), -32603, "x"],
    [new Proxy({}, { getPrototypeOf: fail }), -32603, "no"],
    [new RpcError("E1" as never, "x"), -32603, "x"],
    [new RpcError(1.5, "x"), -32603, "x"],
    [Object.defineProperty(new RpcError(1, "x"), "code", { get: fail }), -32603, "x"],
    [Object.assign(new RpcError(1, "x"), { message: undefined }), 1, "RpcError"],
    [undefined, -32603, "undefined"],
  ];
  for (const [thrown, code, message] of cases) {
    client.onRequest("test/throws", () => {
      throw thrown;
    });
    await assert.rejects(server.peer.request("test/throws"), { name: "RpcError", code, message });
  }
});

test("an error says the reason that only its data gives, and is passed on as it came", async (t) => {
  for (const [data, message] of [
    ["no key", "Internal error: no key"],
    [{ details: "no key" }, "Internal error: no key"],
    [{ message: "no key" }, "Internal error: no key"],
    [{ details: "Internal error" }, "Internal error"],
    [{ details: 5 }, "Internal error"],
    [" ", "Internal error"],
    [null, "Internal error"],
  ] as const) {
    const server = new ScriptedServer("acp").on("session/new", () => {
      throw new RpcError(-32603, "Internal error", data);
    });
    const client = await server.connect(AcpClient);
    cleanup(t, () => client.close());
    const params = { cwd: "/", mcpServers: [] };
    await assert.rejects(client.sessionNew(params), { code: -32603, message, wireMessage: "Internal error", data });
    client.onRequest("test/relay", () => client.sessionNew(params) as never);
    await assert.rejects(server.peer.request("test/relay"), { message, wireMessage: "Internal error", data });
  }
});

test("a timeout may be longer than any timer, and is a time", async (t) => {
  const slow = async () => {
    await sleep(50);
    return { slow: true };
  };
  const server = codexServer(async (server) => {
    await sleep(50);
    ended(server);
  });
  server.on("test/slow", slow);
  cleanup(t, () => server.close());
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  for (const timeoutMs of [Infinity, 2 ** 31, 1e300]) {
    assert.deepEqual(await client.request("test/slow", {}, { timeoutMs }), { slow: true });
    client.onRequest("test/slow", slow, { timeoutMs });
    assert.deepEqual(await server.peer.request("test/slow"), { slow: true });
    assert.equal((await client.runTurn("t", "go", { timeoutMs }).completed()).status, "completed");
  }
  assert.ok(!server.received.some(({ method }) => method === "turn/interrupt"));
  const address = await server.listen();
  const patient = await CodexClient.connect(address, { reconnect: { giveUpAfterMs: Infinity } });
  await patient.close();
  for (const wrong of [NaN, -1, "5" as never]) {
    const refused = (option: string) => ({
      name: "RangeError",
      message: `${option} is ${wrong}: use milliseconds from 0 on, or Infinity for no limit`,
    });
    await assert.rejects(client.request("test/slow", {}, { timeoutMs: wrong }), refused("timeoutMs"));
    await assert.rejects(client.runTurn("t", "go", { timeoutMs: wrong }).completed(), refused("timeoutMs"));
    assert.throws(() => client.onApproval(() => true, { timeoutMs: wrong }), refused("timeoutMs"));
    const connecting = CodexClient.connect(address, { reconnect: { giveUpAfterMs: wrong } });
    await assert.rejects(connecting, refused("reconnect.giveUpAfterMs"));
  }
});

test("an async listener that fails is reported", async (t) => {
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const reported = new Promise((resolve) => client.onError((error, { method }) => resolve([method, error])));
  client.onNotification("test/note", async () => Promise.reject("listener"));
  server.notify("test/note");
  assert.deepEqual(await reported, ["test/note", "listener"]);
});

test("a closed client says so, however often and early it is closed", async () => {
  const server = codexServer();
  const client = await server.connect(CodexClient);
  const turn = client.runTurn("t", "go");
  const waiting = client.modelList();
  await Promise.all([client.close(), client.close()]);
  await client.close();
  const closed = (error: unknown) =>
    error instanceof ConnectionClosedError && /closed by this client/.test(error.message);
  await assert.rejects(turn.completed(), closed);
  await assert.rejects(waiting, (error) => closed(error) || error instanceof RpcError);
  await assert.rejects(client.modelList(), closed);
  await assert.rejects(client.notify("initialized"), closed);
  await assert.rejects(client.runTurn("t", "again").completed(), closed);
  assert.ok(client.closed !== undefined && closed(client.closed));
});

test("a server that dies ends every waiter with what it said last", async () => {
  const server = codexServer((server) =>
    server.peer.drop({
      message: "the server ended",
      exitStatus: "exit status: 7",
      exitCode: 7,
      stderr: ["out of luck"],
    }),
  );
  server.on("model/list", () => new Promise(() => {}));
  const client = await server.connect(CodexClient);
  const died = (error: unknown) => {
    assert.ok(error instanceof ConnectionClosedError);
    assert.equal(error.exitCode, 7);
    assert.deepEqual(error.stderr, ["out of luck"]);
    return true;
  };
  const events = collect(client.events());
  const call = client.modelList();
  const turn = client.runTurn("t", "go");
  const iterated = collect(turn);
  await Promise.all([events, call, turn.completed(), iterated].map((waiter) => assert.rejects(waiter, died)));
  await client.close();
});

test("events that nobody reads take no more room than what they say, and none of the text is lost", async (t) => {
  const deltas = 300_000;
  const server = codexServer(async (server) => {
    for (let n = 0; n < deltas; n++) {
      server.notify("item/agentMessage/delta", {
        threadId: "t",
        turnId: "u",
        itemId: n < deltas / 2 ? "a" : "b",
        delta: "0123456789",
      });
      if (n % 1000 === 0) await sleep(0);
    }
    ended(server);
  });
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const turn = client.runTurn("t", "go");
  await turn.completed();
  const events = await collect(turn);
  assert.ok(events.length < deltas / 100, `${events.length} events`);
  const text = (item: string) =>
    events
      .flatMap(({ method, params }) =>
        method === "item/agentMessage/delta" && params.itemId === item ? [params.delta] : [],
      )
      .join("");
  assert.equal(text("a"), "0123456789".repeat(deltas / 2));
  assert.equal(text("b"), "0123456789".repeat(deltas / 2));
});

test("a reader that is far behind is told that it has lost events", async (t) => {
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const events = client.events();
  for (let n = 0; n < 70_000; n++) server.notify("test/note", { n });
  await new Promise((resolve) => {
    client.onNotification("test/last", resolve);
    server.notify("test/last");
  });
  await assert.rejects(collect(events), EventsLostError);
});

test("a slow reader gets all events one by one, however many there are", async (t) => {
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  const events = client.events() as AsyncIterableIterator<{ method: string; params: unknown }>;
  for (let n = 0; n < 5000; n++) server.notify("test/note", { n });
  let expected = 0;
  for await (const { params } of events) {
    assert.deepEqual(params, { n: expected });
    if (expected % 7 === 0 && expected < 3000) server.notify("test/note", { n: 5000 + expected / 7 });
    if (++expected === 5000 + 429) break;
  }
});

test("ACP chunks that wait are put together, and only those of one message", async (t) => {
  const chunk = (messageId: string, text: string) => ({
    sessionId: "s",
    update: { sessionUpdate: "agent_message_chunk", messageId, content: { type: "text", text } },
  });
  const server = new ScriptedServer("acp").on("session/prompt", (_params, peer) => {
    for (let n = 0; n < 100; n++)
      peer.notify("session/update", { sessionId: "s", update: { sessionUpdate: "notice" } });
    for (let n = 0; n < 10; n++) peer.notify("session/update", chunk("a", String(n)));
    for (let n = 0; n < 10; n++) peer.notify("session/update", chunk("b", String(n)));
    return { stopReason: "end_turn" };
  });
  const client = await server.connect(AcpClient);
  cleanup(t, () => client.close());
  const prompt = client.prompt("s", "go");
  await prompt.completed();
  const updates = (await collect(prompt)).map(({ params }) => params);
  assert.deepEqual(updates.slice(100), [chunk("a", "0123456789"), chunk("b", "0123456789")]);
  assert.equal(prompt.finalText, "0123456789");
});
