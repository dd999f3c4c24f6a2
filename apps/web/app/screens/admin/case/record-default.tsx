import { ConnectButton } from "~/features/wallet/connect-button";
import { useWallet } from "~/wallet/wallet-provider";
import { AttentionButton } from "../market/attention-button.tsx";
import type { DeskRow } from "../market/desk.ts";

/** Records a default whose time has come, as the market desk does: any wallet may, so one must be connected. */
export function RecordDefault({
  listing,
  who,
}: Pick<DeskRow, "who"> & { readonly listing: string }) {
  const { isConnected, isReady } = useWallet();
  if (isReady && !isConnected) return <ConnectButton size="sm" variant="outline" />;
  return <AttentionButton row={{ topic: "overdue", listing, who }} />;
}
