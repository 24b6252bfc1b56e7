// Tests with misbehaving processes, messages of any size, workers, and programs that end during a call.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type TestContext, test } from "node:test";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { CodexClient, ConnectionClosedError, serve } from "threadwire";
import { cleanup, folder } from "./support.js";

const run = promisify(execFile);
const library = new URL("../../dist/index.js", import.meta.url).href;

/**
 * Returns the command of a server process: it answers the handshake, and `answers` is its further code, with `message`
 * and `send`.
 */
function server(answers: string): string[] {
  return [
    process.execPath,
    "-e",
    `const send = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
     require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
       const message = JSON.parse(line);
       if (message.method === "initialize") return send({ id: message.id, result: {} });
       ${answers}
     });`,
  ];
}

async function client(t: TestContext, answers: string): Promise<CodexClient> {
  const client = await CodexClient.spawn({ command: server(answers) });
  cleanup(t, () => client.close());
  return client;
}

test("a message of 100 MB comes and goes", async (t) => {
  const size = 100_000_000;
  const one = await client(t, `if (message.id) send({ id: message.id, result: { data: message.params.text } });`);
  const text = "x".repeat(size);
  const { data } = await one.request<{ data: string }>("echo", { text });
  assert.equal(data.length, size);
  assert.equal(data, text);
});

test("a message that a WebSocket does not carry ends the connection, in words", async (t) => {
  const server = await serve(async () => "", { home: folder(t), listen: ["ws://127.0.0.1:0"] });
  cleanup(t, () => server.close());
  const one = await CodexClient.connect(server.addresses[0] ?? "");
  cleanup(t, () => one.close());
  const text = "x".repeat(100_000_000);
  await assert.rejects(one.request("thread/read", { threadId: "t", text }), ConnectionClosedError);
});

test("garbage on standard output is passed over", async (t) => {
  const one = await client(
    t,
    `if (!message.id) return;
     process.stdout.write('warming up\\n{"half":\\n[1,2]\\n"text"\\nnull\\n\\n\\x00\\xff\\n{"id":"nobody","result":1}\\n{"id":99,"result":1}\\n');
     send({ id: message.id, result: { data: [] } });`,
  );
  assert.deepEqual(await one.modelList(), { data: [] });
});

test("a process that is killed in the middle of a request ends it", async (t) => {
  const one = await client(
    t,
    `if (message.id) { console.error("about to go"); process.kill(process.pid, "SIGKILL"); }`,
  );
  await assert.rejects(one.modelList(), (error) => {
    assert.ok(error instanceof ConnectionClosedError);
    assert.equal(error.exitCode, null);
    assert.match(error.message, /signal/);
    assert.deepEqual(error.stderr, ["about to go"]);
    return true;
  });
  await assert.rejects(one.modelList(), ConnectionClosedError);
});

test("a process that ignores the end of its input is ended by closing", async () => {
  const stubborn = await CodexClient.spawn({
    command: server(`if (message.id) send({ id: message.id, result: process.pid }); setInterval(() => {}, 1000);`),
  });
  const pid = await stubborn.request<number>("pid");
  await stubborn.close();
  assert.equal(alive(pid), false);
});

for (const [how, code] of [
  ["exits", "process.exit(3)"],
  ["throws", "setImmediate(() => { throw new Error('gone') })"],
  ["is killed", "process.kill(process.pid, 'SIGKILL')"],
] as const) {
  test(`no process is left over where a program ${how} with a client open`, async () => {
    const program = `
      import { CodexClient } from ${JSON.stringify(library)};
      const command = ${JSON.stringify(server(`if (message.id) send({ id: message.id, result: process.pid });`))};
      const client = await CodexClient.spawn({ command });
      const other = await CodexClient.embedded();
      console.log(await client.request("pid"));
      void other.modelList();
      ${code};`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
    await once(child, "exit");
    const pid = Number(line);
    for (let n = 0; n < 3000 && alive(pid); n++) await sleep(20);
    assert.equal(alive(pid), false, `process ${pid} is left over`);
  });
}

test("clients and servers work in workers, and go away with them", async () => {
  const code = `
    import { parentPort, workerData } from "node:worker_threads";
    const { CodexClient } = await import(workerData.library);
    const client = await CodexClient.embedded({ home: workerData.home });
    const { thread } = await client.threadStart({});
    const turn = client.runTurn(thread.id, "say: from a worker\\nwait: " + workerData.wait);
    for await (const event of turn) {
      if (event.method === "item/agentMessage/delta") parentPort.postMessage(event.params.delta);
    }
    await client.close();
    parentPort.close();`;
  const home = (t: number) => `${process.env["TMPDIR"] ?? "/tmp"}/threadwire-worker-${process.pid}-${t}`;
  const start = (n: number, wait: string) =>
    new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
      workerData: { library, wait, home: home(n) },
    });
  const [ends, cut, second] = [start(0, "1ms"), start(1, "600s"), start(2, "1ms")];
  const exits = [once(ends, "exit"), once(second, "exit")];
  const said = await Promise.all([ends, cut, second].map((worker) => once(worker, "message")));
  assert.deepEqual(said.flat(), ["from a worker", "from a worker", "from a worker"]);
  await cut.terminate();
  assert.deepEqual((await Promise.all(exits)).flat(), [0, 0]);
  // This thread still works.
  await using client = await CodexClient.embedded();
  assert.ok((await client.modelList()).data.length > 0);
});

for (const options of ["{}", "{ timeoutMs: 600_000 }"]) {
  test(`a program that closes everything ends at once, whatever its handlers with ${options} still do`, async (t) => {
    const program = `
      import { CodexClient } from ${JSON.stringify(library)};
      const client = await CodexClient.embedded({ home: ${JSON.stringify(folder(t))} });
      let asked;
      const question = new Promise((resolve) => (asked = resolve));
      client.onApproval(() => { asked(); return new Promise(() => {}); }, ${options});
      const { thread } = await client.threadStart({ approvalPolicy: "untrusted" });
      const turn = client.runTurn(thread.id, "run: touch nothing");
      await question;
      await client.close();
      await turn.completed().catch((error) => console.log(error.name));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { timeout: 60_000 });
    assert.equal(stdout, "ConnectionClosedError\n");
  });
}

test("a signal closes all servers, also where the agent of one fails to close", async () => {
  const program = `
    import { setImmediate } from "node:timers/promises";
    import { serve } from ${JSON.stringify(library)};
    let fail;
    const failed = new Promise((resolve) => (fail = resolve));
    const bad = () => { fail(); throw new Error("no luck"); };
    const good = async () => { await failed; await setImmediate(); console.log("closed"); };
    for (const close of [bad, good]) await serve({ run: async () => "", close }, { listen: ["ws://127.0.0.1:0"] });
    process.kill(process.pid, "SIGTERM");`;
  const ended = run(process.execPath, ["--input-type=module", "-e", program], { timeout: 60_000 });
  await assert.rejects(ended, (error: { code: number; stdout: string; stderr: string }) => {
    assert.deepEqual([error.code, error.stdout], [1, "closed\n"]);
    assert.match(error.stderr, /no luck/);
    return true;
  });
});

/** Tells whether a process is running; a zombie is not. */
function alive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
