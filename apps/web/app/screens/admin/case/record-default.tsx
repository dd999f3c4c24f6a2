import { ConnectButton } from "~/features/wallet/connect-button";
import { useWallet } from "~/wallet/wallet-provider";
import { AttentionButton } from "../market/attention-button.tsx";

/** Records a default whose time has come, as the market desk does: any wallet may, so one must be connected. */
export function RecordDefault({ listing }: { readonly listing: string }) {
  const { isConnected, isReady } = useWallet();
  if (isReady && !isConnected) return <ConnectButton size="sm" variant="outline" />;
  return <AttentionButton row={{ topic: "overdue", listing }} />;
}
