import type { AuditQuery } from "@tenora/database/audit/list-audit-entries";

/** Every action that the audit log records, by its name there. */
export const auditActions = [
  "business.approved",
  "business.rejected",
  "business.suspended",
  "business.reinstated",
  "business.tier_changed",
  "business.note_added",
  "business.document_opened",
  "investor.approved",
  "investor.rejected",
  "investor.suspended",
  "investor.reinstated",
  "investor.id_revealed",
  "investor.eligibility_signed",
  "funding_request.document_opened",
  "funding_request.document_shown",
  "funding_request.contact_verified",
  "funding_request.debt_confirmed",
  "funding_request.changes_requested",
  "funding_request.rejected",
  "funding_request.attested",
  "article.created",
  "article.changed",
  "article.published",
  "article.unpublished",
  "article.deleted",
  "mail.retried",
  "export.businesses",
  "export.investors",
  "export.audit",
  "admin.granted",
  "admin.revoked",
  "admin.password_reset",
  "admin.session_ended",
  "person.exported",
  "person.erased",
  "admin.invited",
  "admin.invitation_revoked",
  "admin.invitation_accepted",
  "admin.password_recovered",
  "admin.two_factor_enabled",
  "admin.two_factor_disabled",
  "admin.recovery_code_used",
  "admin.codes_used_up",
] as const;

/** The query in the audit log's address. */
export function auditQueryOf(params: URLSearchParams): Omit<AuditQuery, "limit"> {
  const after = params.get("after") ?? "";
  return {
    action: params.get("action") || undefined,
    adminEmail: params.get("admin") || undefined,
    subjectId: params.get("subject")?.trim() || undefined,
    beforeId: /^\d{1,18}$/.test(after) ? after : undefined,
  };
}
