import type { Listing } from "@tenora/database/market/listing/listing-record";
import { expect, test } from "vitest";
import { billOf } from "./bill-of.server.ts";

const [customer, day] = [`0x${"c1".repeat(20)}`, 86_400];
const now = Date.parse("2026-11-20T12:00:00Z") / 1_000;
const listing = {
  id: 7n,
  status: "running",
  debtor: customer,
  token: { symbol: "USDC", decimals: 6 },
  seller: { wallet: `0x${"b2".repeat(20)}`, name: "Ben Trading" },
  ledger: { maturity: BigInt(now + 5 * day) },
  due: { total: 6_000_000_000n },
  disputed: { byDebtor: false, byAttestor: false },
} as unknown as Listing;
const raised = {
  time: now - 3 * day,
  arguments: { by: customer, disputed: true, evidence: `0x${"5b".repeat(32)}` },
};
const nothing = { document: undefined, disputes: undefined };

test("bill: names the document that its reader may know, the sum, the payee and the day", () => {
  expect(billOf(listing, now, nothing)).toMatchObject({
    key: "7",
    to: "/pay/7",
    action: "Pay",
    label: "To pay",
    text: expect.stringMatching(/^6,000\.00 USDC to Ben Trading, due [^.]+\.$/),
  });
  const document = "Invoice BT-7 of Nov 1, 2026";
  expect(billOf(listing, now, { ...nothing, document })?.text).toMatch(
    /^Invoice BT-7 of Nov 1, 2026: /,
  );
  expect(billOf({ ...listing, due: { ...listing.due, total: 0n } }, now, nothing)).toBeNull();
});

test.each([
  ["grace", "In grace period", "waiting"],
  ["late", "Late", "bad"],
  ["overdue", "Default pending", "bad"],
  ["defaulted", "Defaulted", "bad"],
] as const)("bill: %s is named as on every other page: %s", (status, label, tone) => {
  expect(billOf({ ...listing, status }, now, nothing)).toMatchObject({ label, tone });
});

test("bill: a disputed one says since when, and that what's owed stays owed", () => {
  const disputed = { ...listing, disputed: { byDebtor: true, byAttestor: false } };
  const bill = billOf(disputed, now, { ...nothing, disputes: [raised] });
  expect([bill?.label, bill?.isDisputed]).toEqual(["To pay", true]);
  expect(billOf(listing, now, nothing)?.isDisputed).toBe(false);
  expect(bill?.text).toMatch(
    /\. Disputed by you since Nov 17, 2026\. It stays open until you withdraw it or our reviewer closes it\. .+ what's owed stays owed\.$/,
  );
});
