// @vitest-environment jsdom
import { assessRisk } from "@tenora/domain/risk/risk-grade";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { AfterGrade, ListingPage } from "../listing-page.ts";
import { RiskCard } from "./disclosure.tsx";

afterEach(cleanup);

const record = { ended: 5, onTime: 5, defaulted: 0 };
const assessment = assessRisk({
  tier: 1,
  level: "debtor-confirmed",
  seller: record,
  debtor: record,
  tenorDays: 30,
  concentrationBps: 1_000,
  backers: 2,
});

function show(
  afterGrade: AfterGrade | null,
  record: string | null,
  trouble: string | null,
  isSaleOpen = false,
) {
  const page = {
    head: { facts: { record, sellerTrouble: trouble } },
    debt: { debtor: [] },
    risk: {
      assessment,
      reasons: { tier: "The seller was in tier 1; tier 1 scores highest." },
      afterGrade,
    },
    seller: { hasLateRecord: record !== null },
    offer: { isSaleOpen },
  } as unknown as ListingPage;
  const element = <RiskCard page={page} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("risk: beside the grade stand the seller's receivables in trouble now, each with a link", () => {
  const receivables = [{ id: "23", words: "25 days past due" }];
  show(
    { gradedBy: "Nov 3, 2026", receivables, privateSales: 2, more: 1_200 },
    "Seller: 4 of 5 repaid on time; ",
    "1 late now",
  );
  const link = screen.getByRole("link", { name: "Receivable #23" });
  expect(link.getAttribute("href")).toBe("/exchange/23");
  expect(link.closest("li")?.textContent).toBe("Receivable #23: 25 days past due");
  expect(
    screen.getByText(
      "We graded this receivable before it was listed on Nov 3, 2026. Other receivables of this seller are in trouble:",
    ),
  ).toBeDefined();
  expect(screen.getByText(/^2 private sales, past due/)).toBeDefined();
  expect(screen.getByText("and 1,200 more")).toBeDefined();
  expect(screen.getByText("1 late now").className).toContain("text-amber");
  // The warning is read before the grade that is older.
  expect(screen.getByText("Low risk").parentElement?.textContent).toMatch(
    /^Seller: 4 of 5 repaid on time; 1 late nowAt listing: Low risk Credit score/,
  );
  expect(screen.getByText("Low risk").className).not.toContain("mint");
  expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
});

test("risk: what was repaid late and is over stands beside the grade without a warning's colour", () => {
  show(null, "Seller: 4 of 5 repaid on time", null);
  expect(screen.getByText("Seller: 4 of 5 repaid on time").className).not.toContain("amber");
  expect(screen.getByText("Low risk").className).toContain("text-mint-strong");
});

test("risk: after the sale it is folded and names nothing while the seller has nothing late", () => {
  show(null, null, null);
  expect(screen.queryByText(/^Seller:/)).toBeNull();
  expect(screen.queryByText(/^We graded/)).toBeNull();
  expect(screen.getByText("Low risk").parentElement?.textContent).toMatch(/^At listing: Low risk/);
  expect(screen.getByText("Low risk").className).toContain("text-mint-strong");
  expect(screen.getByRole("group").hasAttribute("open")).toBe(false);
});

test("risk: is open while a note is on sale", () => {
  show(null, null, null, true);
  expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
});

test("risk: each factor has the reason of its score under it", () => {
  show(null, null, null, true);
  const reason = screen.getByText("The seller was in tier 1; tier 1 scores highest.");
  expect(reason.closest("tr")?.previousElementSibling?.textContent).toMatch(/^Seller's tier/);
});
