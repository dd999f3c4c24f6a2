import { checkNetwork, readBalance, requestChainId } from "../network/check-network.ts";
import { type EthereumProvider, requireProvider } from "../provider/provider.ts";
import { chainRead, readingStarted, valueRead } from "../state/network-events.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";

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
