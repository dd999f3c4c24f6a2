import fc from "fast-check";
import { expect, test } from "vitest";
import columns from "../../../../../vectors/financing.json" with { type: "json" };
import {
  amountForAdvanceDown,
  calculateFinancing,
  type Interest,
  unitPrice,
  unitsForUp,
} from "./calculate-financing.ts";

type Row = Record<keyof typeof columns, string>;
const names = Object.keys(columns) as (keyof typeof columns)[];
const rows = columns.face.map(
  (_, at) => Object.fromEntries(names.map((name) => [name, columns[name][at]])) as Row,
);

test("financing: has 200 rows in the golden table, half of them with a yearly rate", () => {
  expect(rows).toHaveLength(200);
  expect(rows.filter(({ rateBps }) => rateBps !== "")).toHaveLength(100);
});

test("financing: computes every row of the golden table to the base unit", () => {
  for (const row of rows) {
    const interest: Interest =
      row.rateBps === ""
        ? { kind: "total", total: BigInt(row.total) }
        : { kind: "rate", aprBps: BigInt(row.rateBps) };
    const made = calculateFinancing({
      face: BigInt(row.face),
      amount: BigInt(row.amount),
      interest,
      days: BigInt(row.days),
      lateFeeBps: BigInt(row.lateFeeBps),
      decimals: 6,
    });
    const figures = Object.fromEntries(
      Object.entries(made ?? {}).map(([name, figure]) => [name, String(figure)]),
    );
    expect({ ...row, ...figures }).toEqual(row);
  }
});

const amounts = fc.bigInt(1_000_000n, 250_000_000_000_000n);

test("financing: never sells more than was asked for, and never promises holders less", () => {
  fc.assert(
    fc.property(amounts, fc.bigInt(0n, 10_000n), fc.bigInt(1n, 365n), (amount, aprBps, days) => {
      const made = calculateFinancing({
        face: amount * 2n,
        amount,
        interest: { kind: "rate", aprBps },
        days,
        lateFeeBps: 1200n,
        decimals: 6,
      });
      expect(made).not.toBeNull();
      if (made === null) return;
      expect(made.proceeds).toBeLessThanOrEqual(amount);
      expect(amount - made.proceeds).toBeLessThan(made.pricePerUnit);
      expect(made.units).toBeLessThan(2n ** 24n);
      expect(made.returnBps).toBeGreaterThanOrEqual(aprBps);
      expect(made.costBps).toBeGreaterThanOrEqual(made.returnBps ?? 0n);
    }),
  );
});

test("financing: a total interest is never undercut, and exceeded by less than one base unit a unit", () => {
  fc.assert(
    fc.property(amounts, fc.bigInt(0n, 10n ** 12n), (amount, total) => {
      const made = calculateFinancing({
        face: amount * 2n,
        amount,
        interest: { kind: "total", total },
        days: 30n,
        lateFeeBps: 0n,
        decimals: 6,
      });
      expect(made?.interest).toBeGreaterThanOrEqual(total);
      expect((made?.interest ?? 0n) - total).toBeLessThan(made?.units ?? 0n);
    }),
  );
});

test("financing: is null for less than one unit", () => {
  const input = { face: 9n, interest: { kind: "total", total: 0n }, days: 1n } as const;
  expect(
    calculateFinancing({ ...input, amount: 999_999n, lateFeeBps: 0n, decimals: 6 }),
  ).toBeNull();
});

test("financing: one unit is one token, and more only where there would be too many units", () => {
  expect(unitPrice(24_000_000_000n, 6)).toBe(1_000_000n);
  expect(unitPrice(16_777_215_999_999n, 6)).toBe(1_000_000n);
  expect(unitPrice(16_777_216_000_000n, 6)).toBe(10_000_000n);
  expect(unitPrice(250_000_000_000_000n, 6)).toBe(100_000_000n);
});

test("financing: an advance rate gives whole tokens, a minimum gives whole units", () => {
  expect(amountForAdvanceDown(30_000_990_000n, 8_000n, 6)).toBe(24_000_000_000n);
  expect(unitsForUp(1_000_001n, 1_000_000n, 10n)).toBe(2n);
  expect(unitsForUp(0n, 1_000_000n, 10n)).toBe(1n);
  expect(unitsForUp(99_000_000n, 1_000_000n, 10n)).toBe(10n);
});
