import { formatCount } from "../money/format-amount.ts";

/** What isn't as agreed at this moment. */
export interface TroubleNow {
  /** Past maturity and unpaid, in the grace period or after it, and not in default. */
  readonly pastDue: number;
  /** Those past due in their grace period, and so not late yet. */
  readonly inGrace: number;
  /** Those past due and so late that anybody may record the default. */
  readonly defaultPending: number;
  /** Still in default. */
  readonly inDefault: number;
  /** Disputed and not over; it may be past due or in default as well. */
  readonly disputed: number;
}

export interface OnTimeRecord extends TroubleNow {
  /** Should have been repaid by now, grace period included, or was repaid before. */
  readonly due: number;
  readonly onTime: number;
}

/**
 * "1 late, 1 in grace period, 1 disputed now"; null while nothing is, and without a record. What is late came
 * due, what is in grace didn't; what is so late that its default is pending is named so, as its status is.
 */
export function troubleNowWords(record: TroubleNow | null | undefined): string | null {
  if (!record) return null;
  const { pastDue, inGrace, defaultPending, inDefault, disputed } = record;
  const parts = [
    [pastDue - inGrace - defaultPending, "late"],
    [inGrace, "in grace period"],
    [defaultPending, "default pending"],
    [inDefault, "in default"],
    [disputed, "disputed"],
  ] as const;
  const words = parts.flatMap(([count, what]) =>
    count > 0 ? [`${formatCount(count)} ${what}`] : [],
  );
  return words.length === 0 ? null : `${words.join(", ")} now`;
}

/**
 * Of what came due, how much was repaid on time, and what is late now: "4 of 5 that came due; 1 late now".
 * What isn't due yet counts in neither of the first two, unless it was repaid early.
 */
export function onTimeWords(record: OnTimeRecord): string {
  const trouble = troubleNowWords(record);
  if (record.due === 0 && trouble !== null) return `None yet; ${trouble}`;
  return joined(onTimeShareWords(record), trouble);
}

/**
 * The same without what is late now, where that stands by itself: "4 of 5 that came due". Of what came due, that
 * in its grace period doesn't count: beside one of those it is "1 of 1 repaid or past grace".
 */
export function onTimeShareWords({
  due,
  onTime,
  inGrace,
}: Pick<OnTimeRecord, "due" | "onTime" | "inGrace">): string {
  if (due === 0) return inGrace > 0 ? "None yet" : "None due yet";
  const which = inGrace > 0 ? "repaid or past grace" : "that came due";
  return `${formatCount(onTime)} of ${formatCount(due)} ${which}`;
}

/** Without a label beside it: "4 of 5 repaid on time"; null while nothing was due. */
export const repaidShareWords = ({
  due,
  onTime,
}: Pick<OnTimeRecord, "due" | "onTime">): string | null =>
  due === 0 ? null : `${formatCount(onTime)} of ${formatCount(due)} repaid on time`;

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join("; ");
