import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { contractsByName } from "@tenora/chain/deployment/deployment";
import type { ChildReport } from "@tenora/configuration/child-process";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import { loginUrl } from "@tenora/database/connection/login-url";
import type { TestDatabase } from "@tenora/testing/database/test-database";

const entry = fileURLToPath(new URL("../../process/main.ts", import.meta.url));

export interface IndexerProcess {
  readonly process: ChildProcess;
  /** Ends it as the supervisor does. */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

/** The settings of an indexer of this chain in a test's database. */
export function indexerSettings(
  database: TestDatabase,
  chain: { readonly rpcUrl: string; readonly deployment: Deployment },
  isCached: boolean,
): IndexerSettings {
  return {
    databaseUrl: loginUrl(database.ownerUrl, "tenora_indexer", database.authSecret),
    rpcUrls: [chain.rpcUrl],
    chainId: chain.deployment.chainId,
    fromBlock: chain.deployment.fromBlock,
    contracts: contractsByName(chain.deployment),
    pollMs: 100,
    isCached,
    logLevel: process.env.INDEXER_LOG_LEVEL ?? "silent",
  };
}

/** Starts the indexer as the supervisor does; resolves once its views are complete. */
export async function startIndexerProcess(settings: IndexerSettings): Promise<IndexerProcess> {
  const child = fork(entry, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // As the supervisor starts it.
    execArgv: ["--max-old-space-size=256", "--max-semi-space-size=4"],
  });
  child.send(settings);
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The indexer stopped (code ${code})`)));
    child.on("message", (message: ChildReport) => {
      if (message.type === "ready") resolve();
      else reject(new Error(message.why));
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  };
  return { process: child, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
