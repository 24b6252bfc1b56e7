// Tests of processes, WebSockets and unix sockets.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { AcpClient, CodexClient, ConnectError, ConnectionClosedError, DecodeError, DotCraftClient } from "threadwire";
import { cleanup, collect, folder, serving, talk } from "./support.js";

const binary = process.env["THREADWIRE_BIN"];
const needsBinary = { skip: binary === undefined && "THREADWIRE_BIN names no binary" };

function script(code: string): string[] {
  return [process.execPath, "-e", code];
}

test("a server is started as a process, in each dialect", needsBinary, async (t) => {
  const env = { THREADWIRE_HOME: folder(t) };
  const cwd = folder(t);
  const command = [binary ?? "", "app-server"];

  const codex = await CodexClient.spawn({ command, cwd, env });
  cleanup(t, () => codex.close());
  assert.match(codex.server.userAgent, /threadwire/);
  const { thread } = await codex.threadStart({ approvalPolicy: "never", sandbox: "danger-full-access" });
  const turn = codex.runTurn(thread.id, "run: pwd");
  await turn.completed();
  const ran = turn.items.find((item) => item.type === "commandExecution");
  assert.equal(ran?.aggregatedOutput?.trim(), cwd);

  const dotcraft = await DotCraftClient.spawn({ command, cwd, env });
  cleanup(t, () => dotcraft.close());
  const started = await dotcraft.threadStart({ identity: { channelName: "cli", userId: null } });
  const second = dotcraft.runTurn(started.thread.id, "say: hi");
  await second.completed();
  assert.equal(second.finalText, "hi");

  const acp = await AcpClient.spawn({ command: [binary ?? "", "acp"], cwd, env });
  cleanup(t, () => acp.close());
  const { sessionId } = await acp.sessionNew({ cwd, mcpServers: [] });
  const prompt = acp.prompt(sessionId, "say: hi");
  assert.equal((await prompt.completed()).stopReason, "end_turn");
  assert.equal(prompt.finalText, "hi");
});

test("a process that dies says why", async () => {
  const dying = CodexClient.spawn({ command: script(`console.error("no license"); process.exitCode = 3`) });
  await assert.rejects(dying, (error) => {
    assert.ok(error instanceof ConnectionClosedError);
    assert.equal(error.exitCode, 3);
    assert.deepEqual(error.stderr, ["no license"]);
    assert.match(error.message, /the server ended \(exit status: 3\); it said:\nno license/);
    return true;
  });
});

test("a process that dies ends what waits", async (t) => {
  const client = await CodexClient.spawn({
    command: script(`
      let count = 0;
      process.stdin.on("data", () => {
        if (++count === 1) console.log('garbage\\n{"id":1,"result":{}}');
        else process.exit(1);
      });`),
  });
  cleanup(t, () => client.close());
  const events = client.events();
  await assert.rejects(client.modelList(), ConnectionClosedError);
  await assert.rejects(collect(events), ConnectionClosedError);
});

test("what is nested too deeply is an error, and nothing ends", async (t) => {
  const client = await CodexClient.spawn({
    command: script(`
      const nest = (levels) => "[".repeat(levels) + "]".repeat(levels);
      const lines = require("node:readline").createInterface({ input: process.stdin });
      lines.on("line", (line) => {
        const { id, method, params } = JSON.parse(line);
        if (method === "initialize") console.log('{"id":1,"result":{}}');
        if (method !== "answer") return;
        console.log('{"method":"deep","params":' + nest(params) + "}");
        console.log('{"id":' + id + ',"result":' + nest(params) + "}");
      });`),
  });
  cleanup(t, () => client.close());
  for (const levels of [600, 100_000]) {
    await assert.rejects(client.request("answer", levels), (error) => {
      assert.ok(error instanceof DecodeError);
      assert.equal(error.message, "the answer is nested deeper than 576 levels");
      return true;
    });
  }
  let answer = (await client.request("answer", 575)) as unknown[];
  let depth = 1;
  for (; answer.length > 0; depth += 1) answer = answer[0] as unknown[];
  assert.equal(depth, 575);
  // The client does not send what the server would not read.
  let params: unknown = 1;
  for (let level = 0; level < 520; level += 1) params = [params];
  await assert.rejects(client.request("answer", params), /nested deeper than 511 levels/);
});

test("notifications and requests that the schema does not know reach the user", async (t) => {
  const client = await CodexClient.spawn({
    command: script(`
      const lines = require("node:readline").createInterface({ input: process.stdin });
      lines.on("line", (line) => {
        const message = JSON.parse(line);
        if (message.method === "initialize") console.log('{"id":1,"result":{}}');
        if (message.method === "initialized") {
          console.log('{"method":"future/thing","params":{"n":1}}');
          console.log('{"id":"a","method":"future/question","params":{"n":2}}');
          console.log('{"id":"b","method":"future/unanswered","params":{}}');
        }
        if (message.id === "a" || message.id === "b") {
          console.log(JSON.stringify({ method: "echo", params: message.result ?? message.error }));
        }
      });`),
  });
  cleanup(t, () => client.close());
  client.onRequest("future/question", (params, { method, signal }) => ({ method, params, open: !signal.aborted }));
  const seen: { method: string; params: unknown }[] = [];
  for await (const { method, params } of client.events() as AsyncIterable<{ method: string; params: unknown }>) {
    seen.push({ method, params });
    if (seen.length === 3) break;
  }
  assert.deepEqual(seen[0], { method: "future/thing", params: { n: 1 } });
  // The order of responses is not defined.
  const answers = seen.slice(1).sort((a, b) => JSON.stringify(b).localeCompare(JSON.stringify(a)));
  assert.deepEqual(answers, [
    { method: "echo", params: { method: "future/question", params: { n: 2 }, open: true } },
    { method: "echo", params: { code: -32601, message: "the client has no handler for future/unanswered" } },
  ]);
});

test("what is no program cannot be started", async () => {
  await assert.rejects(CodexClient.spawn({ command: "/no/such/program" }), (error) => {
    assert.ok(error instanceof ConnectError);
    assert.match(error.message, /cannot connect to \/no\/such\/program/);
    return true;
  });
  await assert.rejects(CodexClient.spawn({ command: [] }), ConnectError);
});

test("clients of all dialects come in through one WebSocket port, with a token", async (t) => {
  const { server, cwd } = await serving(t, async (turn) => `you said ${turn.text}`, {
    listen: ["ws://127.0.0.1:0"],
    token: "secret",
  });
  const { address } = await talk(t, { server, cwd }, { AcpClient, CodexClient, DotCraftClient }, "secret");
  await assert.rejects(CodexClient.connect(address, { token: "wrong" }), (error) => {
    assert.ok(error instanceof ConnectError);
    assert.match(error.message, /401/);
    return true;
  });
});

test("a unix socket works like a WebSocket", async (t) => {
  const address = `unix://${join(folder(t), "socket")}`;
  const { server } = await serving(t, async () => "hello", { listen: [address] });
  assert.deepEqual(server.addresses, [address]);
  await using client = await CodexClient.connect(address);
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "hi");
  await turn.completed();
  assert.equal(turn.finalText, "hello");
});

test("a server that ends ends its clients", async (t) => {
  const { server } = await serving(t, async () => {}, { listen: ["ws://127.0.0.1:0"] });
  const client = await CodexClient.connect(server.addresses[0] ?? "");
  cleanup(t, () => client.close());
  const events = client.events();
  await server.close();
  await server.closed;
  await assert.rejects(collect(events), ConnectionClosedError);
});

test("a server that cannot listen says so and ends", async (t) => {
  await assert.rejects(serving(t, async () => {}, { listen: ["tcp://nowhere"] }), /unknown transport tcp:\/\/nowhere/);
  await assert.rejects(serving(t, async () => {}, { listen: ["ws://0.0.0.0:0"] }), /token/);
});
