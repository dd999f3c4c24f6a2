import { findLastContacts } from "@tenora/database/collection/contacts";
import { countAttention, listAttention } from "@tenora/database/market/list-attention";
import { listMarketTokens } from "@tenora/database/market/list-market-tokens";
import { listOwedDefaults } from "@tenora/database/market/list-owed-defaults";
import { readRelayUsage } from "@tenora/database/relay/read-relay-usage";
import type { Transaction } from "@tenora/database/transaction/transaction";
import type { RouterContextProvider } from "react-router";
import { readMarket } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { DefaultedList, Desk, DeskHealth, DeskList } from "./desk.ts";
import { deskQuery, topicsOf, writeDeskCursor } from "./desk-query.ts";
import {
  type BareDefault,
  type BareRow,
  defaultOf,
  readCredits,
  rowsOf,
  sumAtRisk,
  sumOwed,
  withContact,
} from "./desk-rows.server.ts";

type Context = Readonly<RouterContextProvider>;

const pageSize = 50;
const mostDefaults = 100;

/** The desk; null without a session, "failed" when our own records can't be read. */
export async function loadDesk(
  request: Request,
  context: Context,
): Promise<Desk | "failed" | null> {
  const usage = await loadAsAdmin(request, context, readRelayUsage);
  if (usage === null || usage === "failed") return usage;
  const [indexer, read] = await Promise.all([
    readIndexer(context),
    readList(context, new URL(request.url).searchParams),
  ]);
  const list = read && (await withLastContacts(request, context, read));
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

async function withLastContacts(
  request: Request,
  context: Context,
  { rows, defaulted, ...list }: BareList,
): Promise<DeskList> {
  const contacts = await readContacts(request, context, [...rows, ...defaulted.rows]);
  return {
    ...list,
    rows: rows.map((row) => withContact(row, contacts)),
    defaulted: { ...defaulted, rows: defaulted.rows.map((row) => withContact(row, contacts)) },
  };
}

type Case = Pick<BareRow, "listing" | "fingerprint" | "due">;

/** Of what has a case; nothing while our own records can't be read. */
async function readContacts(request: Request, context: Context, rows: readonly Case[]) {
  const cases = rows.flatMap(({ listing, fingerprint, due }) =>
    listing === null || fingerprint === null || due === null
      ? []
      : [{ listing: BigInt(listing), fingerprint }],
  );
  if (cases.length === 0) return new Map<string, Date | null>();
  const found = await loadAsAdmin(request, context, (tx) => findLastContacts(tx, cases));
  return found === null || found === "failed" ? new Map<string, Date | null>() : found;
}

interface BareList extends Omit<DeskList, "rows" | "defaulted"> {
  readonly rows: readonly BareRow[];
  readonly defaulted: Omit<DefaultedList, "rows"> & { readonly rows: readonly BareDefault[] };
}

async function readList(context: Context, params: URLSearchParams): Promise<BareList | null> {
  const { defaultsBefore: before, view, after } = deskQuery(params);
  const topics = topicsOf(view);
  const read = await readMarket(context, async (tx, head) => {
    const now = BigInt(head.time);
    const { items, next } = await listAttention(tx, { topics, after, limit: pageSize }, now);
    const at = { now, tokens: await listMarketTokens(tx) };
    const counts = await countAttention(tx, now);
    const defaults = await listOwedDefaults(tx, { before, limit: mostDefaults }, now);
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

/** Beyond this many nobody adds them up. */
const mostSummed = 2_000;

async function sumDefaults(tx: Transaction<"market">, now: bigint) {
  const { listings, next } = await listOwedDefaults(tx, { limit: mostSummed }, now);
  return next === null ? sumOwed(listings) : null;
}
