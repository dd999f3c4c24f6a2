import { listWalletHoldings } from "@tenora/database/market/list-wallet-holdings";
import { listWalletNotes } from "@tenora/database/market/list-wallet-notes";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { sumFor } from "@tenora/domain/money/format-amount-for";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, insertUsdc, plainListing } from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const listedAt = 1_800_000_000;
const now = BigInt(listedAt + 1);
const holder = `0x${"d0".repeat(20)}`;
const investor = `0x${"f2".repeat(20)}`;
const other = `0x${"e1".repeat(20)}`;

const note = (listing: number, nth: number, owner: string) =>
  plainNote(listing, nth, owner, { units: 1, boughtAt: listedAt });

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
        // Bought from a holder, and bought back from one.
        ...(at < 20 && { buyer: other }),
        ...(at >= 20 && at < 30 && { acquired_at: listedAt + 1 }),
      })),
      // Got without a sale, and refunded.
      { ...plainNote(5, 1, investor, { units: 1, boughtAt: listedAt }), acquired_cost: null },
      {
        ...plainNote(5, 2, investor, { units: 2, boughtAt: listedAt }),
        ...{ owner: null, former_owner: investor, refunded: 190 },
      },
    ]);
    await insertMarketRows(owner, "notes", [
      ...[note(1, 1, holder), note(2, 1, other), note(2, 2, holder), note(2, 3, holder)],
      ...[note(3, 1, holder)],
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
      firstHandCollected: sum(
        owned.filter((one) => one.buyer === one.owner && one.acquiredAt === one.boughtAt),
        ({ claimed }) => claimed,
      ),
      claimableCount: claimable.length,
      claimable: claimable.slice(0, 40).map(({ id }) => id),
    });
  }
  expect(holdings.map(({ claimableCount }) => claimableCount)).toEqual([0, 250]);
  // 150 notes had 50 claimed; of the 30 with another holder before, 15.
  expect(holdings.map(({ firstHandCollected }) => firstHandCollected)).toEqual([0n, 6_750n]);
  expect(holdings.map(({ collectable }) => collectable > 0n)).toEqual([true, true]);
});

test("wallet holdings: none of a wallet without notes", async () => {
  const nobody = `0x${"00".repeat(20)}`;
  expect(await asMarketReader(context.market, (tx) => listWalletHoldings(tx, nobody, now))).toEqual(
    [],
  );
});
