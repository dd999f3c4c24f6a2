import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Retention periods in days. */
export interface RetentionPeriods {
  /** Ended sessions, with their IP address and browser. */
  readonly sessionsDays: number;
  /** Reasons, recipient keys and facts of mails, and messages of the contact form. At least 7. */
  readonly mailsDays: number;
}

export interface DeletedCounts {
  readonly sessions: number;
  readonly messages: number;
  readonly limits: number;
  readonly mails: number;
  readonly contactMessages: number;
  /** Addresses of guests, after two years, or after 7 days unconfirmed. */
  readonly guests: number;
  /** Entries of the contact log, six years after the last one about the same receivable. */
  readonly contacts: number;
  /** Rewards that their businesses deleted 14 days ago. */
  readonly rewards: number;
}

/** Deletes expired data; returns the number of each. */
export async function deleteExpired(
  tx: Transaction<"worker">,
  { sessionsDays, mailsDays }: RetentionPeriods,
): Promise<DeletedCounts> {
  const { rows } = await sql<{ deleted: DeletedCounts }>`
    select app.delete_expired(${sessionsDays}::int, ${mailsDays}::int)
      || jsonb_build_object('contactMessages', app.delete_contact_messages(${mailsDays}::int),
        'guests', app.delete_old_guests()) as deleted
  `.execute(tx);
  if (rows[0] === undefined) throw new Error("delete_expired answered nothing");
  return rows[0].deleted;
}
