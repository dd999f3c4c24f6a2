import { setTimeout as pause } from "node:timers/promises";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import { freePort } from "@tenora/embedded/free-port";
import type { Logger } from "pino";
import { type ChainIdentity, keepCacheOf, readChainIdentity } from "./chain-identity.ts";
import { runPonder } from "./run-ponder.ts";
import { schemaName } from "./schema-name.ts";
import {
  connectTables,
  dropOldSchemas,
  indexedBlock,
  tryLock,
  unlockAfterCrash,
} from "./tables.ts";

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
  const identity = await waitForChain(settings, log);
  const schema = schemaName(settings, identity, new Date());
  const client = await connectTables(settings.databaseUrl, () => {
    // Without the lock another process may begin to write our tables.
    log.fatal("the indexer lost its connection to the database");
    process.exit(temporaryFailure);
  });
  while (!(await tryLock(client, schema))) await pause(lockPauseMs);
  await unlockAfterCrash(client, schema);
  if (settings.isCached && (await keepCacheOf(client, identity))) {
    log.warn("the cache was not known to be of this chain, and is read again");
  }
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

/** Which chain it is, as soon as one of its addresses answers for it and has the exchange's block. */
async function waitForChain(settings: IndexerSettings, log: Logger): Promise<ChainIdentity> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, lastPauseMs)) {
    try {
      return await readChainIdentity(settings);
    } catch {
      log.warn({ pauseMs }, "no address answers for the chain with the exchange on it");
      await pause(pauseMs);
    }
  }
}
