import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Counts an upload of `bytes` (as announced, or the most there could be) for the member's wallet,
 * before a byte of it is read.
 * @throws DomainError TOO_MANY_UPLOADS when the wallet has had its share of the day
 */
export async function claimUpload(tx: Transaction<"member">, bytes: number): Promise<void> {
  const { rows } = await sql<{ granted: boolean }>`
    select app.claim_upload(${bytes}::bigint) as granted`.execute(tx);
  if (rows[0]?.granted !== true) throw new DomainError("TOO_MANY_UPLOADS");
}
