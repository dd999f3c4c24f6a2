import type { EmailSettings } from "@tenora/configuration/worker-settings";
import type { Database } from "@tenora/database/connection/connect";
import type { RetentionPeriods } from "@tenora/database/personal-data/delete-expired";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { parseCronItems, type TaskList } from "graphile-worker";
import type { Logger } from "pino";
import type { MarketContext } from "../market-head.ts";
import { findMarketMails } from "../market-mail/find-market-mails.ts";
import { findSearchAlerts } from "../market-mail/find-search-alerts.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";
import { recordListings } from "./record-listings.ts";
import { sweepDocuments } from "./sweep-documents.ts";

export interface MaintenanceContext {
  readonly database: Database<"tenora_jobs">;
  readonly documents: DocumentStore;
  readonly email: EmailSettings;
  readonly retention: RetentionPeriods;
  /** Null where nothing is indexed. */
  readonly market: MarketContext | null;
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

/** Beside it, where the market is indexed: what happened there in the last minute. */
export const marketSchedule = parseCronItems([
  { task: "record_listings", match: "* * * * *", options: { jobKey: "record_listings" } },
  { task: "find_market_mails", match: "* * * * *", options: { jobKey: "find_market_mails" } },
  { task: "find_search_alerts", match: "* * * * *", options: { jobKey: "find_search_alerts" } },
]);

export function maintenanceTasks(context: MaintenanceContext): TaskList {
  const { database, documents, email, retention, market, log } = context;
  return {
    sweep_documents: async () => {
      const removed = await sweepDocuments(database, documents, new Date());
      if (removed > 0) log.info({ removed }, "removed documents without a record");
    },
    record_listings: async () => {
      const recorded = market === null ? 0 : await recordListings(market);
      if (recorded > 0) log.info({ recorded }, "recorded listings of funding requests");
    },
    find_market_mails: async () => {
      const written = market === null ? 0 : await findMarketMails(market);
      if (written > 0) log.info({ written }, "wrote mails about the market");
    },
    find_search_alerts: async () => {
      const written = market === null ? 0 : await findSearchAlerts(market);
      if (written > 0) log.info({ written }, "wrote mails about saved searches");
    },
    forget: async () => {
      const deleted = await deleteExpiredData(database, email, retention, new Date());
      log.info(deleted, "deleted expired data");
    },
  };
}
