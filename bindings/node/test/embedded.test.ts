// Tests of the embedded built-in agent, with a Codex client.

import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { type TestContext, test } from "node:test";
import { CodexClient, ConnectionClosedError, RpcError, Server, TimeoutError, TurnFailedError } from "threadwire";
import { cleanup, collect, folder } from "./support.js";

async function offline(t: TestContext) {
  const cwd = folder(t);
  const client = await CodexClient.embedded({ home: folder(t), cwd });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart({ approvalPolicy: "never", sandbox: "danger-full-access" });
  return { client, cwd, threadId: thread.id };
}

test("a turn gives its events in order, its text and its items", async (t) => {
  const { client, threadId } = await offline(t);
  const turn = client.runTurn(threadId, "run: echo one\nsay: all done");
  const events = await collect(turn);
  const methods = events.map((event) => event.method);
  assert.equal(methods[methods.length - 1], "turn/completed");
  assert.ok(methods.indexOf("turn/started") < methods.indexOf("item/commandExecution/outputDelta"));
  assert.match(turn.finalText, /`echo one` ended with exit code 0/);
  const command = turn.items.find((item) => item.type === "commandExecution");
  assert.equal(command?.aggregatedOutput, "one\n");
  assert.equal((await turn.completed()).status, "completed");
  assert.ok((turn.usage?.total.totalTokens ?? 0) > 0);
});

test("events wait for a reader that comes late, and nothing is lost", async (t) => {
  const { client, threadId } = await offline(t);
  const turn = client.runTurn(threadId, "stream: 5000 x 10");
  await turn.completed();
  const deltas = (await collect(turn)).filter((event) => event.method === "item/agentMessage/delta");
  const text = deltas.map((event) => event.params.delta).join("");
  assert.equal(text.length, 50_000);
  assert.equal(text, turn.items.find((item) => item.type === "agentMessage")?.text);
});

test("a failed turn rejects its completion and still shows its events", async (t) => {
  const { client, threadId } = await offline(t);
  const turn = client.runTurn(threadId, "fail: no luck");
  const events = await collect(turn);
  assert.ok(events.some((event) => event.method === "error" && event.params.error.message === "no luck"));
  await assert.rejects(turn.completed(), (error) => {
    assert.ok(error instanceof TurnFailedError);
    assert.equal(error.message, "no luck");
    assert.equal(error.status, "failed");
    return true;
  });
});

test("a turn that cannot start throws where it is read", async (t) => {
  const { client } = await offline(t);
  const turn = client.runTurn("00000000-0000-7000-8000-000000000000", "hello");
  await assert.rejects(collect(turn), RpcError);
  await assert.rejects(turn.completed(), RpcError);
});

test("a turn is interrupted by call, by signal and by time", async (t) => {
  const { client, threadId } = await offline(t);
  const interrupted = { name: "TurnFailedError", status: "interrupted" };

  const called = client.runTurn(threadId, "wait: 600s");
  for await (const event of called) {
    if (event.method === "turn/started") await called.interrupt();
  }
  await assert.rejects(called.completed(), interrupted);

  const controller = new AbortController();
  const signalled = client.runTurn(threadId, "wait: 600s", { signal: controller.signal });
  for await (const event of signalled) {
    if (event.method === "turn/started") controller.abort();
  }
  await assert.rejects(signalled.completed(), interrupted);

  const early = client.runTurn(threadId, "wait: 600s");
  await early.interrupt();
  await assert.rejects(early.completed(), interrupted);
  await early.interrupt();

  const timed = client.runTurn(threadId, "wait: 600s", { timeoutMs: 20 });
  await assert.rejects(timed.completed(), interrupted);
});

test("input joins a running turn", async (t) => {
  const { client, threadId } = await offline(t);
  let answer: (value: unknown) => void = () => {};
  const answered = new Promise((resolve) => (answer = resolve));
  client.onRequest("item/tool/requestUserInput", async ({ questions }) => {
    await answered;
    return { answers: { [questions[0]!.id]: { answers: ["yes"] } } };
  });
  const turn = client.runTurn(threadId, "ask: Ready?");
  for await (const event of turn) {
    if (event.method === "turn/started") {
      await turn.steer("say: joined");
      answer(undefined);
    }
  }
  assert.ok(turn.items.some((item) => item.type === "agentMessage" && item.text === "joined"));
});

test("an error of the server has its code", async (t) => {
  const { client } = await offline(t);
  await assert.rejects(client.threadRead({ threadId: "nonsense" }), (error) => {
    assert.ok(error instanceof RpcError);
    assert.equal(error.code, -32600);
    assert.match(error.message, /invalid (thread|session) id/);
    return true;
  });
  await assert.rejects(client.request("no/such/method"), { name: "RpcError", code: -32600 });
});

test("calls are given up by signal and by time", async (t) => {
  const { client } = await offline(t);
  const reason = new Error("enough");
  await assert.rejects(client.modelList({}, { signal: AbortSignal.abort(reason) }), reason);
  const controller = new AbortController();
  const call = client.modelList({}, { signal: controller.signal });
  controller.abort(reason);
  await assert.rejects(call, reason);
  // The client still works.
  assert.ok((await client.modelList({}, { timeoutMs: 60_000 })).data.length > 0);
});

test("what a server does not answer in time is a timeout", async (t) => {
  const { client, threadId } = await offline(t);
  client.onRequest("item/tool/requestUserInput", () => new Promise(() => {}));
  // A client without responses: its server is a script that only answers the handshake.
  const silent = await CodexClient.spawn({
    command: [process.execPath, "-e", `process.stdin.once("data", () => console.log('{"id":1,"result":{}}'))`],
  });
  cleanup(t, () => silent.close());
  await assert.rejects(silent.modelList({}, { timeoutMs: 10 }), (error) => {
    assert.ok(error instanceof TimeoutError);
    assert.equal(error.message, "no answer to model/list within 10 ms");
    return true;
  });
  const turn = client.runTurn(threadId, "ask: Really?", { timeoutMs: 50 });
  await assert.rejects(turn.completed(), { status: "interrupted" });
});

test("notifications reach listeners and readers until they leave", async (t) => {
  const { client, threadId } = await offline(t);
  const names: string[] = [];
  const leave = client.onNotification("thread/name/updated", (params) => names.push(params.threadName ?? ""));
  const events = client.events();
  await client.threadNameSet({ threadId, name: "first" });
  for await (const event of events) {
    if (event.method === "thread/name/updated") break;
  }
  leave();
  await client.threadNameSet({ threadId, name: "second" });
  await setImmediate();
  assert.deepEqual(names, ["first"]);
  // A reader that has left gets no more events.
  assert.deepEqual(await events.next(), { value: undefined, done: true });
});

test("a listener that throws stops nothing", async (t) => {
  const warn = t.mock.method(console, "warn", () => {});
  const fail = () => {
    throw new Error("no luck");
  };
  const client = await CodexClient.embedded({ home: folder(t), cwd: folder(t), trace: fail });
  cleanup(t, () => client.close());
  const seen: unknown[] = [];
  client.onError(fail);
  client.onError((error) => seen.push(error));
  client.onNotification("thread/started", fail);
  const { thread } = await client.threadStart();
  await client.threadNameSet({ threadId: thread.id, name: "a name" });
  await client.runTurn(thread.id, "say: hello").completed();
  assert.equal((seen[0] as Error).message, "no luck", "the next listener is told, too");
  const texts = warn.mock.calls.map(({ arguments: [text] }) => String(text));
  assert.ok(texts.some((text) => text.includes("trace")));
  assert.ok(texts.some((text) => text.includes("the error listener of thread/started")));
});

test("a server is not set up by its clients", async (t) => {
  const server = await Server.open();
  cleanup(t, () => server.close());
  await assert.rejects(CodexClient.embedded({ server, config: { model: "other" } }), {
    name: "TypeError",
    message: "pass config to the server, or leave server out",
  });
});

test("settings of a turn stay with the thread", async (t) => {
  const { client, threadId } = await offline(t);
  const other = folder(t);
  await client.runTurn(threadId, "say: hi", { cwd: other }).completed();
  const turn = client.runTurn(threadId, "run: pwd");
  await turn.completed();
  const command = turn.items.find((item) => item.type === "commandExecution");
  assert.equal(command?.aggregatedOutput?.trim(), other);
});

test("threads outlive a client that is closed", async (t) => {
  const home = folder(t);
  const first = await CodexClient.embedded({ home });
  const { thread } = await first.threadStart({});
  await first.runTurn(thread.id, "say: remember me").completed();
  await first.close();

  await using second = await CodexClient.embedded({ home });
  const read = await second.threadRead({ threadId: thread.id, includeTurns: true });
  const items = read.thread.turns.flatMap((turn) => turn.items);
  assert.ok(items.some((item) => item.type === "agentMessage" && item.text === "remember me"));
});

test("without a home threads are kept in memory, and nobody else sees them", async (t) => {
  const home = folder(t);
  const before = process.env["THREADWIRE_HOME"];
  process.env["THREADWIRE_HOME"] = home;
  cleanup(t, () => {
    if (before === undefined) delete process.env["THREADWIRE_HOME"];
    else process.env["THREADWIRE_HOME"] = before;
  });
  await using alone = await CodexClient.embedded();
  const { thread } = await alone.threadStart({});
  await alone.runTurn(thread.id, "say: for me").completed();
  assert.equal((await alone.threadList({})).data.length, 1);
  await using named = await CodexClient.embedded({ home });
  assert.deepEqual((await named.threadList({})).data, []);
  await using other = await CodexClient.embedded();
  assert.deepEqual((await other.threadList({})).data, []);
});

test("closing ends everything in order, as often as it is asked for", async (t) => {
  const { client, threadId } = await offline(t);
  const turn = client.runTurn(threadId, "wait: 600s");
  const events = client.events();
  for await (const event of turn) {
    if (event.method === "turn/started") break;
  }
  await Promise.all([client.close(), client.close()]);
  await client.close();
  await assert.rejects(turn.completed(), ConnectionClosedError);
  assert.ok((await collect(events)).length > 0, "what came before the end is read");
  await assert.rejects(client.modelList(), (error) => {
    assert.ok(error instanceof ConnectionClosedError);
    assert.equal(error.message, "connection closed: closed by this client");
    return true;
  });
  await assert.rejects(client.notify("initialized"), ConnectionClosedError);
});
