import type { BusinessStatus, Tier } from "@tenora/domain/business";
import { DomainError } from "@tenora/domain/failure";
import { type BusinessRecord, businessColumns, toBusinessRecord } from "./business-record.ts";
import type { Transaction } from "./transaction.ts";

export interface BusinessEvent {
  readonly at: Date;
  readonly event:
    | "submitted"
    | "approved"
    | "rejected"
    | "restarted"
    | "certificate_replaced"
    | "suspended"
    | "reinstated"
    | "tier_changed";
  readonly status: BusinessStatus;
  readonly tier: Tier;
  readonly reason: string | null;
  /** The admin who decided; null when the business acted. */
  readonly adminId: string | null;
  readonly adminEmail: string | null;
}

/** What an admin told the others about a business. */
export interface BusinessNote {
  readonly id: string;
  readonly at: Date;
  readonly adminEmail: string | null;
  readonly note: string;
}

export interface BusinessForReview extends BusinessRecord {
  /** Oldest first. */
  readonly history: readonly BusinessEvent[];
  /** Oldest first. */
  readonly notes: readonly BusinessNote[];
}

/**
 * Everything an admin may know of one business.
 * @throws DomainError BUSINESS_NOT_FOUND; INVALID_INPUT when the id is not a uuid.
 */
export async function findBusinessForReview(
  tx: Transaction<"admin">,
  id: string,
): Promise<BusinessForReview> {
  const row = await tx
    .selectFrom("businesses")
    .select(businessColumns)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new DomainError("BUSINESS_NOT_FOUND");
  const events = await tx
    .selectFrom("business_history")
    .leftJoin("admins", "admins.user_id", "business_history.admin_id")
    .select(["at", "event", "status", "tier", "reason"])
    .select(["admin_id as adminId", "admins.email as adminEmail"])
    .where("business_id", "=", id)
    .orderBy("id")
    .execute();
  const notes = await tx
    .selectFrom("business_notes")
    .leftJoin("admins", "admins.user_id", "business_notes.admin_id")
    .select(["id", "at", "note", "admins.email as adminEmail"])
    .where("business_id", "=", id)
    .orderBy("id")
    .execute();
  return { ...toBusinessRecord(row), history: events as BusinessEvent[], notes };
}
