import { DomainError } from "@tenora/domain/failure";
import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/**
 * An admin's note on a business, for other admins.
 * @throws DomainError BUSINESS_NOT_FOUND, BUSINESS_ERASED
 */
export async function addNote(
  tx: Transaction<"admin">,
  businessId: string,
  note: string,
): Promise<void> {
  const { rows } = await sql<{ added: boolean }>`
    select public.add_business_note(${businessId}::uuid, ${note}) as added`.execute(tx);
  if (rows[0]?.added !== true) throw new DomainError("BUSINESS_NOT_FOUND");
}
