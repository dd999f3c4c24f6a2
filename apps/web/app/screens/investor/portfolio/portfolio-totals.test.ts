import { expect, test } from "vitest";
import { claimableOf, partOfNote, portfolioTotals } from "./portfolio-totals.server.ts";

const token = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 };

/** A note of a receivable whose units cost 1.00 and repay 1.02048 USDC. */
function note(units: bigint, status = "running", claimable = 0n) {
  return partOfNote({
    note: { units, cost: units * 1_000_000n, claimed: 0n, refundable: 0n, claimable },
    listing: { token, status, ledger: { repayPerUnit: 1_020_485n } },
  } as unknown as Parameters<typeof partOfNote>[0]);
}

const valuesOf = (label: string, parts: Parameters<typeof portfolioTotals>[0]) =>
  portfolioTotals(parts).find((figure) => figure.label === label)?.values;

test("portfolio totals: a sum is what its rows add up to as they are shown", () => {
  // 19.389215 USDC twice: 19.38 and 19.38, though exactly they are 38.77843.
  expect(valuesOf("Value at maturity", [note(19n), note(19n)])).toEqual(["38.76 USDC"]);
  expect(valuesOf("Invested now", [note(3n), note(7n)])).toEqual(["10.00 USDC"]);
});

test("portfolio totals: the gain is the difference of the two sums, of what isn't over, and what is in default is named", () => {
  const noteOf = (parts: Parameters<typeof portfolioTotals>[0]) =>
    portfolioTotals(parts).find(({ label }) => label === "Value at maturity")?.note;
  expect(noteOf([note(19n), note(19n), note(50n, "settled")])).toBe(
    "Gain if all is repaid: 0.76 USDC",
  );
  expect(noteOf([note(19n), note(50n, "defaulted")])).toBe(
    "Includes 51.02 USDC in default. Gain if all is repaid: 1.40 USDC",
  );
  expect(noteOf([note(50n, "settled")])).toBeUndefined();
});

test("portfolio totals: what can be collected is told with its sum, and nothing is no amount", () => {
  const parts = [note(1n, "settled", 1_020_485n), note(2n, "settled", 2_040_970n)];
  expect(claimableOf([], parts).amounts).toEqual(["3.06 USDC"]);
  expect(claimableOf([], [note(1n)]).amounts).toEqual([]);
});

test("portfolio totals: every figure has its stablecoins in one order", () => {
  const usdt = partOfNote({
    note: { units: 1n, cost: 1_000_000n, claimed: 0n, refundable: 0n, claimable: 5_000_000n },
    listing: {
      token: { ...token, address: `0x${"c2".repeat(20)}`, symbol: "USDT" },
      ...{ status: "running", ledger: { repayPerUnit: 1_020_485n } },
    },
  } as unknown as Parameters<typeof partOfNote>[0]);
  const parts = [usdt, note(1n, "running", 5_000_000n)];
  expect(valuesOf("Invested now", parts)).toEqual(["1.00 USDC", "1.00 USDT"]);
  expect(valuesOf("To collect", parts)).toEqual(["5.00 USDC", "5.00 USDT"]);
});

test("portfolio totals: what is over counts for nothing that is to come", () => {
  expect(valuesOf("Value at maturity", [note(3n, "settled")])).toEqual(["0.00 USDC"]);
});

test("portfolio totals: phones begin with what can be collected", () => {
  const first = portfolioTotals([note(1n)]).filter(({ isFirstOnPhones }) => isFirstOnPhones);
  expect(first.map(({ label }) => label)).toEqual(["To collect"]);
});
