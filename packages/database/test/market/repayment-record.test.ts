import { readDaysLate } from "@tenora/database/market/book/read-days-late";
import {
  listSellerPastDue,
  listSellerTrouble,
} from "@tenora/database/market/seller/list-seller-trouble";
import {
  readRepaymentRecord,
  readRepaymentRecords,
  readTroubleNow,
} from "@tenora/database/market/seller/read-repayment-record";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  type ListingColumns,
  plainListing,
} from "@tenora/testing/market/insert-listing";
import { beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
const day = 86_400;
const listedAt = 1_800_000_000;
const maturity = listedAt + 30 * day;
const graceEnd = maturity + 5 * day;
const other = `0x${"0b".repeat(20)}`;

const rows: readonly ListingColumns[] = [
  { state: 1, gate_type: "invite" },
  { state: 2 },
  { state: 3, settled_at: maturity - day, gate_type: "invite" },
  { state: 3, settled_at: graceEnd },
  { state: 3, settled_at: graceEnd + 1, defaulted_at: graceEnd + 1 },
  { state: 4, defaulted_at: graceEnd + 31 * day },
  { state: 5 },
  { state: 3, settled_at: maturity, seller: other },
].map((changes, at) => ({ ...plainListing(at + 1, listedAt), ...changes }));

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", rows);
  });
});

const record = (now: number, seller?: string) =>
  asMarketReader(context.market, (tx) => readRepaymentRecord(tx, BigInt(now), seller));

test("repayment record: a receivable is due once its grace period is over, not before", async () => {
  expect(await record(graceEnd)).toEqual({
    listed: 8,
    listedPrivately: 2,
    due: 5,
    duePrivately: 1,
    onTime: 3,
    late: 0,
    repaidLate: 0,
    defaulted: 2,
    inDefault: 1,
    pastDue: 1,
    inGrace: 1,
    defaultPending: 0,
    disputed: 0,
  });
  expect(await record(graceEnd + 1)).toEqual({
    listed: 8,
    listedPrivately: 2,
    due: 6,
    duePrivately: 1,
    onTime: 3,
    late: 1,
    repaidLate: 0,
    defaulted: 2,
    inDefault: 1,
    pastDue: 1,
    inGrace: 0,
    defaultPending: 0,
    disputed: 0,
  });
});

test("repayment record: a receivable is past due from the second after its maturity, grace or not", async () => {
  expect((await record(maturity)).pastDue).toBe(0);
  expect((await record(maturity + 1)).pastDue).toBe(1);
  expect((await record(graceEnd + 1)).pastDue).toBe(1);
});

test("repayment record: a default is pending from the second after the delay, and until then it is late", async () => {
  const delayEnd = graceEnd + Number(plainListing(1, listedAt).delay_days) * day;
  expect((await record(delayEnd)).defaultPending).toBe(0);
  expect((await record(delayEnd + 1)).defaultPending).toBe(1);
});

test("repayment record: of one seller, whose wallet may be in any case", async () => {
  const wallet = other.toUpperCase().replace("X", "x");
  expect(await record(graceEnd, wallet)).toEqual({
    listed: 1,
    listedPrivately: 0,
    due: 1,
    duePrivately: 0,
    onTime: 1,
    late: 0,
    repaidLate: 0,
    defaulted: 0,
    inDefault: 0,
    pastDue: 0,
    inGrace: 0,
    defaultPending: 0,
    disputed: 0,
  });
});

test("repayment record: of several sellers, each by itself", async () => {
  const seller = String(plainListing(1, listedAt).seller);
  const stranger = `0x${"0c".repeat(20)}`;
  const read = (sellers: readonly string[]) =>
    asMarketReader(context.market, (tx) => readRepaymentRecords(tx, BigInt(graceEnd + 1), sellers));
  const records = await read([seller, other, stranger, other]);
  expect(Object.fromEntries(records)).toEqual({
    [seller]: await record(graceEnd + 1, seller),
    [other]: await record(graceEnd + 1, other),
  });
  expect(records.get(seller)?.due).toBe(5);
  expect([...(await read([other])).keys()]).toEqual([other]);
  expect(await read([])).toEqual(new Map());
});

const nothing = {
  listed: 0,
  listedPrivately: 0,
  due: 0,
  duePrivately: 0,
  onTime: 0,
  late: 0,
  repaidLate: 0,
  defaulted: 0,
  inDefault: 0,
  pastDue: 0,
  inGrace: 0,
  defaultPending: 0,
  disputed: 0,
};

test("repayment record: of listings by id and fingerprint, position by position", async () => {
  const of = (...listings: readonly (readonly [number, number])[]) => {
    const print = (id: number) => String(plainListing(id, listedAt).fingerprint);
    const ids = listings.map(([id]) => String(id));
    const references = { ids, fingerprints: listings.map(([, other]) => print(other)) };
    return asMarketReader(context.market, (tx) =>
      readRepaymentRecord(tx, BigInt(graceEnd), references),
    );
  };
  expect(await of([3, 3], [6, 6], [8, 8])).toEqual({
    listed: 3,
    listedPrivately: 1,
    due: 3,
    duePrivately: 1,
    onTime: 2,
    repaidLate: 0,
    defaulted: 1,
    inDefault: 1,
    late: 0,
    pastDue: 0,
    inGrace: 0,
    defaultPending: 0,
    disputed: 0,
  });
  // As on a chain that was made again.
  expect(await of([3, 6])).toEqual(nothing);
  expect(await of()).toEqual(nothing);
});

test("days late: of the late ones alone and of repaid defaults, started days counted whole, unpaid ones until now", async () => {
  const average = (now: number, seller = `0x${"5E".repeat(20)}`) =>
    asMarketReader(context.market, (tx) => readDaysLate(tx, BigInt(now), seller));
  // The days of the repaid default, a second after its grace period.
  expect(await average(graceEnd)).toBe(6);
  // And 6, then 46, of the one that is unpaid.
  expect(await average(graceEnd + 1)).toBe(6);
  expect(await average(graceEnd + 40 * day + 1)).toBe(26);
  expect(await average(graceEnd + 40 * day, other)).toBeNull();
  expect(await average(graceEnd, `0x${"0c".repeat(20)}`)).toBeNull();
});

const troubled = `0x${"0d".repeat(20)}`;
/** By the debtor and by the attestor. */
const [byDebtor, byAttestor] = [4, 8];

test("seller's trouble: what else is past due, in default since or disputed now, and nothing that is over", async () => {
  const rows = [
    { state: 1, flags: byAttestor },
    { state: 2 },
    { state: 2, maturity: maturity + 9 * day },
    { state: 2, maturity: maturity + 9 * day, flags: byDebtor },
    { state: 3, flags: byDebtor, settled_at: maturity },
    { state: 4, flags: byDebtor, defaulted_at: graceEnd + 31 * day },
    { state: 5, flags: byAttestor },
  ].map((changes, at) => ({ ...plainListing(at + 21, listedAt), ...changes, seller: troubled }));
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertMarketRows(owner, "listings", rows);
  });
  const now = maturity + 1;
  const wallet = troubled.toUpperCase().replace("X", "x") as `0x${string}`;
  const seller = { wallet, name: null, tier: null, country: null };
  const trouble = (of: { id?: bigint; listedAt?: number } = {}) =>
    asMarketReader(context.market, (tx) =>
      listSellerTrouble(tx, BigInt(now), { id: 23n, listedAt, seller, ...of }),
    );
  const found = await trouble();
  expect(found.more).toBe(0);
  expect(found.listings.map(({ id, status }) => [id, status])).toEqual([
    [21n, expect.stringMatching(/open|failed|closing/)],
    [22n, "grace"],
    [26n, "defaulted"],
    [24n, "running"],
  ]);
  const idsOf = async (of: Parameters<typeof trouble>[0]) =>
    (await trouble(of)).listings.map(({ id }) => id);
  // Not the listing that it is told beside.
  expect(await idsOf({ id: 22n })).toEqual([21n, 26n, 24n]);
  // A default that its grade counted, unless it is disputed as well.
  expect(await idsOf({ listedAt: graceEnd + 31 * day })).toEqual([21n, 22n, 26n, 24n]);
  expect(await record(now, troubled)).toMatchObject({ pastDue: 1, inDefault: 1, disputed: 3 });
  const counted = { pastDue: 1, inGrace: 1, defaultPending: 0, inDefault: 1, disputed: 3 };
  const troubleNow = (besides?: bigint) =>
    asMarketReader(context.market, (tx) =>
      readTroubleNow(tx, BigInt(now), { seller: wallet, ...(besides && { besides }) }),
    );
  expect(await troubleNow()).toEqual(counted);
  expect(await troubleNow(23n)).toEqual(counted);
  expect(await troubleNow(22n)).toEqual({ ...counted, pastDue: 0, inGrace: 0 });
  expect(await troubleNow(26n)).toEqual({ ...counted, inDefault: 0, disputed: 2 });
});

test("seller's trouble: is counted by the index of their receivables", async () => {
  const plan = await asMarketReader(context.market, (tx) =>
    plansOf(tx, (explaining) => readTroubleNow(explaining, BigInt(maturity), { seller: troubled })),
  );
  expect(plan).toMatch(/Index Cond: \(\(?seller = '0x0d/);
});

const prolific = `0x${"0e".repeat(20)}`;

test("seller's trouble: is read up to a bound, the oldest due date first, and beyond it counted", async () => {
  const [pastDue, defaulted] = [18, 5];
  const rows = Array.from({ length: pastDue + defaulted }, (_, at) => ({
    ...plainListing(at + 101, listedAt),
    seller: prolific,
    state: at < pastDue ? 2 : 4,
    maturity: maturity - at * day,
    ...(at < pastDue ? {} : { defaulted_at: graceEnd }),
  }));
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertMarketRows(owner, "listings", rows);
  });
  const wallet = prolific as `0x${string}`;
  const of = { id: 1n, seller: { wallet, name: null, tier: null, country: null } };
  const now = BigInt(maturity + 1);
  const read = <T>(run: Parameters<typeof asMarketReader<T>>[1]) =>
    asMarketReader(context.market, run);
  const found = await read((tx) => listSellerTrouble(tx, now, { ...of, listedAt }));
  expect([found.listings.length, found.more]).toEqual([20, 3]);
  expect(found.listings[0]?.id).toBe(123n);
  // The grade counted the defaults.
  const since = await read((tx) => listSellerTrouble(tx, now, { ...of, listedAt: graceEnd }));
  expect([since.listings.length, since.more]).toEqual([pastDue, 0]);
  const owed = await read((tx) =>
    listSellerPastDue(tx, now, prolific.toUpperCase().replace("X", "x")),
  );
  expect([owed.listings.length, owed.more]).toEqual([pastDue, 0]);
});
