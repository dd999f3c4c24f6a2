// Writes src/generated/schema.ts. DATABASE_URL names a migrated database; without it a
// temporary one is started. Run: node packages/database/scripts/generate-types.ts
import { writeFile } from "node:fs/promises";
import { migrate } from "../src/migration/migrate.ts";
import { generateSchema } from "./generate-schema.ts";

const target = new URL("../src/generated/schema.ts", import.meta.url);

async function withDatabase(run: (ownerUrl: string) => Promise<void>): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined) return run(given);
  const { startEmbeddedDatabase } = await import("@tenora/testing/database/embedded-database");
  const cluster = await startEmbeddedDatabase();
  try {
    await migrate({ ownerUrl: cluster.superUrl, authSecret: "not used" });
    await run(cluster.superUrl);
  } finally {
    await cluster.stop();
  }
}

await withDatabase(async (ownerUrl) => writeFile(target, await generateSchema(ownerUrl)));
