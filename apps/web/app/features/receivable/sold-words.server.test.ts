import type { Listing } from "@tenora/database/market/listing-record";
import { expect, test } from "vitest";
import { soldWords } from "./sold-words.server.ts";

const sale = (soldUnits: bigint, isSaleOpen: boolean, pricePerUnit = 216_000_000n) =>
  soldWords({
    ledger: { soldUnits },
    token: { symbol: "USDC", decimals: 6 },
    totalUnits: 100n,
    pricePerUnit,
    isSaleOpen,
  } as Listing);

test("sale in words: what is left while it is on sale, and what was sold afterwards", () => {
  expect(sale(25n, true)).toBe("16,200 of 21,600 USDC left");
  expect(sale(0n, true)).toBe("21,600 of 21,600 USDC left");
  expect(sale(25n, false)).toBe("5,400 USDC sold");
});

test("sale in words: amounts are exact, with decimals only where they aren't whole", () => {
  expect(sale(1n, true, 216_005_000n)).toBe("21,384.495 of 21,600.50 USDC left");
});
