import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** How many checks that count each of these requests has, by their ids; nothing for none. */
export async function countRequestChecks(
  tx: Transaction<"admin">,
  ids: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  if (ids.length === 0) return {};
  const { rows } = await sql<{ readonly id: string; readonly done: number }>`
    select r.id, count(distinct c.subject)::int as done
    from funding_requests r
    join funding_request_checks c on c.request_id = r.id and app.is_current_check(c, r)
    where r.id = any(${ids}::uuid[])
    group by r.id`.execute(tx);
  return Object.fromEntries(rows.map(({ id, done }) => [id, done]));
}
