import {
  type AgeingBucket,
  ageingBucketOf,
  ageingBuckets,
} from "@tenora/domain/receivable/status/ageing-bucket";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { listMarketTokens } from "../list-market-tokens.ts";
import type { MarketToken } from "../listing/listing-record.ts";
import { outstandingAt } from "./outstanding-receivables.ts";

/** Some receivables of one token, and what they owe without late fees, in base units. */
export interface BookPart {
  readonly receivables: number;
  readonly amount: bigint;
}

/** What is outstanding in one token, by age. */
export interface Ageing {
  readonly token: MarketToken;
  /** All buckets together. */
  readonly total: BookPart;
  readonly buckets: Readonly<Record<AgeingBucket, BookPart>>;
  /** The mean of what isn't due yet, weighted by amount; started days counted whole, null where there is none. */
  readonly daysToMaturity: number | null;
}

interface Row {
  readonly token: string;
  readonly status: ReceivableStatus;
  readonly days: number;
  readonly receivables: number;
  readonly amount: string;
  /** Amount times days until maturity. */
  readonly weighted: string;
}

const nothing: BookPart = { receivables: 0, amount: 0n };

/** The ageing of each token with anything outstanding at `now` (seconds since 1970), by its symbol. */
export async function readAgeing(tx: Transaction<"market">, now: bigint): Promise<Ageing[]> {
  const at = sql`${now.toString()}::bigint`;
  const { rows } = await sql<Row>`
    select token, status, days_past_due as days, count(*)::int as receivables,
      sum(unpaid)::text as amount,
      sum(unpaid * ceil(greatest(maturity - ${at}, 0)::numeric / 86400))::text as weighted
    from ${outstandingAt(now)} as outstanding group by token, status, days_past_due`.execute(tx);
  const tokens = await listMarketTokens(tx);
  return tokens.flatMap((token) => {
    const own = rows.filter((row) => row.token === token.address);
    return own.length === 0 ? [] : [ageingOf(token, own)];
  });
}

function ageingOf(token: MarketToken, rows: readonly Row[]): Ageing {
  const inBucket = (bucket: AgeingBucket) =>
    rows.filter(({ status, days }) => ageingBucketOf(status, days) === bucket);
  const buckets = Object.fromEntries(
    ageingBuckets.map((bucket) => [bucket, sumOf(inBucket(bucket))]),
  ) as Record<AgeingBucket, BookPart>;
  const weighted = inBucket("not-due").reduce((sum, row) => sum + BigInt(row.weighted), 0n);
  const ahead = buckets["not-due"].amount;
  return {
    token,
    buckets,
    total: sumOf(rows),
    // To a whole day, half up.
    daysToMaturity: ahead === 0n ? null : Number((2n * weighted + ahead) / (2n * ahead)),
  };
}

const sumOf = (rows: readonly Row[]): BookPart =>
  rows.reduce(
    (sum, { receivables, amount }) => ({
      receivables: sum.receivables + receivables,
      amount: sum.amount + BigInt(amount),
    }),
    nothing,
  );
