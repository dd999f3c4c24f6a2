import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface WaitingMails {
  readonly waiting: number;
  /** Not sent after three days of attempts. */
  readonly givenUp: number;
  /** Age of the oldest waiting mail; 0 when there is none. */
  readonly oldestSeconds: number;
}

/** Counts the mails that are still to be sent: many waiting ones mean that the mail service does not accept mail. */
export async function countWaitingMails(tx: Transaction<"worker">): Promise<WaitingMails> {
  // A mail that failed and has no next attempt was given up.
  const { rows } = await sql<WaitingMails>`
    select
      count(*) filter (where not is_over)::int as waiting,
      count(*) filter (where is_over)::int as "givenUp",
      coalesce(extract(epoch from now() - min(created_at) filter (where not is_over)), 0)::float8
        as "oldestSeconds"
    from (
      select created_at, last_error is not null and next_attempt_at is null as is_over
      from outbox where sent_at is null and closed_at is null
    ) unsent`.execute(tx);
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 };
}
