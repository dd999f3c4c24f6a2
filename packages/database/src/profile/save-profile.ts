import type { Profile } from "@tenora/domain/business/profile";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * Saves what the member's business says of itself; the last to save wins.
 * @throws DomainError BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED, FORBIDDEN
 */
export async function saveProfile(
  tx: Transaction<"member">,
  { description, website, industry, founded }: Profile,
): Promise<void> {
  await sql`select app.save_business_profile(
    ${description}, ${website}::text, ${industry}::text, ${founded}::int)`.execute(tx);
}
