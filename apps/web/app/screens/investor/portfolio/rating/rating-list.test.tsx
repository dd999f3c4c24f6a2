// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { useWallet } from "~/wallet/wallet-provider";
import type { RateableSale } from "../portfolio-page.ts";
import type { OwnRatingView } from "./own-ratings.ts";
import { RatingList } from "./rating-list.tsx";

afterEach(clearPage);

const person = userEvent.setup();
const fingerprint = `0x${"07".repeat(32)}`;
const sale: RateableSale = { listing: 7n, fingerprint, seller: "Ben Trading" };
const rated: OwnRatingView = {
  listing: "7",
  fingerprint,
  stars: 4,
  words: "Paid on the day.",
  hiddenReason: null,
};

const Connected = ({ sales }: { sales: readonly RateableSale[] }) =>
  useWallet().isConnected ? <RatingList wallet={account} sales={sales} /> : null;

type Answer = { readonly ratings?: readonly OwnRatingView[]; readonly session?: string } | null;

/** The list as the portfolio shows it to a connected wallet; the server answers both methods so. */
function open(sales: readonly RateableSale[], answer: () => Answer = () => ({})) {
  const failure = { code: "MARKET_UNAVAILABLE", message: "Try later." };
  renderPage({
    path: "/investor/portfolio",
    page: () => <Connected sales={sales} />,
    wallet: "connected",
    server: {
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/api/investor/ratings": () => {
        const found = answer();
        if (found === null) return Response.json(failure, { status: 503 });
        return Response.json({ wallet: found.session ?? account, ratings: found.ratings ?? [] });
      },
    },
  });
}

const rateButton = { name: "Rate Ben Trading for receivable #7" };

test("ratings: stars are a radio group that is asked for; what was typed stays when it can't be sent", async () => {
  let answer: Answer = {};
  open([sale], () => answer);
  await person.click(await screen.findByRole("button", rateButton));
  const group = screen.getByRole("group", { name: "How was your experience with Ben Trading?" });
  expect(within(group).getAllByRole("radio")).toHaveLength(5);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("1 Bad")));
  const send = async () => person.click(await screen.findByRole("button", { name: "Send rating" }));
  await send();
  expect(screen.getByText("Choose one to five stars.")).toBeDefined();
  await person.click(screen.getByLabelText("4 Good"));
  await person.type(screen.getByLabelText("In your own words (optional)"), "Paid on the day.");
  answer = null;
  await send();
  expect(await screen.findByText("Try later.")).toBeDefined();
  expect(screen.getByLabelText("4 Good")).toHaveProperty("checked", true);
  expect(screen.getByLabelText("In your own words (optional)")).toHaveProperty(
    "value",
    "Paid on the day.",
  );
  answer = { ratings: [rated] };
  await send();
  const thanks = await screen.findByText(/^Thank you\. You rated it 4 of 5 · Good/);
  await vi.waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(screen.getByText("Paid on the day.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("ratings: what was rated has no button, and says when its words were hidden", async () => {
  open([sale], () => ({ ratings: [{ ...rated, hiddenReason: "It names a person." }] }));
  expect(await screen.findByText(/^You rated it 4 of 5 · Good/)).toBeDefined();
  expect(
    screen.getByText(/hidden your words from the public page: It names a person\./),
  ).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("ratings: another wallet's session, and another chain's listing, leave it to be rated", async () => {
  open([sale], () => ({ ratings: [rated], session: `0x${"b2".repeat(20)}` }));
  expect(await screen.findByRole("button", rateButton)).toBeDefined();
  clearPage();
  open([sale], () => ({ ratings: [{ ...rated, fingerprint: `0x${"08".repeat(32)}` }] }));
  expect(await screen.findByRole("button", rateButton)).toBeDefined();
});

test("ratings: without a repaid receivable nothing is said, and more than five are folded", async () => {
  open([]);
  await vi.waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
  clearPage();
  const sales = [...Array(7).keys()].map((at) => ({ ...sale, listing: BigInt(20 - at) }));
  open(sales);
  const summary = await screen.findByText("2 earlier receivables");
  const fold = within(summary.closest("details") as HTMLElement);
  expect(fold.getAllByRole("listitem", { hidden: true })).toHaveLength(2);
});
