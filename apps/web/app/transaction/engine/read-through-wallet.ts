import { parseChainId } from "@tenora/wallet/provider/provider";
import type { EnginePorts, EngineWallet } from "./engine-context.ts";

interface Read {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/**
 * Reads our chain through the wallet.
 * @throws what the wallet's node answers; Error while the wallet is away or on another chain
 */
export async function readThroughWallet(
  { wallet, chain }: Pick<EnginePorts, "wallet" | "chain">,
  read: Read,
): Promise<unknown> {
  if (wallet.getState().network !== "right") throw new Error("Your wallet is on another network.");
  // These answers decide that a transaction is lost, and some wallets switch without an event.
  if (read.method === "eth_getTransactionCount") {
    const chainId = parseChainId(await request(wallet, { method: "eth_chainId" }));
    if (chainId !== String(chain.id)) throw new Error("Your wallet is on another network.");
  }
  return request(wallet, read);
}

async function request(wallet: EngineWallet, read: Read): Promise<unknown> {
  const outcome = await wallet.request(read);
  if (outcome.kind === "answered") return outcome.result;
  if (outcome.kind === "failed") throw outcome.cause ?? new Error(outcome.message);
  throw new Error("Your wallet has changed.");
}
