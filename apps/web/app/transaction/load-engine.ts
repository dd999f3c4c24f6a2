import type { WalletActions, WalletConfig } from "~/wallet/wallet-provider";
import type { TransactionEngine } from "./engine/start-engine.ts";

type EngineWallet = Pick<WalletActions, "getState" | "request" | "refresh">;

let pageEnd = new AbortController();
const engines = new WeakMap<EngineWallet["getState"], Promise<TransactionEngine>>();

/**
 * The engine of this page. Its code, and viem's with it, is fetched at the first call.
 * @throws when that fails; the next call tries again
 */
export function loadEngine(wallet: EngineWallet, config: WalletConfig): Promise<TransactionEngine> {
  const known = engines.get(wallet.getState);
  if (known) return known;
  const loading = import("./engine/browser-engine.ts")
    .then(({ browserEngine }) => browserEngine(wallet, config, pageEnd.signal))
    .catch((error: unknown) => {
      engines.delete(wallet.getState);
      throw error;
    });
  engines.set(wallet.getState, loading);
  return loading;
}

/** Ends all engines of this document, as leaving it does. Tests open one page after another in one document. */
export function endPage(): void {
  pageEnd.abort();
  pageEnd = new AbortController();
}
