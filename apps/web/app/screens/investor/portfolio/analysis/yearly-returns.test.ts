import { expect, test } from "vitest";
import type { NoteFlows } from "./note-flows.ts";
import { yearlyReturns } from "./yearly-returns.ts";

const year = 365 * 86_400;
const token = (symbol: string) => ({ address: "0xc1", symbol, decimals: 6 }) as const;

const one = (isOver: boolean, back: bigint, symbol = "USDC"): NoteFlows => ({
  ...{ token: token(symbol), isOver },
  done: [{ amount: -1_000n, time: 0 }, ...(isOver ? [{ amount: back, time: year }] : [])],
  expected: isOver ? [] : [{ amount: back, time: year }],
});
const values = (notes: readonly NoteFlows[]) => yearlyReturns(notes).map((figure) => figure.values);

test("yearly returns: realised counts notes that are over, expected all of them", () => {
  expect(values([one(true, 1_100n), one(false, 1_200n)])).toEqual([["10.00%"], ["15.00%"]]);
});

test("yearly returns: a loss has a minus, and each stablecoin its own rate", () => {
  expect(values([one(true, 900n)])).toEqual([["−10.00%"], ["−10.00%"]]);
  expect(values([one(true, 1_100n), one(true, 1_050n, "USDT")])[0]).toEqual([
    "10.00% in USDC",
    "5.00% in USDT",
  ]);
});

test("yearly returns: without a note that is over there is none yet", () => {
  expect(values([one(false, 1_200n)])[0]).toEqual(["None yet"]);
});
