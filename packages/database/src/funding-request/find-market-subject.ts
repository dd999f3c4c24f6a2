import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What our own records add when the market is asked about a request. Base units at six decimals. */
export interface MarketSubject {
  /** The business's. */
  readonly wallet: string;
  /** This request's; null without terms. */
  readonly repayment: bigint | null;
  /** What the business listed, as its requests say. */
  readonly recorded: readonly { readonly id: bigint; readonly repayment: bigint }[];
  /** Listings of receivables from the same customer, of any seller. */
  readonly ofCustomer: readonly bigint[];
}

interface Row {
  readonly wallet: string;
  readonly repayment: string | null;
  readonly listings: readonly (readonly [id: string, repayment: string])[];
  readonly ofCustomer: readonly string[];
}

/**
 * Read before the market: a listing that is indexed in between is then in both, and counted once.
 * @throws DomainError FUNDING_REQUEST_NOT_FOUND
 */
export async function findMarketSubject(
  tx: Transaction<"admin">,
  requestId: string,
): Promise<MarketSubject> {
  const { rows } = await sql<Row>`
    with me as (
      select r.business_id, b.wallet_address as wallet, r.repayment * 10 ^ (6 - r.token_decimals) as repayment,
        r.customer_number as number, r.customer_country as country
      from funding_requests r join businesses b on b.id = r.business_id where r.id = ${requestId}
    )
    select me.wallet, me.repayment::bigint as repayment,
      array(
        select array[o.listing_id::text, (o.repayment * 10 ^ (6 - o.token_decimals))::bigint::text]
        from funding_requests o
        where o.business_id = me.business_id and o.listing_id is not null
      ) as listings,
      array(
        select o.listing_id::text from funding_requests o
        where o.listing_id is not null and o.submitted_at is not null
          and o.customer_number = me.number and o.customer_country = me.country
      ) as "ofCustomer"
    from me`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new DomainError("FUNDING_REQUEST_NOT_FOUND");
  return {
    wallet: row.wallet,
    repayment: row.repayment === null ? null : BigInt(row.repayment),
    recorded: row.listings.map(([id, repayment]) => ({
      id: BigInt(id),
      repayment: BigInt(repayment),
    })),
    ofCustomer: row.ofCustomer.map(BigInt),
  };
}
