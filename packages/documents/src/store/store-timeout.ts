/**
 * Measures only the time spent waiting for the store, not for an uploader with a slow connection.
 * `signal` aborts when the store has used up its time.
 */
export class StoreTimeout {
  readonly #overdue = new AbortController();
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `timeoutMs`: the total time to wait for the store. */
  constructor(timeoutMs: number) {
    this.#left = timeoutMs;
  }

  get signal(): AbortSignal {
    return this.#overdue.signal;
  }

  /** The store has the data it needs: its time runs from here. */
  startTimer(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#overdue.abort(new Error("store too slow")), this.#left);
  }

  /** The store is waiting for data, or has finished. */
  stopTimer(): void {
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }
}
