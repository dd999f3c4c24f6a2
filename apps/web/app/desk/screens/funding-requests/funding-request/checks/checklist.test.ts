import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { expect, test } from "vitest";
import type { Outcome } from "../seller/track-record.ts";
import { advanceOf, invoiceOf, troubleOf } from "./checklist.ts";

const draft = {
  ...emptyDraft,
  amount: "28,000.00",
  faceValue: "31,500.00",
  currency: "USD",
} as const;

test.each([
  [draft, "Advance 89% (28,000 of 31,500)", "note"],
  [
    { ...draft, faceValue: "4500000", currency: "JPY", settlementAmount: "30000.50" },
    "Advance 93% (28,000 of 30,000.50)",
    "note",
  ],
  [{ ...draft, faceValue: "27,999.00" }, "Advance 100% (28,000 of 27,999)", "bad"],
] as const)("advance: its share of the invoice in dollars (%#)", (typed, label, state) => {
  expect(advanceOf(readAnswers(typed as typeof emptyDraft))).toEqual({ label, state });
});

test.each([
  { ...draft, amount: "" },
  { ...draft, faceValue: "a lot" },
  { ...draft, faceValue: "0" },
  { ...draft, kind: "community" },
])("advance: nothing is said without two amounts, or of a campaign (%#)", (typed) => {
  expect(advanceOf(readAnswers(typed as typeof emptyDraft))).toBeNull();
});

const withInvoice = (faceValue: string) => {
  const answers = { invoiceNumber: "INV-7", faceValue: "31500.00" };
  const reading = { outcome: "read", answers, seller: { name: "Ada", registryNumber: null } };
  const documents = [{ fileName: "invoice.xml", reading }];
  return { draft: { ...draft, invoiceNumber: "INV-7", faceValue }, documents };
};

test.each([
  ["31,500.00", "done", "Matches the e-invoice"],
  ["30,000.00", "bad", "1 answer differs from the e-invoice"],
])("e-invoice: an amount of %s beside 31,500.00 in the file is %s", (faceValue, state, label) => {
  const request = withInvoice(faceValue) as never;
  expect(invoiceOf(request)).toEqual([{ id: "customer-and-invoice", state, label }]);
});

test("e-invoice: nothing is said without one that was read", () => {
  expect(invoiceOf({ draft: draft as typeof emptyDraft, documents: [] })).toEqual([]);
});

test("checklist: what a party has late, in grace, in default or disputed now is told as elsewhere, as a problem, not a blocker", () => {
  const line = { listing: "1", amount: "1.00 USDC", daysLate: 9, isDisputed: false, soldBy: null };
  const group = (outcome: Outcome, count: number, isDisputed = false) => ({
    outcome,
    totals: [],
    lines: Array.from({ length: count }, () => ({ ...line, isDisputed })),
  });
  const repaid = group("repaid-late", 3);
  expect(troubleOf("Seller", [repaid, group("on-sale", 1)])).toEqual([]);
  const record = [
    ...[group("in-default", 1, true), group("late", 2), group("in-grace", 1)],
    ...[group("disputed", 1, true), repaid],
  ];
  expect(troubleOf("Customer", record)).toEqual([
    {
      id: "risk-grade",
      state: "bad",
      label: "Customer: 2 late, 1 in grace period, 1 in default, 2 disputed now",
    },
  ]);
});
