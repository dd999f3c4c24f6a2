import type { Database } from "../connection/connect.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/** One transaction as a visitor without a session. */
export function asVisitor<T>(
  database: Database<"tenora_web_public">,
  run: (tx: Transaction<"visitor">) => Promise<T>,
): Promise<T> {
  return runTransaction(database, "visitor", "", run);
}

/** The same, read only: all of its queries see the database as at the first one. */
export function asVisitorAtOnce<T>(
  database: Database<"tenora_web_public">,
  run: (tx: Transaction<"visitor">) => Promise<T>,
): Promise<T> {
  const opening = " set transaction isolation level repeatable read, read only";
  return runTransaction(database, "visitor", opening, run);
}
