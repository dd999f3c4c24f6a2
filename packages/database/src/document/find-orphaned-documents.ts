import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Which of these documents (their `certificate_url`s) belong to no record, present or put aside. */
export async function findOrphanedDocuments(
  tx: Transaction<"worker">,
  urls: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from app.orphaned_documents(${urls}::text[]) url`.execute(tx);
  return rows.map(({ url }) => url);
}
