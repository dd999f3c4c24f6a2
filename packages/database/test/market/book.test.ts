import { listOutstanding } from "@tenora/database/market/book/list-outstanding";
import { inCombinedUnits } from "@tenora/database/market/book/outstanding-receivables";
import { readAgeing } from "@tenora/database/market/book/read-ageing";
import { readMaturities } from "@tenora/database/market/book/read-maturities";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import {
  listCombinedExposures,
  listSellerExposures,
} from "@tenora/database/market/seller/list-seller-exposures";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { sumFor } from "@tenora/domain/money/format-amount-for";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, plainListing, usdc } from "@tenora/testing/market/insert-listing";
import { beforeAll, expect, test } from "vitest";
import { freshWallet, submitted, useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
const day = 86_400;
/** Friday, January 15, 2027, 08:00 UTC. */
const now = 1_800_000_000;
const monday = Date.parse("2027-01-11T00:00:00Z") / 1_000;
const week = 7 * day;
const eighteen = `0x${"d1".repeat(20)}` as const;
const named = freshWallet();
const bo = freshWallet();
const others = [bo, ...Array.from({ length: 11 }, freshWallet)];

// 10 units, 5 days of grace, 30 days more until a default can be recorded.
const funded = { state: 2, sold_units: 10, repay_per_unit: 1_000_000, seller: named };
const rows = [
  // Due this very second: not past due. Its hundredth is rounded up.
  { maturity: now, repay_per_unit: 1_000_001 },
  { maturity: now - 1 },
  { maturity: now - 5 * day },
  { maturity: now - 5 * day - 1 },
  { maturity: now - 30 * day },
  { maturity: now - 30 * day - 1 },
  { maturity: now - 60 * day },
  { maturity: now - 60 * day - 1, paid_in: 4_000_000 },
  { maturity: now - 70 * day, state: 4, paid_in: 9_000_000 },
  // Nothing is owed: recovered, settled, not sold yet, and called off.
  { maturity: now - 70 * day, state: 4, paid_in: 10_000_000 },
  { maturity: now - 70 * day, state: 3, paid_in: 10_000_000 },
  { maturity: now + 70 * day, state: 1 },
  { maturity: now - 70 * day, state: 5 },
  // Unlisted ones are owed as well; the last second of a week, the first of the next, and far away.
  { maturity: monday + week - 1, gate_type: "invite", kind: 1 },
  { maturity: monday + week, seller: bo },
  { maturity: monday + 30 * week, seller: bo, paid_in: 1 },
  // A coin with 18 decimals: two units of a whole one and a little.
  ...others.map((seller, at) => ({
    maturity: now + 10 * day,
    seller,
    token: eighteen,
    sold_units: at + 1,
    repay_per_unit: 10n ** 17n + 1n,
  })),
].map((changes, at) => ({ ...plainListing(at + 1, now - 100 * day), ...funded, ...changes }));

const token = (address: string, symbol: string, decimals: number) => ({
  address,
  symbol,
  decimals,
  listed: 0,
  financed: 0,
  fees: 0,
  repaid: 0,
  late_fees: 0,
  recovered: 0,
  claimed: 0,
  refunded: 0,
  liabilities: 0,
  balance: 0,
});

beforeAll(async () => {
  await createMarketTables(context.test);
  await submitted(context, { walletAddress: named, companyName: "Ada Textiles" });
  await context.owner(async (owner) => {
    await owner.query(
      "update businesses set status = 'approved', tier = 2, slug = 'ada' where wallet_address = $1",
      [named],
    );
    await owner.query("set role tenora_indexer");
    await insertMarketRows(owner, "tokens", [
      token(usdc, "USDC", 6),
      token(eighteen, "XUSD", 18),
      token(`0x${"ee".repeat(20)}`, "IDLE", 6),
    ]);
    await insertMarketRows(owner, "listings", rows);
    await owner.query("reset role");
  });
});

const read = <T>(run: (tx: Transaction<"market">, at: bigint) => Promise<T>, at = now) =>
  asMarketReader(context.market, (tx) => run(tx, BigInt(at)));
const part = (receivables: number, amount: bigint) => ({ receivables, amount });
const whole = 10_000_000n;

test("ageing: each second of maturity, grace, 30 and 60 days belongs to the bucket that ends with it", async () => {
  const [book] = await read(readAgeing);
  expect(book?.token.symbol).toBe("USDC");
  expect(book?.buckets).toEqual({
    "not-due": part(4, 10_010_000n + 3n * whole),
    grace: part(2, 2n * whole),
    "to-30": part(2, 2n * whole),
    "to-60": part(2, 2n * whole),
    "over-60": part(1, 6_000_000n),
    defaulted: part(1, 1_000_000n),
  });
});

test("ageing: a second later whatever was due is in grace, and what was in grace is late", async () => {
  const [book] = await read(readAgeing, now + 1);
  expect(book?.buckets).toMatchObject({
    "not-due": part(3, 3n * whole),
    grace: part(2, 10_010_000n + whole),
    "to-30": part(2, 2n * whole),
    "to-60": part(2, 2n * whole),
    "over-60": part(2, 16_000_000n),
  });
});

test("ageing: coins are never added together, and buckets add up to the total of each", async () => {
  const books = await read(readAgeing);
  expect(books.map(({ token: { symbol } }) => symbol)).toEqual(["USDC", "XUSD"]);
  for (const { total, buckets } of books) {
    const parts = Object.values(buckets);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total.amount);
    expect(parts.reduce((sum, { receivables }) => sum + receivables, 0)).toBe(total.receivables);
  }
  expect(books[0]?.total).toEqual(part(12, 107_010_000n));
});

test("ageing: a total is the sum of debts as their payers read them, at most a hundredth above each", async () => {
  const [, book] = await read(readAgeing);
  const debts = others.map((_, at) => BigInt(at + 1) * (10n ** 17n + 1n));
  expect(book?.total.amount).toBe(sumFor("payer", debts, { symbol: "XUSD", decimals: 18 }));
  const stats = await read(readMarketStats);
  const exact = stats.find(({ token: { symbol } }) => symbol === "XUSD")?.outstanding ?? 0n;
  const above = (book?.total.amount ?? 0n) - exact;
  expect(above).toBeGreaterThan(0n);
  expect(above).toBeLessThan(BigInt(debts.length) * 10n ** 16n);
});

test("ageing: the average time to maturity is weighted by what isn't due yet", async () => {
  const [book, other] = await read(readAgeing);
  // 0, 3, 3 and 206 days, in started days, of nearly equal amounts: 52.98.
  expect(book?.daysToMaturity).toBe(53);
  expect(other?.daysToMaturity).toBe(10);
  const [late] = await read(readAgeing, monday + 40 * week);
  expect(late?.daysToMaturity).toBeNull();
});

test("maturities: weeks begin on Monday in UTC, and together are what isn't due yet", async () => {
  const weeks = await read(readMaturities);
  expect(weeks.get(usdc)).toEqual([
    { monday, ...part(2, 10_010_000n + whole) },
    { monday: monday + week, ...part(1, whole) },
    { monday: monday + 30 * week, ...part(1, whole) },
  ]);
  const [book] = await read(readAgeing);
  const sum = (weeks.get(usdc) ?? []).reduce((all, { amount }) => all + amount, 0n);
  expect(sum).toBe(book?.buckets["not-due"].amount);
  expect([...weeks.keys()].sort()).toEqual([usdc, eighteen].sort());
});

test("exposure by seller: the largest of each coin, with who they are and how much is late", async () => {
  const found = await read((tx, at) => listSellerExposures(tx, 10, at));
  const inUsdc = found.filter((one) => one.token === usdc);
  expect(inUsdc).toEqual([
    {
      token: usdc,
      ...part(10, 87_010_000n),
      late: 47_000_000n,
      seller: { wallet: named, name: "Ada Textiles", tier: 2 },
    },
    {
      token: usdc,
      ...part(2, 2n * whole),
      late: 0n,
      seller: { wallet: bo, name: null, tier: null },
    },
  ]);
  const inOther = found.filter((one) => one.token === eighteen);
  expect(inOther.map(({ seller }) => seller.wallet)).toEqual(others.slice(2).reverse());
});

test("exposure by seller in all coins: each at par, so that a seller of two coins is one", async () => {
  const found = await read((tx, at) => listCombinedExposures(tx, 100, at));
  expect(found[0]).toEqual({
    ...part(10, inCombinedUnits(87_010_000n, 6)),
    late: inCombinedUnits(47_000_000n, 6),
    seller: { wallet: named, name: "Ada Textiles", tier: 2 },
  });
  // Two in USDC, one with 18 decimals: a tenth and a little, as its payer reads it.
  const both = 2n * inCombinedUnits(whole, 6) + 11n * 10n ** 16n;
  expect(found[1]).toMatchObject({ ...part(3, both), seller: { wallet: bo } });
  const books = await read(readAgeing);
  expect(found.reduce((sum, { amount }) => sum + amount, 0n)).toBe(
    books.reduce(
      (sum, { total, token: { decimals } }) => sum + inCombinedUnits(total.amount, decimals),
      0n,
    ),
  );
  const two = await read((tx, at) => listCombinedExposures(tx, 2, at));
  expect(two).toEqual(found.slice(0, 2));
});

test("outstanding receivables: the largest first by whole coins, and whether there are more", async () => {
  const all = await read((tx, at) => listOutstanding(tx, 100, at));
  expect(all.hasMore).toBe(false);
  const books = await read(readAgeing);
  for (const { token: of, total } of books) {
    const own = all.receivables.filter((one) => one.token === of.address);
    expect(own.length).toBe(total.receivables);
    expect(own.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total.amount);
  }
  expect(all.receivables.find(({ id }) => id === 14n)).toMatchObject({
    kind: "community",
    isLate: false,
    amount: whole,
  });
  expect(all.receivables.filter(({ isLate }) => isLate).map(({ id }) => Number(id))).toEqual([
    ...[4, 5, 6, 7, 8, 9],
  ]);
  const first = await read((tx, at) => listOutstanding(tx, 2, at));
  expect(first.receivables.map(({ id }) => id)).toEqual([1n, 2n]);
  expect(first.hasMore).toBe(true);
});

test("book: is read from the index of states, whatever was settled", async () => {
  const plan = await asMarketReader(context.market, (tx) =>
    plansOf(tx, async (explaining) => {
      await readMaturities(explaining, BigInt(now));
      await listCombinedExposures(explaining, 10, BigInt(now));
    }),
  );
  expect(plan).not.toContain("Seq Scan on listings");
  expect(plan).toMatch(/Index Cond: \(state = ANY \('\{2,4\}'::integer\[\]\)\)/);
});

test("book: only the market's role reads it", async () => {
  const owner = context.owner;
  for (const role of ["visitor", "member", "admin", "worker"])
    await expect(
      owner(async (one) => {
        await one.query(`set role tenora_${role}`);
        await one.query("select from market.listings");
      }),
    ).rejects.toMatchObject({ code: "42501" });
});
