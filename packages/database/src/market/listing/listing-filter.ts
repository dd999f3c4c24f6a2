import { isPastDue, receivableStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { RiskGrade } from "@tenora/domain/risk/risk-grade";
import { toSearchText } from "@tenora/domain/text/search-text";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { ListingReferences, RecordMatches } from "../attention/record-matches.ts";
import { type MarketDatabase, never } from "../market-tables.ts";
import type { NamedSellers } from "../seller/find-named-sellers.ts";
import { type MarketAudience, shownListings } from "./audience.ts";
import { kinds, type ListingKind, type ListingLevel, levels, statusAt } from "./listing-record.ts";

/** What a listing pays: interest with or without a reward, a reward, or both. */
export type ReturnType = "interest" | "reward" | "both";
/** Days from now to maturity; past maturity a listing is in none. */
export type Timeframe = "le-30" | "31-60" | "61-90" | "gt-90";

/** Any of the values of each filter; different filters all apply. Absent: no filter. */
export interface ListingFilter {
  readonly status?: readonly ReceivableStatus[] | undefined;
  readonly returns?: readonly ReturnType[] | undefined;
  readonly timeframe?: readonly Timeframe[] | undefined;
  /** Days as pages tell them, by the calendar in UTC. Otherwise started days count whole. */
  readonly byCalendar?: boolean | undefined;
  readonly tier?: readonly number[] | undefined;
  /** A listing without a grade has none of them. */
  readonly risk?: readonly RiskGrade[] | undefined;
  /** Symbols, or addresses in any case. */
  readonly token?: readonly string[] | undefined;
  readonly level?: readonly ListingLevel[] | undefined;
  readonly kind?: readonly ListingKind[] | undefined;
  /** Wallets in any case. */
  readonly seller?: readonly string[] | undefined;
  /** Wallets of customers in any case. */
  readonly debtor?: readonly string[] | undefined;
  /**
   * Part of the seller's name, of the debtor's industry or country, a listing's number, a wallet of it or
   * its fingerprint.
   */
  readonly search?: string | undefined;
  /** By default everyone. */
  readonly audience?: MarketAudience | undefined;
}

export type FilterName = Exclude<keyof ListingFilter, "audience" | "byCalendar">;

export type ListingExpressions = ExpressionBuilder<MarketDatabase, "listings">;
type Condition = Expression<SqlBool>;

const day = 86_400n;

/**
 * The conditions of a filter at `now`, by its names; all of them must hold. `records`: what our own
 * records say to it, with the sellers of `findNamedSellers`.
 */
export function listingConditions(
  eb: ListingExpressions,
  filter: ListingFilter,
  now: bigint,
  records: RecordMatches & NamedSellers,
): { readonly [name in FilterName | "listed"]?: Condition } {
  const { status, returns, timeframe, tier, risk, token, level, kind, seller, debtor } = filter;
  const search = toSearchText(filter.search);
  const today = filter.byCalendar ? endOfDay(now) : now;
  return {
    listed: shownListings(filter.audience ?? "everyone"),
    ...(status ? { status: hasStatus(eb, status, now) } : {}),
    ...(returns ? { returns: eb.or(returns.map((one) => hasReturn(eb, one))) } : {}),
    ...(timeframe
      ? { timeframe: eb.or(timeframe.map((one) => isWithin(eb, one, now, today))) }
      : {}),
    ...(tier ? { tier: oneOf(tier, () => hasTier(eb, tier)) } : {}),
    ...(risk ? { risk: eb.or(risk.map((one) => isAmong(records.risks[one]))) } : {}),
    ...(token ? { token: oneOf(token, () => hasToken(eb, token)) } : {}),
    ...(level
      ? { level: oneOf(level, () => eb("listings.level", "in", numbers(levels, level))) }
      : {}),
    ...(kind ? { kind: oneOf(kind, () => eb("listings.kind", "in", numbers(kinds, kind))) } : {}),
    ...(seller ? { seller: oneOf(seller, () => eb("listings.seller", "in", lower(seller))) } : {}),
    ...(debtor ? { debtor: oneOf(debtor, () => eb("listings.debtor", "in", lower(debtor))) } : {}),
    ...(search ? { search: matches(eb, search, records) } : {}),
  };
}

const oneOf = (values: readonly unknown[], condition: () => Condition): Condition =>
  values.length === 0 ? never : condition();

const numbers = <Word extends string>(words: readonly Word[], chosen: readonly Word[]) =>
  chosen.map((word) => words.indexOf(word));

const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

/** The stored state under which a status can occur, which has an index. */
const storedState: Record<ReceivableStatus, number> = {
  none: 0,
  open: 1,
  closing: 1,
  failed: 1,
  selling: 2,
  running: 2,
  grace: 2,
  late: 2,
  overdue: 2,
  settled: 3,
  defaulted: 4,
  cancelled: 5,
};

function hasStatus(
  eb: ListingExpressions,
  statuses: readonly ReceivableStatus[],
  now: bigint,
): Condition {
  if (statuses.length === 0) return never;
  const unpaid = statuses.filter((one) => isPastDue(one));
  const rest = statuses.filter((one) => !isPastDue(one));
  // Apart, so that of those in default nothing else is asked, and of the others only what is past maturity.
  if (unpaid.length > 0 && rest.length === 1 && rest[0] === "defaulted")
    return eb.or([hasStatus(eb, unpaid, now), hasStatus(eb, rest, now)]);
  const conditions: Condition[] = [
    eb("listings.state", "in", [...new Set(statuses.map((one) => storedState[one]))]),
  ];
  if (statuses.every(isPastDue)) {
    conditions.push(
      eb("listings.maturity", "<", now.toString()),
      eb(statusAt(now), "in", statuses),
    );
    return eb.and(conditions);
  }
  if (statuses.every((one) => one === "failed")) {
    const isBelow = eb("listings.sold_units", "<", eb.ref("listings.min_units"));
    conditions.push(eb.or([isBelow, eb("listings.maturity", "<", now.toString())]));
  }
  // As "none of the others", which PostgreSQL takes for likely: it takes a status for so rare that it
  // would sort all of the state instead of reading until the page is full.
  const wanted: readonly string[] = statuses;
  const others = receivableStatuses.filter((one) => !wanted.includes(one));
  if (others.length > 0) conditions.push(eb(statusAt(now), "not in", others));
  return eb.and(conditions);
}

function hasReturn(eb: ListingExpressions, returns: ReturnType): Condition {
  const interest = eb("listings.repay_per_unit", ">", eb.ref("listings.price_per_unit"));
  const reward = eb("listings.reward", "is not", null);
  if (returns === "interest") return interest;
  return returns === "reward" ? reward : eb.and([interest, reward]);
}

/** Days from `now`, exclusive and inclusive. */
const timeframes: Record<Timeframe, readonly [bigint, bigint | null]> = {
  "le-30": [0n, 30n],
  "31-60": [30n, 60n],
  "61-90": [60n, 90n],
  "gt-90": [90n, null],
};

const endOfDay = (now: bigint) => now - (now % day) + day - 1n;

/** `today`: from which second on days are counted. */
function isWithin(
  eb: ListingExpressions,
  timeframe: Timeframe,
  now: bigint,
  today: bigint,
): Condition {
  const [after, until] = timeframes[timeframe];
  // On the second of maturity it isn't past, and due in no days: in the first.
  const begun =
    after === 0n
      ? eb("listings.maturity", ">=", now.toString())
      : eb("listings.maturity", ">", (today + after * day).toString());
  if (until === null) return begun;
  return eb.and([begun, eb("listings.maturity", "<=", (today + until * day).toString())]);
}

function hasToken(eb: ListingExpressions, tokens: readonly string[]): Condition {
  return eb(
    "listings.token",
    "in",
    eb
      .selectFrom("tokens as named")
      .select("named.address")
      .where((or) =>
        or.or([or("named.address", "in", lower(tokens)), or("named.symbol", "in", [...tokens])]),
      ) as never,
  );
}

function hasTier(eb: ListingExpressions, tiers: readonly number[]): Condition {
  return eb(
    "listings.seller",
    "in",
    eb
      .selectFrom("public.sellers as tiered")
      .select("tiered.wallet_address")
      .where("tiered.tier", "in", tiers) as never,
  );
}

// As arrays: a parameter for each value would end at 65,535. The ids by themselves have an index.
const isAmong = (references: ListingReferences | undefined): Condition =>
  references === undefined || references.ids.length === 0
    ? never
    : sql<SqlBool>`(listings.id = any(${references.ids}::bigint[]) and
        (listings.id, listings.fingerprint) in (
          select * from unnest(${references.ids}::bigint[], ${references.fingerprints}::text[])))`;

function matches(
  eb: ListingExpressions,
  search: string,
  { named, described }: RecordMatches & NamedSellers,
): Condition {
  const text = search.toLowerCase();
  if (/^#?\d{1,12}$/.test(text)) return eb("listings.id", "=", text.replace("#", ""));
  if (/^0x[0-9a-f]{64}$/.test(text)) return eb("listings.fingerprint", "=", text);
  if (/^0x[0-9a-f]{40}$/.test(text)) {
    return eb.or([eb("listings.seller", "=", text), eb("listings.debtor", "=", text)]);
  }
  const isNamed = sql<SqlBool>`listings.seller = any(${[...named]}::text[])`;
  return eb.or([isNamed, isAmong(described)]);
}
