import { amountDueAt, type Debt } from "@tenora/domain/receivable/amounts/amount-due";
import { expect, test } from "vitest";
import { paymentInFull } from "./payment-in-full.ts";

const day = 86_400n;
const graceEnd = 1_005n * day;
/** 10,000 tokens without a reserve, 12 % a year while late: about 38 base units a second. */
const debt: Debt = {
  face: 10_000_000_000n,
  soldUnits: 100n,
  repayPerUnit: 100_000_000n,
  paidIn: 0n,
  lateFeeBps: 1_200n,
  lateUnits: 0n,
  lateUntil: 0n,
  maturity: 1_000n * day,
  graceDays: 5n,
  delayDays: 30n,
};

test("payment in full: covers every second of the next quarter of an hour and not one more", () => {
  const read = graceEnd + day;
  const { due, headroom, amount } = paymentInFull(debt, read);
  expect(amount).toBe(due + headroom);
  expect(headroom).toBe(34_246n);
  for (let second = 0n; second <= 900n; second++)
    expect(amountDueAt(debt, read + second).total).toBeLessThanOrEqual(amount);
  expect(amountDueAt(debt, read + 901n).total).toBeGreaterThan(amount);
});

test("payment in full: needs no headroom before the late fee, after it, or inside the reserve", () => {
  expect(paymentInFull(debt, graceEnd - 900n).headroom).toBe(0n);
  expect(paymentInFull(debt, graceEnd - 899n).headroom).toBe(38n);
  expect(paymentInFull(debt, graceEnd + 30n * day).headroom).toBe(0n);
  expect(paymentInFull({ ...debt, face: 10_500_000_000n }, graceEnd + day).headroom).toBe(0n);
});

test("payment in full: is bounded to an hour", () => {
  expect(paymentInFull(debt, graceEnd + day, 0).headroom).toBe(0n);
  expect(paymentInFull(debt, graceEnd + day, 60).headroom).toBe(136_986n);
  for (const minutes of [61, -1, 1.5, Number.NaN])
    expect(() => paymentInFull(debt, graceEnd, minutes)).toThrow(RangeError);
});
