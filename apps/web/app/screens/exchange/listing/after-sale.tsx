import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { Link } from "react-router";
import { isCancelledUnsold, type ListingPage } from "./listing-page.ts";

/** What holders can expect of each status; the statuses of a sale have none. */
const holdersWords: Partial<Record<ReceivableStatus, string>> = {
  running: "Sold. Holders collect as soon as it's repaid.",
  grace: "Sold, and due now. Holders collect each payment as it arrives.",
  late: "Sold, and late. Holders collect each payment as it arrives.",
  overdue: "Sold, and late. Holders collect each payment as it arrives.",
  settled: "Sold and repaid. Holders can collect at any time.",
  defaulted: "Sold, and in default. Holders collect whatever is recovered.",
  failed: "The sale wasn't funded. Its buyers get their money back once it's cancelled.",
  cancelled: "The sale was cancelled. Its buyers can take back what they paid.",
};

/** For whoever has nothing to do here once the sale is over. */
export function AfterSale({
  page,
  isSeller,
  isConnected,
}: {
  page: ListingPage;
  isSeller: boolean;
  isConnected: boolean;
}) {
  const { offer, meaning } = page;
  if (isCancelledUnsold(offer)) return <p className="text-muted">{meaning}</p>;
  if (isSeller)
    return (
      <p className="text-muted">
        You sold this. See what's due and paid under{" "}
        <Link to="/business/payments" className="text-mint-strong underline underline-offset-4">
          Payments
        </Link>
        .
      </p>
    );
  return (
    <p className="text-muted">
      {holdersWords[offer.status] ?? "The sale is over."}{" "}
      {isConnected
        ? "You hold none of its notes."
        : "If you hold one of its notes, connect your wallet to see what you can collect."}
    </p>
  );
}
