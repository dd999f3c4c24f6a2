import type { Transaction } from "../../transaction/transaction.ts";
import { readDaysLate } from "../book/read-days-late.ts";
import { listSellerPastDue, type SellerListings } from "./list-seller-trouble.ts";
import { type RepaymentRecord, readRepaymentRecord } from "./read-repayment-record.ts";
import { readSellerTotals, type SellerTotals } from "./read-seller-totals.ts";

/** What the chain says of a seller's receivables, unlisted ones too. */
export interface SellerRecord extends RepaymentRecord {
  /** The mean of those that weren't repaid by the end of their grace period and aren't in default; null without any. */
  readonly averageDaysLate: number | null;
  /** Those past due now, the oldest due date first. */
  readonly owing: SellerListings;
  /** One for each token. */
  readonly totals: readonly SellerTotals[];
}

/** The record of a wallet, in any case, at `now` (seconds since 1970): the one that pages, API and portal tell. */
export const readSellerRecord = async (
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<SellerRecord> => ({
  ...(await readRepaymentRecord(tx, now, seller)),
  averageDaysLate: await readDaysLate(tx, now, seller),
  owing: await listSellerPastDue(tx, now, seller),
  totals: await readSellerTotals(tx, seller),
});
