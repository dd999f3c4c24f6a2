import type { Debt } from "@tenora/domain/receivable/amount-due";
import { expect, test } from "vitest";
import { paymentAmounts, takenOf } from "./payment-amounts.ts";

const day = 86_400n;
const maturity = 100n * day;
/** Ten days after grace: the fee on 1,000.00 at 12% a year is 3.287671. */
const late = maturity + 15n * day;
const withReserve: Debt = {
  face: 1_050_000_000n,
  soldUnits: 10n,
  repayPerUnit: 100_000_000n,
  paidIn: 0n,
  lateFeeBps: 1_200n,
  lateUnits: 0n,
  lateUntil: 0n,
  maturity,
  graceDays: 5n,
  delayDays: 30n,
};
const withoutReserve = { ...withReserve, face: 1_000_000_000n };

test("payment amounts: late with a reserve, all that is offered for investors is taken", () => {
  const { due, most } = paymentAmounts(withReserve, late, "holders");
  // 15 minutes more of the late fee: 0.003424.
  expect({ due, most }).toEqual({ due: 1_003_287_671n, most: 1_003_291_095n });
  expect(takenOf(withReserve, late, most)).toEqual({
    taken: 1_003_291_095n,
    toHolders: 1_003_287_671n,
    lateFee: 3_287_671n,
    isFromReserve: true,
    toSeller: 3_424n,
    stillDue: 1_050_000_000n - 1_003_291_095n,
    stillOwed: 0n,
  });
});

test("payment amounts: late without a reserve, what isn't due stays with the payer", () => {
  const { most } = paymentAmounts(withoutReserve, late, "holders");
  expect(most).toBe(1_003_291_095n);
  expect(takenOf(withoutReserve, late, most)).toEqual({
    taken: 1_003_287_671n,
    toHolders: 1_003_287_671n,
    lateFee: 3_287_671n,
    isFromReserve: false,
    toSeller: 0n,
    stillDue: 0n,
    stillOwed: 0n,
  });
});

test("payment amounts: before the late fee runs, nothing more is offered than is due", () => {
  const amounts = paymentAmounts(withReserve, maturity, "holders");
  expect(amounts).toEqual({ due: 1_000_000_000n, most: 1_000_000_000n });
  expect(takenOf(withReserve, maturity, amounts.most).stillDue).toBe(50_000_000n);
});
