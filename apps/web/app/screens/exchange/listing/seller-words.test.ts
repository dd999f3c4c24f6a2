import { expect, test } from "vitest";
import { sellerWords } from "./seller-words.server.ts";

const repayments = {
  ...{ listed: 1, listedPrivately: 0, due: 0, duePrivately: 0, onTime: 0, repaidLate: 0 },
  ...{ defaulted: 0, defaultsRepaid: 0, pastDue: 0, inGrace: 0, defaultPending: 0, disputed: 0 },
};
const standing = (isSuspended: boolean, tier: number | null) => {
  const seller = { wallet: "0x1", name: "Ben Trading", tier, country: null, isSuspended };
  return sellerWords({ seller, kind: "factoring" } as never, repayments).standing;
};

test("seller: of a suspended one nobody reads that it can sell", () => {
  expect(standing(true, 2)).toBe("Suspended: it can't list anything new.");
  expect(standing(false, 2)).toMatch(/^Tier 2: This seller can sell to /);
  expect(standing(false, null)).toBeNull();
});
