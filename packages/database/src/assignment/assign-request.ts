import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What can be assigned, as the audit log names it. */
export const assignableTypes = ["business", "funding_request"] as const;

export interface Assignment {
  readonly type: (typeof assignableTypes)[number];
  readonly id: string;
  /** The id of the admin who had it when the current one looked; null for none. */
  readonly seen: string | null;
  /** True: the current admin takes it. False: they release it. */
  readonly assign: boolean;
}

/**
 * Assigns an open request to the current admin, or releases it, with an audit row. Anybody may still
 * decide it. Taking what one already has changes nothing.
 * @throws DomainError ALREADY_CHANGED when it is decided, or a colleague took or released it; FORBIDDEN
 */
export async function assignRequest(
  tx: Transaction<"admin">,
  { type, id, seen, assign }: Assignment,
): Promise<void> {
  const { rows } = await sql<{ assigned: boolean }>`
    select public.assign_request(${type}, ${id}::uuid, ${seen}, ${assign}) as assigned`.execute(tx);
  if (rows[0]?.assigned !== true) throw new DomainError("ALREADY_CHANGED");
}
