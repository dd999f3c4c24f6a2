import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** A receivable that the member watches, by its number and what listed it. */
export interface WatchedListing {
  readonly id: bigint;
  readonly transaction: string;
}

/** What the member watches, newest first. */
export async function listWatched(tx: Transaction<"member">): Promise<WatchedListing[]> {
  const rows = await ownWatched(tx).orderBy("created_at", "desc").execute();
  return rows.map(toWatched);
}

/** The member's watch of a receivable; null without one. */
export async function findWatched(
  tx: Transaction<"member">,
  listing: bigint,
): Promise<WatchedListing | null> {
  const row = await ownWatched(tx).where("listing_id", "=", listing.toString()).executeTakeFirst();
  return row ? toWatched(row) : null;
}

/**
 * Watches a receivable, which the caller has read from the market; a repeated call changes nothing.
 * @throws DomainError TOO_MANY_WATCHED, FORBIDDEN
 */
export async function watchListing(
  tx: Transaction<"member">,
  { id, transaction }: WatchedListing,
): Promise<void> {
  await sql`select app.watch_listing(${id.toString()}::bigint, ${transaction})`.execute(tx);
}

/** Ends it; without one nothing changes. */
export async function unwatchListing(tx: Transaction<"member">, listing: bigint): Promise<void> {
  await sql`select app.unwatch_listing(${listing.toString()}::bigint)`.execute(tx);
}

const ownWatched = (tx: Transaction<"member">) =>
  tx
    .selectFrom("watched_listings")
    .select(["listing_id", "listing_transaction"])
    .where("wallet", "=", sql<string>`app.current_wallet()`);

const toWatched = (row: { listing_id: string; listing_transaction: string }): WatchedListing => ({
  id: BigInt(row.listing_id),
  transaction: row.listing_transaction,
});
