import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import { type MarketReward, rewardOf } from "@tenora/database/market/payment/list-rewards";
import type { RewardDelivery } from "@tenora/database/reward/reward-deliveries";
import { isRewardOver } from "@tenora/domain/reward/reward-state";
import { noteRewardState } from "~/features/reward/note-reward-state";
import { toRewardView } from "~/features/reward/to-reward-view";
import type { PositionReward } from "../portfolio-page.ts";

/** What is known of the rewards that notes earn. */
export interface RewardRecords {
  readonly rewards: readonly MarketReward[];
  readonly deliveries: readonly RewardDelivery[];
}

/** The reward that a note earns, at `now` (seconds since 1970); null without one. */
export function positionReward(
  { note, listing }: NoteWithListing,
  { rewards, deliveries }: RewardRecords,
  now: number,
): PositionReward | null {
  const { reward, seller } = listing;
  if (reward === null) return null;
  const view = toRewardView(reward.id.toString(), rewardOf(rewards, reward)?.uri ?? "");
  const state = noteRewardState(listing, note.rewardClaimed, isRewardOver(view.until, now));
  if (state === null) return null;
  return {
    reward: view,
    state,
    isDelivered: deliveries.some((one) => one.note === note.id && one.seller === seller.wallet),
  };
}
