// A minimal DotCraft client over standard input and output, without any library.
//
// node dotcraft.mjs DECISION PROMPT [interrupt]
//
// Starts a thread and a turn, answers approvals with DECISION, waits for the end of the turn, reads the thread, and
// prints
// all received messages as JSON. With `interrupt` it interrupts the turn when a command has started.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const [decision, prompt, interrupt] = process.argv.slice(2);
const cwd = process.cwd();
const server = spawn(process.env.THREADWIRE_BIN, ["app-server"], { stdio: ["pipe", "pipe", "inherit"] });
const exited = once(server, "exit");

// Requests and notifications of the server, in order.
const seen = { received: [] };
const waiting = new Map();
let nextId = 0;
let turnEnded;
const turnEnd = new Promise((resolve) => (turnEnded = resolve));

function send(message) {
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

function request(method, params) {
  const id = nextId++;
  send({ id, method, params });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function receive(message) {
  if (message.jsonrpc !== "2.0") throw new Error(`not JSON-RPC 2.0: ${JSON.stringify(message)}`);
  const { id, method, params } = message;
  if (method === undefined) {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (message.error) reject(new Error(`${message.error.code} ${message.error.message}`));
    else resolve(message.result);
    return;
  }
  seen.received.push({ method, params });
  if (id === undefined) notified(method, params);
  else if (method === "item/approval/request") send({ id, result: { decision } });
  else send({ id, error: { code: -32601, message: "Method not found" } });
}

function notified(method, params) {
  if (["turn/completed", "turn/failed", "turn/cancelled"].includes(method)) {
    turnEnded();
  } else if (interrupt && method === "item/started" && params.item.type === "commandExecution") {
    const { threadId, turnId } = params;
    request("turn/interrupt", { threadId, turnId }).then((result) => (seen.interrupt = result));
  }
}

createInterface({ input: server.stdout }).on("line", (line) => receive(JSON.parse(line)));

seen.initialize = await request("initialize", {
  clientInfo: { name: "custom-client", title: "Custom Client", version: "0.1.0" },
  capabilities: {
    approvalSupport: true,
    streamingSupport: true,
    commandExecutionStreaming: true,
    toolExecutionLifecycle: true,
    configChange: true,
  },
});
send({ method: "initialized", params: {} });

const identity = {
  channelName: "custom",
  userId: "local-user",
  channelContext: `workspace:${cwd}`,
  workspacePath: cwd,
};
const { thread } = await request("thread/start", { identity, historyMode: "server" });
seen.thread = thread;
const { turn } = await request("turn/start", { threadId: thread.id, input: [{ type: "text", text: prompt }] });
seen.turn = turn;
await turnEnd;

seen.read = (await request("thread/read", { threadId: thread.id, includeTurns: true })).thread;
seen.list = (await request("thread/list", { identity })).data;

server.stdin.end();
[seen.exitCode] = await exited;
console.log(JSON.stringify(seen));
