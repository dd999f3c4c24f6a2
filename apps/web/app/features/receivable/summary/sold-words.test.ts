import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { cardWords, listedYearlyWords, soldShareWords, soldWords } from "./sold-words.ts";

const sale = (soldUnits: bigint, pricePerUnit = 216_000_000n) =>
  ({
    status: "open",
    ledger: { soldUnits, repayPerUnit: 220_000_001n },
    token: { symbol: "USDC", decimals: 6 },
    totalUnits: 100n,
    pricePerUnit,
    isSaleOpen: true,
    toHolders: 5_500_000_025n,
  }) as Listing;

test("sale in words: how much is sold, as its bar shows, and what is left to buy", () => {
  expect(soldWords(sale(25n))).toBe("25% sold · 16,200 USDC left");
  expect(soldWords(sale(0n))).toBe("0% sold · 21,600 USDC left");
  expect(soldWords({ ...sale(9n), totalUnits: 1_000n })).toMatch(/^under 1% sold · /);
});

test("sale in words: decimals only where amounts aren't whole, and never more than two", () => {
  expect(soldWords(sale(1n, 216_005_000n))).toBe("1% sold · 21,384.49 USDC left");
});

test("sale in words: without a percentage, what is sold of all", () => {
  expect(soldShareWords(sale(25n))).toBe("5,400 of 21,600 USDC sold");
  expect(soldShareWords(sale(0n))).toBe("0 of 21,600 USDC sold");
});

test("sale in words: what was repaid late includes its fee, unless that rounds to nothing", () => {
  const over = { ...sale(25n), status: "settled", isSaleOpen: false } as Listing;
  const late = { ...over, toHolders: 5_528_480_000n };
  expect(soldWords(late)).toBe("5,528.48 USDC repaid with late fee");
  expect(soldWords({ ...over, toHolders: 5_500_000_026n })).toBe("5,500.01 USDC repaid");
});

test.each<[ReceivableStatus, bigint, bigint, string]>([
  ["closing", 0n, 0n, "5,400 USDC sold"],
  ["running", 5_500_000_025n, 0n, "5,400 USDC sold"],
  ["grace", 5_500_000_025n, 0n, "5,500.01 USDC owed"],
  ["late", 5_500_000_025n, 2_500_000n, "5,502.51 USDC owed with late fee"],
  ["overdue", 500_000_000n, 2_500_000n, "502.50 USDC still owed with late fee"],
  ["late", 0n, 2_500_000n, "2.50 USDC late fee still owed"],
  ["defaulted", 5_500_000_025n, 0n, "5,500.01 USDC still owed"],
  ["settled", 0n, 0n, "5,500.01 USDC repaid"],
])(
  "sale in words: of a receivable that is %s what counts then",
  (status, repayment, lateFee, words) => {
    const due = { repayment, lateFee, total: 0n };
    expect(soldWords({ ...sale(25n), status, isSaleOpen: false, due })).toBe(words);
  },
);

test.each<[ReceivableStatus, bigint, bigint, string]>([
  ["failed", 25n, 0n, "5,400 USDC to be refunded"],
  ["cancelled", 25n, 400_000_000n, "5,000 USDC to be refunded"],
  ["cancelled", 25n, 5_400_000_000n, "5,400 USDC refunded"],
  ["cancelled", 0n, 0n, "Nothing sold"],
])(
  "sale in words: of one that is %s, with %i units sold and %i refunded, what becomes of it",
  (status, soldUnits, refunded, words) => {
    const listing = { ...sale(soldUnits), status, isSaleOpen: false, refunded };
    expect(soldWords(listing)).toBe(words);
  },
);

const dueNow = { repayment: 5_500_000_025n, lateFee: 0n, total: 0n };
const lent = (changes: Partial<Listing>) =>
  cardWords({
    ...sale(25n),
    aprBps: 1_225n,
    currentAprBps: null,
    reward: null,
    daysPastDue: 0n,
    settledAt: null,
    defaultedAt: null,
    refunded: 0n,
    isSaleOpen: false,
    due: dueNow,
    ...changes,
  } as Listing);
const reward = { contract: "0x1", id: 1n, early: false } as const;

test.each<[string, Partial<Listing>, string, string]>([
  ["running", { status: "running" }, "12.25%", "a year"],
  [
    "on sale",
    { status: "open", isSaleOpen: true, currentAprBps: 1_300n },
    "13.00%",
    "a year, bought today",
  ],
  ["just listed", { status: "open", isSaleOpen: true, currentAprBps: 1_225n }, "12.25%", "a year"],
  ["running with a reward", { status: "running", reward }, "12.25%", "a year + reward"],
  ["running for a reward alone", { status: "running", reward, aprBps: 0n }, "A reward", ""],
  ["running without interest", { status: "running", aprBps: 0n }, "No return", ""],
  ["not funded", { status: "failed" }, "Refunds pending", ""],
  ["cancelled", { status: "cancelled", refunded: 5_399_999_999n }, "Refunds pending", ""],
  [
    "cancelled and refunded",
    { status: "cancelled", refunded: 5_400_000_000n },
    "Buyers refunded",
    "",
  ],
  ["cancelled unsold", { status: "cancelled", ledger: sale(0n).ledger }, "Nothing was sold", ""],
  ["settled", { status: "settled" }, "5,500.01 USDC", "repaid"],
  [
    "settled with a late fee",
    { status: "settled", toHolders: 5_528_480_000n },
    "5,528.48 USDC",
    "repaid with late fee",
  ],
  ["in grace", { status: "grace", daysPastDue: 1n }, "5,500.01 USDC", "owed, 1 day past due"],
  [
    "to be recorded as a default",
    { status: "overdue", daysPastDue: 40n },
    "5,500.01 USDC",
    "owed, 40 days past due",
  ],
  [
    "in default",
    { status: "defaulted", daysPastDue: 50n },
    "5,500.01 USDC",
    "still owed, 50 days past due",
  ],
  [
    "late with a fee",
    { status: "late", daysPastDue: 10n, due: { ...dueNow, lateFee: 20_000n } },
    "5,500.03 USDC",
    "owed with late fee, 10 days past due",
  ],
  [
    "in default and recovered",
    { status: "defaulted", due: { ...dueNow, repayment: 0n } },
    "12.25%",
    "a year",
  ],
])("card: one that is %s leads with what counts then", (_, changes, value, words) => {
  expect(lent(changes).headline).toEqual({ value, words });
});

const day = 86_400;
/** As every maturity: the last second of its day in UTC. */
const maturity = 100 * day - 1;

test.each([
  [maturity - 2 * day, "repaid, 2 days early"],
  [maturity - day, "repaid, 1 day early"],
  [maturity - day + 1, "repaid on its due date"],
  [maturity, "repaid on its due date"],
  [maturity + 1, "repaid, 1 day past due"],
  [maturity + day + 1, "repaid, 2 days past due"],
])("card: a receivable settled at %i, due at 8,639,999, is %s", (settledAt, words) => {
  const ledger = { ...sale(25n).ledger, maturity: BigInt(maturity) };
  expect(lent({ status: "settled", settledAt, ledger }).headline.words).toBe(words);
  expect(lent({ status: "settled", settledAt, ledger, defaultedAt: 1 }).headline.words).toBe(
    "repaid after a default",
  );
});

test("card: a late fee stands between what was repaid and when", () => {
  const ledger = { ...sale(25n).ledger, maturity: BigInt(maturity) };
  const settled = { status: "settled", settledAt: maturity + day, ledger } as const;
  const wordsOf = (changes: Partial<Listing>) => lent({ ...settled, ...changes }).headline.words;
  const toHolders = 5_528_480_000n;
  expect(wordsOf({ toHolders })).toBe("repaid with late fee, 1 day past due");
  expect(wordsOf({ toHolders, defaultedAt: 1 })).toBe("repaid with late fee after a default");
});

test("card: of what is over its foot says what was sold and at which return, or only offered", () => {
  expect(lent({ status: "failed" }).foot).toBe("Offered at 12.25% a year");
  expect(lent({ status: "cancelled", aprBps: 0n }).foot).toBe("21,600 USDC offered");
  expect(lent({ status: "settled" }).foot).toBe("5,400 USDC sold at 12.25% a year");
});

test("return: the one at listing is told where a purchase now has another", () => {
  const yearly = (aprBps: bigint, currentAprBps: bigint | null) =>
    listedYearlyWords({ ...sale(25n), aprBps, currentAprBps });
  expect(yearly(1_151n, 1_226n)).toBe("11.51% at listing");
  expect([yearly(1_151n, 1_151n), yearly(1_151n, null), yearly(0n, 0n)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("card: where the debt leads, its foot says what was sold and at which return", () => {
  const late = { status: "late", daysPastDue: 10n } as const;
  expect(lent(late).foot).toBe("5,400 USDC sold at 12.25% a year");
  expect(lent({ ...late, aprBps: 0n }).foot).toBe("5,400 USDC sold");
  expect(lent({ status: "running" }).foot).toBe("5,400 USDC sold");
});
