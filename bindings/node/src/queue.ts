/** Values on their way from one place to one `for await`. Nothing is lost while nobody reads. */
export class Queue<T> implements AsyncIterableIterator<T> {
  #values: T[] = [];
  #read = 0;
  #waiting: { resolve(result: IteratorResult<T>): void; reject(error: unknown): void }[] = [];
  #end: { error?: unknown } | undefined;
  readonly #onReturn: (() => void) | undefined;

  /** @param onReturn Called when the reader leaves early. */
  constructor(onReturn?: () => void) {
    this.#onReturn = onReturn;
  }

  /** Adds a value. After the end it is dropped. */
  push(value: T): void {
    if (this.#end !== undefined) return;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) this.#values.push(value);
    else waiting.resolve({ value, done: false });
  }

  /** Ends the queue after what is in it; with an error, if one is given. */
  end(...error: [] | [unknown]): void {
    if (this.#end !== undefined) return;
    this.#end = error.length === 0 ? {} : { error: error[0] };
    const [first, ...others] = this.#waiting.splice(0);
    if (first !== undefined) void this.next().then(first.resolve, first.reject);
    for (const waiting of others) waiting.resolve({ value: undefined, done: true });
  }

  next(): Promise<IteratorResult<T>> {
    if (this.#read < this.#values.length) {
      const value = this.#values[this.#read++] as T;
      // Given away in one piece, so that reading costs the same for any length.
      if (this.#read === this.#values.length) {
        this.#values = [];
        this.#read = 0;
      }
      return Promise.resolve({ value, done: false });
    }
    if (this.#end === undefined) {
      return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    }
    if ("error" in this.#end) {
      const { error } = this.#end;
      this.#end = {};
      return Promise.reject(error as Error);
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  return(): Promise<IteratorResult<T>> {
    this.end();
    this.#end = {};
    this.#values = [];
    this.#read = 0;
    this.#onReturn?.();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
