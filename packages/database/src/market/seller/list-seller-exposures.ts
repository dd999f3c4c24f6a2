import { lateStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { combinedDecimals, outstandingAt } from "../book/outstanding-receivables.ts";
import type { BookPart } from "../book/read-ageing.ts";
import type { Address, Seller } from "../listing/listing-record.ts";

/** What one seller has outstanding. */
interface Exposure extends BookPart {
  readonly seller: Pick<Seller, "wallet" | "name" | "tier">;
  /** The part past its grace period or in default. */
  readonly late: bigint;
}

/** What one seller has outstanding in one token. */
export interface SellerExposure extends Exposure {
  readonly token: Address;
}

/** What one seller has outstanding in all tokens together, at par, with `combinedDecimals`. */
export type CombinedExposure = Exposure;

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
  return rows.map((row) => ({ token: row.token, ...exposureOf(row) }));
}

/** The sellers with the most outstanding at `now` in all tokens together, each at par, at most `limit`. */
export async function listCombinedExposures(
  tx: Transaction<"market">,
  limit: number,
  now: bigint,
): Promise<CombinedExposure[]> {
  const atPar = sql`unpaid * (10 ^ (${combinedDecimals}::int - decimals))::numeric`;
  const { rows } = await sql<Omit<Row, "token">>`
    with largest as (
      select seller, count(*)::int as receivables, sum(${atPar}) as amount,
        coalesce(sum(${atPar}) filter (where status = any(${[...lateStatuses]}::text[])), 0) as late
      from ${outstandingAt(now)} as outstanding group by seller
      order by amount desc, seller limit ${limit}
    )
    select largest.seller as wallet, profiles.name, profiles.tier, largest.receivables,
      trunc(largest.amount)::text as amount, trunc(largest.late)::text as late
    from largest left join public.sellers as profiles on profiles.wallet_address = largest.seller
    order by largest.amount desc, wallet`.execute(tx);
  return rows.map(exposureOf);
}

const exposureOf = ({ wallet, name, tier, receivables, amount, late }: Omit<Row, "token">) => ({
  receivables,
  amount: BigInt(amount),
  late: BigInt(late),
  seller: { wallet, name, tier },
});
