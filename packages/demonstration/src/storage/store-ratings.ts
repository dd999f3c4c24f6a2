import type { Client } from "pg";

type Hex = `0x${string}`;

/** What a holder said of the seller of a listing. */
export interface HistoryRating {
  /** Lower case, as the seller's. */
  readonly wallet: Hex;
  readonly seller: Hex;
  readonly listing: number;
  readonly fingerprint: Hex;
  readonly stars: number;
  /** Empty for none. */
  readonly words: string;
  readonly ratedAt: Date;
}

export async function storeRatings(owner: Client, rows: readonly HistoryRating[]): Promise<void> {
  await owner.query(
    `insert into public.ratings (wallet, listing_id, fingerprint, seller, stars, words, rated_at)
     select r.wallet, r.listing, lower(r.fingerprint), r.seller, r.stars, r.words, r."ratedAt"
     from jsonb_to_recordset($1) r (wallet text, listing bigint, fingerprint text, seller text,
       stars int, words text, "ratedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
