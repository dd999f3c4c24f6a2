import { expect, test } from "vitest";
import { readAnswers } from "../draft/answers.ts";
import { type Draft, emptyDraft } from "../draft/draft.ts";
import { readAdvance } from "./advance.ts";

const percentOf = (typed: Partial<Draft>) =>
  readAdvance(readAnswers({ ...emptyDraft, ...typed }))?.percent ?? null;

test("advance: is the part of the invoice that is asked for, in whole percent", () => {
  expect(percentOf({ amount: "28,000.00", faceValue: "31,500.00" })).toBe(89);
  expect(percentOf({ amount: "31,500.00", faceValue: "31,500.00" })).toBe(100);
});

test("advance: of an invoice in another currency is the part of its agreed amount in dollars", () => {
  const answers = {
    amount: "80",
    faceValue: "15,000.00",
    settlementAmount: "100",
    currency: "JPY",
  };
  expect(percentOf(answers)).toBe(80);
});

test("advance: is unknown of a campaign, and where an amount is missing or nothing", () => {
  expect(percentOf({ amount: "10", faceValue: "20", kind: "community" })).toBeNull();
  expect(percentOf({ amount: "10" })).toBeNull();
  expect(percentOf({ amount: "10", faceValue: "0" })).toBeNull();
});
