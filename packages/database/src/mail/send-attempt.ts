import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface MailClaim {
  readonly outboxId: string;
  /** A hash that identifies the recipient. */
  readonly recipientKey: string;
  /** The most mails to one recipient in an hour, and in a day. */
  readonly hourly: number;
  readonly daily: number;
}

/** True when the mail may be sent now; otherwise its recipient reached the cap, and it is postponed. */
export async function claimMail(tx: Transaction<"worker">, claim: MailClaim): Promise<boolean> {
  const { outboxId, recipientKey, hourly, daily } = claim;
  const { rows } = await sql<{ wait: Date | null }>`
    select app.claim_mail(${outboxId}::uuid, ${recipientKey}, ${hourly}::int, ${daily}::int) as wait
  `.execute(tx);
  return rows[0]?.wait === null;
}

export interface MailCompletion {
  readonly outboxId: string;
  /** Null when the mail was sent; otherwise a short code why it never will be, without personal data. */
  readonly failure: string | null;
}

/** Records in the outbox that a mail needs no further attempt. */
export async function completeMail(
  tx: Transaction<"worker">,
  { outboxId, failure }: MailCompletion,
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ attempts: sql`attempts + 1`, last_error: failure })
    .set(failure === null ? { sent_at: sql`now()` } : { closed_at: sql`now()` })
    .where("id", "=", outboxId)
    .execute();
}

/**
 * Records why a mail was not accepted, as a short code without personal data, and schedules its next
 * attempt after 5 s, 30 s, 5 min, 30 min, 2 h, then every 6 h for three days.
 * @returns the time of the next attempt, or null when the mail is given up
 */
export async function postponeMail(
  tx: Transaction<"worker">,
  { outboxId, failure }: { readonly outboxId: string; readonly failure: string },
): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select app.record_mail_failure(${outboxId}::uuid, ${failure}) as next`.execute(tx);
  return rows[0]?.next ?? null;
}
