// Tests of the testing kit.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { promisify } from "node:util";
import { AcpClient, CodexClient, ConnectionClosedError, DotCraftClient, RpcError } from "threadwire";
import { AcpClient as PageClient } from "threadwire/browser";
import {
  encodeAnswer,
  ModelRecorder,
  Recorder,
  readCassette,
  redact,
  replayServer,
  ScriptedModel,
  ScriptedServer,
  temporaryFolder,
  testServer,
  type Wire,
} from "threadwire/testing";
import { cleanup, collect } from "./support.js";

const testing = new URL("../../dist/testing/index.js", import.meta.url).href;

/** Creates a server whose coding agent uses a scripted model. */
async function coding(t: TestContext, model: ScriptedModel, wire: Wire = "responses") {
  const config = { ...model.config(wire), approval_policy: "never", sandbox_mode: "danger-full-access" };
  const fixture = await testServer(t, { config });
  const client = await fixture.codex();
  const { thread } = await client.threadStart({});
  return { client, threadId: thread.id, fixture };
}

for (const wire of ["responses", "chat", "anthropic"] as const) {
  test(`the coding agent works with a scripted model over ${wire}`, async (t) => {
    const model = await ScriptedModel.start([
      [{ text: ["Let me ", "look."] }, { call: "exec_command", arguments: { cmd: "echo found it" } }],
      ["All ", { text: "done." }],
    ]);
    cleanup(t, () => model.close());
    const { client, threadId } = await coding(t, model, wire);
    const turn = client.runTurn(threadId, "find it");
    await turn.completed();
    assert.match(turn.finalText, /done\./);
    const command = turn.items.find((item) => item.type === "commandExecution");
    assert.equal(command?.aggregatedOutput, "found it\n");
    assert.equal(model.requests.length, 2);
    assert.match(JSON.stringify(model.requests[0]?.body), /find it/);
    assert.match(JSON.stringify(model.requests[1]?.body), /found it/);
  });
}

test("a scripted model refuses, breaks off, answers by the request, and says when the script is over", async (t) => {
  const model = await ScriptedModel.start([
    { status: 400, body: { error: { message: "no such model" } } },
    ({ body }) => [`you sent ${Object.keys(body as object).includes("model") ? "a model" : "none"}`],
  ]);
  cleanup(t, () => model.close());
  const { client, threadId } = await coding(t, model);
  await assert.rejects(client.runTurn(threadId, "a").completed(), /no such model/);
  const turn = client.runTurn(threadId, "b");
  await turn.completed();
  assert.equal(turn.finalText, "you sent a model");
  const post = (path: string) => fetch(model.url + path, { method: "POST", body: "{}" });
  const answer = await post("/responses");
  assert.equal(answer.status, 500);
  assert.match(await answer.text(), /no answer to request 3/);
  assert.equal((await post("/unknown")).status, 404);
  model.push({ chunks: ["data: {"], cut: true });
  await assert.rejects((await post("/responses")).text());
});

test("a session is recorded without its secrets, and played again as a server", async (t) => {
  const file = join(temporaryFolder(t), "session.jsonl");
  const fixture = await testServer(t);
  const recorder = new Recorder(file, "codex", { secrets: ["hunter2"] });
  cleanup(t, () => recorder.close());
  const live = await fixture.codex({ trace: recorder.trace });
  live.onApproval(() => true);
  const session = async (client: CodexClient) => {
    const { thread } = await client.threadStart({ approvalPolicy: "untrusted", sandbox: "danger-full-access" });
    const turn = client.runTurn(thread.id, "run: echo hunter2; touch x\nsay: sk-abcdefghijklmnopqrstuvwxyz");
    const methods = (await collect(turn)).map(({ method }) => method);
    return { methods, text: turn.finalText, status: (await turn.completed()).status };
  };
  const before = await session(live);
  await live.close();
  recorder.close();

  const text = readFileSync(file, "utf8");
  assert.doesNotMatch(text, /hunter2|sk-abc/);
  const { head, lines } = readCassette(file);
  assert.deepEqual(head, { threadwire: "cassette", version: 1, protocol: "codex" });
  assert.ok(lines.every(({ at }) => Number.isInteger(at)));
  assert.ok(lines.some((line) => "frame" in line && line.frame.method === "item/commandExecution/requestApproval"));

  const server = replayServer(file);
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  let asked = 0;
  client.onApproval(() => {
    asked += 1;
    return true;
  });
  const after = await session(client);
  assert.deepEqual(after.methods, before.methods);
  assert.equal(after.text, before.text.replaceAll("hunter2", "<redacted>"));
  assert.equal(after.status, "completed");
  assert.equal(asked, 1);
  await assert.rejects(client.modelList(), /the cassette has no further model\/list/);
});

test("a model is recorded, and played again", async (t) => {
  const file = join(temporaryFolder(t), "model.jsonl");
  const real = await ScriptedModel.start([["first"], [{ text: ["sec", "ond"] }]]);
  cleanup(t, () => real.close());
  const say = async (model: { url: string }) => {
    const config = { ...real.config("chat"), "model_providers.scripted.base_url": model.url };
    const fixture = await testServer(t, { config });
    const client = await fixture.codex();
    const { thread } = await client.threadStart({});
    const texts: string[] = [];
    for (const input of ["a", "b"]) {
      const turn = client.runTurn(thread.id, input);
      await turn.completed();
      texts.push(turn.finalText);
    }
    return texts;
  };
  const recorder = await ModelRecorder.start(real.url, file);
  cleanup(t, () => recorder.close());
  assert.deepEqual(await say(recorder), ["first", "second"]);
  await recorder.close();

  const { head, lines } = readCassette(file);
  assert.equal(head.protocol, "model");
  assert.equal(lines.length, 2);
  const [line] = lines;
  assert.ok(line !== undefined && "request" in line);
  assert.deepEqual([line.request.method, line.request.path], ["POST", "/v1/chat/completions"]);
  assert.equal(line.response.chunks.join(""), encodeAnswer("chat", ["first"]).join(""));

  const replayed = await ScriptedModel.replay(file);
  cleanup(t, () => replayed.close());
  assert.deepEqual(await say(replayed), ["first", "second"]);
});

test("what looks like a secret is redacted, and nothing else", () => {
  const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc";
  assert.deepEqual(
    redact(
      {
        token: "t",
        accessToken: "a",
        api_key: "k",
        Authorization: "Bearer abcdefgh",
        totalTokens: 3,
        tokenUsage: { total: 1 },
        text: `key sk-proj-abcdefghijklmnop, jwt ${jwt}, Bearer abcdefgh12, plain token`,
        list: ["mine"],
        empty: { password: "" },
      },
      { secrets: ["mine", ""] },
    ),
    {
      token: "<redacted>",
      accessToken: "<redacted>",
      api_key: "<redacted>",
      Authorization: "<redacted>",
      totalTokens: 3,
      tokenUsage: { total: 1 },
      text: "key <redacted>, jwt <redacted>, Bearer <redacted>, plain token",
      list: ["<redacted>"],
      empty: { password: "" },
    },
  );
});

test("what is no cassette is refused", (t) => {
  const file = join(temporaryFolder(t), "bad.jsonl");
  writeFileSync(file, '{"threadwire":"cassette","version":2,"protocol":"codex"}\n');
  assert.throws(() => readCassette(file), /bad\.jsonl:1: not a cassette of version 1/);
  writeFileSync(file, '{"threadwire":"cassette","version":1,"protocol":"codex"}\n\n{oops\n');
  assert.throws(() => readCassette(file), /bad\.jsonl:3: /);
  writeFileSync(file, '{"threadwire":"cassette","version":1,"protocol":"model"}\n');
  assert.throws(() => replayServer(file), /one of a model/);
});

test("a scripted server speaks each dialect, asks, tells and dies", async (t) => {
  const greeted = [
    await new ScriptedServer("codex").connect(CodexClient),
    await new ScriptedServer("dotcraft").connect(DotCraftClient),
    await new ScriptedServer("acp").connect(AcpClient),
  ];
  for (const client of greeted) await client.close();

  const server = new ScriptedServer("codex").on("thread/read", () => {
    throw new RpcError(-32001, "busy");
  });
  const client = await server.connect(CodexClient);
  cleanup(t, () => client.close());
  await assert.rejects(client.threadRead({ threadId: "t" }), { code: -32001, message: "busy" });
  await assert.rejects(client.modelList(), { code: -32601 });
  assert.deepEqual(
    server.received.map(({ method }) => method),
    ["initialize", "initialized", "thread/read", "model/list"],
  );
});

test("a scripted server is a program on standard input and output", async (t) => {
  const file = join(temporaryFolder(t), "server.mjs");
  writeFileSync(
    file,
    `import { ScriptedServer } from ${JSON.stringify(testing)};
     const server = new ScriptedServer("dotcraft").on("model/list", async (_params, peer) => {
       peer.notify("test/note", { n: 1 });
       return { echo: await peer.request("test/question") };
     });
     await server.serveStdio();`,
  );
  const client = await DotCraftClient.spawn({
    command: ["sh", "-c", '(echo garbage; echo 1; cat) | exec "$0" "$1"', process.execPath, file],
  });
  cleanup(t, () => client.close());
  client.onRequest("test/question", () => "answer");
  const note = new Promise((resolve) => client.onNotification("test/note", resolve));
  assert.deepEqual(await client.request("model/list"), { echo: "answer" });
  assert.deepEqual(await note, { n: 1 });
});

test("a scripted server lets clients in by WebSocket, with messages of any size", async (t) => {
  const server = new ScriptedServer("acp").on("test/echo", async ({ text }: { text: string }, peer) => {
    assert.equal(await peer.request("test/question", text), text.length);
    return { text };
  });
  cleanup(t, () => server.close());
  const address = await server.listen();
  for (const Client of [AcpClient, PageClient]) {
    const client = await Client.connect(`${address}/acp`, { token: "any" });
    cleanup(t, () => client.close());
    client.onRequest("test/question", (text) => String(text).length);
    for (const size of [0, 1, 100, 125, 126, 65_535, 65_536, 3_000_000]) {
      const text = "ü".repeat(size);
      assert.deepEqual(await client.request("test/echo", { text }), { text });
    }
    server.peer.drop();
    await assert.rejects(client.request("test/echo", { text: "" }), ConnectionClosedError);
  }
});

test("a server of a test works in folders of its own, and goes away with the test", async (t) => {
  const fixture = await testServer(t, { agent: async (turn) => turn.cwd, listen: ["ws://127.0.0.1:0"] });
  const client = await fixture.codex();
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "where");
  await turn.completed();
  assert.equal(turn.finalText, fixture.cwd);
  assert.match(fixture.server.addresses[0] ?? "", /^ws:/);
  const acp = await fixture.acp();
  assert.equal((await acp.sessionNew({ cwd: fixture.cwd, mcpServers: [] })).sessionId.length, 36);
});

test("the kit loads without the addon", async () => {
  const program = `
    import process from "node:process";
    process.dlopen = () => { throw new Error("loaded") };
    const { ScriptedServer } = await import(${JSON.stringify(testing)});
    console.log(typeof ScriptedServer);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  assert.equal(stdout, "function\n");
});
