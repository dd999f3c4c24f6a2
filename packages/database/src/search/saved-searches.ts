import { sql } from "kysely";
import type { NewestListing } from "../market/listing/find-newest-listing.ts";
import type { Transaction } from "../transaction/transaction.ts";

/** A search of the exchange that the member keeps. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** As the exchange's address writes it: "" for the plain list, or "?…". */
  readonly query: string;
  /** Whether what is newly on sale and matches is mailed. */
  readonly alerts: boolean;
}

/** The member's own searches, newest first. */
export async function listSavedSearches(tx: Transaction<"member">): Promise<SavedSearch[]> {
  return tx
    .selectFrom("saved_searches")
    .select(["id", "name", "query", "alerts"])
    .where("wallet", "=", sql<string>`app.current_wallet()`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/**
 * Keeps a search of the member. `newest`: up to which listing nothing is new to it; null where the market
 * can't be read: then up to the newest when it is looked at first. Resolves to its id.
 * @throws DomainError TOO_MANY_SEARCHES, SEARCH_SAVED, FORBIDDEN
 */
export async function saveSearch(
  tx: Transaction<"member">,
  { name, query, alerts }: Omit<SavedSearch, "id">,
  newest: NewestListing | null,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select app.save_search(${name}, ${query}, ${alerts}, ${newest?.chain ?? null},
      ${(newest?.id ?? 0n).toString()}::bigint) as id`.execute(tx);
  return rows[0]?.id ?? "";
}

/** Renames a search and turns its mails on or off; false when the member has no such search. */
export async function changeSearch(
  tx: Transaction<"member">,
  { id, name, alerts }: Omit<SavedSearch, "query">,
  newest: NewestListing | null,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select app.change_search(${id}::uuid, ${name}, ${alerts}, ${newest?.chain ?? null},
      ${(newest?.id ?? 0n).toString()}::bigint) as changed`.execute(tx);
  return rows[0]?.changed === true;
}

/** False when the member has no such search. */
export async function deleteSearch(tx: Transaction<"member">, id: string): Promise<boolean> {
  const { rows } = await sql<{ deleted: boolean }>`
    select app.delete_search(${id}::uuid) as deleted`.execute(tx);
  return rows[0]?.deleted === true;
}
