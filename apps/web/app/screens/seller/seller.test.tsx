// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SellerView } from "./seller.tsx";
import type { SellerPage } from "./seller-page.ts";

afterEach(cleanup);

const page: SellerPage = {
  market: { block: 12, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  name: "Ben Trading",
  logo: null,
  summary: "",
  tier: "Tier 1",
  tierMeaning: "",
  facts: [],
  description: "We ship tea.",
  hasWords: true,
  website: null,
  wallet: "0x1",
  suspendedOn: null,
  trouble: null,
  record: [{ label: "Repaid on time", values: ["4 of 5 that came due (80%)"] }],
  ratings: null,
  unrated: null,
  reviews: [],
  hasListed: true,
  receivables: [],
  hidden: null,
  more: null,
  rewards: [],
};

test("seller: what isn't as agreed stands in its head with a link to its receivables, and nothing otherwise", () => {
  const show = (trouble: SellerPage["trouble"]) => {
    const element = <SellerView page={{ ...page, trouble }} />;
    return render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  };
  const words = "1 late, 1 disputed now";
  const { container, unmount } = show({ words, isBelow: true });
  const link = within(screen.getByRole("banner")).getByRole("link", { name: words });
  const target = container.querySelector(link.getAttribute("href") ?? "");
  expect(target?.textContent).toMatch(/^Receivables/);
  unmount();
  const other = show({ words, isBelow: false });
  expect(screen.getByText(words).tagName).toBe("SPAN");
  other.unmount();
  show(null);
  expect(screen.queryByText(/Its receivables/)).toBeNull();
});

test("seller: a suspended one says so with its day in its head, and doesn't say that it has no description", () => {
  const own = { description: "", hasWords: false, suspendedOn: "Sep 16, 2026" };
  const element = <SellerView page={{ ...page, ...own }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const head = screen.getByRole("banner");
  expect(head.textContent).toContain(
    "Suspended on Sep 16, 2026It can't list new receivables; its record stays public.",
  );
  screen.getByText(/hidden while it's suspended/);
  expect(screen.queryByText(/hasn't added a description/)).toBeNull();
});

test("seller: the record stands before the business's own words", () => {
  const element = <SellerView page={page} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const [first, second] = screen.getAllByRole("heading", { level: 2 });
  expect([first?.textContent, second?.textContent]).toEqual(["Record", "About"]);
});

test("seller: beside the average stands who can't rate yet", () => {
  const unrated = "Holders of 4 unpaid receivables can't rate yet";
  const ratings = "4.3 out of 5, from 7 investors who were repaid";
  const element = <SellerView page={{ ...page, ratings, unrated }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(screen.getByText(ratings).nextSibling?.textContent).toBe(unrated);
});
