import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface MailClaim {
  readonly outboxId: string;
  /** Stands for the recipient; equal for equal recipients, and no address. */
  readonly recipientKey: string;
  /** Most mails to one recipient in an hour, and in a day. */
  readonly hourly: number;
  readonly daily: number;
}

/** True when the mail may be sent now; otherwise its recipient has had enough, and it is put off. */
export async function claimMail(tx: Transaction<"worker">, claim: MailClaim): Promise<boolean> {
  const { outboxId, recipientKey, hourly, daily } = claim;
  const { rows } = await sql<{ wait: Date | null }>`
    select app.claim_mail(${outboxId}::uuid, ${recipientKey}, ${hourly}::int, ${daily}::int) as wait
  `.execute(tx);
  return rows[0]?.wait === null;
}
