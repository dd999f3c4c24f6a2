import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { SellerRecord } from "@tenora/database/market/seller/read-seller-record";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, sumFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { onTimeWords } from "@tenora/domain/receivable/on-time-words";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { dueWords } from "~/features/receivable/due-words";
import { inReceivables, pastDueSums } from "~/features/receivable/seller/seller-record-words";
import type { Figure } from "~/features/receivable/summary/figure-strip";

interface SellerFacts {
  /** What isn't over yet, soonest maturity first. */
  readonly live: readonly Listing[];
  /** False where more than `live` isn't over. */
  readonly isAll: boolean;
  readonly record: SellerRecord;
  /** Seconds since 1970. */
  readonly now: number;
}

/**
 * A seller's four figures, in hundredths: what came in rounded down, what is owed rounded up. An order among
 * them isn't owed before it is delivered, so the sum is only to be paid.
 */
export function sellerFigures(facts: SellerFacts): Figure[] {
  const { live, isAll, record } = facts;
  const { totals } = record;
  if (record.listed === 0) return [];
  const owed = totals.map(({ token }) => {
    const ofToken = live.filter((listing) => listing.token.address === token.address);
    const sum = sumFor(
      "payer",
      ofToken.map(({ due }) => owedToHolders(due)),
      token,
    );
    return { sum, words: formatAmount(sum, token) };
  });
  const isOwed = owed.some(({ sum }) => sum > 0n);
  const share = record.due === 0 ? null : Math.floor((100 * record.onTime) / record.due);
  return [
    {
      label: "Raised so far",
      values: totals.map(({ financed, token }) => formatAmountFor("payee", financed, token)),
    },
    {
      label: "To be paid to investors",
      values: isOwed ? owed.filter(({ sum }) => sum > 0n).map(({ words }) => words) : ["Nothing"],
      note: isAll ? undefined : `on the ${live.length} that are due first`,
    },
    dueFigure(facts),
    {
      label: "Repaid on time",
      values: [share === null ? "None due yet" : `${share}%`],
      note: share === null ? undefined : onTimeWords(record),
    },
  ];
}

/** All that is past due now, in the sum and the number of the public page; else what is due next. */
function dueFigure({ live, record, now }: SellerFacts): Figure {
  const sums = pastDueSums(record);
  if (sums.length > 0) {
    const { owing, pastDue, inDefault } = record;
    const more = owing.more === 0 ? "" : `, ${formatCount(owing.more)} of them not added up`;
    const defaults = inDefault === 0 ? "" : `. ${formatCount(inDefault)} more in default`;
    return {
      label: "Past due now",
      values: sums.map(({ amount }) => amount),
      note: `${inReceivables(pastDue)}${more}${defaults}`,
    };
  }
  // A default is a task, and its date is over.
  const next = live.find(
    (listing) => listing.status !== "defaulted" && owedToHolders(listing.due) > 0n,
  );
  if (next === undefined) return { label: "Next due to investors", values: ["None due"] };
  return {
    label: "Next due to investors",
    values: [formatAmountFor("payer", owedToHolders(next.due), next.token)],
    note: `${formatShortDate(new Date(Number(next.ledger.maturity) * 1_000))}, ${dueWords(next, now)}`,
  };
}
