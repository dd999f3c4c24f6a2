// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SellerCard } from "../terms/terms.tsx";

afterEach(cleanup);

function show(isSuspended: boolean) {
  const seller = {
    name: "Ben Trading",
    wallet: "0x1",
    link: null,
    logo: null,
    lines: [],
    isSuspended,
    record: "Tier 2, 8 repaid on time",
    hasLateRecord: false,
    standing: null,
  };
  const element = <SellerCard seller={seller} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("seller: that one is suspended stands out, and in the summary while the card is folded", () => {
  show(true);
  expect(screen.getByText("It can’t list anything new.").parentElement?.textContent).toBe(
    "SuspendedIt can’t list anything new.",
  );
  expect(screen.getAllByText(/Ben Trading · Suspended · Tier 2/)[0]).toBeTruthy();
});

test("seller: nothing is said of one that isn't suspended", () => {
  show(false);
  expect(screen.queryByText(/Suspended/)).toBeNull();
});
