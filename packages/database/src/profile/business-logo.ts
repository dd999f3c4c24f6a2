import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Puts a stored picture beside the name of the member's business; null takes its logo away.
 * @throws DomainError BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED, INVALID_INPUT, FORBIDDEN
 */
export async function saveLogo(tx: Transaction<"member">, url: string | null): Promise<void> {
  await sql`select app.save_business_logo(${url}::text)`.execute(tx);
}

/** Whether a business shows this logo on its page; only then it is public. */
export async function isLogoShown(tx: Transaction<"visitor">, url: string): Promise<boolean> {
  const row = await tx
    .selectFrom("seller_profiles")
    .select("slug")
    .where("logo_url", "=", url)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
