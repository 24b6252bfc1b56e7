// Tests of the built-in coding agent with tools and middleware.

import assert from "node:assert/strict";
import { once } from "node:events";
import { test, type TestContext } from "node:test";
import {
  type CodingAgent,
  CodexClient,
  codingAgent,
  type Middleware,
  serve,
  type ToolContext,
  tool,
  type ToolVerdict,
} from "threadwire";
import { type ModelPart, ScriptedModel } from "threadwire/testing";
import { z } from "zod";
import { cleanup, folder } from "./support.js";

const FREE = { approval_policy: "never", sandbox_mode: "danger-full-access" };

const double = tool({
  name: "double",
  description: "Doubles a number.",
  input: z.object({ a: z.number().int().describe("The number.") }),
  run: ({ a }) => String(2 * a),
});

/** The body of a request of the Responses API, as far as tests read it. */
interface Body {
  model: string;
  instructions: string;
  tools: { name?: string; description?: string; parameters?: { properties: unknown } }[];
  input: { type?: string; role?: string; call_id?: string; output?: unknown; content?: { text: string }[] }[];
}

/** Creates a client with a thread, and the scripted model of the coding agent. */
async function start(t: TestContext, agent: CodingAgent, script: ModelPart[][], config: Record<string, string> = FREE) {
  const model = await ScriptedModel.start(script);
  cleanup(t, () => model.close());
  const server = await serve(agent, { home: folder(t), cwd: folder(t), config: { ...config, ...model.config() } });
  cleanup(t, () => server.close());
  const client = await CodexClient.embedded({ server });
  cleanup(t, () => client.close());
  const { thread } = await client.threadStart({});
  return { client, threadId: thread.id, bodies: () => model.requests.map(({ body }) => body as Body) };
}

/** Runs one turn to its end. */
async function run(t: TestContext, agent: CodingAgent, script: ModelPart[][]) {
  const { client, threadId, bodies } = await start(t, agent, script);
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  return { said: turn.finalText, items: turn.items.filter((item) => item.type === "mcpToolCall"), bodies: bodies() };
}

const call = (name: string, args: unknown, id: string): ModelPart => ({ call: name, arguments: args, id });
const says = (text: string): ModelPart[] => [text];

function told(body: Body | undefined, id: string): unknown {
  return body?.input.find((item) => item.call_id === id && item.output !== undefined)?.output;
}

test("functions are tools of the agent", async (t) => {
  const seen: ToolContext[] = [];
  const look = tool({
    name: "look",
    description: "Looks.",
    run: (_, context) => {
      seen.push(context);
      return [{ type: "image", url: "data:image/png;base64,AAAA" }];
    },
  });
  const agent = codingAgent({ tools: [double, look], readOnly: ["double"] });
  const script = [[call("double", { a: 21 }, "call_1"), call("look", {}, "call_2"), call("double", { a: "x" }, "call_3")]];
  const { said, items, bodies } = await run(t, agent, [...script, says("done")]);
  assert.equal(said, "done");
  assert.deepEqual(
    items.map(({ id, server, tool, status }) => [id, server, tool, status]).sort(),
    [
      ["call_1", "embedded", "double", "completed"],
      ["call_2", "embedded", "look", "completed"],
      ["call_3", "embedded", "double", "failed"],
    ],
  );
  const offered = bodies[0]?.tools.find(({ name }) => name === "double");
  assert.equal(offered?.description, "Doubles a number.");
  assert.match(JSON.stringify(offered?.parameters), /The number\./);
  assert.equal(told(bodies[1], "call_1"), "42");
  assert.match(JSON.stringify(told(bodies[1], "call_2")), /data:image\/png;base64,AAAA/);
  assert.match(String(told(bodies[1], "call_3")), /^the input does not fit: a: /);
  assert.deepEqual(
    seen.map(({ callId }) => callId),
    ["call_2"],
  );
});

test("a tool can need approval", async (t) => {
  const agent = codingAgent({ tools: [double], needsApproval: ["double"] });
  const script = [[call("double", { a: 1 }, "call_1")], says("done")];
  const config = { approval_policy: "on-request", sandbox_mode: "read-only" };
  const { client, threadId, bodies } = await start(t, agent, script, config);
  const asked: string[] = [];
  client.onRequest("mcpServer/elicitation/request", async ({ serverName }) => {
    asked.push(serverName);
    return { action: "accept", content: {} };
  });
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  assert.equal(turn.finalText, "done");
  assert.deepEqual(asked, ["embedded"]);
  assert.equal(told(bodies()[1], "call_1"), "2");
});

test("the first middleware is outermost", async (t) => {
  const log: string[] = [];
  const watch = (name: string): Middleware => ({
    name,
    beforeModel: async ({ purpose, conversation }, { cwd, threadId, turnId }) => {
      assert.ok(cwd && threadId && turnId && purpose === "answer" && conversation.length > 0);
      log.push(`${name} beforeModel`);
    },
    afterModel: async ({ usage, text }) => {
      assert.ok(usage);
      log.push(`${name} afterModel ${text}`);
    },
    beforeTool: async (used) => void log.push(`${name} beforeTool ${used.name} ${JSON.stringify(used.arguments)}`),
    afterTool: async (_, answer) => {
      const [part] = answer.content;
      assert.ok(part?.type === "text");
      log.push(`${name} afterTool ${part.text}`);
      part.text += `, ${name}`;
    },
  });
  const agent = codingAgent({ tools: [double], middleware: [watch("one"), watch("two")] });
  const { bodies } = await run(t, agent, [[call("double", { a: 1 }, "call_1")], says("done")]);
  // The call runs while the middleware processes the response that contains it.
  assert.deepEqual(
    log.filter((line) => line.includes("Model")),
    [
      ...["one beforeModel", "two beforeModel", "two afterModel ", "one afterModel "],
      ...["one beforeModel", "two beforeModel", "two afterModel done", "one afterModel done"],
    ],
  );
  assert.deepEqual(
    log.filter((line) => line.includes("Tool")),
    ['one beforeTool double {"a":1}', 'two beforeTool double {"a":1}', "two afterTool 2", "one afterTool 2, two"],
  );
  assert.equal(told(bodies[1], "call_1"), "2, two, one");
});

test("requests, arguments and calls can be changed, and the model asked again", async (t) => {
  class Change implements Middleware {
    beforeModel(request: Parameters<NonNullable<Middleware["beforeModel"]>>[0]) {
      request.model = "larger";
      request.instructions += "\nBe kind.";
      request.messages.push({ role: "developer", text: "remember the milk" });
      request.tools = request.tools.filter((name) => name !== "view_image");
    }

    beforeTool(used: { arguments: { a: number } }): ToolVerdict | undefined {
      if (used.arguments.a === 0) return { refuse: "not for nothing" };
      if (used.arguments.a === 1) return { answer: "I know that" };
      used.arguments.a += 1;
      return undefined;
    }

    afterModel({ text }: { text: string }) {
      return text === "short" ? "say more" : undefined;
    }
  }
  const agent = codingAgent({ tools: [double], middleware: [new Change()] });
  const script = [[0, 1, 2].map((a) => call("double", { a }, `call_${a}`)), says("short"), says("a long answer")];
  const { said, items, bodies } = await run(t, agent, script);
  assert.equal(said, "a long answer");
  assert.deepEqual(items.map(({ status }) => status).sort(), ["completed", "completed", "failed"]);
  assert.deepEqual(
    [0, 1, 2].map((a) => told(bodies[1], `call_${a}`)),
    ["not for nothing", "I know that", "6"],
  );
  for (const body of bodies) {
    assert.equal(body.model, "larger");
    assert.match(body.instructions, /\nBe kind\.$/);
    assert.equal(JSON.stringify(body).split("remember the milk").length, 2);
    assert.ok(!body.tools.some(({ name }) => name === "view_image"));
  }
  assert.match(JSON.stringify(bodies[2]?.input), /short.*say more/);
});

test("a middleware that fails fails the turn by its name", async (t) => {
  const fail = () => Promise.reject(new Error("boom"));
  for (const [hook, known] of [
    ["beforeModel", "before_model"],
    ["afterModel", "after_model"],
    ["beforeTool", "before_tool"],
    ["afterTool", "after_tool"],
  ]) {
    const bad: Middleware = { name: "bad", [String(hook)]: fail };
    const { client, threadId } = await start(t, codingAgent({ tools: [double], middleware: [bad] }), [
      [call("double", { a: 1 }, "call_1")],
      says("done"),
    ]);
    await assert.rejects(
      client.runTurn(threadId, "go").completed(),
      new RegExp(`middleware \`bad\` failed in ${String(known)}: boom`),
    );
  }
  const odd = { name: "odd", afterModel: () => 17 } as unknown as Middleware;
  const { client, threadId } = await start(t, codingAgent({ middleware: [odd] }), [says("done")]);
  await assert.rejects(
    client.runTurn(threadId, "go").completed(),
    /middleware `odd` failed in after_model: invalid answer: /,
  );
});

test("an interrupt reaches the code", async (t) => {
  const began = new AbortController();
  const ended = new AbortController();
  const wait = tool({
    name: "wait",
    description: "Waits.",
    run: async (_, { signal }) => {
      began.abort();
      await once(signal, "abort");
      ended.abort();
    },
  });
  const { client, threadId } = await start(t, codingAgent({ tools: [wait] }), [[call("wait", {}, "call_1")], says("x")]);
  const turn = client.runTurn(threadId, "go");
  const settled = turn.completed().catch((error: unknown) => error);
  if (!began.signal.aborted) await once(began.signal, "abort");
  await turn.interrupt();
  if (!ended.signal.aborted) await once(ended.signal, "abort");
  await settled;
});

test("what cannot be used is refused", async () => {
  assert.throws(() => codingAgent({ middleware: [{}] }), /none of beforeModel, afterModel, beforeTool, afterTool/);
  assert.throws(() => codingAgent({ tools: [double], needsApproval: ["triple"] }), /there is no tool triple/);
  await assert.rejects(serve(codingAgent({ tools: [double, double] })), /two tools have the same name: double/);
});
