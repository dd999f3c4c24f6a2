// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MarketState } from "./market-state.tsx";

afterEach(cleanup);

const market = {
  block: 12,
  now: 1_800_000_000,
  isBehind: false,
  newBusiness: "open",
  isStalled: false,
} as const;

test("market state: nothing while the figures are new and everything is open", () => {
  const { container } = render(<MarketState market={market} />);
  expect(container.textContent).toBe("");
});

test("market state: figures that are behind the chain say of when they are", () => {
  render(<MarketState market={{ ...market, isBehind: true }} />);
  expect(screen.getByRole("status").textContent).toBe(
    "Figures as of 08:00 UTC. We're catching up with the chain.",
  );
});

test.each([
  ["paused", "New business is paused"],
  ["ended", "The exchange takes no new business"],
] as const)("market state: %s says what still works", (newBusiness, title) => {
  render(<MarketState market={{ ...market, newBusiness }} />);
  const textContent = screen.getByText(title).closest("[role=status]")?.textContent;
  expect(textContent).toContain("Paying, collecting, refunds and withdrawals work as always.");
});
