import type { Client } from "pg";
import type { HistoryBusiness } from "./store-businesses.ts";

/**
 * Changes tiers and suspends businesses as of when it was decided, with a history row each. What is in a
 * business's history already stays as it is: an admin may have decided otherwise since. The owner only.
 */
export async function storeDecisions(
  owner: Client,
  businesses: readonly Pick<HistoryBusiness, "id" | "decisions">[],
): Promise<void> {
  for (const { id, decisions } of businesses)
    for (const { at, tier, reason } of decisions)
      await owner.query(
        `with changed as (
           update public.businesses b set
             tier = coalesce($3::smallint, b.tier),
             suspended_at = case when $3 is null then $2::timestamptz else b.suspended_at end,
             suspension_reason = case when $3 is null then $4 else b.suspension_reason end,
             updated_at = $2
           where b.id = $1 and b.status = 'approved' and b.erased_at is null and not exists (
             select from public.business_history h
             where h.business_id = b.id and h.event = $5 and h.reason = $4)
           returning b.id, b.status, b.tier)
         insert into public.business_history (business_id, at, event, status, tier, reason)
         select id, $2, $5, status, tier, $4 from changed`,
        [id, at, tier, reason, tier === null ? "suspended" : "tier_changed"],
      );
}
