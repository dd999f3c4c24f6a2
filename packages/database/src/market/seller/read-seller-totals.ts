import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import type { MarketToken } from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";

/** Sums over a seller's receivables in one token, in base units. */
export interface SellerTotals {
  readonly token: MarketToken;
  /** Proceeds released, before the fee. */
  readonly financed: bigint;
  /** Paid in for the holders, late fees included. */
  readonly repaid: bigint;
}

/** The totals of a seller, each token of their listings by itself. */
export async function readSellerTotals(
  tx: Transaction<"market">,
  seller: string,
): Promise<SellerTotals[]> {
  const rows = await market(tx)
    .selectFrom("listings")
    .innerJoin("tokens", "tokens.address", "listings.token")
    .select(["tokens.address", "tokens.symbol", "tokens.decimals"])
    .select(sql<string>`sum(listings.released)::text`.as("financed"))
    .select(sql<string>`sum(listings.to_holders)::text`.as("repaid"))
    .where("listings.seller", "=", seller.toLowerCase())
    .groupBy(["tokens.address", "tokens.symbol", "tokens.decimals"])
    .orderBy("tokens.symbol")
    .execute();
  return rows.map(({ address, symbol, decimals, financed, repaid }) => ({
    token: { address: address as `0x${string}`, symbol, decimals },
    financed: BigInt(financed),
    repaid: BigInt(repaid),
  }));
}
