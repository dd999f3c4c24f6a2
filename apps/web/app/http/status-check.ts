import { requestData } from "./send-request.ts";

/** A status check that takes longer (ms) has failed. */
export const longestCheckMs = 10_000;

/** How often an open page reads a status that may change again, in ms. */
export const recheckMs = 10_000;

/** Why the last status check failed, and how to repeat it. */
export interface FailedCheck {
  /** It took longer than `longestCheckMs`. */
  readonly isTimeout: boolean;
  again(): void;
}

class CheckTimeout extends Error {
  override readonly name = "CheckTimeout";
}

export const isTimeout = (error: unknown): boolean => error instanceof CheckTimeout;

/** A check that took too long isn't repeated by itself: people would wait twice as long to hear of it. */
export const retryCheck = (failures: number, error: unknown): boolean =>
  failures < 1 && !isTimeout(error);

/** The data of a status check. @throws CheckTimeout after `longestCheckMs`; Error as `requestData` */
export async function checkStatus<Data>(path: string, signal: AbortSignal): Promise<Data> {
  const request = new AbortController();
  const cancel = () => request.abort();
  signal.addEventListener("abort", cancel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new CheckTimeout(path)), longestCheckMs);
  });
  try {
    return await Promise.race([requestData<Data>(path, request.signal), limit]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}
