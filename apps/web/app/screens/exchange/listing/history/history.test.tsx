// @vitest-environment jsdom
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { listingHistory } from "./history.server.ts";
import { HistoryTable } from "./history.tsx";
import type { ListingHistory } from "./listing-history.ts";

afterEach(cleanup);

const wallet = `0x${"5e".repeat(20)}`;
const token = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 };
const listing = { id: 7n, token, seller: { wallet, name: "Ben Trading" } } as unknown as Listing;
const config = {
  chain: { id: 17_000 },
  stablecoins: [{ ...token, name: "USD Coin" }],
} as unknown as PublicConfig;

const event = (type: string, args: Record<string, unknown>, block: number) =>
  ({
    type,
    arguments: args,
    block,
    logIndex: 2,
    time: 1_800_000_000,
    amount: 1_000_000n,
    transaction: `0x${"0".repeat(64)}`,
  }) as unknown as MarketEvent;

const listed = event("listed", { terms: { seller: wallet, token: token.address } }, 3);
const paid = event(
  "settled",
  { listing: "7", payer: wallet, amount: "1000000", toHolders: "600000", toSeller: "400000" },
  900,
);

test("history: a payment far from the listing has the words of its terms, and the way to older entries", () => {
  const page = { events: [paid], next: { block: 900, logIndex: 2 }, listed, isNewest: true };
  const { entries, newest, older } = listingHistory(page, listing, config);
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    "Ben Trading paid 1.00 USDC: 0.60 USDC for investors and 0.40 USDC for Ben Trading.",
  ]);
  // The sentence names what was paid.
  expect(entries[0]?.amount).toBeNull();
  expect(entries[0]?.proof).toBe("/api/exchange/7/payments/900-2/proof");
  expect([newest, older]).toEqual([null, "/exchange/7?before=900-2"]);
});

test("history: its last page leads back to the newest entries", () => {
  const page = { events: [], next: null, listed, isNewest: false };
  expect(listingHistory(page, listing, config)).toEqual({
    entries: [],
    newest: "/exchange/7",
    older: null,
  });
});

const open = (history: ListingHistory) =>
  render(
    <MemoryRouter>
      <HistoryTable history={history} />
    </MemoryRouter>,
  );

test("history: links lead to older entries and back", async () => {
  open({ entries: [], newest: "/exchange/7", older: "/exchange/7?before=9-1" });
  const older = await screen.findByRole("link", { name: "Older entries" });
  expect(older.getAttribute("href")).toBe("/exchange/7?before=9-1");
  const newest = screen.getByRole("link", { name: "Newest entries" });
  expect(newest.getAttribute("href")).toBe("/exchange/7");
});

test("history: without another page it has no links", async () => {
  open({ entries: [], newest: null, older: null });
  expect(await screen.findByRole("heading", { name: "History" })).toBeDefined();
  expect(screen.queryByRole("navigation", { name: "History" })).toBeNull();
});

const entry = {
  key: "9-1",
  sentence: "Ben Trading paid 1.00 USDC.",
  at: "Nov 5, 2026, 14:03 UTC",
  time: "2026-11-05T14:03:00.000Z",
  amount: "1.00 USDC",
  link: null,
  transaction: `0x${"0".repeat(64)}`,
  proof: "/api/exchange/7/payments/9-1/proof",
};
const isOpen = () => screen.getByRole("group").hasAttribute("open");

test("history: is folded under what is inside, and open on the pages of older entries", () => {
  const listing = { ...entry, key: "3-2", proof: null };
  open({ entries: [entry, listing], newest: null, older: null });
  expect(screen.getByText(/: 2 entries, 1 payment with proof\.$/)).toBeDefined();
  expect(isOpen()).toBe(false);
  cleanup();
  open({ entries: [entry], newest: "/exchange/7", older: null });
  expect(screen.getByText(/: older entries\.$/)).toBeDefined();
  expect(isOpen()).toBe(true);
});
