// npm run restore -- <folder>
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Environment, readEnvironment } from "@tenora/configuration/environment";
import { listAdmins } from "@tenora/database/list-admins";
import { chooseStore } from "@tenora/documents/choose-store";
import { startGuard } from "@tenora/embedded/guard";
import { hasCluster } from "@tenora/embedded/postgres";
import { readManifest } from "./backup/manifest.ts";
import {
  type RestoreParts,
  refuseStoreInUse,
  restoreBackup,
  verifyBackup,
} from "./backup/restore-backup.ts";
import { explainFailure } from "./explain-failure.ts";
import { startEmbeddedDatabase } from "./parts/database.ts";
import { resolveSecrets } from "./secrets.ts";
import { documentSettings } from "./settings.ts";
import { takeDataFolder } from "./take-data-folder.ts";

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

/** Looks at all of the backup and of the place before anything is made there. */
async function look(environment: Environment, source: string) {
  const dataFolder = resolve(environment.DATA_DIR);
  await readManifest(source);
  // The key alone: other secrets that are missing would be made here.
  const dataKey = environment.DATA_KEY ?? resolveSecrets(environment, dataFolder).data;
  const manifest = await verifyBackup(source, dataKey);
  const store = chooseStore(documentSettings(environment, dataFolder));
  await refuseStoreInUse(store);
  return { manifest, store };
}

type Looked = Awaited<ReturnType<typeof look>>;

async function restoreExternal(environment: Environment, ownerUrl: string, source: string) {
  const looked = await look(environment, source);
  const { auth } = resolveSecrets(environment, resolve(environment.DATA_DIR));
  await restoreInto({ ownerUrl, store: looked.store, authSecret: auth[0] }, source, looked);
}

async function restoreInto(parts: RestoreParts, source: string, { manifest }: Looked) {
  await restoreBackup(parts, source, manifest);
  const { tables, documents, madeAt, auditHead } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored as of ${madeAt}: ${rows} rows, ${documents.length} documents.`);
  console.log(`Head of the audit log: ${auditHead}`);
  const admins = (await listAdmins(parts.ownerUrl)).filter(({ revokedAt }) => revokedAt === null);
  console.log(
    `Admins again, as then: ${admins.map(({ email }) => email).join(", ")}. Nobody is signed in, and no invitation opens. Whoever was disabled since: npm run admin -- revoke <e-mail>.`,
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
  const looked = await look(environment, source);
  const unlock = takeDataFolder(dataFolder);
  const secrets = resolveSecrets(environment, dataFolder);
  const guard = startGuard();
  const database = await startEmbeddedDatabase(dataFolder, secrets.embeddedDatabase, guard);
  const { ownerUrl } = database;
  try {
    const parts = { ownerUrl, store: looked.store, authSecret: secrets.auth[0] };
    await restoreInto(parts, source, looked);
  } finally {
    await database.stop();
    guard.release();
    unlock();
  }
}
