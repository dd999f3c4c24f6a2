// What happened to a receivable and what is still to come, and the notes that were bought of it, in words.

export interface Milestone {
  readonly label: string;
  readonly date: string;
  readonly isPast: boolean;
  /** The tone of what went wrong; null for what went as agreed, and for what is still to come. */
  readonly trouble: "waiting" | "bad" | null;
  /** What went wrong, where its label doesn't say it. */
  readonly note?: string;
}

export interface ListingHistory {
  /** Newest first. */
  readonly entries: readonly {
    readonly key: string;
    readonly sentence: string;
    readonly at: string;
    readonly time: string;
    /** What moved, in words; null when no money did, or the sentence names it. */
    readonly amount: string | null;
    readonly transaction: string;
    readonly link: string | null;
    /** The address of the proof of a payment; null for everything else. */
    readonly proof: string | null;
  }[];
  /** The address of the newest entries; null where they are shown. */
  readonly newest: string | null;
  /** The address of the entries before these; null on the last page. */
  readonly older: string | null;
}

export interface NoteLine {
  readonly id: bigint;
  /** As on its picture: "12-3". */
  readonly name: string;
  readonly owner: string | null;
  readonly units: string;
  /** What its units repay at maturity, in base units. */
  readonly repayment: bigint;
  readonly cost: string;
  readonly collected: string;
  readonly claimable: bigint;
  readonly refundable: bigint;
}
