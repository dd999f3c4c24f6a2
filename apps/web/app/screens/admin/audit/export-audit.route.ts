import { type AuditEntry, listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { recordExport } from "@tenora/database/audit/record-export";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import * as z from "zod";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import { answerFailedExport } from "../export/answer-failed-export.server.ts";
import { maxRows } from "../export/max-rows.ts";
import { csvResponse, writeCsv } from "../export/write-csv.ts";
import type { Route } from "./+types/export-audit.route";
import { auditQueryOf } from "./audit-query.ts";

/** POST: the acts that the address finds as a file. Admins only; the file itself is an act. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { action: act, adminEmail, subjectId } = auditQueryOf(new URL(request.url).searchParams);
    const { adminDatabase } = context.get(servicesContext);
    const found = await asAdmin(adminDatabase, token, async (tx) => {
      const query = { action: act, adminEmail, subjectId, limit: maxRows };
      const { entries, hasMore } = await listAuditEntries(tx, query);
      // The log is never erased: of the address only what can be no name of a person but an admin's.
      const isKnown = entries.length > 0;
      const filters = {
        ...(act && { action: isKnown ? act : "unknown" }),
        ...(adminEmail && { admin: isKnown ? adminEmail : "unknown" }),
        ...(subjectId && { subject: isId(subjectId) ? subjectId : "no id" }),
      };
      await recordExport(tx, { what: "audit", filters, rows: entries.length });
      return { entries, hasMore };
    });
    const csv = writeCsv(header, found.entries.map(toCells));
    return csvResponse("audit-log.csv", csv, !found.hasMore);
  } catch (error) {
    return answerFailedExport(error, request, context);
  }
}

const isId = (text: string) => z.uuid().safeParse(text).success;

const header = ["No.", "When", "Admin", "Act", "About", "Id", "Before", "After", "Reason"];

const toCells = (entry: AuditEntry) => [
  entry.id,
  entry.at,
  entry.adminEmail,
  entry.action,
  entry.subjectType,
  entry.subjectId,
  entry.before === null ? null : JSON.stringify(entry.before),
  entry.after === null ? null : JSON.stringify(entry.after),
  entry.reason,
];
