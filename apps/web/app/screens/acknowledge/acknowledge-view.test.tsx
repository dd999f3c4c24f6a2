// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AcknowledgeView } from "./acknowledge-view.tsx";
import type { AskedPage } from "./asked-page.ts";

afterEach(cleanup);

const page: AskedPage = {
  token: "t",
  state: "open",
  debt: {
    seller: "Ben Trading",
    sellerNumber: "2015",
    customer: "Cleo Stores",
    customerNumber: "2018",
    kind: "invoice",
    number: "INV-7",
    issued: "Nov 1, 2026",
    invoiced: "30,000.00 USD",
    dollars: "30,000.00 USD",
    isInDollars: true,
    amount: "30,000.00 USDC",
    coin: "USDC",
    due: "Jan 5, 2027",
    invoiceDue: null,
    wallet: null,
  },
  earlier: [],
  answeredAt: null,
  isSigned: false,
  expiresAt: "Nov 15, 2026, 09:00 UTC",
  problem: null,
};
const show = (changes: Partial<AskedPage> = {}) =>
  render(<AcknowledgeView page={{ ...page, ...changes }} />);

test("an open link asks with two plain forms, and says whom to pay and what no longer settles it", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Do you owe this invoice to Ben Trading?",
  );
  expect(screen.getByText(/doesn’t settle it/)).toBeTruthy();
  expect(
    screen.getByText(/pay 30,000\.00 USDC \(for the 30,000\.00 USD\) by Jan 5, 2027,/),
  ).toBeTruthy();
  expect(screen.queryByText(/as ordered/)).toBeNull();
  expect(
    screen.getByText(
      /^I confirm for Cleo Stores that we owe 30,000\.00 USD, due Jan 5, 2027 and paid as 30,000\.00 USDC,/,
    ),
  ).toBeTruthy();
  const confirm = screen.getByRole("button", { name: "Confirm the debt" }).closest("form");
  expect(confirm?.getAttribute("action")).toBe("/acknowledge/t");
  expect(confirm?.method).toBe("post");
  const dispute = screen.getByText("Dispute it").closest("form");
  for (const label of ["What is it about?", "What's wrong?"])
    expect(within(dispute as HTMLElement).getByLabelText(label)).toHaveProperty("required", true);
  expect(
    screen.getByText("We'll tell Ben Trading which of these it is, so they can put it right."),
  );
});

test.each([
  [
    "dollars",
    {},
    "30,000.00 USD",
    "Paid on Tenora in USDC, 1 for each dollar",
    "we owe 30,000.00 USD,",
  ],
  [
    "another currency",
    { invoiced: "27,500.00 EUR", isInDollars: false },
    "27,500.00 EUR",
    "Agreed as 30,000.00 USD. Paid on Tenora in USDC, 1 for each dollar",
    "we owe 27,500.00 EUR, agreed as 30,000.00 USD,",
  ],
] as const)(
  "an invoice in %s is the debt in its own currency first, and then how it's paid",
  (_currency, changes, first, then, confirmed) => {
    show({ debt: page.debt && { ...page.debt, ...changes } });
    const heading = screen.getByRole("heading", { name: "Invoice INV-7" });
    const card = heading.closest("div.rounded-card") ?? document.body;
    const texts = [...card.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(texts.slice(0, 2)).toEqual([first, then]);
    expect(screen.getByText(/^I confirm for/).textContent).toContain(confirmed);
    expect(screen.getByText("To pay").nextSibling?.textContent).toBe("30,000.00 USDC");
  },
);

test("a customer without a wallet reads how they can pay and what we don't take, before they confirm", () => {
  show();
  const text = screen.getByText(/^No wallet yet/).textContent;
  expect(text).toContain("buy USDC at a crypto exchange, withdraw it to a wallet of your own");
  expect(text).toContain("a transfer straight from that crypto exchange doesn’t pay it.");
  expect(text).toContain("We take no bank transfers and no cards.");
  expect(text).toContain("tell Ben Trading or us before you confirm.");
});

test("an answered link has no form, and still says whom to pay", () => {
  for (const state of ["confirmed", "disputed"] as const) {
    show({ state, answeredAt: "Nov 2, 2026, 10:00 UTC" });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/Nov 2, 2026, 10:00 UTC/)).toBeTruthy();
    expect(screen.getByText("Who to pay")).toBeTruthy();
    cleanup();
  }
});

test.each([
  ["expired", "This link has expired"],
  ["replaced", "There's a newer link"],
  ["closed", "There's nothing to answer any more"],
  ["confirmed", "You've confirmed this"],
] as const)("a link that is over (%s) says so, and nothing of the invoice", (state, title) => {
  show({ state, debt: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(document.body.textContent).not.toContain("INV-7");
  expect(screen.getByRole("link", { name: "Write to us" })).toBeTruthy();
});

test("a wallet is asked only where the invoice names one, and its signature is told from another answer", () => {
  show();
  expect(screen.queryByRole("region", { name: "With your wallet" })).toBeNull();
  cleanup();
  const wallet = `0x${"c1".repeat(20)}`;
  const debt = page.debt && { ...page.debt, wallet };
  show({ debt });
  const section = screen.getByRole("region", { name: "With your wallet" });
  expect(section.textContent).toContain("0xc1c1...c1c1");
  cleanup();
  show({ debt, state: "confirmed", isSigned: true, answeredAt: "Nov 2, 2026, 10:00 UTC" });
  expect(screen.getByText(/We received your wallet’s signature on Nov 2, 2026/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "With your wallet" })).toBeNull();
});

test("an order, on which nothing is owed before it is delivered, is asked about as one", () => {
  show({ debt: page.debt && { ...page.debt, kind: "order" } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Did you place this order with Ben Trading?",
  );
  const confirm = screen.getByRole("button", { name: "Confirm the order" }).closest("form");
  expect(confirm?.textContent).toMatch(
    /^I confirm for Cleo Stores that we placed this order with Ben Trading, that once it's delivered as ordered we owe 30,000\.00 USD,/,
  );
  expect(screen.getByText(/^You owe it once it’s delivered as ordered\./)).toBeTruthy();
  cleanup();
  const wallet = `0x${"c1".repeat(20)}`;
  show({ debt: page.debt && { ...page.debt, kind: "order", wallet } });
  expect(screen.getByRole("region", { name: "With your wallet" }).textContent).toContain(
    "you owe the amount: for this order, that’s once it’s delivered as ordered.",
  );
});

test("what the customer confirmed to the seller before is listed, with a warning only where one looks the same", () => {
  const earlier = {
    number: "INV-6",
    amount: "12,000.00 USD",
    due: "Dec 1, 2026",
    confirmed: "Oct 2, 2026",
    status: "paid",
    isAlike: false,
  };
  show();
  expect(screen.queryByText("What you’ve confirmed to Ben Trading before")).toBeNull();
  cleanup();
  show({ earlier: [earlier] });
  const item = screen.getByText("INV-6").closest("li");
  expect(item?.textContent).toBe(
    "INV-612,000.00 USDDue Dec 1, 2026 · confirmed Oct 2, 2026 · paid",
  );
  expect(screen.queryByText(/^You may have confirmed this one already/)).toBeNull();
  cleanup();
  show({ earlier: [{ ...earlier, isAlike: true }] });
  expect(screen.getByText(/^You may have confirmed this one already/)).toBeTruthy();
  expect(screen.getByText(/looks the same/).closest("li")?.textContent).toContain("INV-6");
});
