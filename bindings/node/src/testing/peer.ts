import { type CloseReason, RpcError } from "../errors.js";

/** The id of a request on the wire. */
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

/** The transport of a peer. */
export interface Carrier {
  send(message: Message): void;
  close(reason: Partial<CloseReason>): void;
}

/** A client, from the view of a scripted server. */
export class Peer {
  readonly #carrier: Carrier;
  readonly #waiting = new Map<Id, { resolve(result: unknown): void; reject(error: Error): void }>();
  #nextId = 0;

  /** @internal */
  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  /** Sends a notification to the client. */
  notify(method: string, params?: unknown): void {
    this.#carrier.send({ method, params });
  }

  /**
   * Sends a request to the client. Rejects with an {@link RpcError} for an error response, and when the connection
   * ends.
   */
  request(method: string, params?: unknown): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#carrier.send({ id, method, params });
    });
  }

  /** Sends any message unchanged, even an invalid one. */
  send(message: Message): void {
    this.#carrier.send(message);
  }

  /** Aborts the connection, like a server that crashes. */
  drop(reason: Partial<CloseReason> = {}): void {
    this.#carrier.close(reason);
    this.end();
  }

  /** @internal Processes a response of the client. */
  settle({ id = -1, result, error }: Message): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new RpcError(error.code, error.message, error.data));
  }

  /** @internal Fails all pending requests at the end of the connection. */
  end(): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error("the client has left"));
    this.#waiting.clear();
  }
}
