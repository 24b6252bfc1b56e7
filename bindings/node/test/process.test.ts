// Tests of programs that use the package: how it loads, and when the process ends.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { promisify } from "node:util";
import { CodexClient, VERSION } from "threadwire";
// The exports of the addon, as its build recorded them.
import type * as addon from "../build/native.js";
import type { Native } from "../src/native.js";
import { cleanup } from "./support.js";

/** Does not compile if the types of the addon and of the library differ. */
export const sameTypes = (native: typeof addon): Native => native;

const require = createRequire(import.meta.url);
const root = new URL("../../", import.meta.url);
const run = promisify(execFile);

/** Runs a program in a separate process, as a file inside of the package. */
async function program(name: string, code: string): Promise<string> {
  const file = new URL(`build/${name}.mjs`, root);
  writeFileSync(file, code);
  try {
    const { stdout, stderr } = await run(process.execPath, [file.pathname], { timeout: 60_000 });
    assert.equal(stderr, "");
    return stdout;
  } finally {
    rmSync(file);
  }
}

test("it can be required", () => {
  assert.equal((require("threadwire") as { VERSION: string }).VERSION, VERSION);
});

test("versions agree", () => {
  const { version } = require("threadwire/package.json") as { version: string };
  const workspace = readFileSync(new URL("../../Cargo.toml", root), "utf8");
  assert.equal(VERSION, version);
  assert.equal(VERSION, /\[workspace\.package\]\nversion = "(.*)"/.exec(workspace)?.[1]);
});

test("a program ends by itself when all is closed, and not before", async () => {
  const output = await program(
    "lifetime",
    `import { CodexClient, serve } from "threadwire";
     const server = await serve(async () => "late", { listen: ["ws://127.0.0.1:0"] });
     const client = await CodexClient.connect(server.addresses[0]);
     const { thread } = await client.threadStart({});
     // Only the open connection keeps the program alive.
     client.onNotification("turn/completed", async () => {
       await client.close();
       await server.close();
       console.log("closed");
     });
     client.runTurn(thread.id, "hi");`,
  );
  assert.equal(output, "closed\n");
});

test("a program serves the one that started it", async (t) => {
  const file = new URL("build/stdio.mjs", root);
  writeFileSync(
    file,
    `import { serve } from "threadwire";
     import { writeFileSync } from "node:fs";
     const server = await serve(async (turn) => "hello " + turn.text, { listen: ["stdio://"] });
     await server.closed;
     process.on("exit", () => writeFileSync(new URL("stdio.done", import.meta.url), ""));`,
  );
  const done = new URL("build/stdio.done", root);
  cleanup(t, () => [file, done].forEach((left) => rmSync(left, { force: true })));
  const client = await CodexClient.spawn({ command: [process.execPath, file.pathname] });
  const { thread } = await client.threadStart({});
  const turn = client.runTurn(thread.id, "parent");
  await turn.completed();
  assert.equal(turn.finalText, "hello parent");
  await client.close();
  assert.ok(existsSync(done), "the server exits by itself, before it is killed");
});

test("a program that exits with turns under way leaves no process behind", async () => {
  const output = await program(
    "exit",
    `import { CodexClient } from "threadwire";
     const client = await CodexClient.embedded({ config: { approval_policy: "never", sandbox_mode: "danger-full-access" } });
     const { thread } = await client.threadStart({});
     for await (const event of client.runTurn(thread.id, "run: echo $$; exec sleep 600")) {
       if (event.method === "item/commandExecution/outputDelta") {
         console.log(event.params.delta.trim());
         process.exit();
       }
     }`,
  );
  const pid = Number(output);
  assert.ok(pid > 0);
  await gone(pid);
});

test("a platform without an addon is named, with what helps", async () => {
  const output = await program(
    "platform",
    `Object.defineProperty(process, "arch", { value: "riscv64" });
     const { Server } = await import("threadwire");
     await Server.open().catch((error) => console.log(error.message));`,
  );
  assert.equal(
    output,
    `threadwire has no addon for ${process.platform}-riscv64: it runs on linux-x64, linux-arm64, darwin-x64, darwin-arm64\n`,
  );
});

test("importing loads no addon", async () => {
  const output = await program(
    "import",
    `import "threadwire";
     const loaded = process.report.getReport().sharedObjects.filter((path) => path.endsWith(".node"));
     console.log(loaded.length);`,
  );
  assert.equal(output, "0\n");
});

/** Waits until no process has this id. The kernel ends the child when its parent ends, but not before it. */
async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
