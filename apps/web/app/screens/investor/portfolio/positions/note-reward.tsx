import { formatCalendarDate } from "@tenora/domain/text/format-date";
import Gift from "lucide-react/icons/gift";
import { RewardCard } from "~/features/reward/reward-card";
import { rewardStateWords } from "~/features/reward/reward-state-words";
import { RewardButton } from "~/features/transaction/receivable/reward-button";
import type { PositionReward } from "../portfolio-page.ts";

interface NoteRewardProps {
  note: bigint;
  position: PositionReward;
  isOwn: boolean;
}

/** The reward that a note earns, as a line that opens, and what its owner can do about it now. */
export function NoteReward({ note, position, isOwn }: NoteRewardProps) {
  const { reward, state, isDelivered } = position;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-line border-t pt-2">
      <details className="min-w-0 flex-1 basis-64">
        <summary className="flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
          <Gift aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="wrap-anywhere min-w-0">
            <span className="font-medium">{reward.name}</span>
            {" · "}
            <span className={state === "unfulfilled" ? "text-brick" : "text-muted"}>
              {state === "ended" && reward.until
                ? `Ended on ${formatCalendarDate(reward.until)}`
                : rewardStateWords[state].owner}
            </span>
            {isDelivered && (
              <span className="block text-muted text-sm">The seller says it was handed over.</span>
            )}
          </span>
        </summary>
        <div className="mt-2 mb-1">
          <RewardCard reward={reward} isNamed={false} />
        </div>
      </details>
      {isOwn && state === "claimable" && <RewardButton note={note} />}
    </div>
  );
}
