import type { Operator } from "@tenora/configuration/web-settings";

/** What the About page says of an installation: who runs it, and where its contracts are. */
export interface TrustFacts {
  readonly isDemo: boolean;
  readonly operator: Operator;
  /** Whether the operator reads what the contact form sends. */
  readonly takesMessages: boolean;
  /** The face value, in whole stablecoins, from which a second reviewer has to attest; null: never. */
  readonly secondReviewerFrom: number | null;
  readonly chainName: string;
  readonly contracts: readonly ContractFacts[];
}

export interface ContractFacts {
  /** "Exchange" */
  readonly name: string;
  /** What it does, in a few words. */
  readonly purpose: string;
  readonly address: string;
  /** Its page on the chain's explorer; null where the chain has none. */
  readonly link: string | null;
}
