// The TypeScript SDK of the Agent Client Protocol, `@agentclientprotocol/sdk`, as an editor.
//
// Run by `test_acp_node.py`, or alone: THREADWIRE_BIN=… node --test acp.test.mjs

import { client, methods, ndJsonStream, PROTOCOL_VERSION } from "@agentclientprotocol/sdk";
import * as unstable from "@agentclientprotocol/sdk/unstable";
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { test } from "node:test";

const { session: Session } = methods.agent;

/** Makes a home and a folder to work in for one test. */
async function place(t) {
  const folder = await mkdtemp(join(tmpdir(), "threadwire-acp-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const cwd = join(folder, "workspace");
  await mkdir(cwd);
  return { cwd, home: join(folder, "home") };
}

/** Starts the agent, shakes hands, lets `act` talk to it, and ends it by the end of its input. */
async function connected({ cwd, home }, choose, act) {
  const child = spawn(process.env.THREADWIRE_BIN, ["acp"], {
    cwd,
    env: { ...process.env, THREADWIRE_HOME: home },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const seen = { updates: [], asked: [] };
  const editor = client({ name: "editor" })
    .onNotification(methods.client.session.update, ({ params }) => {
      seen.updates.push(params.update);
    })
    .onRequest(methods.client.session.requestPermission, async ({ params }) => {
      seen.asked.push(params.toolCall);
      const optionId = await choose(params.options);
      return { outcome: optionId ? { outcome: "selected", optionId } : { outcome: "cancelled" } };
    })
    .onRequest(methods.client.elicitation.create, ({ params }) => {
      const [name] = Object.keys(params.requestedSchema.properties);
      return { action: "accept", content: { [name]: "Ada" } };
    });
  const stream = ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout));
  await editor.connectWith(stream, async (agent) => {
    const initialized = await agent.request(methods.agent.initialize, {
      protocolVersion: PROTOCOL_VERSION,
      clientCapabilities: { elicitation: { form: {} } },
      clientInfo: { name: "editor", version: "1" },
    });
    assert.equal(initialized.protocolVersion, PROTOCOL_VERSION);
    assert.equal(initialized.agentInfo.name, "threadwire");
    assert.ok(initialized.agentCapabilities.loadSession);
    await act(agent, seen);
  });
  child.stdin.end();
  assert.deepEqual(await exited, [0, null]);
}

const kind = (wanted) => (options) => options.find((option) => option.kind === wanted).optionId;
const nobody = () => assert.fail("nothing is to be asked");
const text = (content) => [{ type: "text", text: content }];
const of = (seen, name) => seen.updates.filter((update) => update.sessionUpdate === name);
const said = (seen, name) => of(seen, name).map((update) => update.content.text).join("");

/** A named pipe in the workspace. A command that reads it runs until the other end is closed. */
function pipe(cwd) {
  execFileSync("mkfifo", [join(cwd, "pipe")]);
  // Opening a pipe blocks until its other end is open.
  return { prompt: "run: cat pipe", reader: () => open(join(cwd, "pipe"), "w") };
}

test("a prompt with updates of every kind", async (t) => {
  const { cwd, home } = await place(t);
  await connected({ cwd, home }, nobody, async (agent, seen) => {
    const { sessionId } = await agent.request(Session.new, { cwd, mcpServers: [] });
    const { stopReason } = await agent.request(Session.prompt, {
      sessionId,
      prompt: text("think: Hm\nplan: A; B\nrun: echo hi\nwrite: note.txt = hello\nask: Name?\nsay: Done"),
    });
    assert.equal(stopReason, "end_turn");
    assert.equal(said(seen, "agent_thought_chunk"), "Hm");
    assert.deepEqual(
      of(seen, "plan")[0].entries.map((entry) => [entry.content, entry.status]),
      [["A", "in_progress"], ["B", "pending"]],
    );
    assert.deepEqual(of(seen, "tool_call").map((call) => call.kind), ["execute", "edit"]);
    assert.deepEqual(
      of(seen, "tool_call_update").filter((call) => call.status === "completed").map((call) => call.toolCallId),
      of(seen, "tool_call").map((call) => call.toolCallId),
    );
    assert.match(said(seen, "agent_message_chunk"), /^Done.*Name\? Ada$/s);
    assert.equal(await readFile(join(cwd, "note.txt"), "utf8"), "hello\n");
  });
});

test("the session helper of the SDK reads the text of a prompt", async (t) => {
  const { cwd, home } = await place(t);
  await connected({ cwd, home }, nobody, async (agent) => {
    await agent.buildSession(cwd).withSession(async (session) => {
      const answer = session.prompt("say: Hello there");
      assert.equal(await session.readText(), "Hello there");
      assert.equal((await answer).stopReason, "end_turn");
    });
  });
});

for (const [choice, status, times] of [
  ["allow_once", "completed", 2],
  ["allow_always", "completed", 1],
  ["reject_once", "failed", 2],
]) {
  test(`permission: ${choice}`, async (t) => {
    const { cwd, home } = await place(t);
    await connected({ cwd, home }, kind(choice), async (agent, seen) => {
      const { sessionId } = await agent.request(Session.new, { cwd, mcpServers: [] });
      const prompt = text("escalate: touch up\nescalate: touch up\nsay: Done");
      assert.equal((await agent.request(Session.prompt, { sessionId, prompt })).stopReason, "end_turn");
      assert.equal(seen.asked.length, times);
      const statuses = of(seen, "tool_call_update").map((call) => call.status).filter(Boolean);
      assert.deepEqual(statuses, [status, status]);
      assert.match(said(seen, "agent_message_chunk"), /^Done/);
    });
    assert.equal(existsSync(join(cwd, "up")), status === "completed");
  });
}

test("cancel ends the running command", async (t) => {
  const { cwd, home } = await place(t);
  const { prompt, reader } = pipe(cwd);
  await connected({ cwd, home }, nobody, async (agent, seen) => {
    const { sessionId } = await agent.request(Session.new, { cwd, mcpServers: [] });
    const answer = agent.request(Session.prompt, { sessionId, prompt: text(`${prompt}\nsay: never`) });
    const writer = await reader();
    await agent.notify(Session.cancel, { sessionId });
    assert.equal((await answer).stopReason, "cancelled");
    assert.equal(said(seen, "agent_message_chunk"), "");
    // The command has ended, and so the other end of the pipe is closed.
    await assert.rejects(writer.write("late"), { code: "EPIPE" });
    await writer.close();

    const again = await agent.request(Session.prompt, { sessionId, prompt: text("say: Again") });
    assert.equal(again.stopReason, "end_turn");
    assert.equal(said(seen, "agent_message_chunk"), "Again");
  });
});

test("cancel while it asks", async (t) => {
  const { cwd, home } = await place(t);
  let ask, answered;
  const asked = new Promise((resolve) => (ask = resolve));
  const choose = () => new Promise((resolve) => { answered = resolve; ask(); });
  await connected({ cwd, home }, choose, async (agent) => {
    const { sessionId } = await agent.request(Session.new, { cwd, mcpServers: [] });
    const answer = agent.request(Session.prompt, { sessionId, prompt: text("escalate: touch up") });
    await asked;
    await agent.notify(Session.cancel, { sessionId });
    answered(null);
    assert.equal((await answer).stopReason, "cancelled");
  });
  assert.equal(existsSync(join(cwd, "up")), false);
});

test("sessions are listed and loaded after a restart", async (t) => {
  const { cwd, home } = await place(t);
  let sessionId;
  await connected({ cwd, home }, nobody, async (agent) => {
    ({ sessionId } = await agent.request(Session.new, { cwd, mcpServers: [] }));
    const prompt = text("think: Hm\nrun: echo hi\nwrite: note.txt = hello\nsay: Done");
    await agent.request(Session.prompt, { sessionId, prompt });
  });
  await connected({ cwd, home }, nobody, async (agent, seen) => {
    const { sessions } = await agent.request(Session.list, {});
    assert.deepEqual(sessions.map((session) => [session.sessionId, session.cwd]), [[sessionId, cwd]]);
    const elsewhere = await agent.request(Session.list, { cwd: join(cwd, "other") });
    assert.deepEqual(elsewhere.sessions, []);

    await agent.request(Session.load, { sessionId, cwd, mcpServers: [] });
    assert.match(said(seen, "user_message_chunk"), /^think: Hm/);
    assert.equal(said(seen, "agent_thought_chunk"), "Hm");
    assert.deepEqual(
      of(seen, "tool_call").map((call) => [call.kind, call.status]),
      [["execute", "completed"], ["edit", "completed"]],
    );
    assert.match(said(seen, "agent_message_chunk"), /^Done/);

    const answer = await agent.request(Session.prompt, { sessionId, prompt: text("say: Again") });
    assert.equal(answer.stopReason, "end_turn");
    assert.match(said(seen, "agent_message_chunk"), /Again$/);
  });
});

test("modes, unknown requests and unknown sessions", async (t) => {
  const { cwd, home } = await place(t);
  await connected({ cwd, home }, kind("reject_once"), async (agent, seen) => {
    const { sessionId, modes } = await agent.request(Session.new, { cwd, mcpServers: [] });
    assert.ok(modes.availableModes.some((mode) => mode.id === "plan"));
    await agent.request(Session.setMode, { sessionId, modeId: "plan" });
    await agent.request(Session.prompt, { sessionId, prompt: text("write: note.txt = hello") });
    assert.equal(seen.asked.length, 1);
    assert.equal(existsSync(join(cwd, "note.txt")), false);

    await assert.rejects(agent.request("_unknown", {}), { code: -32601 });
    await agent.notify("_unknown", {});
    const nowhere = { sessionId: "00000000-0000-7000-8000-000000000000", prompt: text("say: Nobody hears") };
    await assert.rejects(agent.request(Session.prompt, nowhere), { code: -32002 });
    assert.ok((await agent.request(Session.new, { cwd, mcpServers: [] })).sessionId);
  });
});

test("an MCP server of the editor is asked over the editor's connection", async (t) => {
  const { cwd, home } = await place(t);
  const child = spawn(process.env.THREADWIRE_BIN, ["acp"], {
    cwd,
    env: { ...process.env, THREADWIRE_HOME: home },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const provider = new unstable.McpOverAcpProvider();
  const editor = unstable
    .client({ name: "editor" })
    .onRequest(unstable.methods.client.mcp.message, provider.handleRequest)
    .onNotification(unstable.methods.client.session.update, () => {});
  const stream = ndJsonStream(Writable.toWeb(child.stdin), Readable.toWeb(child.stdout));
  await editor.connectWith(stream, async (agent) => {
    const { agentCapabilities } = await agent.request(unstable.methods.agent.initialize, {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: { name: "editor", version: "1" },
    });
    assert.ok(agentCapabilities.mcpCapabilities.acp);
    const asked = [];
    let listed;
    const isListed = new Promise((resolve) => (listed = resolve));
    const server = provider.registerServer(agent, {
      name: "notes",
      handler: async ({ method }) => {
        asked.push(method);
        const cache = { resultType: "complete", ttlMs: 0, cacheScope: "private" };
        if (method === "server/discover") {
          const supportedVersions = ["2026-07-28"];
          return { result: { ...cache, supportedVersions, capabilities: { tools: {} } } };
        }
        listed();
        const tool = { name: "look", inputSchema: { type: "object" } };
        return { result: { ...cache, tools: [tool] } };
      },
    });
    const mcpServers = [server.declaration];
    await agent.request(unstable.methods.agent.session.new, { cwd, mcpServers });
    await isListed;
    assert.deepEqual(asked, ["server/discover", "tools/list"]);
  });
  child.stdin.end();
  assert.deepEqual(await exited, [0, null]);
});
