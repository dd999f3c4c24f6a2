import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";
import { type NoteWithListing, withListings } from "./note-record.ts";

/** A note with its listing at `now`, also after its refund; null without one. */
export async function findNote(
  tx: Transaction<"market">,
  id: bigint,
  now: bigint,
): Promise<NoteWithListing | null> {
  const db = market(tx);
  const rows = await db
    .selectFrom("notes")
    .selectAll()
    .where("notes.id", "=", id.toString())
    .execute();
  return (await withListings(db, rows, now))[0] ?? null;
}
