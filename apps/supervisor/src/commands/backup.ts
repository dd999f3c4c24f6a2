// npm run backup -- <folder>
import { resolve } from "node:path";
import { readEnvironment } from "@tenora/configuration/environment";
import { chooseStore } from "@tenora/documents/store/choose-store";
import { createBackup } from "../backup/create-backup.ts";
import { resolveSecrets } from "../configuration/secrets.ts";
import { documentSettings } from "../configuration/settings.ts";
import { explainFailure } from "../terminal/explain-failure.ts";
import { withOwnerConnection } from "./with-owner-connection.ts";

try {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error("Usage: npm run backup -- <folder>, a new or an empty one");
  const environment = readEnvironment(process.env);
  const dataFolder = resolve(environment.DATA_DIR);
  const store = chooseStore(documentSettings(environment, dataFolder));
  await withOwnerConnection(environment, async (ownerUrl) => {
    const { data } = resolveSecrets(environment, dataFolder);
    const context = { ownerUrl, store, dataKey: data };
    const manifest = await createBackup(context, resolve(target), new Date());
    const { tables, documents, missing, auditHead } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${documents.length} documents are in ${resolve(target)}.`);
    console.log(`Head of the audit log: ${auditHead}`);
    for (const url of missing)
      console.warn(`Missing in the document store, and so in the backup: ${url}`);
    console.log(
      "The backup contains no secrets: keep AUTH_SECRET, LINK_SECRET and DATA_KEY (or secrets.json) elsewhere.",
    );
    if (missing.length > 0) process.exitCode = 2;
  });
  process.exit();
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
