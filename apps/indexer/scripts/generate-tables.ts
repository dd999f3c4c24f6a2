// Writes the SQL of the indexed tables, for tests and benches that fill them themselves.
import { writeFile } from "node:fs/promises";
import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";
import {
  asOwner,
  createTestDatabase,
  prepareTemplate,
} from "@tenora/testing/database/test-database";
import { marketTablesFile } from "@tenora/testing/market/create-market-tables";
import { describeTables } from "../test/support/describe-tables.ts";
import { indexerSettings, startIndexerProcess } from "../test/support/indexer-process.ts";
import { startMarketChain } from "../test/support/market-chain.ts";

const cluster = await startEmbeddedDatabase();
const chain = await startMarketChain();
try {
  await prepareTemplate(cluster);
  const database = await createTestDatabase(cluster);
  const indexer = await startIndexerProcess(indexerSettings(database, chain, false));
  await writeFile(marketTablesFile, await asOwner(database.ownerUrl, describeTables));
  await indexer.stop();
} finally {
  await chain.stop();
  await cluster.stop();
}
