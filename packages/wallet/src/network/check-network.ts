import { formatEtherDown } from "@tenora/domain/ethereum/chain-presets";
import type { EthereumProvider } from "../provider/provider.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";
import type { NetworkStatus } from "../state/wallet-state.ts";
import { parseChainId } from "./parse-chain-id.ts";

/** Ether of an account with four decimals; "" when the wallet cannot say. */
export async function readBalance(provider: EthereumProvider, address: string): Promise<string> {
  try {
    const wei = await provider.request({ method: "eth_getBalance", params: [address, "latest"] });
    if (typeof wei !== "string" || !/^0x[0-9a-fA-F]+$/.test(wei)) return "";
    return formatEtherDown(BigInt(wei));
  } catch {
    return "";
  }
}

/** The wallet's chain id in decimal; "" when it cannot say. */
export async function requestChainId(provider: EthereumProvider): Promise<string> {
  try {
    return parseChainId(await provider.request({ method: "eth_chainId" }));
  } catch {
    return "";
  }
}

/** Compares the wallet's network with ours; the genesis block is read only where the ids are equal. */
export async function checkNetwork(
  { chain, genesisHash }: Pick<WalletRuntime, "chain" | "genesisHash">,
  provider: EthereumProvider,
  chainId: string,
): Promise<NetworkStatus> {
  if (chainId === "") return "unknown";
  if (chainId !== String(chain.id)) return "other";
  const ours = await genesisHash();
  if (ours === undefined) return "right";
  try {
    const block = await provider.request({
      method: "eth_getBlockByNumber",
      params: ["0x0", false],
    });
    const hash = (block as { hash?: unknown } | null)?.hash;
    if (typeof hash !== "string") return "unknown";
    return hash.toLowerCase() === ours.toLowerCase() ? "right" : "genesis-mismatch";
  } catch {
    return "unknown";
  }
}
