// Tests of the published package: packed, installed in another folder, imported, required, and compiled against.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { folder } from "./support.js";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const npm = ["--ignore-scripts", "--no-audit", "--no-fund", "--offline", "--loglevel=error"];

/** Packs the package and installs it in a separate folder. */
async function installed(t: TestContext): Promise<{ project: string; files: string[] }> {
  const project = folder(t);
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", project, ...npm], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  const packed = JSON.parse(stdout) as unknown;
  // npm prints a list; since npm 12, an object by name.
  const [archive] = Object.values(packed as Record<string, { filename: string; files: { path: string }[] }>);
  assert.ok(archive !== undefined);
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  await run("npm", ["install", `./${archive.filename}`, ...npm], { cwd: project, maxBuffer: 1 << 26 });
  return { project, files: archive.files.map(({ path }) => path) };
}

test("the package works where it is installed from its archive", { timeout: 300_000 }, async (t) => {
  const { project, files } = await installed(t);

  await t.test("it holds the addon, the library and its types, and nothing else", () => {
    assert.ok(files.some((path) => /^threadwire\.[\w-]+\.node$/.test(path)));
    const kinds = new Set(
      files.map((path) => path.replace(/^dist\/.*(\.d\.ts|\.js)$/, "dist/*$1").replace(/^docs\/.*\.md$/, "docs/*.md")),
    );
    for (const addon of [...kinds].filter((path) => path.endsWith(".node"))) kinds.delete(addon);
    const expected = ["README.md", "CHANGELOG.md", "dist/*.d.ts", "dist/*.js", "docs/*.md", "package.json"];
    assert.deepEqual(
      [...kinds].filter((path) => !expected.includes(path)),
      [],
    );
    const library = files
      .filter((path) => !path.endsWith(".node"))
      .reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
    assert.ok(library < 6_000_000, `${library} bytes without the addon`);
  });

  await t.test("it has no scripts that run where it is installed, and no dependencies", () => {
    const manifest = JSON.parse(readFileSync(join(project, "node_modules/threadwire/package.json"), "utf8")) as {
      scripts: Record<string, string>;
      dependencies?: unknown;
    };
    for (const script of ["preinstall", "install", "postinstall"]) assert.equal(manifest.scripts[script], undefined);
    assert.equal(manifest.dependencies, undefined);
  });

  const program = async (name: string, code: string): Promise<string> => {
    writeFileSync(join(project, name), code);
    const { stdout } = await run(process.execPath, [name], { cwd: project, timeout: 60_000 });
    return stdout;
  };

  await t.test("it is imported", async () => {
    const output = await program(
      "import.mjs",
      `import { CodexClient, serve } from "threadwire";
       import { ScriptedServer } from "threadwire/testing";
       import * as browser from "threadwire/browser";
       const server = await serve(async ({ text }) => "you said " + text, { home: "home" });
       const client = await CodexClient.embedded({ server });
       const { thread } = await client.threadStart({});
       const turn = client.runTurn(thread.id, "hi");
       await turn.completed();
       console.log(turn.finalText, typeof ScriptedServer, typeof browser.CodexClient.connect);
       await client.close();
       await server.close();`,
    );
    assert.equal(output, "you said hi function function\n");
  });

  await t.test("it is required", async () => {
    const output = await program(
      "require.cjs",
      `const { CodexClient } = require("threadwire");
       const { ScriptedServer } = require("threadwire/testing");
       new ScriptedServer("codex").connect(CodexClient).then((client) => {
         console.log(client.server.userAgent);
         return client.close();
       });`,
    );
    assert.equal(output, "scripted/1\n");
  });

  const compile = async (name: string, options: object, code: string) => {
    const place = join(project, name);
    mkdirSync(place);
    writeFileSync(join(place, "index.ts"), code);
    const base = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, module: "nodenext", target: "es2022" };
    writeFileSync(
      join(place, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...base, ...options }, include: ["index.ts"] }),
    );
    await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", place]).catch(
      (error: unknown) => {
        assert.fail((error as { stdout: string }).stdout.slice(0, 2000));
      },
    );
  };

  await t.test("its types are complete in Node", async () => {
    mkdirSync(join(project, "node_modules/@types"));
    for (const name of ["@types/node", "undici-types"]) {
      symlinkSync(join(root, "node_modules", name), join(project, "node_modules", name));
    }
    await compile(
      "node",
      { types: ["node"], lib: ["es2023", "esnext.disposable"] },
      `import { type codex, CodexClient, RpcError, serve, tool } from "threadwire";
       import { testServer, ScriptedModel } from "threadwire/testing";
       export async function use(client: CodexClient): Promise<string> {
         client.useTools(tool({ name: "a", description: "", run: () => "b" }));
         const turn = client.runTurn("t", "hi", { timeoutMs: 5, model: "m" });
         for await (const event of turn) {
           if (event.method === "item/agentMessage/delta") return event.params.delta;
         }
         const items: codex.ThreadItem[] = turn.items;
         return items.map(({ id }) => id).join();
       }
       export const parts = [serve, testServer, ScriptedModel, RpcError];`,
    );
  });

  await t.test("its types are complete in a page, which has nothing of Node", async () => {
    await compile(
      "page",
      { types: [], lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"] },
      `import { AcpClient, CodexClient } from "threadwire/browser";
       export const client = (): Promise<CodexClient> => CodexClient.connect("ws://127.0.0.1:1", { token: "t", reconnect: true });
       // @ts-expect-error There are no processes in a page.
       export const spawn = AcpClient.spawn;`,
    );
  });
});
