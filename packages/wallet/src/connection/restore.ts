import { restorable } from "../provider/order-providers.ts";
import { requireProvider } from "../provider/provider.ts";
import { firstAccount } from "../provider/read-accounts.ts";
import type { WalletCore } from "../state/wallet-core.ts";
import { openConnection } from "./connection.ts";
import { loadBalanceAndChain } from "./load-balance-and-chain.ts";

/**
 * Restores the connection without a prompt or a toast, if a wallet already exposes accounts and the
 * person has not left on purpose. Wallets that announce themselves later are tried as they come.
 */
export async function restore(core: WalletCore): Promise<void> {
  core.restoreWanted = true;
  const given = () =>
    core.connection !== null || core.attempt !== null || core.flags.wasDisconnected();
  for (const found of restorable(core.discovery.list(), core.flags.lastUsed())) {
    if (given()) return;
    try {
      const provider = requireProvider(found);
      const address = firstAccount(await provider.request({ method: "eth_accounts" }));
      if (address === "" || given()) continue;
      openConnection(core, found, provider, address);
      void loadBalanceAndChain(core, { notifyWrongNetwork: false });
    } catch {
      // A wallet that refuses to answer unasked is simply not connected.
    }
  }
}
