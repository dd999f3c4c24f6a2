import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { statusWordsOf } from "~/features/receivable/status-words";
import { levelMeaning } from "../risk/level-words.server.ts";
import { listingHeadline, listingLead, listingTitle } from "../terms/listing-words.server.ts";

type DisclosedListing = Parameters<typeof listingHeadline>[0];

const day = 86_400;
const now = 1_790_000_000;

type Kind = "factoring" | "community";

const listing = (status: ReceivableStatus, kind: Kind = "factoring", face = 11_000_000_000n) =>
  ({
    kind,
    status,
    isSaleOpen: status === "open",
    isBuyable: status === "open",
    fundingDeadline: BigInt(now + 5 * day),
    level: "attested",
    hasSecondReviewer: null,
    documentKind: kind === "community" ? null : "invoice",
    campaign: kind === "community" ? { name: "Second oven", story: "", pictures: [] } : null,
    token: { symbol: "USDC", address: "0xC0", decimals: 6 },
    seller: { name: "Ben Trading", wallet: "0x0" },
    pricePerUnit: 1_000_000n,
    totalUnits: 6_000n,
    ledger: {
      face,
      soldUnits: 5_500n,
      maturity: BigInt(now + 10 * day),
      graceDays: 7n,
      delayDays: 30n,
    },
    settledAt: now,
    defaultedAt: null,
  }) as unknown as DisclosedListing;

const headline = (status: ReceivableStatus, kind?: Kind) => listingHeadline(listing(status, kind));

test.each<[ReceivableStatus, RegExp]>([
  ["open", /^Ben Trading is selling an 11,000\.00 USDC invoice, .*, due on Oct 1, 2026\.$/],
  ["running", /^Ben Trading sold part of an 11,000\.00 USDC invoice, .*, due on Oct 1, 2026\.$/],
  ["failed", /^Ben Trading offered an 11,000\.00 USDC invoice, .*, but wasn't funded in time\.$/],
  // Anyone may cancel a sale that failed.
  [
    "cancelled",
    /^Ben Trading offered an 11,000\.00 USDC invoice, .*, but the sale was cancelled\.$/,
  ],
  ["settled", /^Ben Trading sold part of an .* invoice, .*, settled on Sep 21, 2026\.$/],
  ["defaulted", /^Ben Trading sold part of an .* invoice, .*, now in default\.$/],
])("headline: of an invoice whose sale is %s", (status, words) => {
  expect(headline(status)).toMatch(words);
});

test("headline: what was settled after a default says so", () => {
  const cured = { ...listing("settled"), defaultedAt: now - day };
  expect(listingHeadline(cured)).toMatch(/, settled on Sep 21, 2026, after a default\.$/);
  expect(statusWordsOf(cured).label).toBe("Settled after a default");
  expect(statusWordsOf({ ...cured, defaultedAt: null }).label).toBe("Settled");
  expect(statusWordsOf({ ...cured, status: "defaulted" }).label).toBe("Defaulted");
});

test.each<[ReceivableStatus, RegExp]>([
  [
    "open",
    /^Ben Trading is raising 6,000\.00 USDC for “Second oven” and promised .*, due on Oct 1, 2026\.$/,
  ],
  [
    "running",
    /^Ben Trading raised 5,500\.00 USDC for “Second oven” and promised .*, due on Oct 1, 2026\.$/,
  ],
  ["failed", /^Ben Trading asked for 6,000\.00 USDC for .*, but wasn't funded in time\.$/],
  ["cancelled", /^Ben Trading asked for 6,000\.00 USDC for .*, but the sale was cancelled\.$/],
])("headline: of a campaign that is %s", (status, words) => {
  expect(headline(status, "community")).toMatch(words);
});

test.each<[bigint, string]>([
  [24_000_000_000n, "a 24,000 USDC"],
  [11_000_000_000n, "an 11,000 USDC"],
  [18_000_000n, "an 18 USDC"],
  [800_000_000n, "an 800 USDC"],
  [110_000_000n, "a 110 USDC"],
  [1_800_000_000n, "a 1,800 USDC"],
  [9_039_070_000n, "a 9,039 USDC"],
  [500_000n, "a 0.50 USDC"],
])("heading of a receivable's page: %s base units are shortened to %s invoice", (face, words) => {
  expect(listingTitle(listing("open", "factoring", face))).toBe(
    `Ben\u00a0Trading is selling ${words} invoice`,
  );
});

test.each<[ReceivableStatus, Kind, string, string]>([
  [
    "open",
    "factoring",
    "Ben\u00a0Trading is selling an 11,000 USDC invoice",
    "On sale until Sep 26, 2026.",
  ],
  [
    "defaulted",
    "factoring",
    "Ben\u00a0Trading sold part of an 11,000 USDC invoice",
    "In default: not repaid within 37 days of its due date.",
  ],
  ["failed", "factoring", "Ben\u00a0Trading offered an 11,000 USDC invoice", ""],
  [
    "open",
    "community",
    "Ben\u00a0Trading is raising 6,000 USDC for “Second oven”",
    "On sale until Sep 26, 2026.",
  ],
  ["cancelled", "community", "Ben\u00a0Trading asked for 6,000 USDC for “Second oven”", ""],
])("head of a receivable's page: %s, %s", (status, kind, heading, lead) => {
  expect(listingTitle(listing(status, kind))).toBe(heading);
  expect(listingLead(listing(status, kind))).toBe(lead);
});

test("headline: what was sold out isn't a part", () => {
  const running = listing("running");
  const soldOut = { ...running, ledger: { ...running.ledger, soldUnits: running.totalUnits } };
  expect(listingTitle(soldOut)).toBe("Ben\u00a0Trading sold an 11,000 USDC invoice");
  expect(listingHeadline(soldOut)).toMatch(/^Ben Trading sold an 11,000\.00 USDC invoice, /);
});

test("head of a receivable's page: says since when it is repaid or in default", () => {
  const defaulted = { ...listing("defaulted"), defaultedAt: now - day };
  expect(listingLead(defaulted)).toBe(
    "In default since Sep 20, 2026: not repaid within 37 days of its due date.",
  );
  expect(listingLead(listing("settled"))).toBe("Repaid in full on Sep 21, 2026.");
  expect(listingLead({ ...defaulted, status: "settled" })).toBe(
    "Repaid in full on Sep 21, 2026, after a default.",
  );
  expect(listingLead(listing("running"))).toBe("");
});

test.each([
  ["order", "order"],
  [null, "receivable"],
] as const)("head of a receivable's page: what is an %s is called so", (documentKind, word) => {
  const sale = { ...listing("open"), documentKind };
  expect(listingTitle(sale)).toBe(`Ben\u00a0Trading is selling an 11,000 USDC ${word}`);
  expect(listingHeadline(sale)).toContain(`is selling an 11,000.00 USDC ${word}, `);
  expect(levelMeaning(sale)).toMatch(new RegExp(` the ${word}\\.$`));
});

test("heading of a receivable's page: a campaign whose name we don't know has its amount", () => {
  const running = { ...listing("running", "community"), campaign: null };
  expect(listingTitle(running)).toBe("Ben\u00a0Trading raised 5,500 USDC");
});

test.each([
  [true, "one reviewer checked it and another attested it."],
  [false, "the reviewer who attested it also recorded at least one of its checks."],
])(
  "level of a receivable: says whether who attested it had checked none of it (%s)",
  (hasSecondReviewer, words) => {
    const checked =
      "Our reviewer checked the documents and how the customer confirmed the invoice.";
    expect(levelMeaning({ ...listing("open"), hasSecondReviewer })).toBe(
      `${checked} In our records, ${words}`,
    );
  },
);
