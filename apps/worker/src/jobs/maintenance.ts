import type { EmailSettings } from "@tenora/configuration/worker-settings";
import type { Database } from "@tenora/database/connection/connect";
import type { RetentionPeriods } from "@tenora/database/personal-data/delete-expired";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { parseCronItems, type TaskList } from "graphile-worker";
import type { Logger } from "pino";
import { deleteExpiredData } from "./delete-expired-data.ts";
import { sweepDocuments } from "./sweep-documents.ts";

export interface MaintenanceContext {
  readonly database: Database<"tenora_jobs">;
  readonly documents: DocumentStore;
  readonly email: EmailSettings;
  readonly retention: RetentionPeriods;
  readonly log: Logger;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * When maintenance runs (UTC): once over all workers of a database. A run that was due while no
 * worker was running happens at the next start. A job that still fails when the next one is due is
 * replaced by it, so failures do not pile up.
 */
export const maintenanceSchedule = parseCronItems([
  {
    task: "sweep_documents",
    match: "7 * * * *",
    options: { backfillPeriod: hourMs, jobKey: "sweep_documents" },
  },
  { task: "forget", match: "37 3 * * *", options: { backfillPeriod: dayMs, jobKey: "forget" } },
]);

export function maintenanceTasks(context: MaintenanceContext): TaskList {
  const { database, documents, email, retention, log } = context;
  return {
    sweep_documents: async () => {
      const removed = await sweepDocuments(database, documents, new Date());
      if (removed > 0) log.info({ removed }, "removed documents without a record");
    },
    forget: async () => {
      const deleted = await deleteExpiredData(database, email, retention, new Date());
      log.info(deleted, "deleted expired data");
    },
  };
}
