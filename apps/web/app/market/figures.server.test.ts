import { expect, test } from "vitest";
import { marketFigures, repaymentFigure } from "./figures.server.ts";

const token = { address: "0x1", symbol: "USDC", decimals: 6 } as const;
const zero = { recovered: 0n, claimed: 0n, liabilities: 0n, balance: 0n, surplus: 0n };
const stats = {
  token,
  ...zero,
  counts: {},
  listed: 1n,
  financed: 0n,
  repaid: 0n,
  lateFees: 0n,
  outstanding: 189_512_440_000n,
  late: 27_740_080_001n,
  defaulted: 16_259_920_000n,
  defaultPending: 20_000_000_000n,
  cameDue: 220_000_000_000n,
  cameDuePaid: 175_999_999_999n,
};

test("figures: what is owed says that it has no late fees in it", () => {
  expect(marketFigures([stats], record).map(({ label }) => label)).toEqual([
    "Financed",
    "Repaid, with returns",
    "Owed, before late fees",
    "Receivables published",
  ]);
});

test.each([
  [45, 11, "45: 34 in the list, 11 in private sales"],
  [2, 1, "2: 1 in the list, 1 in a private sale"],
  [34, 0, "34, all in the list"],
])(
  "figures: of %s receivables, %s of private sales, it says which are in the list",
  (listed, listedPrivately, words) => {
    expect(marketFigures([stats], { listed, listedPrivately }).at(-1)?.values).toEqual([words]);
  },
);

const record = {
  listed: 40,
  listedPrivately: 3,
  due: 22,
  duePrivately: 2,
  onTime: 13,
  late: 6,
  repaidLate: 0,
  defaulted: 3,
  inDefault: 2,
  pastDue: 8,
  inGrace: 2,
  defaultPending: 4,
  disputed: 0,
};

test("figures: all that matured is accounted for, from the best outcome to the worst", () => {
  const figure = repaymentFigure(record, []);
  expect([figure?.due, ...(figure?.parts.map(({ label }) => label) ?? [])]).toEqual([
    "22 due so far (2 in private sales), 2 more in grace period",
    "13 repaid on time",
    "1 repaid after a default",
    "2 late",
    "4 default pending",
    "2 in default",
  ]);
});

test("figures: an outcome of no receivable isn't named, and nothing is said before one matured", () => {
  const changes = {
    due: 13,
    duePrivately: 0,
    late: 0,
    defaultPending: 0,
    defaulted: 0,
    inDefault: 0,
    inGrace: 0,
  };
  const figure = repaymentFigure({ ...record, ...changes }, []);
  expect(figure?.due).toBe("13 due so far");
  expect(figure?.parts.map(({ label }) => label)).toEqual(["13 repaid on time"]);
  expect(repaymentFigure({ ...record, due: 0 }, [])).toBeNull();
});

test("figures: of what came due they say by value what is repaid, never rounded up for us, and what isn't", () => {
  const byValue = (changes: object) => repaymentFigure(record, [{ ...stats, ...changes }])?.byValue;
  expect(byValue({})).toBe(
    "Of 220,000.00 USDC due before late fees, 79.9% is repaid and 20.1% isn’t: 7,740.08 late, 20,000.00 default pending, 16,259.92 in default",
  );
  const allRepaid = { cameDuePaid: 220_000_000_000n, defaulted: 0n, late: 0n, defaultPending: 0n };
  expect(byValue(allRepaid)).toBe("Of 220,000.00 USDC due before late fees, all is repaid");
  const nothing = { cameDue: 6_000_000n, cameDuePaid: 0n, defaulted: 4_000_000n };
  expect(byValue({ ...nothing, late: 2_000_000n, defaultPending: 1_000_000n })).toBe(
    "Of 6.00 USDC due before late fees, 0% is repaid and 100% isn’t: 1.00 late, 1.00 default pending, 4.00 in default",
  );
  expect(byValue({ cameDue: 0n })).toBe("");
  const two = repaymentFigure(record, [stats, { ...stats, token: { ...token, symbol: "USDT" } }]);
  expect(two?.byValue.split("\n")).toHaveLength(2);
});

test("figures: what is in its grace period isn't among what came due, and one private sale is one", () => {
  const figure = repaymentFigure({ ...record, due: 20, late: 4, duePrivately: 1 }, []);
  expect(figure?.due).toBe("20 due so far (1 in a private sale), 2 more in grace period");
  expect(figure?.parts.map(({ count }) => count).reduce((sum, one) => sum + one)).toBe(20);
});
