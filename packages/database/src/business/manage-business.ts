import type { Tier } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface TierChange {
  readonly businessId: string;
  /** The tier that the admin saw; absent: any. */
  readonly seen?: Tier | undefined;
  readonly tier: Tier;
  readonly reason: string;
}

/**
 * Moves an approved business to another tier, with an audit row and a history row.
 * @throws DomainError ALREADY_CHANGED when its tier has changed since or it is not approved; BUSINESS_NOT_FOUND;
 * FORBIDDEN when the admin's session ended.
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

export interface CountryChange {
  readonly businessId: string;
  /** The country that the admin saw; null for none. */
  readonly seen: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * Sets the country of an approved business, with an audit row. Its later requests take it.
 * @throws DomainError ALREADY_CHANGED when another admin was first or it is not approved;
 * BUSINESS_NOT_FOUND; FORBIDDEN when the admin's session ended.
 */
export async function setBusinessCountry(
  tx: Transaction<"admin">,
  { businessId, seen, country }: CountryChange,
): Promise<void> {
  const { rows } = await sql<{ updated: boolean }>`
    select public.set_business_country(${businessId}::uuid, ${country}, ${seen}) as updated`.execute(
    tx,
  );
  if (rows[0]?.updated !== true) await throwBusinessUnchanged(tx, businessId);
}

export interface Suspension {
  readonly businessId: string;
  /** False to reinstate a suspended business. */
  readonly suspend: boolean;
  readonly reason: string;
}

/**
 * Suspends an approved business or reinstates it, with an audit row and a history row.
 * @throws DomainError ALREADY_CHANGED when another admin was first or it is not approved;
 * BUSINESS_NOT_FOUND; FORBIDDEN when the admin's session ended.
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

/** Throws why an action updated no row. */
async function throwBusinessUnchanged(
  tx: Transaction<"admin">,
  businessId: string,
): Promise<never> {
  const business = await tx
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", businessId)
    .executeTakeFirst();
  throw new DomainError(business === undefined ? "BUSINESS_NOT_FOUND" : "ALREADY_CHANGED");
}
