/** A reward as a page shows it. */
export interface RewardView {
  /** Its number on the chain; empty before it is there. */
  readonly id: string;
  readonly name: string;
  /** Empty where its maker doesn't say it. */
  readonly description: string;
  readonly redemption: string;
  /** The last day, YYYY-MM-DD in UTC; empty without one. */
  readonly until: string;
  /** Address of the picture; null without one. */
  readonly picture: string | null;
}

/** What `/api/business/rewards` answers. */
export interface OwnRewards {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  /** On the chain, newest first; null while the market can't be read. */
  readonly made: readonly RewardView[] | null;
  /** Described and not on the chain yet; null while that can't be read. */
  readonly waiting: readonly WaitingReward[] | null;
}

export interface WaitingReward {
  readonly digest: string;
  /** The metadata, as the chain takes it. */
  readonly uri: string;
  readonly reward: RewardView;
}
