import {
  type AttentionCursor,
  type AttentionItem,
  countAttention,
  listAttention,
  sumWaitingCredits,
} from "@tenora/database/market/attention/list-attention";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  plainListing,
  usdc,
} from "@tenora/testing/market/insert-listing";
import { beforeAll, expect, test } from "vitest";
import { freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const day = 86_400;
const now = 1_800_000_000;
const account = freshWallet();
const credited = freshWallet();

// Sales last 10 days from the listing, maturity is after 30, grace 5, delay 30.
const listings = [
  { days: 12, id: 1 },
  { days: 11, id: 2, sold_units: 2 },
  // Sold out after two days.
  { days: 6, id: 3, sold_units: 10 },
  { days: 8, id: 4 },
  { days: 8, id: 5, sold_units: 2 },
  { days: 6, id: 6 },
  { days: 34, id: 7, state: 2, sold_units: 10 },
  { days: 40, id: 8, state: 2, sold_units: 10 },
  { days: 70, id: 9, state: 2, sold_units: 10, flags: 4 },
  { days: 6, id: 10, flags: 8 },
  { days: 90, id: 11, state: 3, settled_at: now - 8 * day, to_holders: 900, note_count: 3 },
  { days: 90, id: 12, state: 3, settled_at: now - 6 * day, to_holders: 900, note_count: 3 },
  // Only what the rounding of shares left.
  { days: 90, id: 13, state: 3, settled_at: now - 9 * day, to_holders: 2, note_count: 3 },
  { days: 90, id: 14, state: 5, flags: 4 },
].map(({ days, ...changes }) => ({
  ...plainListing(changes.id, now - days * day),
  ...changes,
}));

const event = (block: number, type: string, changes: object) => ({
  block,
  log_index: 0,
  type,
  contract: usdc,
  listing: null,
  note: null,
  wallet: null,
  counterparty: null,
  token: usdc,
  amount: 1,
  time: now,
  transaction_hash: `0x${"0".repeat(64)}`,
  arguments: "{}",
  ...changes,
});

const note = (listing: number, boughtAt: number) => ({
  id: (BigInt(listing) << 24n) + 1n,
  listing,
  owner: account,
  former_owner: null,
  buyer: account,
  units: 10,
  cost: 950,
  claimed: 0,
  counter: 0,
  reward_claimed: false,
  refunded: null,
  bought_at: boughtAt,
  acquired_at: boughtAt,
  acquired_cost: 950,
  block: 1,
  transaction_hash: `0x${"0".repeat(64)}`,
});

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", listings);
    await insertMarketRows(owner, "notes", [note(3, now - 4 * day)]);
    await insertMarketRows(owner, "credits", [
      { account, token: usdc, amount: 700 },
      { account: freshWallet(), token: usdc, amount: 0 },
      { account: credited, token: usdc, amount: 5 },
    ]);
    await insertMarketRows(owner, "events", [
      event(1, "dispute-flagged", { listing: 9, time: now - 3 * day }),
      event(2, "dispute-flagged", { listing: 10, time: now - 2 * day }),
      event(3, "credited", { wallet: account, time: now - 20 * day }),
      event(4, "credited", { wallet: account, time: now - 10 * day }),
      event(5, "credited", { wallet: credited, time: now - 7 * day + 1 }),
    ]);
    await owner.query("reset role");
  });
});

const list = (query: Partial<Parameters<typeof listAttention>[1]> = {}) =>
  asMarketReader(context.market, (tx) => listAttention(tx, { limit: 50, ...query }, BigInt(now)));
const daysAgo = ({ topic, since, listing }: AttentionItem) =>
  `${topic} ${listing ?? "-"} ${(now - since) / day}`;

/** Written by hand from the listings above. */
const expected = [
  ...["overdue 9 5", "closing 3 4", "failed 1 2", "closing 2 1"],
  ...["late 8 5", "disputed 9 3", "disputed 10 2", "ending 4 -2"],
  "unclaimed 11 8",
  "credit - 10",
];

test("attention: the most urgent comes first, and of one rank the oldest", async () => {
  const { items, next } = await list();
  expect(items.map(daysAgo)).toEqual(expected);
  expect(next).toBeNull();
  const found = (topic: string) => items.find((one) => one.topic === topic);
  expect(found("unclaimed")).toMatchObject({ amount: 900n, listing: 11n });
  expect(found("credit")).toMatchObject({ amount: 700n, credit: { account, token: usdc } });
});

test("attention: pages of two are the whole list, and counts are those of each topic", async () => {
  const all = (await list()).items;
  const paged: AttentionItem[] = [];
  let after: AttentionCursor | undefined;
  for (let page = 0; page < 20; page += 1) {
    const { items, next } = await list({ limit: 2, after });
    paged.push(...items);
    if (next === null) break;
    after = next;
  }
  expect(paged).toEqual(all);
  const counts = await asMarketReader(context.market, (tx) => countAttention(tx, BigInt(now)));
  expect(counts).toEqual({
    failed: 1,
    closing: 2,
    overdue: 1,
    late: 1,
    disputed: 2,
    ending: 1,
    unclaimed: 1,
    credit: 1,
  });
  for (const topic of ["disputed", "credit"] as const)
    expect((await list({ topics: [topic] })).items.map((one) => one.topic)).toEqual(
      Array(counts[topic]).fill(topic),
    );
});

test("attention: of one rank some come first, on every page, and never before a more urgent rank", async () => {
  // A sale without a case isn't asked about, and neither is one that isn't there.
  const first = [10n, 9_999n];
  const all = await list({ first });
  expect(all.items.map(daysAgo)).toEqual([
    ...expected.slice(0, 4),
    ...["disputed 10 2", "late 8 5", "disputed 9 3", "ending 4 -2"],
    ...expected.slice(8),
  ]);
  const paged: AttentionItem[] = [];
  let after: AttentionCursor | undefined;
  for (let page = 0; page < 20; page += 1) {
    const { items, next } = await list({ first, limit: 1, after });
    paged.push(...items);
    if (next === null) break;
    after = next;
  }
  expect(paged).toEqual(all.items);
});

test("attention: the page after a receivable that no longer comes first leaves none out", async () => {
  const topics = ["late", "disputed"] as const;
  const { items, next } = await list({ topics, first: [10n], limit: 1 });
  expect(items.map(daysAgo)).toEqual(["disputed 10 2"]);
  const rest = await list({ topics, first: [], after: next ?? undefined });
  expect(rest.items.map(daysAgo)).toEqual(["late 8 5", "disputed 9 3", "disputed 10 2"]);
});

test("attention: some topics alone are listed and counted, and waiting credits summed by token", async () => {
  const topics = ["late", "credit"] as const;
  expect((await list({ topics })).items.map(daysAgo)).toEqual(["late 8 5", "credit - 10"]);
  const counts = await asMarketReader(context.market, (tx) =>
    countAttention(tx, BigInt(now), topics),
  );
  expect(counts).toMatchObject({ late: 1, credit: 1, overdue: 0, disputed: 0 });
  const sums = await asMarketReader(context.market, (tx) => sumWaitingCredits(tx, BigInt(now)));
  expect([...sums]).toEqual([[usdc, 700n]]);
});

test("attention: at a moment's distance the topic is the receivable's status", async () => {
  const at = (time: number) =>
    asMarketReader(context.market, (tx) => listAttention(tx, { limit: 50 }, BigInt(time)));
  const topicsOf = async (listing: bigint, time: number) =>
    (await at(time)).items.filter((one) => one.listing === listing).map(({ topic }) => topic);
  const deadline = now + 2 * day;
  expect(await topicsOf(4n, deadline)).toEqual(["ending"]);
  expect(await topicsOf(4n, deadline + 1)).toEqual(["failed"]);
  const graceEnd = now + day;
  expect(await topicsOf(7n, graceEnd)).toEqual([]);
  expect(await topicsOf(7n, graceEnd + 1)).toEqual(["late"]);
  expect(await topicsOf(7n, graceEnd + 30 * day)).toEqual(["late"]);
  expect(await topicsOf(7n, graceEnd + 30 * day + 1)).toEqual(["overdue"]);
});
