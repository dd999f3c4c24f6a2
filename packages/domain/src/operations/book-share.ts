/** A single name with more than this part of the book, in basis points, is a concentration. */
export const concentrationLimitBps = 2_500;

/** More than the limit, exactly: a quarter is not above a quarter. */
export const isConcentrated = (amount: bigint, total: bigint): boolean =>
  amount * 10_000n > total * BigInt(concentrationLimitBps);

/**
 * A part of the book in tenths of a percent, rounded half up: "12.3%". What is neither nothing nor all of it
 * never reads like that.
 */
export function shareWords(amount: bigint, total: bigint): string {
  if (total === 0n || amount === 0n) return "0%";
  if (amount === total) return "100%";
  const tenths = (amount * 2_000n + total) / (2n * total);
  if (tenths === 0n) return "under 0.1%";
  if (tenths === 1_000n) return "over 99.9%";
  return `${tenths / 10n}.${tenths % 10n}%`;
}
