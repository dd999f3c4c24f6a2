import type { WalletNotice } from "@tenora/wallet/state/wallet-notice";
import type { WalletState } from "@tenora/wallet/state/wallet-state";
import { dismiss, notify } from "~/ui/toast/toast";

const wrongNetworkToast = "wallet-wrong-network";

/** Shows what the wallet has to say. A toast that asks for something stays until it is answered. */
export function showWalletNotice({ title, text, tone, action }: WalletNotice): void {
  notify({
    title,
    description: text,
    tone,
    ...(action && {
      id: wrongNetworkToast,
      duration: Number.POSITIVE_INFINITY,
      action: { label: action.label, onClick: action.run },
    }),
  });
}

/** Once the network is right, or nobody is connected, the advice to switch is no use any more. */
export function dismissStaleNotice({ isConnected, network }: WalletState): void {
  if (!isConnected || network === "right") dismiss(wrongNetworkToast);
}
