import { expect, test } from "vitest";
import claimColumns from "../../../../../vectors/claims.json" with { type: "json" };
import fingerprints from "../../../../../vectors/fingerprints.json" with { type: "json" };
import lateFeeColumns from "../../../../../vectors/late-fee.json" with { type: "json" };
import priceColumns from "../../../../../vectors/pricing.json" with { type: "json" };
import statuses from "../../../../../vectors/status.json" with { type: "json" };
import { lateFeeDown } from "../amounts/late-fee.ts";
import {
  aprBpsDown,
  aprBpsUp,
  platformFeeDown,
  priceForAprUp,
  purchaseCost,
} from "../amounts/pricing.ts";
import * as waterfall from "../amounts/waterfall.ts";
import {
  isSaleOpen,
  type ReceivableFacts,
  receivableStatus,
  type StoredState,
} from "../status/receivable-status.ts";
import { canonicalInvoice } from "./fingerprint.ts";

/** The tables with figures lie there column by column. */
function rowsOf<Name extends string>(table: Record<Name, string[]>): Record<Name, string>[] {
  const names = Object.keys(table) as Name[];
  const first = names[0];
  if (first === undefined) return [];
  return table[first].map(
    (_, at) =>
      Object.fromEntries(names.map((name) => [name, table[name][at]])) as Record<Name, string>,
  );
}

const prices = rowsOf(priceColumns);
const lateFees = rowsOf(lateFeeColumns);
const claims = rowsOf(claimColumns);

test("golden tables: have all their rows", () => {
  expect([prices.length, lateFees.length, claims.length]).toEqual([200, 200, 200]);
});

test(`pricing: ${prices.length} rows of the golden table`, () => {
  for (const row of prices) {
    const [price, repay, days] = [BigInt(row.price), BigInt(row.repay), BigInt(row.days)];
    const cost = purchaseCost(BigInt(row.units), price);
    const made = {
      cost: cost.toString(),
      fee: platformFeeDown(cost, BigInt(row.feeBps)).toString(),
      aprBpsDown: aprBpsDown(price, repay, days)?.toString(),
      aprBpsUp: aprBpsUp(price, repay, days)?.toString(),
      priceForApr: priceForAprUp(repay, BigInt(row.aprBps), days).toString(),
    };
    expect({ ...row, ...made }).toEqual(row);
  }
});

test(`late fee: ${lateFees.length} rows of the golden table`, () => {
  for (const row of lateFees)
    expect(lateFeeDown(BigInt(row.lateUnits), BigInt(row.lateFeeBps)).toString()).toBe(row.fee);
});

test(`claims: ${claims.length} rows of the golden table`, () => {
  for (const row of claims) {
    const [paidIn, repayment, fee] = [BigInt(row.paidIn), BigInt(row.repayment), BigInt(row.fee)];
    const part = waterfall.holdersPart(paidIn, repayment, fee);
    const made = {
      ceiling: waterfall.paymentCeiling(BigInt(row.face), repayment, fee).toString(),
      holdersPart: part.toString(),
      unpaidRepayment: waterfall.unpaidRepayment(paidIn, repayment).toString(),
      unpaidFee: waterfall.unpaidFee(paidIn, repayment, fee).toString(),
      earned: waterfall.noteEarnedDown(part, BigInt(row.units), BigInt(row.soldUnits)).toString(),
    };
    expect({ ...row, ...made }).toEqual(row);
  }
});

test.each(statuses)(
  "status: $state at $now, $soldUnits sold, sale ended: $saleEnded, is $expected",
  (row) => {
    const { state, saleEnded, expected, now, ...figures } = row;
    const facts = Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, BigInt(value)]),
    ) as unknown as Omit<ReceivableFacts, "state" | "saleEnded">;
    const whole = { state: state as StoredState, saleEnded, ...facts };
    expect(receivableStatus(whole, BigInt(now))).toBe(expected);
    expect(isSaleOpen(whole, BigInt(now))).toBe(["open", "selling"].includes(expected));
  },
);

test.each(fingerprints)("fingerprint: $invoiceNumber becomes $canonical", (row) => {
  expect(canonicalInvoice(row)).toBe(row.canonical);
});
