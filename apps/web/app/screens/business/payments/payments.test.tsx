// @vitest-environment jsdom
import type { BusinessOverview } from "@tenora/domain/business/business";
import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { OwnPageData } from "../own-page.server.ts";
import Payments from "./payments.tsx";
import type { PaymentsPage } from "./payments-page.ts";

afterEach(clearPage);

const page: PaymentsPage = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  wallet: account,
  hasListed: true,
  due: [],
  sales: [],
  receipts: [],
  month: { name: "January 2027", weeks: [], previous: null, next: null, isCut: false },
  credits: [{ token: `0x${"c0".repeat(20)}`, words: "20.00 USDC" }],
  newest: null,
  older: null,
};
const nothing: PaymentsPage = { ...page, hasListed: false, credits: [] };
const suspended: BusinessOverview = { status: "approved", tier: 2, suspended: true };

const Screen = Payments as ComponentType<{ readonly loaderData: OwnPageData<PaymentsPage> }>;

const open = (business: BusinessOverview | null, its: PaymentsPage, hidesInvitations = false) =>
  renderPage({
    path: "/business/payments",
    page: () => <Screen loaderData={{ wallet: account, page: its, hidesInvitations }} />,
    wallet: "connected",
    server: { [`/api/wallets/${account}/business`]: () => Response.json({ business }) },
  });

test.each([
  ["receivables", { ...page, credits: [], newest: "/business/payments" }],
  ["credits", { ...page, hasListed: false }],
] as const)("payments: open to a suspended business that has %s", async (_what, its) => {
  open(suspended, its);
  expect(await screen.findByRole("heading", { name: "To be paid" })).toBeDefined();
  expect(screen.queryByText("Not eligible")).toBeNull();
});

test("payments: without a session its seller reads that signing in shows those by invitation", async () => {
  open({ status: "approved", tier: 3 }, nothing, true);
  expect(await screen.findByText("Receivables by invitation are hidden")).toBeDefined();
  expect(screen.getByRole("button", { name: "Show mine" })).toBeDefined();
});

test("payments: a suspended business without any reads why not", async () => {
  open(suspended, nothing);
  expect(await screen.findByRole("heading", { name: "Not eligible" })).toBeDefined();
  expect(screen.getByText(/^Your business is suspended/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveProperty("pathname", "/about");
});

test("payments: a suspended business that has nothing to pay isn't led to its closed requests", async () => {
  // Its only sale has failed, and its buyers have their money back.
  open(suspended, { ...page, credits: [] });
  expect(await screen.findByText("Nothing to pay")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Go to your requests" })).toBeNull();
  expect(screen.getByText(/^There's nothing to withdraw either\./)).toBeDefined();
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveProperty("hash", "#contact");
});

test.each([null, { status: "pending", tier: 3 }, { status: "rejected", tier: 3 }] as const)(
  "payments: closed to %j, whatever its wallet has",
  async (business) => {
    open(business, page);
    expect(await screen.findByRole("heading", { name: "Not eligible" })).toBeDefined();
    expect(
      screen.getByText("Your business needs to complete onboarding before accessing this feature."),
    ).toBeDefined();
    expect(screen.queryByText("20.00 USDC")).toBeNull();
  },
);

test("payments: open to an approved business before its first receivable", async () => {
  open({ status: "approved", tier: 3 }, nothing);
  expect(await screen.findByText("Nothing to pay")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to your requests" })).toBeDefined();
});
