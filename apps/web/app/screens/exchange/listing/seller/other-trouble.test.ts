import { expect, test } from "vitest";
import { otherTrouble } from "./other-trouble.server.ts";

type Listing = Parameters<typeof otherTrouble>[0];
const listing = {
  isSaleOpen: true,
  risk: { grade: "medium" },
  seller: { hasPage: true, slug: "ben-trading" },
} as Listing;
const fine = { pastDue: 0, inGrace: 0, defaultPending: 0, inDefault: 0, disputed: 0 };
const trouble = { ...fine, pastDue: 1, disputed: 1 };
const named = { gradedBy: "Nov 3, 2026", receivables: [], privateSales: 2, more: 0 };

test("seller's other receivables: a buyer reads what isn't as agreed, and is led to where they are named", () => {
  const words = "1 late, 1 disputed now";
  expect(otherTrouble(listing, trouble, named)).toEqual({ words, link: "#not-in-grade" });
  // Without a grade the page names none.
  expect(otherTrouble({ ...listing, risk: null }, trouble, named)).toEqual({
    words,
    link: "/b/ben-trading",
  });
  const seller = { ...listing.seller, hasPage: false };
  expect(otherTrouble({ ...listing, seller }, trouble, null)).toEqual({ words, link: null });
});

test("seller's other receivables: nothing is told without trouble, and once nobody can buy", () => {
  expect(otherTrouble(listing, fine, named)).toBeNull();
  expect(otherTrouble({ ...listing, isSaleOpen: false }, trouble, named)).toBeNull();
});
