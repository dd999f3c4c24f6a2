import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { dueWords } from "../due-words.ts";
import { lateFeeWords } from "./late-fee-words.server.ts";

const day = 86_400;
const maturity = Date.parse("2026-03-01T23:59:59Z") / 1_000;
const token = {
  address: "0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238",
  symbol: "USDC",
  decimals: 6,
};

/** 1,000 USDC to repay, with 5 days of grace and a default 30 days later. */
const ledgerWith = (lateFeeBps: bigint) =>
  ({
    maturity: BigInt(maturity),
    graceDays: 5n,
    delayDays: 30n,
    lateFeeBps,
    soldUnits: 100n,
    repayPerUnit: 10_000_000n,
  }) as Listing["ledger"];

const words = (
  status: ReceivableStatus,
  lateFeeBps: bigint,
  lateFee = 0n,
  repayment = 1_000_000_000n,
  recovered = 0n,
) =>
  lateFeeWords(
    {
      ledger: ledgerWith(lateFeeBps),
      status,
      due: { repayment, lateFee, total: repayment + lateFee },
      token: token as never,
      recovered,
    },
    "payer",
  );

test.each<[ReceivableStatus, bigint, string]>([
  ["running", 0n, "No late fee was agreed. A default can be recorded after Apr 5, 2026."],
  ["late", 0n, "No late fee was agreed. A default can be recorded after Apr 5, 2026."],
  ["overdue", 0n, "No late fee was agreed. Anyone can record the default now."],
  ["overdue", 1_200n, "The late fee no longer rises. Anyone can record the default now."],
  ["defaulted", 0n, "The default is recorded. Whatever is paid still reaches the investors."],
])(
  "late fee: a receivable that is %s, with a fee of %i a year in basis points",
  (status, fee, sentence) => {
    expect(words(status, fee)).toBe(sentence);
  },
);

test("late fee: what a day costs is said before it runs and while it does", () => {
  expect(words("running", 1_200n)).toBe(
    "If it's unpaid after Mar 6, 2026, a late fee of about 0.33 USDC a day (12% a year) builds up for the investors.",
  );
  expect(words("late", 1_200n, 2_000_000n)).toBe(
    "A late fee of 2.00 USDC has built up. It rises by about 0.33 USDC a day (12% a year) until the end of Apr 5, 2026. After that, anyone can record a default.",
  );
});

test("late fee: nothing is said where nothing is owed, and only the fee where the rest is paid", () => {
  expect(words("settled", 1_200n, 0n, 0n)).toBeNull();
  const onlyFee = "The repayment is paid. Only this late fee is still owed; it no longer rises.";
  expect(words("late", 1_200n, 5n, 0n)).toBe(onlyFee);
  expect(words("overdue", 1_200n, 5n, 0n)).toBe(`${onlyFee} Anyone can record the default now.`);
});

test("late fee: after a default it stays, and what was paid since is said", () => {
  expect(words("defaulted", 1_200n, 3_000_000n, 400_000_000n, 600_000_000n)).toBe(
    "The default is recorded. The late fee stays at 3.00 USDC. 600.00 USDC has been paid since the default. Whatever is paid still reaches the investors.",
  );
});

test.each([
  [maturity - 12 * day, 0n, "due in 12 days"],
  [maturity - day, 0n, "due in 1 day"],
  [maturity - 1, 0n, "due today"],
  [maturity, 0n, "due today"],
  [maturity + 1, 1n, "1 day past due"],
  [maturity + 2 * day + 1, 3n, "3 days past due"],
])("due: at %i, %i days past due", (now, daysPastDue, sentence) => {
  expect(dueWords({ ledger: ledgerWith(0n), daysPastDue }, now)).toBe(sentence);
});
