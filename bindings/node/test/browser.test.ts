// Tests of the clients in a real web page: headless Chromium.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, createReadStream, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { type TestContext, test } from "node:test";
import { cleanup, folder, proxy, serving } from "./support.js";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const chromium = process.env["CHROMIUM"] ?? find();
const needsChromium = {
  skip: chromium === undefined && `no Chromium: install one of ${NAMES.join(", ")}, or name it in CHROMIUM`,
  timeout: 120_000,
};

function find(): string | undefined {
  const places = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Runs a module in a page and returns its report. The module gets `report`, and `call`, which runs one of `helpers` in
 * this process.
 */
async function page(
  t: TestContext,
  makeModule: (origin: string) => Promise<{ code: string; helpers?: Record<string, () => unknown> }>,
): Promise<unknown> {
  let settle: (report: unknown) => void = () => {};
  const reported = new Promise((resolve) => (settle = resolve));
  let html = "";
  let helpers: Record<string, () => unknown> = {};
  const site = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/") {
      response.writeHead(200, { "content-type": "text/html" }).end(html);
    } else if (path === "/report") {
      void request
        .setEncoding("utf8")
        .toArray()
        .then((parts) => {
          settle(JSON.parse(parts.join("")));
          response.end();
        });
    } else if (path.startsWith("/call/")) {
      void Promise.resolve(helpers[path.slice(6)]?.()).then(() => response.end());
    } else if (/^\/dist\/[\w/.-]+\.js$/.test(path) && !path.includes("..")) {
      response.writeHead(200, { "content-type": "text/javascript" });
      createReadStream(new URL(`../..${path}`, import.meta.url))
        .on("error", () => response.destroy())
        .pipe(response);
    } else {
      response.writeHead(404).end();
    }
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  cleanup(t, () => {
    site.closeAllConnections();
    site.close();
  });
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const made = await makeModule(origin);
  helpers = made.helpers ?? {};
  html = `<!doctype html><script type="module">
    const report = (value) => fetch("/report", { method: "POST", body: JSON.stringify(value) });
    const call = (name) => fetch("/call/" + name);
    addEventListener("error", (event) => report({ error: String(event.message) }));
    addEventListener("unhandledrejection", (event) => report({ error: String(event.reason?.stack ?? event.reason) }));
    ${made.code}
  </script>`;
  const browser = spawn(
    chromium ?? "",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      `--user-data-dir=${folder(t)}`,
      "--no-first-run",
      "--remote-debugging-port=0",
      origin,
    ],
    { stdio: "ignore", detached: true },
  );
  const gone = once(browser, "exit");
  try {
    return await Promise.race([reported, gone.then(([code]) => ({ error: `the browser ended with ${String(code)}` }))]);
  } finally {
    // Kills the browser's process group.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, "SIGKILL");
    await gone;
  }
}

test(
  "a page drives clients of all dialects, with approvals, tools, a token and a lost connection",
  needsChromium,
  async (t) => {
    const report = await page(t, async (origin) => {
      const { server, cwd } = await serving(
        t,
        async function* (turn) {
          if (turn.text === "tool") {
            const { content } = await turn.callTool("where", {});
            yield content.map((part) => (part.type === "text" ? part.text : "")).join("");
          } else if (turn.text === "run") {
            const { status, output } = await turn.run("echo from a shell; touch approved");
            yield `${status}: ${output.trim().split("\n").at(-1) ?? ""}`;
          } else {
            yield `you said ${turn.text}`;
          }
        },
        { listen: ["ws://127.0.0.1:0"], token: "secret", allowOrigins: [origin] },
      );
      const way = await proxy(t, server.addresses[0] ?? "");
      return {
        helpers: { cut: () => way.cut() },
        code: `
        import { AcpClient, CodexClient, ConnectError, DotCraftClient, tool } from "/dist/browser.js";
        const address = ${JSON.stringify(way.address)}, cwd = ${JSON.stringify(cwd)}, token = "secret";
        const seen = {};

        const codex = await CodexClient.connect(address, { token, reconnect: true });
        codex.useTools(tool({ name: "where", description: "Where it runs.", run: () => "in " + location.protocol }));
        codex.onApproval(({ kind }) => kind === "command");
        const { thread } = await codex.threadStart({ approvalPolicy: "untrusted" });
        const run = async (text) => {
          const turn = codex.runTurn(thread.id, text);
          let deltas = 0;
          for await (const event of turn) if (event.method === "item/agentMessage/delta") deltas += 1;
          return [turn.finalText, deltas > 0];
        };
        seen.codex = await run("a");
        seen.tool = await run("tool");
        seen.run = await run("run");
        const back = new Promise((resolve) => codex.onConnectionChange(({ type }) => type === "renewed" && resolve(type)));
        await call("cut");
        seen.back = await back;
        seen.again = await run("b");

        const dotcraft = await DotCraftClient.connect(address + "/ws", { token });
        const started = await dotcraft.threadStart({ identity: { channelName: "page", userId: null } });
        const second = dotcraft.runTurn(started.thread.id, "c");
        await second.completed();
        seen.dotcraft = second.finalText;

        const acp = await AcpClient.connect(address + "/acp", { token });
        const { sessionId } = await acp.sessionNew({ cwd, mcpServers: [] });
        const third = acp.prompt(sessionId, "d");
        await third.completed();
        seen.acp = third.finalText;

        seen.refused = await CodexClient.connect(address, { token: "wrong" }).catch((error) => error instanceof ConnectError);
        await Promise.all([codex.close(), dotcraft.close(), acp.close()]);
        seen.closed = await codex.modelList().catch((error) => error.name);
        await report(seen);`,
      };
    });
    assert.deepEqual(report, {
      codex: ["you said a", true],
      tool: ["in http:", true],
      run: ["completed: from a shell", true],
      back: "renewed",
      again: ["you said b", true],
      dotcraft: "you said c",
      acp: "you said d",
      refused: true,
      closed: "ConnectionClosedError",
    });
  },
);

test("a page of another origin is not let in", needsChromium, async (t) => {
  const report = await page(t, async () => {
    const { server } = await serving(t, async () => "", {
      listen: ["ws://127.0.0.1:0"],
      allowOrigins: ["http://example.com"],
    });
    return {
      code: `
        import { CodexClient } from "/dist/browser.js";
        await report(await CodexClient.connect(${JSON.stringify(server.addresses[0])}).then(() => "let in", (error) => error.name));`,
    };
  });
  assert.equal(report, "ConnectError");
});

test("what pages load needs nothing of Node", () => {
  const todo = ["browser.js"];
  const loaded = new Set<string>();
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const text = readFileSync(new URL(`../../dist/${file}`, import.meta.url), "utf8");
    for (const [, target = ""] of text.matchAll(/^(?:import|export)[^;]*? from "([^"]+)"/gm)) {
      assert.match(target, /^\.\.?\//, `${file} imports ${target}`);
      todo.push(new URL(target, `file:///${file}`).pathname.slice(1));
    }
    assert.doesNotMatch(text, /\b(?:process\.\w|Buffer\.\w|require\()/, file);
  }
  assert.ok(loaded.size > 10);
});
