/** Longest wait, in milliseconds. */
const timeoutMs = 2_000;

/** Resolves when the browser has nothing better to do; at once where there is no browser. */
export function whenIdle(): Promise<void> {
  if (typeof window === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback !== "function") setTimeout(resolve, 200);
    else window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
  });
}
