import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { findListings } from "@tenora/database/market/listing/find-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import {
  type EarnedReward,
  findRewards,
  listEarnedRewards,
  listMadeRewards,
  type MarketReward,
  rewardOf,
} from "@tenora/database/market/payment/list-rewards";
import { listDeliveries, type RewardDelivery } from "@tenora/database/reward/reward-deliveries";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatYearlyRate } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import { isRewardOver } from "@tenora/domain/reward/reward-state";
import type { RouterContextProvider } from "react-router";
import { noteRewardState } from "~/features/reward/note-reward-state";
import { toRewardView } from "~/features/reward/to-reward-view";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import type { EarnedNote, MadeReward, RewardedListing, RewardsPage } from "./rewards-page.ts";

const notesOnPage = 500;

/**
 * What the newest 100 receivables of a wallet give, its rewards, and a page of the notes that earned one,
 * those before `after`; null while the market can't be read.
 */
export async function loadRewards(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  { after, audience }: { readonly after: bigint | undefined; readonly audience: MarketAudience },
): Promise<RewardsPage | null> {
  const { rewards: contract } = context.get(servicesContext).settings.publicConfig.contracts;
  return unlessMarketUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const query = { seller: [wallet], audience, limit: 100 };
      const { listings, next } = await listListings(tx, query, BigInt(head.time));
      const made = await listMadeRewards(tx, wallet);
      const promised = await findRewards(
        tx,
        listings.map(({ reward }) => reward),
      );
      const page = await listEarnedRewards(tx, {
        seller: wallet,
        audience,
        after,
        limit: notesOnPage,
      });
      // Notes may be of older receivables than those.
      const ids = [...new Set(page.earned.map(({ listing }) => listing))];
      const earning = await findListings(tx, ids, BigInt(head.time));
      return { listings, next, made, promised, earned: page.earned, older: page.next, earning };
    });
    if (found === null) return null;
    const { market, listings, next, made, promised, earned, earning, older } = found;
    const deliveries = await visit((tx) =>
      listDeliveries(
        tx,
        earned.map(({ note }) => note),
      ),
    );
    return {
      market,
      rewards: listings.map((listing) => toReward(listing, promised)),
      hasMore: next !== null,
      made: made
        .filter((one) => one.contract.toLowerCase() === contract?.toLowerCase())
        .map((one) =>
          toMade(one, { now: market.now, wallet, listings, earned, earning, deliveries }),
        ),
      olderNotes: older === null ? null : `/business/rewards?wallet=${wallet}&after=${older}`,
      newestNotes: after === undefined ? null : `/business/rewards?wallet=${wallet}`,
    };
  });
}

function toReward(listing: Listing, promised: readonly MarketReward[]): RewardedListing {
  const { id, status, ledger, pricePerUnit, totalUnits, token, aprBps, reward } = listing;
  const isOnSale = status === "open" || status === "selling";
  const isOff = isSaleOff(status);
  const units = isOff ? 0n : isOnSale ? totalUnits : ledger.soldUnits;
  const interest = (ledger.repayPerUnit - pricePerUnit) * units;
  return {
    listing: id,
    status,
    interest: interest > 0n ? formatAmountFor("payer", interest, token) : "None",
    yearly:
      interest > 0n
        ? `${formatYearlyRate(aprBps)} a year${isOnSale ? ", once all is sold" : ""}`
        : "",
    reward: reward && `${nameOf(reward, promised)}, ${momentOf(reward.early)}`,
  };
}

const nameOf = (reward: NonNullable<Listing["reward"]>, promised: readonly MarketReward[]) =>
  toRewardView(reward.id.toString(), rewardOf(promised, reward)?.uri ?? "").name;

const momentOf = (early: boolean) =>
  early ? "to be claimed once it's funded" : "to be claimed once it's settled";

interface MarketOfSeller {
  /** Seconds since 1970. */
  readonly now: number;
  readonly wallet: WalletAddress;
  readonly listings: readonly Listing[];
  readonly earned: readonly EarnedReward[];
  /** The listings of the earned rewards' notes, by number. */
  readonly earning: ReadonlyMap<bigint, Listing>;
  readonly deliveries: readonly RewardDelivery[];
}

function toMade(made: MarketReward, { now, wallet, listings, ...notes }: MarketOfSeller) {
  const { earned, earning, deliveries } = notes;
  const promises = ({ reward }: Listing) => rewardOf([made], reward) !== undefined;
  const reward = toRewardView(made.id.toString(), made.uri);
  const isOver = isRewardOver(reward.until, now);
  return {
    reward,
    listings: listings.filter(promises).map(({ id }) => id),
    notes: earned.flatMap((note): EarnedNote[] => {
      const listing = earning.get(note.listing);
      if (listing === undefined || !promises(listing)) return [];
      const state = noteRewardState(listing, note.claimed, isOver);
      if (state === null) return [];
      return [
        {
          note: note.note,
          name: noteNumber(note.note),
          owner: note.owner,
          state,
          isDelivered: deliveries.some(
            (one) => one.note === note.note && one.seller === wallet.toLowerCase(),
          ),
        },
      ];
    }),
  } satisfies MadeReward;
}
