import type { Phase } from "../state/transaction-run.ts";

interface Told {
  readonly key: string;
  readonly phase: Phase;
}

/** The tabs of this browser: only one of them works on an intent, and it tells the others the end. */
export interface Tabs {
  /**
   * Takes an intent for this tab, until the returned function is called or the tab is closed. Null
   * when another tab has it; with `wait`, resolves once that tab is done with it.
   */
  take(key: string, options: { readonly wait: boolean }): Promise<(() => void) | null>;
  tell(key: string, phase: Phase): void;
  onTold(listener: (key: string, phase: Phase) => void): void;
}

/** Over the browser's locks and channels; without them (no TLS) each tab is on its own. */
export function browserTabs(pageEnd: AbortSignal): Tabs {
  const locks: LockManager | undefined = navigator.locks;
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("transactions") : null;
  pageEnd.addEventListener("abort", () => channel?.close());
  return {
    take(key, { wait }) {
      if (!locks) return Promise.resolve(() => {});
      return new Promise((resolve, reject) => {
        locks
          .request(key, { ifAvailable: !wait }, (lock) => {
            if (!lock) return resolve(null);
            // The lock is held until this promise settles.
            return new Promise<void>((release) => resolve(release));
          })
          .catch(reject);
      });
    },
    tell: (key, phase) => channel?.postMessage({ key, phase } satisfies Told),
    onTold(listener) {
      channel?.addEventListener("message", ({ data }: MessageEvent<Told>) =>
        listener(data.key, data.phase),
      );
    },
  };
}
