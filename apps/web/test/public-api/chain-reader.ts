import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { type Listing, listingsQuery } from "@tenora/chain/read/listings";
import { type ReadBlock, readHead, readQuery } from "@tenora/chain/read/query";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { decodeEventLog } from "viem";
import { expect } from "vitest";
import { head } from "../../app/public-api/schema/records.ts";
import { marketplace } from "../support/marketplace.ts";
import { read } from "./api-client.ts";

const { url, rpcUrl } = marketplace;
export const client = publicClient([rpcUrl], 30_000);

type Hex = `0x${string}`;

/** What the contracts hold at one block. */
export interface ChainState {
  readonly config: PublicConfig;
  readonly exchange: Hex;
  readonly rewards: Hex;
  readonly lens: Hex;
  readonly block: ReadBlock;
  readonly listings: readonly Listing[];
}

/** An event of the exchange or the rewards, as its contract's ABI reads it. */
export interface ChainEvent {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly contract: Hex;
  readonly block: number;
  readonly logIndex: number;
  readonly transaction: Hex;
}

/**
 * Compares the contracts with the API, which are both asked many times. Our own chain makes a block each
 * minute, so where one came in between the two are compared again.
 */
export async function compareAtOneBlock(
  compare: (state: ChainState) => Promise<void>,
): Promise<void> {
  for (;;) {
    const state = await readContracts();
    try {
      return await compare(state);
    } catch (difference) {
      if ((await readHead(client)).number === state.block.number) throw difference;
    }
  }
}

async function readContracts(): Promise<ChainState> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as PublicConfig;
  const { exchange, lens, rewards } = config.contracts;
  if (!exchange || !lens || !rewards) throw new Error("the configuration names no exchange");
  const block = await readHead(client);
  await expect
    .poll(async () => (await read("/head", head)).indexedBlock)
    .toBeGreaterThanOrEqual(Number(block.number));
  const count = await client.readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "listingCount",
    blockNumber: block.number,
  });
  const ids = Array.from({ length: Number(count) }, (_, at) => BigInt(at + 1));
  const { result } = await readQuery(client, listingsQuery({ lens }, ids), block);
  const listings = result.filter((one) => one !== null);
  return { config, exchange, rewards, lens, block, listings };
}

/** Every log of exchange and rewards up to the block, in chain order; throws for one without a name. */
export async function readEvents({ exchange, rewards, block }: ChainState): Promise<ChainEvent[]> {
  const logs = await client.getLogs({
    address: [exchange, rewards],
    fromBlock: 0n,
    toBlock: block.number,
  });
  return logs.map(({ address, blockNumber, logIndex, transactionHash, data, topics }) => {
    const isOfExchange = address.toLowerCase() === exchange.toLowerCase();
    const { eventName, args } = decodeEventLog({
      abi: isOfExchange ? receivableExchangeAbi : rewardNFTAbi,
      data,
      topics,
    });
    return {
      name: eventName,
      args: (args ?? {}) as Record<string, unknown>,
      contract: isOfExchange ? exchange : rewards,
      block: Number(blockNumber),
      logIndex,
      transaction: transactionHash,
    };
  });
}
