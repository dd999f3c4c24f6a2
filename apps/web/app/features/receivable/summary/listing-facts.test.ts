import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import { expect, test } from "vitest";
import { listingFacts } from "./listing-facts.ts";

const listing = {
  kind: "factoring",
  documentKind: "invoice",
  level: "debtor-confirmed",
  recourse: "without",
  risk: { grade: "low" },
  seller: { tier: 1, hasPage: true, slug: "ben-trading" },
  debtorProfile: { industry: "retail", country: "HK" },
};
const record = {
  due: 10,
  onTime: 9,
  pastDue: 0,
  inGrace: 0,
  defaultPending: 0,
  defaulted: 0,
  disputed: 0,
};

const factsOf = (changes: object, repaid: object | undefined = record) =>
  listingFacts(
    { ...listing, ...changes } as unknown as DisclosedListing,
    repaid as RepaymentRecord | undefined,
  );

test("facts of a receivable: its risk, who vouches for it, who pays, and how its seller repaid", () => {
  expect(factsOf({})).toEqual({
    risk: "Low risk",
    tier: "Tier 1",
    sellerLink: "/b/ben-trading",
    what: "invoice, confirmed by the customer",
    payer: "Customer: retail, Hong Kong",
    recourse: "No recourse",
    record: "Seller: 9 of 10 repaid on time",
    sellerTrouble: null,
  });
});

test("facts of a receivable: what is late now follows the seller's record, and dates the grade", () => {
  expect(factsOf({}, { ...record, pastDue: 1 })).toMatchObject({
    risk: "Low risk at listing",
    record: "Seller: 9 of 10 repaid on time; ",
    sellerTrouble: "1 late now",
  });
  expect(factsOf({}, { ...record, due: 0, onTime: 0, pastDue: 1, inGrace: 1 })).toMatchObject({
    record: "Seller: ",
    sellerTrouble: "1 in grace period now",
  });
});

test("facts of a receivable: of a seller that we don't know there is neither tier, link nor record", () => {
  const seller = { tier: null, hasPage: false, slug: null };
  const nobody = { industry: null, country: null };
  expect(
    factsOf({ seller, risk: null, debtorProfile: nobody }, { ...record, due: 0, onTime: 0 }),
  ).toMatchObject({
    risk: "Not graded",
    tier: "Not rated",
    sellerLink: null,
    payer: null,
    record: null,
    sellerTrouble: null,
  });
});

test("facts of a receivable: the seller of a campaign repays, and no customer confirms it", () => {
  const campaign = { kind: "community", documentKind: null, level: "declared" };
  expect(factsOf(campaign)).toMatchObject({
    what: "community campaign, declared by the seller only",
    payer: "The seller repays",
  });
});
