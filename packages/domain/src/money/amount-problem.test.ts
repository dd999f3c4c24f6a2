import { expect, test } from "vitest";
import { amountProblem } from "./amount-problem.ts";
import { decimalsOf } from "./currency-decimals.ts";
import { parseTypedAmount } from "./typed-amount.ts";

const problemOf = (text: string, symbol: string, decimals = decimalsOf(symbol)) => {
  const typed = parseTypedAmount(text, decimals);
  return typed.ok ? null : amountProblem(typed, { symbol, decimals });
};

test.each([
  ["24.000", "USD", "Do you mean 24,000 or 24.00?", ["24,000.00", "24.00"]],
  ["24.000", "IDR", "Do you mean 24,000 or 24.00?", ["24,000.00", "24.00"]],
  ["24.005", "KWD", "Do you mean 24,005 or 24.005?", ["24,005.00", "024.005"]],
  ["24.567", "EUR", "Do you mean 24,567? EUR has at most 2 decimals.", ["24,567.00"]],
  ["24.000", "VND", "Do you mean 24,000? VND has no decimals.", ["24000"]],
])("amount problem: %s %s is a question with its answers", (text, symbol, message, texts) => {
  const found = problemOf(text, symbol);
  expect(found?.message).toBe(message);
  expect(found?.answers.map((answer) => answer.text)).toEqual(texts);
  for (const { label } of found?.answers ?? []) expect(message).toContain(label);
  for (const answer of texts) expect(problemOf(answer, symbol)).toBeNull();
});

test("amount problem: a stablecoin has room for the decimals", () => {
  expect(problemOf("24.005", "USDC", 6)).toEqual({
    message: "Do you mean 24,005 or 24.005?",
    answers: [
      { label: "24,005", text: "24,005.00" },
      { label: "24.005", text: "24.0050" },
    ],
  });
});

test.each([
  ["", "USD", "Enter an amount."],
  ["about 5", "USD", "Enter an amount such as 24,000.00."],
  ["about 5", "VND", "Enter an amount such as 1,500,000."],
  ["1.0050", "USD", "USD has at most 2 decimals."],
  ["1.5", "VND", "VND has no decimals."],
  ["9".repeat(16), "USD", "This amount is too large."],
])("amount problem: %j %s says %s", (text, symbol, message) => {
  expect(problemOf(text, symbol)).toEqual({ message, answers: [] });
});
