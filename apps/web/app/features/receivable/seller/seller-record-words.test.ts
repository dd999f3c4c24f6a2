import type { Listing } from "@tenora/database/market/listing/listing-record";
import { expect, test } from "vitest";
import { hasLateRecord, sellerRecordWords } from "./seller-record-words.ts";

const none = { late: 0, repaidLate: 0, defaulted: 0, inDefault: 0, defaultPending: 0 };
const nothing = {
  listed: 0,
  listedPrivately: 0,
  due: 0,
  duePrivately: 0,
  onTime: 0,
  ...none,
  pastDue: 0,
  inGrace: 0,
  disputed: 0,
  averageDaysLate: null as number | null,
  owing: { listings: [] as Listing[], more: 0 },
};
const words = (record: Parameters<typeof sellerRecordWords>[0]) =>
  Object.fromEntries(sellerRecordWords(record).map(({ label, values }) => [label, values]));

test("seller's record: says where there is nothing to count yet", () => {
  expect(words({ ...nothing, totals: [] })).toMatchObject({
    "Receivables listed": ["0"],
    Financed: ["None yet"],
    "Repaid on time": ["None due yet"],
    "Delay when late": ["None late"],
    "Past due now": ["Nothing past due"],
    Defaults: ["0"],
    "Disputed now": ["None"],
  });
});

test("seller's record: has each token by itself, and rounds down so that no late one disappears", () => {
  const token = (symbol: string) => ({ address: "0x1", symbol, decimals: 6 }) as const;
  const totals = [
    { token: token("USDC"), financed: 1_500_000_000n, repaid: 1_000_000_000n },
    { token: token("USDT"), financed: 2_000_000n, repaid: 0n },
  ];
  const record = {
    ...nothing,
    listed: 210,
    due: 200,
    onTime: 199,
    defaulted: 1,
    averageDaysLate: 60,
    disputed: 1,
  };
  expect(words({ ...record, totals })).toMatchObject({
    Financed: ["1,500.00 USDC", "2.00 USDT"],
    "Repaid to investors": ["1,000.00 USDC", "0.00 USDT"],
    "Repaid on time": ["199 of 200 that came due (99%)"],
    "Delay when late": ["60 days (1 repaid after a default)"],
    Defaults: ["1, repaid since"],
    "Disputed now": ["1"],
  });
});

test("seller's record: what is in its grace period isn't among what came due, and says so beside it", () => {
  const onTime = (record: Partial<typeof nothing>) =>
    words({ ...nothing, ...record, totals: [] })["Repaid on time"];
  expect(onTime({ due: 1, onTime: 1, inGrace: 1 })).toEqual([
    "1 of 1 repaid or past grace (100%)",
    "1 more in grace",
  ]);
  expect(onTime({ inGrace: 1_000 })).toEqual(["None yet", "1,000 in grace"]);
});

test("seller's record: a delay is an average only of more than one, and says of how many", () => {
  const delay = (late: number, averageDaysLate: number, defaulted = 0, inDefault = 0) =>
    words({ ...nothing, totals: [], late, averageDaysLate, defaulted, inDefault })[
      "Delay when late"
    ];
  expect(delay(1, 25)).toEqual(["25 days (1 late receivable)"]);
  expect(delay(2, 1)).toEqual(["1 day on average (2 late receivables)"]);
  expect(delay(1_204, 12.5)).toEqual(["12.5 days on average (1,204 late receivables)"]);
  expect(delay(1, 25, 2, 2)).toEqual(["25 days (1 late receivable, those in default not counted)"]);
  expect(delay(1, 33.5, 3, 2)).toEqual([
    "33.5 days on average (1 late receivable, 1 repaid after a default, those in default not counted)",
  ]);
});

test("seller's record: what is past due now is summed token by token, with late fees, in a warning's tone", () => {
  const token = (symbol: string) => ({ address: `0x${symbol}`, symbol, decimals: 6 }) as const;
  const [usdc, usdt] = [token("USDC"), token("USDT")];
  const totals = [usdc, usdt].map((one) => ({ token: one, financed: 0n, repaid: 0n }));
  const late = (repayment: bigint, lateFee: bigint) =>
    ({ token: usdc, due: { repayment, lateFee, total: 0n } }) as Listing;
  const pastDue = [late(10_000_000_000n, 0n), late(1_999_000_000n, 999_999n)];
  const owing = { listings: pastDue, more: 0 };
  const record = { ...nothing, totals, pastDue: 2, owing };
  const line = (of: typeof record) =>
    sellerRecordWords(of).find(({ label }) => label === "Past due now");
  expect(line(record)).toMatchObject({
    values: ["12,000.00 USDC in 2 receivables"],
    isWarning: true,
  });
  expect(line({ ...record, owing: { listings: pastDue.slice(0, 1), more: 0 } })?.values).toEqual([
    "10,000.00 USDC in 1 receivable",
  ]);
  expect(line({ ...record, owing: { ...owing, more: 1_200 } })?.values).toEqual([
    "12,000.00 USDC in 2 receivables",
    "and 1,200 more",
  ]);
  expect(line({ ...nothing, totals: [] } as never)).toMatchObject({ isWarning: false });
});

const record = { ...nothing, listed: 9, due: 5, onTime: 5 };
test.each([
  [{ ...record, onTime: 4, pastDue: 1 }, true],
  [{ ...record, onTime: 4, repaidLate: 1 }, true],
  [{ ...record, onTime: 4, defaulted: 1 }, true],
  [{ ...record, onTime: 0, repaidLate: 5 }, true],
  [{ ...record, pastDue: 1, inGrace: 1, disputed: 1 }, true],
  [{ ...record, due: 0, onTime: 0, pastDue: 1, inGrace: 1 }, true],
  [record, false],
  [{ ...record, due: 0, onTime: 0 }, false],
])("seller's record beside the risk: %j is late: %s", (of, isLate) => {
  expect(hasLateRecord(of)).toBe(isLate);
});
