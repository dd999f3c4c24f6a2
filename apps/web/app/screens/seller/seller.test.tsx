// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SellerView } from "./seller.tsx";
import type { SellerPage } from "./seller-page.ts";

const page: SellerPage = {
  market: { block: 12, now: 1_800_000_000, isBehind: false, newBusiness: "open" },
  ...{ name: "Ben Trading", logo: null, summary: "", tier: "Tier 1", tierMeaning: "", facts: [] },
  ...{ description: "We ship tea.", hasWords: true, website: null, wallet: "0x1" },
  record: [{ label: "Repaid on time", values: ["4 of 5 that came due (80%)"] }],
  ...{ ratings: null, reviews: [], hasListed: true, receivables: [], hidden: null, more: null },
  rewards: [],
};

test("seller: the record stands before the business's own words", () => {
  const element = <SellerView page={page} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const [first, second] = screen.getAllByRole("heading", { level: 2 });
  expect([first?.textContent, second?.textContent]).toEqual(["Record", "About"]);
});
