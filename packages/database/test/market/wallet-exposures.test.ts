import { listWalletExposures } from "@tenora/database/market/wallet/list-wallet-exposures";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, insertUsdc, plainListing } from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
const day = 86_400;
const now = 1_800_000_000;
const holder = `0x${"d0".repeat(20)}`;
const buyer = `0x${"f2".repeat(20)}`;
const other = `0x${"e1".repeat(20)}`;

// Ten units of a hundred each; five days of grace, thirty days more until a default can be recorded.
const listings = [
  { id: 1, state: 1 },
  { id: 2, state: 2, maturity: now + day },
  { id: 3, state: 2, maturity: now - 6 * day, paid_in: 500 },
  { id: 4, state: 4, maturity: now - 60 * day },
  // Nothing is owed: recovered, settled and cancelled.
  { id: 5, state: 4, paid_in: 1_000 },
  { id: 6, state: 3, paid_in: 1_000 },
  { id: 7, state: 5 },
  // Below its minimum at its deadline: refunded.
  { id: 8, state: 1, sold_units: 4, min_units: 5, funding_deadline: now - day },
].map((changes) => ({
  ...plainListing(changes.id, now - 100 * day),
  total_units: 10,
  sold_units: 10,
  repay_per_unit: 100,
  funding_deadline: now + day,
  maturity: now + 2 * day,
  ...changes,
}));
const note = (listing: number, nth: number, changes: object = {}, owner = holder) => ({
  ...plainNote(listing, nth, owner, { units: 1, boughtAt: now }),
  cost: 95,
  ...changes,
});

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", listings);
    await insertMarketRows(owner, "notes", [
      ...listings.map(({ id }) => note(id, 1)),
      note(3, 2, { units: 3, cost: 285, acquired_cost: 285 }),
      // Bought from another holder for less, and another wallet's.
      note(4, 2, { acquired_cost: 10 }),
      note(2, 2, {}, other),
      note(1, 2, {}, buyer),
    ]);
  });
});

const read = (wallet: string) =>
  asMarketReader(context.market, (tx) => listWalletExposures(tx, wallet, BigInt(now)));

test("wallet exposure: what isn't repaid yet, what was paid for it, and how much is late or in default", async () => {
  expect(await read(holder.toUpperCase().replace("0X", "0x"))).toEqual([
    {
      symbol: "USDC",
      decimals: 6,
      notes: 5,
      receivables: 3,
      invested: 95n + 95n + 285n + 95n + 10n,
      onSale: 95n,
      // Half of the late one is paid.
      owed: 100n + 4n * 50n + 2n * 100n,
      late: 200n,
      defaulted: 200n,
    },
  ]);
});

test("wallet exposure: of a wallet that only bought in an open sale nothing counts as invested or owed", async () => {
  expect(await read(buyer)).toEqual([
    {
      symbol: "USDC",
      decimals: 6,
      notes: 0,
      receivables: 0,
      invested: 0n,
      onSale: 95n,
      owed: 0n,
      late: 0n,
      defaulted: 0n,
    },
  ]);
});

test("wallet exposure: of a wallet without notes there is none", async () => {
  expect(await read(`0x${"00".repeat(20)}`)).toEqual([]);
});

test("wallet exposure: is found by the index of owners", async () => {
  const plan = await asMarketReader(context.market, (tx) =>
    plansOf(tx, (explaining) => listWalletExposures(explaining, holder, BigInt(now))),
  );
  expect(plan).toContain("notes_owner_id_index");
  expect(plan).not.toContain("Seq Scan on notes");
});
