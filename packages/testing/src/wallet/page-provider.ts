export interface PageWalletOptions {
  /** Name of the function and of the event that lead to the test's process. */
  readonly bridge: string;
  readonly announce: "both" | "eip6963" | "injected";
  readonly name: string;
  readonly rdns: string;
  readonly withoutRequest: boolean;
}

interface Told {
  readonly event: string;
  readonly value: unknown;
}

type Answered = { result: unknown } | { error: { message?: string } };
type Bridge = (method: string, params: unknown) => Promise<Answered>;

/**
 * Runs inside the page, before its own scripts, and must not refer to anything outside of itself:
 * Playwright sends it as text.
 */
export function injectProvider(options: PageWalletOptions): void {
  const { bridge, announce, name, rdns, withoutRequest } = options;
  const listeners = new Map<string, Set<(value: unknown) => void>>();

  async function request({ method, params = [] }: { method: string; params?: unknown }) {
    const call = (window as unknown as Record<string, Bridge>)[bridge];
    const answered = await call?.(method, params);
    if (!answered) throw new Error("The test wallet is gone");
    if ("result" in answered) return answered.result;
    throw Object.assign(new Error(answered.error.message ?? ""), answered.error);
  }

  const events = {
    on(event: string, listener: (value: unknown) => void) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener);
    },
  };
  const provider = withoutRequest ? events : { ...events, request };

  window.addEventListener(bridge, (message) => {
    const { event, value } = (message as CustomEvent<Told>).detail;
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value);
  });

  if (announce !== "eip6963") Object.assign(window, { ethereum: provider });
  if (announce === "injected") return;
  const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
  const detail = Object.freeze({ info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider });
  const tell = () => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  window.addEventListener("eip6963:requestProvider", tell);
  tell();
}
