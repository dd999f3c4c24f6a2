import { findListedDebtor } from "@tenora/database/disclosure/find-listed-debtor";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { readRepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { gradedRecordWords } from "~/features/receivable/seller/record-words";
import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { admittedInvestor } from "../offer/admitted-investor.server.ts";

/** The debtor of a receivable, and how they paid what was due here to all sellers. */
export interface NamedDebtor {
  readonly name: string;
  readonly listed: number;
  readonly due: number;
  readonly onTime: number;
  /** In full, after its grace period. */
  readonly repaidLate: number;
  readonly defaulted: number;
  readonly inDefault: number;
  /** Past maturity now, grace or not, and disputed now. */
  readonly pastDue: number;
  readonly inGrace: number;
  readonly defaultPending: number;
  readonly disputed: number;
  /** Why their record scored as it did when the receivable was graded; null where that wasn't stored. */
  readonly gradedRecord: string | null;
}

export interface DebtorResponse {
  /** In lower case: the wallet that this browser has proven, or null. */
  readonly wallet: string | null;
  readonly isAdmitted: boolean;
  /** Null for everyone but approved investors, and where no name may be shown. */
  readonly debtor: NamedDebtor | null;
}

const signedOut: DebtorResponse = { wallet: null, isAdmitted: false, debtor: null };

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/**
 * GET: the debtor of a receivable and their record, for approved investors alone. Every page of a
 * receivable asks, so those who may not see it are no failure.
 */
export const loader = jsonRoute("MARKET_UNAVAILABLE", async (call): Promise<DebtorResponse> => {
  const { marketDatabase, publicDatabase, walletSessions } = call.services;
  const session = await walletSessions.read(call.request);
  if (session === null) return signedOut;
  const { wallet, token } = session;
  try {
    const receivable = await admittedInvestor(call, wallet);
    const found = await asMember(publicDatabase, token, (tx) => findListedDebtor(tx, receivable));
    if (found === null) return { wallet, isAdmitted: true, debtor: null };
    const record = await asMarketReader(marketDatabase, async (tx) => {
      const now = (await findMarketHead(tx))?.time ?? 0;
      return readRepaymentRecord(tx, BigInt(now), found.listings);
    });
    const { listed, due, onTime, repaidLate, defaulted } = record;
    const { inDefault, disputed, pastDue, inGrace, defaultPending } = record;
    const counts = {
      listed,
      due,
      onTime,
      repaidLate,
      defaulted,
      inDefault,
      disputed,
      pastDue,
      inGrace,
      defaultPending,
    };
    const gradedRecord = found.gradedRecord && gradedRecordWords(found.gradedRecord);
    const debtor = { name: found.name, ...counts, gradedRecord };
    return { wallet, isAdmitted: true, debtor };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "INVESTOR_NOT_ELIGIBLE") return { wallet, isAdmitted: false, debtor: null };
    // Signed out while this was read, as in another tab.
    if (error.code === "SESSION_MISSING") return signedOut;
    throw error;
  }
});
