import type { Listing } from "@tenora/database/market/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { expect, test } from "vitest";
import { soldShareWords, soldWords } from "./sold-words.ts";

const sale = (soldUnits: bigint, pricePerUnit = 216_000_000n) =>
  ({
    status: "open",
    ledger: { soldUnits, repayPerUnit: 220_000_001n },
    token: { symbol: "USDC", decimals: 6 },
    totalUnits: 100n,
    pricePerUnit,
    isSaleOpen: true,
  }) as Listing;

test("sale in words: how much is sold, as its bar shows, and what is left to buy", () => {
  expect(soldWords(sale(25n))).toBe("25% sold · 16,200 USDC left");
  expect(soldWords(sale(0n))).toBe("0% sold · 21,600 USDC left");
});

test("sale in words: decimals only where amounts aren't whole, and never more than two", () => {
  expect(soldWords(sale(1n, 216_005_000n))).toBe("1% sold · 21,384.49 USDC left");
});

test("sale in words: without a percentage, what is sold of all", () => {
  expect(soldShareWords(sale(25n))).toBe("5,400 of 21,600 USDC sold");
  expect(soldShareWords(sale(0n))).toBe("0 of 21,600 USDC sold");
});

test.each<[ReceivableStatus, bigint, bigint, string]>([
  ["closing", 0n, 0n, "5,400 USDC sold"],
  ["running", 5_500_000_025n, 0n, "5,400 USDC sold"],
  ["grace", 5_500_000_025n, 0n, "5,500.01 USDC owed"],
  ["late", 5_500_000_025n, 2_500_000n, "5,502.51 USDC owed"],
  ["overdue", 500_000_000n, 2_500_000n, "502.50 USDC still owed"],
  ["defaulted", 5_500_000_025n, 0n, "5,500.01 USDC still owed"],
  ["settled", 0n, 0n, "5,500.01 USDC repaid"],
  ["cancelled", 0n, 0n, "5,400 USDC sold"],
])(
  "sale in words: of a receivable that is %s what counts then",
  (status, repayment, lateFee, words) => {
    const due = { repayment, lateFee, total: 0n };
    expect(soldWords({ ...sale(25n), status, isSaleOpen: false, due })).toBe(words);
  },
);
