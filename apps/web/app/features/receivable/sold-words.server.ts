import type { Listing } from "@tenora/database/market/listing-record";
import { type Currency, formatAmount } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/pricing";

/** "16,200 of 21,600 USDC left" while it is on sale, "5,400 USDC sold" afterwards. */
export function soldWords({
  ledger: { soldUnits },
  token,
  totalUnits,
  pricePerUnit,
  isSaleOpen,
}: Listing): string {
  const amount = (units: bigint) => exactAmount(purchaseCost(units, pricePerUnit), token);
  if (!isSaleOpen) return `${amount(soldUnits)} sold`;
  const [left = ""] = amount(totalUnits - soldUnits).split(" ");
  return `${left} of ${amount(totalUnits)} left`;
}

/** Exact, and short where it is whole: "21,600 USDC", "2,070.25 USDC". */
const exactAmount = (baseUnits: bigint, token: Currency) =>
  formatAmount(baseUnits, token).replace(".00 ", " ");
