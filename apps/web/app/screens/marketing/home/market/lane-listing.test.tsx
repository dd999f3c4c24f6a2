import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { HomeListing, HomeMarket } from "./home-market.ts";
import { LaneListing } from "./lane-listing.tsx";

const listing: HomeListing = {
  id: "42",
  kind: "Receivable",
  status: { label: "Open", tone: "good" },
  seller: "Ben Trading Pte Ltd",
  face: "24,000.00 USDC",
  facts: [["Due", "Jan 5, 2027"]],
  soldPercent: 25,
};

const nothing: HomeMarket = { figures: [], offers: [], offered: "", listing: null };

/** As the server writes it. */
function write(market: HomeMarket | null) {
  const Stub = createRoutesStub([{ id: "home", path: "/", Component: LaneListing }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { home: market } }} />);
}

test("home: the investors' lane shows a receivable on sale, which leads to its page", () => {
  const html = write({ ...nothing, listing });
  expect(html).toContain('href="/exchange/42"');
  for (const word of ["Ben Trading Pte Ltd", "24,000.00 USDC", "Jan 5, 2027", "Open"]) {
    expect(html).toContain(word);
  }
  expect(html).not.toContain("Sample");
});

test.each([null, nothing])(
  "home: without a receivable on sale the investors' lane shows a sample, and says so (%j)",
  (market) => {
    const html = write(market);
    expect(html).toContain("Sample");
    expect(html).not.toContain("<a ");
    expect(html.replaceAll(/<[^>]*>/g, " ")).not.toMatch(/\d\s?%/);
  },
);
