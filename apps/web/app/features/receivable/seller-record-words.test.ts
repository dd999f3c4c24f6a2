import { expect, test } from "vitest";
import { sellerRecordWords } from "./seller-record-words.ts";

const nothing = { listed: 0, due: 0, onTime: 0, late: 0, defaulted: 0, averageDaysLate: null };
const words = (record: Parameters<typeof sellerRecordWords>[0]) =>
  Object.fromEntries(sellerRecordWords(record).map(({ label, values }) => [label, values]));

test("seller's record: says where there is nothing to count yet", () => {
  expect(words({ ...nothing, totals: [] })).toMatchObject({
    "Receivables listed": ["0"],
    Financed: ["None yet"],
    "Repaid on time": ["None due yet"],
    "Average days late": ["None due yet"],
    Defaults: ["0"],
  });
});

test("seller's record: has each token by itself, and rounds down so that no late one disappears", () => {
  const token = (symbol: string) => ({ address: "0x1", symbol, decimals: 6 }) as const;
  const totals = [
    { token: token("USDC"), financed: 1_500_000_000n, repaid: 1_000_000_000n },
    { token: token("USDT"), financed: 2_000_000n, repaid: 0n },
  ];
  const record = {
    listed: 210,
    due: 200,
    onTime: 199,
    late: 1,
    defaulted: 0,
    averageDaysLate: 0.1,
  };
  expect(words({ ...record, totals })).toMatchObject({
    Financed: ["1,500.00 USDC", "2.00 USDT"],
    "Repaid to investors": ["1,000.00 USDC", "0.00 USDT"],
    "Repaid on time": ["199 of 200 (99%)"],
    "Average days late": ["0.1"],
  });
});
