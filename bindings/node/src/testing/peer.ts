import { type CloseReason, RpcError } from "../errors.js";

/** Identifies a request on the wire. */
export type Id = number | string;

/** A message on the wire. */
export interface Message {
  jsonrpc?: "2.0";
  id?: Id;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** What a peer sends through. */
export interface Carrier {
  send(message: Message): void;
  close(reason: Partial<CloseReason>): void;
}

/** A client, as a scripted server sees it. */
export class Peer {
  readonly #carrier: Carrier;
  readonly #waiting = new Map<Id, { resolve(result: unknown): void; reject(error: Error): void }>();
  #nextId = 0;

  /** @internal */
  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  /** Tells the client something. */
  notify(method: string, params?: unknown): void {
    this.#carrier.send({ method, params });
  }

  /** Asks the client. Rejects with an {@link RpcError} where it refuses, and where the connection ends. */
  request(method: string, params?: unknown): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#carrier.send({ id, method, params });
    });
  }

  /** Sends a message as it is, however wrong. */
  send(message: Message): void {
    this.#carrier.send(message);
  }

  /** Ends the connection at once, as a server that dies does. */
  drop(reason: Partial<CloseReason> = {}): void {
    this.#carrier.close(reason);
    this.end();
  }

  /** @internal Takes an answer of the client. */
  settle({ id = -1, result, error }: Message): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new RpcError(error.code, error.message, error.data));
  }

  /** @internal The connection has ended. */
  end(): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error("the client has left"));
    this.#waiting.clear();
  }
}
