import { expect, test } from "vitest";
import { investors } from "../people/participants.ts";
import { receivables } from "./receivables.ts";
import { riskFactsOf } from "./risk-facts.ts";

const factsOf = (number: string) => {
  const receivable = receivables.find((one) => one.number === number);
  if (receivable === undefined) throw new Error(`There is no ${number}.`);
  return riskFactsOf(receivable, 1);
};

test("demonstration's grades: one buyer of everything funds it, so what they bought can be late", () => {
  // OP-3340 had been past its grace period for two days.
  expect(factsOf("HF-1244").debtor).toEqual({ ended: 4, onTime: 3, defaulted: 0 });
});

test("demonstration's grades: an investor counts once, however often they bought", () => {
  expect(factsOf("HF-1244").backers).toBe(7);
  for (const { number } of receivables)
    expect(factsOf(number).backers, number).toBeLessThanOrEqual(investors.length);
});
