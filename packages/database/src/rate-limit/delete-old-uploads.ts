import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Removes upload counts of days gone by. */
export async function deleteOldUploads(tx: Transaction<"worker">): Promise<void> {
  await sql`select app.delete_old_uploads()`.execute(tx);
}
