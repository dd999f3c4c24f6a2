import type { AttentionTopic } from "@tenora/domain/operations/attention-topic";
import { type RawBuilder, sql } from "kysely";
import { statusAt } from "../listing/listing-record.ts";

const day = 86_400;
/** A sale below its minimum is shown so long before its deadline, in seconds. */
const endingS = 3 * day;
/** Money that isn't collected is shown after so long, in seconds. */
const waitingS = 7 * day;

/**
 * Each topic as (topic, since, key, listing, account, token, amount) at `now`. Every branch reads an
 * index: of states, of maturities in a state, or one that has only these rows.
 */
export function attentionBranches(
  now: bigint,
): Readonly<Record<AttentionTopic, RawBuilder<unknown>>> {
  const at = now.toString();
  const status = statusAt(now);
  const nothing = sql`null::text as account, null::text as token, null::bigint as amount`;
  const of = (topic: AttentionTopic, since: RawBuilder<unknown>, rest = nothing) =>
    sql`select ${sql.lit(topic)} as topic, (${since})::bigint as since,
      ${sql.lit(`${topic}:`)} || listings.id as key, listings.id as listing, ${rest}
      from market.listings`;
  // The time of a sale's end: its deadline, unless the last purchase or the seller ended it before.
  const saleEnd = sql`case when listings.sold_units < listings.total_units
      and listings.flags & 16 = 0 then listings.funding_deadline
    else coalesce((select notes.bought_at from market.notes
      where notes.id > listings.id << 24 and notes.id < (listings.id + 1) << 24
      order by notes.id desc limit 1), listings.listed_at) end`;
  const graceEnd = sql`listings.maturity + listings.grace_days * ${sql.lit(day)}::bigint`;
  const delayEnd = sql`${graceEnd} + listings.delay_days * ${sql.lit(day)}::bigint`;
  const repaidAt = sql`coalesce(listings.settled_at, listings.defaulted_at)`;
  const newest = (type: string, of: RawBuilder<unknown>) =>
    sql`(select events.time from market.events where ${of} and events.type = ${sql.lit(type)}
      order by events.block desc, events.log_index desc limit 1)`;
  const unclaimed = sql`null::text as account, listings.token as token,
    listings.to_holders - listings.claimed as amount`;
  const credited = newest("credited", sql`events.wallet = credits.account`);
  return {
    failed: sql`${of("failed", sql`listings.funding_deadline`)}
      where listings.state = 1 and ${status} = 'failed'`,
    closing: sql`${of("closing", saleEnd)} where listings.state = 1 and ${status} = 'closing'`,
    overdue: sql`${of("overdue", delayEnd)}
      where listings.state = 2 and listings.maturity < ${at}::bigint and ${status} = 'overdue'`,
    late: sql`${of("late", graceEnd)}
      where listings.state = 2 and listings.maturity < ${at}::bigint and ${status} = 'late'`,
    disputed: sql`${of(
      "disputed",
      sql`coalesce(
        ${newest("dispute-flagged", sql`events.listing = listings.id`)}, listings.listed_at)`,
    )}
      where listings.flags & 12 <> 0 and listings.state in (1, 2, 4)`,
    ending: sql`${of("ending", sql`listings.funding_deadline`)}
      where listings.state = 1 and ${status} = 'open'
        and listings.sold_units < listings.min_units
        and listings.funding_deadline - ${at}::bigint <= ${sql.lit(endingS)}`,
    unclaimed: sql`${of("unclaimed", repaidAt, unclaimed)}
      where listings.to_holders - listings.claimed >= listings.note_count
        and listings.to_holders > 0 and listings.state in (3, 4)
        and ${repaidAt} <= ${at}::bigint - ${sql.lit(waitingS)}`,
    credit: sql`select 'credit' as topic, waiting.since, waiting.key, null::bigint as listing,
        waiting.account, waiting.token, waiting.amount
      from (select coalesce(${credited}, 0)::bigint as since,
          'credit:' || credits.account || ':' || credits.token as key,
          credits.account, credits.token, credits.amount
        from market.credits where credits.amount > 0) waiting
      where waiting.since <= ${at}::bigint - ${sql.lit(waitingS)}`,
  };
}

/** All rows of these topics at `now`. */
export const anyAttention = (topics: readonly AttentionTopic[], now: bigint) => {
  const all = attentionBranches(now);
  return sql.join(
    topics.map((topic) => all[topic]),
    sql` union all `,
  );
};
