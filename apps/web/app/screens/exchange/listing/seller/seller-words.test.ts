import { expect, test } from "vitest";
import { sellerWords } from "./seller-words.server.ts";

const repayments = {
  listed: 1,
  listedPrivately: 0,
  due: 0,
  duePrivately: 0,
  onTime: 0,
  late: 0,
  repaidLate: 0,
  defaulted: 0,
  inDefault: 0,
  pastDue: 0,
  inGrace: 0,
  defaultPending: 0,
  disputed: 0,
};
const wordsOf = (isSuspended: boolean, tier: number | null) => {
  const seller = { wallet: "0x1", name: "Ben Trading", tier, country: null, isSuspended };
  return sellerWords({ seller, kind: "factoring" } as never, repayments);
};

test("seller: of a suspended one nobody reads that it can sell", () => {
  expect(wordsOf(true, 2)).toMatchObject({ standing: null, isSuspended: true });
  expect(wordsOf(false, 2).standing).toMatch(/^Tier 2: This seller can sell to /);
  expect(wordsOf(false, null)).toMatchObject({ standing: null, isSuspended: false });
});
