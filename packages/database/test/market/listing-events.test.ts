import { listDisputeEvents } from "@tenora/database/market/event/list-dispute-events";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, usdc } from "@tenora/testing/market/insert-listing";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
const wallet = `0x${"d0".repeat(20)}`;
const none = { contract: wallet, note: null, counterparty: null, token: usdc, amount: 1, time: 1 };

/** A payment, two in each block. */
const payment = (at: number) => ({
  ...none,
  block: Math.floor(at / 2),
  log_index: at % 2,
  type: "settled",
  listing: 1,
  wallet,
  transaction_hash: `0x${String(at).padStart(64, "0")}`,
  arguments: "{}",
});

/** A purchase of listing 2 and the transfer that it tells, in one transaction. */
const purchase = (at: number) =>
  ["transferred", "bought"].map((type, log_index) => ({
    ...payment(at),
    listing: 2,
    block: 100 + at,
    log_index,
    type,
  }));

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner((owner) =>
    insertMarketRows(owner, "events", [
      ...Array.from({ length: 300 }, (_, at) => purchase(at)).flat(),
      ...[flag(4, 600, true), flag(4, 601, false), flag(5, 602, true), flag(6, 603, true)],
      ...Array.from({ length: 60 }, (_, at) => flag(7, 700 + at, at % 2 === 0)),
      { ...payment(300), listing: 2, block: 500, log_index: 0 },
      { ...payment(301), listing: 2, block: 501, log_index: 0, type: "transferred" },
      { ...payment(302), listing: 2, block: 502, log_index: 0, type: "approval" },
    ]),
  );
  await context.owner((owner) =>
    insertMarketRows(owner, "events", [0, 1, 2, 3, 4, 5, 6].map(payment)),
  );
});

const flag = (listing: number, block: number, disputed: boolean) => ({
  ...payment(block),
  listing,
  block,
  log_index: 9,
  type: "dispute-flagged",
  time: block,
  arguments: JSON.stringify({ by: wallet, disputed, evidence: `0x${"e1".repeat(32)}` }),
});
const byDebtor = { disputed: { byDebtor: true, byAttestor: false } };
const byAttestor = { disputed: { byDebtor: false, byAttestor: true } };
const nobody = { disputed: { byDebtor: false, byAttestor: false } };

/** All pages of two, as numbers of the payments. */
async function pages(newestFirst: boolean) {
  const found: number[][] = [];
  let after: { readonly block: number; readonly logIndex: number } | undefined;
  do {
    const page = await asMarketReader(context.market, (tx) =>
      listListingEvents(tx, { listing: 1n, types: ["settled"], after, newestFirst, limit: 2 }),
    );
    found.push(page.events.map(({ block, logIndex }) => block * 2 + logIndex));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return found;
}

test("listing events: page by page in chain order, or back from the latest", async () => {
  expect(await pages(false)).toEqual([[0, 1], [2, 3], [4, 5], [6]]);
  expect(await pages(true)).toEqual([[6, 5], [4, 3], [2, 1], [0]]);
});

test("listing events: a busy listing's newest payment is on the first page, and no transfer told twice", async () => {
  const { events, next } = await asMarketReader(context.market, (tx) =>
    listListingEvents(tx, {
      listing: 2n,
      types: ["settled", "bought", "transferred"],
      transfersToldBy: ["bought"],
      newestFirst: true,
      limit: 4,
    }),
  );
  expect(events.map(({ type, block }) => [type, block])).toEqual([
    ["transferred", 501],
    ["settled", 500],
    ["bought", 399],
    ["bought", 398],
  ]);
  expect(next).toEqual({ block: 398, logIndex: 1 });
});

test("listing events: a page reads its rows and one more from the index, in either direction", async () => {
  await context.owner(async (owner) => {
    await owner.query("set enable_seqscan = off");
    const { rows } = await owner.query<{ "QUERY PLAN": string }>(
      `explain select * from ${marketTablesSchema}.events
       where listing = 1 and (block, log_index) < (2, 1)
       order by block desc, log_index desc limit 3`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan Backward using events_listing_block_log_index_index");
    expect(plan).not.toContain("Sort");
  });
});

test("listing events: a busy listing's newest page never reads the whole table", async () => {
  await context.owner(async (owner) => {
    const table = `${marketTablesSchema}.events`;
    await owner.query(
      `insert into ${table} (block, log_index, type, contract, listing, time, transaction_hash, arguments)
       select block, i, (array['transferred', 'bought'])[1 + i], '${wallet}', 3, 1,
         '0x' || lpad(to_hex(block), 64, '0'), '{}'
       from generate_series(1001, 9000) block, generate_series(0, 1) i`,
    );
    await owner.query(`analyze ${table}`);
  });
  const types = ["settled", "bought", "transferred"];
  const query = { listing: 3n, types, transfersToldBy: ["bought"], newestFirst: true, limit: 100 };
  const { events, scans } = await asMarketReader(context.market, async (tx) => {
    const page = await listListingEvents(tx, query);
    const { rows } = await sql<{ scans: string }>`
      select seq_scan::text as scans from pg_stat_xact_all_tables
      where schemaname = ${marketTablesSchema} and relname = 'events'`.execute(tx);
    return { ...page, scans: rows[0]?.scans };
  });
  expect(events).toHaveLength(100);
  expect(scans).toBe("0");
});

test("dispute events: of each listing that is disputed, newest first and at most 50, and of no other", async () => {
  const listings = [4n, 5n, 7n, 5n].map((id) => ({ ...byDebtor, id }));
  const found = await asMarketReader(context.market, (tx) =>
    listDisputeEvents(tx, [...listings, { ...nobody, id: 6n }]),
  );
  expect([...found.keys()]).toEqual([4n, 5n, 7n]);
  expect(found.get(4n)?.map(({ time }) => time)).toEqual([601, 600]);
  expect(found.get(5n)).toMatchObject([{ time: 602, arguments: { by: wallet, disputed: true } }]);
  expect(found.get(7n)?.map(({ time }) => time)).toEqual(
    Array.from({ length: 50 }, (_, at) => 759 - at),
  );
});

test("dispute events: are read from the index of a listing's events, and not asked for without a dispute", async () => {
  const plan = (listing: Parameters<typeof listDisputeEvents>[1][number]) =>
    asMarketReader(context.market, (tx) =>
      plansOf(tx, (explaining) => listDisputeEvents(explaining, [listing])),
    );
  expect(await plan({ ...byAttestor, id: 4n })).toContain("Index Cond: (listing = disputed.id)");
  expect(await plan({ ...nobody, id: 4n })).toBe("");
});
