import { expect, test } from "vitest";
import { feeFacts } from "./fee-facts.server.ts";

test("fees: without a platform fee a seller gets what investors pay", () => {
  const { fee, most, example } = feeFacts(0);
  expect([fee, most]).toEqual([null, "1%"]);
  expect(example).toEqual({
    days: "73",
    yearlyReturn: "10.00%",
    invoice: "10,200.00 USDC",
    investorsPay: "10,000.00 USDC",
    fee: "0.00 USDC",
    youGet: "10,000.00 USDC",
    investorsGet: "10,200.00 USDC",
    cost: "200.00 USDC",
    yearlyCost: "10.00%",
  });
});

test("fees: the exchange's fee is taken from what was raised, and is in the cost", () => {
  const { fee, example } = feeFacts(50);
  expect(fee).toBe("0.5%");
  expect(example).toMatchObject({
    fee: "50.00 USDC",
    youGet: "9,950.00 USDC",
    investorsGet: "10,200.00 USDC",
    cost: "250.00 USDC",
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
