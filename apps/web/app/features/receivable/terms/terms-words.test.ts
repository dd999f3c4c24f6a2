import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { expect, test } from "vitest";
import { termsTable } from "./terms-table.server.ts";
import { mainTermsNow, moreTermsNow, termsInWords } from "./terms-words.server.ts";

type Terms = Parameters<typeof termsTable>[0];

/** 18,300 units at 1.00 USDT that repay 1.03979 each, of 20,500.00. */
const terms = (status: ReceivableStatus, changes: object = {}) =>
  ({
    status,
    kind: "factoring",
    level: "attested",
    documentKind: "invoice",
    isSaleOpen: status === "open",
    fundedAt: status === "late" ? 1 : null,
    gate: { type: "link" },
    transferRule: "open",
    recourse: "without",
    reward: null,
    token: { symbol: "USDT", address: "0xC0", decimals: 6 },
    seller: { wallet: "0x0" },
    pricePerUnit: 1_000_000n,
    totalUnits: 18_300n,
    minUnits: 7_320n,
    minPurchase: 100n,
    fundingDeadline: 1_790_000_000n,
    feeBps: 0,
    ledger: {
      face: 20_500_000_000n,
      repayPerUnit: 1_039_790n,
      soldUnits: 9_150n,
      maturity: 1_800_000_000n,
      graceDays: 5n,
      delayDays: 30n,
      lateFeeBps: 1_200n,
    },
    ...changes,
  }) as unknown as Terms;

const value = (listing: Terms, label: string) =>
  termsTable(listing).find((one) => one.label === label)?.value;

test("terms: how much is advanced, and repaid in total", () => {
  const open = terms("open");
  expect(value(open, "Advance rate")).toBe("89.3% (18,300.00 of 20,500.00 USDT)");
  expect(value(open, "Due to investors if all is sold")).toBe("19,028.16 USDT");
  // Once the sale is over, what was sold is repaid; what was offered for the whole stays.
  expect(value(terms("late"), "Advance rate")).toBe(value(open, "Advance rate"));
  expect(value(terms("late"), "Due to investors in total")).toBe("9,514.08 USDT");
  expect(value(terms("settled"), "Repaid to investors in total")).toBe("9,514.08 USDT");
  for (const status of ["failed", "cancelled"] as const) {
    expect(value(terms(status), "Advance rate")).toBe(value(open, "Advance rate"));
    expect(
      termsTable(terms(status))
        .map(({ label }) => label)
        .join(),
    ).not.toContain("to investors");
  }
  expect(value(terms("open", { kind: "community" }), "Advance rate")).toBeUndefined();
});

test("terms: who can buy is in the past once the sale is over", () => {
  expect(mainTermsNow(terms("open"))).toContain("Wallets that have the seller's link can buy.");
  expect(mainTermsNow(terms("late"))).toContain("Wallets that have the seller's link could buy.");
});

test("terms: a unit's price is in the past once the sale is over, and its repayment once that was due", () => {
  const firstOf = (status: ReceivableStatus) => mainTermsNow(terms(status))[0];
  expect(firstOf("open")).toBe(
    "Each unit costs 1.00 USDT and is due to repay 1.03979 USDT on Jan 15, 2027.",
  );
  expect(firstOf("running")).toBe(
    "Each unit cost 1.00 USDT and is due to repay 1.03979 USDT on Jan 15, 2027.",
  );
  for (const status of ["grace", "late", "overdue", "defaulted"] as const)
    expect(firstOf(status)).toBe("Each unit cost 1.00 USDT. 1.03979 USDT was due on Jan 15, 2027.");
});

test("terms: what can't happen any more isn't told", () => {
  const risks = /guaranteed|fails|If it|Without recourse/;
  expect(moreTermsNow(terms("open")).join(" ")).toMatch(/^If less than 7,320\.00 USDT is sold/);
  expect(moreTermsNow(terms("late")).join(" ")).toMatch(/^If it's paid late/);
  expect(mainTermsNow(terms("settled"))).toEqual([
    "Each unit cost 1.00 USDT and repaid 1.03979 USDT.",
    "The seller's customer owed 20,500.00 USDT. Investors were paid first, and the seller got the rest.",
    "Wallets that have the seller's link could buy.",
  ]);
  expect(moreTermsNow(terms("settled"))).toEqual(["You can transfer your note to anyone."]);
  for (const status of ["failed", "cancelled"] as const) {
    expect(mainTermsNow(terms(status)).join(" ")).toMatch(/^Each unit was offered at 1\.00 USDT/);
    expect(mainTermsNow(terms(status)).join(" ")).not.toMatch(risks);
    expect(moreTermsNow(terms(status))).toEqual([]);
  }
});

test("terms: the record of a case has them all, whatever happened since", () => {
  const words = termsInWords(terms("settled")).join(" ");
  expect(words).toContain("Each unit costs 1.00 USDT");
  expect(words).toContain("Repayment isn't guaranteed.");
  expect(words).toContain("If less than 7,320.00 USDT is sold");
});

test("terms: nothing is owed on an order before it is delivered", () => {
  const order = { documentKind: "order" };
  expect(mainTermsNow(terms("open", order))[1]).toBe(
    "The seller's customer placed an order for 20,500.00 USDT, to be paid once it's delivered, and pays into the contract. Investors are paid first, and the seller gets the rest.",
  );
  expect(mainTermsNow(terms("open"))[1]).toMatch(/^The seller's customer owes 20,500\.00 USDT /);
  expect(mainTermsNow(terms("settled", order))[1]).toMatch(
    /^The seller's customer placed an order for /,
  );
});
