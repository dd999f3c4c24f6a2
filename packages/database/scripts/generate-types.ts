// Writes present-schema.sql, src/generated/schema.ts, and market.ts, the types of the indexer's tables. DATABASE_URL
// names a migrated database; without it a temporary one is started. Run: node packages/database/scripts/generate-types.ts
import { writeFile } from "node:fs/promises";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import { migrate } from "../src/migration/migrate.ts";
import { generateSchema } from "./generate-schema.ts";
import { presentSchema } from "./present-schema.ts";

const target = (name: string) => new URL(`../src/generated/${name}.ts`, import.meta.url);

const authSecret = "a secret of this script alone";

async function withDatabase(run: (ownerUrl: string) => Promise<void>): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) return run(given);
  const { startEmbeddedDatabase } = await import("@tenora/testing/database/embedded-database");
  const cluster = await startEmbeddedDatabase();
  try {
    await migrate({ ownerUrl: cluster.superUrl, authSecret });
    await run(cluster.superUrl);
  } finally {
    await cluster.stop();
  }
}

await withDatabase(async (ownerUrl) => {
  await writeFile(new URL("../present-schema.sql", import.meta.url), await presentSchema(ownerUrl));
  await writeFile(target("schema"), await generateSchema(ownerUrl));
  await createMarketTables({ ownerUrl, authSecret });
  await writeFile(target("market"), await generateSchema(ownerUrl, marketTablesSchema));
});
