import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EmailSettings } from "@tenora/configuration/worker-settings";
import type { Database } from "@tenora/database/connection/connect";
import {
  type DeletedCounts,
  deleteExpired,
  type RetentionPeriods,
} from "@tenora/database/personal-data/delete-expired";
import { asWorker } from "@tenora/database/transaction/as-worker";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes data whose retention period is over: rows in the database, and mails in the local mailbox.
 * May run on any host, any number of times.
 */
export async function deleteExpiredData(
  database: Database<"tenora_jobs">,
  email: EmailSettings,
  periods: RetentionPeriods,
  now: Date,
): Promise<DeletedCounts & { readonly mailbox: number }> {
  const deleted = await asWorker(database, (tx) => deleteExpired(tx, periods));
  const before = now.getTime() - periods.mailsDays * dayMs;
  const mailbox = email.kind === "mailbox" ? await deleteExpiredMails(email.folder, before) : 0;
  return { ...deleted, mailbox };
}

async function deleteExpiredMails(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile() || stats.mtimeMs >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
