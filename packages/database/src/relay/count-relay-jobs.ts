import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface RelayCounts {
  readonly waiting: number;
  readonly sent: number;
  /** Age of the oldest job that has not ended; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Jobs of the last 24 hours. */
  readonly failed: number;
  /** Used in the last 24 hours, with what open jobs may use. */
  readonly gas: number;
}

/** What an operator watches of the relayer. */
export async function countRelayJobs(tx: Transaction<"worker">): Promise<RelayCounts> {
  const { rows } = await sql<RelayCounts>`
    select
      count(*) filter (where ended_at is null and nonce is null)::int as waiting,
      count(*) filter (where ended_at is null and nonce is not null)::int as sent,
      coalesce(extract(epoch from now() - min(created_at) filter (where ended_at is null)), 0)::float8
        as "oldestSeconds",
      count(failure_code)::int as failed,
      coalesce(sum(gas), 0)::float8 as gas
    from relay_jobs where ended_at is null or ended_at > now() - interval '1 day'`.execute(tx);
  return rows[0] as RelayCounts;
}
