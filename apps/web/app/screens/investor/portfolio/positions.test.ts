import type { NoteWithListing } from "@tenora/database/market/note-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { expect, test } from "vitest";
import { positionGroups, valueAtMaturity } from "./positions.server.ts";

const figures = { units: 100n, cost: 700_000_000n, refundable: 0n, refunded: null };

/** A note of 700.00 USDC that was to repay 726.67. */
function note(status: ReceivableStatus, claimed = 0n, claimable = 0n) {
  const ledger = {
    ...{ repayPerUnit: 7_266_700n, soldUnits: 100n, paidIn: 0n, face: 800_000_000n },
    ...{ lateFeeBps: 0n, lateUnits: 0n, lateUntil: 0n },
    ...{ maturity: 1_800_000_000n, graceDays: 5n, delayDays: 30n },
  };
  const token = { address: "0xc1", symbol: "USDC", decimals: 6 };
  return {
    note: { ...figures, id: 1n, listing: 7n, claimed, claimable },
    listing: {
      ...{ id: 7n, kind: "invoice", status, ledger, token, totalUnits: 100n, daysPastDue: 0n },
      ...{ seller: { name: "Garage Works", wallet: "0x1" }, reward: null, defaultedAt: null },
      ...{ due: { repayment: 0n, lateFee: 0n, total: 0n }, recovered: 0n },
      disputed: { byDebtor: false, byAttestor: false },
    },
  } as unknown as NoteWithListing;
}

/** In base units, and as its row has it. */
function atMaturity(one: NoteWithListing) {
  const records = { rewards: [], deliveries: [], disputes: new Map(), collections: new Map() };
  const [group] = positionGroups([one], 1_790_000_000, records);
  const row = group?.positions[0]?.atMaturity;
  return [valueAtMaturity(one.note, one.listing), row] as const;
}

test("positions: a note's value at maturity is what it still brings", () => {
  expect(atMaturity(note("running"))).toEqual([726_670_000n, "726.67 USDC"]);
  expect(atMaturity(note("defaulted", 429_850_000n))).toEqual([296_820_000n, "296.82 USDC"]);
});

test("positions: a repaid note still brings what waits to be collected", () => {
  expect(atMaturity(note("settled", 0n, 726_670_000n))).toEqual([726_670_000n, "726.67 USDC"]);
  expect(atMaturity(note("settled", 726_670_000n))).toEqual([0n, "–"]);
});

test.each(["failed", "cancelled"] as const)(
  "positions: a note of a sale that wasn't funded (%s) brings no repayment",
  (status) => {
    expect(atMaturity(note(status))).toEqual([0n, "–"]);
  },
);

test("positions: what was collected of a note is its holder's, each payment as the statement has it", () => {
  const collectedOf = (...amounts: bigint[]) => {
    const payments = amounts.map((amount) => ({ amount, time: 1_790_000_000, isRefund: false }));
    const events = { disputes: new Map(), collections: new Map([[1n, payments]]) };
    const records = { rewards: [], deliveries: [], ...events };
    // The note counts 429.85, of earlier holders too.
    const [group] = positionGroups([note("running", 429_850_000n)], 1_790_000_000, records);
    return group?.positions[0]?.collected;
  };
  expect(collectedOf()).toBe("0.00 USDC");
  // 10.009 and 5.009 USDC: 10.00 and 5.00, though exactly they are 15.018.
  expect(collectedOf(10_009_000n, 5_009_000n)).toBe("15.00 USDC");
});
