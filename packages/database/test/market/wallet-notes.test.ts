import {
  listCollections,
  readCollectedTotals,
} from "@tenora/database/market/payment/list-collections";
import { listWalletHoldings } from "@tenora/database/market/wallet/list-wallet-holdings";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { sumFor } from "@tenora/domain/money/format-amount-for";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  plainListing,
  usdc,
} from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
const listedAt = 1_800_000_000;
const now = BigInt(listedAt + 1);
const holder = `0x${"d0".repeat(20)}`;
const investor = `0x${"f2".repeat(20)}`;
const other = `0x${"e1".repeat(20)}`;

const note = (listing: number, nth: number, owner: string) =>
  plainNote(listing, nth, owner, { units: 1, boughtAt: listedAt });

let block = 0;
/** Something a wallet got or paid for the `nth` note of a listing, each a block after the one before. */
const payment = (type: string, listing: number, nth: number, wallet: string, amount: number) => {
  block += 1;
  return {
    block,
    log_index: 0,
    type,
    contract: usdc,
    listing,
    wallet,
    counterparty: null,
    note: (BigInt(listing) << 24n) + BigInt(nth),
    token: usdc,
    amount,
    time: listedAt + block,
    transaction_hash: `0x${block.toString(16).padStart(64, "0")}`,
    arguments: "{}",
  };
};

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await insertUsdc(owner);
    await insertMarketRows(
      owner,
      "listings",
      [1, 2, 3].map((id) => plainListing(id, listedAt)),
    );
    // Half repaid, so that the parts of its notes are rounded, and cancelled.
    await insertMarketRows(owner, "listings", [
      {
        ...plainListing(4, listedAt),
        state: 2,
        total_units: 900,
        sold_units: 900,
        paid_in: 45_001,
      },
      { ...plainListing(5, listedAt), state: 5, sold_units: 3 },
    ]);
    await insertMarketRows(owner, "notes", [
      ...Array.from({ length: 300 }, (_, at) => ({
        ...plainNote(4, at + 1, investor, { units: 1 + (at % 3), boughtAt: listedAt }),
        claimed: at % 2 === 0 ? 0 : 50,
        // Each is a fraction above a cent.
        ...(at < 5 && { acquired_cost: 10_001 }),
      })),
      // Got without a sale, and refunded.
      { ...plainNote(5, 1, investor, { units: 1, boughtAt: listedAt }), acquired_cost: null },
      {
        ...plainNote(5, 2, investor, { units: 2, boughtAt: listedAt }),
        owner: null,
        former_owner: investor,
        refunded: 190,
      },
    ]);
    await insertMarketRows(owner, "notes", [
      ...[note(1, 1, holder), note(2, 1, other), note(2, 2, holder), note(2, 3, holder)],
      ...[note(3, 1, holder)],
    ]);
    // The first holder collected on two notes and sold one of them, on which its buyer then collected.
    await insertMarketRows(owner, "events", [
      payment("claimed", 2, 2, other, 9_009),
      payment("claimed", 2, 2, holder, 20_009),
      payment("claimed", 2, 2, holder, 20_009),
      payment("claimed", 2, 1, holder, 70_000),
      payment("refunded", 3, 1, holder, 30_000),
      // Neither collects anything.
      payment("claim-skipped", 3, 1, holder, 1),
      payment("bought", 3, 1, holder, 50_000),
    ]);
  });
});

test("wallet notes: those of one listing, newest first and page by page", async () => {
  const read = (after?: bigint) =>
    asMarketReader(context.market, (tx) =>
      listWalletNotes(tx, { wallet: holder, listing: 2n, after, limit: 1 }, now),
    );
  const first = await read();
  const second = await read(first.next ?? undefined);
  const ids = [...first.notes, ...second.notes].map(({ note: { id } }) => id);
  expect(ids).toEqual([(2n << 24n) + 3n, (2n << 24n) + 2n]);
  expect(second.next).toBeNull();
});

test("wallet holdings: sums over all notes are those of the notes one by one", async () => {
  const { holdings, notes } = await asMarketReader(context.market, async (tx) => ({
    holdings: await listWalletHoldings(tx, investor.toUpperCase().replace("0X", "0x"), now),
    notes: (
      await listWalletNotes(tx, { wallet: investor, includeRefunded: true, limit: 1_000 }, now)
    ).notes,
  }));
  expect(notes).toHaveLength(302);
  expect(holdings.map(({ listing: { id } }) => id)).toEqual([5n, 4n]);
  for (const { listing, ...sums } of holdings) {
    const all = notes.filter((one) => one.listing.id === listing.id).map(({ note }) => note);
    const owned = all.filter(({ owner }) => owner !== null);
    const claimable = owned.filter((one) => one.claimable > 0n);
    const sum = (of: typeof all, amountOf: (one: (typeof all)[number]) => bigint) =>
      of.reduce((total, one) => total + amountOf(one), 0n);
    expect(sums).toEqual({
      // As the rows have it, so that they add up.
      invested: sumFor(
        "payer",
        owned.map(({ acquiredCost, cost }) => acquiredCost ?? cost),
        listing.token,
      ),
      units: sum(owned, ({ units }) => units),
      collectable: sum(all, (one) => one.claimable + one.refundable),
      collected: sum(all, (one) => one.claimed + (one.refunded ?? 0n)),
      claimableCount: claimable.length,
      claimable: claimable.slice(0, 40).map(({ id }) => id),
    });
  }
  expect(holdings.map(({ claimableCount }) => claimableCount)).toEqual([0, 250]);
  expect(holdings.map(({ collectable }) => collectable > 0n)).toEqual([true, true]);
});

test("wallet holdings: none of a wallet without notes", async () => {
  const nobody = `0x${"00".repeat(20)}`;
  expect(await asMarketReader(context.market, (tx) => listWalletHoldings(tx, nobody, now))).toEqual(
    [],
  );
});

test("collections: each note's are those of this wallet, and no other holder's", async () => {
  const notes = [(2n << 24n) + 2n, (3n << 24n) + 1n, (1n << 24n) + 1n];
  const read = (wallet: string, ids: readonly bigint[]) =>
    asMarketReader(context.market, (tx) => listCollections(tx, wallet, ids));
  const found = await read(holder.toUpperCase().replace("0X", "0x"), notes);
  const claim = { amount: 20_009n, isRefund: false };
  expect(Object.fromEntries(found)).toEqual({
    [`${notes[0]}`]: [
      { ...claim, time: listedAt + 2 },
      { ...claim, time: listedAt + 3 },
    ],
    [`${notes[1]}`]: [{ amount: 30_000n, isRefund: true, time: listedAt + 5 }],
  });
  expect((await read(holder, [])).size).toBe(0);
});

test("collections: a wallet's total is what it got, rounded as it is shown, also on notes that it sold", async () => {
  const read = (wallet: string) =>
    asMarketReader(context.market, (tx) => readCollectedTotals(tx, wallet));
  const token = { address: usdc, symbol: "USDC", decimals: 6 };
  expect(await read(holder)).toEqual([
    // 0.02 twice, 0.07 and 0.03 of it on a note that it has sold since.
    { token, collected: 140_000n, onFormerNotes: 70_000n },
  ]);
  expect(await read(other)).toEqual([{ token, collected: 9_009n, onFormerNotes: 9_009n }]);
  expect(await read(investor)).toEqual([]);
});

test("collections: a wallet's payments are found by an index, and their notes by their own", async () => {
  const plans = await asMarketReader(context.market, async (tx) => ({
    ofNotes: await plansOf(tx, (explaining) => listCollections(explaining, holder, [1n, 2n])),
    totals: await plansOf(tx, (explaining) => readCollectedTotals(explaining, holder)),
  }));
  expect(plans.ofNotes).toMatch(/events_(wallet|note)_block_log_index_index/);
  expect(plans.totals).toContain("events_wallet_block_log_index_index");
  expect(plans.totals).toContain("notes_pkey");
  for (const plan of Object.values(plans)) expect(plan).not.toMatch(/Seq Scan on (events|notes)/);
});
