import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import type { ChainIdentity } from "./chain-identity.ts";

const repository = resolve(import.meta.dirname, "../../..");
/** Everything that decides what is in the tables. */
const sources = [
  "apps/indexer/package.json",
  "apps/indexer/*.ts",
  "apps/indexer/{schema,src}/**/*.ts",
  "packages/chain/src/generated/*.ts",
  "packages/domain/src/receivable/*.ts",
];

/** All schemas of the indexer's tables begin with it. */
export const schemaPrefix = "indexer_";

/**
 * The schema of the tables: one per build, chain and deployment, so that the tables of another build
 * stay readable until this one's are complete. A chain that may lose blocks gets a new one per start.
 */
export function schemaName(
  settings: IndexerSettings,
  identity: ChainIdentity,
  startedAt: Date,
): string {
  const { chainId, fromBlock, contracts, isCached } = settings;
  const hash = createHash("sha256");
  for (const file of sources.flatMap((pattern) => filesOf(pattern))) {
    hash.update(file).update(readFileSync(resolve(repository, file)));
  }
  hash.update(JSON.stringify({ chainId, ...identity, fromBlock, contracts }));
  const build = `${schemaPrefix}${hash.digest("hex").slice(0, 10)}`;
  return isCached ? build : `${build}_${startedAt.getTime().toString(36)}`;
}

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: repository })
    .filter((file) => !file.endsWith(".test.ts") && !file.endsWith(".d.ts"))
    .sort();
