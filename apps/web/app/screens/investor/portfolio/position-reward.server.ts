import { type MarketReward, rewardOf } from "@tenora/database/market/list-rewards";
import type { NoteWithListing } from "@tenora/database/market/note-record";
import type { RewardDelivery } from "@tenora/database/reward/reward-deliveries";
import { noteRewardState } from "~/features/reward/note-reward-state";
import { toRewardView } from "~/features/reward/to-reward-view";
import type { PositionReward } from "./portfolio-page.ts";

/** What is known of the rewards that notes earn. */
export interface RewardRecords {
  readonly rewards: readonly MarketReward[];
  readonly deliveries: readonly RewardDelivery[];
}

/** The reward that a note earns; null without one. */
export function positionReward(
  { note, listing }: NoteWithListing,
  { rewards, deliveries }: RewardRecords,
): PositionReward | null {
  const { reward, seller } = listing;
  const state = noteRewardState(listing, note.rewardClaimed);
  if (reward === null || state === null) return null;
  const uri = rewardOf(rewards, reward)?.uri ?? "";
  return {
    reward: toRewardView(reward.id.toString(), uri),
    state,
    isDelivered: deliveries.some((one) => one.note === note.id && one.seller === seller.wallet),
  };
}
