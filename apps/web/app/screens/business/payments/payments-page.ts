import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { DebtDispute } from "~/features/receivable/dispute/dispute-words";
import type { PayableFacts } from "~/features/transaction/receivable/pay/payment";
import type { ActionFacts } from "~/features/transaction/receivable/receivable-actions";
import type { MarketFigures } from "~/market/market-figures";
import type { DueMonth } from "./month/due-month.ts";

// What the payments page shows, in words: the server writes every figure.

export interface DueReceivable {
  readonly listing: bigint;
  readonly status: ReceivableStatus;
  /** The business owes it itself: there is no customer. */
  readonly isCampaign: boolean;
  readonly face: string;
  readonly maturity: string;
  /** "in 12 days", "3 days past due" */
  readonly when: string;
  /** What investors are owed now; null when they are paid. */
  readonly owed: string | null;
  readonly lateFee: string | null;
  readonly paidIn: string;
  /** What is credited to the seller once all of it is paid; null when nothing is. */
  readonly reserve: string | null;
  readonly lateFeeWords: string | null;
  /** The dispute's parties and start; null without one, and once nothing is owed. */
  readonly dispute: DebtDispute | null;
  /** The terms have one, which comes out of the reserve. */
  readonly hasLateFee: boolean;
  readonly payable: PayableFacts;
  readonly action: ActionFacts;
}

export interface SaleInProgress {
  readonly listing: bigint;
  readonly status: ReceivableStatus;
  readonly sold: string;
  readonly ends: string;
  readonly action: ActionFacts;
}

export interface Receipt {
  readonly key: string;
  readonly listing: bigint;
  readonly at: string;
  readonly payer: string;
  readonly amount: string;
  readonly toInvestors: string;
  readonly toBusiness: string;
  readonly transaction: string;
  /** Null where the chain has no explorer. */
  readonly link: string | null;
  /** The address of its proof. */
  readonly proof: string;
}

export interface PaymentsPage {
  readonly market: MarketFigures;
  readonly wallet: string;
  /** The wallet has ever listed a receivable. */
  readonly hasListed: boolean;
  readonly due: readonly DueReceivable[];
  readonly month: DueMonth;
  readonly sales: readonly SaleInProgress[];
  readonly receipts: readonly Receipt[];
  /** The page with the newest payments; null on that page. */
  readonly newest: string | null;
  /** The page with the payments before these; null on the last one. */
  readonly older: string | null;
  readonly credits: readonly { readonly token: `0x${string}`; readonly words: string }[];
}
