import { listListings } from "@tenora/database/market/listing/list-listings";
import { countRatings } from "@tenora/database/market/seller/rating-basis";
import { readSellerRecord } from "@tenora/database/market/seller/read-seller-record";
import { findSellerProfile } from "@tenora/database/profile/seller-profiles";
import { listSellerRatings } from "@tenora/database/rating/seller-ratings";
import type { ProfileAnswers } from "@tenora/domain/business/profile";
import type { TierRecord } from "@tenora/domain/business/tier-progress";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { summarizeRatings } from "@tenora/domain/rating/rating-summary";
import type { RouterContextProvider } from "react-router";
import { ownRatingWords } from "~/features/receivable/seller/rating-words";
import {
  type RecordLine,
  sellerRecordWords,
} from "~/features/receivable/seller/seller-record-words";
import type { MarketFigures } from "~/market/market-figures";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";

/** What is public of a business, as it edits it, and its record on the chain in words. */
export interface ProfilePage {
  readonly market: MarketFigures;
  readonly wallet: string;
  /** The address of its public page; null for an unknown business. */
  readonly address: string | null;
  /** Its registered name and logo; null for an unknown business. */
  readonly mark: { readonly name: string; readonly logo: string | null } | null;
  readonly answers: ProfileAnswers;
  readonly hasListed: boolean;
  /** At least one of them is in the exchange's list: sales by invitation aren't. */
  readonly hasPublic: boolean;
  /** What decides about the next tier. */
  readonly tierRecord: TierRecord;
  readonly record: readonly RecordLine[];
  /** "7 investors you've repaid rate you 4.3 out of 5"; null without ratings. */
  readonly ratings: string | null;
}

/** What everybody may know of a seller; null while it can't be read. */
export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
): Promise<ProfilePage | null> {
  return unlessMarketUnavailable(context, async (visit) => {
    const { profile, ratings } = await visit(async (tx) => ({
      profile: await findSellerProfile(tx, { wallet }),
      ratings: await listSellerRatings(tx, wallet),
    }));
    const found = await readMarket(context, async (tx, head) => ({
      record: await readSellerRecord(tx, BigInt(head.time), wallet),
      shown: await listListings(tx, { seller: [wallet], limit: 1 }, BigInt(head.time)),
      counted: await countRatings(tx, wallet, ratings),
    }));
    if (found === null) return null;
    const { market, record, shown, counted } = found;
    const { onTime, late, defaulted } = record;
    return {
      market,
      wallet,
      address: profile && `/b/${profile.slug}`,
      mark: profile && { name: profile.name, logo: profile.logo },
      answers: {
        description: profile?.description ?? "",
        website: profile?.website ?? "",
        industry: profile?.industry ?? "",
        founded: profile?.founded?.toString() ?? "",
      },
      hasListed: record.listed > 0,
      hasPublic: shown.listings.length > 0,
      tierRecord: { onTime, late, defaulted },
      record: sellerRecordWords(record),
      ratings: ownRatingWords(summarizeRatings(counted)),
    };
  });
}
