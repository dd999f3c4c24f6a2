/** A rating that counts. */
export interface WeightedRating {
  /** Whose it is, in lower case. */
  readonly wallet: string;
  /** 1 to 5. */
  readonly stars: number;
  /** Paid to the seller for the notes behind it, in millionths of a dollar; more than 0. */
  readonly weight: bigint;
}

export interface RatingSummary {
  /** Distinct holders. */
  readonly count: number;
  /** The mean of the stars, each by its amount, rounded to a tenth; null without any. */
  readonly average: number | null;
}

/**
 * What ratings say together. Who bought more counts more, since many wallets cost nothing and an amount
 * does; the number of holders beside it tells one large one from many.
 */
export function summarizeRatings(ratings: readonly WeightedRating[]): RatingSummary {
  const count = new Set(ratings.map(({ wallet }) => wallet)).size;
  let total = 0n;
  let sum = 0n;
  for (const { stars, weight } of ratings) {
    total += weight;
    sum += BigInt(stars) * weight;
  }
  if (total === 0n) return { count: 0, average: null };
  return { count, average: Number((sum * 20n + total) / (total * 2n)) / 10 };
}
