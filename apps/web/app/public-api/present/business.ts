import { checksumAddress } from "@tenora/chain/wallet/checksum-address";
import type { SellerRecord } from "@tenora/database/market/seller/read-seller-record";
import type { SellerTotals } from "@tenora/database/market/seller/read-seller-totals";
import type { SellerProfile } from "@tenora/database/profile/seller-profiles";
import { countryCodeOf } from "@tenora/domain/business/onboarding";
import type { RatingSummary } from "@tenora/domain/rating/rating-summary";
import type { ApiBusiness } from "../schema/business";
import { toToken } from "./values";

/** A business in the words of the API. */
export function toApiBusiness(
  profile: SellerProfile,
  record: SellerRecord,
  ratings: RatingSummary,
): ApiBusiness {
  const { wallet, name, slug, tier, suspendedAt, industry, country, website } = profile;
  const { listed, onTime, late, defaulted, averageDaysLate, totals } = record;
  const amounts = (of: (one: SellerTotals) => bigint) =>
    totals.map((one) => ({ token: toToken(one.token), amount: String(of(one)) }));
  return {
    wallet: checksumAddress(wallet),
    name,
    slug,
    tier,
    industry,
    website,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    country: countryCodeOf(country),
    record: {
      listings: listed,
      financed: amounts(({ financed }) => financed),
      repaid: amounts(({ repaid }) => repaid),
      onTime,
      late,
      defaulted,
      averageDaysLate,
      ratings,
    },
  };
}
