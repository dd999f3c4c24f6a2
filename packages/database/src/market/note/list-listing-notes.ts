import type { Transaction } from "../../transaction/transaction.ts";
import { findListing } from "../listing/find-listing.ts";
import { market, notesOfListing, pageSize } from "../market-tables.ts";
import { type Note, toNote } from "./note-record.ts";

export interface NotePage {
  readonly notes: readonly Note[];
  /** The last note on the page; null on the last page. */
  readonly next: bigint | null;
}

const most = 100;

/**
 * The notes of a listing at `now`, oldest first, refunded ones too; null without such a listing. `limit`
 * is 1 to 100, `after` the `next` of the page before.
 */
export async function listListingNotes(
  tx: Transaction<"market">,
  { listing: id, after, limit }: { listing: bigint; after?: bigint | undefined; limit: number },
  now: bigint,
): Promise<NotePage | null> {
  const listing = await findListing(tx, id, now);
  if (listing === null) return null;
  const count = pageSize(limit, most);
  let select = market(tx).selectFrom("notes").selectAll().where(notesOfListing(id));
  if (after !== undefined) select = select.where("notes.id", ">", after.toString());
  const rows = await select
    .orderBy("notes.id")
    .limit(count + 1)
    .execute();
  const notes = rows.slice(0, count).map((row) => toNote(row, listing, now));
  return { notes, next: rows.length > count ? (notes.at(-1)?.id ?? null) : null };
}
