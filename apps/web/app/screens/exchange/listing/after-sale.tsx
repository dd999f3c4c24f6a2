import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { Link } from "react-router";
import type { ListingPage } from "./listing-page.ts";
import { isCancelledUnsold } from "./offer-facts.ts";

/** What holders can expect of each status; the statuses of a sale have none. */
const holdersWords: Partial<Record<ReceivableStatus, string>> = {
  running: "The sale is over. Holders can collect once the receivable is repaid.",
  grace: "The sale is over. Holders can collect each payment as it arrives.",
  late: "The sale is over. Holders can collect each payment as it arrives.",
  overdue: "The sale is over. Holders can collect each payment as it arrives.",
  settled: "The sale is over, and the receivable is repaid.",
  defaulted: "The sale is over. Holders can collect whatever is recovered.",
  failed: "There's nothing left to buy here.",
  cancelled: "There's nothing left to buy here.",
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
        : "If you hold one of its notes, connect your wallet."}{" "}
      <Link to="/exchange" className="text-mint-strong underline underline-offset-4">
        See what's on sale
      </Link>
    </p>
  );
}
