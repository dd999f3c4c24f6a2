import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";
import { type NoteWithListing, withListings } from "./note-record.ts";

/** These notes with their listings at `now`, by their ids, also after a refund; those that there are. */
export async function findNotes(
  tx: Transaction<"market">,
  ids: readonly bigint[],
  now: bigint,
): Promise<ReadonlyMap<bigint, NoteWithListing>> {
  if (ids.length === 0) return new Map();
  const db = market(tx);
  const rows = await db
    .selectFrom("notes")
    .selectAll()
    .where("notes.id", "in", ids.map(String))
    .execute();
  const notes = await withListings(db, rows, now);
  return new Map(notes.map((one) => [one.note.id, one]));
}
