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
 * The counter under which an account signs: a higher one revokes what it signed before. Rejects when
 * no address answers in 2 s.
 */
export async function readSignerCounter(
  rpcUrls: readonly string[],
  exchange: Address,
  signer: Address,
): Promise<number> {
  const counter = await publicClient(rpcUrls, timeoutMs).readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "counterOf",
    args: [signer],
  });
  return Number(counter);
}

/** Whether an account took back this one signature. Rejects when no address answers in 2 s. */
export function readIsRevoked(
  rpcUrls: readonly string[],
  exchange: Address,
  { signer, digest }: { readonly signer: Address; readonly digest: Hex },
): Promise<boolean> {
  return publicClient(rpcUrls, timeoutMs).readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "isRevoked",
    args: [signer, digest],
  });
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
