import { DomainError } from "@tenora/domain/domain-error";
import type { RepaidBefore } from "@tenora/domain/risk/risk-grade";
import { sql } from "kysely";
import type { MarketSubject } from "../../funding-request/find-market-subject.ts";
import type { Transaction } from "../../transaction/transaction.ts";
import { findMarketHead } from "../find-market-head.ts";
import { isCountedWallet } from "../wallet/counted-wallet.ts";
import { readRepaymentRecord } from "./read-repayment-record.ts";

/** What a risk grade needs to know from the chain and from earlier requests. */
export interface RiskRecords {
  readonly seller: RepaidBefore;
  /** The customer's, by registration number and country, with any seller. */
  readonly debtor: RepaidBefore;
  /** Part of this customer in what the seller would owe with this request, basis points. */
  readonly concentrationBps: number;
  /** Distinct eligible wallets that bought notes of the seller's, without the parties of each sale. */
  readonly backers: number;
}

interface Row {
  /** What the seller owes on listings from this customer, and on all, without this request. */
  readonly same: string;
  readonly all: string;
  readonly backers: number;
}

/**
 * The records behind a request's risk grade at the indexed block; what is unpaid after its grace period at
 * that block's time counts as late.
 * @throws DomainError MARKET_UNAVAILABLE before the indexer's first run
 */
export async function findRiskRecords(
  tx: Transaction<"market">,
  { wallet, repayment, ofCustomer }: Pick<MarketSubject, "wallet" | "repayment" | "ofCustomer">,
): Promise<RiskRecords> {
  if (repayment === null) throw new Error("The request has no terms");
  const head = await findMarketHead(tx);
  if (head === null) throw new DomainError("MARKET_UNAVAILABLE");
  const seller = wallet.toLowerCase();
  const sameCustomer = sql`l.id = any(${ofCustomer.map(String)}::bigint[])`;
  const recordOf = async (of: string | readonly bigint[]): Promise<RepaidBefore> => {
    const { due, onTime, defaulted } = await readRepaymentRecord(tx, BigInt(head.time), of);
    return { ended: due, onTime, defaulted };
  };
  const { rows } = await sql<Row>`
    with owed as (
      select ${sameCustomer} as same,
        sum(l.repay_per_unit * l.total_units * 10 ^ (6 - t.decimals)) as amount
      from market.listings l join market.tokens t on t.address = l.token
      where l.seller = ${seller} and l.state in (1, 2) group by 1
    )
    select
      (select coalesce(sum(amount) filter (where same), 0) from owed)::bigint as same,
      (select coalesce(sum(amount), 0) from owed)::bigint as all,
      (select count(distinct n.buyer)::int from market.notes n
        join market.listings l on l.id = n.listing
        where l.seller = ${seller} and l.state in (2, 3, 4)
          and ${isCountedWallet(sql`n.buyer`)}) as backers`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("PostgreSQL returned no row");
  const [same, all] = [BigInt(row.same) + repayment, BigInt(row.all) + repayment];
  return {
    seller: await recordOf(wallet),
    debtor: await recordOf(ofCustomer),
    backers: row.backers,
    concentrationBps: Number((same * 10_000n) / all),
  };
}
