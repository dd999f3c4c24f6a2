import { lateStatuses } from "@tenora/domain/receivable/receivable-status";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { Address, Seller } from "./listing-record.ts";
import { outstandingAt } from "./outstanding-receivables.ts";
import type { BookPart } from "./read-ageing.ts";

/** What one seller has outstanding in one token. */
export interface SellerExposure extends BookPart {
  readonly token: Address;
  readonly seller: Pick<Seller, "wallet" | "name" | "tier">;
  /** Of the amount: past its grace period or in default. */
  readonly late: bigint;
}

interface Row {
  readonly token: Address;
  readonly wallet: Address;
  readonly name: string | null;
  readonly tier: number | null;
  readonly receivables: number;
  readonly amount: string;
  readonly late: string;
}

/** The sellers with the most outstanding at `now` (seconds since 1970), at most `limit` of each token. */
export async function listSellerExposures(
  tx: Transaction<"market">,
  limit: number,
  now: bigint,
): Promise<SellerExposure[]> {
  const { rows } = await sql<Row>`
    with ranked as (
      select token, seller, count(*)::int as receivables, sum(unpaid) as amount,
        coalesce(sum(unpaid) filter (where status = any(${[...lateStatuses]}::text[])), 0) as late,
        row_number() over (partition by token order by sum(unpaid) desc, seller) as place
      from ${outstandingAt(now)} as outstanding group by token, seller
    )
    select ranked.token, ranked.seller as wallet, profiles.name, profiles.tier, ranked.receivables,
      ranked.amount::text, ranked.late::text
    from ranked left join public.sellers as profiles on profiles.wallet_address = ranked.seller
    where place <= ${limit} order by token, place`.execute(tx);
  return rows.map(({ token, wallet, name, tier, receivables, amount, late }) => ({
    ...{ token, receivables, amount: BigInt(amount), late: BigInt(late) },
    seller: { wallet, name, tier },
  }));
}
