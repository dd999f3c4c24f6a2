import { readFileSync } from "node:fs";
import { noListings, type RecordMatches } from "@tenora/database/market/attention/record-matches";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { countListings } from "@tenora/database/market/listing/count-listings";
import { findListing } from "@tenora/database/market/listing/find-listing";
import {
  type ListingCursor,
  type ListingQuery,
  type ListingSort,
  listListings,
  type PageOfListings,
} from "@tenora/database/market/listing/list-listings";
import type { ListingFilter } from "@tenora/database/market/listing/listing-filter";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  type ListingColumns,
  plainListing,
  usdc,
} from "@tenora/testing/market/insert-listing";
import { beforeAll, describe, expect, test } from "vitest";
import { generateSchema } from "../../scripts/generate-schema.ts";
import { freshWallet, submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const day = 86_400;
const listedAt = 1_800_000_000;
const now = BigInt(listedAt + 5 * day);
const known = freshWallet();
const unknown = freshWallet();
const customer = freshWallet();
const reward = { reward: `0x${"4e".repeat(20)}`, reward_id: 7 };

/** One listing for each thing that the filters tell apart. */
const rows: readonly ListingColumns[] = [
  { seller: known },
  { seller: known, gate_type: "invite" },
  { seller: unknown, kind: 1, level: 0, price_per_unit: 100, apr_bps: 0, ...reward },
  { seller: unknown, debtor: customer, level: 2, ...reward, sold_units: 5, funded_bps: 5_000 },
  { maturity: listedAt + 35 * day + 1, apr_bps: 9_000, state: 2, paid_in: 1, sold_units: 10 },
  { maturity: listedAt + 35 * day, state: 3, paid_in: 1_000, sold_units: 10, funded_bps: 10_000 },
  { maturity: listedAt + 100 * day, state: 4, sold_units: 10, paid_in: 300, funded_bps: 10_000 },
  { maturity: listedAt, funding_deadline: listedAt - day, state: 2, sold_units: 10 },
  { state: 5 },
].map((changes, at) => ({ ...plainListing(at + 1, listedAt), ...changes }));

beforeAll(async () => {
  await createMarketTables(context.test);
  await submitted(context, {
    walletAddress: known as WalletAddress,
    companyName: "Ben's 100% Trading",
  });
  await submitted(context, {
    walletAddress: unknown as WalletAddress,
    companyName: "Not approved",
  });
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", rows);
    await owner.query("reset role");
    await owner.query(
      "update public.businesses set status = 'approved', tier = 2 where wallet_address = $1",
      [known],
    );
  });
});

const statuses: readonly ReceivableStatus[] = [
  ...(["none", "open", "closing", "failed", "selling", "running"] as const),
  ...(["grace", "late", "overdue", "settled", "defaulted", "cancelled"] as const),
];
const fingerprint = (id: number) => `0x${id.toString(16).padStart(64, "0")}`;
/** What our own records say: the second has another receivable's fingerprint, the third is unlisted. */
const records: RecordMatches = {
  risks: {
    low: { ids: ["1", "4", "2"], fingerprints: [fingerprint(1), fingerprint(9), fingerprint(2)] },
    high: { ids: ["3"], fingerprints: [fingerprint(3)] },
  },
  described: noListings,
};
const retail = { ids: ["5", "2"], fingerprints: [fingerprint(5), fingerprint(2)] };

const list = async (filter: ListingFilter, sort: ListingSort = "newest") => {
  const query = { ...filter, sort, limit: 100 };
  const matches = filter.search === "retail" ? { ...records, described: retail } : records;
  const page = await asMarketReader(context.market, (tx) => listListings(tx, query, now, matches));
  return page.listings.map(({ id }) => Number(id));
};

test("market types: the committed file is generated from the indexer's tables", async () => {
  const file = new URL("../../src/generated/market.ts", import.meta.url);
  const generated = await generateSchema(context.test.ownerUrl, marketTablesSchema);
  expect(generated).toBe(readFileSync(file, "utf8"));
});

describe("listings filter", () => {
  test.each<[string, ListingFilter, number[]]>([
    ["none: everything but what is behind an invite gate", {}, [9, 8, 7, 6, 5, 4, 3, 1]],
    ["unlisted ones too", { audience: "concerned" }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ["a status", { status: ["open"] }, [4, 3, 1]],
    ["several statuses", { status: ["settled", "defaulted", "cancelled"] }, [9, 7, 6]],
    ["statuses past maturity", { status: ["grace", "late"] }, [8]],
    ["past maturity or in default", { status: ["grace", "late", "overdue", "defaulted"] }, [8, 7]],
    ["no status at all", { status: [] }, []],
    ["interest", { returns: ["interest"] }, [9, 8, 7, 6, 5, 4, 1]],
    ["a reward", { returns: ["reward"] }, [4, 3]],
    ["interest and a reward", { returns: ["both"] }, [4]],
    ["due within 30 days", { timeframe: ["le-30"] }, [9, 6, 4, 3, 1]],
    ["due in 31 to 60 days", { timeframe: ["31-60"] }, [5]],
    ["due in more than 90 days", { timeframe: ["61-90", "gt-90"] }, [7]],
    [
      "due within 30 days by the calendar",
      { timeframe: ["le-30"], byCalendar: true },
      [9, 6, 5, 4, 3, 1],
    ],
    ["a tier", { tier: [2] }, [1]],
    ["a token's symbol", { token: ["USDC"] }, [9, 8, 7, 6, 5, 4, 3, 1]],
    [
      "a token's address in capitals",
      { token: [usdc.toUpperCase().replace("X", "x")] },
      [9, 8, 7, 6, 5, 4, 3, 1],
    ],
    ["an unknown token", { token: ["EURC"] }, []],
    ["a level", { level: ["declared", "debtor-confirmed"] }, [4, 3]],
    ["a kind", { kind: ["community"] }, [3]],
    ["a seller", { seller: [known.toUpperCase().replace("X", "x")] }, [1]],
    ["a customer's wallet", { debtor: [customer.toUpperCase().replace("X", "x")] }, [4]],
    ["no customer", { debtor: [] }, []],
    ["part of a seller's name", { search: "100% t" }, [1]],
    ["a pattern's sign in a name", { search: "_" }, []],
    ["the name of a business that isn't approved", { search: "not approved" }, []],
    ["a number", { search: "#4" }, [4]],
    ["a wallet", { search: unknown }, [4, 3]],
    ["a fingerprint", { search: `0x${"6".padStart(64, "0")}` }, [6]],
    ["a risk grade", { risk: ["low"] }, [1]],
    ["several risk grades", { risk: ["low", "high", "medium"] }, [3, 1]],
    ["a risk grade that no listing has", { risk: ["medium"] }, []],
    ["a debtor's industry, as our records say", { search: "retail" }, [5]],
    ["several filters", { status: ["open"], returns: ["reward"], level: ["declared"] }, [3]],
  ])("%s", async (_what, filter, ids) => {
    expect(await list(filter)).toEqual(ids);
  });
});

test.each([0, 30, 33, 45, 200])(
  "listings filter: a status shows exactly those that have it, %s days later",
  async (days) => {
    const later = now + BigInt(days * day);
    const find = async (status?: ReceivableStatus[]) => {
      const query = { status, limit: 100, audience: "concerned" } as const;
      const page = await asMarketReader(context.market, (tx) => listListings(tx, query, later));
      return page.listings;
    };
    const all = await find();
    expect(await find([...statuses])).toEqual(all);
    for (const status of statuses) {
      expect(await find([status])).toEqual(all.filter((one) => one.status === status));
    }
    const unpaid: readonly ReceivableStatus[] = ["grace", "late", "overdue", "defaulted"];
    expect(await find([...unpaid])).toEqual(all.filter((one) => unpaid.includes(one.status)));
  },
);

test.each<[ListingSort, number[]]>([
  ["soonest", [8, 1, 3, 4, 9, 6, 5, 7]],
  ["return", [5, 9, 8, 7, 6, 4, 1, 3]],
  ["funded", [7, 6, 4, 9, 8, 5, 3, 1]],
])("listings order: %s", async (sort, ids) => {
  expect(await list({}, sort)).toEqual(ids);
});

test.each<ListingSort>(["newest", "soonest", "return", "funded"])(
  "listings pages in the order %s: every listing once, to the last page",
  async (sort) => {
    const seen: bigint[] = [];
    let after: ListingCursor | null = null;
    do {
      const query: ListingQuery = { sort, limit: 3, after: after ?? undefined };
      const page: PageOfListings = await asMarketReader(context.market, (tx) =>
        listListings(tx, query, now),
      );
      seen.push(...page.listings.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen.map(Number)).toEqual(await list({}, sort));
  },
);

test("listings pages: a listing that is added between two pages moves none of the others", async () => {
  const pageAfter = (after?: ListingCursor | null) =>
    asMarketReader(context.market, (tx) =>
      listListings(tx, { sort: "soonest", limit: 4, after: after ?? undefined }, now),
    );
  const before = await list({}, "soonest");
  const first = await pageAfter();
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    const early = { ...plainListing(10, listedAt), maturity: listedAt - day, state: 5 };
    await insertMarketRows(owner, "listings", [early]);
  });
  try {
    const second = await pageAfter(first.next);
    const ids = [...first.listings, ...second.listings].map(({ id }) => Number(id));
    expect(ids).toEqual(before);
  } finally {
    await context.owner((owner) =>
      owner.query(`delete from ${marketTablesSchema}.listings where id = 10`),
    );
  }
});

test("listing counts: equal the length of the filtered list, choice by choice", async () => {
  const filter: ListingFilter = { returns: ["interest"] };
  const counts = await asMarketReader(context.market, (tx) =>
    countListings(tx, filter, now, records),
  );
  expect(counts.total).toBe((await list(filter)).length);
  expect(counts.status.open).toBe((await list({ ...filter, status: ["open"] })).length);
  expect(counts.timeframe["31-60"]).toBe((await list({ ...filter, timeframe: ["31-60"] })).length);
  expect(counts.returns).toEqual({ interest: 7, reward: 2, both: 1 });
  expect(counts.tier).toEqual({ 1: 0, 2: 1, 3: 0 });
  expect(counts.token).toEqual({ USDC: 7 });
  expect(counts.risk).toEqual({ low: 1, medium: 0, "medium-high": 0, high: 0 });
});

test("one listing: has the seller's name and tier when approved, and null for what is unknown", async () => {
  const find = (id: bigint) => asMarketReader(context.market, (tx) => findListing(tx, id, now));
  expect(await find(1n)).toMatchObject({
    status: "open",
    seller: { wallet: known, name: "Ben's 100% Trading", tier: 2 },
    due: { repayment: 0n, lateFee: 0n, total: 0n },
  });
  expect((await find(2n))?.gate.type).toBe("invite");
  expect((await find(3n))?.seller).toEqual({
    wallet: unknown,
    name: null,
    tier: null,
    country: null,
  });
  expect(await find(99n)).toBeNull();
});

test("market totals: outstanding, defaulted and counts by status are those of the listings", async () => {
  const [usd] = await asMarketReader(context.market, (tx) => readMarketStats(tx, now));
  expect(usd).toMatchObject({
    outstanding: 999n + 700n + 1_000n,
    late: 0n,
    defaultPending: 0n,
    defaulted: 700n,
    // Settled and in default; of the second 300 were paid. What is in its grace period hasn't come due.
    cameDue: 2_000n,
    cameDuePaid: 1_300n,
    counts: { open: 4, running: 1, grace: 1, settled: 1, defaulted: 1, cancelled: 1 },
  });
  // Two years on both that are unpaid may be recorded as defaults.
  const [later] = await asMarketReader(context.market, (tx) =>
    readMarketStats(tx, now + 730n * 86_400n),
  );
  expect(later).toMatchObject({ late: 1_999n, defaultPending: 1_999n, defaulted: 700n });
});

test("market head: null before anything is indexed; then block and time of the checkpoint", async () => {
  const read = () => asMarketReader(context.market, findMarketHead);
  expect(await read()).toBeNull();
  const checkpoint = `${listedAt}${"17000".padStart(16, "0")}${"42".padStart(16, "0")}${"9".repeat(33)}`;
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertMarketRows(owner, "_ponder_checkpoint", [
      {
        chain_name: "market",
        chain_id: 17_000,
        safe_checkpoint: checkpoint,
        latest_checkpoint: checkpoint,
        finalized_checkpoint: checkpoint,
      },
    ]);
  });
  expect(await read()).toEqual({ block: 42, time: listedAt });
  expect(
    await asMarketReader(context.market, (tx) =>
      listWalletNotes(tx, { wallet: known, limit: 10 }, now),
    ),
  ).toEqual({ notes: [], next: null });
});
