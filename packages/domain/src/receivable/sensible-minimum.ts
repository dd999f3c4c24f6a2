/** A purchase below 50 tokens (six decimals) is worth less than the trouble of owning it. */
const smallPurchase = 50_000_000n;
/** However small the offer, at least so many people can take part in it. */
const fewestBuyers = 10n;

export interface Offer {
  /** In base units of a token with six decimals. */
  readonly pricePerUnit: bigint;
  readonly totalUnits: bigint;
  /** What the business needs at least, in base units; null when it named no sum. */
  readonly amountNeeded: bigint | null;
}

export interface SensibleMinimum {
  readonly minUnits: bigint;
  readonly minPurchase: bigint;
}

/**
 * The minimums that the calculator proposes; the seller may change them within the contract's bounds.
 *
 * `minUnits`: half of the offer, or more when the business needs more. With a minimum of one unit a
 * single small purchase releases the sale: the invoice counts as financed, the seller can no longer
 * cancel, and has only the price of that unit.
 *
 * `minPurchase`: units worth 50 tokens, but never more than a tenth of the offer. Each purchase is a
 * note that is claimed by itself, delays the release by a block, and takes the seller's cancel away;
 * a dust purchase would do all three for nothing.
 *
 * Throws a RangeError unless price and units are positive.
 */
export function sensibleMinimum({
  pricePerUnit,
  totalUnits,
  amountNeeded,
}: Offer): SensibleMinimum {
  if (pricePerUnit <= 0n || totalUnits <= 0n)
    throw new RangeError("An offer has a price and at least one unit.");
  const half = divideUp(totalUnits, 2n);
  const needed = divideUp(amountNeeded ?? 0n, pricePerUnit);
  const worthwhile = divideUp(smallPurchase, pricePerUnit);
  return {
    minUnits: smaller(larger(half, needed), totalUnits),
    minPurchase: larger(smaller(worthwhile, totalUnits / fewestBuyers), 1n),
  };
}

function divideUp(value: bigint, divisor: bigint): bigint {
  return (value + divisor - 1n) / divisor;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
