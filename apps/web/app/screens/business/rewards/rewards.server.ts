import { listListings } from "@tenora/database/market/list-listings";
import type { Listing } from "@tenora/database/market/listing-record";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import type { RouterContextProvider } from "react-router";
import type { MarketFigures } from "~/market/market-figures";
import { readMarket } from "~/market/read-market.server";

/** What a receivable gives its investors, in words. */
export interface ListingReward {
  readonly listing: bigint;
  readonly status: ReceivableStatus;
  /** For all its units. */
  readonly interest: string;
  readonly yearly: string;
  /** Null without a custom reward. */
  readonly reward: string | null;
}

export interface RewardsPage {
  readonly market: MarketFigures;
  readonly rewards: readonly ListingReward[];
  readonly hasMore: boolean;
}

/** What the newest 100 receivables of a wallet give; null while the market can't be read. */
export async function loadRewards(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
): Promise<RewardsPage | null> {
  return readMarket(context, async (tx, head) => {
    const query = { seller: [wallet], includeUnlisted: true, limit: 100 };
    const { listings, next } = await listListings(tx, query, BigInt(head.time));
    return { rewards: listings.map(toReward), hasMore: next !== null };
  });
}

function toReward(listing: Listing): ListingReward {
  const { id, status, ledger, pricePerUnit, totalUnits, token, aprBps, reward } = listing;
  const interest = (ledger.repayPerUnit - pricePerUnit) * totalUnits;
  return {
    listing: id,
    status,
    interest: interest > 0n ? formatAmount(interest, token) : "None",
    yearly: aprBps > 0n ? `${formatBasisPoints(Number(aprBps))} a year` : "",
    reward:
      reward === null
        ? null
        : `NFT #${reward.id}, to be claimed ${reward.early ? "once it's funded" : "once it's settled"}`,
  };
}
