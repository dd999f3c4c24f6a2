import { expect, test } from "vitest";
import { type Offer, sensibleMinimum } from "./sensible-minimum.ts";

/** 1,000 units at 9.70 USDC, as in an invoice of 10,400 USDC. */
const offer: Offer = { pricePerUnit: 9_700_000n, totalUnits: 1_000n, amountNeeded: null };

test("sensible minimum: proposes half of the offer and purchases from 50 tokens", () => {
  expect(sensibleMinimum(offer)).toEqual({ minUnits: 500n, minPurchase: 6n });
});

test("sensible minimum: covers what the business needs, up to the whole offer", () => {
  const needs = (amountNeeded: bigint) => sensibleMinimum({ ...offer, amountNeeded }).minUnits;
  expect(needs(4_850_000_000n)).toBe(500n);
  expect(needs(4_850_000_001n)).toBe(501n);
  expect(needs(7_000_000_000n)).toBe(722n);
  expect(needs(99_000_000_000n)).toBe(1_000n);
});

test("sensible minimum: lets ten people take part in a small offer", () => {
  expect(sensibleMinimum({ ...offer, totalUnits: 30n }).minPurchase).toBe(3n);
  expect(sensibleMinimum({ ...offer, totalUnits: 9n }).minPurchase).toBe(1n);
});

test("sensible minimum: is inside the contract's bounds for the smallest and the largest offers", () => {
  for (const totalUnits of [1n, 2n, 3n, 10n, 16_777_215n])
    for (const pricePerUnit of [1n, 49_999_999n, 50_000_000n, 250_000_000_000_000n]) {
      const { minUnits, minPurchase } = sensibleMinimum({ ...offer, totalUnits, pricePerUnit });
      expect(minUnits > 0n && minUnits <= totalUnits).toBe(true);
      expect(minPurchase > 0n && minPurchase <= totalUnits).toBe(true);
    }
});

test("sensible minimum: rejects an offer without a price or without units", () => {
  expect(() => sensibleMinimum({ ...offer, pricePerUnit: 0n })).toThrow(RangeError);
  expect(() => sensibleMinimum({ ...offer, totalUnits: 0n })).toThrow(RangeError);
});
