import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { statusMeaning } from "~/features/receivable/status-words";
import { returnDays } from "../terms/return-days.server.ts";

const listing = (status: ReceivableStatus, soldUnits: bigint, unpaid: bigint) =>
  ({
    status,
    defaultedAt: null,
    due: { repayment: unpaid, lateFee: 0n, total: 0n },
    ledger: { soldUnits, repayPerUnit: 10n },
  }) as unknown as Listing;

test.each<[ReceivableStatus, bigint, bigint, string]>([
  ["late", 5n, 50n, "Past its grace period, and nothing has been repaid. Any late fee goes to"],
  ["late", 5n, 49n, "Past its grace period and not fully repaid. Any late fee goes to"],
  ["grace", 5n, 50n, "Past its due date, and nothing has been repaid. The grace period is"],
  [
    "cancelled",
    5n,
    0n,
    "The sale was cancelled. Every buyer can take back exactly what they paid.",
  ],
  ["cancelled", 0n, 0n, "The sale was cancelled before anyone bought."],
  [
    "failed",
    5n,
    0n,
    "It wasn't funded in time. Nobody loses money: the contract holds what buyers",
  ],
  ["failed", 0n, 0n, "The sale ended and nobody had bought. Anyone can now cancel it."],
  ["closing", 5n, 0n, "The sale is over. Anyone can now release the proceeds to the seller."],
])("meaning: %s, with %s units sold and %s unpaid", (status, soldUnits, unpaid, words) => {
  expect(statusMeaning(listing(status, soldUnits, unpaid)).startsWith(words)).toBe(true);
});

test("return days: the day of buying and the due date both count", () => {
  const at = (moment: string) => Date.parse(moment) / 1_000;
  const offered = {
    isSaleOpen: true,
    listedAt: at("2026-11-24T12:00:00Z"),
    ledger: { maturity: BigInt(at("2027-03-06T23:59:59Z")) },
  } as unknown as Listing;
  const now = at("2026-11-26T05:36:00Z");
  expect(returnDays(offered, now)).toBe(
    "Yearly returns count whole days to the end of the due date, today included: 101 days. “Due in 100 days” counts the days after today.",
  );
  expect(returnDays({ ...offered, isSaleOpen: false }, now)).toMatch(
    /the day of listing included: 103 days\.$/,
  );
});
