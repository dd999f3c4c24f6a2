import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { positionGroups } from "./positions.server.ts";

const figures = { units: 100n, cost: 700_000_000n, refundable: 0n, refunded: null };

/** A note of 700.00 USDC that was to repay 726.67. */
function note(status: ReceivableStatus, claimed = 0n, claimable = 0n) {
  const ledger = {
    repayPerUnit: 7_266_700n,
    soldUnits: 100n,
    paidIn: 0n,
    face: 800_000_000n,
    lateFeeBps: 0n,
    lateUnits: 0n,
    lateUntil: 0n,
    maturity: 1_800_000_000n,
    graceDays: 5n,
    delayDays: 30n,
  };
  const token = { address: "0xc1", symbol: "USDC", decimals: 6 };
  return {
    note: { ...figures, id: 1n, listing: 7n, claimed, claimable },
    listing: {
      id: 7n,
      kind: "invoice",
      status,
      ledger,
      token,
      totalUnits: 100n,
      daysPastDue: 0n,
      seller: { name: "Garage Works", wallet: "0x1" },
      reward: null,
      defaultedAt: null,
      due: { repayment: 0n, lateFee: 0n, total: 0n },
      recovered: 0n,
      disputed: { byDebtor: false, byAttestor: false },
    },
  } as unknown as NoteWithListing;
}

/** As its row has it, and what that is called. */
function shownValue(one: NoteWithListing) {
  const records = { rewards: [], deliveries: [], disputes: new Map(), collections: new Map() };
  const [group] = positionGroups([one], 1_790_000_000, records);
  return [group?.valueLabel, group?.positions[0]?.value];
}

test("positions: a note's value at maturity is what it still brings", () => {
  expect(shownValue(note("running"))).toEqual(["Value at maturity", "726.67 USDC"]);
  expect(shownValue(note("running", 26_670_000n))).toEqual(["Value at maturity", "700.00 USDC"]);
});

test.each(["grace", "late", "overdue", "defaulted"] as const)(
  "positions: past its due date (%s) a note has what is still owed to it, and no value at maturity",
  (status) => {
    const { note: one, listing } = note(status, 400_000_000n, 29_850_000n);
    const paid = { ...listing, ledger: { ...listing.ledger, paidIn: 429_850_000n } };
    expect(shownValue({ note: one, listing: paid })).toEqual(["Still owed", "296.82 USDC"]);
    // 100 days at 10% a year: 19.90.
    const fees = { lateUnits: 726_670_000n * 86_400n * 100n, lateFeeBps: 1_000n };
    const late = { ...paid, ledger: { ...paid.ledger, ...fees } };
    expect(shownValue({ note: one, listing: late })).toEqual(["Still owed", "316.72 USDC"]);
  },
);

test("positions: a repaid note still brings what waits to be collected", () => {
  expect(shownValue(note("settled", 0n, 726_670_000n))).toEqual([
    "Value at maturity",
    "726.67 USDC",
  ]);
  expect(shownValue(note("settled", 726_670_000n))).toEqual(["Value at maturity", "–"]);
});

test.each(["failed", "cancelled"] as const)(
  "positions: a note of a sale that wasn't funded (%s) brings no repayment",
  (status) => {
    expect(shownValue(note(status))).toEqual(["Value at maturity", "–"]);
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
