import { type RawBuilder, sql } from "kysely";

/**
 * Whether what this wallet does with a listing (`l`) counts in the record of its seller: it was registered
 * at the gate for approved investors and not withdrawn there, and is no party of the sale.
 */
export const isCountedWallet = (wallet: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  ${wallet} not in (l.seller, l.payout, coalesce(l.debtor, l.seller))
  and exists (
    select from market.eligibilities e where e.wallet = ${wallet} and e.expires_at > 0))`;
