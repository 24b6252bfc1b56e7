// Tests of functions of the client as tools of the agent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type AgentTurn, type CodexClient, DotCraftClient, tool, type ToolContext } from "threadwire";
import { ScriptedServer, testServer } from "threadwire/testing";
import { z } from "zod";
import { cleanup } from "./support.js";

const context: ToolContext = { threadId: "t", turnId: "u", callId: "c", signal: new AbortController().signal };

const lookup = tool({
  name: "lookup",
  description: "Looks a word up.",
  input: z.object({ word: z.string().describe("The word."), times: z.number().int().default(1) }),
  run: ({ word, times }, { threadId }) => (threadId === "" ? "nowhere" : `${word} `.repeat(times).trim()),
});

test("a zod schema gives the JSON Schema, checks the input and fills it in", async () => {
  const { $schema, ...schema } = lookup.inputSchema as { $schema?: string };
  assert.equal($schema, undefined);
  assert.deepEqual(schema, {
    type: "object",
    properties: {
      word: { type: "string", description: "The word." },
      times: { ...(schema as { properties: { times: object } }).properties.times },
    },
    required: ["word"],
  });
  assert.deepEqual(await lookup.call({ word: "a" }, context), { success: true, parts: [{ type: "text", text: "a" }] });
  const wrong = await lookup.call({ word: 1 }, context);
  assert.equal(wrong.success, false);
  assert.match(wrong.parts[0]?.type === "text" ? wrong.parts[0].text : "", /the input does not fit: word: /);
});

test("what a function returns or throws reaches the model", async () => {
  const output = async (run: () => unknown) => {
    const made = tool({ name: "made", description: "", run });
    assert.deepEqual(made.inputSchema, { type: "object", properties: {} });
    return made.call({}, context);
  };
  const text = (text: string) => ({ success: true, parts: [{ type: "text", text }] });
  assert.deepEqual(await output(() => "plain"), text("plain"));
  assert.deepEqual(await output(async () => ({ a: 1 })), text('{"a":1}'));
  assert.deepEqual(await output(() => []), text("[]"));
  assert.deepEqual(await output(() => null), text("null"));
  assert.deepEqual(await output(() => undefined), { success: true, parts: [] });
  const image = { type: "image", url: "data:image/png;base64,AAAA" };
  assert.deepEqual(await output(() => [image]), { success: true, parts: [image] });
  const failure = (text: string) => ({ success: false, parts: [{ type: "text", text }] });
  assert.deepEqual(await output(() => Promise.reject(new Error("no luck"))), failure("no luck"));
  assert.deepEqual(await output(() => () => {}), failure("a tool returned a function, which has no form in JSON"));
  assert.equal((await output(() => 1n)).success, false);
});

test("what cannot be a tool is refused", () => {
  assert.throws(() => tool({ name: "two words", description: "", run: () => "" }), /no name for a tool/);
  const schema = { "~standard": { version: 1 as const, vendor: "old", validate: (value: unknown) => ({ value }) } };
  assert.throws(
    () => tool({ name: "a", description: "", input: schema, run: () => "" }),
    /has no JSON Schema of its own/,
  );
});

test("an agent calls the functions of a Codex client", async (t) => {
  const fixture = await testServer(t);
  const client = await fixture.codex();
  client.useTools(
    lookup,
    tool({
      name: "fail",
      description: "Fails.",
      input: { type: "object" },
      run: () => Promise.reject(new Error("no luck")),
    }),
  );
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, 'tool: lookup {"word":"wire","times":2}\ntool: fail {}\ntool: lookup {}');
  await turn.completed();
  assert.match(
    turn.finalText,
    /`lookup` returned: wire wire\n`fail` failed: no luck\n`lookup` failed: the input does not fit/,
  );
});

test("an agent calls the functions of a DotCraft client", async (t) => {
  const fixture = await testServer(t);
  const client = await fixture.dotcraft();
  client.useTools(lookup);
  const { thread } = await client.threadStart({
    identity: { channelName: "test", userId: null, workspacePath: fixture.cwd },
  });
  const turn = client.runTurn(thread.id, 'tool: lookup {"word":"wire"}');
  await turn.completed();
  assert.match(turn.finalText, /`lookup` returned: wire/);
});

test("an agent gets the error of a function once, in each dialect", async (t) => {
  const agent = async (turn: AgentTurn) => JSON.stringify(await turn.callTool("fail", {}));
  const fixture = await testServer(t, { agent });
  const fail = tool({ name: "fail", description: "Fails.", run: () => Promise.reject(new Error("no luck")) });
  const [codex, dotcraft] = [await fixture.codex(), await fixture.dotcraft()];
  for (const client of [codex, dotcraft]) client.useTools(fail);
  const { thread } = await codex.threadStart({});
  const identity = { channelName: "test", userId: null, workspacePath: fixture.cwd };
  const other = (await dotcraft.threadStart({ identity })).thread;
  for (const turn of [codex.runTurn(thread.id, "go"), dotcraft.runTurn(other.id, "go")]) {
    await turn.completed();
    assert.deepEqual(JSON.parse(turn.finalText), { success: false, content: [{ type: "text", text: "no luck" }] });
  }
});

test("a resumed DotCraft thread calls the functions here, where the server can replace tools", async (t) => {
  for (const dynamicToolRebind of [true, false]) {
    const server = new ScriptedServer("dotcraft")
      .on("initialize", () => ({
        serverInfo: { name: "s", version: "1", protocolVersion: "1" },
        capabilities: { dynamicToolRebind },
      }))
      .on("thread/resume", () => ({ thread: { id: "t" } }));
    const client = await server.connect(DotCraftClient);
    cleanup(t, () => client.close());
    client.useTools(lookup);
    await client.threadResume({ threadId: "t" });
    const { name, description, inputSchema } = lookup;
    assert.deepEqual(
      server.received.at(-1)?.params,
      dynamicToolRebind ? { dynamicTools: [{ name, description, inputSchema }], threadId: "t" } : { threadId: "t" },
    );
  }
});

/** Type checks: does not compile if the input of a function differs from its schema. */
export function types(client: CodexClient): void {
  tool({ name: "a", description: "", input: z.object({ n: z.number() }), run: ({ n }) => n.toFixed() });
  // @ts-expect-error There is no such member.
  tool({ name: "a", description: "", input: z.object({ n: z.number() }), run: ({ m }) => m });
  tool<{ n: number }>({ name: "a", description: "", input: { type: "object" }, run: ({ n }) => n.toFixed() });
  client.useTools();
}
