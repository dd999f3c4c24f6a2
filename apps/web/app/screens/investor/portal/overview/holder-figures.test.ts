import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { holderFigures } from "./holder-figures.server.ts";

const token = { address: "0xc1", symbol: "USDC", decimals: 6 };

/** A note of 700.00 USDC that was to repay 726.67, of which so much was collected. */
const note = (status: ReceivableStatus, claimed = 0n) => {
  const ledger = {
    repayPerUnit: 7_266_700n,
    soldUnits: 100n,
    paidIn: claimed,
    face: 800_000_000n,
    lateFeeBps: 0n,
    lateUnits: 0n,
    lateUntil: 0n,
    maturity: 0n,
    graceDays: 5n,
    delayDays: 30n,
  };
  return {
    note: { units: 100n, cost: 700_000_000n, claimed, claimable: 0n, refundable: 0n },
    listing: { token, status, ledger },
  } as unknown as NoteWithListing;
};

const figures = (...notes: NoteWithListing[]) => holderFigures(notes, 0).slice(0, 2);

test("holder's figures: a note in default counts at cost, which is said, and without what was collected", () => {
  expect(figures(note("overdue"), note("defaulted", 429_850_000n))).toEqual([
    { label: "Invested now", values: ["1,400.00 USDC"], note: "Includes 700.00 USDC in default" },
    { label: "Still owed", values: ["1,023.49 USDC"], note: "Includes 296.82 USDC in default" },
  ]);
  expect(figures(note("overdue"))).toEqual([
    { label: "Invested now", values: ["700.00 USDC"] },
    { label: "Still owed", values: ["726.67 USDC"] },
  ]);
  expect(figures(note("settled"))[1]).toEqual({ label: "Value at maturity", values: ["Nothing"] });
});
