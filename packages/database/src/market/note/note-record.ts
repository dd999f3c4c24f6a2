import { claimableAt } from "@tenora/domain/receivable/amounts/amount-due";
import type { Kysely, Selectable } from "kysely";
import {
  type Address,
  type Listing,
  type ListingRow,
  selectListings,
  toListing,
} from "../listing/listing-record.ts";
import type { MarketDatabase } from "../market-tables.ts";

/** A note at a time; base units, seconds since 1970. */
export interface Note {
  readonly id: bigint;
  readonly listing: bigint;
  /** Null once it was refunded. */
  readonly owner: Address | null;
  readonly formerOwner: Address | null;
  /** The wallet that bought it from the seller. */
  readonly buyer: Address;
  readonly units: bigint;
  /** Paid to the seller at that purchase. */
  readonly cost: bigint;
  readonly claimed: bigint;
  readonly claimable: bigint;
  /** What its owner can take back of a cancelled sale. */
  readonly refundable: bigint;
  readonly refunded: bigint | null;
  readonly rewardClaimed: boolean;
  readonly counter: number;
  readonly boughtAt: number;
  readonly acquiredAt: number;
  /** What the owner paid for it; null when it was transferred without a sale. */
  readonly acquiredCost: bigint | null;
  readonly transaction: `0x${string}`;
}

export type NoteRow = Selectable<MarketDatabase["notes"]>;

/** The note at `now`, with its listing at the same time. */
export function toNote(row: NoteRow, listing: Listing, now: bigint): Note {
  const cost = BigInt(row.cost);
  const units = BigInt(row.units);
  const claimed = BigInt(row.claimed);
  const isRefunded = row.refunded !== null;
  const isCancelled = listing.status === "cancelled";
  return {
    id: BigInt(row.id),
    listing: BigInt(row.listing),
    owner: row.owner as Address | null,
    formerOwner: row.former_owner as Address | null,
    buyer: row.buyer as Address,
    units,
    cost,
    claimed,
    claimable: isRefunded ? 0n : claimableAt(listing.ledger, { units, claimed }, now),
    refundable: isCancelled && !isRefunded ? cost : 0n,
    refunded: row.refunded === null ? null : BigInt(row.refunded),
    rewardClaimed: row.reward_claimed,
    counter: row.counter,
    boughtAt: Number(row.bought_at),
    acquiredAt: Number(row.acquired_at),
    acquiredCost: row.acquired_cost === null ? null : BigInt(row.acquired_cost),
    transaction: row.transaction_hash as Address,
  };
}

export interface NoteWithListing {
  readonly note: Note;
  readonly listing: Listing;
}

/** The notes of these rows with their listings, each listing read once. */
export async function withListings(
  db: Kysely<MarketDatabase>,
  rows: readonly NoteRow[],
  now: bigint,
): Promise<NoteWithListing[]> {
  const ids = [...new Set(rows.map((row) => row.listing))];
  if (ids.length === 0) return [];
  const found: ListingRow[] = await selectListings(db).where("listings.id", "in", ids).execute();
  const listings = new Map(found.map((row) => [row.id, toListing(row, now)]));
  return rows.flatMap((row) => {
    const listing = listings.get(row.listing);
    return listing === undefined ? [] : [{ note: toNote(row, listing, now), listing }];
  });
}
