/** Longest wait, in milliseconds; a tab in the background is never painted. */
const timeoutMs = 2_000;

/** Resolves once the page has been painted and the browser is idle; at once on the server. */
export function whenIdle(): Promise<void> {
  if (typeof window === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
    // The first callback runs before a frame is painted, the second after it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(() => resolve())),
    );
  });
}
