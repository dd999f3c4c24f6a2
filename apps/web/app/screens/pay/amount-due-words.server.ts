import type { Listing } from "@tenora/database/market/listing-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { lateFeeWords } from "~/features/receivable/late-fee-words.server";
import type { PayPage } from "./pay-page.ts";

type Owed = Pick<Listing, "kind" | "ledger" | "status" | "due" | "token" | "recovered">;

/**
 * How the amount due on a payment page comes about, and what lateness costs the payer. A late fee comes
 * out of the seller's reserve: the payer reads of it only where the reserve doesn't cover it.
 */
export function amountDueWords(listing: Owed): Pick<PayPage, "dueWords" | "lateFeeWords"> {
  const { kind, ledger, due, token } = listing;
  const fee = due.total + ledger.paidIn - ledger.face;
  const hasReserve = ledger.face > repaymentOf(ledger);
  const figure = (baseUnits: bigint) => formatAmount(baseUnits, token).split(" ")[0];
  const whole = `${figure(ledger.face)} ${kind === "community" ? "to repay" : "invoiced"}`;
  const late = fee > 0n ? ` + ${figure(fee)} late fee` : "";
  const paid = ledger.paidIn > 0n ? ` − ${figure(ledger.paidIn)} paid` : "";
  return {
    dueWords: due.total > 0n && late + paid !== "" ? whole + late + paid : null,
    lateFeeWords: fee > 0n || !hasReserve ? lateFeeWords(listing) : null,
  };
}
