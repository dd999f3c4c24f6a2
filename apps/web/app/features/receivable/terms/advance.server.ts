import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import type { WordPair } from "./word-pair.ts";

type AdvanceTerms = Pick<
  Listing,
  "kind" | "status" | "isSaleOpen" | "ledger" | "token" | "pricePerUnit" | "totalUnits"
>;

/** Units that are repaid: all while they are offered; once the sale is over those that were sold. */
const unitsOf = ({ isSaleOpen, totalUnits, ledger }: AdvanceTerms) =>
  isSaleOpen ? totalUnits : ledger.soldUnits;

/** "89.7%", "90%": what is offered for a receivable, however much was sold, of what its customer owes. */
export function advanceRate({ totalUnits, pricePerUnit, ledger }: AdvanceTerms): string {
  const advance = purchaseCost(totalUnits, pricePerUnit);
  return `${Math.round(Number((advance * 10_000n) / ledger.face) / 10) / 10}%`;
}

/**
 * How much is advanced and repaid; nothing of a campaign, whose seller owes only the repayment. Without a sale
 * nothing is due to anybody.
 */
export function advanceTerms(listing: AdvanceTerms): WordPair[] {
  const { kind, status, token, ledger, pricePerUnit, totalUnits } = listing;
  if (kind === "community") return [];
  const offered = formatAmountFor("payee", purchaseCost(totalUnits, pricePerUnit), token);
  const [advance] = offered.split(" ");
  return [
    {
      label: "Advance rate",
      value: `${advanceRate(listing)} (${advance} of ${formatAmountFor("payer", ledger.face, token)})`,
    },
    ...(isSaleOff(status)
      ? []
      : [
          {
            label: investorsLabel(listing),
            value: formatAmountFor("payer", unitsOf(listing) * ledger.repayPerUnit, token),
          },
        ]),
  ];
}

function investorsLabel({ status, isSaleOpen }: AdvanceTerms): string {
  if (isSaleOpen) return "Due to investors if all is sold";
  return `${status === "settled" ? "Repaid" : "Due"} to investors in total`;
}
