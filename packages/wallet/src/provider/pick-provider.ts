import type { WalletCore } from "../state/wallet-core.ts";
import { orderProviders } from "./order-providers.ts";
import type { FoundProvider } from "./provider.ts";

/** The named wallet; without a name the one used last, or the first. */
export function pickProvider(core: WalletCore, providerId?: string): FoundProvider | undefined {
  const found = core.discovery.list();
  if (providerId !== undefined) return found.find((provider) => provider.id === providerId);
  return orderProviders(found, core.flags.lastUsed())[0];
}
