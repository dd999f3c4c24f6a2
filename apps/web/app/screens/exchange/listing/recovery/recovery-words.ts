/** What is done about a receivable that is late or in default. */
export interface RecoveryWords {
  /** "Nov 14, 2026, by letter to the seller" */
  readonly lastContact: string;
  /** "4 on record"; null without any. */
  readonly contacts: string | null;
  /** What a party can do by the contract, and from when; after a default, what happened. */
  readonly step: { readonly label: "Next step" | "What happened"; readonly words: string };
}
