import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { HomeMarket } from "./home-market.ts";
import { MarketTotals } from "./market-totals.tsx";

const nothing: HomeMarket = { figures: [], offers: [], offered: "", listing: null };

/** As the server writes it. */
function write(market: HomeMarket | null) {
  const Stub = createRoutesStub([{ id: "home", path: "/", Component: MarketTotals }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { home: market } }} />);
}

test("home: what is on sale stands above the totals, each row leads to its page and one link to all", () => {
  const html = write({
    ...nothing,
    figures: [{ label: "22 due so far", values: ["13 repaid on time"], note: "9 past due" }],
    offers: ["45", "43"].map((id) => ({
      id,
      seller: `Seller of ${id}`,
      about: "#43 · invoice, customer in retail",
      due: "Due in 60 days",
      risk: "Low risk",
      warning: id === "45" ? "Seller: 1 late now" : null,
      sold: "5,400 of 21,600 USDC sold",
      soldPercent: 25,
    })),
    offered: "See all 7 on sale",
  });
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
  expect(links).toEqual(["/exchange", "/exchange/45", "/exchange/43"]);
  expect(html.indexOf("On sale now")).toBeLessThan(html.indexOf("22 due so far"));
  for (const words of ["See all 7 on sale", "Seller of 45", "Due in 60 days", "Low risk"])
    expect(html).toContain(words);
  expect(html.match(/Seller: 1 late now/g)).toHaveLength(1);
  // No marketing page shows a rate.
  expect(html.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/\d\s?%/);
});

test.each([null, nothing])("home: without a market there is nothing of it (%j)", (market) => {
  expect(write(market).replaceAll(/<[^>]*>/g, "")).toBe("");
});
