import type { BusinessStatus, Tier } from "@tenora/domain/business/business";
import type { Transaction } from "../transaction/transaction.ts";

export interface BusinessEvent {
  readonly at: Date;
  readonly event:
    | "submitted"
    | "approved"
    | "rejected"
    | "restarted"
    | "certificate_requested"
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
  /** What the audit row of an approval says of the business then. */
  readonly approval?: unknown;
}

export const isSubmission = ({ event }: BusinessEvent): boolean =>
  event === "submitted" || event === "restarted";

/** What happened to a business, oldest first. */
export async function findBusinessEvents(
  tx: Transaction<"admin">,
  id: string,
): Promise<BusinessEvent[]> {
  const rows = await tx
    .selectFrom("business_history")
    .leftJoin("admins", "admins.user_id", "business_history.admin_id")
    .select(["at", "event", "status", "tier", "reason"])
    .select(["admin_id as adminId", "admins.email as adminEmail"])
    .where("business_id", "=", id)
    .orderBy("id")
    .execute();
  const events = rows as BusinessEvent[];
  const approvals = await listApprovals(tx, id);
  // The newest rows belong together, also where an audit log has begun later.
  let next = approvals.length - events.filter(isApproval).length;
  return events.map((one) => (isApproval(one) ? { ...one, approval: approvals[next++] } : one));
}

const isApproval = ({ event }: BusinessEvent) => event === "approved";

/** What the audit rows of its approvals say, oldest first. */
async function listApprovals(tx: Transaction<"admin">, id: string): Promise<unknown[]> {
  const rows = await tx
    .selectFrom("audit_log")
    .select("after")
    .where("subject_type", "=", "business")
    .where("subject_id", "=", id)
    .where("action", "=", "business.approved")
    .orderBy("id")
    .execute();
  return rows.map(({ after }) => after);
}
