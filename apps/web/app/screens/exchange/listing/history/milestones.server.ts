import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { Milestone } from "./listing-history.ts";

const day = 86_400;
const date = (seconds: number) => formatShortDate(new Date(seconds * 1_000));

/**
 * What happened and what comes, in the order of time. A period includes its last second, as in the
 * contract: its end is past one second later, together with the status.
 */
export function milestones(listing: Listing, now: number): Milestone[] {
  const { status, ledger, fundedAt, settledAt, defaultedAt, cancelledAt } = listing;
  const happened = (
    label: string,
    time: number | null,
    trouble: Milestone["trouble"] = null,
  ): DatedMilestone[] =>
    time === null ? [] : [{ label, time, date: date(time), isPast: time <= now, trouble }];
  const ends = ({ label, time, ifPast }: Period): DatedMilestone => {
    const isPast = time < now;
    return { label, time, date: date(time), isPast, trouble: null, ...(isPast && ifPast) };
  };
  const saleEnd = Number(listing.fundingDeadline);
  const isOnSale = status === "open" || status === "selling";
  return [
    ...happened("Listed on the exchange", listing.listedAt),
    ...(isOnSale ? [ends({ label: "The sale ends", time: saleEnd })] : []),
    ...(status === "failed" ? happened("The sale ended unfunded", saleEnd, "waiting") : []),
    ...happened("Funded: the seller was paid", fundedAt),
    ...happened(
      ledger.soldUnits === 0n
        ? "Cancelled before anyone bought"
        : "Cancelled: buyers can take back what they paid",
      cancelledAt,
      "waiting",
    ),
    ...happened("Default recorded", defaultedAt, "bad"),
    ...happened("Settled in full", settledAt),
    ...periods(listing).map(ends),
  ]
    .sort((one, other) => one.time - other.time)
    .map(({ time: _, ...milestone }) => milestone);
}

interface DatedMilestone extends Milestone {
  /** Seconds since 1970. */
  readonly time: number;
}

interface Period {
  readonly label: string;
  /** Its last second, since 1970. */
  readonly time: number;
  /** What it means that it passed: it only does while something is unpaid. */
  readonly ifPast?: Pick<Milestone, "trouble" | "note">;
}

const unpaid = "not paid in full by then";

/** The last seconds of its periods: those to come, and those that passed before it was over. */
function periods({ ledger, status, settledAt, defaultedAt, cancelledAt }: Listing): Period[] {
  if (cancelledAt !== null || status === "failed") return [];
  const maturity = Number(ledger.maturity);
  const graceEnd = maturity + Number(ledger.graceDays) * day;
  const over = defaultedAt ?? settledAt ?? Number.POSITIVE_INFINITY;
  const planned: Period[] = [
    {
      label: "Due date",
      time: maturity,
      ifPast: { trouble: "waiting", note: unpaid },
    },
    {
      label: `Grace period ends${ledger.lateFeeBps > 0n ? "; late fee starts" : ""}`,
      time: graceEnd,
      ifPast: { trouble: "bad", note: unpaid },
    },
  ];
  const delayEnd = graceEnd + Number(ledger.delayDays) * day;
  if (over === Number.POSITIVE_INFINITY)
    planned.push({
      label: "Last day before a default can be recorded",
      time: delayEnd,
      ifPast: { trouble: "bad", note: unpaid },
    });
  return planned.filter(({ time }) => time < over);
}
