const yearBps = 365n * 86_400n * 10_000n;
/** The fee is at most this part of the repayment. */
const capDivisor = 10n;

/** Seconds of [from, to] inside [start, end]. */
export function overlapSeconds(from: bigint, to: bigint, start: bigint, end: bigint): bigint {
  const begin = from < start ? start : from;
  const stop = to > end ? end : to;
  return stop > begin ? stop - begin : 0n;
}

/**
 * Late fee in base units of `lateUnits` (outstanding repayment × seconds, unrounded) at `lateFeeBps` a
 * year; rounded down, the debtor gains less than one base unit in all. At most a tenth of the repayment.
 */
export function lateFeeDown(lateUnits: bigint, lateFeeBps: bigint, repayment: bigint): bigint {
  const fee = (lateUnits * lateFeeBps) / yearBps;
  const cap = repayment / capDivisor;
  return fee < cap ? fee : cap;
}
