import { ageingBucketOf } from "@tenora/domain/receivable/status/ageing-bucket";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { outstandingAt } from "./outstanding-receivables.ts";
import type { BookPart } from "./read-ageing.ts";

/** What comes due in a week. */
export interface WeekDue extends BookPart {
  /** Its Monday, 00:00 UTC, in seconds since 1970. */
  readonly monday: number;
}

interface Row {
  readonly token: string;
  readonly status: ReceivableStatus;
  readonly monday: string;
  readonly receivables: number;
  readonly amount: string;
}

/**
 * What of each token comes due in which week, of all that isn't due yet at `now` (seconds since 1970): by
 * the token's address, the next week first. A week begins on Monday, 00:00 UTC; one in which nothing comes due
 * is left out.
 */
export async function readMaturities(
  tx: Transaction<"market">,
  now: bigint,
): Promise<ReadonlyMap<string, readonly WeekDue[]>> {
  const { rows } = await sql<Row>`
    select token, status, count(*)::int as receivables, sum(unpaid)::text as amount,
      extract(epoch from date_trunc('week', to_timestamp(maturity) at time zone 'UTC'))::bigint::text
        as monday
    from ${outstandingAt(now)} as outstanding
    group by token, status, monday order by min(maturity)`.execute(tx);
  const weeks = new Map<string, WeekDue[]>();
  for (const { token, status, monday, receivables, amount } of rows) {
    if (ageingBucketOf(status, 0) !== "not-due") continue;
    const own = weeks.get(token) ?? [];
    weeks.set(token, own);
    const last = own.at(-1);
    const same = last?.monday === Number(monday) ? own.pop() : undefined;
    own.push({
      monday: Number(monday),
      receivables: receivables + (same?.receivables ?? 0),
      amount: BigInt(amount) + (same?.amount ?? 0n),
    });
  }
  return weeks;
}
