import type { Listing } from "@tenora/database/market/listing-record";
import type { Currency } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders, repaymentOf } from "@tenora/domain/receivable/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/pricing";

/**
 * "25% sold · 16,200 USDC left" while it is on sale; afterwards what counts then: what was sold until it is
 * due, then what is owed, and what was repaid once it is settled.
 */
export function soldWords(listing: Listing): string {
  const { ledger, token, totalUnits, pricePerUnit, isSaleOpen, status, due } = listing;
  const cost = (units: bigint) => shortAmount("payee", purchaseCost(units, pricePerUnit), token);
  if (isSaleOpen)
    return `${soldPercent(listing)}% sold · ${cost(totalUnits - ledger.soldUnits)} left`;
  if (status === "settled") return `${shortAmount("payer", repaymentOf(ledger), token)} repaid`;
  if (!pastDue.has(status)) return `${cost(ledger.soldUnits)} sold`;
  const isPartlyPaid = due.repayment < repaymentOf(ledger);
  const owed = shortAmount("payer", owedToHolders(due), token);
  return `${owed} ${isPartlyPaid || status === "defaulted" ? "still owed" : "owed"}`;
}

/** "5,400 of 21,600 USDC sold": for pages that show no percentage. */
export function soldShareWords({ ledger, token, totalUnits, pricePerUnit }: Listing): string {
  const cost = (units: bigint) => shortAmount("payee", purchaseCost(units, pricePerUnit), token);
  const [sold = ""] = cost(ledger.soldUnits).split(" ");
  return `${sold} of ${cost(totalUnits)} sold`;
}

/** Rounded down: nothing is sold out before it is. */
export const soldPercent = ({ ledger, totalUnits }: Pick<Listing, "ledger" | "totalUnits">) =>
  Number((ledger.soldUnits * 100n) / totalUnits);

/** Past maturity, and not repaid. */
const pastDue: ReadonlySet<Listing["status"]> = new Set(["grace", "late", "overdue", "defaulted"]);

/** Short where it is whole: "21,600 USDC", "2,070.25 USDC". */
const shortAmount = (side: "payer" | "payee", baseUnits: bigint, token: Currency) =>
  formatAmountFor(side, baseUnits, token).replace(".00 ", " ");
