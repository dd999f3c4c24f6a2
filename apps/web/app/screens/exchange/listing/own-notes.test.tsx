// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "~/wallet/testing/render-page";
import type { ListingPage } from "./listing-page.ts";
import OfferActions from "./offer-actions.tsx";
import { OwnNotes } from "./own-notes.tsx";
import { useOwnNotes } from "./use-own-notes.ts";

afterEach(clearPage);

const stranger = `0x${"b2".repeat(20)}`;
const idOf = (nth: number) => (7n << 24n) + BigInt(nth);

const page = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open" },
  notes: Array.from({ length: 100 }, (_, at) => ({
    ...{ id: idOf(at + 1), name: `7-${at + 1}`, owner: stranger, units: "1", refundable: 95n },
  })),
  hasMoreNotes: true,
  offer: { id: 7n, status: "cancelled", isSaleOpen: false, seller: stranger },
} as unknown as ListingPage;

const path = `/api/v1/wallets/${account}/notes?listing=7&limit=100`;
const note = (nth: number) => ({
  ...{ id: Number(idOf(nth)), owner: account, units: 1_200, refundable: "95000000" },
});
const server = { [path]: () => Response.json({ data: [note(141), note(120)] }) };

const Own = () => <OwnNotes notes={useOwnNotes(page)} />;

test("own notes: the buyer of note 101 or later sees it", async () => {
  renderPage({ path: "/", page: Own, wallet: "connected", server });
  expect(await screen.findByAltText("Note 7-141: 1,200 units")).toBeDefined();
});

test("own notes: the buyer of note 101 or later can get the refund of each", async () => {
  renderPage({
    ...{ path: "/", page: () => <OfferActions page={page} />, wallet: "connected", server },
  });
  expect(await screen.findAllByRole("button", { name: "Get your refund" })).toHaveLength(2);
});

test("own notes: the page's notes do where it has them all", async () => {
  const notes = [1, 2].map((nth) => ({
    ...{ id: idOf(nth), name: `7-${nth}`, owner: account, units: "3", refundable: 0n },
  }));
  const whole = { ...page, hasMoreNotes: false, notes } as unknown as ListingPage;
  const { requests } = renderPage({
    ...{ path: "/", page: () => <OwnNotes notes={useOwnNotes(whole)} />, wallet: "connected" },
  });
  expect(await screen.findByAltText("Note 7-2: 3 units")).toBeDefined();
  expect(requests).toEqual([]);
});
