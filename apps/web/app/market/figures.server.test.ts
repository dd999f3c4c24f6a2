import { expect, test } from "vitest";
import { marketFigures, repaymentFigure } from "./figures.server.ts";

const token = { address: "0x1", symbol: "USDC", decimals: 6 } as const;
const zero = { late: 0n, recovered: 0n, claimed: 0n, liabilities: 0n, balance: 0n, surplus: 0n };
const stats = {
  ...{ token, ...zero, counts: {}, listed: 1n, financed: 0n, repaid: 0n, lateFees: 0n },
  ...{ outstanding: 189_512_440_000n, pastDue: 45_233_009_999n, defaulted: 16_259_920_000n },
};

test("figures: what is owed says how much of it is past due or in default", () => {
  const notes = (changes: object) => marketFigures([{ ...stats, ...changes }])[2]?.notes;
  expect(notes({})).toEqual(["45,233.00 past due,\n16,259.92 in default"]);
  expect(notes({ pastDue: 0n })).toEqual(["16,259.92 in default"]);
  expect(notes({ pastDue: 0n, defaulted: 0n })).toEqual([null]);
});

const record = {
  ...{
    listed: 40,
    due: 22,
    duePrivately: 2,
    onTime: 13,
    repaidLate: 1,
    defaulted: 2,
    defaultsRepaid: 0,
  },
  ...{ pastDue: 6, inGrace: 2, disputed: 0 },
};

test("figures: all that matured is accounted for, from the best outcome to the worst", () => {
  const figure = repaymentFigure(record);
  expect([figure?.due, ...(figure?.parts.map(({ label }) => label) ?? [])]).toEqual([
    "22 due so far, including 2 sold privately",
    "13 repaid on time",
    "1 repaid late",
    "6 unpaid after grace",
    "2 in default",
  ]);
});

test("figures: an outcome of no receivable isn't named, and nothing is said before one matured", () => {
  const changes = { due: 13, duePrivately: 0, repaidLate: 0, defaulted: 0 };
  const figure = repaymentFigure({ ...record, ...changes });
  expect(figure?.due).toBe("13 due so far");
  expect(figure?.parts.map(({ label }) => label)).toEqual(["13 repaid on time"]);
  expect(repaymentFigure({ ...record, due: 0 })).toBeNull();
});
