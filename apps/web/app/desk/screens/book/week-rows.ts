import type { BookPart } from "@tenora/database/market/book/read-ageing";
import type { WeekDue } from "@tenora/database/market/book/read-maturities";
import type { Currency } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { WeekRow } from "./book-page.ts";

const week = 7 * 86_400;
/** January 5, 1970 was a Monday. */
const firstMonday = 4 * 86_400;
const shown = 8;

/** The Monday, 00:00 UTC, of the week of a time; both in seconds since 1970. */
export const mondayOf = (time: number): number =>
  time - ((((time - firstMonday) % week) + week) % week);

const date = (seconds: number) => formatShortDate(new Date(seconds * 1_000));

/**
 * Eight weeks from that of `now` on, also those in which nothing comes due, then all later ones in one row
 * where there are any, and what isn't due yet in all.
 */
export function weekRows(weeks: readonly WeekDue[], now: number, token: Currency): WeekRow[] {
  const first = mondayOf(now);
  const end = first + shown * week;
  const rowOf = (words: string, parts: readonly BookPart[]): WeekRow => ({
    week: words,
    receivables: parts.reduce((sum, { receivables }) => sum + receivables, 0),
    amount: formatAmountFor(
      "payer",
      parts.reduce((sum, { amount }) => sum + amount, 0n),
      token,
    ),
  });
  const later = weeks.filter(({ monday }) => monday >= end);
  return [
    ...Array.from({ length: shown }, (_, at) => {
      const start = first + at * week;
      return rowOf(
        at === 0 ? `This week, from ${date(start)}` : `Week of ${date(start)}`,
        weeks.filter(({ monday }) => monday === start),
      );
    }),
    ...(later.length === 0 ? [] : [rowOf(`From ${date(end)} on`, later)]),
    rowOf("Total not yet due", weeks),
  ];
}
