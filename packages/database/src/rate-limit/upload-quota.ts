import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Counts an upload of `bytes` (the announced size, or the limit) for the member's wallet, before its
 * body is read.
 * @throws DomainError TOO_MANY_UPLOADS when the wallet's daily quota is used up
 */
export async function claimUpload(tx: Transaction<"member">, bytes: number): Promise<void> {
  const { rows } = await sql<{ granted: boolean }>`
    select app.claim_upload(${bytes}::bigint) as granted`.execute(tx);
  if (rows[0]?.granted !== true) throw new DomainError("TOO_MANY_UPLOADS");
}

/** Deletes expired upload quotas. */
export async function deleteOldUploads(tx: Transaction<"worker">): Promise<void> {
  await sql`select app.delete_old_uploads()`.execute(tx);
}
