import { expect, test } from "vitest";
import type { Movement } from "../movements.server.ts";
import { cashFlowCharts } from "./cash-flow-charts.ts";

const seconds = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1_000;
const now = seconds("2026-11-25");
const token = { address: "0xc1", symbol: "USDC", decimals: 6 } as const;
const other = { address: "0xc2", symbol: "USDT", decimals: 6 } as const;

const moved = (date: string, amount: bigint, isOut: boolean, coin: object = token) =>
  ({ time: seconds(date), amount, isOut, listing: { token: coin } }) as unknown as Movement;

test("cash-flow chart: twelve months around now, in each its sums and their heights to one scale", () => {
  const [chart] = cashFlowCharts(
    [
      moved("2026-11-02", 200_000_000n, true),
      moved("2026-11-20", 300_000_000n, false),
      moved("2026-11-30", 100_000_000n, false),
      moved("2026-05-31", 999_000_000n, true),
    ],
    [
      { token, time: seconds("2027-01-15"), amount: 800_000_000n },
      { token, time: seconds("2027-06-01"), amount: 50_000_000n },
    ],
    now,
  );
  expect(chart?.months.map(({ label }) => label).join(" ")).toBe(
    "Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May",
  );
  expect(chart?.months.find(({ key }) => key === "2026-11")).toMatchObject({
    name: "Nov 2026",
    paid: "200.00",
    received: "400.00",
    expected: null,
    labels: { up: "400", down: "200" },
    bars: { paid: 200, received: 400, expected: 0 },
  });
  expect(chart?.months.find(({ key }) => key === "2027-01")?.bars.expected).toBe(800);
  expect([chart?.zero, chart?.later]).toEqual([800, "50.00 USDC"]);
});

test("cash-flow chart: a month's sum is what its notes add up to as they are shown", () => {
  const notes = [19_389_215n, 19_389_215n].map((amount) => ({
    token,
    amount,
    time: seconds("2027-01-15"),
  }));
  const [chart] = cashFlowCharts([], notes, now);
  expect(chart?.months.find(({ key }) => key === "2027-01")?.expected).toBe("38.76");
});

test("cash-flow chart: a bar's label is short, in whole coins", () => {
  const labelOf = (amount: bigint) =>
    cashFlowCharts([moved("2026-11-02", amount, false)], [], now)[0]?.months.find(
      ({ key }) => key === "2026-11",
    )?.labels;
  expect(labelOf(12_557_480_000n)).toEqual({ up: "12.6K", down: null });
  expect(labelOf(820_900_000n)?.up).toBe("820");
  expect(labelOf(900_000n)?.up).toBe("<1");
});

test("cash-flow chart: one for each stablecoin, and none without a payment in sight", () => {
  const both = [moved("2026-10-01", 1n, true), moved("2026-10-01", 1n, true, other)];
  expect(cashFlowCharts(both, [], now).map(({ symbol }) => symbol)).toEqual(["USDC", "USDT"]);
  expect(cashFlowCharts([moved("2025-01-01", 1n, true)], [], now)).toEqual([]);
});
