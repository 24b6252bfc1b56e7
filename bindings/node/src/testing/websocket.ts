// A minimal WebSocket server for scripted servers, see RFC 6455.

import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** The constant of RFC 6455 that is hashed with the key of a client. */
const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/** A connection, from the view of the server. */
export interface Socket {
  send(text: string): void;
  /** Closes it at once, without a close frame. */
  destroy(): void;
}

/** Callbacks for connections. */
export interface Handlers {
  /** Called for a new client. Returns the callbacks for its messages and for its end. */
  connected(socket: Socket): { message(text: string): void; ended(): void };
}

/** Listens on loopback, on any path. */
export class WebSocketServer {
  readonly #http: Server;
  readonly #sockets = new Set<Duplex>();

  constructor(handlers: Handlers) {
    this.#http = createServer((_request, response) => response.writeHead(426).end());
    this.#http.on("upgrade", (request, socket: Duplex) => {
      const key = request.headers["sec-websocket-key"] ?? "";
      const accept = createHash("sha1")
        .update(key + MAGIC)
        .digest("base64");
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      this.#sockets.add(socket);
      const { message, ended } = handlers.connected({
        send: (text) => socket.write(frameOf(TEXT, Buffer.from(text))),
        destroy: () => socket.destroy(),
      });
      read(socket, message);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        ended();
      });
    });
  }

  /** Starts to listen. Returns the address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => this.#http.once("error", reject).listen(0, "127.0.0.1", resolve));
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Closes the listener and all its connections. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#http.close(() => resolve()));
  }
}

/** Passes the messages of a client to `message`, and handles control frames. */
function read(socket: Duplex, message: (text: string) => void): void {
  let waiting: Buffer[] = [];
  let length = 0;
  let parts: Buffer[] = [];
  let needed = 0;
  socket.on("data", (chunk: Buffer) => {
    waiting.push(chunk);
    length += chunk.length;
    // Chunks are joined only when a frame is complete, so that a long message is copied once.
    while (length > 0 && length >= needed) {
      const bytes = waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(waiting);
      waiting = [bytes];
      const frame = parse(bytes);
      if (typeof frame === "number") {
        needed = frame;
        return;
      }
      const rest = bytes.subarray(frame.end);
      waiting = [rest];
      length = rest.length;
      needed = 0;
      if (frame.opcode === CLOSE) {
        socket.end(frameOf(CLOSE, frame.payload.subarray(0, 2)));
      } else if (frame.opcode === PING) {
        socket.write(frameOf(PONG, frame.payload));
      } else if (frame.opcode !== PONG) {
        parts.push(frame.payload);
        if (!frame.isLast) continue;
        const text = Buffer.concat(parts).toString();
        parts = [];
        message(text);
      }
    }
  });
}

/** Parses a frame of a client, or returns the number of bytes that it needs. */
function parse(bytes: Buffer): { opcode: number; isLast: boolean; payload: Buffer; end: number } | number {
  if (bytes.length < 2) return 2;
  const short = bytes.readUInt8(1) & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + extra + 4;
  if (bytes.length < start) return start;
  const size = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + size;
  if (bytes.length < end) return end;
  const mask = bytes.subarray(start - 4, start);
  const payload = Buffer.from(bytes.subarray(start, end));
  for (let at = 0; at < size; at++) payload[at] = (payload[at] as number) ^ (mask[at & 3] as number);
  const first = bytes.readUInt8(0);
  return { opcode: first & 0xf, isLast: (first & 0x80) !== 0, payload, end };
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const head = Buffer.alloc(2 + extra);
  head.writeUInt8(0x80 | opcode, 0);
  head.writeUInt8(extra === 0 ? length : extra === 2 ? 126 : 127, 1);
  if (extra === 2) head.writeUInt16BE(length, 2);
  else if (extra === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
