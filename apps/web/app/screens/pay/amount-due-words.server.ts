import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { roundFor } from "@tenora/domain/money/format-amount-for";
import { repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { type DocumentKind, documentWord } from "@tenora/domain/receivable/document-kind";
import { lateFeeWords } from "~/features/receivable/late-fee/late-fee-words.server";
import type { PayPage } from "./pay-page.ts";

type Owed = Pick<Listing, "kind" | "ledger" | "status" | "due" | "token" | "recovered"> & {
  readonly documentKind: DocumentKind | null;
};

/** How the whole sum came to be owed. */
const owedWords = { invoice: "invoiced", order: "ordered", receivable: "owed" } as const;

/**
 * How the amount due on a payment page comes about, and what lateness costs the payer. A late fee comes
 * out of the seller's reserve: the payer reads of it only where the reserve doesn't cover it.
 */
export function amountDueWords(listing: Owed): Pick<PayPage, "dueWords" | "lateFeeWords"> {
  const { kind, documentKind, ledger, due, token } = listing;
  const fee = due.total + ledger.paidIn - ledger.face;
  const hasReserve = ledger.face > repaymentOf(ledger);
  const figure = (baseUnits: bigint) => formatAmount(baseUnits, token).split(" ")[0];
  const face = roundFor("payer", ledger.face, token);
  const paidIn = roundFor("payee", ledger.paidIn, token);
  // What makes the line add up to the amount due, which is rounded up.
  const shownFee = roundFor("payer", due.total, token) + paidIn - face;
  const whole = `${figure(face)} ${kind === "community" ? "to repay" : owedWords[documentWord(documentKind)]}`;
  const late = fee > 0n ? ` + ${figure(shownFee)} late fee` : "";
  const paid = ledger.paidIn > 0n ? `, ${figure(paidIn)} already paid` : "";
  return {
    dueWords: due.total > 0n && late + paid !== "" ? whole + late + paid : null,
    lateFeeWords: fee > 0n || !hasReserve ? lateFeeWords(listing, "payer") : null,
  };
}
