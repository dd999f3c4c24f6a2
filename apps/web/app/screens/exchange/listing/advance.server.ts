import type { Listing } from "@tenora/database/market/listing-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { isSaleOff } from "@tenora/domain/receivable/receivable-status";
import type { WordPair } from "./listing-page.ts";

type AdvanceTerms = Pick<
  Listing,
  "kind" | "status" | "isSaleOpen" | "ledger" | "token" | "pricePerUnit" | "totalUnits"
>;

/** All units while they are offered; once the sale is over those that were sold. */
const unitsOf = ({ status, isSaleOpen, totalUnits, ledger }: AdvanceTerms) =>
  isSaleOpen || isSaleOff(status) ? totalUnits : ledger.soldUnits;

/** "89.7%", "90%": what is paid for a receivable, of what its customer owes. */
export function advanceRate(listing: AdvanceTerms): string {
  const advance = purchaseCost(unitsOf(listing), listing.pricePerUnit);
  return `${Math.round(Number((advance * 10_000n) / listing.ledger.face) / 10) / 10}%`;
}

/** How much is advanced and repaid; nothing of a campaign, whose seller owes only the repayment. */
export function advanceTerms(listing: AdvanceTerms): WordPair[] {
  const { kind, token, ledger, pricePerUnit } = listing;
  if (kind === "community") return [];
  const units = unitsOf(listing);
  const [advance] = formatAmountFor("payee", purchaseCost(units, pricePerUnit), token).split(" ");
  return [
    {
      label: "Advance rate",
      value: `${advanceRate(listing)} (${advance} of ${formatAmountFor("payer", ledger.face, token)})`,
    },
    {
      label: "Repaid to investors in all",
      value: formatAmountFor("payer", units * ledger.repayPerUnit, token),
    },
  ];
}
