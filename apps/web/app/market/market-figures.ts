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
  /** One for each stablecoin, or a share. */
  readonly values: readonly string[];
  readonly note?: string;
}
