// Tests of what crosses to servers in JSON and in flags.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CodexClient } from "threadwire";
import type * as config from "../src/config.js";
import type * as json from "../src/json.js";
import { cleanup, folder } from "./support.js";

// The package does not export these.
const inside = (name: string): Promise<unknown> => import(new URL(`../../dist/${name}.js`, import.meta.url).href);
const { flagsOf } = (await inside("config")) as typeof config;
const { encode } = (await inside("json")) as typeof json;

test("half a character is replaced, and nothing that only looks like one", () => {
  assert.equal(encode(["a\ud800", "\udfffb", "\ud83d\ude00"]), '["a\\ufffd","\\ufffdb","\ud83d\ude00"]');
  const path = { path: "C:\\ud800\\\udc00" };
  assert.deepEqual(JSON.parse(encode(path)), { path: "C:\\ud800\\\ufffd" });
  assert.equal(encode(undefined), "null");
  assert.throws(() => encode(() => {}), { name: "TypeError", message: "a function has no form in JSON" });
});

test("configuration becomes flags in TOML", () => {
  assert.deepEqual(
    flagsOf({
      model: "a\x7fb",
      "features.search": true,
      unset: undefined,
      nothing: null,
      mcp_servers: { "a.b=c": { command: "run", env: { TOKEN: "x=y", none: null } } },
      list: [1.5, [], { key: "v", "odd key": -1, none: null }],
    }),
    [
      'model="a\\u007fb"',
      "features.search=true",
      'mcp_servers."a.b\\u003dc".command="run"',
      'mcp_servers."a.b\\u003dc".env.TOKEN="x=y"',
      'list=[1.5, [], {key = "v", "odd key" = -1}]',
    ],
  );
  for (const value of [NaN, Infinity, () => {}, new Map(), new Date(0), 1n]) {
    assert.throws(() => flagsOf({ a: { b: [value as never] } }), /TypeError: config: a\.b is a text, .*, not /s);
  }
});

test("the configuration of a server has tables, and null sets nothing", async (t) => {
  const client = await CodexClient.embedded({
    home: folder(t),
    agent: { name: "own", run: async () => "" },
    config: { model: null, shell_environment_policy: { set: { "A.B": "1 = 2" } } },
  });
  cleanup(t, () => client.close());
  const { config } = await client.request<{ config: Record<string, unknown> }>("config/read", {});
  assert.equal(config["model"], "own");
  assert.deepEqual((config["shell_environment_policy"] as { set: unknown }).set, { "A.B": "1 = 2" });
  await assert.rejects(CodexClient.embedded({ config: { model: new Date(0) as never } }), /config: model is a text/);
});
