import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { OwnRepayments } from "@tenora/database/funding-request/find-own-repayments";
import { findMarketRules } from "@tenora/database/market/find-market-rules";
import { findSellerPosition } from "@tenora/database/market/seller/find-seller-position";
import { emailDomain } from "@tenora/domain/funding-request/customer/customer-email";
import type { OwedBySeller } from "@tenora/domain/funding-request/draft/check-draft";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

import type { SellerContext } from "./seller-context.ts";

/** What a business owes, and what selling costs it now. */
export interface PositionAndFee extends OwedBySeller {
  /** The fee of new listings, in basis points; null before the registry was handed over. */
  readonly feeBps: number | null;
}

/**
 * What a business owes investors and may still have to: what its tier's limit is compared with when a
 * request is attested. Null while the market can't be read: the form then knows the limit alone.
 */
export function readSellerPosition(
  services: Pick<Services, "marketDatabase" | "log">,
  { walletAddress: wallet }: Pick<BusinessRecord, "walletAddress">,
  { recorded, open }: OwnRepayments,
): Promise<PositionAndFee | null> {
  return readIndexed(services, async (tx) => {
    const { outstanding, owesPastGrace } = await findSellerPosition(tx, { wallet, recorded });
    const rules = await findMarketRules(tx);
    return { total: outstanding + open, owesPastGrace, feeBps: rules?.feeBps ?? null };
  });
}

export function toSellerContext(
  business: BusinessRecord,
  now: Date,
  position: PositionAndFee | null,
): SellerContext {
  return {
    tier: business.tier,
    registrationNumber: business.registrationNumber,
    sellerCountry: business.countryCode,
    ownEmailDomain: emailDomain(business.directorEmail),
    now: now.getTime(),
    owed: position && {
      total: position.total.toString(),
      owesPastGrace: position.owesPastGrace,
    },
    feeBps: position?.feeBps ?? null,
  };
}
