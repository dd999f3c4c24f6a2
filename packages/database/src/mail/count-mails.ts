import { sql } from "kysely";
import { countCap } from "../business/count-businesses.ts";
import type { Transaction } from "../transaction/transaction.ts";

export interface MailCounts {
  /** Still to be sent, those that were given up among them; at most `countCap`. */
  readonly unsent: number;
  /** Among the newest `countCap` of those. */
  readonly given_up: number;
}

/** How many mails are still to be sent. All of them aren't counted: there may be millions. */
export async function countMails(tx: Transaction<"admin">): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    select count(*)::int as unsent,
      (count(*) filter (where last_error is not null and next_attempt_at is null))::int as given_up
    from (
      select last_error, next_attempt_at from outbox
      where sent_at is null and closed_at is null
      order by created_at desc, id desc limit ${sql.lit(countCap)}) waiting`.execute(tx);
  return rows[0] ?? { unsent: 0, given_up: 0 };
}
