import { expect, test } from "vitest";
import { withRecords } from "./desk-records.server.ts";
import { rowOf } from "./desk-rows.server.ts";

const token = { address: "0x1", symbol: "USDC", decimals: 6 } as const;
const listing = {
  id: 7n,
  token,
  seller: { name: "Ben Trading", wallet: "0x2" },
  fingerprint: "0x3",
  ledger: { maturity: 1_797_811_199n, soldUnits: 1n },
  daysPastDue: 25n,
  pricePerUnit: 1_000_001n,
  due: { repayment: 1_000_001n, lateFee: 0n },
};
const rowAbout = (topic: string, amount: bigint | null) =>
  rowOf(
    { topic, since: 1, listing: 7n, credit: null, amount } as never,
    new Map([[7n, listing]]) as never,
    [token],
  );

test("market desk: a debt is its payer's amount, what the exchange holds its holders'", () => {
  expect(rowAbout("late", null).owed).toBe("1.01 USDC");
  expect(rowAbout("unclaimed", 1_009_999n).owed).toBe("1.00 USDC");
  // As the dialog that cancels the sale says what its buyers get back.
  expect(rowAbout("failed", null).owed).toBe("1.00 USDC");
});

test("market desk: a debt has its due date, and all else has none", () => {
  expect(rowAbout("late", null).due).toEqual({ on: "Dec 20, 2026", daysPast: 25 });
  expect(rowAbout("unclaimed", 1_009_999n).due).toBeNull();
});

const today = "2026-11-27";
const contactedAt = new Date("2026-11-20T10:00:00Z");
const mira = { adminId: "mira", email: "mira@example.com" };

test.each([
  [
    { on: null, assignee: null, followUp: null },
    { contactedAt: null, assignee: null, followUpOn: null },
  ],
  [
    { on: "Nov 20, 2026", assignee: mira, followUp: { on: "Nov 27, 2026", isDue: true } },
    { contactedAt, assignee: mira, followUpOn: "2026-11-27" },
  ],
  [
    { on: "Nov 20, 2026", assignee: null, followUp: { on: "Nov 28, 2026", isDue: false } },
    { contactedAt, assignee: null, followUpOn: "2026-11-28" },
  ],
  [null, undefined],
])("market desk: what is recorded of a case: %j", (words, record) => {
  const cases = new Map(record && [["7", record]]);
  const row = withRecords(rowAbout("late", null), { cases, customers: new Map(), today });
  expect(row.contact).toEqual(words);
  expect(row.about).toBeNull();
  expect(row).not.toHaveProperty("fingerprint");
});

test.each([
  ["Straits Foods", "KM-7725", "Straits Foods · KM-7725"],
  ["Straits Foods", null, "Straits Foods"],
  [null, "KM-7725", "KM-7725"],
  [null, null, null],
])("market desk: customer %j and number %j of a receivable", (name, invoice, about) => {
  const customers = new Map([[7n, { name, invoice, key: "SG 1" }]]);
  const row = withRecords(rowAbout("failed", null), { cases: new Map(), customers, today });
  expect(row.about).toBe(about);
});
