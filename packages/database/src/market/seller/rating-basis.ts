import { type RawBuilder, sql } from "kysely";
import type { SellerRating } from "../../rating/seller-ratings.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { isCountedWallet } from "../wallet/counted-wallet.ts";

/**
 * Whether a note (`n`) of a listing (`l`) lets its owner rate the seller: the listing is repaid, and the
 * owner bought the note before that and still has it. A note given away or sold afterwards gives no right,
 * so none stands behind two ratings; claiming it changes nothing.
 */
const isBasis: RawBuilder<boolean> = sql`(
  l.state = 3 and n.acquired_cost is not null and n.acquired_at < l.settled_at
  and ${isCountedWallet(sql`n.owner`)})`;

/** A listing whose seller a wallet can rate. */
export interface RateableListing {
  readonly listing: bigint;
  readonly fingerprint: string;
  /** Lower case. */
  readonly seller: string;
}

/** The listings of which a wallet, in any case, holds notes that let it rate the seller; newest first. */
export async function listRateable(
  tx: Transaction<"market">,
  wallet: string,
  { listing }: { readonly listing?: bigint } = {},
): Promise<RateableListing[]> {
  const { rows } = await sql<{ id: string; fingerprint: string; seller: string }>`
    select distinct l.id, l.fingerprint, l.seller
    from market.notes n join market.listings l on l.id = n.listing
    where n.owner = ${wallet.toLowerCase()} and ${isBasis}
      and ${listing === undefined ? sql`true` : sql`l.id = ${listing.toString()}::bigint`}
    order by l.id desc`.execute(tx);
  return rows.map(({ id, ...row }) => ({ listing: BigInt(id), ...row }));
}

/** A rating that the market supports. */
export interface CountedRating extends SellerRating {
  /** Paid to the seller for the notes behind it, in millionths of a dollar. */
  readonly weight: bigint;
}

/**
 * Those of the ratings of a seller that count, in the same order: the market has the listing as theirs,
 * and the wallet holds notes that let it rate. All others are as if they weren't there.
 */
export async function countRatings(
  tx: Transaction<"market">,
  seller: string,
  ratings: readonly SellerRating[],
): Promise<CountedRating[]> {
  if (ratings.length === 0) return [];
  const { rows } = await sql<{ id: string; weight: string }>`
    select r.id, greatest(1, round(sum(n.cost * 10::numeric ^ (6 - t.decimals))))::text as weight
    from unnest(${ratings.map(({ id }) => id)}::text[], ${ratings.map(({ listing }) => String(listing))}::bigint[],
      ${ratings.map(({ fingerprint }) => fingerprint)}::text[], ${ratings.map(({ wallet }) => wallet)}::text[])
      as r (id, listing, fingerprint, wallet)
    join market.listings l on l.id = r.listing and l.fingerprint = r.fingerprint
    join market.tokens t on t.address = l.token
    join market.notes n on n.owner = r.wallet and n.id > l.id << 24 and n.id < (l.id + 1) << 24
    where l.seller = ${seller.toLowerCase()} and ${isBasis}
    group by r.id`.execute(tx);
  const weights = new Map(rows.map(({ id, weight }) => [id, BigInt(weight)]));
  return ratings.flatMap((rating) => {
    const weight = weights.get(rating.id);
    return weight === undefined ? [] : [{ ...rating, weight }];
  });
}
