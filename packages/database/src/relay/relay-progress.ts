import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

type Hex = `0x${string}`;

/** A job that has not ended. */
export interface OpenRelayJob {
  readonly id: string;
  readonly request: RelayRequest;
  readonly gas: number;
  readonly createdAt: Date;
  /** All transactions that were signed for it, oldest first. */
  readonly hashes: readonly Hex[];
  /** What was signed last, stored before it was sent; null before its turn. */
  readonly signed: {
    readonly nonce: number;
    readonly raw: Hex;
    readonly pricedAt: Date;
  } | null;
}

/** Null when it has ended or was never there. */
export async function findOpenRelayJob(
  tx: Transaction<"worker">,
  id: string,
): Promise<OpenRelayJob | null> {
  const row = await tx
    .selectFrom("relay_jobs")
    .select(["request", "gas", "created_at", "nonce", "raw_transaction", "hashes", "priced_at"])
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { raw_transaction: raw, priced_at: pricedAt } = row;
  return {
    id,
    request: row.request as unknown as RelayRequest,
    gas: row.gas,
    createdAt: row.created_at,
    hashes: row.hashes as Hex[],
    signed:
      row.nonce === null || raw === null || pricedAt === null
        ? null
        : { nonce: Number(row.nonce), raw: raw as Hex, pricedAt },
  };
}

/** Whether another job's transaction is on its way, which has the account's next nonce. */
export async function isRelayBusy(tx: Transaction<"worker">): Promise<boolean> {
  const row = await tx
    .selectFrom("relay_jobs")
    .select("id")
    .where("nonce", "is not", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

interface Signed {
  readonly raw: Hex;
  readonly hash: Hex;
}

/**
 * Records the first transaction of a job before it is sent. False when another worker was faster, or
 * when the gas of the last 24 hours leaves no room for it. Throws while another job is on its way.
 */
export async function recordFirstPrice(
  tx: Transaction<"worker">,
  { id, nonce, raw, hash, dailyGas }: Signed & { id: string; nonce: number; dailyGas: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("relay_jobs")
    .set({
      nonce,
      raw_transaction: raw,
      hashes: sql`hashes || ${hash}::text`,
      priced_at: sql`clock_timestamp()`,
    })
    .where("id", "=", id)
    .where("nonce", "is", null)
    .where("ended_at", "is", null)
    .where(
      sql<boolean>`gas + (select coalesce(sum(o.gas), 0) from relay_jobs o
        where o.ended_at > clock_timestamp() - interval '1 day') <= ${dailyGas}::bigint`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records a further price of the transaction `replaced`; false when another worker was faster. */
export async function recordNextPrice(
  tx: Transaction<"worker">,
  { id, raw, hash, replaced }: Signed & { id: string; replaced: Hex },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("relay_jobs")
    .set({
      raw_transaction: raw,
      hashes: sql`hashes || ${hash}::text`,
      priced_at: sql`clock_timestamp()`,
    })
    .where("id", "=", id)
    .where("raw_transaction", "=", replaced)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Back to the queue: its nonce is another's, so what was signed can never be mined. */
export async function returnToQueue(
  tx: Transaction<"worker">,
  { id, raw }: { readonly id: string; readonly raw: Hex },
): Promise<void> {
  await tx
    .updateTable("relay_jobs")
    .set({ nonce: null, raw_transaction: null, priced_at: null })
    .where("id", "=", id)
    .where("raw_transaction", "=", raw)
    .where("ended_at", "is", null)
    .execute();
}

export interface RelayEnd {
  readonly id: string;
  readonly gasUsed: number;
  readonly mined?: { readonly hash: Hex; readonly block: bigint };
  readonly failure?: { readonly code: string; readonly message: string };
}

/** Ends a job and forgets what was signed, and deletes jobs that ended 30 days ago. */
export async function endRelayJob(
  tx: Transaction<"worker">,
  { id, gasUsed, mined, failure }: RelayEnd,
): Promise<void> {
  await tx
    .updateTable("relay_jobs")
    .set({
      request: null,
      gas: gasUsed,
      ended_at: sql`clock_timestamp()`,
      ...(mined && { block: String(mined.block) }),
      // The one that was mined is the one that is told.
      ...(mined && {
        hashes: sql`array_remove(hashes, ${mined.hash}::text) || ${mined.hash}::text`,
      }),
      ...(failure && {
        failure_code: failure.code,
        failure_message: failure.message.slice(0, 500),
      }),
    })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  // The policy leaves younger ones alone.
  await tx.deleteFrom("relay_jobs").where("ended_at", "is not", null).execute();
}

/** Adds the next look at a job. */
export async function scheduleRelay(
  tx: Transaction<"worker">,
  id: string,
  delayMs: number,
): Promise<void> {
  await sql`select app.schedule_relay(${id}::uuid,
    clock_timestamp() + make_interval(secs => ${delayMs / 1000}::float8))`.execute(tx);
}
