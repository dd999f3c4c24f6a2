import type { NewBusiness } from "@tenora/domain/operations/new-business";

/** Figures of a page, and how current they are. */
export interface MarketFigures {
  /** The newest block in them. */
  readonly block: number;
  /** That block's time, seconds since 1970: the time at which every status and amount is told. */
  readonly now: number;
  /** They are more than 30 s behind the chain, or nobody knows how far. */
  readonly isBehind: boolean;
  readonly newBusiness: NewBusiness;
}

/** A total over the whole exchange, in words. */
export interface MarketFigure {
  readonly label: string;
  /** One for each stablecoin, or a count. */
  readonly values: readonly string[];
  readonly note?: string;
  /** Below each value, where there is something to say of it. */
  readonly notes?: readonly (string | null)[];
}

/** What became of the receivables that matured, in words. */
export interface RepaymentFigure {
  /** "22 due so far, including 2 sold privately" */
  readonly due: string;
  /** From the best outcome to the worst; those of no receivable are left out. */
  readonly parts: readonly {
    readonly outcome: "on-time" | "late" | "past-due" | "default";
    readonly count: number;
    /** "13 repaid on time" */
    readonly label: string;
  }[];
}
