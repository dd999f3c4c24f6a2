import { lateStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { type Address, kinds, type ListingKind } from "../listing/listing-record.ts";
import { outstandingAt } from "./outstanding-receivables.ts";

/** One receivable that isn't fully repaid. */
export interface OutstandingReceivable {
  readonly id: bigint;
  readonly fingerprint: string;
  readonly token: Address;
  readonly kind: ListingKind;
  /** Without late fees, in base units. */
  readonly amount: bigint;
  /** Past its grace period or in default. */
  readonly isLate: boolean;
}

interface Row {
  readonly id: string;
  readonly fingerprint: string;
  readonly token: Address;
  readonly kind: number;
  readonly amount: string;
  readonly late: boolean;
}

/**
 * What is outstanding at `now` (seconds since 1970), the largest first by whole coins; `hasMore`: there are
 * more than `limit`.
 */
export async function listOutstanding(
  tx: Transaction<"market">,
  limit: number,
  now: bigint,
): Promise<{ readonly receivables: readonly OutstandingReceivable[]; readonly hasMore: boolean }> {
  const { rows } = await sql<Row>`
    select outstanding.id::text, fingerprint, token, kind, unpaid::text as amount,
      status = any(${[...lateStatuses]}::text[]) as late
    from ${outstandingAt(now)} as outstanding
    order by unpaid / (10 ^ decimals)::numeric desc, outstanding.id limit ${limit + 1}`.execute(tx);
  return {
    receivables: rows.slice(0, limit).map(({ id, fingerprint, token, kind, amount, late }) => ({
      id: BigInt(id),
      fingerprint,
      token,
      kind: kinds[kind] ?? "factoring",
      amount: BigInt(amount),
      isLate: late,
    })),
    hasMore: rows.length > limit,
  };
}
