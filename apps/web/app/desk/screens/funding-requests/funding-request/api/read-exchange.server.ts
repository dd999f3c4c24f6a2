import type { MarketSubject } from "@tenora/database/funding-request/find-market-subject";
import {
  findRiskRecords,
  type RiskRecords,
} from "@tenora/database/market/seller/find-risk-records";
import {
  findSellerPosition,
  type SellerPosition,
} from "@tenora/database/market/seller/find-seller-position";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Services } from "~/services.server";

/** What the exchange says of a request's business, at one indexed block. */
export interface ExchangeRecords {
  readonly position: SellerPosition;
  /** Null for a request without terms. */
  readonly records: RiskRecords | null;
}

/**
 * Reads what a business owes, and the records behind its request's grade.
 * @throws DomainError MARKET_UNAVAILABLE when nothing is indexed, or not up to `sinceBlock`
 */
export function readExchange(
  { marketDatabase }: Pick<Services, "marketDatabase">,
  subject: MarketSubject,
  sinceBlock = 0,
): Promise<ExchangeRecords> {
  return asMarketReader(marketDatabase, async (tx) => ({
    position: await findSellerPosition(tx, { ...subject, sinceBlock }),
    records: subject.repayment === null ? null : await findRiskRecords(tx, subject),
  }));
}
