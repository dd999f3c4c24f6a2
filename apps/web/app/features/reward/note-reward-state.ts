import type { Listing } from "@tenora/database/market/listing/listing-record";
import { type RewardState, rewardState } from "@tenora/domain/reward/reward-state";

/** How far the reward of a note is; null where its receivable has none. `over`: its last day is. */
export function noteRewardState(
  { status, reward, defaultedAt }: Pick<Listing, "status" | "reward" | "defaultedAt">,
  claimed: boolean,
  over: boolean,
): RewardState | null {
  if (reward === null) return null;
  return rewardState({
    status,
    early: reward.early,
    defaulted: defaultedAt !== null,
    claimed,
    over,
  });
}
