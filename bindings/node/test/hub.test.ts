// Tests of the hub: the command of this package as the hub of a user with a home folder of its own.

import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { ConnectError, DotCraftClient, Hub, HubError } from "threadwire";
import { cleanup, folder } from "./support.js";

/** Sets up a user whose hub ends with the test, and a workspace. The tests of this file run one after the other. */
function user(t: TestContext): { home: string; work: string } {
  const home = folder(t);
  const before = { HOME: process.env["HOME"], THREADWIRE_HOME: process.env["THREADWIRE_HOME"] };
  Object.assign(process.env, { HOME: home, THREADWIRE_HOME: join(home, "home") });
  cleanup(t, async () => {
    await (await Hub.find())?.shutdown();
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  const work = join(home, "work");
  mkdirSync(join(work, ".craft"), { recursive: true });
  return { home, work };
}

test("a client asks the hub for its workspace", async (t) => {
  const { work } = user(t);
  const one = await DotCraftClient.hub(work);
  cleanup(t, () => one.close());
  const hub = await Hub.find();
  assert.ok(hub);
  const two = await DotCraftClient.hub(work, { hub });
  cleanup(t, () => two.close());
  const { thread } = await one.threadStart({ identity: { channelName: "test", userId: "u", workspacePath: work } });
  assert.equal((await two.threadRead({ threadId: thread.id })).thread.id, thread.id);
  const servers = await hub.servers();
  assert.deepEqual(
    servers.map(({ state, startedByHub }) => [state, startedByHub]),
    [["running", true]],
  );
});

test("events tell what happens, and a folder without .craft is no workspace", async (t) => {
  const { home, work } = user(t);
  const hub = await Hub.findOrStart();
  assert.equal((await Hub.findOrStart()).address, hub.address);
  const empty = join(home, "empty");
  mkdirSync(empty);
  await assert.rejects(hub.ensure(empty), (error: unknown) => {
    assert.ok(error instanceof HubError);
    return error.code === "workspaceNotFound" && error.message.includes(".craft");
  });
  const events = hub.events();
  const first = events.next();
  assert.equal((await hub.look(work)).state, "stopped");
  const server = await hub.ensure(work);
  const kinds = [(await first).value?.kind, (await events.next()).value?.kind, (await events.next()).value?.kind];
  assert.deepEqual(kinds, ["appserver.starting", "port.allocated", "appserver.running"]);
  assert.notEqual((await hub.restart(work)).pid, server.pid);
  assert.equal((await hub.stop(work)).state, "stopped");
  await hub.shutdown();
  let last: string | undefined;
  for await (const event of events) last = event.kind;
  // Its app server had been stopped before.
  assert.equal(last, "hub.stopping");
});

test("leaving the events closes their connection", async (t) => {
  const { home } = user(t);
  const http = createServer((request, response) => {
    if (request.url === "/v1/status") response.end(JSON.stringify({ pid: process.pid }));
    else response.write('data: {"kind":"appserver.running"}\n');
  });
  cleanup(t, () => http.close());
  await new Promise<void>((ready) => http.listen(0, "127.0.0.1", ready));
  const { port } = http.address() as AddressInfo;
  const lock = { apiBaseUrl: `http://127.0.0.1:${port}`, token: "t", pid: process.pid };
  writeFileSync(join(home, "hub.lock"), JSON.stringify(lock));
  const hub = await Hub.find({ folder: home });
  const closed = new Promise<void>((done) => {
    http.on("request", (request, response) => request.url === "/v1/events" && response.once("close", () => done()));
  });
  for await (const event of hub?.events() ?? []) {
    assert.equal(event.kind, "appserver.running");
    break;
  }
  await closed;
});

test("a hub that does not start says why", async (t) => {
  const { home } = user(t);
  const program = ["/bin/sh", "-c", "echo no network >&2; exit 1"];
  const other = join(home, "other");
  await assert.rejects(Hub.findOrStart({ folder: other, program }), (error: unknown) => {
    return error instanceof ConnectError && error.message.includes("no network");
  });
  writeFileSync(join(other, "hub.lock"), "{}");
  assert.equal(await Hub.find({ folder: other }), undefined);
});
