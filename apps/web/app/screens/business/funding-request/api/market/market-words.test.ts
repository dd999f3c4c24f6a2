import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { openGateOf, sellerOutlook } from "~/features/receivable/seller/seller-outlook.server";
import { raisedWords, sellerPastDueWords } from "./market-words.server.ts";

const day = 86_400;
const now = Date.parse("2026-03-01T12:00:00Z") / 1_000;
const repayment = 1_010_000_000n;

const listing = (status: ReceivableStatus, inDays: number, owed = repayment, gate = "eligible") =>
  ({
    status,
    isSaleOpen: status === "open" || status === "selling",
    gate: { address: "0x0", type: gate },
    token: { address: "0xc0", symbol: "USDC", decimals: 6 },
    ledger: { maturity: BigInt(now + inDays * day), soldUnits: 400n },
    pricePerUnit: 1_000_000n,
    totalUnits: 1_000n,
    fundingDeadline: BigInt(now + 5 * day),
    daysPastDue: inDays < 0 ? BigInt(-inDays) : 0n,
    due: { repayment: owed, lateFee: 0n, total: owed },
    settledAt: status === "settled" ? now : null,
  }) as unknown as Listing;

test.each<[ReceivableStatus, number, string]>([
  ["open", 60, "On sale until Mar 6, 2026."],
  ["running", 12, "You've been paid. 1,010.00 USDC is due in 12 days."],
  ["late", -9, "1,010.00 USDC is 9 days past due. Pay it, or send your customer the payment page."],
  ["defaulted", -50, "The default is recorded. 1,010.00 USDC is still owed to investors."],
  ["settled", -2, "It was repaid in full on Mar 1, 2026."],
])("published request: %s, %i days before its due date", (status, inDays, text) => {
  expect(sellerOutlook(listing(status, inDays), now)).toBe(text);
});

test.each([
  ["invite", "open", " Only people you invite can buy it.", "invite"],
  [
    "link",
    "selling",
    " Only people with your link can buy it. 1,010.00 USDC is due in 60 days.",
    "link",
  ],
  ["eligible", "open", "Mar 6, 2026.", null],
  ["invite", "running", "is due in 60 days.", null],
] as const)("published request: by %s, %s: says who can buy", (gate, status, end, open) => {
  const sale = listing(status, 60, repayment, gate);
  expect(sellerOutlook(sale, now).endsWith(end)).toBe(true);
  expect(openGateOf(sale)).toBe(open);
});

test("published request: a default that was paid since owes nothing", () => {
  expect(sellerOutlook(listing("defaulted", -50, 0n), now)).toBe(
    "The default is recorded, and everything has been paid since.",
  );
});

test.each<[ReceivableStatus, bigint, string | null]>([
  ["late", 1_010_000_001n, "1,010.01 USDC"],
  ["grace", repayment, "1,010.00 USDC"],
  ["defaulted", 0n, null],
  ["running", repayment, null],
])("published request: %s with %i base units owed is past due by %s", (status, owed, words) => {
  expect(sellerPastDueWords(listing(status, -9, owed))).toBe(words);
});

test.each<[ReceivableStatus, bigint, string]>([
  ["open", 400n, "400.00 of 1,000.00 USDC"],
  ["selling", 750n, "750.00 of 1,000.00 USDC"],
  ["closing", 1_000n, "1,000.00 USDC"],
  ["running", 750n, "750.00 of 1,000.00 USDC"],
  ["late", 1_000n, "1,000.00 USDC"],
  // Its buyers are refunded.
  ["failed", 400n, "0.00 of 1,000.00 USDC"],
  ["cancelled", 400n, "0.00 of 1,000.00 USDC"],
])("published request: %s with %i units sold has raised %s", (status, soldUnits, words) => {
  const sold = listing(status, 60);
  expect(raisedWords({ ...sold, ledger: { ...sold.ledger, soldUnits } })).toBe(words);
});
