/** A sale with our fee in it, in words; amounts with their currency. */
export interface FeeExample {
  readonly days: string;
  readonly yearlyReturn: string;
  readonly invoice: string;
  readonly investorsPay: string;
  readonly fee: string;
  readonly youGet: string;
  readonly investorsGet: string;
  /** What the seller pays for the money in all: to investors and to us. */
  readonly cost: string;
  /** The same for a year, of the money that the seller got. */
  readonly yearlyCost: string;
}

/** What we charge, in words, and what comes of it. */
export interface FeeFacts {
  /** "0.5%"; null while we charge nothing. */
  readonly fee: string | null;
  /** The highest fee that a seller's terms allow: "1%". */
  readonly most: string;
  readonly example: FeeExample;
}
