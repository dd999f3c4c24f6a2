import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { Credit } from "@tenora/database/market/wallet/list-wallet-credits";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { sellerTasks } from "./seller-tasks.server.ts";

const day = 86_400;
const now = Date.parse("2026-03-01T12:00:00Z") / 1_000;
const token = { address: "0xc0", symbol: "USDC", decimals: 6 };

/** A receivable of which 1,010.000001 USDC are owed, due in so many days. */
const listing = (status: ReceivableStatus, inDays: number, owed = 1_010_000_001n) =>
  ({
    id: 7n,
    status,
    token,
    ledger: { maturity: BigInt(now + inDays * day) },
    fundingDeadline: BigInt(now),
    gate: { type: "eligible" },
    daysPastDue: inDays < 0 ? BigInt(-inDays) : 0n,
    due: { repayment: owed, lateFee: 0n, total: owed },
  }) as unknown as Listing;

const tasksOf = (...live: Listing[]) => sellerTasks({ live, credits: [], toHandOver: 0, now });

test.each<[ReceivableStatus, number, string, string]>([
  ["running", 5, "Due soon", "Receivable #7: You've been paid. 1,010.01 USDC is due in 5 days."],
  ["selling", 14, "Due soon", "1,010.01 USDC is due in 14 days."],
  ["grace", -1, "In grace period", "Receivable #7: 1,010.01 USDC is 1 day past due."],
  ["late", -9, "Late", "Receivable #7: 1,010.01 USDC is 9 days past due."],
  ["overdue", -40, "Default pending", "Receivable #7: 1,010.01 USDC is 40 days past due."],
  ["defaulted", -50, "Defaulted", "1,010.01 USDC is still owed to investors."],
  ["closing", 40, "Sale closed", "Receivable #7: The sale is over. Release the proceeds"],
  ["failed", 40, "Not funded", "Receivable #7: The sale wasn't funded in time. Cancel it,"],
])("seller's tasks: %s, %i days before its due date, is %s", (status, inDays, label, text) => {
  expect(tasksOf(listing(status, inDays))).toMatchObject([
    { label, text: expect.stringContaining(text), to: "/business/payments" },
  ]);
});

test("seller's tasks: nothing is to do for an open sale, a far due date, or a default that is paid", () => {
  expect(
    tasksOf(listing("open", 60), listing("running", 15), listing("defaulted", -50, 0n)),
  ).toEqual([]);
});

test("seller's tasks: what is late comes first, a credit isn't overstated", () => {
  const credit = { token, amount: 40_009_999n } as unknown as Credit;
  const live = [listing("closing", 40), listing("running", 3), listing("late", -9)];
  const tasks = sellerTasks({ live, credits: [credit], toHandOver: 0, now });
  expect(tasks.map(({ label }) => label)).toEqual([
    "Late",
    "Due soon",
    "Sale closed",
    "To withdraw",
  ]);
  expect(tasks.at(-1)?.text).toBe("40.00 USDC is available to withdraw.");
});

test.each([
  [1, "1 claimed reward is waiting to be handed over."],
  [9, "9 claimed rewards are waiting to be handed over."],
])("seller's tasks: %i claimed rewards that weren't handed over", (toHandOver, text) => {
  expect(sellerTasks({ live: [], credits: [], toHandOver, now })).toMatchObject([
    { label: "To hand over", text, to: "/business/rewards" },
  ]);
});
