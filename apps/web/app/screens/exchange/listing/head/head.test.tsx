// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { ListingHead, ListingPage } from "../listing-page.ts";
import { Head } from "./head.tsx";

afterEach(clearPage);

const page = {
  head: {
    status: "open",
    defaultedAt: null,
    dispute: null,
    heading: "Ben Trading is selling a 24,000 USDC invoice",
    lead: "On sale until Jan 30, 2027.",
    meaning: "",
    facts: {
      risk: "Low risk at listing",
      what: "invoice, confirmed by the customer",
      payer: "Customer: retail, Hong Kong",
      recourse: "With recourse",
      tier: "Tier 1",
      sellerLink: "/b/ben-trading",
      record: "Seller: 4 of 5 repaid on time; ",
      sellerTrouble: "1 late now",
    },
  },
  market: { block: 1, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  offer: { id: 42n, isSaleOpen: true, isBuyable: true, seller: "0x1", gate: "eligible" },
  seller: { name: "Ben Trading" },
} as unknown as ListingPage;

const show = (facts: Partial<ListingHead["facts"]> = {}) =>
  renderPage({
    path: "/exchange/42",
    page: () => (
      <Head page={{ ...page, head: { ...page.head, facts: { ...page.head.facts, ...facts } } }} />
    ),
  });

test("head of a receivable: has what its card has, after its heading and before the way to buy", async () => {
  show();
  const banner = (await screen.findByRole("heading", { level: 1 })).closest("header");
  expect(banner?.textContent?.replaceAll("\u00a0", " ")).toBe(
    "OpenReceivable #42Ben Trading is selling a 24,000 USDC invoiceOn sale until Jan 30, 2027. " +
      "Low risk at listing · invoice, confirmed by the customer · Customer: retail, Hong Kong · With recourse" +
      "Tier 1: about Ben Trading Seller: 4 of 5 repaid on time; 1 late now" +
      "Buy a note",
  );
});

test("head of a receivable: a dispute is told in full before the way to buy", async () => {
  const dispute = {
    title: "Disputed by the customer since Nov 3, 2026",
    reason: "The reason isn't public.",
    outlook: "It stays open.",
    short: "",
  };
  renderPage({
    path: "/exchange/42",
    page: () => <Head page={{ ...page, head: { ...page.head, dispute } }} />,
  });
  const banner = (await screen.findByRole("heading", { level: 1 })).closest("header");
  expect(banner?.textContent).toMatch(
    /On sale until Jan 30, 2027. Disputed by the customer since Nov 3, 2026The reason isn't public\.It stays open\..*Buy a note$/,
  );
  expect(screen.getByText("Disputed")).toBeDefined();
});

test("head of a receivable: the tier leads to the seller's page, where there is one", async () => {
  show();
  const link = await screen.findByRole("link", { name: "Tier 1: about Ben Trading" });
  expect(link.getAttribute("href")).toBe("/b/ben-trading");
  clearPage();
  show({
    tier: "Not rated",
    sellerLink: null,
    payer: null,
    recourse: null,
    record: null,
    sellerTrouble: null,
  });
  expect((await screen.findByText("Not rated")).closest("a")).toBeNull();
  expect(
    screen.getByText("Low risk at listing · invoice, confirmed by the customer"),
  ).toBeDefined();
});
