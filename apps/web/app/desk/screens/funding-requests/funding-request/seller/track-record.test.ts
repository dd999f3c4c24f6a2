import type { Listing } from "@tenora/database/market/listing/listing-record";
import { expect, test } from "vitest";
import { trackRecordOf } from "./track-record.ts";

const wallet = `0x${"aB".repeat(20)}`;
const day = 86_400n;
const unit = 1_000_000n;
const usdc = { address: "0x1", symbol: "USDC", decimals: 6 };
let count = 0n;

/** A receivable of 100.00 that is due on day 10, with 5 days of grace. */
function listing(changes: object = {}): Listing {
  count += 1n;
  return {
    id: count,
    status: "running",
    ledger: { maturity: 10n * day, graceDays: 5n, repayPerUnit: unit },
    due: { repayment: 100n * unit, lateFee: 0n, total: 120n * unit },
    token: usdc,
    seller: { wallet: wallet.toLowerCase(), name: "Ada Trading" },
    disputed: { byDebtor: false, byAttestor: false },
    settledAt: null,
    defaultedAt: null,
    toHolders: 0n,
    totalUnits: 100n,
    daysPastDue: 0n,
    ...changes,
  } as Listing;
}
const repaid = (dayOfPayment: bigint) =>
  listing({ status: "settled", settledAt: Number(dayOfPayment * day), toHolders: 100n * unit });
const outcomesOf = (...all: Listing[]) =>
  trackRecordOf(all, wallet).map(({ outcome, lines }) => [outcome, lines.length]);

test("track record: what counts most against somebody comes first", () => {
  expect(
    outcomesOf(
      listing({ status: "open" }),
      listing(),
      repaid(9n),
      repaid(15n),
      repaid(16n),
      { ...repaid(60n), defaultedAt: 1 },
      listing({ disputed: { byDebtor: true, byAttestor: false } }),
      listing({ status: "grace" }),
      listing({ status: "late" }),
      listing({ status: "overdue" }),
      listing({ status: "defaulted" }),
    ),
  ).toEqual([
    ["in-default", 1],
    ["late", 2],
    ["in-grace", 1],
    ["disputed", 1],
    ["default-repaid", 1],
    ["repaid-late", 1],
    ["repaid-on-time", 2],
    ["not-yet-due", 1],
    ["on-sale", 1],
  ]);
});

test("track record: a sale that was called off isn't listed", () => {
  expect(outcomesOf(listing({ status: "cancelled" }), listing({ status: "failed" }))).toEqual([]);
});

test("track record: says how late each was, and adds each coin up by itself", () => {
  const late = {
    status: "late",
    daysPastDue: 9n,
    due: { repayment: 100n * unit, lateFee: 5_001n },
  };
  const tokens = { token: { address: "0x2", symbol: "USDT", decimals: 6 } };
  const [group] = trackRecordOf(
    [
      listing(late),
      listing({ ...late, ...tokens, disputed: { byDebtor: false, byAttestor: true } }),
    ],
    wallet,
  );
  expect(group?.totals).toEqual(["100.01 USDT", "100.01 USDC"]);
  expect(group?.lines).toMatchObject([
    { amount: "100.01 USDT", daysLate: 9, isDisputed: true },
    { amount: "100.01 USDC", daysLate: 9, isDisputed: false },
  ]);
  const [paid] = trackRecordOf([repaid(16n)], wallet);
  expect(paid?.lines[0]).toMatchObject({ amount: "100.00 USDC", daysLate: 6 });
});

test("track record: names another seller, and what is on sale at its whole repayment", () => {
  const cy = { wallet: `0x${"cd".repeat(20)}`, name: "Cy Trading" };
  const due = { repayment: 0n, lateFee: 0n, total: 0n };
  const [group] = trackRecordOf([listing({ status: "open", due, seller: cy })], wallet);
  expect(group?.lines[0]).toMatchObject({ amount: "100.00 USDC", soldBy: "Cy Trading" });
  const [own] = trackRecordOf([listing()], wallet);
  expect(own?.lines[0]?.soldBy).toBeNull();
});
