const yearBps = 365n * 86_400n * 10_000n;

/** Seconds of [from, to] inside [start, end]. */
export function overlapSeconds(from: bigint, to: bigint, start: bigint, end: bigint): bigint {
  const begin = from < start ? start : from;
  const stop = to > end ? end : to;
  return stop > begin ? stop - begin : 0n;
}

/**
 * Late fee in base units of `lateUnits` (outstanding repayment × seconds, unrounded) at `lateFeeBps` a
 * year; rounded down, the debtor gains less than one base unit in all.
 */
export const lateFeeDown = (lateUnits: bigint, lateFeeBps: bigint): bigint =>
  (lateUnits * lateFeeBps) / yearBps;
