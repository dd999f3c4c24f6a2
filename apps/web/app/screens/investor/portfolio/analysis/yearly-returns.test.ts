import { expect, test } from "vitest";
import type { NoteFlows } from "./note-flows.ts";
import { yearlyReturns } from "./yearly-returns.ts";

const year = 365 * 86_400;
const token = (symbol: string) => ({ address: "0xc1", symbol, decimals: 6 }) as const;

const one = (isOver: boolean, back: bigint, symbol = "USDC"): NoteFlows => ({
  token: token(symbol),
  isOver,
  isFailed: false,
  lost: 0n,
  done: [{ amount: -1_000n, time: 0 }, ...(isOver ? [{ amount: back, time: year }] : [])],
  expected: isOver ? [] : [{ amount: back, time: year }],
});
const values = (notes: readonly NoteFlows[]) => yearlyReturns(notes).map((figure) => figure.values);

test("yearly returns: realised counts notes that are over, expected those that aren't, and neither failed sales", () => {
  const failed = { ...one(false, 1_000n), isFailed: true };
  expect(values([one(true, 1_100n), one(false, 1_200n), failed])).toEqual([["10.00%"], ["20.00%"]]);
});

test("yearly returns: a loss has a minus, and each stablecoin its own rate", () => {
  expect(values([one(true, 900n)])).toEqual([["−10.00%"], ["None"]]);
  expect(values([one(true, 1_100n), one(true, 1_050n, "USDT")])[0]).toEqual([
    "10.00% in USDC",
    "5.00% in USDT",
  ]);
});

test("yearly returns: without a note that is over there is none yet", () => {
  expect(values([one(false, 1_200n)])[0]).toEqual(["None yet"]);
});

test("yearly returns: beside what was realised stand the finished notes and what is lost of them", () => {
  const note = (...notes: NoteFlows[]) => yearlyReturns(notes)[0]?.note;
  const finished = one(true, 1_100n);
  const lost = (amount: bigint, symbol = "USDC") => ({ ...one(true, 0n, symbol), lost: amount });
  expect(note(finished, finished, one(false, 1_200n))).toBe(
    "Annualised on 2 finished notes, none in default",
  );
  expect(note(finished, lost(2_120_000_000n))).toBe(
    "Annualised on 2 finished notes, from what was paid and received so far. 1 of them is in default: the 2,120.00 USDC still unpaid counts as lost.",
  );
  expect(note(lost(1_000_000n, "USDT"), lost(2_000_000n), lost(3_000_000n))).toBe(
    "Annualised on 3 finished notes, from what was paid and received so far. 3 of them are in default: the 1.00 USDT and 5.00 USDC still unpaid count as lost.",
  );
  expect(note(lost(2_000_000n))).toBe(
    "Annualised on 1 finished note, from what was paid and received so far. It’s in default: the 2.00 USDC still unpaid counts as lost.",
  );
});

test("yearly returns: what is expected says of how many notes it is", () => {
  const note = (...notes: NoteFlows[]) => yearlyReturns(notes)[1]?.note;
  const open = one(false, 1_200n);
  const finished = one(true, 1_100n);
  expect(note(open, finished)).toBe(
    "Annualised on 1 note that is still to be repaid, if everything owed is paid as agreed",
  );
  expect(note(open, open, finished)).toMatch(
    /^Annualised on 2 notes that are still to be repaid, /,
  );
  expect(note(finished)).toBe("Annualised on notes that are still to be repaid");
});
