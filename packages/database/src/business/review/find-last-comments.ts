import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** The admins' comments on a business, in short. */
export interface CommentSummary {
  readonly count: number;
  /** The first 200 characters of the last one. */
  readonly last: string;
}

/** The comments on these businesses, by the id of the business; nothing for one without any. */
export async function findLastComments(
  tx: Transaction<"admin">,
  businessIds: readonly string[],
): Promise<Readonly<Record<string, CommentSummary>>> {
  const { rows } = await sql<CommentSummary & { readonly id: string }>`
    select c.business_id as id, count(*)::int as count, (
        select left(l.comment, 200) from business_comments l
        where l.business_id = c.business_id order by l.id desc limit 1) as last
    from business_comments c where c.business_id = any(${businessIds}::uuid[])
    group by c.business_id`.execute(tx);
  return Object.fromEntries(rows.map(({ id, count, last }) => [id, { count, last }]));
}
