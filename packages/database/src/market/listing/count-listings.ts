import { receivableStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { type RiskGrade, riskGrades } from "@tenora/domain/risk/risk-grade";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { noMatches, type RecordMatches } from "../attention/record-matches.ts";
import { market } from "../market-tables.ts";
import { findNamedSellers } from "../seller/find-named-sellers.ts";
import {
  type FilterName,
  type ListingExpressions,
  type ListingFilter,
  listingConditions,
  type ReturnType,
  type Timeframe,
} from "./listing-filter.ts";
import { kinds, type ListingKind, type ListingLevel, levels } from "./listing-record.ts";

/** How many listings each choice would show, with every other filter applied. */
export interface ListingCounts {
  readonly total: number;
  readonly status: Readonly<Record<ReceivableStatus, number>>;
  readonly returns: Readonly<Record<ReturnType, number>>;
  readonly timeframe: Readonly<Record<Timeframe, number>>;
  readonly tier: Readonly<Record<"1" | "2" | "3", number>>;
  readonly risk: Readonly<Record<RiskGrade, number>>;
  readonly level: Readonly<Record<ListingLevel, number>>;
  readonly kind: Readonly<Record<ListingKind, number>>;
  /** For the chosen sellers, by wallet in lower case. */
  readonly seller: Readonly<Record<string, number>>;
  /** By symbol. */
  readonly token: Readonly<Record<string, number>>;
}

const choices = {
  status: receivableStatuses,
  returns: ["interest", "reward", "both"],
  timeframe: ["le-30", "31-60", "61-90", "gt-90"],
  tier: [1, 2, 3],
  risk: riskGrades,
  level: levels,
  kind: kinds,
} as const;

/**
 * Counts listings per choice of each filter at `now`, in one pass over all of them: 100,000 take a tenth
 * of a second, so callers cache the result per block. `records`: what our own records say, for
 * every grade.
 */
export async function countListings(
  tx: Transaction<"market">,
  filter: ListingFilter,
  now: bigint,
  records: RecordMatches = noMatches,
): Promise<ListingCounts> {
  const db = market(tx);
  const matches = { ...records, ...(await findNamedSellers(tx, filter.search)) };
  const symbols = await db.selectFrom("tokens").select("symbol").orderBy("symbol").execute();
  const all: Readonly<Record<string, readonly (string | number)[]>> = {
    ...choices,
    token: symbols.map(({ symbol }) => symbol),
    seller: filter.seller?.map((wallet) => wallet.toLowerCase()) ?? [],
  };
  const keys = Object.entries(all).flatMap(([name, values]) =>
    values.map((value) => ({ name: name as FilterName, value, key: `${name}:${value}` })),
  );
  const row = await db
    .selectFrom("listings")
    .select((eb) => {
      const base: ListingExpressions = eb;
      const counted = (conditions: Partial<Record<string, Expression<SqlBool>>>) =>
        sql<number>`(count(*) filter (where ${base.and(Object.values(conditions) as Expression<SqlBool>[])}))::int`;
      return [
        counted(listingConditions(base, filter, now, matches)).as("total"),
        ...keys.map(({ name, value, key }) =>
          counted(listingConditions(base, { ...filter, [name]: [value] }, now, matches)).as(key),
        ),
      ];
    })
    .executeTakeFirstOrThrow();
  const counts = row as unknown as Record<string, number>;
  const byName = (name: string) =>
    Object.fromEntries((all[name] ?? []).map((value) => [value, counts[`${name}:${value}`] ?? 0]));
  return {
    total: counts.total ?? 0,
    ...Object.fromEntries(Object.keys(all).map((name) => [name, byName(name)])),
  } as unknown as ListingCounts;
}
