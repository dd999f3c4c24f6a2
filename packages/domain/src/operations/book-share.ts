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
  return wordsOf(amount, total, tenthsOf(amount, total));
}

/**
 * The parts of one column, whose tenths add up to 100% as their sum does: the largest takes what rounding
 * left over or took too much.
 */
export function columnShares(amounts: readonly bigint[]): string[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  const tenths = amounts.map((amount) => tenthsOf(amount, total));
  const rest = 1_000n - tenths.reduce((sum, one) => sum + one, 0n);
  const largest = amounts.reduce(
    (best, amount, at) => (amount > (amounts[best] ?? 0n) ? at : best),
    0,
  );
  return amounts.map((amount, at) =>
    wordsOf(amount, total, (tenths[at] ?? 0n) + (at === largest ? rest : 0n)),
  );
}

const tenthsOf = (amount: bigint, total: bigint): bigint =>
  total === 0n ? 0n : (amount * 2_000n + total) / (2n * total);

function wordsOf(amount: bigint, total: bigint, tenths: bigint): string {
  if (total === 0n || amount === 0n) return "0%";
  if (amount === total) return "100%";
  if (tenths === 0n) return "under 0.1%";
  if (tenths === 1_000n) return "over 99.9%";
  return `${tenths / 10n}.${tenths % 10n}%`;
}
