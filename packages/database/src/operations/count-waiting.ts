import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What waits for an operator, each at most `waitingCap`. */
export interface WaitingCounts {
  readonly requests: number;
  readonly fundingRequests: number;
  readonly investors: number;
  /** Mails that were given up. */
  readonly mails: number;
}

/** Every page of the portal shows them, so counting stops here: show it as "99+". */
export const waitingCap = 100;

/** How much waits in each section of the portal, from the indexes of what is open. */
export async function countWaiting(tx: Transaction<"admin">): Promise<WaitingCounts> {
  const upToCap = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (${rows} limit ${sql.lit(waitingCap)}) capped)`;
  const { rows } = await sql<WaitingCounts>`
    select ${upToCap(sql`select from businesses where status = 'pending'`)} as requests,
      ${upToCap(sql`select from funding_requests
        where status = 'submitted' and submitted_at is not null`)} as "fundingRequests",
      ${upToCap(sql`select from investors where status = 'pending'`)} as investors,
      ${upToCap(sql`select from outbox where sent_at is null and closed_at is null
        and last_error is not null and next_attempt_at is null`)} as mails`.execute(tx);
  return rows[0] ?? { requests: 0, fundingRequests: 0, investors: 0, mails: 0 };
}
