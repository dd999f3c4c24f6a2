import type { Address, Hex } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { publicClient } from "../rpc/read-chain.ts";

const timeoutMs = 2_000;

/** The time of the latest block, in seconds since 1970. Rejects when no address answers in 2 s. */
export async function readChainTime(rpcUrls: readonly string[]): Promise<number> {
  const { timestamp } = await publicClient(rpcUrls, timeoutMs).getBlock();
  return Number(timestamp);
}

/**
 * The counter under which a seller signs: a higher one revokes what they signed before. Rejects when
 * no address answers in 2 s.
 */
export async function readSellerCounter(
  rpcUrls: readonly string[],
  exchange: Address,
  seller: Address,
): Promise<number> {
  const counter = await publicClient(rpcUrls, timeoutMs).readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "counterOf",
    args: [seller],
  });
  return Number(counter);
}

/**
 * The last listing of an invoice, which the terms of the next one have to name; 0 without one. Rejects
 * when no address answers in 2 s.
 */
export async function readLastListing(
  rpcUrls: readonly string[],
  exchange: Address,
  fingerprint: Hex,
): Promise<number> {
  const [, listing] = await publicClient(rpcUrls, timeoutMs).readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "financing",
    args: [fingerprint],
  });
  return Number(listing);
}
