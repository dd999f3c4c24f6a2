import type { ListOrder } from "@tenora/domain/text/list-order";
import { toSearchText } from "@tenora/domain/text/search-text";
import type { Transaction } from "../transaction/transaction.ts";
import { findSubjectIds } from "./find-subject-names.ts";

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Null when the owner acted from the command line. */
  readonly adminEmail: string | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

export interface AuditQuery {
  readonly action?: string | undefined;
  readonly adminEmail?: string | undefined;
  /** The id of a record, an admin's email, or three characters and more of a record's name. */
  readonly subject?: string | undefined;
  /** Newest first unless told otherwise. */
  readonly order?: ListOrder | undefined;
  /** The number of the last entry of the page before. */
  readonly afterId?: string | undefined;
  readonly limit: number;
}

/** One page of the audit log. */
export async function listAuditEntries(
  tx: Transaction<"admin">,
  { action, adminEmail, subject, order, afterId, limit }: AuditQuery,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly hasMore: boolean }> {
  let query = tx
    .selectFrom("audit_log")
    .select([
      "id",
      "at",
      "admin_email as adminEmail",
      "action",
      "subject_type as subjectType",
      "subject_id as subjectId",
      "before",
      "after",
      "reason",
    ]);
  if (action) query = query.where("action", "=", action);
  if (adminEmail) query = query.where("admin_email", "=", adminEmail);
  const text = toSearchText(subject);
  if (text !== "") {
    query = query.where("subject_id", "in", [text, ...(await findSubjectIds(tx, text))]);
  }
  const isFromOldest = order === "oldest";
  if (afterId) query = query.where("id", isFromOldest ? ">" : "<", afterId);
  const rows = await query
    .orderBy("id", isFromOldest ? "asc" : "desc")
    .limit(limit + 1)
    .execute();
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The admins there are or were, for the filter. */
export async function listAdminEmails(tx: Transaction<"admin">): Promise<readonly string[]> {
  const rows = await tx.selectFrom("admins").select("email").orderBy("email").execute();
  return rows.map(({ email }) => email);
}
