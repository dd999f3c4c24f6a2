import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { expect, test } from "vitest";
import { listingHeadline, listingLead, listingTitle } from "./listing-words.server.ts";

type DisclosedListing = Parameters<typeof listingHeadline>[0];

const day = 86_400;
const now = 1_790_000_000;

type Kind = "factoring" | "community";

const listing = (status: ReceivableStatus, kind: Kind = "factoring", face = 11_000_000_000n) =>
  ({
    kind,
    status,
    isSaleOpen: status === "open",
    level: "attested",
    campaign: kind === "community" ? { name: "Second oven", story: "", pictures: [] } : null,
    token: { symbol: "USDC", address: "0xC0", decimals: 6 },
    seller: { name: "Ben Trading", wallet: "0x0" },
    ledger: { face, maturity: BigInt(now + 10 * day) },
    settledAt: now,
  }) as unknown as DisclosedListing;

const headline = (status: ReceivableStatus, kind?: Kind) =>
  listingHeadline(listing(status, kind), now);

test.each<[ReceivableStatus, RegExp]>([
  ["open", /^Ben Trading sells an invoice of 11,000\.00 USDC, .*, due in 10 days\.$/],
  ["running", /^Ben Trading sold an invoice of .*, due in 10 days\.$/],
  ["failed", /^Ben Trading offered an invoice of .*, but didn't raise enough\.$/],
  // Anyone may cancel a sale that failed.
  ["cancelled", /^Ben Trading offered an invoice of .*, but the sale was cancelled\.$/],
  ["defaulted", /^Ben Trading sold an invoice of .*, now in default\.$/],
])("headline: of an invoice whose sale is %s", (status, words) => {
  expect(headline(status)).toMatch(words);
});

test.each<[ReceivableStatus, RegExp]>([
  ["open", /^Ben Trading raises money for “Second oven” and promised .*, due in 10 days\.$/],
  ["running", /^Ben Trading raised money for “Second oven” and promised .*, due in 10 days\.$/],
  ["failed", /^Ben Trading asked for money for .*, but didn't raise enough\.$/],
  ["cancelled", /^Ben Trading asked for money for .*, but the sale was cancelled\.$/],
])("headline: of a campaign that is %s", (status, words) => {
  expect(headline(status, "community")).toMatch(words);
});

test.each<[bigint, string]>([
  [11_000_000_000n, "11,000 USDC"],
  [9_039_070_000n, "9,039 USDC"],
  [500_000n, "0.50 USDC"],
])("heading of a receivable's page: %s base units are shortened to %s", (face, words) => {
  expect(listingTitle(listing("open", "factoring", face))).toBe(
    `Ben Trading sells an invoice of ${words}`,
  );
});

test.each<[ReceivableStatus, Kind, string, string]>([
  [
    "open",
    "factoring",
    "Ben Trading sells an invoice of 11,000 USDC",
    "Checked by our reviewer. Due in 10 days.",
  ],
  [
    "defaulted",
    "factoring",
    "Ben Trading sold an invoice of 11,000 USDC",
    "Checked by our reviewer. Now in default.",
  ],
  [
    "failed",
    "factoring",
    "Ben Trading offered an invoice of 11,000 USDC",
    "Checked by our reviewer.",
  ],
  [
    "open",
    "community",
    "Ben Trading raises money for “Second oven”",
    "Promised 11,000.00 USDC in return. Due in 10 days.",
  ],
  [
    "cancelled",
    "community",
    "Ben Trading asked for money for “Second oven”",
    "Promised 11,000.00 USDC in return.",
  ],
])("head of a receivable's page: %s, %s", (status, kind, heading, lead) => {
  expect(listingTitle(listing(status, kind))).toBe(heading);
  expect(listingLead(listing(status, kind), now)).toBe(lead);
});
