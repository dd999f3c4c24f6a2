import type { NewBusiness } from "@tenora/domain/operations/new-business";

/** Figures of a page, and how current they are. */
export interface MarketFigures {
  /** The newest block in them. */
  readonly block: number;
  /** That block's time, seconds since 1970: the time at which every status and amount is told. */
  readonly now: number;
  /** They are more than 30 s behind the chain, or it is unknown how far. */
  readonly isBehind: boolean;
  readonly newBusiness: NewBusiness;
  /** It ended, or has been paused for so long that buyers below a minimum can leave. */
  readonly isStalled: boolean;
}

/** A total over the whole exchange, in words. */
export interface MarketFigure {
  readonly label: string;
  /** One for each stablecoin, or a count. */
  readonly values: readonly string[];
  readonly note?: string;
}

/** What became of the receivables that matured, in words. */
export interface RepaymentFigure {
  /** "22 due so far (2 in private sales), 1 more in grace period" */
  readonly due: string;
  /** From the best outcome to the worst; those of no receivable are left out. */
  readonly parts: readonly {
    readonly outcome: "on-time" | "late" | "default-repaid" | "past-due" | "pending" | "default";
    readonly count: number;
    /** "13 repaid on time" */
    readonly label: string;
  }[];
  /**
   * A line of each stablecoin: "Of 221,730.10 USDC due before late fees, 76.7% is repaid and 23.3% isn't:
   * 11,850.75 late, 23,725.50 default pending, 15,897.38 in default"
   */
  readonly byValue: string;
}
