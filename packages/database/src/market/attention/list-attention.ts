import {
  type AttentionTopic,
  attentionRanks,
  attentionTopics,
} from "@tenora/domain/operations/attention-topic";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { pageSize } from "../market-tables.ts";
import { anyAttention, attentionBranches } from "./attention-branches.ts";

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
  /** It stood among those that don't come first, whatever comes first by now. */
  readonly isLater: boolean;
  readonly since: number;
  /** Unique among things of one time. */
  readonly key: string;
}

export interface AttentionPage {
  readonly items: readonly AttentionItem[];
  /** Null on the last page. */
  readonly next: AttentionCursor | null;
}

const most = 100;

interface Row {
  readonly topic: AttentionTopic;
  readonly since: string;
  readonly key: string;
  readonly listing: string | null;
  readonly account: `0x${string}` | null;
  readonly token: `0x${string}` | null;
  readonly amount: string | null;
  readonly later: boolean;
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
    /** These receivables come first within a rank, however long others have waited. */
    readonly first?: readonly bigint[] | undefined;
    readonly limit: number;
  },
  now: bigint,
): Promise<AttentionPage> {
  const limit = pageSize(query.limit, most);
  const { topics = attentionTopics, after, first = [] } = query;
  const isLater = sql`(listing is null or listing <> all(${first.map(String)}::bigint[]))`;
  // A key begins with its topic.
  const [afterTopic = ""] = after?.key.split(":") ?? [];
  const beyond = after
    ? sql`where (${rank}, ${isLater}, since, key collate "C")
        > (${rankOf(afterTopic)}, ${after.isLater}::boolean, ${after.since}::bigint, ${after.key})`
    : sql``;
  const { rows } =
    await sql<Row>`select topics.*, ${isLater} as later from (${anyAttention(topics, now)})
    as topics ${beyond} order by ${rank}, ${isLater}, since, key collate "C" limit ${limit + 1}`.execute(
      tx,
    );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(toItem),
    next: last ? { isLater: last.later, since: Number(last.since), key: last.key } : null,
  };
}

/** How much there is of each of these topics at `now`; zero of the others. */
export async function countAttention(
  tx: Transaction<"market">,
  now: bigint,
  topics: readonly AttentionTopic[] = attentionTopics,
): Promise<Readonly<Record<AttentionTopic, number>>> {
  const { rows } = await sql<{ topic: AttentionTopic; count: number }>`
    select topic, count(*)::int as count from (${anyAttention(topics, now)}) as topics
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
    select token, sum(amount)::text as total from (${attentionBranches(now).credit}) as credits
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
