// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "~/wallet/testing/render-page";
import { PayView } from "./pay.tsx";
import type { PayPage } from "./pay-page.ts";

afterEach(clearPage);

const page: PayPage = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open" },
  listing: 7n,
  seller: "Ben Trading",
  kind: "factoring",
  status: "cancelled",
  isFunded: false,
  face: "6,000.00 USDC",
  raised: "5,900.00 USDC",
  repayment: "5,990.00 USDC",
  maturity: "Feb 21, 2027",
  when: "due in 90 days",
  paidIn: "0.00 USDC",
  due: null,
  dueWords: null,
  lateFeeWords: null,
  payable: { listing: 7n, token: { symbol: "USDC", decimals: 6 }, whole: "total", due: 0n },
  isNewest: true,
  older: null,
  payments: [],
};

const direct = "Pay the business directly, as you agreed with it.";

test.each([
  [{ kind: "factoring" }, `This sale was cancelled. ${direct}`],
  [{ kind: "community" }, "This sale was cancelled, and its buyers take back what they paid."],
  [{ status: "failed" }, `This sale didn't reach its minimum. ${direct}`],
  [{ status: "open" }, "It isn't funded yet. You can pay it here once it is."],
  [{ status: "settled", isFunded: true }, "It's paid in full. There's nothing more to do."],
  // What was paid after a default leaves the status as it is.
  [{ status: "defaulted", isFunded: true }, "It's paid in full. There's nothing more to do."],
] as const)("payment page: with nothing due (%o) it says what to do", async (changes, words) => {
  renderPage({ path: "/pay/7", page: () => <PayView page={{ ...page, ...changes }} /> });
  expect(await screen.findByText(words)).toBeDefined();
});

test.each([
  [
    {},
    "Ben Trading sold your 6,000.00 USDC invoice to investors. Pay here and the payment is split automatically.",
  ],
  [{ isFunded: false, due: null }, "Ben Trading offered your 6,000.00 USDC invoice to investors."],
  [
    { kind: "community" },
    "Ben Trading raised 5,900.00 USDC from its community and will repay 5,990.00 USDC.",
  ],
] as const)("payment page: it says where the debt comes from (%o)", async (changes, words) => {
  const due = { status: "running", isFunded: true, due: "4,000.00 USDC" } as const;
  const dueWords = "6,000.00 invoiced − 2,000.00 paid";
  const shown = { ...page, ...due, dueWords, ...changes };
  renderPage({ path: "/pay/7", page: () => <PayView page={shown} /> });
  expect(await screen.findByText(words)).toBeDefined();
  if (shown.due !== null) expect(screen.getByText(dueWords)).toBeDefined();
  expect(screen.queryByText(/late fee/)).toBeNull();
});
