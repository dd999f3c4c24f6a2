import type { Listing } from "@tenora/database/market/listing/listing-record";
import { type MarketReward, rewardOf } from "@tenora/database/market/payment/list-rewards";
import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import { toRewardView } from "~/features/reward/to-reward-view";
import type { ListingReward } from "../listing-page.ts";

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
  if (isSaleOff(status))
    return { reward: view, when: "The sale didn't take place, so there's no reward." };
  return {
    reward: view,
    when: reward.early
      ? "Every note comes with this reward. Its owner can claim it once the sale is funded, unless the receivable defaults first."
      : "Every note comes with this reward. Its owner can claim it once the receivable is repaid in full, but not after a default.",
  };
}
