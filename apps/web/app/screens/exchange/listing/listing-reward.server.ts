import { type MarketReward, rewardOf } from "@tenora/database/market/list-rewards";
import type { Listing } from "@tenora/database/market/listing-record";
import { toRewardView } from "~/features/reward/to-reward-view";
import type { ListingReward } from "./listing-page.ts";

/** The reward that a listing promises to each note, in the words of the chain; null without one. */
export function listingReward(
  { reward, seller, status, defaultedAt }: Listing,
  rewards: readonly MarketReward[],
): ListingReward | null {
  if (reward === null) return null;
  const made = rewardOf(rewards, reward);
  const view = toRewardView(reward.id.toString(), made?.uri ?? "");
  // The contract hands out only what the seller made.
  if (made?.maker !== seller.wallet)
    return { reward: view, when: "The seller didn't make this reward, so it can't be claimed." };
  if (defaultedAt !== null)
    return { reward: view, when: "Unfulfilled: the receivable defaulted, so it can't be claimed." };
  if (status === "failed" || status === "cancelled")
    return { reward: view, when: "The sale didn't take place, so there's no reward." };
  return {
    reward: view,
    when: reward.early
      ? "Each note earns one, which its owner can claim once the sale is funded. If the receivable defaults first, there is none."
      : "Each note earns one, which its owner can claim once the receivable is repaid in full. If it defaults, there is none.",
  };
}
