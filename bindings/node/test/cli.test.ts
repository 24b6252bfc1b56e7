// Tests of the package's command, and of programs that serve an agent.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { CodexClient } from "threadwire";
import { cleanup, folder } from "./support.js";

const dist = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** Starts a program with its own home folder. It ends with the test. */
function start(t: TestContext, args: readonly string[]) {
  const env = { ...process.env, THREADWIRE_HOME: folder(t) };
  const child = spawn(process.execPath, args, { env });
  cleanup(t, () => child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  return { child, said, ended: once(child, "close") as Promise<[code: number | null]> };
}

async function cli(t: TestContext, ...args: string[]) {
  const { child, said, ended } = start(t, [dist("cli.js"), ...args]);
  child.stdin.end();
  const [code] = await ended;
  return { code, ...said };
}

test("the package has the command", async (t) => {
  assert.match((await cli(t, "--version")).out, /^threadwire /);
  assert.deepEqual((await cli(t, "exec", "--ephemeral", "say: hi")).out, "hi\n");
  const failed = await cli(t, "exec", "--ephemeral", "fail: no luck");
  assert.deepEqual([failed.code, failed.out], [1, ""]);
  assert.match(failed.err, /no luck/);
  for (const wrong of [["nonsense"], ["exec", "--nonsense"]]) {
    const { code, out, err } = await cli(t, ...wrong);
    assert.deepEqual([code, out], [2, ""]);
    assert.match(err, /error:/);
  }
  assert.equal((await cli(t, "sandbox", "--policy", "danger-full-access", "--", "sh", "-c", "exit 7")).code, 7);
});

test("clients start the command of the package", async (t) => {
  const named = process.env["THREADWIRE_BIN"];
  delete process.env["THREADWIRE_BIN"];
  cleanup(t, () => {
    if (named !== undefined) process.env["THREADWIRE_BIN"] = named;
  });
  await using client = await CodexClient.spawn({ env: { THREADWIRE_HOME: folder(t) } });
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "say: hi");
  await turn.completed();
  assert.equal(turn.finalText, "hi");
});

test("a signal ends the command in order", async (t) => {
  const { child, ended } = start(t, [dist("cli.js"), "app-server", "--listen", "ws://127.0.0.1:0"]);
  const [line] = (await once(child.stderr, "data")) as [string];
  await using client = await CodexClient.connect(line.trim().split(" ").at(-1) ?? "");
  const { thread } = await client.threadStart({ approvalPolicy: "never", sandbox: "danger-full-access" });
  const turn = client.runTurn(thread.id, "run: echo $$; exec sleep 600");
  turn.completed().catch(() => {});
  let pid = 0;
  for await (const event of turn) {
    if (event.method === "item/commandExecution/outputDelta") {
      pid = Number(event.params.delta);
      child.kill("SIGTERM");
    }
    if (event.method === "turn/completed") break;
  }
  assert.deepEqual(await ended, [0, null]);
  assert.throws(() => process.kill(pid, 0), { code: "ESRCH" });
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`${signal} ends a program that serves an agent in order`, async (t) => {
    const program = join(folder(t), "program.mjs");
    writeFileSync(
      program,
      `import { serve } from ${JSON.stringify(pathToFileURL(dist("index.js")).href)};
       const agent = { run: () => new Promise(() => {}), close: () => console.log("closed") };
       const server = await serve(agent, { listen: ["ws://127.0.0.1:0"] });
       console.log(server.addresses[0]);`,
    );
    const { child, said, ended } = start(t, [program]);
    const [line] = (await once(child.stdout, "data")) as [string];
    const client = await CodexClient.connect(line.trim());
    cleanup(t, () => client.close());
    const { thread } = await client.threadStart({});
    const turn = client.runTurn(thread.id, "go");
    turn.completed().catch(() => {});
    for await (const event of turn) {
      if (event.method === "turn/started") break;
    }
    child.kill(signal);
    assert.deepEqual(await ended, [0, null]);
    assert.match(said.out, /closed\n$/);
  });
}
