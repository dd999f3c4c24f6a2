import { publicClient, readGenesisHash } from "@tenora/chain/rpc/read-chain";
import type { IndexerSettings } from "@tenora/configuration/indexer-settings";
import type pg from "pg";

/** What tells a chain from another of its id: a test chain that began anew differs in one of them. */
export interface ChainIdentity {
  readonly genesisHash: string;
  /** The first indexed block's. */
  readonly deploymentHash: string;
}

const readTimeoutMs = 2_000;

/** Rejects while no address answers for this chain, or what answers has no such block yet. */
export async function readChainIdentity({
  rpcUrls,
  chainId,
  fromBlock,
}: IndexerSettings): Promise<ChainIdentity> {
  const [genesisHash, { hash }] = await Promise.all([
    readGenesisHash(rpcUrls, chainId),
    publicClient(rpcUrls, readTimeoutMs).getBlock({ blockNumber: BigInt(fromBlock) }),
  ]);
  return { genesisHash, deploymentHash: hash };
}

/**
 * Empties Ponder's cache, which knows chains by their id alone, unless it was made from this chain; the
 * schema's comment says which. True when there was one of another chain, or of an unknown one.
 */
export async function keepCacheOf(
  client: pg.Client,
  { genesisHash, deploymentHash }: ChainIdentity,
): Promise<boolean> {
  const origin = `The chain with the blocks ${genesisHash} and ${deploymentHash}`;
  await client.query("begin");
  await client.query("select pg_advisory_xact_lock(hashtextextended('tenora.indexer:cache', 0))");
  const { rows } = await client.query<{ origin: string | null }>(
    `select obj_description(oid, 'pg_namespace') as origin from pg_namespace
     where nspname = 'ponder_sync'`,
  );
  const isAnother = rows[0] !== undefined && rows[0].origin !== origin;
  if (isAnother) await client.query("drop schema ponder_sync cascade");
  await client.query(`create schema if not exists ponder_sync;
    comment on schema ponder_sync is ${client.escapeLiteral(origin)}`);
  await client.query("commit");
  return isAnother;
}
