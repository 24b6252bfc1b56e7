// The TypeScript SDK of Codex, `@openai/codex-sdk`, which runs `exec --experimental-json` for each turn.
//
// Run by `test_codex_sdk.py`, or alone: THREADWIRE_BIN=… node --test codex_sdk.test.mjs

import { Codex } from "@openai/codex-sdk";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

// A red image with one pixel.
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

/** Makes a home and a folder to work in, and an SDK that uses them. */
async function place(t, options = {}) {
  const folder = await mkdtemp(join(tmpdir(), "threadwire-codex-sdk-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const cwd = join(folder, "workspace");
  await mkdir(cwd);
  await mkdir(join(folder, "home"));
  const env = { ...process.env, CODEX_HOME: join(folder, "home"), HOME: folder };
  const codex = new Codex({ codexPathOverride: process.env.THREADWIRE_BIN, env, ...options });
  return { codex, cwd, folder, thread: { workingDirectory: cwd, sandboxMode: "workspace-write" } };
}

/** Starts a model on a free port. `answer` gets the body of each request and returns an item of the model. */
async function model(t, answer) {
  const requests = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const body = text ? JSON.parse(text) : null;
    if (request.method !== "POST") return response.writeHead(404).end();
    requests.push({ headers: request.headers, body });
    const usage = { input_tokens: 3, output_tokens: 2, total_tokens: 5 };
    response.writeHead(200, { "content-type": "text/event-stream" });
    const events = [
      { type: "response.output_item.done", output_index: 0, item: answer(body) },
      { type: "response.completed", response: { id: "resp_1", usage } },
    ];
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  return { requests, url: `http://127.0.0.1:${server.address().port}/v1` };
}

function said(text) {
  return { type: "message", id: "msg_1", role: "assistant", content: [{ type: "output_text", text }] };
}

test("a turn with every kind of item", async (t) => {
  const { codex, cwd, thread } = await place(t);
  const started = codex.startThread(thread);
  const prompt = "think: Let me see\nplan: Look; Write\nrun: exit 3\nwrite: note.txt = hello\nplan done: 1\nsay: Done";
  const { events } = await started.runStreamed(prompt);
  const seen = [];
  for await (const event of events) seen.push(event);
  assert.deepEqual(seen.shift(), { type: "thread.started", thread_id: started.id });
  assert.deepEqual(
    seen.map((event) => [event.type, event.item?.id, event.item?.type].filter(Boolean).join(" ")),
    [
      "turn.started",
      "item.completed item_0 reasoning",
      "item.started item_1 todo_list",
      "item.started item_2 command_execution",
      "item.completed item_2 command_execution",
      "item.started item_3 file_change",
      "item.completed item_3 file_change",
      "item.updated item_1 todo_list",
      "item.completed item_4 agent_message",
      "item.completed item_5 agent_message",
      "item.completed item_1 todo_list",
      "turn.completed",
    ],
  );
  const item = (id) => seen.findLast((event) => event.item?.id === id).item;
  assert.equal(item("item_0").text, "Let me see");
  assert.deepEqual(item("item_1").items, [
    { text: "Look", completed: true },
    { text: "Write", completed: false },
  ]);
  assert.deepEqual([item("item_2").exit_code, item("item_2").status], [3, "failed"]);
  assert.deepEqual(item("item_3").changes, [{ path: join(cwd, "note.txt"), kind: "add" }]);
  assert.equal(item("item_3").status, "completed");
  assert.equal(item("item_4").text, "Done");
  assert.ok(seen.at(-1).usage.output_tokens > 0);
  assert.equal(await readFile(join(cwd, "note.txt"), "utf8"), "hello\n");
});

test("a thread goes on, also with an image", async (t) => {
  const { codex, folder, thread } = await place(t);
  const image = join(folder, "pixel.png");
  await writeFile(image, Buffer.from(PIXEL, "base64"));
  const first = codex.startThread(thread);
  assert.equal((await first.run("say: one")).finalResponse, "one");
  assert.equal((await first.run("say: two")).finalResponse, "two");
  const again = codex.resumeThread(first.id, thread);
  const { finalResponse, items } = await again.run([
    { type: "text", text: "say: three" },
    { type: "local_image", path: image },
  ]);
  assert.equal(finalResponse, "three");
  assert.match(items[0].text, /pixel\.png/);
  assert.equal(again.id, first.id);
});

test("a turn that fails throws its error", async (t) => {
  const { codex, thread } = await place(t);
  await assert.rejects(codex.startThread(thread).run("fail: out of order"), { message: "out of order" });
  await assert.rejects(codex.resumeThread("01900000-0000-7000-8000-000000000000", thread).run("say: x"), /no rollout found/);
});

test("an aborted turn ends its commands", async (t) => {
  const { codex, cwd, thread } = await place(t);
  const pipe = join(cwd, "pipe");
  execFileSync("mkfifo", [pipe]);
  const abort = new AbortController();
  const { events } = await codex.startThread(thread).runStreamed("run: cat pipe", { signal: abort.signal });
  const reading = (async () => {
    for await (const _ of events);
  })();
  // Opening a pipe waits for its other end: the command runs then.
  const writer = await open(pipe, "w");
  abort.abort();
  await assert.rejects(reading, { name: "AbortError" });
  // Writing fails once nobody reads.
  await assert.rejects(
    async () => {
      for (;;) await writer.write("x");
    },
    { code: "EPIPE" },
  );
  await writer.close();
});

test("a provider, its key, a schema of the answer and a search on the web", async (t) => {
  const { requests, url } = await model(t, (body) => {
    const before = body.input.some((item) => item.type === "web_search_call");
    const action = { type: "find_in_page", url: "https://example.org", pattern: "cats" };
    return before ? said('{"answer":42}') : { type: "web_search_call", id: "ws_1", status: "completed", action };
  });
  const { codex, thread } = await place(t, { baseUrl: url, apiKey: "sk-of-the-sdk" });
  const schema = { type: "object", properties: { answer: { type: "number" } } };
  const options = { ...thread, model: "gpt-5.5", modelReasoningEffort: "low", threadSource: "sdk-test" };
  const started = codex.startThread(options);
  // The first turn only searches, the second one answers.
  const { items } = await started.run("Search");
  assert.deepEqual(items, [
    {
      id: "item_0",
      type: "web_search",
      query: "'cats' in https://example.org",
      action: { type: "find_in_page", url: "https://example.org", pattern: "cats" },
    },
  ]);
  const { finalResponse, usage } = await started.run("Answer", { outputSchema: schema });
  assert.equal(finalResponse, '{"answer":42}');
  assert.equal(usage.input_tokens, 6);
  const { body, headers } = requests.at(-1);
  assert.equal(headers.authorization, "Bearer sk-of-the-sdk");
  assert.deepEqual(body.text.format.schema, schema);
  assert.deepEqual([body.model, body.reasoning.effort], ["gpt-5.5", "low"]);
});
