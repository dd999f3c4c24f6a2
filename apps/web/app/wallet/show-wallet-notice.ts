import type { WalletNotice } from "@tenora/wallet/state/wallet-notice";
import type { WalletState } from "@tenora/wallet/state/wallet-state";
import { dismiss, notify } from "~/ui/toast/toast";

const wrongNetworkToast = "wallet-wrong-network";

/** Shows a notice of the wallet. A toast with an action stays until it is used or closed. */
export function showWalletNotice({ kind, title, text, tone, action }: WalletNotice): void {
  notify({
    title,
    description: text,
    tone,
    ...(kind === "wrong-network" && { id: wrongNetworkToast, duration: Number.POSITIVE_INFINITY }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}

/** Once the network is right, or the wallet is disconnected, the advice to switch is stale. */
export function dismissStaleNotice({ isConnected, network }: WalletState): void {
  if (!isConnected || network === "right") dismiss(wrongNetworkToast);
}
