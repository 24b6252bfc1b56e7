// Performance targets of the package. `npm run bench` makes a release build first; a debug build misses the limits.
//
//   node --expose-gc bench/bench.mjs [CASE…]

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { CodexClient, serve } from "threadwire";
import { ScriptedServer } from "threadwire/testing";

const home = mkdtempSync(join(tmpdir(), "threadwire-bench-"));
// The configuration of the user must not have an effect.
process.env.THREADWIRE_HOME = home;
process.once("exit", () => rmSync(home, { recursive: true, force: true }));

/** Each case measures one number. `best` is `least` or `most`. */
const cases = {
  import: {
    what: "import of the package, addon included",
    unit: "ms",
    limit: 60,
    best: "least",
    rounds: 9,
    run: importTime,
  },
  ready: { what: "embedded server and client ready", unit: "ms", limit: 20, best: "least", rounds: 9, run: readyTime },
  delta: { what: "delta of the engine to `for await`", unit: "µs", limit: 6, best: "least", rounds: 5, run: deltaTime },
  script: {
    what: "delta of a script to `for await`, TypeScript alone",
    unit: "µs",
    limit: 6,
    best: "least",
    rounds: 5,
    run: scriptDeltaTime,
  },
  turns: { what: "turns of an echo agent", unit: "/s", limit: 4000, best: "most", rounds: 5, run: turnsPerSecond },
  many: { what: "memory of 1,000 turns at once", unit: "MiB", limit: 200, best: "least", rounds: 1, run: memoryOfMany },
  leak: {
    what: "growth over 100,000 turns after the first 10,000",
    unit: "MiB",
    limit: 20,
    best: "least",
    rounds: 1,
    run: growth,
  },
  loop: {
    what: "delay of the event loop (99 %) while 100 turns stream",
    unit: "ms",
    limit: 5,
    best: "least",
    rounds: 5,
    run: loopDelay,
  },
};

const wanted = process.argv.slice(2);
let missed = 0;
for (const [name, { what, unit, limit, best, rounds, run }] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const values = [];
  for (let round = 0; round < rounds; round++) values.push(await run());
  const median = values.sort((a, b) => a - b)[Math.floor(rounds / 2)];
  const isGood = best === "least" ? median <= limit : median >= limit;
  if (!isGood) missed += 1;
  const sign = best === "least" ? "≤" : "≥";
  console.log(
    `${isGood ? "ok  " : "MISS"} ${name.padEnd(7)} ${median.toFixed(1).padStart(9)} ${unit.padEnd(4)} (${sign} ${limit})  ${what}`,
  );
}
process.exitCode = missed > 0 ? 1 : 0;

/** Measures the import in a separate process, minus the time of an empty program. */
function importTime() {
  const time = (code) => {
    const program = `const start = performance.now(); ${code}; console.log(performance.now() - start);`;
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: new URL("..", import.meta.url),
    });
    return Number(output);
  };
  // The spawn of an empty command fails after the addon is loaded.
  return time(
    'const { CodexClient } = await import("threadwire"); await CodexClient.spawn({ command: [] }).catch(() => {})',
  );
}

async function readyTime() {
  const start = performance.now();
  const client = await CodexClient.embedded();
  const took = performance.now() - start;
  await client.close();
  return took;
}

async function deltaTime() {
  const count = 100_000;
  const text = "0123456789";
  const { server, client, threadId } = await echo(async function* () {
    for (let n = 0; n < count; n++) yield text;
  });
  await client.runTurn(threadId, "warm up").completed();
  let length = 0;
  const start = performance.now();
  for await (const event of client.runTurn(threadId, "go")) {
    if (event.method === "item/agentMessage/delta") length += event.params.delta.length;
  }
  const took = performance.now() - start;
  if (length !== count * text.length) throw new Error(`${length} characters`);
  await close(client, server);
  return (took * 1000) / count;
}

async function scriptDeltaTime() {
  const count = 200_000;
  const server = new ScriptedServer("codex");
  const client = await server.connect(CodexClient);
  const events = client.events();
  const start = performance.now();
  const params = { threadId: "t", turnId: "u", itemId: "i", delta: "0123456789" };
  let seen = 0;
  for (let sent = 0; sent < count;) {
    for (let n = 0; n < 50; n++, sent++) server.notify("item/agentMessage/delta", params);
    for (; seen < sent; seen++) await events.next();
  }
  const took = performance.now() - start;
  await client.close();
  return (took * 1000) / count;
}

async function turnsPerSecond() {
  const { server, client, threadId } = await echo(async ({ text }) => text);
  const lanes = [threadId];
  while (lanes.length < 32) lanes.push((await client.threadStart({ ephemeral: true })).thread.id);
  const perLane = 100;
  const start = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      for (let n = 0; n < perLane; n++) await client.runTurn(lane, "hi").completed();
    }),
  );
  const took = performance.now() - start;
  await close(client, server);
  return (lanes.length * perLane * 1000) / took;
}

async function memoryOfMany() {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let open;
  const gate = new Promise((resolve) => (open = resolve));
  const { server, client } = await echo(async function* () {
    yield "begun";
    await gate;
  });
  const turns = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const { thread } = await client.threadStart({ ephemeral: true });
      const turn = client.runTurn(thread.id, "hi");
      for await (const event of turn) if (event.method === "item/agentMessage/delta") break;
      return turn;
    }),
  );
  globalThis.gc?.();
  const used = process.memoryUsage().rss - before;
  open();
  await Promise.all(turns.map((turn) => turn.completed()));
  await close(client, server);
  return used / 2 ** 20;
}

async function growth() {
  // Threads are stored in files, so that memory growth is a leak.
  const folder = mkdtempSync(join(tmpdir(), "threadwire-bench-"));
  const server = await serve(async ({ text }) => text, { home: folder });
  const client = await CodexClient.embedded({ server });
  const threads = await Promise.all(Array.from({ length: 20 }, () => client.threadStart({})));
  const round = async (count) => {
    await Promise.all(
      threads.map(async ({ thread }) => {
        for (let n = 0; n < count / threads.length; n++) await client.runTurn(thread.id, "hi").completed();
      }),
    );
    globalThis.gc?.();
    return { rss: process.memoryUsage().rss, handles: handles() };
  };
  const before = await round(10_000);
  const after = await round(100_000);
  await close(client, server);
  rmSync(folder, { recursive: true });
  if (after.handles > before.handles + 2) throw new Error(`${after.handles - before.handles} handles more`);
  return (after.rss - before.rss) / 2 ** 20;
}

function handles() {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return 0;
  }
}

async function loopDelay() {
  const { server, client } = await echo(async function* () {
    for (let n = 0; n < 500; n++) yield "0123456789";
  });
  const threads = await Promise.all(Array.from({ length: 100 }, () => client.threadStart({ ephemeral: true })));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await Promise.all(
    threads.map(async ({ thread }) => {
      for await (const event of client.runTurn(thread.id, "hi")) void event;
    }),
  );
  delay.disable();
  await close(client, server);
  return delay.percentile(99) / 1e6;
}

async function echo(agent) {
  const server = await serve(agent);
  const client = await CodexClient.embedded({ server });
  const { thread } = await client.threadStart({ ephemeral: true });
  return { server, client, threadId: thread.id };
}

async function close(client, server) {
  await client.close();
  await server.close();
}
