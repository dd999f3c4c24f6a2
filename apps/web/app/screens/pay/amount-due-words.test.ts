import type { Listing } from "@tenora/database/market/listing/listing-record";
import { amountDueAt } from "@tenora/domain/receivable/amounts/amount-due";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import { expect, test } from "vitest";
import { amountDueWords } from "./amount-due-words.server.ts";

const day = 86_400n;
const million = 1_000_000n;
const maturity = 20_000n * day;
/** Ten days after grace: the fee on 9,000.00 at 12% a year is 29.589041. */
const late = maturity + 15n * day;

interface Situation {
  /** In whole tokens. */
  readonly face: bigint;
  readonly paidIn?: bigint;
  readonly kind?: Listing["kind"];
  readonly documentKind?: DocumentKind | null;
  readonly time?: bigint;
}

/** The words for a receivable whose investors are promised 9,000.00 USDC. */
function wordsAt(situation: Situation) {
  const {
    face,
    paidIn = 0n,
    kind = "factoring",
    documentKind = "invoice",
    time = late,
  } = situation;
  const ledger = {
    face: face * million,
    soldUnits: 90n,
    repayPerUnit: 100n * million,
    paidIn: paidIn * million,
    lateFeeBps: 1_200n,
    lateUnits: 0n,
    lateUntil: 0n,
    maturity,
    graceDays: 5n,
    delayDays: 30n,
  };
  return amountDueWords({
    kind,
    documentKind,
    status: time > maturity ? "late" : "running",
    ledger,
    due: amountDueAt(ledger, time),
    token: { symbol: "USDC", decimals: 6 },
    recovered: 0n,
  } as unknown as Parameters<typeof amountDueWords>[0]);
}

test("amount due: a customer is asked for the invoice, and reads no late fee while the reserve pays it", () => {
  expect(wordsAt({ face: 9_900n })).toEqual({ dueWords: null, lateFeeWords: null });
  expect(wordsAt({ face: 9_900n, paidIn: 2_970n })).toEqual({
    dueWords: "9,900.00 invoiced, 2,970.00 already paid",
    lateFeeWords: null,
  });
});

test.each([
  ["order", "9,900.00 ordered, 2,970.00 already paid"],
  [null, "9,900.00 owed, 2,970.00 already paid"],
] as const)("amount due: of what our records call %s", (documentKind, words) => {
  expect(wordsAt({ face: 9_900n, paidIn: 2_970n, documentKind }).dueWords).toBe(words);
});

test("amount due: a late fee beyond the reserve is named as a part of it, and they add up", () => {
  expect(wordsAt({ face: 9_010n }).dueWords).toBe("9,010.00 invoiced + 19.59 late fee");
  expect(wordsAt({ face: 9_010n }).lateFeeWords).toMatch(/^A late fee of 29\.59 USDC .* a day/);
});

test("amount due: without a reserve the payer reads before the due date what lateness costs", () => {
  const words = wordsAt({ face: 9_000n, kind: "community", time: maturity - day });
  expect(words.dueWords).toBeNull();
  expect(words.lateFeeWords).toMatch(/a late fee of about 2\.96 USDC a day/);
  expect(wordsAt({ face: 9_000n, kind: "community", paidIn: 100n }).dueWords).toMatch(
    /^9,000\.00 to repay \+ [\d.]+ late fee, 100\.00 already paid$/,
  );
});
