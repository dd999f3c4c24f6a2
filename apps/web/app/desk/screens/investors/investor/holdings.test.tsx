// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Holdings } from "./holdings.tsx";

afterEach(cleanup);

const usdc = {
  symbol: "USDC",
  notes: 6,
  receivables: 4,
  invested: "675.00 USDC",
  owed: "500.00 USDC",
  late: "200.00 USDC",
  defaulted: "100.00 USDC",
  onSale: null,
};

test("investor holdings: how much in each coin, and what of it is late or in default", () => {
  const usdt = { ...usdc, symbol: "USDT", notes: 1, receivables: 1, late: null, defaulted: null };
  render(<Holdings holdings={[usdc, usdt]} />);
  const [first, second] = within(screen.getByRole("region", { name: "Holdings" })).getAllByRole(
    "listitem",
  );
  for (const words of [
    "6 notes of 4 receivables that aren’t repaid yet",
    "675.00 USDC invested · 500.00 USDC still to be repaid, without late fees",
    "200.00 USDC late · 100.00 USDC in default",
  ])
    expect(first?.textContent).toContain(words);
  expect(second?.textContent).toContain("1 note of 1 receivable that isn’t repaid yet");
  expect(second?.textContent).not.toMatch(/late ·|in default/);
});

test("investor holdings: what is in sales that aren't funded yet isn't invested or to be repaid", () => {
  const onSale = "1,000.00 USDC";
  const only = { ...usdc, notes: 0, receivables: 0, late: null, defaulted: null, onSale };
  const { rerender } = render(<Holdings holdings={[only]} />);
  expect(screen.getByRole("listitem").textContent).toBe(
    "1,000.00 USDC in sales that aren’t funded yet",
  );
  rerender(<Holdings holdings={[{ ...usdc, onSale }]} />);
  const words = screen.getByRole("listitem").textContent;
  expect(words).toContain("675.00 USDC invested");
  expect(words).toContain("1,000.00 USDC in sales that aren’t funded yet");
});

test.each([
  [[], "This wallet holds no notes of receivables that are on sale or still to be repaid."],
  [null, "The exchange can’t be read right now."],
])("investor holdings: %j is told", (holdings, words) => {
  render(<Holdings holdings={holdings} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});
