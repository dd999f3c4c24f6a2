import type { WalletActions, WalletConfig } from "~/wallet/wallet-provider";
import type { TransactionEngine } from "./engine/start-engine.ts";

type EngineWallet = Pick<WalletActions, "getState" | "request" | "refresh">;

const engines = new WeakMap<EngineWallet["getState"], Promise<TransactionEngine>>();

/**
 * The engine of this page. Its code, and viem's with it, is fetched at the first call.
 * @throws when that fails; the next call tries again
 */
export function loadEngine(wallet: EngineWallet, config: WalletConfig): Promise<TransactionEngine> {
  const known = engines.get(wallet.getState);
  if (known) return known;
  const loading = import("./engine/browser-engine.ts")
    .then(({ browserEngine }) => browserEngine(wallet, config))
    .catch((error: unknown) => {
      engines.delete(wallet.getState);
      throw error;
    });
  engines.set(wallet.getState, loading);
  return loading;
}
