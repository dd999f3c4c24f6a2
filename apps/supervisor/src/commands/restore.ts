// npm run restore -- <folder>
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Environment, readEnvironment } from "@tenora/configuration/environment";
import { listAdmins } from "@tenora/database/admin/list-admins";
import { chooseStore } from "@tenora/documents/store/choose-store";
import { hasCluster } from "@tenora/embedded/postgres/start-postgres";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import { readManifest } from "../backup/manifest.ts";
import {
  assertStoreIsEmpty,
  type RestoreContext,
  restoreBackup,
  verifyBackup,
} from "../backup/restore-backup.ts";
import { resolveSecrets } from "../configuration/secrets.ts";
import { documentSettings } from "../configuration/settings.ts";
import { lockDataFolder } from "../data-folder/lock-data-folder.ts";
import { startEmbeddedDatabase } from "../services/embedded-database.ts";
import { explainFailure } from "../terminal/explain-failure.ts";

try {
  const [source] = process.argv.slice(2);
  if (!source) throw new Error("Usage: npm run restore -- <folder>");
  const environment = readEnvironment(process.env);
  const external = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  await (external
    ? restoreExternal(environment, external, resolve(source))
    : restoreEmbedded(environment, resolve(source)));
  process.exit(0);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

/** Checks the whole backup and its destination before anything is written. */
async function verifySource(environment: Environment, source: string) {
  const dataFolder = resolve(environment.DATA_DIR);
  await readManifest(source);
  // Only the key, since resolving all secrets would create the missing ones.
  const dataKey = environment.DATA_KEY ?? resolveSecrets(environment, dataFolder).data;
  const manifest = await verifyBackup(source, dataKey);
  const store = chooseStore(documentSettings(environment, dataFolder));
  await assertStoreIsEmpty(store);
  return { manifest, store };
}

type VerifiedSource = Awaited<ReturnType<typeof verifySource>>;

async function restoreExternal(environment: Environment, ownerUrl: string, source: string) {
  const verified = await verifySource(environment, source);
  const { auth } = resolveSecrets(environment, resolve(environment.DATA_DIR));
  await restoreInto({ ownerUrl, store: verified.store, authSecret: auth[0] }, source, verified);
}

async function restoreInto(context: RestoreContext, source: string, { manifest }: VerifiedSource) {
  await restoreBackup(context, source, manifest);
  const { tables, documents, madeAt, auditHead } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored as of ${madeAt}: ${rows} rows, ${documents.length} documents.`);
  console.log(`Head of the audit log: ${auditHead}`);
  const admins = (await listAdmins(context.ownerUrl)).filter(({ revokedAt }) => revokedAt === null);
  console.log(
    `Admins as of the backup: ${admins.map(({ email }) => email).join(", ")}. Nobody is signed in, and earlier invitations no longer work. Revoke again the admins who were revoked since: npm run admin -- revoke <e-mail>.`,
  );
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
  const verified = await verifySource(environment, source);
  const unlock = lockDataFolder(dataFolder);
  const secrets = resolveSecrets(environment, dataFolder);
  const guard = startProcessGuard();
  const database = await startEmbeddedDatabase(dataFolder, secrets.embeddedDatabase, guard);
  const { ownerUrl } = database;
  try {
    const context = { ownerUrl, store: verified.store, authSecret: secrets.auth[0] };
    await restoreInto(context, source, verified);
  } finally {
    await database.stop();
    guard.release();
    unlock();
  }
}
