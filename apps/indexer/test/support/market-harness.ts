import { openDatabase } from "@tenora/database/connection/connect";
import { findMarketHead, type MarketHead } from "@tenora/database/market/find-market-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { createTestDatabase, type TestDatabase } from "@tenora/testing/database/test-database";
import { expect, inject } from "vitest";
import { type IndexerProcess, indexerSettings, startIndexerProcess } from "./indexer-process.ts";
import { type MarketChain, startMarketChain } from "./market-chain.ts";

/** A chain, a database and the indexer between them, as one test file sees them. */
export interface MarketHarness {
  readonly chain: MarketChain;
  readonly database: TestDatabase;
  /** Starts the indexer, or starts it again. */
  start(): Promise<IndexerProcess>;
  read<T>(question: (tx: Transaction<"market">) => Promise<T>): Promise<T>;
  /** Resolves once the views show the chain's latest block. */
  untilIndexed(): Promise<MarketHead>;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  /** As for a public chain, whose tables are kept between starts. */
  readonly isCached: boolean;
  /** Where the indexer finds the chain, instead of the chain's own address. */
  readonly rpcUrl?: (chain: MarketChain) => Promise<string>;
}

export async function startMarketHarness(options: HarnessOptions): Promise<MarketHarness> {
  const chain = await startMarketChain();
  const database = await createTestDatabase(inject("cluster"));
  const rpcUrl = (await options.rpcUrl?.(chain)) ?? chain.rpcUrl;
  const { deployment } = chain;
  const { ownerUrl, authSecret } = database;
  const web = openDatabase({ ownerUrl, authSecret, login: "tenora_web_market" });
  const read = <T>(question: (tx: Transaction<"market">) => Promise<T>) =>
    asMarketReader(web, question);
  let running: IndexerProcess | null = null;
  return {
    chain,
    database,
    read,
    async start() {
      running = await startIndexerProcess(
        indexerSettings(database, { rpcUrl, deployment }, options.isCached),
      );
      return running;
    },
    async untilIndexed() {
      const tip = Number(await chain.publicClient.getBlockNumber());
      const block = async () => (await read(findMarketHead))?.block;
      await expect.poll(block, { interval: 20 }).toBe(tip);
      const head = await read(findMarketHead);
      if (head === null) throw new Error("nothing is indexed");
      return head;
    },
    async stop() {
      await running?.stop();
      await web.close();
      await chain.stop();
      await database.drop();
    },
  };
}
