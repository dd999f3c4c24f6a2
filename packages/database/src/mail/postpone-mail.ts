import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Notes that a mail was not taken, by a short code without personal data, and puts it off by the
 * next of six steps (5 s, 30 s, 5 min, 30 min, 2 h, 6 h; the last repeats for three days).
 * @returns when it is tried again, or null when it is given up
 */
export async function postponeMail(
  tx: Transaction<"worker">,
  { outboxId, failure }: { readonly outboxId: string; readonly failure: string },
): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select app.record_mail_failure(${outboxId}::uuid, ${failure}) as next`.execute(tx);
  return rows[0]?.next ?? null;
}
