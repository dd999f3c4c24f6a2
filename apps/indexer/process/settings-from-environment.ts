import {
  contractsByName,
  deploymentFile,
  readDeployment,
} from "@tenora/chain/deployment/deployment";
import { EnvironmentError, readEnvironment } from "@tenora/configuration/environment";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import { loginUrl } from "@tenora/database/connection/login-url";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";

/**
 * The settings of an ordinary process. DATABASE_URL may name the login tenora_indexer itself; with
 * AUTH_SECRET it may be the owner's, whose password then isn't used.
 * @throws EnvironmentError naming what is missing
 */
export function settingsFromEnvironment(
  variables: Record<string, string | undefined>,
): IndexerSettings {
  const environment = readEnvironment(variables);
  const { id } = chainPresets[environment.CHAIN];
  // Ponder holds a connection for long transactions, which a pooler doesn't like.
  const databaseUrl = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  const deployment = readDeployment(deploymentFile(id));
  if (!environment.RPC_URL) throw new EnvironmentError("The indexer needs RPC_URL.");
  if (!databaseUrl) throw new EnvironmentError("The indexer needs DATABASE_URL.");
  if (deployment === null) {
    throw new EnvironmentError(`The exchange is not deployed on the chain ${id} (see CHAIN).`);
  }
  return {
    databaseUrl: ownLogin(databaseUrl, environment.AUTH_SECRET?.[0]),
    rpcUrls: environment.RPC_URL,
    chainId: id,
    fromBlock: deployment.fromBlock,
    contracts: contractsByName(deployment),
    pollMs: 1_000,
    isCached: true,
    logLevel: environment.LOG_LEVEL,
  };
}

function ownLogin(databaseUrl: string, authSecret: string | undefined): string {
  if (new URL(databaseUrl).username === "tenora_indexer") return databaseUrl;
  if (authSecret !== undefined) return loginUrl(databaseUrl, "tenora_indexer", authSecret);
  throw new EnvironmentError(
    "DATABASE_URL must name the login tenora_indexer, or AUTH_SECRET must be set.",
  );
}
