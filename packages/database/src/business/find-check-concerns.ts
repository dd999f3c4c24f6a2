import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** How many of the three checks of the present submission are a concern, by the id of each business with one. */
export async function findCheckConcerns(
  tx: Transaction<"admin">,
  businessIds: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ readonly id: string; readonly concerns: number }>`
    select b.id, count(*)::int as concerns
    from businesses b cross join lateral app.current_business_checks(b) c
    where b.id = any(${businessIds}::uuid[]) and c.outcome = 'concern'
    group by b.id`.execute(tx);
  return Object.fromEntries(rows.map(({ id, concerns }) => [id, concerns]));
}
