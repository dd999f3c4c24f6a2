import { findFailedSales } from "@tenora/database/market/listing/find-failed-sales";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
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
const deadline = listedAt + 10 * day;
const headTime = deadline + 1;

const rows: readonly ListingColumns[] = [
  { sold_units: 1 }, // failed
  { sold_units: 2 }, // reached its minimum
  { sold_units: 1, funding_deadline: headTime }, // still open
  { state: 5, sold_units: 1, cancelled_at: deadline + 1 },
  { state: 5, cancelled_at: deadline },
  { state: 2, sold_units: 1 },
  { state: 5, cancelled_at: deadline }, // burned as fraud afterwards
].map((changes, at) => ({ ...plainListing(at + 1, listedAt), ...changes }));

/** What the chain says of a listing's fingerprint. */
const financing = (id: number, burned: boolean) => ({
  fingerprint: reference(id).fingerprint,
  listing: id,
  burned,
});

const reference = (id: number) => ({
  id: BigInt(id),
  fingerprint: `0x${id.toString(16).padStart(64, "0")}`,
});

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query(
      `insert into ${marketTablesSchema}._ponder_checkpoint values ('local', 31337, $1, $1, $1)`,
      [`${headTime}${"0".repeat(65)}`],
    );
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", rows);
    await insertMarketRows(owner, "financings", [financing(7, true)]);
  });
});

const find = (references: readonly ReturnType<typeof reference>[]) =>
  asMarketReader(context.market, (tx) => findFailedSales(tx, references));

test("failed sales: below the minimum after the deadline, or cancelled; others are none", async () => {
  const found = await find([1, 2, 3, 4, 5, 6].map(reference));
  const told = [...found].map(([id, { isCancelled, hasExpired }]) => [
    Number(id),
    isCancelled,
    hasExpired,
  ]);
  expect(told.sort()).toEqual([
    [1, false, true],
    [4, true, true],
    [5, true, false],
  ]);
  expect(found.get(1n)).toMatchObject({ soldUnits: 1n, minUnits: 2n, days: 10, buyers: 0 });
});

test("failed sales: one whose fingerprint was burned is fraud", async () => {
  const found = await find([5, 7].map(reference));
  expect([5n, 7n].map((id) => found.get(id)?.isFraud)).toEqual([false, true]);
});

test("failed sales: a listing of another chain with the same id is none", async () => {
  expect((await find([{ ...reference(1), fingerprint: reference(2).fingerprint }])).size).toBe(0);
});
