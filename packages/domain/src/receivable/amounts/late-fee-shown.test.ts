import fc from "fast-check";
import { expect, test } from "vitest";
import { roundFor } from "../../money/format-amount-for.ts";
import { lateFeeShown } from "./late-fee-shown.ts";

const usdc = { symbol: "USDC", decimals: 6 };

test("late fee shown: makes up the debt together with the unpaid repayment, as both are shown", () => {
  // 10,040.763 and 99.031 are 10,139.794: shown as 10,040.77 and 10,139.80.
  const due = { repayment: 10_040_763_000n, lateFee: 99_031_000n };
  expect(lateFeeShown(due, usdc)).toBe(99_030_000n);
});

test("late fee shown: of any debt it is whole hundredths, less than one beside the exact fee", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.bigInt(0n, 10n ** 13n), (repayment, lateFee) => {
      const shown = lateFeeShown({ repayment, lateFee }, usdc);
      expect(roundFor("payer", shown, usdc)).toBe(shown);
      expect(shown).toBeGreaterThanOrEqual(0n);
      const difference = shown - lateFee;
      expect(difference < 10_000n && difference > -10_000n).toBe(true);
    }),
  );
});
