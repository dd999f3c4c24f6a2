import type { ListedCustomer } from "@tenora/database/funding-request/find-listed-customers";
import type { OutstandingReceivable } from "@tenora/database/market/book/list-outstanding";
import type { Ageing } from "@tenora/database/market/book/read-ageing";
import { ageingBuckets } from "@tenora/domain/receivable/status/ageing-bucket";
import { expect, test } from "vitest";
import { coinBook, sellerRows } from "./coin-book.ts";
import { customerExposures } from "./customer-exposures.ts";

const usdc = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 } as const;
const part = (receivables: number, whole: bigint) => ({ receivables, amount: whole * 1_000_000n });
const ageing: Ageing = {
  token: usdc,
  total: part(9, 100n),
  buckets: {
    "not-due": part(2, 60n),
    grace: part(1, 10n),
    "to-30": part(2, 12n),
    "to-60": part(1, 5n),
    "over-60": part(1, 3n),
    defaulted: part(2, 10n),
  },
  daysToMaturity: 1,
};
const nobody = { rows: [], campaigns: null, unknown: null };

test("book: the three buckets between grace and default are what is past grace, in amount and number", () => {
  const book = coinBook(ageing, { weeks: [], sellers: [], customers: nobody });
  expect(book.pastGrace).toEqual({ receivables: 4, amount: "20.00 USDC", share: "20.0%" });
  expect(book.total).toEqual({ receivables: 9, amount: "100.00 USDC" });
  expect(book.averageTime).toBe("1 day");
  const late = coinBook(
    { ...ageing, daysToMaturity: null },
    { weeks: [], sellers: [], customers: nobody },
  );
  expect(late.averageTime).toBeNull();
});

test("book: the shares of the ageing add up to all of it", () => {
  const amounts = [6_785n, 465n, 660n, 1_240n, 850n, 0n];
  const buckets = Object.fromEntries(
    ageingBuckets.map((bucket, at) => [bucket, part(1, amounts[at] ?? 0n)]),
  ) as Ageing["buckets"];
  const book = coinBook(
    { ...ageing, total: part(6, 10_000n), buckets },
    { weeks: [], sellers: [], customers: nobody },
  );
  // Each rounded by itself they would be 100.1%: the largest has the rest.
  expect(ageingBuckets.map((bucket) => book.buckets[bucket].share)).toEqual([
    ...["67.8%", "4.7%", "6.6%", "12.4%", "8.5%", "0%"],
  ]);
});

test("exposure by seller: a quarter is no concentration and more is", () => {
  const exposure = (wallet: string, amount: bigint) => ({
    receivables: 1,
    amount,
    late: 0n,
    seller: { wallet: wallet as `0x${string}`, name: null, tier: null },
  });
  const rows = sellerRows(
    [exposure("0xa", 25_010_000n), exposure("0xb", 25_000_000n)],
    new Map([["0xa", "id-of-a"]]),
    ageing,
  );
  expect(rows).toMatchObject([
    { name: "0xa", page: "/admin/requests/id-of-a", share: "25.0%", isConcentrated: true },
    { name: "0xb", page: null, share: "25.0%", isConcentrated: false, late: null },
  ]);
  expect(rows).toHaveLength(2);
});

const receivable = (
  id: bigint,
  whole: bigint,
  changes: Partial<OutstandingReceivable> = {},
): OutstandingReceivable => ({
  id,
  fingerprint: "0x1",
  token: usdc.address,
  kind: "factoring",
  amount: whole * 1_000_000n,
  isLate: false,
  ...changes,
});

test("exposure by customer: one customer of several sellers is one, and what has none is told apart", () => {
  const customers = new Map<bigint, ListedCustomer>([
    [1n, { name: "Straits Foods & Co", key: "SG 1", invoice: null }],
    [2n, { name: "STRAITS FOODS", key: "SG 1", invoice: null }],
    [3n, { name: "Bo Bakery", key: "SG 2", invoice: null }],
    // Its name was erased.
    [4n, { name: null, key: "SG 3", invoice: null }],
  ]);
  const { rows, campaigns, unknown } = customerExposures(
    [
      ...[receivable(1n, 30n), receivable(2n, 20n, { isLate: true }), receivable(3n, 7n)],
      ...[receivable(4n, 2n), receivable(5n, 1n), receivable(6n, 9n, { kind: "community" })],
    ],
    customers,
    ageing,
  );
  expect(rows).toMatchObject([
    {
      name: "Straits Foods & Co",
      receivables: 2,
      amount: "50.00 USDC",
      share: "50.0%",
      late: "20.00 USDC",
      isConcentrated: true,
      tier: null,
      page: null,
    },
    { name: "Bo Bakery", amount: "7.00 USDC", late: null, isConcentrated: false },
  ]);
  expect(campaigns).toEqual({ receivables: 1, amount: "9.00 USDC" });
  expect(unknown).toEqual({ receivables: 2, amount: "3.00 USDC" });
});

test("exposure by customer: the ten who owe the most", () => {
  const many = Array.from({ length: 12 }, (_, at) => receivable(BigInt(at), BigInt(at + 1)));
  const customers = new Map(
    many.map(({ id }) => [id, { name: `C${id}`, key: `SG ${id}`, invoice: null }]),
  );
  const { rows } = customerExposures(many, customers, ageing);
  expect(rows.map(({ name }) => name)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `C${at}`),
  );
});
