import { type Answer, refusal, type WalletPrompt } from "./wallet-request.ts";

interface Waiter {
  readonly method: string | undefined;
  readonly take: (request: WalletPrompt) => void;
}

interface Asking {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly origin: string;
  /** What confirming does. */
  readonly act: () => Promise<unknown>;
}

/** Requests that wait for a person. Tests take them in order, without polling. */
export class RequestQueue {
  readonly #arrived: WalletPrompt[] = [];
  readonly #waiters: Waiter[] = [];
  readonly #open = new Set<WalletPrompt>();
  #autoConfirm = false;

  /** Shows the request to the test and waits for its answer. */
  ask({ method, params, origin, act }: Asking): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer) => {
        this.#open.delete(request);
        if ("error" in answer) reject(answer.error);
        else resolve(answer.result);
      };
      const request: WalletPrompt = {
        method,
        params,
        origin,
        answer: settle,
        refuse: () => settle({ error: refusal() }),
        hang: () => {},
        confirm: async () => {
          try {
            const result = await act();
            settle({ result });
            return result;
          } catch (error) {
            settle({ error });
            throw error;
          }
        },
      };
      this.#open.add(request);
      this.#deliver(request);
    });
  }

  /** The oldest request not yet taken, or the next one to come. */
  next(method?: string): Promise<WalletPrompt> {
    const index = this.#arrived.findIndex((request) => fits(request, method));
    const [arrived] = index < 0 ? [] : this.#arrived.splice(index, 1);
    if (arrived) return Promise.resolve(arrived);
    return new Promise((take) => this.#waiters.push({ method, take }));
  }

  autoConfirm(on: boolean): void {
    this.#autoConfirm = on;
    if (on) for (const request of this.#arrived.splice(0)) request.confirm().catch(() => {});
  }

  /** Unanswered requests of this method. */
  openCount(method: string): number {
    return [...this.#open].filter((request) => request.method === method).length;
  }

  /** Drops the requests of a page that was closed. */
  drop(): void {
    this.#arrived.length = 0;
    this.#open.clear();
  }

  #deliver(request: WalletPrompt) {
    const index = this.#waiters.findIndex(({ method }) => fits(request, method));
    const [waiter] = index < 0 ? [] : this.#waiters.splice(index, 1);
    if (waiter) waiter.take(request);
    // The wallet has reported the failed confirmation to the page.
    else if (this.#autoConfirm) request.confirm().catch(() => {});
    else this.#arrived.push(request);
  }
}

function fits(request: WalletPrompt, method: string | undefined): boolean {
  return method === undefined || request.method === method;
}
