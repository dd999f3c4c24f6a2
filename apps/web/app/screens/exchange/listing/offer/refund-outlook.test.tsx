// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "../listing-page.ts";
import OfferActions from "./offer-actions.tsx";

afterEach(clearPage);

const page = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  notes: { rows: [], hasMore: false },
  offer: { id: 7n, status: "failed", isSaleOpen: false, seller: "0xb2", soldUnits: 31n },
} as unknown as ListingPage;
const show = (of: ListingPage, isRelaying: boolean, wallet: "none" | "connected" = "none") =>
  renderPage({ path: "/", page: () => <OfferActions page={of} />, wallet, isRelaying });
const cancelling = "Whoever cancels pays one network fee.";

test.each([
  [
    true,
    `${cancelling} A buyer's refund after that is normally free: we send it and pay its network fee.`,
  ],
  [false, `${cancelling} A buyer's refund after that costs only the network fee.`],
])("failed sale: its buyers read what it costs, with a relayer (%s)", async (isRelaying, words) => {
  show(page, isRelaying);
  expect(await screen.findByText(words)).toBeDefined();
});

test("failed sale: who holds none of its notes, as its seller, reads nothing of refunds", async () => {
  show(page, true, "connected");
  expect(await screen.findByRole("button", { name: /Cancel/ })).toBeDefined();
  expect(screen.queryByText(/Whoever cancels/)).toBeNull();
});

test("failed sale: nothing is said of refunds where nobody bought", async () => {
  show({ ...page, offer: { ...page.offer, soldUnits: 0n } }, true);
  expect(await screen.findByText(/nothing left to buy here/)).toBeDefined();
  expect(screen.queryByText(/network fee/)).toBeNull();
});
