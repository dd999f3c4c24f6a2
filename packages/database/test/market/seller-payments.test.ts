import { findLastPayments } from "@tenora/database/market/payment/find-last-payments";
import { findPayment } from "@tenora/database/market/payment/find-payment";
import {
  listSellerPayments,
  type SellerPaymentsQuery,
} from "@tenora/database/market/seller/list-seller-payments";
import { readSellerTotals } from "@tenora/database/market/seller/read-seller-totals";
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
const listedAt = 1_800_000_000;
const seller = freshWallet();
const other = freshWallet();
const customer = freshWallet();

const listings = [
  { seller, released: 950, to_holders: 700 },
  { seller, released: 50, to_holders: 0, gate_type: "invite" },
  { seller: other, released: 9_000, to_holders: 9_000 },
].map((changes, at) => ({ ...plainListing(at + 1, listedAt), ...changes }));

const event = (block: number, type: string, listing: number, wallet: string) => ({
  block,
  log_index: 0,
  type,
  contract: `0x${"ec".repeat(20)}`,
  listing,
  note: null,
  wallet,
  counterparty: null,
  token: usdc,
  amount: block,
  time: listedAt + block,
  transaction_hash: `0x${block.toString(16).padStart(64, "0")}`,
  arguments: "{}",
});

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", listings);
    await insertMarketRows(owner, "events", [
      event(10, "settled", 1, customer),
      event(11, "bought", 1, customer),
      event(12, "settled", 3, seller),
      event(13, "settled", 2, seller),
      event(14, "settled", 3, customer),
    ]);
    await owner.query("reset role");
  });
});

test("seller's payments: all that was paid in on their receivables by anybody, newest first", async () => {
  const own = seller.toUpperCase().replace("X", "x");
  const query = { seller: own, audience: "concerned", limit: 10 } as const;
  const read = (changes: Partial<SellerPaymentsQuery> = {}) =>
    asMarketReader(context.market, (tx) =>
      listSellerPayments(tx, { ...query, ...changes }, BigInt(listedAt)),
    );
  const { payments, next } = await read();
  expect(payments.map(({ event, listing }) => [event.block, event.wallet, listing.id])).toEqual([
    [13, seller, 2n],
    [10, customer, 1n],
  ]);
  expect(next).toBeNull();
  const first = await read({ limit: 1 });
  expect(first.payments.map(({ event }) => event.block)).toEqual([13]);
  expect(first.next).toEqual({ block: 13, logIndex: 0 });
  const second = await read({ limit: 1, after: first.next ?? undefined });
  expect(second.payments.map(({ event }) => event.block)).toEqual([10]);
  expect(second.next).toBeNull();
});

test("seller's payments: each has its receivable, however many newer ones the seller has", async () => {
  const busy = freshWallet();
  const many = Array.from({ length: 250 }, (_, at) => 100 + at);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    const rows = many.map((id) => ({ ...plainListing(id, listedAt), seller: busy, state: 3 }));
    await insertMarketRows(owner, "listings", rows);
    const payments = many.map((id) => event(id, "settled", id, customer));
    await insertMarketRows(owner, "events", payments);
    await owner.query("reset role");
  });
  const seen: number[] = [];
  let after: SellerPaymentsQuery["after"];
  do {
    const page = await asMarketReader(context.market, (tx) =>
      listSellerPayments(tx, { seller: busy, after, limit: 100 }, BigInt(listedAt)),
    );
    seen.push(...page.payments.map(({ listing }) => Number(listing.id)));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(many.toReversed());
});

test("last payments: the newest of each listing, none for one without", async () => {
  const last = await asMarketReader(context.market, (tx) => findLastPayments(tx, [1n, 3n, 77n]));
  expect([...last].toSorted()).toEqual([
    [1n, listedAt + 10],
    [3n, listedAt + 14],
  ]);
});

test("seller's totals: financed and repaid of their own receivables, unlisted ones too", async () => {
  const totals = await asMarketReader(context.market, (tx) => readSellerTotals(tx, seller));
  expect(totals).toEqual([
    { token: { address: usdc, symbol: "USDC", decimals: 6 }, financed: 1_000n, repaid: 700n },
  ]);
  const none = await asMarketReader(context.market, (tx) => readSellerTotals(tx, freshWallet()));
  expect(none).toEqual([]);
});

test("payment: at its place in the chain, with all that had been paid on its receivable by then", async () => {
  const find = (listing: bigint, block: number, logIndex = 0) =>
    asMarketReader(context.market, (tx) => findPayment(tx, { listing, block, logIndex }));
  const [first, second] = [await find(3n, 12), await find(3n, 14)];
  expect(first).toMatchObject({ payment: { wallet: seller, amount: 12n }, paidSoFar: 12n });
  expect(second).toMatchObject({ payment: { wallet: customer, amount: 14n }, paidSoFar: 26n });
  const missing: [bigint, number, number?][] = [
    [1n, 11],
    [2n, 10],
    [1n, 10, 1],
    [9n, 99],
  ];
  for (const place of missing) expect(await find(...place), String(place)).toBeNull();
});
