import type { Tier } from "@tenora/domain/business/business";
import { type TierRecord, tierProgress } from "@tenora/domain/business/tier-progress";
import { Progress } from "~/ui/loading/progress";

/** How far a business is on its way to the next tier, and what stops it. */
export function TierProgressCard({ tier, record }: { tier: Tier; record: TierRecord }) {
  const progress = tierProgress(tier, record);
  if (progress === null) return null;
  const { next, done, needed, isHeldBack, isEarned } = progress;
  return (
    <div className="mt-4 max-w-prose">
      <Progress
        value={(done / needed) * 100}
        label={`${done} of ${needed} paid on time for tier ${next}`}
        valueText={`${done} of ${needed}`}
      />
      <p className="mt-2 text-muted text-sm">
        {isHeldBack
          ? "A late payment or a default keeps you at this tier. Contact us once everything is repaid."
          : isEarned
            ? "You've earned it. We'll review your record and email you if your tier changes."
            : "Each receivable that's repaid before its grace days end counts. Then we'll review your record."}
      </p>
    </div>
  );
}
