import { formatEtherDown } from "@tenora/domain/ethereum/chain-presets";
import { type EthereumProvider, parseChainId, requireProvider } from "../provider/provider.ts";
import { chainRead, readingStarted, valueRead } from "../state/network-events.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";
import type { NetworkStatus } from "../state/wallet-state.ts";

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

/**
 * Reads balance and chain through the wallet. What fails stays ""; the connection remains. Only
 * after connecting and after a change of chain a wrong network is worth a notice.
 */
export async function loadBalanceAndChain(
  runtime: WalletRuntime,
  recommend = false,
): Promise<void> {
  const { connection } = runtime.model();
  if (!connection) return;
  const key = runtime.newKey();
  runtime.dispatch(readingStarted(key));
  const provider = requireProvider(connection.found);
  await Promise.all([
    readBalance(provider, connection.address).then((balance) =>
      runtime.dispatch(valueRead(key, { balance })),
    ),
    loadChain(runtime, provider, key, recommend),
  ]);
}

async function loadChain(
  runtime: WalletRuntime,
  provider: EthereumProvider,
  key: number,
  recommend: boolean,
): Promise<void> {
  const chainId = await requestChainId(provider);
  runtime.dispatch(chainRead(key, chainId, recommend));
  if (runtime.model().reading !== key) return;
  const network = await checkNetwork(runtime, provider, chainId);
  runtime.dispatch(valueRead(key, { network }));
}
