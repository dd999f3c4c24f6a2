import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Adds an audit row when an admin opens a certificate; in the transaction that finds it. Repeated
 * views within 15 minutes add none.
 */
export async function recordDocumentLink(
  tx: Transaction<"admin">,
  { businessId, document }: { readonly businessId: string; readonly document: string },
): Promise<void> {
  await sql`select app.record_document_link(${businessId}::uuid, ${document})`.execute(tx);
}
