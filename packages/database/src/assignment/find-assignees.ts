import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** The admin who looks after a request. */
export interface Assignee {
  readonly adminId: string;
  readonly email: string;
}

/** The admins who look after these requests, by the requests' ids; a disabled admin is none. */
export async function findAssignees(
  tx: Transaction<"admin">,
  ids: readonly string[],
): Promise<Readonly<Record<string, Assignee>>> {
  const { rows } = await sql<Assignee & { readonly id: string }>`
    select a.subject_id as id, m.user_id as "adminId", m.email
    from assignments a join admins m on m.user_id = a.admin_id
    where a.subject_id = any(${ids}::uuid[]) and m.revoked_at is null`.execute(tx);
  return Object.fromEntries(rows.map(({ id, ...assignee }) => [id, assignee]));
}

/**
 * Condition: the current admin looks after it. As an array, since the planner then looks those few up
 * rather than walking through all requests in their order.
 */
export const isMine = (id: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(id)} = any(array(
    select subject_id from assignments where admin_id = app.current_admin()))`;
