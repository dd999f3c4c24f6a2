import { publicClient } from "./public-client.ts";

/**
 * The hash of block 0, which tells two chains of one id apart. Rejects when none of the addresses
 * answers in 2 s, or when what answers is not the chain of this id.
 */
export async function readGenesisHash(
  rpcUrls: readonly string[],
  chainId: number,
): Promise<`0x${string}`> {
  const client = publicClient(rpcUrls, 2_000);
  const [id, { hash }] = await Promise.all([
    client.getChainId(),
    client.getBlock({ blockNumber: 0n }),
  ]);
  if (id !== chainId) throw new Error(`The chain that answers is ${id}, not ${chainId}`);
  return hash;
}
