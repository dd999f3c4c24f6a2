import { readAverageDaysLate } from "@tenora/database/market/read-days-late";
import {
  readRepaymentRecord,
  readRepaymentRecords,
} from "@tenora/database/market/read-repayment-record";
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

const context = useDatabaseContext();
const day = 86_400;
const listedAt = 1_800_000_000;
const maturity = listedAt + 30 * day;
const graceEnd = maturity + 5 * day;
const other = `0x${"0b".repeat(20)}`;

const rows: readonly ListingColumns[] = [
  { state: 1 },
  { state: 2 },
  { state: 3, settled_at: maturity - day },
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
    due: 5,
    onTime: 3,
    repaidLate: 1,
    defaulted: 1,
    defaultsRepaid: 1,
  });
  expect(await record(graceEnd + 1)).toEqual({
    listed: 8,
    due: 6,
    onTime: 3,
    repaidLate: 1,
    defaulted: 1,
    defaultsRepaid: 1,
  });
});

test("repayment record: of one seller, whose wallet may be in any case", async () => {
  const wallet = other.toUpperCase().replace("X", "x");
  expect(await record(graceEnd, wallet)).toEqual({
    listed: 1,
    due: 1,
    onTime: 1,
    repaidLate: 0,
    defaulted: 0,
    defaultsRepaid: 0,
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
  ...{ listed: 0, due: 0, onTime: 0, repaidLate: 0 },
  ...{ defaulted: 0, defaultsRepaid: 0 },
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
    due: 3,
    onTime: 2,
    repaidLate: 0,
    defaulted: 1,
    defaultsRepaid: 0,
  });
  // As on a chain that was made again.
  expect(await of([3, 6])).toEqual(nothing);
  expect(await of()).toEqual(nothing);
});

test("average days late: of what was due, started days counted whole, unpaid ones until now", async () => {
  const average = (now: number, seller = `0x${"5E".repeat(20)}`) =>
    asMarketReader(context.market, (tx) => readAverageDaysLate(tx, BigInt(now), seller));
  // 0 (a day early), 5 (the last second of grace) and 6 days (a second later).
  expect(await average(graceEnd)).toBe(3.7);
  // And 6, then 46, of the one that is unpaid.
  expect(await average(graceEnd + 1)).toBe(4.3);
  expect(await average(graceEnd + 40 * day + 1)).toBe(14.3);
  expect(await average(graceEnd + 40 * day, other)).toBe(0);
  expect(await average(graceEnd, `0x${"0c".repeat(20)}`)).toBeNull();
});
