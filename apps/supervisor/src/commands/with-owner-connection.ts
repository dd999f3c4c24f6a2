import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Environment } from "@tenora/configuration/environment";
import { migrate } from "@tenora/database/migration/migrate";
import { hasCluster } from "@tenora/embedded/postgres/start-postgres";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import { resolveSecrets } from "../configuration/secrets.ts";
import { acquireProcessLock, LockHeldError } from "../processes/process-lock.ts";
import { ownerUrlOf, startEmbeddedDatabase } from "../services/embedded-database.ts";

/**
 * Runs `task` with the owner's connection string: of the external database, of the embedded one that
 * a running marketplace holds open, or of one started for this call. It never creates a database:
 * an operator who forgot the service's settings would back up, or erase a person from, an empty
 * one.
 */
export async function withOwnerConnection(
  environment: Environment,
  task: (ownerUrl: string) => Promise<void>,
): Promise<void> {
  const external = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  if (external) return task(external);
  const dataFolder = resolve(environment.DATA_DIR);
  if (!hasCluster(join(dataFolder, "postgres"))) {
    throw new Error(
      `There is no marketplace in ${dataFolder}, and DATABASE_URL is not set. Give this command the settings of the marketplace: its environment file, or its DATA_DIR.`,
    );
  }
  const secrets = resolveSecrets(environment, dataFolder);
  const unlock = lockOrNull(join(dataFolder, "supervisor.pid"));
  if (unlock === null) {
    return task(ownerUrlOf(runningPort(dataFolder), secrets.embeddedDatabase));
  }
  const guard = startProcessGuard();
  const database = await startEmbeddedDatabase(dataFolder, secrets.embeddedDatabase, guard);
  try {
    await migrate({ ownerUrl: database.ownerUrl, authSecret: secrets.auth[0] });
    await task(database.ownerUrl);
  } finally {
    await database.stop();
    guard.release();
    unlock();
  }
}

function lockOrNull(file: string): (() => void) | null {
  try {
    return acquireProcessLock(file);
  } catch (error) {
    if (error instanceof LockHeldError) return null;
    throw error;
  }
}

/** PostgreSQL writes its port into the fourth line of its pid file. */
function runningPort(dataFolder: string): number {
  const lines = readFileSync(join(dataFolder, "postgres/postmaster.pid"), "utf8").split("\n");
  return Number(lines[3]);
}
