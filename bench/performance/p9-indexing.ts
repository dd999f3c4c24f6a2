import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";
import {
  asOwner,
  createTestDatabase,
  prepareTemplate,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import { testOrder } from "@tenora/testing/market/agreements";
import type { Client } from "pg";
import {
  indexerSettings,
  startIndexerProcess,
} from "../../apps/indexer/test/support/indexer-process.ts";
import {
  type MarketChain,
  startMarketChain,
  unit,
} from "../../apps/indexer/test/support/market-chain.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";
import { memoryOf, processesBelow } from "../support/processes.ts";

const events = Number(process.env.BENCH_ROWS ?? 10_000);
/** A purchase of a funded receivable: the payment, the note, the purchase, the release. */
const eventsPerPurchase = 4;
const purchasesPerBlock = 50;
const headChecks = 10;
/** Blocks that Ponder waits for before it takes one as final; up to there it reads in bulk. */
const finality = 31;

/** P9: reads 10,000 events of a local chain; then follows its head. */
export const run: Bench = async () => {
  const cluster = await startEmbeddedDatabase();
  const chain = await startMarketChain();
  try {
    await prepareTemplate(cluster);
    const database = await createTestDatabase(cluster);
    await makePurchases(chain, Math.ceil(events / eventsPerPurchase));
    await chain.mine(finality);
    const { perSecond, memory, lags } = await asOwner(database.ownerUrl, (owner) =>
      measure(chain, database, owner),
    );
    const lag = percentile(lags, 1);
    return [
      figure("events per second", `${perSecond.toFixed(0)}/s`, "≥ 1500/s", perSecond >= 1_500),
      figure("longest head lag", `${(lag / 1_000).toFixed(2)} s`, "≤ 2 s", lag <= 2_000),
      information("median head lag", `${(percentile(lags, 0.5) / 1_000).toFixed(2)} s`),
      information("memory of the indexer", `${(memory / 2 ** 20).toFixed(0)} MB`),
      information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
    ];
  } finally {
    await chain.stop();
    await cluster.stop();
  }
};

/** From the first checkpoint, when tables are made and nothing is read, until the views are complete. */
async function measure(chain: MarketChain, database: TestDatabase, owner: Client) {
  let beganAt = 0;
  const watch = watchFor(
    owner,
    "select nspname from pg_namespace where nspname ~ '^indexer_'",
  ).then(async (schema) => {
    await watchFor(owner, `select chain_name from ${schema}._ponder_checkpoint`);
    beganAt = performance.now();
  });
  const indexer = await startIndexerProcess(indexerSettings(database, chain, false));
  try {
    const seconds = (performance.now() - beganAt) / 1_000;
    await watch;
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int as count from market.events",
    );
    // Token transfers are read too, and kept as a balance.
    const read = (rows[0]?.count ?? 0) * (eventsPerPurchase / (eventsPerPurchase - 1));
    const lags: number[] = [];
    for (let at = 0; at < headChecks; at++) lags.push(await headLag(chain, owner));
    const own = indexer.process.pid ?? 0;
    const memory = processesBelow(own).reduce((sum, pid) => sum + memoryOf(pid), 0);
    return { perSecond: read / seconds, memory, lags };
  } finally {
    await indexer.stop();
  }
}

/** How long a new block takes until the views show it, in milliseconds. */
async function headLag(chain: MarketChain, owner: Client): Promise<number> {
  const beganAt = performance.now();
  await chain.mine(1);
  const tip = Number(await chain.publicClient.getBlockNumber());
  const shown = `select 1 as found from market._ponder_checkpoint
    where substr(latest_checkpoint, 27, 16)::bigint >= ${tip}`;
  await watchFor(owner, shown);
  return performance.now() - beganAt;
}

/** Resolves with the first value of the query once it finds a row. */
async function watchFor(owner: Client, text: string): Promise<string> {
  for (;;) {
    const result = await owner.query<Record<string, string>>(text).catch(() => null);
    const row = result?.rows[0];
    if (row !== undefined) return Object.values(row)[0] ?? "";
    await pause(10);
  }
}

async function makePurchases(chain: MarketChain, count: number): Promise<void> {
  const terms = {
    pricePerUnit: unit,
    repayPerUnit: unit,
    face: 200_000 * unit,
    totalUnits: 200_000,
    minUnits: 1,
  };
  const listing = await chain.list("a receivable of many buyers", terms);
  await chain.onExchange("buyer", "buy", [await testOrder(chain, listing, 1), "0x"]);
  await chain.onExchange("other", "release", [listing]);
  for (let bought = 0; bought < count; bought += purchasesPerBlock) {
    await chain.sendTogether("buyer", purchasesPerBlock, "buy", [
      await testOrder(chain, listing, 1),
      "0x",
    ]);
  }
}
