// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LinkBuyers } from "./link-buyers.tsx";

afterEach(cleanup);

const [one, other] = [`0x${"a1".repeat(20)}`, `0x${"b2".repeat(20)}`] as const;
const text = (used: number, buyers: { wallet: `0x${string}`; units: number }[] | null) =>
  render(<LinkBuyers name="Football club" used={used} buyers={buyers} />).container.textContent;

test("link: says who came by it with how much, and nothing before anybody did", () => {
  expect(text(0, [])).toBe("");
  expect(
    text(3, [
      { wallet: one, units: 1 },
      { wallet: other, units: 2 },
    ]),
  ).toBe("Who used it: 2 wallets · Football club0xa1a1...a1a11 unit0xb2b2...b2b22 units");
});

test("link: a purchase that isn't indexed yet is counted, and a failed reading said", () => {
  expect(text(5, [{ wallet: one, units: 2 }])).toContain("3 units more, not listed here");
  expect(text(5, null)).toBe("We can't show who used it right now.");
});
