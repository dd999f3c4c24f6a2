import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** How long is kept what is only kept for a time, in days. */
export interface RetentionPeriods {
  /** Ended sessions, with the address and browser they came from. */
  readonly sessionsDays: number;
  /** The words of mails that were sent, and whom they were counted for. At least 7. */
  readonly mailsDays: number;
}

export interface DeletedCounts {
  readonly sessions: number;
  readonly messages: number;
  readonly limits: number;
  readonly mails: number;
}

/** Removes what has been kept for long enough; how many of each. */
export async function deleteExpired(
  tx: Transaction<"worker">,
  { sessionsDays, mailsDays }: RetentionPeriods,
): Promise<DeletedCounts> {
  const { rows } = await sql<{ deleted: DeletedCounts }>`
    select app.delete_expired(${sessionsDays}::int, ${mailsDays}::int) as deleted`.execute(tx);
  if (rows[0] === undefined) throw new Error("delete_expired answered nothing");
  return rows[0].deleted;
}
