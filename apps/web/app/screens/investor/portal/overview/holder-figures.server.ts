import type { MarketToken } from "@tenora/database/market/listing/listing-record";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { roundFor, type Side } from "@tenora/domain/money/format-amount-for";
import { owedToNoteAt } from "@tenora/domain/receivable/amounts/amount-due";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { Figure } from "~/features/receivable/summary/figure-strip";
import { daysFrom } from "~/features/receivable/terms-words";
import { partOfNote } from "~/screens/investor/portfolio/portfolio-part.server";
import { isActive } from "~/screens/investor/portfolio/positions/positions.server";
import { bySymbol } from "~/screens/investor/portfolio/totals/by-symbol";
import {
  costInDefaultWords,
  valueFigure,
} from "~/screens/investor/portfolio/totals/portfolio-totals.server";

type AmountOf = (one: NoteWithListing) => bigint;

/** A holder's four figures, as the notes of the portfolio add up, in the portfolio's words and order. */
export function holderFigures(notes: readonly NoteWithListing[], now: number): Figure[] {
  if (notes.length === 0) return [];
  const active = notes.filter(({ listing }) => isActive(listing.status));
  const parts = active.map((one) => partOfNote(one, now));
  const value = valueFigure(parts);
  const costInDefault = costInDefaultWords(parts);
  return [
    {
      label: "Invested now",
      values: sums(active, ({ note }) => note.acquiredCost ?? note.cost, "payer"),
      ...(costInDefault && { note: costInDefault }),
    },
    { ...value, values: value.values.length > 0 ? value.values : ["Nothing"] },
    {
      label: "To collect",
      values: sums(notes, ({ note }) => note.claimable + note.refundable, "payee"),
      isFirstOnPhones: true,
    },
    nextPayment(active, now),
  ];
}

/** Each stablecoin by itself, without those that there is nothing of. */
function sums(notes: readonly NoteWithListing[], amountOf: AmountOf, side: Side): string[] {
  const totals = new Map<string, { readonly token: MarketToken; readonly sum: bigint }>();
  for (const one of notes) {
    const { token } = one.listing;
    const sum = (totals.get(token.address)?.sum ?? 0n) + roundFor(side, amountOf(one), token);
    if (sum > 0n) totals.set(token.address, { token, sum });
  }
  const words = [...totals.values()]
    .sort((one, other) => bySymbol(one.token, other.token))
    .map(({ token, sum }) => formatAmount(sum, token));
  return words.length === 0 ? ["Nothing"] : words;
}

/** What the receivable brings that is due next; late ones are told elsewhere. */
function nextPayment(active: readonly NoteWithListing[], now: number): Figure {
  const label = "Next payment";
  const [next] = active
    .filter(({ listing: { status } }) => status === "running" || status === "selling")
    .sort((one, other) => Number(one.listing.ledger.maturity - other.listing.ledger.maturity));
  if (next === undefined) return { label, values: ["None due"] };
  const own = active.filter(({ listing }) => listing.id === next.listing.id);
  const maturity = Number(next.listing.ledger.maturity);
  const date = formatShortDate(new Date(maturity * 1_000));
  const unpaid: AmountOf = ({ note, listing }) =>
    owedToNoteAt(listing.ledger, note, BigInt(now)).repayment;
  const values = sums(own, unpaid, "payee");
  return { label, values, note: `${date}, ${daysFrom(now, maturity)}` };
}
