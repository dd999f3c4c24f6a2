import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/** Removes upload counts of days gone by. */
export async function forgetOldUploads(tx: Transaction<"worker">): Promise<void> {
  await sql`select app.forget_old_uploads()`.execute(tx);
}
