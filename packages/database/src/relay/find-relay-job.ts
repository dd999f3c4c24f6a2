import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Where a job stands. It prices a stuck transaction anew under another hash. */
export interface RelayJobState {
  /** The newest transaction's; null before there is one. */
  readonly hash: string | null;
  /** Null until it is mined. */
  readonly block: number | null;
  /** Null unless it has failed. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly isEnded: boolean;
}

/** The job of an id; null when there is none. */
export async function findRelayJob(
  tx: Transaction<"visitor">,
  id: string,
): Promise<RelayJobState | null> {
  const { rows } = await sql<{
    hash: string | null;
    block: string | null;
    failure_code: string | null;
    failure_message: string | null;
    is_ended: boolean;
  }>`select * from app.relay_job(${id}::uuid)`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const { hash, block, failure_code: code, failure_message: message, is_ended: isEnded } = row;
  return {
    hash,
    block: block === null ? null : Number(block),
    failure: code === null ? null : { code, message: message ?? "" },
    isEnded,
  };
}

/**
 * The id of the job that `requestRelay` would answer for this intent when it is asked for under `id`;
 * null when there is none.
 */
export async function findRelayJobOf(
  tx: Transaction<"visitor">,
  { id, intent }: { readonly id: string; readonly intent: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select app.relay_job_of(${id}::uuid, ${intent}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
