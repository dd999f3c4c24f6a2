import { DomainError } from "@tenora/domain/domain-error";
import { amountDueAt, owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { isPastGrace } from "@tenora/domain/receivable/status/receivable-stage";
import { isSaleOpen, receivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { MarketSubject } from "../../funding-request/find-market-subject.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { findMarketHead } from "../find-market-head.ts";
import { ledgerOf, receivableFactsOf, selectListings } from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";

/** What a business owes investors on the exchange, in base units at six decimals. */
export interface SellerPosition {
  /** Unpaid repayment of what was sold, and the repayment of what can still be bought. */
  readonly outstanding: bigint;
  /** Something of a listing is unpaid after its grace period: it is late, overdue or in default. */
  readonly owesPastGrace: boolean;
}

interface Seller extends Pick<MarketSubject, "wallet" | "recorded"> {
  /** The oldest indexed block that still counts; any without it. */
  readonly sinceBlock?: number;
}

const stored = { listed: 1, funded: 2, defaulted: 4 } as const;

/**
 * The position of a seller's wallet at the indexed block; listings that were recorded and are not
 * indexed yet count in full.
 * @throws DomainError MARKET_UNAVAILABLE when nothing is indexed, or not up to `sinceBlock`
 */
export async function findSellerPosition(
  tx: Transaction<"market">,
  { wallet, recorded, sinceBlock = 0 }: Seller,
): Promise<SellerPosition> {
  const head = await findMarketHead(tx);
  if (head === null || head.block < sinceBlock) throw new DomainError("MARKET_UNAVAILABLE");
  const now = BigInt(head.time);
  const listings = await selectListings(market(tx))
    .where("listings.seller", "=", wallet.toLowerCase())
    .where("listings.state", "in", Object.values(stored))
    .execute();
  let outstanding = await repaymentNotIndexed(tx, recorded);
  let owesPastGrace = false;
  for (const row of listings) {
    const facts = receivableFactsOf(row);
    const ledger = ledgerOf(row);
    const status = receivableStatus(facts, now);
    const unsold = isSaleOpen(facts, now) ? facts.totalUnits - facts.soldUnits : 0n;
    const due = amountDueAt(ledger, now);
    // Nothing is repaid before funding; a failed sale is refunded.
    const sold =
      row.state === stored.listed
        ? status === "failed"
          ? 0n
          : facts.soldUnits * ledger.repayPerUnit
        : due.repayment;
    outstanding += (sold + unsold * ledger.repayPerUnit) * 10n ** BigInt(6 - row.decimals);
    if (isPastGrace(status) && owedToHolders(due) > 0n) owesPastGrace = true;
  }
  return { outstanding, owesPastGrace };
}

async function repaymentNotIndexed(
  tx: Transaction<"market">,
  recorded: MarketSubject["recorded"],
): Promise<bigint> {
  if (recorded.length === 0) return 0n;
  const ids = recorded.map(({ id }) => id.toString());
  const rows = await market(tx)
    .selectFrom("listings")
    .select("listings.id")
    .where("listings.id", "in", ids)
    .execute();
  const indexed = new Set(rows.map(({ id }) => BigInt(id)));
  return recorded
    .filter(({ id }) => !indexed.has(id))
    .reduce((sum, { repayment }) => sum + repayment, 0n);
}
