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

test("home: what is on sale stands under the totals, each row leads to its page and one link to all", () => {
  const html = write({
    ...nothing,
    figures: [{ label: "22 came due", values: ["13 repaid on time"], note: "9 past due" }],
    offers: ["45", "43"].map((id) => ({
      id,
      seller: `Seller of ${id}`,
      about: "Invoice · Retail",
      due: "Due in 60 days",
      risk: "Low risk",
      left: "16,200 of 21,600 USDC left",
      soldPercent: 25,
    })),
    offered: "See all 7 on sale",
  });
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
  expect(links).toEqual(["/exchange", "/exchange/45", "/exchange/43"]);
  expect(html.indexOf("22 came due")).toBeLessThan(html.indexOf("On sale now"));
  for (const words of ["See all 7 on sale", "Seller of 45", "Due in 60 days", "Low risk"])
    expect(html).toContain(words);
  // No marketing page shows a rate.
  expect(html.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/\d\s?%/);
});

test.each([null, nothing])("home: without a market there is nothing of it (%j)", (market) => {
  expect(write(market).replaceAll(/<[^>]*>/g, "")).toBe("");
});
