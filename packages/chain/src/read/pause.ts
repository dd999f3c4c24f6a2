import type { PublicClient } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";

/** Whether a pauser has stopped new listings and purchases; payments and claims always go on. */
export async function readIsPaused(
  client: Pick<PublicClient, "readContract">,
  { exchange }: Pick<Deployment, "exchange">,
): Promise<boolean> {
  const registry = await client.readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "registry",
  });
  return client.readContract({
    address: registry,
    abi: exchangeRegistryAbi,
    functionName: "paused",
  });
}
