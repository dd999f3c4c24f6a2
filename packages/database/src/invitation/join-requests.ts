import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** A wallet that asks the seller of a receivable for an invitation. */
export interface JoinRequest {
  readonly wallet: `0x${string}`;
  readonly name: string;
  readonly at: Date;
}

/**
 * Asks the seller, whom the caller has read from the chain, to invite the member's wallet; a repeated
 * request replaces the name.
 * @throws DomainError TOO_MANY_JOIN_REQUESTS, FORBIDDEN
 */
export async function askToJoin(
  tx: Transaction<"member">,
  { listing, seller, name }: { listing: bigint; seller: string; name: string },
): Promise<void> {
  await sql`select app.ask_to_join(${listing}::bigint, ${seller}, ${name})`.execute(tx);
}

/** The requests to be invited to a receivable of the member, the longest waiting first. */
export async function listJoinRequests(
  tx: Transaction<"member">,
  listing: bigint,
): Promise<JoinRequest[]> {
  const rows = await ofListing(tx, listing)
    .where("seller", "=", sql<string>`app.current_wallet()`)
    .orderBy("created_at")
    .execute();
  return rows.map(({ wallet, name, created_at: at }) => ({
    wallet: wallet as `0x${string}`,
    name,
    at,
  }));
}

/** When the member's own wallet asked to be invited; null when it didn't. */
export async function findOwnJoinRequest(
  tx: Transaction<"member">,
  listing: bigint,
): Promise<Date | null> {
  const row = await ofListing(tx, listing)
    .where("wallet", "=", sql<string>`app.current_wallet()`)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

const ofListing = (tx: Transaction<"member">, listing: bigint) =>
  tx
    .selectFrom("join_requests")
    .select(["wallet", "name", "created_at"])
    .where("listing_id", "=", listing.toString());
