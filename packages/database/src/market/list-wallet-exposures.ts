import { lateStatuses } from "@tenora/domain/receivable/receivable-status";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { statusAt } from "./listing-record.ts";

/** What a wallet holds of one token's receivables that aren't repaid yet, in base units. */
export interface WalletExposure {
  readonly symbol: string;
  readonly decimals: number;
  readonly notes: number;
  readonly receivables: number;
  /** Paid for these notes. */
  readonly invested: bigint;
  /** Their part of what is still to be repaid, without late fees; nothing of a sale that goes on. */
  readonly owed: bigint;
  /** Of what is owed: past its grace period, not in default. */
  readonly late: bigint;
  /** Of what is owed: in default. */
  readonly defaulted: bigint;
}

interface Row extends Pick<WalletExposure, "symbol" | "decimals" | "notes" | "receivables"> {
  readonly invested: string;
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
      select listings.id, listings.token, ${statusAt(now)} as status,
        coalesce(notes.acquired_cost, notes.cost) as invested,
        case when listings.state = 1 then 0 else
          div(notes.units * (listings.sold_units * listings.repay_per_unit - listings.paid_in)::numeric,
            listings.sold_units) end as owed
      from market.notes join market.listings on listings.id = notes.listing
      where notes.owner = ${wallet.toLowerCase()} and (listings.state = 1
        or listings.state in (2, 4)
          and listings.sold_units * listings.repay_per_unit > listings.paid_in)
    )
    select tokens.symbol, tokens.decimals, count(*)::int as notes,
      count(distinct held.id)::int as receivables, sum(invested)::text as invested,
      sum(owed)::text as owed,
      coalesce(sum(owed) filter (where status = any(${pastGrace}::text[])), 0)::text as late,
      coalesce(sum(owed) filter (where status = 'defaulted'), 0)::text as defaulted
    from held join market.tokens on tokens.address = held.token
    group by tokens.symbol, tokens.decimals, held.token
    order by tokens.symbol, held.token`.execute(tx);
  return rows.map(({ invested, owed, late, defaulted, ...row }) => ({
    ...row,
    ...{ invested: BigInt(invested), owed: BigInt(owed) },
    ...{ late: BigInt(late), defaulted: BigInt(defaulted) },
  }));
}
