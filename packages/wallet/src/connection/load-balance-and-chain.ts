import { checkNetwork, readBalance, requestChainId } from "../network/check-network.ts";
import { type EthereumProvider, requireProvider } from "../provider/provider.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";

/** Whether a wrong network is worth a toast now (after connecting, after a change of chain). */
interface LoadOptions {
  readonly notifyWrongNetwork: boolean;
}

/** Reads balance and chain through the wallet. What fails stays ""; the connection remains. */
export async function loadBalanceAndChain(
  runtime: WalletRuntime,
  { notifyWrongNetwork }: LoadOptions,
): Promise<void> {
  const { connection } = runtime.model();
  if (!connection) return;
  const key = runtime.newKey();
  runtime.dispatch({ type: "reading-started", key });
  const provider = requireProvider(connection.found);
  await Promise.all([
    readBalance(provider, connection.address).then((balance) =>
      runtime.dispatch({ type: "balance-read", key, balance }),
    ),
    loadChain(runtime, provider, { key, notifyWrongNetwork }),
  ]);
}

async function loadChain(
  runtime: WalletRuntime,
  provider: EthereumProvider,
  reading: LoadOptions & { readonly key: number },
): Promise<void> {
  const chainId = await requestChainId(provider);
  runtime.dispatch({ ...reading, type: "chain-read", chainId });
  if (runtime.model().reading !== reading.key) return;
  const network = await checkNetwork(runtime, provider, chainId);
  runtime.dispatch({ type: "network-checked", key: reading.key, network });
}
