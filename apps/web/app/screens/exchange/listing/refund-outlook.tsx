import { useWallet } from "~/wallet/wallet-provider";
import type { OfferFacts } from "./listing-page.ts";

/** Of a sale that failed and isn't cancelled yet: what cancelling and the refund after it cost. */
export function RefundOutlook({ offer }: { offer: Pick<OfferFacts, "status" | "soldUnits"> }) {
  const { config } = useWallet();
  if (offer.status !== "failed" || offer.soldUnits === 0n) return null;
  return (
    <p className="mt-4 text-muted text-sm">
      Whoever cancels pays one network fee.{" "}
      {config.features.relayer
        ? "Your refund after that is free: we send it and pay its network fee."
        : "Your refund after that costs only the network fee."}
    </p>
  );
}
