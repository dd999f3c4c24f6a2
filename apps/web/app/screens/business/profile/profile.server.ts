import { readSellerRecord } from "@tenora/database/market/read-seller-record";
import { findSellerProfile } from "@tenora/database/profile/seller-profiles";
import type { ProfileAnswers } from "@tenora/domain/business/profile";
import type { TierRecord } from "@tenora/domain/business/tier-progress";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { RouterContextProvider } from "react-router";
import { type RecordLine, sellerRecordWords } from "~/features/receivable/seller-record-words";
import type { MarketFigures } from "~/market/market-figures";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";

/** What is public of a business, as it edits it, and its record on the chain in words. */
export interface ProfilePage {
  readonly market: MarketFigures;
  readonly wallet: string;
  /** Of its public page; null for nobody we know. */
  readonly address: string | null;
  readonly answers: ProfileAnswers;
  readonly hasListed: boolean;
  /** What decides about the next tier. */
  readonly tierRecord: TierRecord;
  readonly record: readonly RecordLine[];
}

/** What everybody may know of a seller; null while it can't be read. */
export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
): Promise<ProfilePage | null> {
  return unlessUnavailable(context, async (visit) => {
    const profile = await visit((tx) => findSellerProfile(tx, { wallet }));
    const found = await readMarket(context, async (tx, head) => ({
      record: await readSellerRecord(tx, BigInt(head.time), wallet),
    }));
    if (found === null) return null;
    const { market, record } = found;
    const { onTime, late, defaulted } = record;
    return {
      market,
      wallet,
      address: profile && `/b/${profile.slug}`,
      answers: {
        description: profile?.description ?? "",
        website: profile?.website ?? "",
        industry: profile?.industry ?? "",
        founded: profile?.founded?.toString() ?? "",
      },
      hasListed: record.listed > 0,
      tierRecord: { onTime, late, defaulted },
      record: sellerRecordWords(record),
    };
  });
}
