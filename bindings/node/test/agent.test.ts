// Tests of agents in TypeScript, with clients of each dialect.

import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type TestContext, test } from "node:test";
import {
  type AgentTurn,
  CodexClient,
  type CodexTurn,
  type PastTurn,
  RpcError,
  serve,
  TurnInterruptedError,
} from "threadwire";
import { acpSession, codexThread, collect, dotcraftThread, folder, serving } from "./support.js";

const FREE = { config: { approval_policy: "never", sandbox_mode: "danger-full-access" } } as const;

/** Uses text, reasoning, a plan and a command. */
async function* worker(turn: AgentTurn) {
  await turn.think("Let me ");
  await turn.think("see.");
  yield "Hello, ";
  yield `${turn.text}!`;
  await turn.plan(["look", { text: "act", status: "inProgress" }], "simple");
  const { output } = await turn.run("echo from the shell");
  yield `It said: ${output.trim()}`;
}

function messages(turn: CodexTurn): string[] {
  return turn.items.flatMap((item) => (item.type === "agentMessage" ? [item.text] : []));
}

/** Runs a turn with an agent, and returns the agent's result. */
async function report<T>(
  t: TestContext,
  agent: (turn: AgentTurn) => Promise<T>,
  prepare: (client: Awaited<ReturnType<typeof codexThread>>["client"]) => void = () => {},
  params: Parameters<typeof codexThread>[2] = {},
): Promise<{ result: T; cwd: string; turn: CodexTurn }> {
  let result: { value: T } | undefined;
  const { server, cwd } = await serving(t, async (turn) => {
    result = { value: await agent(turn) };
  });
  const { client, threadId } = await codexThread(t, server, params);
  prepare(client);
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  assert.ok(result);
  return { result: result.value, cwd, turn };
}

test("Codex shows a turn of an agent", async (t) => {
  const { server } = await serving(t, worker, FREE);
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "world");
  const events = await collect(turn);
  assert.deepEqual(
    turn.items.map((item) => item.type),
    ["userMessage", "reasoning", "agentMessage", "commandExecution", "agentMessage"],
  );
  assert.deepEqual(messages(turn), ["Hello, world!", "It said: from the shell"]);
  const deltas = events.flatMap((event) => (event.method === "item/agentMessage/delta" ? [event.params.delta] : []));
  assert.deepEqual(deltas, ["Hello, ", "world!", "It said: from the shell"]);
  const plan = events.find((event) => event.method === "turn/plan/updated");
  assert.deepEqual(plan?.params.plan, [
    { step: "look", status: "pending" },
    { step: "act", status: "inProgress" },
  ]);
});

test("DotCraft shows a turn of an agent", async (t) => {
  const { server, cwd } = await serving(t, worker, FREE);
  const { client, threadId } = await dotcraftThread(t, server, cwd);
  const turn = client.runTurn(threadId, "world");
  const events = await collect(turn);
  const text = events.flatMap((event) => (event.method === "item/agentMessage/delta" ? [event.params.delta] : []));
  assert.equal(text.join(""), "Hello, world!It said: from the shell");
  assert.equal(turn.finalText, "It said: from the shell");
  assert.equal((await turn.completed()).status, "completed");
});

test("ACP shows a turn of an agent", async (t) => {
  const { server, cwd } = await serving(t, worker, FREE);
  const { client, sessionId } = await acpSession(t, server, cwd);
  const prompt = client.prompt(sessionId, "world");
  const updates = (await collect(prompt)).flatMap((event) =>
    event.method === "session/update" ? [event.params.update.sessionUpdate] : [],
  );
  for (const expected of ["agent_thought_chunk", "agent_message_chunk", "plan", "tool_call", "tool_call_update"]) {
    assert.ok(updates.some((update) => update === expected), `${expected} in ${updates.join(" ")}`);
  }
  assert.equal(prompt.finalText, "It said: from the shell");
  assert.deepEqual((await prompt.completed()).stopReason, "end_turn");
});

test("approvals are asked in each dialect, and a slow handler holds nothing up", async (t) => {
  const { server, cwd } = await serving(
    t,
    async (turn) => (await turn.run("touch made", { reason: "to have it" })).status,
    { config: { approval_policy: "untrusted" } },
  );

  const { client: codex, threadId } = await codexThread(t, server);
  let decide!: (answer: boolean) => void;
  const asked = new Promise<void>((resolve) => {
    codex.onApproval((approval) => {
      assert.equal(approval.kind, "command");
      resolve();
      return new Promise((answer) => {
        decide = answer;
      });
    });
  });
  const turn = codex.runTurn(threadId, "go");
  await asked;
  assert.ok((await codex.modelList()).data.length > 0, "other calls are answered meanwhile");
  decide(false);
  await turn.completed();
  assert.equal(turn.finalText, "declined");

  const dotcraft = await dotcraftThread(t, server, cwd);
  dotcraft.client.onApproval((approval) => {
    assert.equal(approval.operation, "touch made");
    return "acceptForSession";
  });
  const second = dotcraft.client.runTurn(dotcraft.threadId, "go");
  await second.completed();
  assert.equal(second.finalText, "completed");

  const acp = await acpSession(t, server, cwd);
  acp.client.onApproval((request) => request.options.length > 0);
  const third = acp.client.prompt(acp.sessionId, "go");
  await third.completed();
  assert.equal(third.finalText, "completed");
});

test("without a handler an approval is declined, and a handler that throws declines", async (t) => {
  const { server } = await serving(t, async (turn) => (await turn.run("touch made")).status, {
    config: { approval_policy: "untrusted" },
  });
  const { client, threadId } = await codexThread(t, server);
  for (const prepare of [
    () => {},
    () => {
      client.onApproval(() => {
        throw new RpcError(-32000, "not now");
      });
    },
  ]) {
    prepare();
    const turn = client.runTurn(threadId, "go");
    await turn.completed();
    assert.match(turn.finalText, /declined|failed/);
  }
});

test("files are written and patched", async (t) => {
  const { result, cwd, turn } = await report(
    t,
    async (turn) => [
      await turn.write("note.txt", "one\ntwo\n"),
      await turn.patch("*** Begin Patch\n*** Update File: note.txt\n@@\n-two\n+three\n*** End Patch"),
      await turn.patch("*** Begin Patch\n*** Update File: note.txt\n@@\n-nowhere\n+three\n*** End Patch"),
    ],
    undefined,
    { approvalPolicy: "never", sandbox: "danger-full-access" },
  );
  assert.deepEqual(
    result.slice(0, 2).map(({ status, reason }) => [status, reason]),
    [
      ["completed", null],
      ["completed", null],
    ],
  );
  assert.match(result[1]?.summary ?? "", /note\.txt/);
  assert.equal(result[2]?.status, "failed");
  assert.match(result[2].reason ?? "", /note\.txt/);
  assert.equal(readFileSync(join(cwd, "note.txt"), "utf8"), "one\nthree\n");
  assert.match(turn.diff, /\+three/);
});

test("commands have a folder, a time limit and an exit code", async (t) => {
  const { result } = await report(
    t,
    async (turn) => ({
      folder: await turn.run("pwd", { cwd: "/" }),
      exit: await turn.run("exit 3"),
      timeout: await turn.run("sleep 60", { timeoutMs: 50 }),
    }),
    undefined,
    { approvalPolicy: "never", sandbox: "danger-full-access" },
  );
  assert.equal(result.folder.output, "/\n");
  assert.deepEqual([result.exit.status, result.exit.exitCode], ["failed", 3]);
  assert.deepEqual([result.timeout.status, result.timeout.timedOut], ["failed", true]);
});

test("the user is asked", async (t) => {
  const { result } = await report(
    t,
    async (turn) => [await turn.ask("Which?", { options: ["this", "that"] }), await turn.ask("Why?")],
    (client) => {
      client.onRequest("item/tool/requestUserInput", ({ questions }) => {
        const answers = questions.map(({ id, options }): [string, { answers: string[] }] => [
          id,
          { answers: options?.length ? [options[1]?.label ?? ""] : [] },
        ]);
        return { answers: Object.fromEntries(answers) };
      });
    },
  );
  assert.deepEqual(result, ["that", undefined]);
});

test("tools of the client are called", async (t) => {
  const { result } = await report(
    t,
    async (turn) => {
      assert.deepEqual(turn.tools[0]?.inputSchema, { type: "object" });
      await assert.rejects(turn.callTool("other", {}), /offers no tool other/);
      return turn.callTool("add", { a: 1, b: 2 });
    },
    (client) => {
      client.onRequest("item/tool/call", ({ arguments: args }) => {
        const { a, b } = args as { a: number; b: number };
        return { success: true, contentItems: [{ type: "inputText", text: String(a + b) }] };
      });
    },
    { dynamicTools: [{ name: "add", description: "Adds.", inputSchema: { type: "object" } }] },
  );
  assert.deepEqual(result, { success: true, content: [{ type: "text", text: "3" }] });
});

test("history has the turns before", async (t) => {
  const histories: PastTurn[][] = [];
  const { server } = await serving(t, async function* (turn) {
    histories.push(await turn.history());
    yield `answer to ${turn.text}`;
  });
  const { client, threadId } = await codexThread(t, server);
  await client.runTurn(threadId, "one").completed();
  await client.runTurn(threadId, "two").completed();
  assert.deepEqual(histories[0], []);
  assert.deepEqual(
    histories[1]?.map((turn) => [turn.status, turn.items]),
    [
      [
        "completed",
        [
          { type: "user", content: [{ type: "text", text: "one" }] },
          { type: "agent", text: "answer to one" },
        ],
      ],
    ],
  );
});

test("input that joins late is run too", async (t) => {
  const texts: string[] = [];
  const { server } = await serving(t, async function* (turn) {
    texts.push(turn.text);
    if (turn.text === "first") {
      yield "working";
      while ((await turn.history()).length > 0) yield "never";
      await steered;
    }
  });
  let go!: () => void;
  const steered = new Promise<void>((resolve) => {
    go = resolve;
  });
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "first");
  for await (const event of turn) {
    if (event.method === "item/agentMessage/delta") {
      await turn.steer("second");
      go();
    }
  }
  assert.deepEqual(texts, ["first", "second"]);
});

test("what an agent throws fails the turn and is told to its owner", async (t) => {
  const errors: unknown[] = [];
  const { server } = await serving(
    t,
    async function* () {
      yield "so far so good";
      throw new Error("out of ideas");
    },
    { onAgentError: (error) => errors.push(error) },
  );
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "go");
  await assert.rejects(turn.completed(), { name: "TurnFailedError", message: "out of ideas", status: "failed" });
  assert.deepEqual(messages(turn), ["so far so good"]);
  assert.equal((errors[0] as Error).message, "out of ideas");
  const { thread } = await client.threadRead({ threadId, includeTurns: true });
  const error = thread.turns[0]?.error;
  assert.equal(error?.message, "out of ideas");
  assert.equal(error?.additionalDetails ?? undefined, undefined, "where it was thrown is for the owner");
});

test("a turn ends also where the listener of its agent's errors throws", async (t) => {
  t.mock.method(console, "error", () => {});
  const fail = () => {
    throw new Error("no luck");
  };
  const { server } = await serving(t, fail, { onAgentError: fail });
  const { client, threadId } = await codexThread(t, server);
  await assert.rejects(client.runTurn(threadId, "go").completed(), { name: "TurnFailedError", message: "no luck" });
});

test("whatever an agent throws fails the turn, in words", async (t) => {
  t.mock.method(console, "error", () => {});
  const unreadable = Object.defineProperty(new Error("x"), "message", {
    get: () => {
      throw new Error("unreadable");
    },
  });
  const thrown = [
    [Object.create(null), "an error without a text"],
    [unreadable, "an error without a text"],
    [Object.assign(new Error(), { message: { code: 5 } }), "Error"],
    [new Error("caf\udce9"), "caf\ufffd"],
    [undefined, "undefined"],
  ] as const;
  let next = 0;
  const { server } = await serving(
    t,
    async () => {
      throw thrown[next++]?.[0];
    },
    // An async listener may fail, too.
    { onAgentError: (async () => Promise.reject(unreadable)) as () => void },
  );
  const { client, threadId } = await codexThread(t, server);
  for (const [, message] of thrown) {
    await assert.rejects(client.runTurn(threadId, "go").completed(), { name: "TurnFailedError", message });
  }
});

test("what is no text fails the turn", async (t) => {
  const agents: [agent: unknown, message: RegExp][] = [
    [
      async function* () {
        yield 42;
      },
      /^an agent yields text or message, .*, not number$/,
    ],
    [
      async function* () {
        yield { type: "song", text: "la" };
      },
      /^an agent yields text or .*, not something of type song$/,
    ],
    [async () => null, /^an agent yields text or .*, not null$/],
    [
      () => {
        throw new Error("at once");
      },
      /^at once$/,
    ],
    [(turn: AgentTurn) => turn.plan([{ text: "step", status: "soon" as never }]), /unknown variant `soon`/],
  ];
  for (const [agent, message] of agents) {
    const { server } = await serving(t, agent as never);
    const { client, threadId } = await codexThread(t, server);
    await assert.rejects(client.runTurn(threadId, "go").completed(), { message });
  }
});

test("characters may be yielded in halves", async (t) => {
  const text = "a😀b";
  const { server } = await serving(t, async function* () {
    for (let index = 0; index < text.length; index++) yield text[index] ?? "";
  });
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  assert.equal(turn.finalText, text);
});

test("an interrupted agent is told at once and cleans up", async (t) => {
  let cleaned!: (reason: unknown) => void;
  const cleanup = new Promise<unknown>((resolve) => {
    cleaned = resolve;
  });
  const { server } = await serving(
    t,
    async function* (turn) {
      try {
        yield "running";
        await turn.run("sleep 600");
      } catch (error) {
        assert.ok(turn.signal.aborted);
        cleaned(error);
        throw error;
      }
    },
    FREE,
  );
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "go");
  for await (const event of turn) {
    if (event.method === "item/started" && event.params.item.type === "commandExecution") await turn.interrupt();
  }
  await assert.rejects(turn.completed(), { status: "interrupted" });
  assert.ok((await cleanup) instanceof TurnInterruptedError);
});

test("a call that its agent awaits late or never does not end the process", async (t) => {
  let told!: (outcomes: PromiseSettledResult<unknown>[]) => void;
  const outcomes = new Promise<PromiseSettledResult<unknown>[]>((resolve) => {
    told = resolve;
  });
  const { server } = await serving(
    t,
    async (turn) => {
      const calls: Promise<unknown>[] = [turn.run("sleep 600"), turn.ask("How?")];
      await once(turn.signal, "abort");
      calls.push(turn.say("late"), turn.run("true"), turn.ask("Why?"));
      // Then the process looks for rejections that nobody handles.
      await setImmediate();
      told(await Promise.allSettled(calls));
    },
    FREE,
  );
  const { client, threadId } = await codexThread(t, server);
  const asked = new Promise<void>((resolve) => {
    client.onRequest("item/tool/requestUserInput", () => {
      resolve();
      return new Promise(() => {});
    });
  });
  const turn = client.runTurn(threadId, "go");
  await asked;
  await turn.interrupt();
  await assert.rejects(turn.completed(), { status: "interrupted" });
  for (const outcome of await outcomes) {
    assert.ok(outcome.status === "rejected" && outcome.reason instanceof TurnInterruptedError);
  }
});

test("a call that is open when its agent returns ends with the turn", async (t) => {
  let open: Promise<unknown> | undefined;
  const { server } = await serving(t, async (turn) => {
    open = turn.ask("How?");
    await turn.say("enough");
  });
  const { client, threadId } = await codexThread(t, server);
  client.onRequest("item/tool/requestUserInput", () => new Promise(() => {}));
  await client.runTurn(threadId, "go").completed();
  await assert.rejects(open ?? Promise.resolve(), /the turn is over/);
});

test("a command may have any time limit", async (t) => {
  const { server } = await serving(
    t,
    async (turn) => {
      assert.throws(() => turn.run("true", { timeoutMs: NaN }), /RangeError: timeoutMs is NaN/);
      const limits = [Infinity, 1e300, 60_000.5];
      const ran = await Promise.all(limits.map((timeoutMs) => turn.run("true", { timeoutMs })));
      return ran.map(({ status }) => status).join();
    },
    FREE,
  );
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  assert.equal(turn.finalText, "completed,completed,completed");
});

test("ACP and DotCraft interrupt too", async (t) => {
  const { server, cwd } = await serving(t, async (turn) => {
    await turn.say("running");
    await new Promise((_, reject) => turn.signal.addEventListener("abort", () => reject(turn.signal.reason)));
  });
  const acp = await acpSession(t, server, cwd);
  const prompt = acp.client.prompt(acp.sessionId, "go");
  for await (const _ of prompt) await prompt.interrupt();
  assert.equal((await prompt.completed()).stopReason, "cancelled");

  const dotcraft = await dotcraftThread(t, server, cwd);
  const turn = dotcraft.client.runTurn(dotcraft.threadId, "go");
  for await (const event of turn) {
    if (event.method === "item/completed" && event.params.item.type === "agentMessage") await turn.interrupt();
  }
  await assert.rejects(turn.completed(), { name: "TurnFailedError", status: "cancelled" });
});

test("an agent that does not mind being interrupted does not hold up the thread", async (t) => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { server } = await serving(t, async function* (turn) {
    if (turn.text === "hang") await held;
    yield turn.text;
  });
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "hang");
  for await (const event of turn) {
    if (event.method === "turn/started") await turn.interrupt();
  }
  const next = client.runTurn(threadId, "next");
  await next.completed();
  assert.equal(next.finalText, "next");
  // Later output of the agent is ignored.
  release();
});

test("turns of many threads run at once", async (t) => {
  const { server } = await serving(t, async function* (turn) {
    for (let index = 0; index < 20; index++) yield `${turn.text} `;
  });
  const { client } = await codexThread(t, server);
  const texts = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const { thread } = await client.threadStart({});
      const turn = client.runTurn(thread.id, `t${index}`);
      await turn.completed();
      return turn.finalText;
    }),
  );
  assert.deepEqual(
    texts,
    texts.map((_, index) => `t${index} `.repeat(20)),
  );
});

test("an agent names its models", async (t) => {
  const { server } = await serving(t, {
    name: "echo",
    models: [{ id: "small" }, { id: "large", displayName: "Large", description: "More of it" }],
    run: async (turn) => turn.model,
  });
  const { client, threadId } = await codexThread(t, server);
  const { data } = await client.modelList();
  assert.deepEqual(
    data.map((model) => [model.model, model.displayName, model.isDefault]),
    [
      ["small", "small", true],
      ["large", "Large", false],
    ],
  );
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  assert.equal(turn.finalText, "small");
});

test("an agent yields more than text", async (t) => {
  const { server } = await serving(t, async function* (turn) {
    yield { type: "thought", text: "hm" };
    yield "one ";
    yield "message";
    yield { type: "message", text: "and another" };
    yield { type: "plan", steps: ["look", { text: "act", status: "inProgress" }] };
    yield { type: "toolCall", id: "1", name: "search", arguments: { query: "x" } };
    yield { type: "toolResult", id: "1", output: "found" };
    yield { type: "usage", input: 3, output: 4 };
    if (turn.text === "wrong") yield { type: "toolResult", id: "2" };
  });
  const { client, threadId } = await codexThread(t, server);
  const turn = client.runTurn(threadId, "go");
  await turn.completed();
  assert.deepEqual(
    turn.items.slice(0, 4).map((item) => item.type),
    ["userMessage", "reasoning", "agentMessage", "agentMessage"],
  );
  assert.equal(turn.items.length, 5);
  assert.deepEqual(messages(turn), ["one message", "and another"]);
  assert.equal(turn.usage?.last.totalTokens, 7);
  await assert.rejects(client.runTurn(threadId, "wrong").completed(), { message: "no tool call 2 is open" });
});

test("an object is an agent with a life, and what it keeps with a thread outlives the process", async (t) => {
  const life: string[] = [];
  const home = folder(t);
  const agent = {
    start: () => void life.push("start"),
    close: async () => void life.push("close"),
    async run(turn: AgentTurn) {
      turn.state["turns"] = Number(turn.state["turns"] ?? 0) + 1;
      if (turn.text === "fail") throw new Error("counted all the same");
      return String(turn.state["turns"]);
    },
  };
  const first = await serve(agent, { home });
  const { client, threadId } = await codexThread(t, first);
  const one = client.runTurn(threadId, "go");
  await one.completed();
  assert.equal(one.finalText, "1");
  await assert.rejects(client.runTurn(threadId, "fail").completed());
  await Promise.all([first.close(), first.close()]);
  assert.deepEqual(life, ["start", "close"]);
  await assert.rejects(serve(agent, { home, protocol: "morse" }));
  assert.deepEqual(life, ["start", "close", "start", "close"]);

  await using second = await serve(agent, { home });
  await using again = await CodexClient.embedded({ server: second });
  await again.threadResume({ threadId });
  const three = again.runTurn(threadId, "go");
  await three.completed();
  assert.equal(three.finalText, "3");
});

test("consent is asked for what an agent does by itself", async (t) => {
  const { server, cwd } = await serving(t, async (turn) => String(await turn.approve("deploy", "as asked")));
  const { client, threadId } = await codexThread(t, server, { approvalPolicy: "on-request" });
  const unanswered = client.runTurn(threadId, "go");
  await unanswered.completed();
  assert.equal(unanswered.finalText, "false");
  client.onApproval((approval) => approval.kind === "command");
  const answered = client.runTurn(threadId, "go");
  await answered.completed();
  assert.equal(answered.finalText, "true");

  const never = await client.threadStart({ approvalPolicy: "never", sandbox: "read-only" });
  const refused = client.runTurn(never.thread.id, "go");
  await refused.completed();
  assert.equal(refused.finalText, "false");

  const dotcraft = await dotcraftThread(t, server, cwd);
  dotcraft.client.onApproval((approval) => (approval.operation === "deploy" ? "accept" : "decline"));
  const third = dotcraft.client.runTurn(dotcraft.threadId, "go");
  await third.completed();
  assert.equal(third.finalText, "true");
});
