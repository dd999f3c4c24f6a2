import type { Address, Hex } from "viem";

/** What a seller signs; amounts in base units of the token, times in seconds since 1970. */
export interface Terms {
  readonly seller: Address;
  readonly payout: Address;
  readonly debtor: Address;
  readonly token: Address;
  readonly gate: Address;
  readonly reward: Address;
  readonly rewardId: bigint;
  readonly fingerprint: Hex;
  readonly papers: Hex;
  readonly previous: number;
  readonly kind: number;
  readonly rule: number;
  readonly rewardEarly: boolean;
  readonly face: number;
  readonly pricePerUnit: number;
  readonly repayPerUnit: number;
  readonly totalUnits: number;
  readonly minUnits: number;
  readonly minPurchase: number;
  readonly fundingDeadline: number;
  readonly maturity: number;
  readonly graceDays: number;
  readonly delayDays: number;
  readonly lateFeeBps: number;
  readonly maxFeeBps: number;
  readonly counter: number;
  readonly deadline: number;
}

export interface Attestation {
  readonly terms: Hex;
  readonly level: number;
  readonly acknowledgement: Hex;
  readonly counter: number;
  readonly deadline: number;
}

export interface Acknowledgement {
  readonly fingerprint: Hex;
  readonly debtor: Address;
  readonly seller: Address;
  readonly token: Address;
  readonly face: number;
  readonly maturity: number;
  readonly previous: number;
  readonly counter: number;
  readonly deadline: number;
}

/** What the owner of a note signs to sell it. */
export interface Ask {
  readonly note: bigint;
  readonly token: Address;
  readonly price: bigint;
  readonly claimed: bigint;
  readonly rewardClaimed: boolean;
  readonly states: number;
  readonly noteCounter: number;
  readonly counter: number;
  readonly expiry: number;
}

/** Everything that carries a receivable onto the chain. */
export interface Offer {
  readonly terms: Terms;
  readonly attestation: Attestation;
  readonly acknowledgement: Acknowledgement;
  readonly signatures: {
    readonly attestor: Address;
    readonly seller: Hex;
    readonly attestation: Hex;
    readonly acknowledgement: Hex;
  };
}

/** The levels, kinds, rules and states in the contract's order. */
export const levels = ["Declared", "Attested", "Debtor-confirmed"] as const;
export const kinds = ["Factoring", "Community"] as const;
export const rules = ["Open", "Eligible", "Locked"] as const;
export const states = ["None", "Listed", "Funded", "Settled", "Defaulted", "Cancelled"] as const;
