import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import { Link } from "react-router";
import type { ListingPage } from "../listing-page.ts";
import { isCancelledUnsold } from "./offer-facts.ts";

/** For visitors who have nothing to do here once the sale is over. */
export function AfterSale({
  page,
  isSeller,
  isConnected,
}: {
  page: ListingPage;
  isSeller: boolean;
  isConnected: boolean;
}) {
  const { offer } = page;
  if (isCancelledUnsold(offer)) return <p className="text-muted">{page.head.meaning}</p>;
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
      {isSaleOff(offer.status) ? "There's nothing left to buy here." : "The sale is over."}{" "}
      {isConnected
        ? "You hold none of its notes."
        : "If you hold one of its notes, connect your wallet."}{" "}
      <Link to="/exchange" className="text-mint-strong underline underline-offset-4">
        See what's on sale
      </Link>
    </p>
  );
}
