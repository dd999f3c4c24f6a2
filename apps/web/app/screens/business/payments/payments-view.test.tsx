// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { DueReceivable, PaymentsPage } from "./payments-page.ts";
import { PaymentsView } from "./payments-view.tsx";

afterEach(clearPage);

const due: DueReceivable = {
  listing: 7n,
  status: "overdue",
  isCampaign: false,
  face: "1,050.00 USDC",
  maturity: "3 Jan 2027",
  when: "41 days past due",
  owed: "1,010.00 USDC",
  lateFee: "10.00 USDC",
  paidIn: "0.00 USDC",
  reserve: "40.00 USDC",
  lateFeeWords: "The late fee no longer rises.",
  hasLateFee: true,
  dispute: null,
  payable: {
    listing: 7n,
    token: { symbol: "USDC", decimals: 6 },
    whole: "holders",
    due: 1_010_000_000n,
  },
  action: {
    listing: 7n,
    status: "overdue",
    seller: account,
    soldUnits: 10n,
    minUnits: 4n,
    notes: [],
  },
};

const page: PaymentsPage = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  wallet: account,
  hasListed: true,
  due: [due],
  month: { name: "January 2027", weeks: [], previous: null, next: null, isCut: false },
  sales: [],
  credits: [],
  newest: null,
  older: null,
  receipts: [
    {
      key: "9-1",
      listing: 6n,
      at: "1 Jan 2027, 10:00 UTC",
      payer: "Your customer",
      amount: "500.00 USDC",
      toInvestors: "480.00 USDC",
      toBusiness: "20.00 USDC",
      transaction: `0x${"ab".repeat(32)}`,
      link: null,
      proof: "/api/exchange/6/payments/9-1/proof",
    },
  ],
};

const open = (shown: PaymentsPage) =>
  renderPage({
    path: "/business/payments",
    page: () => <PaymentsView page={shown} />,
    wallet: "connected",
  });

test("payments: what is due has its days, late fee, customer's page and the action of its time", async () => {
  open(page);
  const card = within(await screen.findByRole("region", { name: "To be paid" }));
  expect(card.getByText("Due date").parentElement?.textContent).toBe(
    "Due date3 Jan 202741 days past due",
  );
  expect(card.getByText("includes a late fee of 10.00 USDC")).toBeDefined();
  expect(
    card.getByText(/^40\.00 USDC comes back .* The late fee so far is already taken out of it\.$/),
  ).toBeDefined();
  expect(card.getByRole("link", { name: "Payment page for your customer" })).toHaveProperty(
    "pathname",
    "/pay/7",
  );
  expect(await card.findByRole("button", { name: "Record the default" })).toBeDefined();
});

test("payments: before there is a late fee, the reserve says that one would come out of it", async () => {
  open({ ...page, due: [{ ...due, lateFee: null }] });
  const card = within(await screen.findByRole("region", { name: "To be paid" }));
  expect(card.getByText(/ Any late fee comes out of it first\.$/)).toBeDefined();
});

test("payments: a campaign's business pays it itself, and no customer is spoken of", async () => {
  open({ ...page, due: [{ ...due, isCampaign: true }] });
  const card = within(await screen.findByRole("region", { name: "To be paid" }));
  expect(
    card.getByText("No customer owes this. You repay it yourself, in full or in several payments."),
  ).toBeDefined();
  expect(await card.findByRole("button", { name: "Pay 1,010.00 USDC" })).toBeDefined();
  expect(card.getByText("Promised")).toBeDefined();
  expect(card.queryByRole("link", { name: "Payment page for your customer" })).toBeNull();
  expect(card.queryByText("Pay it yourself")).toBeNull();
});

test("payments: a campaign that is still on sale isn't repaid in parts", async () => {
  const payable = { ...due.payable, least: due.payable.due };
  open({ ...page, due: [{ ...due, status: "selling", isCampaign: true, payable }] });
  const card = within(await screen.findByRole("region", { name: "To be paid" }));
  expect(card.getByText("No customer owes this. You repay it yourself.")).toBeDefined();
  expect(
    await card.findByText("While units are on sale, pay at least 1,010.00 USDC."),
  ).toBeDefined();
});

test("payments: a disputed receivable says so, since when and that what's owed stays owed; no other does", async () => {
  const dispute = {
    title: "Disputed by the customer since Nov 3, 2026",
    outlook: "It stays open until our reviewer closes it.",
  };
  open({
    ...page,
    due: [
      { ...due, dispute },
      { ...due, listing: 8n },
    ],
  });
  const section = within(await screen.findByRole("region", { name: "To be paid" }));
  const [disputed, other] = [7, 8].map((id) =>
    section.getByRole("link", { name: `Receivable #${id}` }).closest("li"),
  );
  expect(within(disputed as HTMLElement).getByText("Disputed")).toBeDefined();
  expect(disputed?.textContent).toContain(`${dispute.title}. ${dispute.outlook}`);
  expect(other?.textContent).not.toMatch(/isputed/);
});

test("payments: everything is paid unless a smaller part is typed", async () => {
  open(page);
  expect(await screen.findByRole("button", { name: "Pay 1,010.00 USDC" })).toBeDefined();
  const amount = screen.getByRole("textbox", { name: "Amount in USDC" });
  await userEvent.clear(amount);
  await userEvent.type(amount, "250.5");
  expect(screen.getByRole("button", { name: "Pay 250.50 USDC" })).toBeDefined();
  await userEvent.clear(amount);
  await userEvent.type(amount, "1010.01");
  expect(screen.getByText("Only 1,010.00 USDC is left to pay. Enter that or less.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Pay \d/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Full amount" }));
  expect(screen.getByRole("button", { name: "Pay 1,010.00 USDC" })).toBeDefined();
});

test("payments: nothing is paid before a person says which amount is meant", async () => {
  open(page);
  const amount = await screen.findByRole("textbox", { name: "Amount in USDC" });
  await userEvent.clear(amount);
  await userEvent.type(amount, "1,000");
  expect(screen.getByText("Do you mean 1,000 or 1.00?")).toBeDefined();
  expect(screen.getByRole("button", { name: "Pay" })).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "1.00" }));
  expect(screen.getByRole("button", { name: "Pay 1.00 USDC" })).toBeDefined();
  expect(document.activeElement).toBe(amount);
});

test("payments: a receipt says who paid and where it went", async () => {
  open(page);
  expect(await screen.findByText("480.00 USDC to investors, 20.00 USDC to you")).toBeDefined();
  expect(screen.getByText(/^Your customer paid towards/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Proof of payment (PDF)" })).toHaveProperty(
    "pathname",
    "/api/exchange/6/payments/9-1/proof",
  );
});

test("payments: without receivables it leads to the requests", async () => {
  open({ ...page, due: [], receipts: [] });
  expect(await screen.findByText("Nothing to pay")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to your requests" })).toBeDefined();
});

test("payments: older payments are a page away, and the newest from there", async () => {
  const older = `/business/payments?wallet=${account}&before=9-1`;
  open({ ...page, older });
  const link = await screen.findByRole("link", { name: "Older payments" });
  expect(link.getAttribute("href")).toBe(older);
  expect(screen.queryByRole("link", { name: "Newest payments" })).toBeNull();
  const file = screen.getByRole("link", { name: "All payments (CSV)" });
  expect(file.getAttribute("href")).toBe(`/api/wallets/${account}/payments`);
  clearPage();
  const newest = `/business/payments?wallet=${account}`;
  open({ ...page, due: [], receipts: [], newest });
  expect(await screen.findByText("There are no older payments.")).toBeDefined();
  const back = screen.getByRole("link", { name: "Newest payments" });
  expect(back.getAttribute("href")).toBe(newest);
});
