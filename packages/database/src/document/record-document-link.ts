import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Writes down that an admin is given a link to a certificate; in the transaction that finds it.
 * Again within a quarter of an hour it is the same look.
 */
export async function recordDocumentLink(
  tx: Transaction<"admin">,
  { businessId, document }: { readonly businessId: string; readonly document: string },
): Promise<void> {
  await sql`select app.record_document_link(${businessId}::uuid, ${document})`.execute(tx);
}
