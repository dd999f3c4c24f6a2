import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { listingFigures } from "../terms/listing-figures.server.ts";

const usdc = { symbol: "USDC", address: "0xC0", decimals: 6 };

/** 9,800 units at 1.00 that repay 1.02 each; 3,000 of it were paid. */
const listing = (status: ReceivableStatus) =>
  ({
    status,
    isSaleOpen: false,
    kind: "factoring",
    token: usdc,
    aprBps: 1_000n,
    currentAprBps: null,
    pricePerUnit: 1_000_000n,
    totalUnits: 19_600n,
    minUnits: 1n,
    minPurchase: 1n,
    fundingDeadline: 1_800_000_000n,
    due: { repayment: 6_996_000_000n, lateFee: 0n },
    ledger: {
      face: 11_000_000_000n,
      maturity: 1_800_000_000n,
      repayPerUnit: 1_020_000n,
      soldUnits: 9_800n,
      paidIn: 3_000_000_000n,
    },
    toHolders: 9_996_000_000n,
  }) as unknown as Listing;

test.each<[ReceivableStatus, string, string, string]>([
  ["closing", "good", "50% sold", "9,800.00 of 19,600.00 USDC"],
  ["cancelled", "good", "50% sold", "9,800.00 of 19,600.00 USDC"],
  ["running", "good", "30% repaid", "3,000.00 of 9,996.00 USDC"],
  ["grace", "waiting", "30% repaid", "3,000.00 of 9,996.00 USDC"],
  ["late", "bad", "30% repaid", "3,000.00 of 9,996.00 USDC"],
  ["defaulted", "bad", "30% repaid", "3,000.00 of 9,996.00 USDC"],
])("progress: a receivable that is %s is told as %s, %s", (status, tone, label, amounts) => {
  const { progress } = listingFigures(listing(status), 1_790_000_000);
  expect(progress).toEqual({ percent: Number.parseInt(label, 10), tone, label, amounts });
});

test("progress: of what is late, what is due includes the late fee, as what is owed does", () => {
  const late = { ...listing("late"), due: { repayment: 6_996_000_000n, lateFee: 504_000_000n } };
  const { progress, rows } = listingFigures(late as Listing, 1_810_000_000);
  expect([progress.label, progress.amounts]).toEqual([
    "28% repaid",
    "3,000.00 of 10,500.00 USDC, late fee included",
  ]);
  expect(rows.at(-1)).toEqual({
    label: "Owed to investors",
    value: "7,500.00 USDC",
    note: "includes a late fee of 504.00 USDC",
  });
});

test("progress: on an order that isn't due yet nothing is owed to investors", () => {
  const labelOf = (changes: object) =>
    listingFigures({ ...listing("running"), due, ...changes } as Listing, 1_790_000_000).rows.at(-1)
      ?.label;
  const due = { repayment: 6_996_000_000n, lateFee: 0n, total: 6_996_000_000n };
  const order = { documentKind: "order", daysPastDue: 0n };
  expect(labelOf(order)).toBe("To be paid to investors");
  expect(labelOf({ ...order, documentKind: "invoice" })).toBe("Owed to investors");
  expect(labelOf({ ...order, daysPastDue: 3n })).toBe("Owed to investors");
});

test("progress: what is repaid in full reads the same twice", () => {
  const settled = listing("settled");
  const { progress } = listingFigures(
    {
      ...settled,
      due: { repayment: 0n, lateFee: 0n, total: 0n },
      ledger: { ...settled.ledger, repayPerUnit: 1_020_001n },
      toHolders: 9_996_009_800n,
    } as Listing,
    1_790_000_000,
  );
  expect(progress.amounts).toBe("9,996.01 of 9,996.01 USDC");
});

test("progress: what was repaid late includes its fee, as its card does", () => {
  const due = { repayment: 0n, lateFee: 0n, total: 0n };
  const late = { ...listing("settled"), due, toHolders: 10_030_500_000n };
  const { progress, rows } = listingFigures(late, 1_810_000_000);
  expect(progress.amounts).toBe("10,030.50 of 10,030.50 USDC, late fee included");
  expect(rows.at(-1)).toEqual({
    label: "Total repayment",
    value: "10,030.50 USDC",
    note: "includes a late fee of 34.50 USDC",
  });
});

/** Each figure's second line by its label. */
const noteOf = (listing: Listing, label: string) =>
  listingFigures(listing, 1_790_000_000).rows.find((one) => one.label === label)?.note;

test.each<[ReceivableStatus, string | undefined]>([
  ["running", "in 116 days"],
  ["late", "in 116 days"],
  ["failed", undefined],
  ["cancelled", undefined],
  ["settled", undefined],
])("figures: the days to maturity of what is %s", (status, days) => {
  expect(noteOf(listing(status), "Due date")).toBe(days);
});

test("figures: how much of the face value is advanced, and what a campaign hasn't", () => {
  const half = listing("running");
  const sold = { ...half, totalUnits: 9_800n, ledger: { ...half.ledger, soldUnits: 4_900n } };
  expect(noteOf(sold, "Face value")).toBe("advance rate 89.1%");
  expect(noteOf({ ...sold, kind: "community" }, "Promised in return")).toBeUndefined();
});

test("figures: what is on sale leads with what is left, though its seller was paid", () => {
  const { rows } = listingFigures({ ...listing("selling"), isSaleOpen: true }, 1_790_000_000);
  expect(rows.at(-1)).toEqual({ label: "Still for sale", value: "9,800.00 USDC" });
});

test("figures: nobody is refunded where nobody bought", () => {
  const unsold = listing("cancelled");
  const none = { repayment: 0n, lateFee: 0n, total: 0n };
  const off = (soldUnits: bigint) => ({
    ...unsold,
    due: none,
    ledger: { ...unsold.ledger, soldUnits },
  });
  expect(noteOf(off(0n), "Raised")).toBe("nobody bought");
  expect(noteOf(off(1n), "Raised")).toBeUndefined();
});

test("figures: the yearly return has no days beside those to the due date, which are one less", () => {
  const open = { ...listing("open"), isSaleOpen: true, due: { repayment: 0n, lateFee: 0n } };
  expect(noteOf(open as Listing, "Yearly return")).toBe("from today to the due date");
});

test.each([
  [
    1_020_000n,
    null,
    "If it's repaid on time, 1,000.00 USDC returns 1,020.00 USDC on Jan 15, 2027.",
  ],
  [
    1_000_000n,
    null,
    "If it's repaid on time, you get your 1,000.00 USDC back on Jan 15, 2027, without interest.",
  ],
  [
    1_000_000n,
    { early: false },
    "If it's repaid on time, you get your 1,000.00 USDC back on Jan 15, 2027, with a reward.",
  ],
])("example: 1,000 units that repay %s each, with the reward %j", (repayPerUnit, reward, words) => {
  const plain = listing("open");
  const ledger = { ...plain.ledger, repayPerUnit };
  const open = { ...plain, reward, isSaleOpen: true, isBuyable: true, ledger };
  expect(listingFigures(open as unknown as Listing, 1_790_000_000).example).toBe(words);
  // A dispute stops purchases.
  const resting = { ...open, isBuyable: false };
  expect(listingFigures(resting as unknown as Listing, 1_790_000_000).example).toBeNull();
});
