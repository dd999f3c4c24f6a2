import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { OfferFacts } from "../offer/offer-facts.ts";
import { mostOwnNotes, type OwnNote } from "./use-own-notes.ts";

/** While the sale is open: what the connected wallet has bought already, above what else it may buy. */
export function HeldOnSale({
  notes,
  token,
}: {
  notes: readonly OwnNote[];
  token: OfferFacts["token"];
}) {
  const count = notes.length;
  if (count === 0) return null;
  const repayment = notes.reduce((sum, note) => sum + note.repayment, 0n);
  const least = count < mostOwnNotes ? "" : "at least ";
  return (
    <p className="figures mb-5 text-muted">
      You hold {least}
      {count} {count === 1 ? "note" : "notes"} here, due to repay {least}
      {formatAmountFor("payee", repayment, token)} at maturity.
    </p>
  );
}
