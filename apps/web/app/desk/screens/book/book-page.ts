import type { AgeingBucket } from "@tenora/domain/receivable/status/ageing-bucket";

/** Some receivables and what they owe: "1,200.00 USDC". */
export interface BookAmount {
  readonly receivables: number;
  readonly amount: string;
}

/** The same as a part of all that is outstanding in its coin: "12.3%". */
export interface BookShare extends BookAmount {
  readonly share: string;
}

/** A week in which something comes due. */
export interface WeekRow extends BookAmount {
  /** "Week of Nov 23, 2026" */
  readonly week: string;
}

/** What one name has outstanding. */
export interface ExposureRow extends BookShare {
  /** Unique in its table. */
  readonly key: string;
  /** A seller's name or wallet; a customer's name. */
  readonly name: string;
  /** Where more is known; null where nothing is. */
  readonly page: string | null;
  /** The tier of an approved seller; otherwise null. */
  readonly tier: number | null;
  /** Past its grace period or in default; null where nothing is. */
  readonly late: string | null;
  /** Its share is above the limit. */
  readonly isConcentrated: boolean;
}

/** Exposure by customer, as far as our own funding requests tell. */
export interface CustomerExposures {
  readonly rows: readonly ExposureRow[];
  /** The business itself repays; null without any. */
  readonly campaigns: BookAmount | null;
  /** Not from a funding request of ours, or erased; null without any. */
  readonly unknown: BookAmount | null;
}

/** Everything outstanding in one coin, without late fees. */
export interface CoinBook {
  readonly symbol: string;
  readonly total: BookAmount;
  /** "34 days"; null where all of it is past due. */
  readonly averageTime: string | null;
  readonly buckets: Readonly<Record<AgeingBucket, BookShare>>;
  /** The three buckets between the end of grace and default. */
  readonly pastGrace: BookShare;
  readonly weeks: readonly WeekRow[];
  readonly sellers: readonly ExposureRow[];
  readonly customers: CustomerExposures;
}

/** What is outstanding in all coins together, each at par, by who it depends on. */
export interface CombinedBook extends Pick<CoinBook, "symbol" | "total" | "sellers" | "customers"> {
  /** "USDC and USDT" */
  readonly coins: string;
}

/** The book at one indexed block. */
export interface BookPage {
  /** "Nov 26, 2026, 20:00" in UTC. */
  readonly at: string;
  readonly coins: readonly CoinBook[];
  /** Null where there is one coin at most. */
  readonly combined: CombinedBook | null;
  /** Customers were counted for so many of the largest receivables alone; null where for all of them. */
  readonly customersOf: number | null;
}
