import { inCombinedUnits } from "@tenora/database/market/book/outstanding-receivables";
import type { Ageing } from "@tenora/database/market/book/read-ageing";
import { ageingBuckets } from "@tenora/domain/receivable/status/ageing-bucket";
import { expect, test } from "vitest";
import { combinedBook } from "./combined-book.ts";

const usdc = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 } as const;
const xusd = { address: `0x${"d1".repeat(20)}`, symbol: "XUSD", decimals: 18 } as const;
const nothing = { receivables: 0, amount: 0n };
const ageing = (token: Ageing["token"], receivables: number, amount: bigint): Ageing => ({
  token,
  total: { receivables, amount },
  daysToMaturity: 1,
  buckets: Object.fromEntries(ageingBuckets.map((one) => [one, nothing])) as Ageing["buckets"],
});
const ageings = [ageing(usdc, 2, 60_000_000n), ageing(xusd, 1, 40n * 10n ** 18n)];
const receivable = (id: bigint, token: Ageing["token"], amount: bigint) => ({
  id,
  fingerprint: "0x1",
  token: token.address,
  kind: "factoring" as const,
  amount,
  isLate: false,
});
const combined = {
  ageings,
  exposures: [
    {
      receivables: 2,
      amount: inCombinedUnits(26_000_000n, 6),
      late: 0n,
      seller: { wallet: "0xa" as const, name: "Ada Textiles", tier: 2 },
    },
  ],
  receivables: [
    receivable(1n, usdc, 20_000_000n),
    receivable(2n, xusd, 10n ** 19n),
    receivable(3n, usdc, 40_000_000n),
  ],
  ids: new Map([["0xa", "id-of-a"]]),
  customers: new Map(
    [1n, 2n].map((id) => [id, { name: "Straits Foods", key: "SG 1", invoice: null }]),
  ),
};

test("book of all coins: a seller and a customer of two coins are one, each coin a dollar", () => {
  const book = combinedBook(combined);
  expect(book).toMatchObject({
    symbol: "USD",
    coins: "USDC and XUSD",
    total: { receivables: 3, amount: "100.00 USD" },
  });
  // Below the limit in each coin perhaps, and above it in both together.
  expect(book?.sellers).toMatchObject([
    { name: "Ada Textiles", page: "/admin/requests/id-of-a", amount: "26.00 USD", share: "26.0%" },
  ]);
  expect(book?.sellers[0]?.isConcentrated).toBe(true);
  expect(book?.customers).toMatchObject({
    rows: [{ name: "Straits Foods", receivables: 2, amount: "30.00 USD", isConcentrated: true }],
    unknown: { receivables: 1, amount: "40.00 USD" },
  });
});

test("book of all coins: says nothing that a single coin says already", () => {
  expect(combinedBook({ ...combined, ageings: ageings.slice(0, 1) })).toBeNull();
});
