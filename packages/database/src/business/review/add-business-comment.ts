import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/**
 * An admin's comment on a business, for other admins.
 * @throws DomainError BUSINESS_NOT_FOUND, BUSINESS_ERASED
 */
export async function addBusinessComment(
  tx: Transaction<"admin">,
  businessId: string,
  comment: string,
): Promise<void> {
  const { rows } = await sql<{ added: boolean }>`
    select public.add_business_comment(${businessId}::uuid, ${comment}) as added`.execute(tx);
  if (rows[0]?.added !== true) throw new DomainError("BUSINESS_NOT_FOUND");
}
