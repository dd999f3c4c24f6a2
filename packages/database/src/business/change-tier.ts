import type { Tier } from "@tenora/domain/business/business";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { throwBusinessUnchanged } from "./throw-business-unchanged.ts";

export interface TierChange {
  readonly businessId: string;
  /** Where the admin saw it; without it, wherever it is. */
  readonly seen?: Tier | undefined;
  readonly tier: Tier;
  readonly reason: string;
}

/**
 * An admin moves an approved business to another tier, with audit row and history line.
 * @throws DomainError ALREADY_CHANGED when it is not where it was seen, or not approved; BUSINESS_NOT_FOUND;
 * FORBIDDEN when the admin's session ended meanwhile.
 */
export async function changeTier(
  tx: Transaction<"admin">,
  { businessId, seen, tier, reason }: TierChange,
): Promise<void> {
  const { rows } = await sql<{ updated: boolean }>`
    select public.change_business_tier(
      ${businessId}::uuid, ${tier}::int, ${reason}, ${seen ?? null}::int) as updated`.execute(tx);
  if (rows[0]?.updated !== true) await throwBusinessUnchanged(tx, businessId);
}
