import type { Transaction } from "../transaction/transaction.ts";
import { listSellerPastDue } from "./list-seller-trouble.ts";
import type { Listing } from "./listing-record.ts";
import { readDaysLate } from "./read-days-late.ts";
import { readRepaymentRecord } from "./read-repayment-record.ts";
import { readSellerTotals, type SellerTotals } from "./read-seller-totals.ts";

/** What the chain says of a seller's receivables, unlisted ones too. */
export interface SellerRecord {
  readonly listed: number;
  /** Should have been repaid by now, or was repaid before. */
  readonly due: number;
  readonly onTime: number;
  /** Of those due: neither on time nor in default. */
  readonly late: number;
  readonly defaulted: number;
  /** Of those due and not in default: repaid after a default. */
  readonly defaultsRepaid: number;
  /** Of those due without the defaults; null without any. */
  readonly averageDaysLate: number | null;
  /** Of those late alone, repaid or not; null without any. */
  readonly averageDelay: number | null;
  /** Disputed now, and not over. */
  readonly disputed: number;
  /** Past maturity now and in the grace period: not among those due. */
  readonly inGrace: number;
  /** Past maturity now and not in default, the oldest due date first. */
  readonly pastDue: readonly Listing[];
  /** How many more of those there are than were read. */
  readonly morePastDue: number;
  /** Of each token. */
  readonly totals: readonly SellerTotals[];
}

/** The record of a wallet, in any case, at `now` (seconds since 1970). */
export async function readSellerRecord(
  tx: Transaction<"market">,
  now: bigint,
  seller: string,
): Promise<SellerRecord> {
  const { listed, due, onTime, inGrace, defaulted, defaultsRepaid, disputed } =
    await readRepaymentRecord(tx, now, seller);
  const { ofAll, ofLate } = await readDaysLate(tx, now, seller);
  const { listings: pastDue, more: morePastDue } = await listSellerPastDue(tx, now, seller);
  return {
    ...{ listed, due, onTime, inGrace, defaulted, defaultsRepaid, disputed },
    late: due - onTime - defaulted,
    averageDaysLate: ofAll,
    averageDelay: ofLate,
    ...{ pastDue, morePastDue },
    totals: await readSellerTotals(tx, seller),
  };
}
