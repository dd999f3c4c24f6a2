import {
  type AttentionTopic,
  attentionRanks,
  attentionTopics,
} from "@tenora/domain/operations/attention-topic";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { statusAt } from "./listing-record.ts";
import { pageSize } from "./market-tables.ts";

/** One thing to look at; a receivable, or a credit that waits for its owner. */
export interface AttentionItem {
  readonly topic: AttentionTopic;
  /** Since when, in seconds since 1970; of a sale that is about to end, its deadline. */
  readonly since: number;
  readonly listing: bigint | null;
  readonly credit: { readonly account: `0x${string}`; readonly token: `0x${string}` } | null;
  /** Base units: what holders or the credit's owner haven't taken; null for other topics. */
  readonly amount: bigint | null;
}

/** Where a page ended. */
export interface AttentionCursor {
  readonly since: number;
  /** Unique among things of one time. */
  readonly key: string;
}

export interface AttentionPage {
  readonly items: readonly AttentionItem[];
  /** Null on the last page. */
  readonly next: AttentionCursor | null;
}

const day = 86_400;
/** A sale below its minimum is shown so long before its deadline, in seconds. */
const endingS = 3 * day;
/** Money that nobody takes is shown after so long, in seconds. */
const waitingS = 7 * day;
const most = 100;

/**
 * Each topic as (topic, since, key, listing, account, token, amount) at `now`. Every branch reads an
 * index: of states, of maturities in a state, or one that has only these rows.
 */
function branches(now: bigint): Readonly<Record<AttentionTopic, RawBuilder<unknown>>> {
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

const anyOf = (topics: readonly AttentionTopic[], now: bigint) => {
  const all = branches(now);
  return sql.join(
    topics.map((topic) => all[topic]),
    sql` union all `,
  );
};

interface Row {
  readonly topic: AttentionTopic;
  readonly since: string;
  readonly key: string;
  readonly listing: string | null;
  readonly account: `0x${string}` | null;
  readonly token: `0x${string}` | null;
  readonly amount: string | null;
}

const rankOf = (topic: string) =>
  attentionRanks.findIndex((topics) => topics.some((one) => one === topic));

const rank = sql`case ${sql.join(
  attentionRanks.map((topics, at) => sql`when topic in (${sql.join(topics)}) then ${sql.lit(at)}`),
  sql` `,
)} end`;

/**
 * One page of what needs a person at `now` (seconds since 1970): the most urgent comes first, as
 * `attentionRanks` has it, and of one rank `first`, then the oldest; `limit` is 1 to 100.
 */
export async function listAttention(
  tx: Transaction<"market">,
  query: {
    /** By default all of them. */
    readonly topics?: readonly AttentionTopic[] | undefined;
    readonly after?: AttentionCursor | undefined;
    /** Of one rank these receivables come before all others, however long those have waited. */
    readonly first?: readonly bigint[] | undefined;
    readonly limit: number;
  },
  now: bigint,
): Promise<AttentionPage> {
  const limit = pageSize(query.limit, most);
  const { topics = attentionTopics, after, first = [] } = query;
  const isLater = sql`(listing is null or listing <> all(${first.map(String)}::bigint[]))`;
  // A key begins with its topic.
  const [afterTopic = "", afterListing = ""] = after?.key.split(":") ?? [];
  const isAfterLater = !first.some((listing) => String(listing) === afterListing);
  const beyond = after
    ? sql`where (${rank}, ${isLater}, since, key collate "C")
        > (${rankOf(afterTopic)}, ${isAfterLater}::boolean, ${after.since}::bigint, ${after.key})`
    : sql``;
  const { rows } = await sql<Row>`select * from (${anyOf(topics, now)})
    as topics ${beyond} order by ${rank}, ${isLater}, since, key collate "C" limit ${limit + 1}`.execute(
    tx,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(toItem),
    next: last ? { since: Number(last.since), key: last.key } : null,
  };
}

/** How much there is of each of these topics at `now`; zero of the others. */
export async function countAttention(
  tx: Transaction<"market">,
  now: bigint,
  topics: readonly AttentionTopic[] = attentionTopics,
): Promise<Readonly<Record<AttentionTopic, number>>> {
  const { rows } = await sql<{ topic: AttentionTopic; count: number }>`
    select topic, count(*)::int as count from (${anyOf(topics, now)}) as topics
    group by topic`.execute(tx);
  const found = new Map(rows.map(({ topic, count }) => [topic, count]));
  return Object.fromEntries(
    attentionTopics.map((topic) => [topic, found.get(topic) ?? 0]),
  ) as Record<AttentionTopic, number>;
}

/** What waits as credit for longer than a week at `now`, in base units of each token. */
export async function sumWaitingCredits(
  tx: Transaction<"market">,
  now: bigint,
): Promise<ReadonlyMap<`0x${string}`, bigint>> {
  const { rows } = await sql<{ token: `0x${string}`; total: string }>`
    select token, sum(amount)::text as total from (${branches(now).credit}) as credits
    group by token order by token collate "C"`.execute(tx);
  return new Map(rows.map(({ token, total }) => [token, BigInt(total)]));
}

const toItem = ({ topic, since, listing, account, token, amount }: Row): AttentionItem => ({
  topic,
  since: Number(since),
  listing: listing === null ? null : BigInt(listing),
  credit: account && token ? { account, token } : null,
  amount: amount === null ? null : BigInt(amount),
});
