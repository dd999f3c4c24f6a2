import { type AuditEntry, listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { recordExport } from "@tenora/database/audit/record-export";
import * as z from "zod";
import { maxRows } from "~/http/csv/max-rows";
import { exportAction } from "../export/export-list.server.ts";
import { auditQueryOf } from "./audit-query.ts";

const header = ["No.", "When", "Admin", "Action", "Subject", "Id", "Before", "After", "Reason"];

/** POST: the rows of the audit log that the query of the address finds as a file; the export is a row, too. */
export const action = exportAction(async (tx, params) => {
  const { action: act, adminEmail, subject } = auditQueryOf(params);
  const query = { action: act, adminEmail, subject, limit: maxRows };
  const { entries, hasMore } = await listAuditEntries(tx, query);
  // The log is never erased: it records only what cannot be the name of a person other than an admin.
  const isKnown = entries.length > 0;
  const filters = {
    ...(act && { action: isKnown ? act : "unknown" }),
    ...(adminEmail && { admin: isKnown ? adminEmail : "unknown" }),
    ...(subject && { subject: isUuid(subject) ? subject : "no id" }),
  };
  await recordExport(tx, { what: "audit", filters, rows: entries.length });
  return { name: "audit-log.csv", header, rows: entries.map(toCells), isComplete: !hasMore };
});

const isUuid = (text: string) => z.uuid().safeParse(text).success;
const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

// biome-ignore format: a table
const toCells = (entry: AuditEntry) => [
  entry.id, entry.at, entry.adminEmail, entry.action, entry.subjectType, entry.subjectId,
  toJson(entry.before), toJson(entry.after), entry.reason,
];
