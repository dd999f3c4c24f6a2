import { restorable } from "../provider/order-providers.ts";
import { firstAccount, requireProvider } from "../provider/provider.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";

/**
 * Restores the connection without a prompt or a toast, if a wallet already exposes accounts and the
 * person has not disconnected on purpose. Wallets that announce themselves later are tried then.
 */
export async function restore(runtime: WalletRuntime): Promise<void> {
  const { model, dispatch, flags, discovery } = runtime;
  dispatch({ type: "restore-requested" });
  const mustNot = () => model().connection || model().attempt || flags.wasDisconnected();
  for (const found of restorable(discovery.list(), flags.lastUsed())) {
    if (mustNot()) return;
    try {
      const accounts = await requireProvider(found).request({ method: "eth_accounts" });
      const address = firstAccount(accounts);
      if (address === "" || mustNot()) continue;
      dispatch({ type: "restored", connection: { key: runtime.newKey(), found, address } });
    } catch {
      // A wallet that shares nothing without a prompt is simply not connected.
    }
  }
}
