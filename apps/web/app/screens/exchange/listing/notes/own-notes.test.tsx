// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "../listing-page.ts";
import OfferActions from "../offer/offer-actions.tsx";
import { HeldOnSale } from "./held-on-sale.tsx";
import { OwnNotes } from "./own-notes.tsx";
import { useOwnNotes } from "./use-own-notes.ts";

afterEach(clearPage);

const stranger = `0x${"b2".repeat(20)}`;
const idOf = (nth: number) => (7n << 24n) + BigInt(nth);

const page = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  notes: {
    rows: Array.from({ length: 100 }, (_, at) => ({
      id: idOf(at + 1),
      name: `7-${at + 1}`,
      owner: stranger,
      units: "1",
      repayment: 100n,
      claimable: 0n,
      refundable: 95n,
    })),
    hasMore: true,
  },
  offer: { id: 7n, status: "cancelled", isSaleOpen: false, seller: stranger, repayPerUnit: 100n },
} as unknown as ListingPage;

const path = `/api/v1/wallets/${account}/notes?listing=7&limit=100`;
const note = (nth: number) => ({
  id: Number(idOf(nth)),
  owner: account,
  units: 1_200,
  claimable: "0",
  refundable: "95000000",
});
const server = { [path]: () => Response.json({ data: [note(141), note(120)] }) };

const Own = () => <OwnNotes notes={useOwnNotes(page)} />;

test("own notes: the buyer of note 101 or later sees it", async () => {
  renderPage({ path: "/", page: Own, wallet: "connected", server });
  expect(await screen.findByAltText("Note 7-141: 1,200 units")).toBeDefined();
});

test("own notes: the buyer of note 101 or later can get the refund of each", async () => {
  renderPage({ path: "/", page: () => <OfferActions page={page} />, wallet: "connected", server });
  expect(await screen.findAllByRole("button", { name: "Get your refund" })).toHaveLength(2);
  // The way out for a wallet that its stablecoin blocks.
  expect(screen.getAllByLabelText("Address to be paid to")).toHaveLength(2);
});

test("own notes: the page's notes do where it has them all", async () => {
  const notes = [1, 2].map((nth) => ({
    id: idOf(nth),
    name: `7-${nth}`,
    owner: account,
    units: "3",
    refundable: 0n,
  }));
  const whole = { ...page, notes: { rows: notes, hasMore: false } } as unknown as ListingPage;
  const { requests } = renderPage({
    path: "/",
    page: () => <OwnNotes notes={useOwnNotes(whole)} />,
    wallet: "connected",
  });
  expect(await screen.findByAltText("Note 7-2: 3 units")).toBeDefined();
  expect(requests).toEqual([]);
});

const over = (status: string, notes: readonly { owner: string; claimable?: bigint }[]) => {
  const offer = { ...page.offer, status };
  const held = notes.map((one, at) => ({
    id: idOf(at + 1),
    name: `7-${at + 1}`,
    units: "3",
    claimable: 5n,
    refundable: 0n,
    ...one,
  }));
  const shown = { ...page, notes: { rows: held, hasMore: false }, offer } as unknown as ListingPage;
  renderPage({ path: "/", page: () => <OfferActions page={shown} />, wallet: "connected" });
};

test.each([
  ["running", /You hold 2 notes. The repayment isn't due yet/],
  ["grace", /You hold 2 notes. The repayment is past due/],
  ["late", /You hold 2 notes. The repayment is late/],
  ["settled", /You hold 2 notes. It's repaid in full/],
  ["defaulted", /You hold 2 notes. The receivable is in default/],
])("after the sale, %s: a holder reads how many notes they hold", async (status, words) => {
  over(status, [{ owner: account }, { owner: stranger }, { owner: account }]);
  expect(await screen.findByText(words)).toBeDefined();
  const link = screen.getByRole("link", { name: "Go to your portfolio" });
  expect(link.getAttribute("href")).toBe("/investor/portfolio");
  expect(screen.queryByText(/hold none/)).toBeNull();
});

test("after the sale, settled: who has collected everything reads that nothing is left", async () => {
  over("settled", [{ owner: account, claimable: 0n }, { owner: stranger }]);
  expect(await screen.findByText("You hold 1 note. You've collected everything.")).toBeDefined();
  clearPage();
  over("settled", [{ owner: account, claimable: 0n }, { owner: account }]);
  expect(await screen.findByText(/Collect your share at any time/)).toBeDefined();
});

const usdc = { symbol: "USDC", address: "0xC0" as const, decimals: 6 };
const held = (owner: string, repayment: bigint) =>
  ({ id: 1n, name: "7-1", units: "3", owner, repayment, claimable: 0n, refundable: 0n }) as const;

test.each([
  [1, "You hold 1 note here, due to repay 10,354.13 USDC at maturity."],
  [2, "You hold 2 notes here, due to repay 20,708.27 USDC at maturity."],
  [100, "You hold at least 100 notes here, due to repay at least 1,035,413.79 USDC at maturity."],
])("on sale: the owner of %i notes reads what they repay", (count, words) => {
  const notes = Array.from({ length: count }, () => held(account, 10_354_137_900n));
  const { container } = render(<HeldOnSale notes={notes} token={usdc} />);
  expect(container.textContent).toBe(words);
});

test("on sale: nobody else reads anything of it", () => {
  expect(render(<HeldOnSale notes={[]} token={usdc} />).container.innerHTML).toBe("");
});

test.each(["none", "connected"] as const)(
  "cancelled before anyone bought: a wallet (%s) has nothing to do",
  async (wallet) => {
    const offer = { ...page.offer, soldUnits: 0n };
    const notes = { ...page.notes, rows: [], hasMore: false };
    const shown = { ...page, head: { ...page.head, meaning: "Nobody bought." }, notes, offer };
    renderPage({ path: "/", page: () => <OfferActions page={shown} />, wallet });
    expect(await screen.findByText("Nobody bought.")).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("cancelled after somebody bought: a wallet is connected to take its money back", async () => {
  renderPage({ path: "/", page: () => <OfferActions page={page} />, wallet: "none" });
  expect(await screen.findByText(/If you hold one of its notes/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Connect Wallet" })).toBeDefined();
});

test("after the sale: a wallet without notes reads that it holds none", async () => {
  over("running", [{ owner: stranger }]);
  expect(await screen.findByText(/The sale is over. You hold none of its notes/)).toBeDefined();
});
