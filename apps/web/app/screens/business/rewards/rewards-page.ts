import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { RewardState } from "@tenora/domain/reward/reward-state";
import type { RewardView } from "~/features/reward/reward-view";
import type { MarketFigures } from "~/market/market-figures";

/** What a receivable gives its investors, in words. */
export interface RewardedListing {
  readonly listing: bigint;
  readonly status: ReceivableStatus;
  /** For all its units. */
  readonly interest: string;
  readonly yearly: string;
  /** Null without a custom reward. */
  readonly reward: string | null;
}

/** A reward that the wallet put on the chain. */
export interface MadeReward {
  readonly reward: RewardView;
  readonly listings: readonly bigint[];
  /** On this page. */
  readonly notes: readonly EarnedNote[];
}

/** A note whose buyer earned the reward. */
export interface EarnedNote {
  readonly note: bigint;
  /** "12-3": the third note of listing 12. */
  readonly name: string;
  /** Null once it was refunded. */
  readonly owner: string | null;
  readonly state: RewardState;
  /** The seller says that it was handed over. */
  readonly isDelivered: boolean;
}

export interface RewardsPage {
  readonly market: MarketFigures;
  readonly rewards: readonly RewardedListing[];
  readonly hasMore: boolean;
  readonly made: readonly MadeReward[];
  /** Where older notes that earned rewards are; null on the last page. */
  readonly olderNotes: string | null;
  /** Where the newest ones are; null on the first page. */
  readonly newestNotes: string | null;
}
