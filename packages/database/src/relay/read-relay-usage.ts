import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What operators see of the relayer. */
export interface RelayUsage {
  /** Used in the last 24 hours, with what open jobs may use. */
  readonly gas: number;
  readonly waiting: number;
  /** Jobs of the last 24 hours. */
  readonly failed: number;
  /** Age of the oldest job that has not ended; 0 when there is none. */
  readonly oldestSeconds: number;
}

/** @throws DomainError FORBIDDEN */
export async function readRelayUsage(tx: Transaction<"admin">): Promise<RelayUsage> {
  const { rows } = await sql<RelayUsage>`
    select gas::float8 as gas, waiting, failed, oldest_seconds as "oldestSeconds"
    from app.relay_usage()`.execute(tx);
  return rows[0] as RelayUsage;
}
