import { type RawBuilder, sql } from "kysely";
import { statusAt } from "../listing/listing-record.ts";

/** The decimals of amounts in several coins together. No coin of the exchange has more. */
export const combinedDecimals = 18;

/** Base units of a coin among those of others, each at par. */
export const inCombinedUnits = (amount: bigint, decimals: number): bigint =>
  amount * 10n ** BigInt(combinedDecimals - decimals);

/**
 * In SQL, everything that is outstanding at `now` (seconds since 1970), unlisted receivables too: funded or
 * in default, and not fully repaid. `unpaid` is the repayment without late fees in base units, each
 * receivable's rounded up to a hundredth as its payer reads it, so that sums are those of what is shown.
 * Reads the index of states: what is settled, which is most, is never touched.
 */
export const outstandingAt = (now: bigint): RawBuilder<unknown> => {
  const hundredth = sql`(10 ^ greatest(tokens.decimals - 2, 0))::numeric`;
  const unpaid = sql`(listings.sold_units * listings.repay_per_unit - listings.paid_in)`;
  return sql`(
    select listings.id, listings.fingerprint, listings.token, listings.seller, listings.kind,
      listings.maturity, tokens.decimals, ${statusAt(now)} as status,
      case when listings.state = 2
        then greatest(0, ceil((${now.toString()}::bigint - listings.maturity)::numeric / 86400))
        else 0 end::int as days_past_due,
      div(${unpaid} + ${hundredth} - 1, ${hundredth}) * ${hundredth} as unpaid
    from market.listings join market.tokens on tokens.address = listings.token
    where listings.state in (2, 4) and ${unpaid} > 0)`;
};
