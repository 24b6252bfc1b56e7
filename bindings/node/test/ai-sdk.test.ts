// Tests of agents of the Vercel AI SDK behind a server, with a scripted model.

import assert from "node:assert/strict";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { tool as aiTool } from "ai";
import { type TestContext, test } from "node:test";
import { tool } from "threadwire";
import { type AiAgentOptions, aiAgent } from "threadwire/ai-sdk";
import { type ModelStep, ScriptedModel, testServer } from "threadwire/testing";
import { z } from "zod";
import { cleanup } from "./support.js";

async function agent(t: TestContext, steps: ModelStep[], options: Partial<AiAgentOptions> = {}) {
  const model = await ScriptedModel.start(steps);
  cleanup(t, () => model.close());
  const provider = createOpenAICompatible({ name: "scripted", baseURL: model.url, includeUsage: true });
  const fixture = await testServer(t, {
    agent: aiAgent({ model: provider("scripted-1"), settings: { maxRetries: 0 }, ...options }),
  });
  return { model, client: await fixture.codex() };
}

test("text, thoughts and tokens of the model reach the client, and the history the model", async (t) => {
  const { model, client } = await agent(t, [[{ reasoning: "hm" }, { text: ["Hel", "lo."] }], ["Again."]], {
    system: "Be brief.",
  });
  const { thread } = await client.threadStart({ developerInstructions: "Speak English." });
  const turn = client.runTurn(thread.id, "hi");
  await turn.completed();
  assert.equal(turn.finalText, "Hello.");
  assert.deepEqual(
    turn.items.map(({ type }) => type),
    ["userMessage", "reasoning", "agentMessage"],
  );
  assert.equal(turn.usage?.total.totalTokens, 15);
  await client.runTurn(thread.id, "and now?").completed();
  const { messages } = model.requests[1]?.body as { messages: { role: string; content: unknown }[] };
  assert.deepEqual(
    messages.map(({ role }) => role),
    ["system", "user", "assistant", "user"],
  );
  assert.match(String(messages[0]?.content), /Be brief\.\n\nSpeak English\./);
});

test("tools of the SDK and tools of the client are called", async (t) => {
  const { model, client } = await agent(
    t,
    [
      [{ call: "add", arguments: { a: 2, b: 3 } }],
      [{ call: "lookup", arguments: { word: "wire" } }],
      [{ call: "fail" }],
      ["Done."],
    ],
    {
      tools: {
        add: aiTool({
          description: "Adds.",
          inputSchema: z.object({ a: z.number(), b: z.number() }),
          execute: ({ a, b }) => a + b,
        }),
      },
    },
  );
  client.useTools(
    tool({
      name: "lookup",
      description: "Looks up.",
      input: z.object({ word: z.string() }),
      run: ({ word }) => `a long ${word}`,
    }),
    tool({ name: "fail", description: "Fails.", run: () => Promise.reject(new Error("no luck")) }),
  );
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "go");
  await turn.completed();
  assert.equal(turn.finalText, "Done.");
  const sent = JSON.stringify((model.requests[3]?.body as { messages: unknown }).messages);
  assert.match(sent, /"5"/);
  assert.match(sent, /a long wire/);
  assert.match(sent, /no luck/);
});

test("an error of the model fails the turn, and an interrupted turn aborts the request", async (t) => {
  let asked: () => void = () => {};
  const under = new Promise<void>((resolve) => (asked = resolve));
  const { client } = await agent(t, [
    { status: 400, body: { error: { message: "no such model" } } },
    () => {
      asked();
      return new Promise(() => {});
    },
  ]);
  const { thread } = await client.threadStart({});
  await assert.rejects(client.runTurn(thread.id, "a").completed(), /no such model/);
  const turn = client.runTurn(thread.id, "b");
  await under;
  await turn.interrupt();
  await assert.rejects(turn.completed(), { status: "interrupted" });
});
