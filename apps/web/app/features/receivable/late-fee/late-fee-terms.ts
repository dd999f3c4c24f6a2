import { formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";

/** "12% a year on what is unpaid, for at most 30 days": it stops growing when a default can be recorded. */
export const lateFeeTerms = (lateFeeBps: bigint, delayDays: bigint): string =>
  `${formatBasisPoints(Number(lateFeeBps))} a year on what is unpaid, for at most ${formatCount(delayDays)} ${delayDays === 1n ? "day" : "days"}`;
