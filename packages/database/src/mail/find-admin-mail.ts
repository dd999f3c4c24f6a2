import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Whom the mail about an admin link goes to; null when the link no longer works. */
export async function findAdminMail(
  tx: Transaction<"worker">,
  linkId: string,
): Promise<{ readonly email: string } | null> {
  const { rows } = await sql<{ email: string }>`
    select email from app.admin_link_email(${linkId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

/** What one admin is told that another did to a third. */
export interface AdminNotice {
  /** Who is told. */
  readonly email: string;
  /** Who was invited or disabled. */
  readonly about: string;
  /** Who did it. */
  readonly actingEmail: string;
}

/** What a mail tells an admin; null when he is none any more. */
export async function findAdminNotice(
  tx: Transaction<"worker">,
  outboxId: string,
): Promise<AdminNotice | null> {
  const { rows } = await sql<AdminNotice>`
    select email, about, acting_email as "actingEmail"
    from app.admin_notice(${outboxId}::uuid)`.execute(tx);
  return rows[0] ?? null;
}
