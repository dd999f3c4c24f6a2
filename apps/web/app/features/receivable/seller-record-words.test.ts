import { expect, test } from "vitest";
import { lateRecordWords, sellerRecordWords, shortRecordWords } from "./seller-record-words.ts";

const none = { defaulted: 0, defaultsRepaid: 0 };
const nothing = { listed: 0, due: 0, onTime: 0, late: 0, averageDaysLate: null, ...none };
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
    ...{ defaulted: 0, defaultsRepaid: 1 },
    averageDaysLate: 0.1,
  };
  expect(words({ ...record, totals })).toMatchObject({
    Financed: ["1,500.00 USDC", "2.00 USDT"],
    "Repaid to investors": ["1,000.00 USDC", "0.00 USDT"],
    "Repaid on time": ["199 of 200 that came due (99%)"],
    "Average days late": ["0.1"],
    Defaults: ["1, repaid since"],
  });
});

const record = { listed: 9, due: 5, onTime: 4, repaidLate: 0, ...none };
test.each([
  // One is past due.
  [record, "4 of 5 repaid on time, late now"],
  [{ ...record, repaidLate: 1 }, "4 of 5 repaid on time"],
  [{ ...record, defaulted: 1 }, "4 of 5 repaid on time"],
  [{ ...record, onTime: 0, repaidLate: 5 }, "0 of 5 repaid on time"],
  [{ ...record, onTime: 5 }, "5 of 5 repaid on time"],
  [{ ...record, due: 0, onTime: 0 }, null],
  [undefined, null],
] as const)("seller's record in one line: %j is %s", (of, text) => {
  expect(shortRecordWords(of)).toBe(text);
  // Beside the risk only where something was late.
  expect(lateRecordWords(of)).toBe(text?.startsWith("5 of 5") ? null : text);
});
