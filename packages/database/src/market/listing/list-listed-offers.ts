import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

type Hex = `0x${string}`;

/** A listed offer: the seller's terms, and who attested them. */
export interface ListedOffer {
  readonly listing: bigint;
  readonly fingerprint: Hex;
  readonly attestor: Hex;
  readonly transaction: Hex;
  /** Seconds since 1970. */
  readonly listedAt: number;
  /** All members of the exchange's terms; whole numbers above 32 bits are decimal strings. */
  readonly terms: Readonly<Record<string, unknown>>;
}

/** The listings of these fingerprints up to this block, oldest first, cancelled ones too. */
export async function listListedOffers(
  tx: Transaction<"market">,
  fingerprints: readonly string[],
  block: number,
): Promise<ListedOffer[]> {
  if (fingerprints.length === 0) return [];
  const { rows } = await sql<Omit<ListedOffer, "listing"> & { listing: string }>`
    select l.id as listing, l.listed_at::float8 as "listedAt", l.fingerprint, l.attestor, e.transaction_hash as transaction,
      e.arguments -> 'terms' as terms
    from market.listings l
    join market.events e on e.listing = l.id and e.type = 'listed'
    where l.fingerprint = any (${fingerprints}::text[]) and e.block <= ${block}::bigint
    order by l.id`.execute(tx);
  return rows.map((row) => ({ ...row, listing: BigInt(row.listing) }));
}
