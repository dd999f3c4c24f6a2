import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** What a list knows of the checks of a present submission. */
export interface CheckMarks {
  /** How many of the three are a concern. */
  readonly concerns: number;
  /** The id of the one recorded last. */
  readonly newestCheck: string;
}

/** By the id of each business of which something is checked. */
export async function findCheckMarks(
  tx: Transaction<"admin">,
  businessIds: readonly string[],
): Promise<Readonly<Record<string, CheckMarks>>> {
  const { rows } = await sql<CheckMarks & { readonly id: string }>`
    select b.id, (count(*) filter (where c.outcome = 'concern'))::int as concerns,
      max(c.id)::text as "newestCheck"
    from businesses b cross join lateral app.current_business_checks(b) c
    where b.id = any(${businessIds}::uuid[])
    group by b.id`.execute(tx);
  return Object.fromEntries(rows.map(({ id, ...marks }) => [id, marks]));
}
