import { errorCodes } from "../errors.ts";
import { parseChainId } from "../network/parse-chain-id.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";
import type { EthereumProvider, ProviderEvent } from "./provider.ts";

/** MetaMask's code for a lost network that it reconnects to by itself. */
const willReconnect = 1013;

/** Follows the wallet's events (EIP-1193) until the returned function is called. */
export function listenToProvider(
  { dispatch, newKey }: WalletRuntime,
  provider: EthereumProvider,
): () => void {
  const listeners: Partial<Record<ProviderEvent, (value: unknown) => void>> = {
    accountsChanged: (accounts) => dispatch({ type: "accounts-changed", key: newKey(), accounts }),
    chainChanged: (answer) => dispatch({ type: "chain-changed", chainId: parseChainId(answer) }),
    disconnect: (error) =>
      dispatch({
        type: "network-lost",
        willReconnect: errorCodes(error).includes(willReconnect),
      }),
  };
  const entries = Object.entries(listeners) as [ProviderEvent, (value: unknown) => void][];
  for (const [event, listener] of entries) provider.on?.(event, listener);
  return () => {
    for (const [event, listener] of entries) provider.removeListener?.(event, listener);
  };
}
