import { useWallet } from "~/wallet/wallet-provider";
import type { OwnNote } from "../notes/use-own-notes.ts";
import type { OfferFacts } from "./offer-facts.ts";

/** What cancelling a failed sale and the refund after it cost, told to its buyers. */
export function RefundOutlook({
  offer,
  notes,
}: {
  offer: Pick<OfferFacts, "status" | "soldUnits">;
  notes: readonly OwnNote[];
}) {
  const { config, isConnected } = useWallet();
  if (offer.status !== "failed" || offer.soldUnits === 0n) return null;
  // A visitor who isn't connected may be a buyer.
  if (isConnected && notes.length === 0) return null;
  return (
    <p className="mt-4 text-muted text-sm">
      Whoever cancels pays one network fee.{" "}
      {config.features.relayer
        ? "A buyer's refund after that is normally free: we send it and pay its network fee."
        : "A buyer's refund after that costs only the network fee."}
    </p>
  );
}
