// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ReceivableList } from "./receivable-list.tsx";
import type { SellerPage, SellerReceivable } from "./seller-page.ts";

const receivable = (changes: Partial<SellerReceivable>): SellerReceivable => ({
  id: "7",
  what: "Invoice",
  status: "running",
  defaultedAt: null,
  isDisputed: false,
  face: "24,000.00 USDC",
  due: "Jan 24, 2027",
  ...changes,
});

test("seller's receivables: a disputed one says so beside its status, and no other does", () => {
  const receivables = [receivable({ isDisputed: true }), receivable({ id: "8" })];
  const page = { receivables, hasListed: true, hidden: null, more: null } as unknown as SellerPage;
  const element = <ReceivableList page={page} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const [disputed, other] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(disputed).toMatch(/24,000\.00 USDCDisputedRunning$/);
  expect(other).toMatch(/24,000\.00 USDCRunning$/);
});
