import { listOwedDefaults } from "@tenora/database/market/payment/list-owed-defaults";
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
const listedAt = 1_800_000_000;
const now = BigInt(listedAt + 500 * 86_400);
const count = 230;

/** The first, one behind an invite gate and the last still owe something; all others paid after their default. */
const rows: readonly ListingColumns[] = Array.from({ length: count }, (_, at) => ({
  ...plainListing(at + 1, listedAt),
  state: 4,
  sold_units: 10,
  late_fee_bps: 0,
  gate_type: at === 100 ? "invite" : "open",
  paid_in: [0, 100, count - 1].includes(at) ? 300 : 1_000,
}));

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", rows);
    await owner.query("reset role");
  });
});

const list = async (limit: number, before?: bigint, first?: readonly bigint[]) => {
  const { listings, next } = await asMarketReader(context.market, (tx) =>
    listOwedDefaults(tx, { limit, before, first }, now),
  );
  return { ids: listings.map(({ id }) => Number(id)), next };
};

test("owed defaults: an old one is listed behind any number that was paid, also behind an invite gate", async () => {
  expect(await list(50)).toEqual({ ids: [count, 101, 1], next: null });
});

test("owed defaults: the next page begins behind the last that was shown", async () => {
  expect(await list(2)).toEqual({ ids: [count, 101], next: 101n });
  expect(await list(2, 101n)).toEqual({ ids: [1], next: null });
});

test("owed defaults: those with a follow-up due lead the first page, each once, unless they are paid", async () => {
  const due = [2n, 1n, 101n, 9_999n];
  expect(await list(1, undefined, due)).toEqual({ ids: [101, 1, count], next: null });
  expect(await list(1, undefined, [1n])).toEqual({ ids: [1, count], next: BigInt(count) });
  expect(await list(2, BigInt(count), [1n])).toEqual({ ids: [101], next: null });
});
