import { expect, test } from "vitest";
import { feeFacts } from "./fee-facts.server.ts";

test("fees: without a platform fee a seller gets what investors pay", () => {
  const { fee, most, example } = feeFacts(0);
  expect([fee, most]).toEqual([null, "1%"]);
  expect(example).toEqual({
    days: "45",
    yearlyReturn: "12.00%",
    invoice: "24,000.00 USDC",
    investorsPay: "23,650.00 USDC",
    fee: "0.00 USDC",
    youGet: "23,650.00 USDC",
    investorsGet: "24,000.00 USDC",
    cost: "350.00 USDC",
    yearlyCost: "12.01%",
  });
});

test("fees: the exchange's fee is taken from what was raised, and is in the cost", () => {
  const { fee, example } = feeFacts(50);
  expect(fee).toBe("0.5%");
  expect(example).toMatchObject({
    fee: "118.25 USDC",
    youGet: "23,531.75 USDC",
    investorsGet: "24,000.00 USDC",
    cost: "468.25 USDC",
  });
});

test.each([0, 50, 75, 99])(
  "fees: with %i basis points the example adds up as it is shown",
  (feeBps) => {
    const { example } = feeFacts(feeBps);
    const cents = (words: string) => Number(words.replace(/[^\d]/g, ""));
    expect(cents(example.investorsPay) - cents(example.fee)).toBe(cents(example.youGet));
    expect(cents(example.investorsGet) - cents(example.youGet)).toBe(cents(example.cost));
  },
);
