/**
 * Measures how long a store makes us wait, and only that: a person with a slow line takes as long
 * as he needs. `signal` aborts when the store has used up its time.
 */
export class StoreTimeout {
  readonly #overdue = new AbortController();
  #left: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** `timeoutMs`: how long the store may keep us waiting, all in all. */
  constructor(timeoutMs: number) {
    this.#left = timeoutMs;
  }

  get signal(): AbortSignal {
    return this.#overdue.signal;
  }

  /** The store has all it asked for: from here on its own time runs. */
  startTimer(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#overdue.abort(new Error("store too slow")), this.#left);
  }

  /** The store waits for us, or is done. */
  stopTimer(): void {
    clearTimeout(this.#timer);
    this.#left -= performance.now() - this.#since;
  }
}
