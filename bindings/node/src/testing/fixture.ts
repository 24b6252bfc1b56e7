import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AcpOptions } from "../acp.js";
import { AcpClient, CodexClient, DotCraftClient } from "../clients.js";
import type { CodexOptions } from "../codex.js";
import type { ConnectionOptions } from "../connection.js";
import type { DotCraftOptions } from "../dotcraft.js";
import { Server, type ServeOptions, type ServerOptions } from "../server.js";

/** A test: the context of `node:test`, or any object that calls back at the end of a test. */
export interface Test {
  after(over: () => void | Promise<void>): void;
}

/** A test server. At the end of the test, its clients and then the server are closed. */
export class ServerFixture {
  readonly #clients: { close(): Promise<void> }[] = [];

  /** @internal */
  constructor(
    /** The server. */
    readonly server: Server,
    /** Its folder of configuration and threads. */
    readonly home: string,
    /** The working directory of its threads. */
    readonly cwd: string,
  ) {}

  /** Connects a Codex client to the server. */
  async codex(options: ConnectionOptions & CodexOptions = {}): Promise<CodexClient> {
    return this.#ending(await CodexClient.embedded({ ...options, server: this.server }));
  }

  /** Connects a DotCraft client to the server. */
  async dotcraft(options: ConnectionOptions & DotCraftOptions = {}): Promise<DotCraftClient> {
    return this.#ending(await DotCraftClient.embedded({ ...options, server: this.server }));
  }

  /** Connects an ACP client to the server. */
  async acp(options: ConnectionOptions & AcpOptions = {}): Promise<AcpClient> {
    return this.#ending(await AcpClient.embedded({ ...options, server: this.server }));
  }

  #ending<C extends { close(): Promise<void> }>(client: C): C {
    this.#clients.push(client);
    return client;
  }

  /** @internal */
  async close(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.close()));
    await this.server.close();
  }
}

const makeFolder = () => mkdtempSync(join(tmpdir(), "threadwire-"));
const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true });

/** Creates a folder that is removed at the end of the test. */
export function temporaryFolder(test: Test): string {
  const path = makeFolder();
  test.after(() => removeFolder(path));
  return path;
}

/**
 * Opens a server for one test, with its own folders. Without an agent or a model, the offline agent runs the turns,
 * which follows simple directives: `say: hi`, `run: ls`, `write: file = text`.
 *
 * @example
 * ```ts
 * test("the agent greets", async (t) => {
 *   const fixture = await testServer(t, { agent: myAgent });
 *   const client = await fixture.codex();
 * });
 * ```
 */
export async function testServer(
  test: Test,
  { listen = [], ...options }: ServerOptions & Pick<ServeOptions, "listen"> = {},
): Promise<ServerFixture> {
  const made: string[] = [];
  const folder = () => {
    const path = makeFolder();
    made.push(path);
    return path;
  };
  let fixture: ServerFixture | undefined;
  // One callback for everything, because the order of callbacks differs between test runners, and the folders must be
  // removed after the server is closed.
  test.after(async () => {
    try {
      await fixture?.close();
    } finally {
      made.forEach(removeFolder);
    }
  });
  const home = options.home ?? folder();
  const cwd = options.cwd ?? folder();
  fixture = new ServerFixture(await Server.open({ ...options, home, cwd }), home, cwd);
  for (const address of listen) await fixture.server.listen(address);
  return fixture;
}
