import { expect, test } from "vitest";
import { type Draft, emptyDraft } from "../draft/draft.ts";
import { comparisonOf } from "./comparison.ts";

const draft: Draft = {
  ...emptyDraft,
  customerName: "Cleo Stores Pte. Ltd.",
  customerRegistryNumber: "00201801234K",
  customerEmail: "AP@Cleo.example",
  customerWallet: `0x${"Ab".repeat(20)}`,
  invoiceNumber: "INV-0042 (copy)",
  issueDate: "2026-10-01",
  dueDate: "2026-12-01",
  faceValue: "24,900.00",
};

test("comparison: a request is compared by its number, its customer, its dates and its amount", () => {
  expect(comparisonOf(draft)).toEqual({
    keys: {
      number: "42",
      figures: "2026-10-01 2026-12-01 USD 2490000",
      name: "C1E0ST0RESPTE1TD",
      domain: "cleo.example",
      wallet: `0x${"ab".repeat(20)}`,
      registry: "201801234K",
    },
    dueDate: "2026-12-01",
    currency: "USD",
    amount: "2490000",
  });
});

test("comparison: the domain of a free email provider tells no customer", () => {
  expect(comparisonOf({ ...draft, customerEmail: "cleo@gmail.com" }).keys).not.toHaveProperty(
    "domain",
  );
});

test("comparison: what isn't answered or can't be read is left out", () => {
  const unread = { faceValue: "a lot", customerName: "-", customerWallet: "0x1" };
  expect(comparisonOf({ ...emptyDraft, ...unread })).toEqual({
    keys: {},
    dueDate: null,
    currency: "USD",
    amount: null,
  });
});

test("comparison: a campaign has its name alone", () => {
  const campaign = { ...draft, kind: "community", campaignName: "New oven" } as const;
  expect(comparisonOf(campaign).keys).toEqual({ number: "NEW0VEN" });
});
