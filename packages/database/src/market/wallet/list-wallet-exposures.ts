import { lateStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { statusAt } from "../listing/listing-record.ts";

/** What a wallet holds of one token's receivables that are on sale or aren't repaid yet, in base units. */
export interface WalletExposure {
  readonly symbol: string;
  readonly decimals: number;
  /** Those of funded receivables that aren't repaid yet. */
  readonly notes: number;
  readonly receivables: number;
  /** Paid for these notes. */
  readonly invested: bigint;
  /** Paid for notes of sales that aren't funded yet, without failed ones, which are refunded. */
  readonly onSale: bigint;
  /** These notes' part of what is still to be repaid, without late fees. */
  readonly owed: bigint;
  /** The part of what is owed that is past its grace period, not in default. */
  readonly late: bigint;
  /** The part of what is owed that is in default. */
  readonly defaulted: bigint;
}

interface Row extends Pick<WalletExposure, "symbol" | "decimals" | "notes" | "receivables"> {
  readonly invested: string;
  readonly onSale: string;
  readonly owed: string;
  readonly late: string;
  readonly defaulted: string;
}

/** What a wallet holds at `now` (seconds since 1970) in each token; nothing for one without notes. */
export async function listWalletExposures(
  tx: Transaction<"market">,
  wallet: string,
  now: bigint,
): Promise<WalletExposure[]> {
  const pastGrace = lateStatuses.filter((status) => status !== "defaulted");
  const { rows } = await sql<Row>`
    with held as (
      select listings.id, listings.token, listings.state = 1 as on_sale, ${statusAt(now)} as status,
        coalesce(notes.acquired_cost, notes.cost) as invested,
        div(notes.units * (listings.sold_units * listings.repay_per_unit - listings.paid_in)::numeric,
          listings.sold_units) as owed
      from market.notes join market.listings on listings.id = notes.listing
      where notes.owner = ${wallet.toLowerCase()} and (listings.state = 1
        or listings.state in (2, 4)
          and listings.sold_units * listings.repay_per_unit > listings.paid_in)
    )
    select tokens.symbol, tokens.decimals, count(*) filter (where not on_sale)::int as notes,
      count(distinct held.id) filter (where not on_sale)::int as receivables,
      coalesce(sum(invested) filter (where not on_sale), 0)::text as invested,
      coalesce(sum(invested) filter (where on_sale), 0)::text as "onSale",
      coalesce(sum(owed) filter (where not on_sale), 0)::text as owed,
      coalesce(sum(owed) filter (where status = any(${pastGrace}::text[])), 0)::text as late,
      coalesce(sum(owed) filter (where status = 'defaulted'), 0)::text as defaulted
    from held join market.tokens on tokens.address = held.token
    where not on_sale or status <> 'failed'
    group by tokens.symbol, tokens.decimals, held.token
    order by tokens.symbol, held.token`.execute(tx);
  return rows.map(({ invested, onSale, owed, late, defaulted, ...row }) => ({
    ...row,
    invested: BigInt(invested),
    onSale: BigInt(onSale),
    owed: BigInt(owed),
    late: BigInt(late),
    defaulted: BigInt(defaulted),
  }));
}
