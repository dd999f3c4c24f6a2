import type { FoundListing } from "@tenora/domain/mail/market-mail";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** A search with mails on that hasn't seen the newest listings. */
export interface SearchToMatch {
  readonly id: string;
  readonly query: string;
  /** The highest number of a listing that it has seen. */
  readonly seen: bigint;
}

/** Up to where the market is looked at. */
export interface AlertPoint {
  readonly chain: string;
  /** The number of the newest listing that counts. */
  readonly newest: bigint;
  /** The chain's, in seconds since 1970. */
  readonly time: number;
}

/** What a search found; null: nothing. */
export interface PassedSearch {
  readonly id: string;
  readonly seen: bigint;
  readonly facts: {
    readonly listing: number;
    readonly found: readonly FoundListing[];
    readonly hasMore: boolean;
  } | null;
}

/** The searches of one call of `listSearchesToMatch`, at most. */
export const mostSearches = 200;

/**
 * At most 200 searches that have something to look at and whose owners get mails about it. Those that
 * wrote a mail within the last day of the chain's rest.
 */
export async function listSearchesToMatch(
  tx: Transaction<"worker">,
  { chain, newest, time }: AlertPoint,
): Promise<SearchToMatch[]> {
  const { rows } = await sql<{ id: string; query: string; seen: string }>`
    select id, query, seen from app.searches_to_match(
      ${chain}, ${newest.toString()}::bigint, ${time}::bigint, ${mostSearches})`.execute(tx);
  return rows.map((row) => ({ ...row, seen: BigInt(row.seen) }));
}

/**
 * Records that these searches have seen everything up to the point, and writes the mails of those that
 * found something; whichever has been changed or passed meanwhile is left out. Returns the mails' number.
 */
export async function passSearches(
  tx: Transaction<"worker">,
  { chain, newest, time }: AlertPoint,
  passed: readonly PassedSearch[],
): Promise<number> {
  const given = passed.map(({ id, seen, facts }) => ({ id, seen: Number(seen), facts }));
  const { rows } = await sql<{ written: number }>`
    select app.pass_searches(${chain}, ${newest.toString()}::bigint, ${time}::bigint,
      ${JSON.stringify(given)}::jsonb) as written`.execute(tx);
  return rows[0]?.written ?? 0;
}
