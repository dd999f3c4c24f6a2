import { expect, test } from "vitest";
import { repaymentFigure } from "./figures.server.ts";

const record = { listed: 40, due: 22, onTime: 13, repaidLate: 1, defaulted: 2 };

test("figures: all that came due is accounted for, from the best outcome to the worst", () => {
  const figure = repaymentFigure(record);
  expect([figure?.due, ...(figure?.parts.map(({ label }) => label) ?? [])]).toEqual([
    "22 came due",
    "13 repaid on time",
    "1 repaid late",
    "6 overdue",
    "2 in default",
  ]);
});

test("figures: an outcome of no receivable isn't named, and nothing is said before one came due", () => {
  const figure = repaymentFigure({ ...record, due: 13, repaidLate: 0, defaulted: 0 });
  expect(figure?.parts.map(({ label }) => label)).toEqual(["13 repaid on time"]);
  expect(repaymentFigure({ ...record, due: 0 })).toBeNull();
});
