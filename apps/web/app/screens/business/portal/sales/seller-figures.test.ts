import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { SellerRecord } from "@tenora/database/market/seller/read-seller-record";
import type { SellerTotals } from "@tenora/database/market/seller/read-seller-totals";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { sellerRecordWords } from "~/features/receivable/seller/seller-record-words";
import { sellerFigures } from "./seller-figures.server.ts";

const day = 86_400;
const now = Date.parse("2026-03-01T12:00:00Z") / 1_000;
const token = { address: "0xc0", symbol: "USDC", decimals: 6 } as const;
const totals = [{ token, financed: 9_000_000_000n, repaid: 0n }] as unknown as SellerTotals[];

const listing = (status: ReceivableStatus, inDays: number, owed: bigint) =>
  ({
    status,
    token,
    ledger: { maturity: BigInt(now + inDays * day) },
    daysPastDue: inDays < 0 ? BigInt(-inDays) : 0n,
    due: { repayment: owed, lateFee: 0n, total: owed },
  }) as unknown as Listing;

const late = listing("late", -40, 12_026_080_000n);
const inGrace = listing("grace", -2, 11_785_750_001n);
const defaulted = listing("defaulted", -90, 5_000_000_000n);
const running = listing("running", 20, 3_000_000_000n);

const record = {
  listed: 5,
  due: 2,
  onTime: 0,
  inGrace: 1,
  inDefault: 1,
  totals,
} as unknown as SellerRecord;

const figuresOf = (live: readonly Listing[], pastDue: readonly Listing[], counts = record) =>
  sellerFigures({ live, isAll: true, now, record: withOwing(counts, pastDue) });
const withOwing = (counts: SellerRecord, listings: readonly Listing[]): SellerRecord => ({
  ...counts,
  pastDue: listings.length,
  owing: { listings, more: 0 },
});

test("seller's figures: what is past due is all of it, as on their public page, and no default", () => {
  const pastDue = [late, inGrace];
  const figure = figuresOf([defaulted, ...pastDue, running], pastDue)[2];
  expect(figure).toEqual({
    label: "Past due now",
    values: ["23,811.84 USDC"],
    note: "in 2 receivables. 1 more in default",
  });
  const page = sellerRecordWords(withOwing({ ...record, averageDaysLate: null }, pastDue));
  const line = page.find(({ label }) => label === "Past due now");
  expect(line?.values).toEqual(["23,811.84 USDC in 2 receivables"]);
});

test("seller's figures: while nothing is past due, they name what is due next", () => {
  expect(figuresOf([defaulted, running], [])[2]).toEqual({
    label: "Next due to investors",
    values: ["3,000.00 USDC"],
    note: "Mar 21, 2026, due in 20 days",
  });
  expect(figuresOf([defaulted], [])[2]?.values).toEqual(["None due"]);
});

test("seller's figures: without a default, none is spoken of", () => {
  const [, , figure] = figuresOf([late], [late], { ...record, inDefault: 0 });
  expect(figure?.note).toBe("in 1 receivable");
});
