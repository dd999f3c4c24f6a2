import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import type { MarketToken } from "../listing/listing-record.ts";

type Hex = `0x${string}`;

/** Money that was set aside for a wallet and hasn't been withdrawn since. */
export interface WaitingCredit {
  readonly account: Hex;
  readonly token: MarketToken;
  /** Base units, with what was added since. */
  readonly amount: bigint;
  /** The receivable and the transaction of what was set aside first since the last withdrawal. */
  readonly listing: bigint;
  readonly transaction: Hex;
}

interface Row {
  readonly account: Hex;
  readonly token: Hex;
  readonly symbol: string;
  readonly decimals: number;
  readonly amount: string;
  readonly listing: string;
  readonly transaction: Hex;
}

/**
 * The credits that began to wait in this time (seconds since 1970, `to` excluded), after `sinceBlock`. What
 * is added to one doesn't make it another; a withdrawal ends it. Looks at every credit that waits.
 */
export async function listWaitingCredits(
  tx: Transaction<"market">,
  { from, to, sinceBlock }: { from: number; to: number; sinceBlock: number },
): Promise<WaitingCredit[]> {
  const { rows } = await sql<Row>`
    select credits.account, credits.token, tokens.symbol, tokens.decimals, credits.amount,
      began.listing, began.transaction_hash as transaction
    from market.credits
    join market.tokens on tokens.address = credits.token
    left join lateral (
      select events.block, events.log_index from market.events
      where events.wallet = credits.account and events.type = 'credit-withdrawn'
        and events.token = credits.token
      order by events.block desc, events.log_index desc limit 1) ended on true
    join lateral (
      select events.listing, events.transaction_hash, events.time, events.block from market.events
      where events.wallet = credits.account and events.type = 'credited'
        and events.token = credits.token
        and (events.block, events.log_index) > (coalesce(ended.block, -1), coalesce(ended.log_index, -1))
      order by events.block, events.log_index limit 1) began on true
    where credits.amount > 0 and began.listing is not null and began.block > ${sinceBlock}::bigint
      and began.time >= ${from}::bigint and began.time < ${to}::bigint
    order by credits.account, credits.token`.execute(tx);
  return rows.map(({ account, token, symbol, decimals, amount, listing, transaction }) => ({
    account,
    transaction,
    token: { address: token, symbol, decimals },
    amount: BigInt(amount),
    listing: BigInt(listing),
  }));
}
