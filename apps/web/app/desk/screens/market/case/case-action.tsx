import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { ConnectButton } from "~/features/wallet/connect-button";
import { useWallet } from "~/wallet/wallet-provider";
import { AttentionButton } from "../attention/attention-button.tsx";
import type { CasePage } from "./case-page.ts";

/** The statuses in which any wallet may do something: the market desk lists them under the same names. */
const topics = ["failed", "closing", "overdue"] as const satisfies readonly ReceivableStatus[];

/** Cancels a failed sale, releases proceeds or records a default, as the market desk does; a wallet must be connected. */
export function CaseAction({
  page: { listing, seller, status },
}: {
  readonly page: Pick<CasePage, "listing" | "seller" | "status">;
}) {
  const { isConnected, isReady } = useWallet();
  const topic = topics.find((one) => one === status);
  if (topic === undefined) return null;
  if (isReady && !isConnected) return <ConnectButton size="sm" variant="outline" />;
  return <AttentionButton row={{ topic, listing, who: seller }} />;
}
