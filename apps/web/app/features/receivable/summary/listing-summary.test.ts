import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import { expect, test } from "vitest";
import { toListingSummary } from "./listing-summary.server.ts";

const day = 86_400;
const now = 1_800_000_000;
const wallet = "0x1";
const nobody = { industry: null, country: null };

const listing = {
  id: 45n,
  kind: "factoring",
  level: "attested",
  status: "open",
  isSaleOpen: true,
  seller: { wallet, name: "Ben Trading", tier: 1, hasPage: false, slug: null },
  token: { address: "0x2", symbol: "USDC", decimals: 6 },
  ledger: { soldUnits: 25n, maturity: BigInt(now + 60 * day) },
  totalUnits: 100n,
  pricePerUnit: 216_000_000n,
  fundingDeadline: BigInt(now + 17 * day),
  due: { repayment: 0n, lateFee: 0n, total: 0n },
  daysPastDue: 0n,
  defaultedAt: null,
  aprBps: 1_225n,
  currentAprBps: 1_225n,
  reward: null,
  risk: null,
  campaign: null,
  disputed: { byDebtor: false, byAttestor: false },
  gate: { type: "link" },
  recourse: "with",
  settledAt: null,
  refunded: 0n,
  toHolders: 5_500_000_000n,
  debtorProfile: { industry: "retail", country: "HK" },
} as unknown as DisclosedListing;

const record = {
  due: 3,
  onTime: 3,
  pastDue: 0,
  inGrace: 0,
  defaultPending: 0,
  defaulted: 0,
  disputed: 0,
};

const summary = (changes: object = {}, repaid: object = record) =>
  toListingSummary({ ...listing, ...changes }, now, new Map([[wallet, repaid as RepaymentRecord]]));

test("summary: a row says what it is, who pays, how its seller repaid and what is left", () => {
  expect(summary()).toMatchObject({
    facts: "#45 · Tier 1",
    isByLink: true,
    rowStatus: "Open",
    statusMore: "by link only",
    customer: "Retail",
    customerMore: "Hong Kong · With recourse",
    sellerRecord: "3 of 3 on time",
    soldLines: ["25% sold", "16,200 USDC left"],
    about: expect.stringMatching(
      /\nCustomer: retail, Hong Kong · With recourse\nSeller: 3 of 3 repaid on time$/,
    ),
  });
});

test("summary: a row of what is funded and still on sale leaves the second to what is left", () => {
  const { rowStatus, status } = summary({ status: "selling", gate: { type: "open" } });
  expect([rowStatus, status.label]).toEqual(["Funded", "Funded, still on sale"]);
});

test("summary: of a seller in trouble a row says that first, and the card both", () => {
  const { sellerRecord, about } = summary({}, { ...record, due: 4, pastDue: 1 });
  expect(sellerRecord).toBe("1 late now");
  expect(about).toMatch(/Seller: 3 of 4 repaid on time; $/);
});

test("summary: of a customer it tells what is known, and of a campaign that its seller repays", () => {
  const customerOf = (changes: object) => {
    const { customer, customerMore } = summary(changes);
    return `${customer}/${customerMore}`;
  };
  const inHongKong = { debtorProfile: { ...nobody, country: "HK" } };
  expect(customerOf(inHongKong)).toBe("Hong Kong/With recourse");
  expect(customerOf({ debtorProfile: nobody })).toBe("Not stated/With recourse");
  expect(summary({ debtorProfile: nobody }).about).not.toContain("Customer");
  expect(customerOf({ kind: "community" })).toBe("The seller repays/");
  expect(summary({}, { ...record, due: 0, onTime: 0 }).sellerRecord).toBeNull();
});

test("summary: a card says how far a due date is, and its date once that has passed; a row says both", () => {
  const dueOf = (changes: object) => {
    const { due, dueIn, dueWords } = summary(changes);
    return [due, dueIn, dueWords];
  };
  expect(dueOf({})).toEqual(["Mar 16, 2027", "in 60 days", "in 60 days"]);
  const late = { soldUnits: 25n, repayPerUnit: 220_000_000n, maturity: BigInt(now - day) };
  const owed = { isSaleOpen: false, ledger: late, daysPastDue: 1n };
  for (const status of ["late", "defaulted"])
    expect(dueOf({ ...owed, status })).toEqual(["Jan 14, 2027", "1 day ago", "Jan 14, 2027"]);
  expect(dueOf({ ...owed, status: "settled" })).toEqual(["Jan 14, 2027", null, "Jan 14, 2027"]);
});

test("summary: a row has an amount in its first line, and what it is in the second", () => {
  const ledger = { soldUnits: 25n, repayPerUnit: 220_000_000n, maturity: BigInt(now - day) };
  const due = { repayment: 5_500_000_000n, lateFee: 2_500_000n, total: 0n };
  const over = { isSaleOpen: false, ledger, due };
  const linesOf = (changes: object) => summary({ ...over, ...changes }).soldLines;
  expect(linesOf({ status: "late" })).toEqual(["5,502.50 USDC", "owed with late fee"]);
  expect(linesOf({ status: "settled" })).toEqual(["5,500 USDC", "repaid"]);
  const off = { status: "cancelled", pricePerUnit: 216_000_000n };
  expect(linesOf({ ...off, refunded: 0n })).toEqual(["5,400 USDC", "to be refunded"]);
  expect(linesOf({ ...off, refunded: 5_400_000_000n })).toEqual(["5,400 USDC", "refunded"]);
  const unsold = { ...ledger, soldUnits: 0n };
  expect(linesOf({ ...off, ledger: unsold, refunded: 0n })).toEqual(["Nothing sold", ""]);
});

test("summary: a row has below its status what else there is to say", () => {
  const rowOf = (changes: object) => {
    const { rowStatus, statusMore } = summary(changes);
    return [rowStatus, statusMore];
  };
  const disputed = { disputed: { byDebtor: true, byAttestor: false } };
  expect(rowOf(disputed)).toEqual(["Open", "disputed, by link only"]);
  const ledger = { ...listing.ledger, repayPerUnit: 220_000_000n };
  expect(rowOf({ status: "settled", isSaleOpen: false, defaultedAt: 1, ledger })).toEqual([
    ...["Settled", "after a default"],
  ]);
});

test("summary: whether the seller repays when its customer doesn't, but of a campaign", () => {
  const payerOf = (changes: object) => summary(changes).payer;
  expect(payerOf({})).toBe("Customer: retail, Hong Kong · With recourse");
  expect(payerOf({ recourse: "without", debtorProfile: nobody })).toBe("No recourse");
  expect(payerOf({ recourse: null })).toMatch(/ · No recourse stated$/);
  expect(payerOf({ kind: "community", recourse: null })).toBe("The seller repays");
});
