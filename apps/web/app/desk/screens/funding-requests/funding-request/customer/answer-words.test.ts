import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import {
  type Draft,
  type DraftField,
  emptyDraft,
} from "@tenora/domain/funding-request/draft/draft";
import { expect, test } from "vitest";
import { answerInWords } from "./answer-words.ts";

const draft: Draft = {
  ...emptyDraft,
  customerCountry: "JP",
  customerIndustry: "retail",
  issueDate: "2026-11-17",
  dueDate: "soon",
  faceValue: "1234567",
  currency: "JPY",
  settlementAmount: "20500",
  amount: "18.300,50",
  stablecoin: "USDT",
  interestRate: "12.6",
  graceDays: "1",
  audience: "invited",
};

test.each<[DraftField, string]>([
  ["customerCountry", "Japan"],
  ["customerIndustry", "Retail"],
  ["issueDate", "Nov 17, 2026"],
  ["dueDate", "soon"],
  ["faceValue", "1,234,567 JPY"],
  ["settlementAmount", "20,500.00 USD"],
  ["amount", "18,300.50 USDT"],
  ["interestRate", "12.6%"],
  ["graceDays", "1 day"],
  ["audience", "Only people the business invites"],
  ["invoiceNumber", ""],
])("answer in words: %s reads %s", (field, words) => {
  expect(answerInWords(field, readAnswers(draft))).toBe(words);
});
