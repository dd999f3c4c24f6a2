import { setTimeout as pause } from "node:timers/promises";
import { publicClient, readGenesisHash } from "@tenora/chain/rpc/read-chain";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import { freePort } from "@tenora/embedded/free-port";
import type { Logger } from "pino";
import { runPonder } from "./run-ponder.ts";
import { schemaName } from "./schema-name.ts";
import { connect, dropOldSchemas, indexedBlock, tryLock, unlockAfterCrash } from "./tables.ts";

const readTimeoutMs = 2_000;
const firstPauseMs = 250;
const lastPauseMs = 5_000;
const lockPauseMs = 500;
const progressPauseMs = 50;

/** EX_TEMPFAIL: a new start may help. */
const temporaryFailure = 75;

/**
 * Indexes the chain; resolves once the views show it up to the block that was the latest at the start.
 * Waits as long as the chain is away, and while another process indexes with the same build.
 */
export async function startIndexer(settings: IndexerSettings, log: Logger): Promise<void> {
  const genesisHash = await waitForChain(settings, log);
  const schema = schemaName(settings, genesisHash, new Date());
  const client = await connect(settings.databaseUrl, () => {
    // Without the lock another process may begin to write our tables.
    log.fatal("the indexer lost its connection to the database");
    process.exit(temporaryFailure);
  });
  while (!(await tryLock(client, schema))) await pause(lockPauseMs);
  await unlockAfterCrash(client, schema);
  const tip = await publicClient(settings.rpcUrls, readTimeoutMs).getBlockNumber();
  log.info({ schema, from: settings.fromBlock, to: Number(tip) }, "indexing");
  await runPonder(settings, { schema, port: await freePort() });
  for (;;) {
    const block = await indexedBlock(client, schema);
    if (block !== null && block >= Number(tip)) break;
    await pause(progressPauseMs);
  }
  const dropped = await dropOldSchemas(client, schema);
  log.info({ schema, block: Number(tip), dropped }, "indexed");
}

/** The chain's genesis hash, as soon as one of its addresses answers for the right chain. */
async function waitForChain(settings: IndexerSettings, log: Logger): Promise<string> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, lastPauseMs)) {
    try {
      return await readGenesisHash(settings.rpcUrls, settings.chainId);
    } catch {
      log.warn({ pauseMs }, "the chain does not answer");
      await pause(pauseMs);
    }
  }
}
