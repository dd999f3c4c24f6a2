import { linkAccount } from "./link-account.ts";
import { loadInfo } from "./load-info.ts";
import { restorable } from "./order-providers.ts";
import { requireProvider } from "./provider.ts";
import { firstAccount } from "./read-accounts.ts";
import type { WalletCore } from "./wallet-core.ts";

/**
 * Restores the connection without a prompt or a toast, if a wallet already exposes accounts and the
 * person has not left on purpose. Wallets that announce themselves later are tried as they come.
 */
export async function restore(core: WalletCore): Promise<void> {
  core.restoreWanted = true;
  const given = () => core.link !== null || core.attempt !== null || core.flags.wasLeft();
  for (const found of restorable(core.discovery.list(), core.flags.lastUsed())) {
    if (given()) return;
    try {
      const provider = requireProvider(found);
      const address = firstAccount(await provider.request({ method: "eth_accounts" }));
      if (address === "" || given()) continue;
      linkAccount(core, found, provider, address);
      void loadInfo(core, { tellWrongNetwork: false });
    } catch {
      // A wallet that refuses to answer unasked is simply not connected.
    }
  }
}
