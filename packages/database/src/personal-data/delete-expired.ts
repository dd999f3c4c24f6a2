import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Retention periods in days. */
export interface RetentionPeriods {
  /** Ended sessions, with their IP address and browser. */
  readonly sessionsDays: number;
  /** Reasons and recipient keys of mails. At least 7. */
  readonly mailsDays: number;
}

export interface DeletedCounts {
  readonly sessions: number;
  readonly messages: number;
  readonly limits: number;
  readonly mails: number;
}

/** Deletes expired data; returns the number of each. */
export async function deleteExpired(
  tx: Transaction<"worker">,
  { sessionsDays, mailsDays }: RetentionPeriods,
): Promise<DeletedCounts> {
  const { rows } = await sql<{ deleted: DeletedCounts }>`
    select app.delete_expired(${sessionsDays}::int, ${mailsDays}::int) as deleted`.execute(tx);
  if (rows[0] === undefined) throw new Error("delete_expired answered nothing");
  return rows[0].deleted;
}
