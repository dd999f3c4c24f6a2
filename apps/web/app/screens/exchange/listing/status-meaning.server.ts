import type { Listing } from "@tenora/database/market/listing-record";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { statusWordsOf } from "~/features/receivable/status-words";
import { isCancelledUnsold } from "./offer-facts.ts";

/** What the status means for one receivable: nobody is refunded who didn't buy, and 0% isn't "not fully". */
export function statusMeaning(listing: Listing): string {
  const { status, ledger, due } = listing;
  if (isCancelledUnsold({ status, soldUnits: ledger.soldUnits }))
    return "The sale was cancelled before anyone bought.";
  if (ledger.soldUnits === 0n && status === "failed")
    return "The sale ended and nobody had bought. Anyone can now cancel it.";
  const { meaning } = statusWordsOf(listing);
  const isUnpaid = due.repayment === repaymentOf(ledger);
  return isUnpaid
    ? meaning.replace(" and not fully repaid.", ", and nothing has been repaid.")
    : meaning;
}
