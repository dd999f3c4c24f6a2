import type { Context } from "ponder:registry";
import { tokens } from "ponder:schema";
import { erc20Abi } from "viem";
import { ownSettings } from "../settings.ts";

const { exchange } = ownSettings().contracts;

/**
 * A stablecoin that the registry accepted. Its name is read from it, once; transfers are indexed from
 * its block on, so what the exchange held before is read too.
 */
export async function addNewToken(
  { db, client }: Context,
  address: `0x${string}`,
  block: bigint,
): Promise<void> {
  if ((await db.find(tokens, { address })) !== null) return;
  const contract = { address, abi: erc20Abi } as const;
  const [symbol, decimals, balance] = await Promise.all([
    client.readContract({ ...contract, functionName: "symbol" }),
    client.readContract({ ...contract, functionName: "decimals" }),
    balanceBefore(client, address, block),
  ]);
  await db.insert(tokens).values({
    address,
    symbol,
    decimals,
    listed: 0n,
    financed: 0n,
    fees: 0n,
    repaid: 0n,
    lateFees: 0n,
    recovered: 0n,
    claimed: 0n,
    refunded: 0n,
    liabilities: 0n,
    balance,
  });
}

/** What the exchange held before this block; zero when the token did not exist then. */
async function balanceBefore(
  client: Context["client"],
  token: `0x${string}`,
  block: bigint,
): Promise<bigint> {
  const code = await client.getCode({ address: token, blockNumber: block - 1n });
  if (code === undefined || code === "0x") return 0n;
  return client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [exchange],
    blockNumber: block - 1n,
  });
}
