import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { CaseHeadline } from "./case-page.ts";

export type CaseSale = Pick<
  DisclosedListing,
  | "status"
  | "token"
  | "ledger"
  | "pricePerUnit"
  | "totalUnits"
  | "minUnits"
  | "fundingDeadline"
  | "refunded"
>;

/** The money of a sale whose proceeds aren't released, or never will be; null once it is funded. */
export function saleHeadline(sale: CaseSale): CaseHeadline | null {
  const { status, token, ledger, pricePerUnit, totalUnits, minUnits } = sale;
  const cost = (units: bigint) => purchaseCost(units, pricePerUnit);
  // What the exchange holds, rounded for its payee.
  const shown = (baseUnits: bigint) => formatAmountFor("payee", baseUnits, token);
  const raised = cost(ledger.soldUnits);
  switch (status) {
    case "open": {
      const ends = formatShortDate(new Date(Number(sale.fundingDeadline) * 1_000));
      const [raisedFigure = ""] = shown(raised).split(" ");
      return {
        label: "Raised so far",
        value: `${raisedFigure} of ${shown(cost(totalUnits))}`,
        detail: `The sale ends on ${ends}. Its minimum is ${shown(cost(minUnits))}.`,
      };
    }
    case "closing":
      return {
        label: "Raised, to be released",
        value: shown(raised),
        detail: "The sale is over and the seller hasn’t been paid. Any wallet can release it.",
      };
    case "failed":
      return {
        label: "To refund to buyers",
        value: shown(raised),
        detail: "Below its minimum. Once the sale is cancelled, buyers can collect their money.",
      };
    case "cancelled":
      return {
        label: "To refund to buyers",
        value: shown(raised - sale.refunded),
        detail: cancelledWords(raised, sale.refunded),
      };
    default:
      return null;
  }
}

function cancelledWords(raised: bigint, refunded: bigint): string {
  if (raised === 0n) return "Nobody had bought a note.";
  if (refunded >= raised) return "Every buyer has been refunded.";
  return "Buyers can collect it at any time.";
}
