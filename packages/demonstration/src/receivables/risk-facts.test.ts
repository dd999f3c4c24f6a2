import { expect, test } from "vitest";
import { investors } from "../people/investors.ts";
import { receivables } from "./receivables.ts";
import { riskFactsOf } from "./risk-facts.ts";

const factsOf = (number: string) => {
  const receivable = receivables.find((one) => one.number === number);
  if (receivable === undefined) throw new Error(`There is no ${number}.`);
  return riskFactsOf(receivable, 1);
};

test("demonstration's grades: one buyer of everything funds it, so what they bought can be late", () => {
  // OP-3340 had been past its grace period for two days.
  expect(factsOf("BT-2638").debtor).toEqual({ ended: 3, onTime: 2, defaulted: 0 });
});

test("demonstration's grades: an investor counts once, however often they bought", () => {
  expect(factsOf("BT-2640").backers).toBe(8);
  for (const { number } of receivables)
    expect(factsOf(number).backers, number).toBeLessThanOrEqual(Object.keys(investors).length);
});
