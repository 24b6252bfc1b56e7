// Replays the golden conversations of `tests/transcripts`, which also drive the clients in other languages: typed
// clients send the recorded messages, and their results must equal the recorded ones.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";
import { AcpClient, CodexClient, Connection, DotCraftClient, RpcError } from "threadwire";
import { type CassetteFrame, type Message, type Protocol, replayServer } from "threadwire/testing";
import { cleanup } from "./support.js";

const root = new URL("../../../../tests/transcripts/", import.meta.url);

const CLIENTS = { codex: CodexClient, dotcraft: DotCraftClient, acp: AcpClient };

interface Line {
  client?: string;
  send?: Message;
  got?: Message;
  raw?: string;
  leave?: boolean;
  restart?: boolean;
}

/** Returns the messages of a conversation, if one well-behaved client sent them. */
function framesOf(lines: Line[]): CassetteFrame[] | undefined {
  if (lines.some(({ raw, leave, restart }) => raw !== undefined || leave || restart)) return undefined;
  if (new Set(lines.flatMap(({ client }) => client ?? [])).size !== 1) return undefined;
  const frames = lines.flatMap(({ send, got }): CassetteFrame[] => {
    if (send !== undefined) return [{ at: 0, from: "client", frame: send }];
    return got === undefined ? [] : [{ at: 0, from: "server", frame: got }];
  });
  const asked = frames.filter(({ from, frame }) => from === "client" && frame.method !== undefined);
  const ids = asked.flatMap(({ frame }) => ("id" in frame ? [frame.id] : []));
  const isPlain = ids.every((id) => typeof id === "number") && new Set(ids).size === ids.length;
  const answers = frames.filter(({ from, frame }) => from === "client" && frame.method === undefined);
  const questions = frames.filter(
    ({ from, frame }) => from === "server" && "id" in frame && frame.method !== undefined,
  );
  const isAsked = answers.every((answer) => questions.some(({ frame }) => frame.id === answer.frame.id));
  return isPlain && isAsked && frames.every(({ frame }) => typeof (frame.method ?? "") === "string")
    ? frames
    : undefined;
}

let played = 0;

for (const protocol of ["codex", "dotcraft", "acp"] satisfies Protocol[]) {
  for (const name of readdirSync(new URL(`${protocol}/`, root)).sort()) {
    const lines = readFileSync(new URL(`${protocol}/${name}`, root), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const frames = framesOf(lines);
    if (frames === undefined) continue;
    played += 1;
    test(`${protocol}/${name}`, { timeout: 60_000 }, async (t) => {
      const head = { threadwire: "cassette" as const, version: 1, protocol };
      const server = replayServer({ head, lines: frames });
      const client = new CLIENTS[protocol](new Connection(server.link()));
      cleanup(t, () => client.close());

      const heard: unknown[] = [];
      const questions = new Map<unknown, { resolve(result: unknown): void; reject(error: Error): void }>();
      const open = frames.filter(({ from, frame }) => from === "server" && "id" in frame && frame.method !== undefined);
      for (const method of new Set(open.map(({ frame }) => frame.method ?? ""))) {
        client.onRequest(method, (params) => {
          const at = open.findIndex(
            ({ frame }) => frame.method === method && JSON.stringify(frame.params) === JSON.stringify(params),
          );
          assert.notEqual(at, -1, `${method} was not recorded with these params`);
          const [line] = open.splice(at, 1);
          return new Promise((resolve, reject) => questions.set(line?.frame.id, { resolve, reject }));
        });
      }
      const told = (async () => {
        for await (const { method, params } of client.events() as AsyncIterable<{ method: string; params: unknown }>) {
          heard.push({ method, params });
        }
      })();

      const answers: Promise<void>[] = [];
      for (const { from, frame } of frames) {
        if (from === "server") continue;
        const { id, method, params, result, error } = frame;
        if (method === undefined) {
          while (!questions.has(id)) await setImmediate();
          const question = questions.get(id);
          if (error === undefined) question?.resolve(result);
          else question?.reject(new RpcError(error.code, error.message, error.data));
        } else if (id === undefined) {
          await client.notify(method, params);
        } else {
          const expected = frames.find(
            (line) => line.from === "server" && line.frame.method === undefined && line.frame.id === id,
          );
          const answer = client.request(method, params).then(
            (result) => assert.deepEqual(result, expected?.frame.result),
            (error: unknown) => {
              if (!(error instanceof RpcError)) throw error;
              const { code, wireMessage: message, data } = error;
              assert.deepEqual({ code, message, ...(data === undefined ? {} : { data }) }, expected?.frame.error);
            },
          );
          // A request that was never answered ends with the client.
          if (expected === undefined) answer.catch(() => {});
          else answers.push(answer);
        }
        await setImmediate();
      }
      await Promise.all(answers);
      const expected = frames.flatMap(({ from, frame: { id, method, params } }) =>
        from === "server" && id === undefined && method !== undefined ? [{ method, params }] : [],
      );
      while (heard.length < expected.length) await setImmediate();
      assert.deepEqual(heard, expected);
      await client.close();
      await told;
    });
  }
}

test("most conversations are played", () => assert.ok(played > 60, `${played} of them`));
