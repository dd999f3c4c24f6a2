/** Money that an investor paid (below zero) or got, in base units; seconds since 1970. */
export interface CashFlow {
  readonly amount: bigint;
  readonly time: number;
}

const yearS = 365 * 86_400;
/** What one unit becomes in a year, at least and at most: −99.99 % to 1,000 %. */
const [leastGrowth, mostGrowth] = [0.0001, 11];
/** Halvings until the rate is exact to far less than a basis point. */
const steps = 80;

/**
 * The yearly rate of return of payments in one currency and in any order, in basis points: compound, over
 * years of 365 days, as spreadsheets compute XIRR. Rounded down, so an investor is never told more than
 * they got. −10,000 when nothing came back. Null where there is none to tell: nothing was paid, all of
 * it within a day, or a rate above 1,000 %.
 */
export function xirrBpsDown(flows: readonly CashFlow[]): number | null {
  const start = Math.min(...flows.map(({ time }) => time));
  const years = flows.map(({ amount, time }) => ({
    amount: Number(amount),
    at: (time - start) / yearS,
  }));
  if (!years.some(({ amount }) => amount < 0)) return null;
  if (!years.some(({ amount }) => amount > 0)) return -10_000;
  if (Math.max(...years.map(({ at }) => at)) < 1 / 365) return null;
  const worth = (growth: number) =>
    years.reduce((sum, { amount, at }) => sum + amount / growth ** at, 0);
  let [low, high] = [leastGrowth, mostGrowth];
  const isFalling = worth(low) > 0;
  if (isFalling === worth(high) > 0) return null;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0 === isFalling) low = middle;
    else high = middle;
  }
  // A rate that is exactly whole isn't rounded away.
  return Math.floor((low - 1) * 10_000 + 0.000_001);
}
