/** Amounts are token base units, rates basis points. */
const bps = 10_000n;

/** What `units` cost; exact. */
export function purchaseCost(units: bigint, pricePerUnit: bigint): bigint {
  return units * pricePerUnit;
}

/** Platform fee on proceeds; rounded down, the seller gains. */
export function platformFeeDown(proceeds: bigint, feeBps: bigint): bigint {
  return (proceeds * feeBps) / bps;
}

/**
 * Yearly rate of return in basis points, simple interest: (repay / price − 1) × 365 / days. Rounded
 * down, so an investor is never promised more than they get. Null where it is undefined.
 */
export function aprBpsDown(price: bigint, repay: bigint, days: bigint): bigint | null {
  if (price <= 0n || repay < price || days <= 0n) return null;
  return ((repay - price) * 365n * bps) / (price * days);
}

/** The same rate as the seller's cost: rounded up, so it never looks cheaper than it is. */
export function aprBpsUp(price: bigint, repay: bigint, days: bigint): bigint | null {
  if (price <= 0n || repay < price || days <= 0n) return null;
  const divisor = price * days;
  return ((repay - price) * 365n * bps + divisor - 1n) / divisor;
}

/**
 * Price at which `repay` yields `aprBps` over `days`; rounded up, the seller gains less than one base
 * unit.
 */
export function priceForAprUp(repay: bigint, aprBps: bigint, days: bigint): bigint {
  const year = 365n * bps;
  const divisor = year + aprBps * days;
  return (repay * year + divisor - 1n) / divisor;
}

/**
 * What is repaid for `price` at `aprBps` over `days`; rounded up, holders gain less than one base unit.
 */
export function repayForAprUp(price: bigint, aprBps: bigint, days: bigint): bigint {
  const year = 365n * bps;
  return (price * (year + aprBps * days) + year - 1n) / year;
}
