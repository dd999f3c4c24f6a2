import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * When an admin last opened the present certificate of these businesses, by their ids; nothing for one that
 * was never opened.
 */
export async function findOpenedCertificates(
  tx: Transaction<"admin">,
  businessIds: readonly string[],
): Promise<Readonly<Record<string, Date>>> {
  const { rows } = await sql<{ readonly id: string; readonly at: Date }>`
    select b.id, l.at from businesses b cross join lateral (
      -- No order by: it would walk the action's index, whatever the business.
      select max(l.at) as at from audit_log l
      where l.subject_type = 'business' and l.subject_id = b.id::text
        and l.action = 'business.document_opened'
        and l.after ->> 'document' = b.certificate_url) l
    where b.id = any(${businessIds}::uuid[]) and l.at is not null`.execute(tx);
  return Object.fromEntries(rows.map(({ id, at }) => [id, at]));
}
