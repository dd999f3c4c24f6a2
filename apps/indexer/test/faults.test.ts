// What an indexer goes through, in short form; bench/resilience/r9-reorganisations.ts is the long one.
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { type LyingNode, startLyingNode } from "@tenora/testing/chain/lying-node";
import { asOwner } from "@tenora/testing/database/test-database";
import { afterEach, expect, test } from "vitest";
import { expectMirror } from "./support/expect-mirror.ts";
import { indexerSettings, startIndexerProcess } from "./support/indexer-process.ts";
import { day, type MarketChain, startMarketChain, unit } from "./support/market-chain.ts";
import { type MarketHarness, startMarketHarness } from "./support/market-harness.ts";
import { startUnreliableRpc, type UnreliableRpc } from "./support/unreliable-rpc.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(...options: Parameters<typeof startMarketHarness>): Promise<MarketHarness> {
  const harness = await startMarketHarness(...options);
  stops.push(harness.stop);
  return harness;
}

/** A sale, a purchase and a payment: rows are added and changed in every table that matters. */
async function trade(chain: MarketChain, name: string): Promise<void> {
  const listing = await chain.list(name);
  await chain.buy("buyer", listing, 4);
  await chain.buy("debtor", listing, 6);
  await chain.onExchange("other", "release", [listing]);
  await chain.pay("debtor", listing, 250n * BigInt(unit));
}

/** The schemas of the indexer's tables in a database, and their ages in transactions. */
const schemasOf = (harness: MarketHarness) =>
  asOwner(harness.database.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ name: string; oid: number }>(
      "select nspname as name, oid::int from pg_namespace where nspname ~ '^indexer_' order by 1",
    );
    return rows;
  });

/** Depths of reorganisations: a few in the suite, many in the bench. */
const shortForm = [1, 5, 12, 2];
const count = Number(process.env.REORGANISATIONS ?? shortForm.length);
const depths = Array.from({ length: count }, (_, at) => shortForm[at] ?? (at % 12) + 1);

test(
  "indexer: reorganisations of 1 to 12 blocks leave the views equal to the chain",
  async () => {
    const harness = await start({ isCached: false });
    const { chain } = harness;
    await harness.start();
    for (const [at, depth] of depths.entries()) {
      await trade(chain, `before reorganisation ${at}`);
      await trade(chain, `again before reorganisation ${at}`);
      const { block } = await harness.untilIndexed();
      const replaced = await chain.hashOf(block);
      await chain.reorganise(depth);
      expect(await chain.hashOf(block)).not.toBe(replaced);
      await chain.wait(day);
      await expectMirror(harness);
    }
  },
  240_000 + 30_000 * count,
);

test("indexer: killed and started again, it goes on with the same tables", async () => {
  const harness = await start({ isCached: true });
  const first = await harness.start();
  await trade(harness.chain, "before the kill");
  await harness.chain.mine(70);
  await harness.untilIndexed();
  const before = await schemasOf(harness);
  await first.kill();
  await trade(harness.chain, "while it was down");
  await harness.start();
  await expectMirror(harness);
  expect(await schemasOf(harness)).toEqual(before);
}, 240_000);

test("indexer: survives an RPC that is away, at its start and later", async () => {
  let rpc: UnreliableRpc | undefined;
  const harness = await start({
    isCached: true,
    rpcUrl: async (chain) => {
      rpc = await startUnreliableRpc(chain.rpcUrl);
      stops.push(rpc.stop);
      return rpc.url;
    },
  });
  rpc?.fail();
  await trade(harness.chain, "before the first start");
  const started = harness.start();
  await expect.poll(() => asked(harness)).toBe(true);
  rpc?.recover();
  await started;
  await expectMirror(harness);
  rpc?.fail();
  await trade(harness.chain, "while the RPC was away");
  const head = await harness.read(findMarketHead);
  expect(head?.block).toBeLessThan(Number(await harness.chain.publicClient.getBlockNumber()));
  rpc?.recover();
  await expectMirror(harness);
}, 240_000);

test("indexer: reads nothing from a node of another chain, and begins when it is the right one", async () => {
  let node: LyingNode | undefined;
  const harness = await start({
    isCached: true,
    rpcUrl: async (chain) => {
      const lying = await startLyingNode(chain.rpcUrl, 560_048);
      node = lying;
      stops.push(async () => lying.stop());
      return lying.url;
    },
  });
  await trade(harness.chain, "before the first start");
  const started = harness.start();
  // It asks again after a while, so that it has had its time to be wrong.
  await expect.poll(() => node?.asked()).toBeGreaterThan(2);
  expect(await schemasOf(harness)).toEqual([]);
  node?.tellTheTruth();
  await started;
  await expectMirror(harness);
}, 240_000);

/** True while the indexer, which found no chain, has made no schema. */
const asked = async (harness: MarketHarness) => (await schemasOf(harness)).length === 0;

test("indexer: a local chain that lost its state is indexed again and never mixed", async () => {
  const harness = await start({ isCached: false });
  const first = await harness.start();
  await trade(harness.chain, "lost");
  await trade(harness.chain, "lost too");
  await expectMirror(harness);
  const [before] = await schemasOf(harness);
  await first.stop();
  const other = await startMarketChain();
  stops.push(other.stop);
  await trade(other, "on the new chain");
  const second = await startIndexerProcess(indexerSettings(harness.database, other, false));
  stops.push(second.stop);
  await expectMirror({
    ...harness,
    chain: other,
    untilIndexed: () => untilIndexed(harness, other),
  });
  const after = await schemasOf(harness);
  expect(after).toHaveLength(1);
  expect(after[0]?.name).not.toBe(before?.name);
}, 240_000);

test("indexer: a chain that began anew behind its address is read anew, the cache included", async () => {
  const harness = await start({ isCached: true });
  const first = await harness.start();
  await trade(harness.chain, "before the chain began anew");
  await harness.chain.mine(70);
  await harness.untilIndexed();
  await first.stop();
  const other = await startMarketChain();
  stops.push(other.stop);
  await trade(other, "on the new chain");
  await other.mine(70);
  const second = await startIndexerProcess(indexerSettings(harness.database, other, true));
  stops.push(second.stop);
  await expectMirror({
    ...harness,
    chain: other,
    untilIndexed: () => untilIndexed(harness, other),
  });
}, 240_000);

async function untilIndexed(harness: MarketHarness, chain: MarketChain) {
  const tip = Number(await chain.publicClient.getBlockNumber());
  const block = async () => (await harness.read(findMarketHead))?.block;
  await expect.poll(block, { interval: 20 }).toBe(tip);
  const head = await harness.read(findMarketHead);
  if (head === null) throw new Error("nothing is indexed");
  return head;
}

test("indexer: ends with its supervisor", async () => {
  const harness = await start({ isCached: false });
  const { process } = await harness.start();
  const ended = new Promise((done) => process.once("exit", done));
  process.disconnect();
  expect(await ended).toBe(0);
}, 240_000);
