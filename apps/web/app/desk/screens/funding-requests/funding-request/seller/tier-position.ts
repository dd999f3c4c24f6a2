import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type { SellerPosition } from "@tenora/database/market/seller/find-seller-position";
import { tierLimit } from "@tenora/domain/funding-request/tier/tier-limits";

/** Stablecoins are dollars, whichever the token. */
export const dollars = { symbol: "USD", decimals: 6 } as const;

/** Amounts in base units at six decimals. */
export interface Limits extends SellerPosition {
  /** The repayments of other attested requests that can still be listed. */
  readonly open: bigint;
}

/** What this request repays, what the business would owe with it, and its tier's limit if it has one. */
export function tierPosition(
  business: BusinessRecord,
  request: FundingRequestDetail,
  owed: Limits,
) {
  const { signed } = request;
  const limit = tierLimit(business.tier, dollars.decimals);
  const repayment = signed ? signed.repayment * 10n ** BigInt(6 - signed.tokenDecimals) : 0n;
  const total = owed.outstanding + owed.open + repayment;
  return { limit, repayment, total, isBeyond: limit !== null && total > limit };
}
