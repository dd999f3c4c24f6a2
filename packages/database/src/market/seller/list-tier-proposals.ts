import type { Tier } from "@tenora/domain/business/business";
import { repaidForNextTier } from "@tenora/domain/business/tier-progress";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** A business whose record has earned the next tier, and what a reviewer weighs. */
export interface TierProposal {
  readonly wallet: string;
  readonly name: string;
  readonly tier: Tier;
  /** Receivables repaid before the end of their grace period. */
  readonly onTime: number;
  /** Paid to their holders, in base units at six decimals. */
  readonly repaid: bigint;
  /** Distinct wallets that bought their notes, without the seller's own. */
  readonly backers: number;
}

/** More would not help a reviewer. */
const most = 20;

/**
 * The businesses below tier 1 that `tierProgress` says have earned the next tier at `now` (seconds since
 * 1970), those with the most backers first. Unlisted receivables count as well.
 */
export async function listTierProposals(
  tx: Transaction<"market">,
  now: bigint,
): Promise<TierProposal[]> {
  const graceEnd = sql`l.maturity + l.grace_days * 86400::bigint`;
  const { rows } = await sql<Omit<TierProposal, "repaid"> & { readonly repaid: string }>`
    with records as (
      select s.wallet_address as wallet, s.name, s.tier,
        (count(*) filter (where l.state = 3 and l.settled_at <= ${graceEnd}))::int as "onTime",
        sum(l.to_holders * 10 ^ (6 - t.decimals)) filter (
          where l.state = 3 and l.settled_at <= ${graceEnd})::bigint::text as repaid,
        count(*) filter (where l.state = 4
          or (l.state = 3 and l.settled_at > ${graceEnd})
          or (l.state = 2 and ${now.toString()}::bigint > ${graceEnd})) as bad
      from public.sellers s
      join market.listings l on l.seller = s.wallet_address
      join market.tokens t on t.address = l.token
      where s.tier > 1
      group by s.wallet_address, s.name, s.tier
    )
    select r.wallet, r.name, r.tier, r."onTime", r.repaid,
      -- One range of the notes' primary key for each listing.
      (select count(distinct n.buyer)::int from market.listings l
        join market.notes n on n.id > l.id << 24 and n.id < (l.id + 1) << 24
        where l.seller = r.wallet and l.state = 3 and n.buyer not in (l.seller, l.payout)) as backers
    from records r
    where r.bad = 0 and r."onTime" >= case r.tier
      when 3 then ${repaidForNextTier[3]}::int else ${repaidForNextTier[2]}::int end
    order by backers desc, r.wallet limit ${most}`.execute(tx);
  return rows.map(({ repaid, ...proposal }) => ({ ...proposal, repaid: BigInt(repaid) }));
}
