import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { type ListingCursor, listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { Transaction } from "@tenora/database/transaction/transaction";
import {
  addMonths,
  type Month,
  monthOf,
  parseMonth,
  startOfMonth,
  weeksOf,
  writeMonth,
} from "@tenora/domain/calendar/month";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { owedStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import { formatMonth, formatShortDate } from "@tenora/domain/text/format-date";
import type { DayOfMonth, DueMonth, MonthLink } from "./due-month.ts";

/** The most that the page and the calendar show. */
export const mostListings = 100;
/** What is owed, and what is paid by now: a month that is over says so rather than nothing. */
const shownStatuses = [...owedStatuses, "settled"] as const;

interface Asked {
  readonly seller: string;
  /** The month of the address: "2026-12". Anything else is the month of now. */
  readonly asked: string;
  /** Seconds since 1970. */
  readonly now: number;
}

/** A month with what is due on each day of it on a seller's receivables. */
export async function loadMonth(
  tx: Transaction<"market">,
  { audience, ...asked }: Asked & { readonly audience: MarketAudience },
): Promise<DueMonth> {
  const own = { seller: [asked.seller], audience, status: shownStatuses } as const;
  const after = { value: secondsOf(startOfMonth(monthAsked(asked))), id: 0n };
  const page = { sort: "soonest", after, limit: mostListings } as const;
  const { listings, next } = await listListings(tx, { ...own, ...page }, BigInt(asked.now));
  return toMonth(listings, next, asked);
}

type Due = Pick<Listing, "id" | "due" | "token"> & {
  readonly ledger: Pick<Listing["ledger"], "maturity">;
};

/** The listings from the month's beginning on by their days, which are those of UTC as in the list. */
export function toMonth(listings: readonly Due[], next: ListingCursor | null, asked: Asked) {
  const month = monthAsked(asked);
  const following = addMonths(month, 1);
  const end = secondsOf(startOfMonth(following));
  const today = formatShortDate(new Date(asked.now * 1_000));
  const due = Map.groupBy(
    listings.filter(({ ledger }) => ledger.maturity < end),
    ({ ledger }) => new Date(Number(ledger.maturity) * 1_000).getUTCDate(),
  );
  const toDay = (day: number): DayOfMonth => {
    const date = formatShortDate(new Date(Date.UTC(month.year, month.month - 1, day)));
    return { day, date, isToday: date === today, due: (due.get(day) ?? []).map(toDue) };
  };
  return {
    name: nameOf(month),
    weeks: weeksOf(month).map((week) => week.map((day) => (day === null ? null : toDay(day)))),
    previous: linkTo(addMonths(month, -1), asked.seller),
    next: linkTo(following, asked.seller),
    isCut: next !== null && next.value < end,
  } satisfies DueMonth;
}

const monthAsked = ({ asked, now }: Asked) => parseMonth(asked) ?? monthOf(new Date(now * 1_000));
const secondsOf = (at: Date) => BigInt(at.getTime() / 1_000);
const nameOf = (month: Month) => formatMonth(startOfMonth(month));

function toDue({ id, due, token }: Due) {
  const owed = owedToHolders(due);
  return { listing: id, owed: owed > 0n ? formatAmountFor("payer", owed, token) : null };
}

/** Null beyond the years that an address can name. */
function linkTo(month: Month, seller: string): MonthLink | null {
  const written = writeMonth(month);
  if (parseMonth(written) === null) return null;
  return { name: nameOf(month), path: `/business/payments?wallet=${seller}&month=${written}` };
}
