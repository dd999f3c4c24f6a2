// npm run restore -- <folder>
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Environment, readEnvironment } from "@tenora/configuration/environment";
import { chooseStore } from "@tenora/documents/choose-store";
import { startGuard } from "@tenora/embedded/guard";
import { hasCluster } from "@tenora/embedded/postgres";
import { readManifest } from "./backup/manifest.ts";
import { assertKey, restoreBackup } from "./backup/restore-backup.ts";
import { startEmbeddedDatabase } from "./parts/database.ts";
import { takeProcessLock } from "./process-lock.ts";
import { resolveSecrets } from "./secrets.ts";
import { documentSettings } from "./settings.ts";

try {
  const [source] = process.argv.slice(2);
  if (!source) throw new Error("Usage: npm run restore -- <folder>");
  const environment = readEnvironment(process.env);
  await readManifest(resolve(source));
  const external = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  await (external
    ? restoreInto(environment, external, source)
    : restoreEmbedded(environment, source));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function restoreInto(environment: Environment, ownerUrl: string, source: string) {
  const dataFolder = resolve(environment.DATA_DIR);
  const { auth, data } = resolveSecrets(environment, dataFolder);
  const store = chooseStore(documentSettings(environment, dataFolder));
  const parts = { ownerUrl, store, dataKey: data, authSecret: auth[0] };
  const { tables, documents, madeAt } = await restoreBackup(parts, resolve(source));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored as of ${madeAt}: ${rows} rows, ${documents.length} documents.`);
}

async function restoreEmbedded(environment: Environment, source: string): Promise<void> {
  const dataFolder = resolve(environment.DATA_DIR);
  if (hasCluster(join(dataFolder, "postgres"))) {
    throw new Error(
      `${dataFolder} holds a database already. Set DATA_DIR to a folder without one.`,
    );
  }
  if (environment.DATA_KEY === undefined && !existsSync(join(dataFolder, "secrets.json"))) {
    throw new Error(
      `Put the secrets.json that belongs to the backup into ${dataFolder} first, or set AUTH_SECRET, LINK_SECRET and DATA_KEY.`,
    );
  }
  const unlock = takeProcessLock(join(dataFolder, "supervisor.pid"));
  const secrets = resolveSecrets(environment, dataFolder);
  // Before anything is made here that a second attempt would find in its way.
  assertKey(await readManifest(resolve(source)), secrets.data);
  const guard = startGuard();
  const database = await startEmbeddedDatabase(dataFolder, secrets.embeddedDatabase, guard);
  try {
    await restoreInto(environment, database.ownerUrl, source);
  } finally {
    await database.stop();
    guard.release();
    unlock();
  }
}
