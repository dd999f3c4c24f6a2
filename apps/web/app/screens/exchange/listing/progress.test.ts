import type { Listing } from "@tenora/database/market/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { expect, test } from "vitest";
import { listingFigures } from "./listing-words.server.ts";

const usdc = { symbol: "USDC", address: "0xC0", decimals: 6 };

/** 9,800 units at 1.00 that repay 1.02 each; 3,000 of it were paid. */
const listing = (status: ReceivableStatus) =>
  ({
    status,
    isSaleOpen: false,
    kind: "factoring",
    token: usdc,
    aprBps: 1_000n,
    currentAprBps: null,
    pricePerUnit: 1_000_000n,
    totalUnits: 19_600n,
    minUnits: 1n,
    minPurchase: 1n,
    fundingDeadline: 1_800_000_000n,
    due: { repayment: 6_996_000_000n, lateFee: 0n },
    ledger: {
      face: 11_000_000_000n,
      maturity: 1_800_000_000n,
      repayPerUnit: 1_020_000n,
      soldUnits: 9_800n,
    },
  }) as unknown as Listing;

test.each<[ReceivableStatus, string, string, string]>([
  ["closing", "good", "50% sold", "9,800.00 USDC of 19,600.00 USDC"],
  ["cancelled", "good", "50% sold", "9,800.00 USDC of 19,600.00 USDC"],
  ["running", "good", "30% repaid", "3,000.00 USDC of 9,996.00 USDC"],
  ["grace", "waiting", "30% repaid", "3,000.00 USDC of 9,996.00 USDC"],
  ["late", "bad", "30% repaid", "3,000.00 USDC of 9,996.00 USDC"],
  ["defaulted", "bad", "30% repaid", "3,000.00 USDC of 9,996.00 USDC"],
])("progress: a receivable that is %s is told as %s, %s", (status, tone, label, amounts) => {
  const { progress } = listingFigures(listing(status), 1_790_000_000);
  expect(progress).toEqual({ percent: Number.parseInt(label, 10), tone, label, amounts });
});

test.each([
  [1_020_000n, null, "1,000.00 USDC becomes 1,020.00 USDC on Jan 15, 2027 (1,000 units)."],
  [1_000_000n, null, "1,000.00 USDC comes back without interest on Jan 15, 2027 (1,000 units)."],
  [
    1_000_000n,
    { early: false },
    "1,000.00 USDC comes back without interest on Jan 15, 2027 (1,000 units). Your note earns a reward.",
  ],
])("example: 1,000 units that repay %s each, with the reward %j", (repayPerUnit, reward, words) => {
  const plain = listing("open");
  const open = { ...plain, reward, isSaleOpen: true, ledger: { ...plain.ledger, repayPerUnit } };
  expect(listingFigures(open as unknown as Listing, 1_790_000_000).example).toBe(words);
});
