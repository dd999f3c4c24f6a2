import { expect, test } from "vitest";
import { amountFact, caseFacts, headlinesOf } from "./case-facts.ts";

type Listing = Parameters<typeof caseFacts>[0];

const day = 86_400;
const maturity = Date.parse("2026-03-01T23:59:59Z") / 1_000;

const listing = (changes: Partial<Listing> = {}) =>
  ({
    ledger: {
      face: 1_000_000_000n,
      paidIn: 0n,
      soldUnits: 100n,
      repayPerUnit: 10_000_000n,
      maturity: BigInt(maturity),
      graceDays: 5n,
      delayDays: 30n,
      lateFeeBps: 1_200n,
    },
    token: { symbol: "USDC", decimals: 6 },
    due: { repayment: 1_000_000_000n, lateFee: 20_000_000n, total: 1_020_000_000n },
    status: "late",
    daysPastDue: 13n,
    kind: "factoring",
    recourse: null,
    defaultedAt: null,
    disputed: { byDebtor: false, byAttestor: false },
    pricePerUnit: 90_000_000n,
    totalUnits: 200n,
    minUnits: 50n,
    refunded: 0n,
    fundingDeadline: BigInt(maturity - 60 * day),
    ...changes,
  }) as Listing;

const loss = (...facts: Parameters<typeof caseFacts>) =>
  caseFacts(...facts).find(([label]) => label === "If the customer doesn’t pay")?.[1];

const withRecourse = "With recourse: the business must repay if its customer doesn’t.";

test("case: says who bears the loss, by the terms, else by the funding request, else that it isn't specified", () => {
  expect(loss(listing({ recourse: "with" }))).toBe(withRecourse);
  expect(loss(listing({ recourse: "without" }), { recourse: "with" })).toBe(
    "Without recourse: holders bear the loss if the customer doesn’t pay.",
  );
  expect(loss(listing({}), { recourse: "with" })).toBe(withRecourse);
  expect(loss(listing({}), { recourse: "" })).toBe("Recourse not specified");
  expect(loss(listing({}))).toBe("Recourse not specified");
  expect(loss(listing({ kind: "community" }))).toBe(
    "There’s no customer: the business itself repays.",
  );
});

test("case: the unpaid repayment and the late fee make up what holders are owed today", () => {
  const facts = new Map(caseFacts(listing()));
  expect(facts.get("Unpaid repayment")).toBe("1,000.00 USDC");
  expect(facts.get("Late fee")).toBe("20.00 USDC");
  expect(amountFact(listing())).toEqual(["Owed to holders today", "1,020.00 USDC"]);
  expect(facts.get("Due")).toBe("Mar 1, 2026 · 13 days past due");
});

const unpaid = { repayment: 0n, lateFee: 0n, total: 0n };

test.each([
  ["open", 0n, "Raised so far", "9,000.00 of 18,000.00 USDC"],
  ["closing", 0n, "Raised, to be released", "9,000.00 USDC"],
  ["failed", 0n, "To refund to buyers", "9,000.00 USDC"],
  ["cancelled", 0n, "To refund to buyers", "9,000.00 USDC"],
  ["cancelled", 5_900_000_000n, "To refund to buyers", "3,100.00 USDC"],
  ["selling", 0n, "Owed to holders today", "0.00 USDC"],
  ["settled", 0n, "Owed to holders today", "0.00 USDC"],
] as const)(
  "case: while it is %s and %s is refunded, its money is “%s”",
  (status, refunded, label, value) => {
    const its = listing({ due: unpaid, status, refunded });
    expect(amountFact(its)).toEqual([label, value]);
    const [first] = headlinesOf(its, undefined, maturity);
    expect(first).toMatchObject({ label, value });
  },
);

test("case: only what was owed and is paid says that nothing is owed any more", () => {
  const detail = (changes: Partial<Listing>) =>
    headlinesOf(listing({ due: unpaid, ...changes }), undefined, maturity)[0]?.detail;
  expect(detail({ status: "settled" })).toBe("Nothing is owed any more.");
  expect(detail({ status: "open" })).toBe(
    "The sale ends on Dec 31, 2025. Its minimum is 4,500.00 USDC.",
  );
  expect(detail({ status: "cancelled", refunded: 9_000_000_000n })).toBe(
    "Every buyer has been refunded.",
  );
  const { ledger } = listing();
  expect(detail({ status: "cancelled", ledger: { ...ledger, soldUnits: 0n } })).toBe(
    "Nobody had bought a note.",
  );
});

const headlines = (changes: Partial<Listing>, now: number) =>
  headlinesOf(listing(changes), undefined, now);

test.each([
  ["running", maturity - 2 * day, "Next: due", "Mar 1, 2026 · in 2 days"],
  ["grace", maturity + 2 * day, "Next: grace period ends", "Mar 6, 2026 · in 3 days"],
  ["late", maturity + 13 * day, "Next: default possible", "Apr 6, 2026 · in 23 days"],
  ["overdue", maturity + 37 * day, "Default possible since", "Apr 6, 2026 · 1 day ago"],
] as const)(
  "case: while it is %s, the next date of its terms is named",
  (status, now, label, value) => {
    expect(headlines({ status }, now)[1]).toMatchObject({ label, value });
  },
);

test("case: after a default it says when it was recorded, and once it is settled there is no next date", () => {
  const at = maturity + 40 * day;
  expect(headlines({ status: "defaulted", defaultedAt: at }, at + day)[1]).toMatchObject({
    label: "Default recorded",
    value: "Apr 10, 2026 · 1 day ago",
  });
  const nothing = { repayment: 0n, lateFee: 0n, total: 0n };
  expect(headlines({ status: "settled", due: nothing }, at).map(({ label }) => label)).toEqual([
    "Owed to holders today",
  ]);
});

test("case: a late fee says how much it rises a day, and that it stays after a default", () => {
  expect(headlines({}, maturity + 13 * day)[0]?.detail).toBe(
    "Includes a late fee of 20.00 USDC, rising by about 0.33 USDC a day.",
  );
  expect(headlines({ status: "defaulted" }, maturity + 50 * day)[0]?.detail).toBe(
    "Includes a late fee of 20.00 USDC. It stopped rising on Apr 5, 2026.",
  );
});

test("case: the newest contact is named beside the figures", () => {
  const contact = {
    party: "customer",
    means: "phone",
    contactedAt: new Date(maturity * 1_000),
  } as const;
  expect(headlinesOf(listing(), contact, maturity + 13 * day)[2]).toEqual({
    label: "Last contact",
    value: "Mar 1, 2026",
    detail: "The customer · Phone call",
  });
});

test.each([
  [{ status: "late" }, true],
  [{ status: "running" }, false],
  [{ status: "running", disputed: { byDebtor: true, byAttestor: false } }, true],
  [{ status: "open", disputed: { byDebtor: false, byAttestor: true } }, true],
] as const)(
  "case: that nobody was contacted yet is said where it can be recorded: %j",
  (changes, isSaid) => {
    const labels = headlines(changes, maturity).map(({ label }) => label);
    expect(labels.includes("Last contact")).toBe(isSaid);
  },
);
