import type { DocumentWord } from "@tenora/domain/receivable/document-kind";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { DebtDispute } from "~/features/receivable/dispute/dispute-words";
import type { PayableFacts } from "~/features/transaction/receivable/pay/payment";
import type { MarketFigures } from "~/market/market-figures";

/** What the payer of a receivable reads, in words. */
export interface PayPage {
  readonly market: MarketFigures;
  readonly listing: bigint;
  readonly seller: string;
  readonly kind: "factoring" | "community";
  /** What it is called in a sentence: "invoice", "order", "receivable". */
  readonly documentWord: DocumentWord;
  readonly status: ReceivableStatus;
  /** The seller was paid. */
  readonly isFunded: boolean;
  readonly face: string;
  /** What investors paid, and what they get back. */
  readonly raised: string;
  readonly repayment: string;
  readonly maturity: string;
  /** "in 12 days", "3 days past due" */
  readonly when: string;
  readonly paidIn: string;
  /** Null when nothing can be paid. */
  readonly due: string | null;
  /** How the amount due comes about; null when it's simply the whole receivable. */
  readonly dueWords: string | null;
  /** What lateness costs; null while that is the seller's alone, out of its reserve. */
  readonly lateFeeWords: string | null;
  /** The dispute's parties and start; null without one, and once nothing is due. */
  readonly dispute: DebtDispute | null;
  /** The payers and amounts allowed while units are still on sale; null once that has ended. */
  readonly onSaleWords: string | null;
  readonly payable: PayableFacts;
  readonly parties: Parties;
  /** Whether `payments` begin with the latest. */
  readonly isNewest: boolean;
  /** Where the payments before these are; null without any. */
  readonly older: string | null;
  /** The newest first. */
  readonly payments: readonly PaidPart[];
}

/** The wallets that are expected to pay, in lower case. */
export interface Parties {
  readonly seller: string;
  /** Null when the seller named none. */
  readonly customer: string | null;
  /** The customer's wallet signed that it owes this, so it may read the number of its invoice. */
  readonly hasConfirmed: boolean;
}

export interface PaidPart {
  readonly key: string;
  readonly amount: string;
  readonly payer: string;
  readonly at: string;
  /** The address of its proof. */
  readonly proof: string;
}
