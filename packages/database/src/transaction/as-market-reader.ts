import type { Database } from "../connection/connect.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/**
 * One transaction that reads the indexer's views, and nothing of ours but the public data of sellers.
 * Whatever those views call runs with these rights. All of its queries see the database as at the first.
 */
export function asMarketReader<T>(
  database: Database<"tenora_web_market">,
  run: (tx: Transaction<"market">) => Promise<T>,
): Promise<T> {
  const opening = " set transaction isolation level repeatable read, read only";
  return runTransaction(database, "market", opening, run);
}
