import { findCaseRecords, findDueFollowUps } from "@tenora/database/collection/cases";
import { findListedCustomers } from "@tenora/database/funding-request/find-listed-customers";
import { countAttention, listAttention } from "@tenora/database/market/attention/list-attention";
import { listMarketTokens } from "@tenora/database/market/list-market-tokens";
import { listOwedDefaults } from "@tenora/database/market/payment/list-owed-defaults";
import { readRelayUsage } from "@tenora/database/relay/read-relay-usage";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import type { RouterContextProvider } from "react-router";
import { readMarket } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { DefaultedList, DeskHealth, DeskList, MarketDesk } from "./desk.ts";
import { deskQuery, topicsOf, writeDeskCursor } from "./desk-query.ts";
import {
  type BareDefault,
  type BareRow,
  type DeskRecords,
  noRecords,
  withRecords,
} from "./desk-records.server.ts";
import { defaultOf, readCredits, rowsOf, sumAtRisk, sumOwed } from "./desk-rows.server.ts";

type Context = Readonly<RouterContextProvider>;

const pageSize = 50;
const mostDefaults = 100;

/** The desk; null without a session, "failed" when our own records can't be read. */
export async function loadDesk(
  request: Request,
  context: Context,
): Promise<MarketDesk | "failed" | null> {
  const today = toCalendarDate(context.get(servicesContext).now().getTime());
  const known = await loadAsAdmin(request, context, async (tx) => ({
    usage: await readRelayUsage(tx),
    due: await findDueFollowUps(tx, today),
  }));
  if (known === null || known === "failed") return known;
  const { usage, due } = known;
  const [indexer, read] = await Promise.all([
    readIndexer(context),
    readList(context, new URL(request.url).searchParams, due),
  ]);
  const list = read && (await withOurRecords(request, context, { ...read, today }));
  const relayer = context.get(servicesContext).settings.relayer ?? null;
  return {
    list,
    health: { indexer, relayer: relayer && { ...usage, dailyGas: relayer.dailyGas } },
  };
}

async function readIndexer(context: Context): Promise<DeskHealth["indexer"]> {
  try {
    const head = await context.get(servicesContext).marketHead();
    const { chainBlock, indexedBlock, lagSeconds } = head;
    return { blocksBehind: Math.max(0, chainBlock - indexedBlock), lagSeconds };
  } catch {
    return null;
  }
}

async function withOurRecords(
  request: Request,
  context: Context,
  { rows, defaulted, today, ...list }: BareList & Pick<DeskRecords, "today">,
): Promise<DeskList> {
  const found = await readRecords(request, context, [...rows, ...defaulted.rows]);
  const records = { ...found, today };
  return {
    ...list,
    rows: rows.map((row) => withRecords(row, records)),
    defaulted: { ...defaulted, rows: defaulted.rows.map((row) => withRecords(row, records)) },
  };
}

type Case = Pick<BareRow, "listing" | "fingerprint" | "due">;

/** The customers of all, and the records of what has a case; nothing while they can't be read. */
async function readRecords(
  request: Request,
  context: Context,
  rows: readonly Case[],
): Promise<Omit<DeskRecords, "today">> {
  const listed = rows.flatMap(({ listing, fingerprint, due }) =>
    listing === null || fingerprint === null
      ? []
      : [{ listing: BigInt(listing), fingerprint, hasCase: due !== null }],
  );
  if (listed.length === 0) return noRecords;
  const cases = listed.filter(({ hasCase }) => hasCase);
  const found = await loadAsAdmin(request, context, async (tx) => ({
    customers: await findListedCustomers(tx, listed),
    cases: cases.length === 0 ? noRecords.cases : await findCaseRecords(tx, cases),
  }));
  return found === null || found === "failed" ? noRecords : found;
}

interface BareList extends Omit<DeskList, "rows" | "defaulted"> {
  readonly rows: readonly BareRow[];
  readonly defaulted: Omit<DefaultedList, "rows"> & { readonly rows: readonly BareDefault[] };
}

/** `due`: the receivables whose follow-up is due, which come first of those as pressing, and of the defaults. */
async function readList(
  context: Context,
  params: URLSearchParams,
  due: readonly bigint[],
): Promise<BareList | null> {
  const { defaultsBefore: before, view, after } = deskQuery(params);
  const topics = topicsOf(view);
  const read = await readMarket(context, async (tx, head) => {
    const now = BigInt(head.time);
    const { items, next } = await listAttention(
      tx,
      { topics, after, first: due, limit: pageSize },
      now,
    );
    const at = { now, tokens: await listMarketTokens(tx) };
    const counts = await countAttention(tx, now);
    const defaults = await listOwedDefaults(tx, { before, first: due, limit: mostDefaults }, now);
    return {
      rows: await rowsOf(tx, items, at),
      next: next && writeDeskCursor(next),
      counts,
      atRisk: await sumAtRisk(tx, now),
      credits: await readCredits(tx, counts.credit, at),
      defaulted: {
        rows: defaults.listings.map(defaultOf),
        next: defaults.next === null ? null : String(defaults.next),
        isNewest: before === undefined,
        sum: await sumDefaults(tx, now),
      },
      now: head.time,
    };
  });
  if (read === null) return null;
  const { market, ...list } = read;
  return { ...list, newBusiness: market.newBusiness };
}

/** More defaults than these aren't added up. */
const mostSummed = 2_000;

async function sumDefaults(tx: Transaction<"market">, now: bigint) {
  const { listings, next } = await listOwedDefaults(tx, { limit: mostSummed }, now);
  return next === null ? sumOwed(listings) : null;
}
