import { expect, test } from "vitest";
import { leastPayment, typedPayment } from "./payment.ts";

const facts = {
  listing: 7n,
  token: { symbol: "USDC", decimals: 6 },
  whole: "total",
  due: 1_050_000_000n,
} as const;

test("typed payment: a part is paid to the base unit", () => {
  expect(typedPayment("1,000.000001", facts)).toEqual({
    ok: true,
    amount: 1_000_000_001n,
    words: "1,000.000001 USDC",
  });
});

test("typed payment: everything that is due pays in full, whatever it has become by then", () => {
  expect(typedPayment("1050.00", facts)).toMatchObject({ ok: true, amount: "total" });
  expect(typedPayment("1050", { ...facts, whole: "holders" })).toMatchObject({ amount: "holders" });
});

test("typed payment: what is due as it is shown pays in full, and no more than that is taken", () => {
  const uneven = { ...facts, due: 1_050_000_001n };
  expect(typedPayment("1,050.01", uneven)).toEqual({
    ok: true,
    amount: "total",
    words: "1,050.01 USDC",
  });
  expect(typedPayment("1050.02", uneven)).toMatchObject({
    message: "Only 1,050.01 USDC is left to pay. Enter that or less.",
  });
});

test.each([
  ["", "Enter an amount."],
  ["0", "Enter more than zero."],
  ["1050.000001", "Only 1,050.00 USDC is left to pay. Enter that or less."],
  ["1.0000001", "USDC has at most 6 decimals."],
  ["-5", "Enter an amount such as 24,000.00."],
  ["1e3", "Enter an amount such as 24,000.00."],
])("typed payment: %j is told to be wrong", (text, message) => {
  expect(typedPayment(text, facts)).toEqual({ ok: false, message, answers: [] });
});

test("typed payment: while units are on sale nothing below all that was sold is taken", () => {
  const onSale = { ...facts, least: 600_000_001n };
  const message = "Enter at least 600.01 USDC while units are on sale.";
  expect(typedPayment("600", onSale)).toMatchObject({ ok: false, message });
  expect(typedPayment("600.01", onSale)).toMatchObject({ ok: true, amount: 600_010_000n });
  expect(typedPayment("1050", onSale)).toMatchObject({ ok: true, amount: "total" });
});

test("least payment: all that was sold, and anything once the sale has ended", () => {
  const ledger = { soldUnits: 6n, repayPerUnit: 100n };
  expect(leastPayment({ isSaleOpen: true, ledger })).toBe(600n);
  expect(leastPayment({ isSaleOpen: false, ledger })).toBeUndefined();
});
