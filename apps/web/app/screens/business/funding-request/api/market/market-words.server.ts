import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { isSaleOff, isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";

/** What investors are owed of a receivable whose due date has passed; null where that is nothing. */
export function sellerPastDueWords({ status, due, token }: Listing): string | null {
  const owed = owedToHolders(due);
  return isUnpaid(status) && owed > 0n ? formatAmountFor("payer", owed, token) : null;
}

/** Without a sale everybody gets their money back: then nothing of it was raised. */
export function raisedWords({ status, token, ledger, pricePerUnit, totalUnits }: Listing): string {
  const isOff = isSaleOff(status);
  const amount = (units: bigint) =>
    formatAmountFor("payee", purchaseCost(units, pricePerUnit), token);
  const raised = isOff ? 0n : ledger.soldUnits;
  if (raised === totalUnits) return amount(totalUnits);
  const [figure = ""] = amount(raised).split(" ");
  return `${figure} of ${amount(totalUnits)}`;
}
