import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Those of the given documents that no record references, neither a current nor a replaced one. */
export async function findOrphanedDocuments(
  tx: Transaction<"worker">,
  urls: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from app.orphaned_documents(${urls}::text[]) url`.execute(tx);
  return rows.map(({ url }) => url);
}
