import { restorable } from "../provider/discover-providers.ts";
import { readAccount } from "../provider/provider.ts";
import { connectionRestored } from "../state/connection-events.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";

/**
 * Restores the connection without a prompt or a toast, if a wallet already exposes accounts and the
 * person has not disconnected on purpose.
 */
export async function restore(runtime: WalletRuntime): Promise<void> {
  const { model, dispatch, flags, discovery } = runtime;
  const mustNot = () => model().connection || model().attempt || flags.wasDisconnected();
  for (const found of restorable(discovery.list(), flags.lastUsed())) {
    if (mustNot()) return;
    const address = await readAccount(found);
    if (address === "" || mustNot()) continue;
    try {
      runtime.listen(found);
      dispatch(connectionRestored({ key: runtime.newKey(), found, address }));
    } catch {
      // A wallet that can't be listened to is not worth the start of the page.
    }
  }
}
