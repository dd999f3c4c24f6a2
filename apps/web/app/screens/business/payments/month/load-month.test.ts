import { expect, test } from "vitest";
import { toMonth } from "./load-month.server.ts";

const seller = `0x${"b1".repeat(20)}`;
const now = Date.UTC(2026, 10, 25, 12) / 1_000;
const token = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 } as const;
const at = (text: string) => BigInt(Date.parse(text) / 1_000);
const listing = (id: bigint, maturity: string, repayment: bigint) => ({
  id,
  token,
  due: { repayment, lateFee: 0n, total: repayment },
  ledger: { maturity: at(maturity) },
});

const due = [
  listing(1n, "2026-12-01T00:00:00Z", 1_000_000n),
  listing(2n, "2026-12-31T23:59:59Z", 2_500_000n),
  listing(3n, "2026-12-31T23:59:59Z", 0n),
  listing(4n, "2027-01-01T00:00:00Z", 4_000_000n),
];

test("month: each receivable is on its day in UTC, and none of another month", () => {
  const { name, weeks } = toMonth(due, null, { seller, asked: "2026-12", now });
  expect(name).toBe("December 2026");
  const days = weeks.flat().filter((day) => day !== null);
  expect(days.filter((day) => day.due.length > 0).map((day) => [day.date, day.due])).toEqual([
    ["Dec 1, 2026", [{ listing: 1n, owed: "1.00 USDC" }]],
    [
      "Dec 31, 2026",
      [
        { listing: 2n, owed: "2.50 USDC" },
        { listing: 3n, owed: null },
      ],
    ],
  ]);
});

test("month: an address that names none shows the month of now, and links lead to those beside it", () => {
  const { name, weeks, previous, next } = toMonth([], null, { seller, asked: "2026-13", now });
  expect(name).toBe("November 2026");
  expect(weeks.flat().find((day) => day?.isToday)?.day).toBe(25);
  const path = `/business/payments?wallet=${seller}&month=`;
  expect(previous).toEqual({ name: "October 2026", path: `${path}2026-10` });
  expect(next).toEqual({ name: "December 2026", path: `${path}2026-12` });
  expect(toMonth([], null, { seller, asked: "2099-12", now }).next).toBeNull();
});

test("month: says when more is due in it than was read", () => {
  const cut = (maturity: string) =>
    toMonth(due, { value: at(maturity), id: 9n }, { seller, asked: "2026-12", now }).isCut;
  expect(cut("2026-12-31T23:59:59Z")).toBe(true);
  expect(cut("2027-01-01T00:00:00Z")).toBe(false);
});
