import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwBusinessUnchanged } from "./throw-business-unchanged.ts";

export interface Suspension {
  readonly businessId: string;
  /** False reinstates a suspended business. */
  readonly suspend: boolean;
  readonly reason: string;
}

/**
 * An admin suspends an approved business, or reinstates it, with audit row and history line.
 * @throws DomainError ALREADY_CHANGED when somebody else was first or it is not approved;
 * BUSINESS_NOT_FOUND; FORBIDDEN when the admin's session ended meanwhile.
 */
export async function suspendBusiness(
  tx: Transaction<"admin">,
  { businessId, suspend, reason }: Suspension,
): Promise<void> {
  const { rows } = await sql<{ updated: boolean }>`
    select public.set_business_suspension(${businessId}::uuid, ${suspend}, ${reason}) as updated`.execute(
    tx,
  );
  if (rows[0]?.updated !== true) await throwBusinessUnchanged(tx, businessId);
}
