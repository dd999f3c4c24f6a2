import { readFileSync } from "node:fs";
import { loginUrl } from "@tenora/database/connection/login-url";
import { asOwner } from "../database/test-database.ts";

/** The schema of the tables behind the views that `createMarketTables` makes. */
export const marketTablesSchema = "indexer_tables";

/** The SQL of the indexer's tables and views, as Ponder makes them; see `apps/indexer/scripts`. */
export const marketTablesFile = new URL("market-tables.sql", import.meta.url);

/** Makes the indexer's tables and views, empty, as the login that owns them in the product. */
export async function createMarketTables(database: {
  readonly ownerUrl: string;
  readonly authSecret: string;
}): Promise<void> {
  const indexer = loginUrl(database.ownerUrl, "tenora_indexer", database.authSecret);
  await asOwner(indexer, (client) => client.query(readFileSync(marketTablesFile, "utf8")));
}
