import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import { expect, test } from "vitest";
import type { Movement } from "../movements.server.ts";
import { expectedOf, noteFlows } from "./note-flows.ts";

const day = 86_400;
const now = 1_790_000_000;
const token = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 } as const;

/** Ten units at 95 that repay 100 each, ten days from now. */
const listing = (status: string, changes: object = {}) =>
  ({
    id: 7n,
    status,
    token,
    ledger: {
      face: 1_000n,
      soldUnits: 10n,
      repayPerUnit: 100n,
      paidIn: 0n,
      lateFeeBps: 0n,
      lateUnits: 0n,
      lateUntil: 0n,
      graceDays: 5n,
      delayDays: 30n,
      maturity: BigInt(now + 10 * day),
      ...changes,
    },
  }) as unknown as Listing;

const note = (at: number, one: Listing, changes: object = {}) =>
  ({
    listing: one,
    note: {
      id: BigInt(at),
      owner: "0xa1",
      units: 4n,
      cost: 380n,
      claimed: 0n,
      claimable: 0n,
      refundable: 0n,
      ...changes,
    },
  }) as unknown as NoteWithListing;

const moved = (at: number, what: string, amount: bigint, days: number) =>
  ({
    note: BigInt(at),
    what,
    amount,
    time: now + days * day,
    listing: listing("running"),
    isOut: what.startsWith("Bought"),
  }) as unknown as Movement;

test("note flows: a running note has its cost, and its part of the repayment at maturity", () => {
  const [found] = noteFlows([note(1, listing("running"))], [moved(1, "Bought", 380n, -20)], now);
  expect(found).toMatchObject({
    isOver: false,
    done: [{ amount: -380n, time: now - 20 * day }],
    expected: [{ amount: 400n, time: now + 10 * day }],
  });
});

test("note flows: what is past due counts as paid today, and a default as never", () => {
  const late = listing("late", { maturity: BigInt(now - day) });
  expect(expectedOf(note(1, late), now)).toEqual([{ amount: 400n, time: now }]);
  expect(expectedOf(note(1, listing("defaulted")), now)).toEqual([]);
  const [found] = noteFlows([note(1, listing("defaulted"))], [moved(1, "Bought", 380n, -90)], now);
  expect(found).toMatchObject({ isOver: true, lost: 400n, expected: [] });
});

test("note flows: of a default that was paid in part the rest is lost, and of what is late nothing yet", () => {
  const lostOf = (one: Listing) =>
    noteFlows([note(1, one)], [moved(1, "Bought", 380n, -90)], now)[0]?.lost;
  expect(lostOf(listing("defaulted", { paidIn: 250n }))).toBe(300n);
  expect(lostOf(listing("late", { maturity: BigInt(now - day) }))).toBe(0n);
});

test("note flows: what waits to be collected or taken back counts as got now", () => {
  const notes = [
    note(1, listing("settled"), { claimable: 400n }),
    note(2, listing("cancelled"), { refundable: 380n }),
  ];
  const found = noteFlows(
    notes,
    [moved(1, "Bought", 380n, -20), moved(2, "Bought", 380n, -20)],
    now,
  );
  expect(found.map(({ isOver, done }) => [isOver, done.at(-1)])).toEqual([
    [true, { amount: 400n, time: now }],
    [true, { amount: 380n, time: now }],
  ]);
});

test("note flows: a sold note is over; one that came or went without a payment has none", () => {
  const found = noteFlows(
    [note(3, listing("running"))],
    [
      moved(1, "Sold a note", 390n, -2),
      moved(1, "Bought", 380n, -20),
      // Given away: neither held nor sold.
      moved(2, "Bought", 380n, -20),
      // Got as a present, and collected since.
      moved(3, "Collected", 10n, -1),
    ],
    now,
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ isOver: true, expected: [] });
  expect(found[0]?.done.map(({ amount }) => amount)).toEqual([390n, -380n]);
});

test("note flows: of a sale that failed the cost is expected back", () => {
  expect(expectedOf(note(1, listing("failed")), now)).toEqual([{ amount: 380n, time: now }]);
  expect(expectedOf(note(1, listing("running"), { owner: null }), now)).toEqual([]);
});
