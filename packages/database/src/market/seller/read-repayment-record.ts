import type { TroubleNow } from "@tenora/domain/receivable/on-time-words";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import type { ListingReferences } from "../attention/record-matches.ts";
import { market } from "../market-tables.ts";

/** How funded receivables were repaid so far: what came due was repaid on time, is or was late, or defaulted. */
export interface RepaymentRecord extends TroubleNow {
  /** Ever listed, in any state. */
  readonly listed: number;
  /** The part sold to invited wallets alone, which no public list shows. */
  readonly listedPrivately: number;
  /** Should have been repaid by now, or was repaid before. */
  readonly due: number;
  /** The private ones of those due. */
  readonly duePrivately: number;
  /** Repaid before the end of its grace period. */
  readonly onTime: number;
  /** Repaid after the end of its grace period, or unpaid after it, and never in default. */
  readonly late: number;
  /** The part of them that was repaid in full. */
  readonly repaidLate: number;
  /** Ever in default, repaid since or not. */
  readonly defaulted: number;
}

/**
 * Counts receivables at `now` (seconds since 1970), unlisted ones too: those of one seller, a wallet in
 * any case, those of these ids, those that our own records name, or everybody's.
 */
export async function readRepaymentRecord(
  tx: Transaction<"market">,
  now: bigint,
  of?: string | readonly bigint[] | ListingReferences,
): Promise<RepaymentRecord> {
  let select = market(tx).selectFrom("listings").select(countsAt(now));
  if (typeof of === "string") select = select.where("seller", "=", of.toLowerCase());
  else if (of !== undefined && !("fingerprints" in of))
    select = select.where("id", "=", sql<string>`any(${of.map(String)}::bigint[])`);
  else if (of !== undefined)
    select = select.where(
      sql<boolean>`(id, fingerprint) in (
        select * from unnest(${of.ids}::bigint[], ${of.fingerprints}::text[]))`,
    );
  return select.executeTakeFirstOrThrow();
}

/** The records of those of these wallets, which are in lower case, that have listed. */
export async function readRepaymentRecords(
  tx: Transaction<"market">,
  now: bigint,
  sellers: readonly string[],
): Promise<Map<string, RepaymentRecord>> {
  if (sellers.length === 0) return new Map();
  const rows = await market(tx)
    .selectFrom("listings")
    .select(["seller", ...countsAt(now)])
    .where("seller", "in", [...new Set(sellers)])
    .groupBy("seller")
    .execute();
  return new Map(rows.map(({ seller, ...record }) => [seller, record]));
}

/** What of a seller's wallet, in any case, isn't as agreed at `now`, besides one listing: unlisted ones too. */
export const readTroubleNow = (
  tx: Transaction<"market">,
  now: bigint,
  { seller, besides }: { readonly seller: string; readonly besides?: bigint },
): Promise<TroubleNow> =>
  market(tx)
    .selectFrom("listings")
    .select(troubleAt(now))
    .where("seller", "=", seller.toLowerCase())
    // Every id is above 0.
    .where("id", "<>", String(besides ?? 0n))
    .executeTakeFirstOrThrow();

/** Funded and unpaid after the due date: the statuses grace, late and overdue. */
export const isPastDueAt = (now: bigint) =>
  sql<boolean>`(state = 2 and ${now.toString()}::bigint > maturity)`;

/** By the debtor or the attestor, and not settled or cancelled. */
export const isDisputed = sql<boolean>`(flags & 12 <> 0 and state in (1, 2, 4))`;

const graceEnd = sql`maturity + grace_days * 86400::bigint`;
/** A condition on those due. */
const isLate = sql`defaulted_at is null and (state = 2 or settled_at > ${graceEnd})`;
const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

function countsAt(now: bigint) {
  const isDue = sql`(state in (3, 4) or (state = 2 and ${now.toString()}::bigint > ${graceEnd}))`;
  return [
    counted(sql`true`).as("listed"),
    counted(sql`gate_type = 'invite'`).as("listedPrivately"),
    counted(isDue).as("due"),
    counted(sql`${isDue} and gate_type = 'invite'`).as("duePrivately"),
    counted(sql`state = 3 and settled_at <= ${graceEnd}`).as("onTime"),
    counted(sql`${isDue} and ${isLate}`).as("late"),
    counted(sql`state = 3 and ${isLate}`).as("repaidLate"),
    counted(sql`state in (3, 4) and defaulted_at is not null`).as("defaulted"),
    ...troubleAt(now),
  ] as const;
}

const troubleAt = (now: bigint) =>
  [
    counted(sql`state = 4`).as("inDefault"),
    counted(isPastDueAt(now)).as("pastDue"),
    counted(sql`${isPastDueAt(now)} and ${now.toString()}::bigint <= ${graceEnd}`).as("inGrace"),
    counted(
      sql`state = 2 and ${now.toString()}::bigint > ${graceEnd} + delay_days * 86400::bigint`,
    ).as("defaultPending"),
    counted(isDisputed).as("disputed"),
  ] as const;
