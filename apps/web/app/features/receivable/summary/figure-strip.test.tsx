import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureStrip } from "./figure-strip.tsx";

const stripOf = (value: string, note?: string) =>
  renderToStaticMarkup(
    <FigureStrip figures={[{ label: "Invested now", values: [value], note }]} />,
  );

test("figures: two in a row on phones, and one where an amount and its unit are too long for it", () => {
  expect(stripOf("999,999.99 USDC")).toContain("auto-fit");
  expect(stripOf("1,000,000.00 USDC")).toContain("grid-cols-1");
  expect(stripOf("1,000,000.00 USDC")).not.toContain("auto-fit");
});

test("figures: one with a note that is too long for it has them all below one another on phones", () => {
  expect(stripOf("80%", "4 of 5 that came due")).toContain("grid-cols-1");
  expect(stripOf("9.00 USDC", "in 43 days")).not.toContain("grid-cols-1");
});
