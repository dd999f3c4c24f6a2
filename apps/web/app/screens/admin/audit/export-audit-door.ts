import { asAdmin } from "@tenora/database/as-admin";
import { type AuditEntry, listAuditEntries } from "@tenora/database/list-audit-entries";
import { noteExport } from "@tenora/database/note-export";

import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import { answerFailedExport } from "../answer-export.server.ts";
import { csvAnswer, writeCsv } from "../write-csv.ts";
import type { Route } from "./+types/export-audit-door";
import { auditQueryOf } from "./audit-query.ts";

const most = 10_000;

/** POST: the acts that the address finds as a file. Admins only; the file itself is an act. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { action: act, adminEmail, subjectId } = auditQueryOf(new URL(request.url).searchParams);
    const { adminDatabase } = context.get(servicesContext);
    const rows = await asAdmin(adminDatabase, token, async (tx) => {
      const query = { action: act, adminEmail, subjectId, limit: most };
      const { entries } = await listAuditEntries(tx, query);
      const filters = {
        ...(act && { action: act }),
        ...(adminEmail && { admin: adminEmail }),
        ...(subjectId && { subject: subjectId }),
      };
      await noteExport(tx, { what: "audit", filters, rows: entries.length });
      return entries;
    });
    return csvAnswer("audit-log.csv", writeCsv(header, rows.map(toCells)));
  } catch (error) {
    return answerFailedExport(error, request, context);
  }
}

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
