import type { Transaction } from "../transaction/transaction.ts";
import type { MarketToken } from "./listing/listing-record.ts";
import { market } from "./market-tables.ts";

/** Every token that was ever accepted, by symbol. Addresses are lower case. */
export async function listMarketTokens(tx: Transaction<"market">): Promise<MarketToken[]> {
  const rows = await market(tx)
    .selectFrom("tokens")
    .select(["address", "symbol", "decimals"])
    .orderBy("symbol")
    .execute();
  return rows.map((row) => ({ ...row, address: row.address as `0x${string}` }));
}
