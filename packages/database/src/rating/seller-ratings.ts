import type { Transaction } from "../transaction/transaction.ts";

/** What a wallet said of a seller. It counts only where the market supports it (`countRatings`). */
export interface SellerRating {
  readonly id: string;
  /** Lower case. Pages don't show it. */
  readonly wallet: string;
  readonly listing: bigint;
  readonly fingerprint: string;
  readonly stars: number;
  /** Empty for none, and once an admin hid them. */
  readonly words: string;
  readonly ratedAt: Date;
}

/** Ratings of one seller that are read, at most. */
const most = 1_000;

/** What was said of a seller, a wallet in any case: the newest 1,000, newest first. */
export async function listSellerRatings(
  tx: Transaction<"visitor">,
  seller: string,
): Promise<SellerRating[]> {
  const rows = await tx
    .selectFrom("seller_ratings")
    .select(["id", "wallet", "listing_id", "fingerprint", "stars", "words", "rated_at"])
    .where("seller", "=", seller.toLowerCase())
    .orderBy("rated_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id, wallet, listing_id, fingerprint, stars, words, rated_at }) => ({
    id: id ?? "",
    wallet: wallet ?? "",
    listing: BigInt(listing_id ?? 0),
    fingerprint: fingerprint ?? "",
    stars: stars ?? 0,
    words: words ?? "",
    ratedAt: rated_at ?? new Date(0),
  }));
}
