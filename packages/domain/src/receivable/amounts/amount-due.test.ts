import { expect, test } from "vitest";
import { amountDueAt, type Debt, owedToNoteAt } from "./amount-due.ts";

const day = 86_400n;
const maturity = 1_000n * day;
const graceEnd = maturity + 5n * day;
/** 10,000 tokens at 12 % a year for a day late. */
const feeOfADay = (10_000_000_000n * 1_200n * day) / (365n * day * 10_000n);

const debt: Debt = {
  face: 10_500_000_000n,
  soldUnits: 100n,
  repayPerUnit: 100_000_000n,
  paidIn: 0n,
  lateFeeBps: 1_200n,
  lateUnits: 0n,
  lateUntil: 0n,
  maturity,
  graceDays: 5n,
  delayDays: 30n,
};

test("amount due: there is no late fee until grace has ended", () => {
  const due = { repayment: 10_000_000_000n, lateFee: 0n, total: 10_500_000_000n };
  expect(amountDueAt(debt, maturity - day)).toEqual(due);
  expect(amountDueAt(debt, graceEnd)).toEqual(due);
});

test("amount due: the late fee comes out of the reserve before it adds to the face", () => {
  expect(amountDueAt(debt, graceEnd + day)).toEqual({
    repayment: 10_000_000_000n,
    lateFee: feeOfADay,
    total: 10_500_000_000n,
  });
  const withoutReserve = { ...debt, face: 10_000_000_000n };
  expect(amountDueAt(withoutReserve, graceEnd + day).total).toBe(10_000_000_000n + feeOfADay);
});

test("amount due: counts on from the stored fee, on unpaid repayment only", () => {
  const half = {
    ...debt,
    face: 10_000_000_000n,
    paidIn: 5_000_000_000n,
    lateUnits: 10_000_000_000n * day,
    lateUntil: graceEnd + day,
  };
  const fee = (15_000_000_000n * day * 1_200n) / (365n * day * 10_000n);
  expect(amountDueAt(half, graceEnd + 2n * day)).toEqual({
    repayment: 5_000_000_000n,
    lateFee: fee,
    total: 5_000_000_000n + fee,
  });
});

test("amount due: the late fee stops at the default date", () => {
  const atDefault = amountDueAt(debt, graceEnd + 30n * day);
  expect(atDefault.lateFee).toBe((10_000_000_000n * 30n * 1_200n) / (365n * 10_000n));
  expect(amountDueAt(debt, graceEnd + 900n * day)).toEqual(atDefault);
});

test("owed to a note: its part of what is unpaid, rounded down", () => {
  const part = { ...debt, paidIn: 4_000_000_000n, lateUnits: 7n * day, lateUntil: graceEnd };
  const due = amountDueAt(part, graceEnd + day);
  expect(owedToNoteAt(part, { units: 33n }, graceEnd + day)).toEqual({
    repayment: (due.repayment * 33n) / 100n,
    lateFee: (due.lateFee * 33n) / 100n,
  });
  expect(owedToNoteAt({ ...part, soldUnits: 0n }, { units: 0n }, graceEnd)).toEqual({
    repayment: 0n,
    lateFee: 0n,
  });
});
