// Tests every example of the README and of the guides: it compiles, it runs, and it prints the output below it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { folder } from "./support.js";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const place = join(root, "build/examples");

const documents = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];
const examples = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), "utf8");
  const found = [...text.matchAll(/```ts\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs)];
  return found.map(([, code = "", output], index) => ({
    title: `${document}, example ${index + 1}`,
    name: `${document.replace(/\.md$/, "").replace("/", "-").toLowerCase()}-${index + 1}`,
    code,
    output,
  }));
});

before(async () => {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const { name, code } of examples) writeFileSync(join(place, `${name}.ts`), code);
  const options = { rootDir: ".", outDir: "out", composite: false, incremental: false, noUnusedLocals: false };
  writeFileSync(
    join(place, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions: options, include: ["*.ts"] }),
  );
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", place]).catch((error: unknown) => {
    assert.fail((error as { stdout: string }).stdout);
  });
});

for (const { title, name, output } of examples) {
  test(title, { timeout: 60_000 }, async (t) => {
    const env = { ...process.env, THREADWIRE_HOME: folder(t), NODE_TEST_CONTEXT: "" };
    const { stdout, stderr } = await run(
      process.execPath,
      ["--experimental-websocket", join(place, "out", `${name}.js`)],
      {
        cwd: folder(t),
        env,
      },
    );
    assert.equal(stderr, "");
    if (output !== undefined) assert.equal(stdout, output);
  });
}

test("each guide has examples", () => {
  for (const document of documents)
    assert.ok(
      examples.some(({ title }) => title.startsWith(document)),
      document,
    );
});
