// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { ListingDebt, ListingPage, OtherTrouble } from "../listing-page.ts";
import { OfferPanel } from "./offer-panel.tsx";

const markup = (otherTrouble: OtherTrouble | null, status = "open", documentWord = "invoice") => {
  const page = {
    head: { status },
    debt: { documentWord },
    figures: { example: "1,000.00 USDC returns 1,029.60 USDC." },
    risk: { otherTrouble },
    offer: { id: 41n, isSaleOpen: true, isBuyable: true },
  } as unknown as ListingPage;
  const router = createMemoryRouter([{ path: "/", element: <OfferPanel page={page} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test("buy panel: the server's page says what of the seller's other receivables isn't as agreed, before the offer", () => {
  const words = "1 late, 1 disputed now";
  const html = markup({ words, link: "#not-in-grade" });
  expect(html).toMatch(
    new RegExp(
      `Other receivables of this seller: <a [^>]*href="#not-in-grade"[^>]*>${words}</a>.*1,000`,
    ),
  );
  expect(markup({ words, link: "/b/ben-trading" })).toContain('href="/b/ben-trading"');
  expect(markup({ words, link: null })).toMatch(new RegExp(`<span[^>]*>${words}</span>`));
  // The seller doesn't read it above their own sale.
  expect(html).toMatch(/<p data-for-buyers="true"[^>]*>Other receivables/);
  expect(markup(null)).not.toContain("Other receivables");
});

test("buy panel: nobody is asked whether they owe an order, which may not be delivered yet", () => {
  const asked = (documentWord: ListingDebt["documentWord"]) =>
    markup(null, "running", documentWord);
  expect(asked("order")).toContain("Did you place this order?");
  expect(asked("invoice")).toContain("Do you owe this invoice?");
  expect(asked("receivable")).toContain("Do you owe this?");
});
