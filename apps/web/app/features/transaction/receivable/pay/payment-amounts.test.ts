import { expect, test } from "vitest";
import { type Payable, paymentAmounts, takenOf } from "./payment-amounts.ts";

const day = 86_400n;
const maturity = 100n * day;
/** Ten days after grace: the fee on 1,000.00 at 12% a year is 3.287671. */
const late = maturity + 15n * day;
const withReserve: Payable = {
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
  holdersOnly: true,
};
const withoutReserve = { ...withReserve, face: 1_000_000_000n };

test("payment amounts: late with a reserve, a payment for investors alone leaves what they aren't owed", () => {
  const { due, most } = paymentAmounts(withReserve, late, "holders");
  // 15 minutes more of the late fee: 0.003424.
  expect({ due, most }).toEqual({ due: 1_003_287_671n, most: 1_003_291_095n });
  expect(takenOf(withReserve, late, most)).toEqual({
    taken: 1_003_287_671n,
    toHolders: 1_003_287_671n,
    lateFee: 3_287_671n,
    isFromReserve: true,
    toSeller: 0n,
    stillDue: 1_050_000_000n - 1_003_287_671n,
    stillOwed: 0n,
  });
  expect(takenOf({ ...withReserve, holdersOnly: false }, late, most)).toMatchObject({
    taken: 1_003_291_095n,
    toSeller: 3_424n,
  });
});

test("payment amounts: who pays investors alone offers no more than those are owed", () => {
  const whole = { ...withReserve, holdersOnly: false };
  const owed = { due: 1_000_000_000n, most: 1_000_000_000n };
  const all = { due: 1_050_000_000n, most: 1_050_000_000n };
  for (const asked of ["total", 2_000_000_000n] as const) {
    expect(paymentAmounts(withReserve, maturity, asked)).toEqual(owed);
    expect(paymentAmounts(whole, maturity, asked)).toEqual(all);
  }
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
