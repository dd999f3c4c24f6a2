import type { Address, Hex } from "viem";
import { registers } from "../exchange/administration.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { publicClient } from "../rpc/read-chain.ts";

const timeoutMs = 2_000;

/** What the chain decides about an attestation. */
export interface AttestationFacts {
  /** The wallet has the role in the registry. */
  readonly isAttestor: boolean;
  /** Under which each signs: a higher one revokes what was signed before. */
  readonly attestorCounter: number;
  readonly sellerCounter: number;
  /** The invoice can be listed: it is neither offered nor financed nor burned. */
  readonly isInvoiceFree: boolean;
  /** The invoice's last listing, which the terms have to name; 0 without one. */
  readonly lastListing: number;
}

/** Reads them at the latest block. Rejects when no RPC address answers in 2 s. */
export async function readAttestationFacts(
  rpcUrls: readonly string[],
  { exchange, registry }: { readonly exchange: Address; readonly registry: Address },
  parties: { readonly attestor: Address; readonly seller: Address; readonly fingerprint: Hex },
): Promise<AttestationFacts> {
  const client = publicClient(rpcUrls, timeoutMs);
  const counterOf = (signer: Address) =>
    client.readContract({
      address: exchange,
      abi: receivableExchangeAbi,
      functionName: "counterOf",
      args: [signer],
    });
  const [isAttestor, attestorCounter, sellerCounter, [financing, listing]] = await Promise.all([
    isAttestorOf(rpcUrls, registry, parties.attestor),
    counterOf(parties.attestor),
    counterOf(parties.seller),
    client.readContract({
      address: exchange,
      abi: receivableExchangeAbi,
      functionName: "financing",
      args: [parties.fingerprint],
    }),
  ]);
  return {
    isAttestor,
    attestorCounter: Number(attestorCounter),
    sellerCounter: Number(sellerCounter),
    isInvoiceFree: financing === 0,
    lastListing: Number(listing),
  };
}

/** True when the wallet is an attestor in the registry now. Rejects when no address answers in 2 s. */
export function isAttestorOf(
  rpcUrls: readonly string[],
  registry: Address,
  wallet: Address,
): Promise<boolean> {
  return publicClient(rpcUrls, timeoutMs).readContract({
    address: registry,
    abi: exchangeRegistryAbi,
    functionName: "isMember",
    args: [registers.attestor, wallet],
  });
}
