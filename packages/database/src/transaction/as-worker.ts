import type { Database } from "../connection/connect.ts";
import { runTransaction, type Transaction } from "./transaction.ts";

/** One transaction as the worker, which may read only the columns that its mails need. */
export function asWorker<T>(
  database: Database<"tenora_jobs">,
  run: (tx: Transaction<"worker">) => Promise<T>,
): Promise<T> {
  return runTransaction(database, "worker", "", run);
}
