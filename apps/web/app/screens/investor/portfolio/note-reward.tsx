import { RewardCard } from "~/features/reward/reward-card";
import { rewardStateWords } from "~/features/reward/reward-state-words";
import { RewardButton } from "~/features/transaction/receivable/reward-button";
import type { PositionReward } from "./portfolio-page.ts";

interface NoteRewardProps {
  note: bigint;
  position: PositionReward;
  isOwn: boolean;
}

/** The reward that a note earns, and what its owner can do about it now. */
export function NoteReward({ note, position, isOwn }: NoteRewardProps) {
  const { reward, state, isDelivered } = position;
  return (
    <div className="border-line border-t pt-4">
      <RewardCard reward={reward}>
        <p className={state === "unfulfilled" ? "mt-2 font-medium text-brick" : "mt-2 font-medium"}>
          {rewardStateWords[state].owner}
        </p>
        {isDelivered && <p className="text-muted">The seller says it was handed over.</p>}
        {isOwn && state === "claimable" && (
          <div className="mt-3">
            <RewardButton note={note} />
          </div>
        )}
      </RewardCard>
    </div>
  );
}
