import type { Tier } from "./business.ts";

/**
 * So many receivables repaid on time, in all, before a business of this tier is proposed for the next
 * one; null at the highest. A reviewer decides: people can repay themselves.
 */
export const repaidForNextTier: Record<Tier, number | null> = { 1: null, 2: 8, 3: 3 };

/** How a business's receivables ended so far. */
export interface TierRecord {
  /** Repaid before the end of their grace period. */
  readonly onTime: number;
  /** Repaid later, or still unpaid after their grace period. */
  readonly late: number;
  readonly defaulted: number;
}

export interface TierProgress {
  readonly next: Tier;
  /** Repaid on time, at most as many as are needed. */
  readonly done: number;
  readonly needed: number;
  /** Late payments and defaults stop the way up; a reviewer may decide otherwise. */
  readonly isHeldBack: boolean;
  /** The record has earned the next tier. */
  readonly isEarned: boolean;
}

/** How far a business is on its way to the next tier; null at the highest. */
export function tierProgress(tier: Tier, record: TierRecord): TierProgress | null {
  const needed = repaidForNextTier[tier];
  if (needed === null) return null;
  const isHeldBack = record.defaulted > 0 || record.late > 0;
  return {
    next: (tier - 1) as Tier,
    done: Math.min(record.onTime, needed),
    needed,
    isHeldBack,
    isEarned: !isHeldBack && record.onTime >= needed,
  };
}
