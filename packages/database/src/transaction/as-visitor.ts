import type { Database } from "../connection/connect.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/** One transaction as a visitor without a session. */
export function asVisitor<T>(
  database: Database<"tenora_web_public">,
  run: (tx: Transaction<"visitor">) => Promise<T>,
): Promise<T> {
  return runTransaction(database, "visitor", "", run);
}
