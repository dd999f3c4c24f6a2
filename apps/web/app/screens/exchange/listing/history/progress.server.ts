import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeePaidShown, lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import type { ListingFigures } from "../listing-page.ts";

/** What its holders got of what is settled, a late fee included; null before. */
export const repaid = ({ status, toHolders }: Listing) => (status === "settled" ? toHolders : null);

/** The late fee that is owed, or that was paid of what is settled. */
export function feeOf(listing: Listing): bigint {
  const { ledger, token, due } = listing;
  const paid = repaid(listing);
  return paid === null ? lateFeeShown(due, token) : lateFeePaidShown(ledger, paid, token);
}

/**
 * How much is sold; once the seller has the money, how much has come back to the holders of what they are
 * due, a late fee included as in what they are still owed.
 */
export function progressOf(listing: Listing): ListingFigures["progress"] {
  const { ledger, token, pricePerUnit, totalUnits, status, due } = listing;
  const fee = feeOf(listing) > 0n ? ", late fee included" : "";
  const paid = repaid(listing);
  const tone = repaymentTones[status];
  const [done, all, what, side] =
    tone === undefined
      ? ([
          purchaseCost(ledger.soldUnits, pricePerUnit),
          purchaseCost(totalUnits, pricePerUnit),
          "sold",
          "payee",
        ] as const)
      : paid !== null
        ? ([paid, paid, "repaid", "payer"] as const)
        : ([ledger.paidIn, ledger.paidIn + owedToHolders(due), "repaid", "payer"] as const);
  const percent = Number((done * 100n) / all);
  // Its unit is that of the amount after it.
  const [part] = formatAmountFor(done === all ? side : "payee", done, token).split(" ");
  return {
    percent,
    tone: tone ?? "good",
    label: `${percent}% ${what}`,
    // All of it is one amount, with one rounding.
    amounts: `${part} of ${formatAmountFor(side, all, token)}${fee}`,
  };
}

/** The tones once the seller was paid. */
const repaymentTones: Partial<Record<Listing["status"], ListingFigures["progress"]["tone"]>> = {
  running: "good",
  grace: "waiting",
  late: "bad",
  overdue: "bad",
  settled: "good",
  defaulted: "bad",
};
