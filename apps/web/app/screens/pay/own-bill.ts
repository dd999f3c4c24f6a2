/** What a receivable's customer was billed with. */
export interface OwnBillResponse {
  /** In lower case: the wallet that this browser has proven, or null. */
  readonly wallet: string | null;
  /** "Invoice BT-2640 of Nov 1, 2026"; null for everyone but the customer whose wallet confirmed the debt. */
  readonly document: string | null;
}
