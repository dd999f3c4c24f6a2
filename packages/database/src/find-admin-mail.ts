import { sql } from "kysely";
import type { Transaction } from "./transaction.ts";

/** Whom the mail about an admin link goes to; null when the link no longer works. */
export async function findAdminMail(
  tx: Transaction<"worker">,
  linkId: string,
): Promise<{ readonly email: string } | null> {
  const { rows } = await sql<{ email: string }>`
    select email from app.admin_mail(${linkId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
