import { errorCodes } from "../errors.ts";
import { parseChainId } from "../network/parse-chain-id.ts";
import { accountsChanged } from "../state/connection-events.ts";
import { chainChanged, networkLost } from "../state/network-events.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";
import type { FoundProvider, ProviderEvent } from "./provider.ts";

/** MetaMask's code for a lost network that it reconnects to by itself. */
const willReconnect = 1013;

/** Follows the events of a wallet (EIP-1193), if any, until the returned function is called. */
export function listenToProvider(
  { dispatch, newKey }: WalletRuntime,
  found: FoundProvider | undefined,
): () => void {
  const listeners: Partial<Record<ProviderEvent, (value: unknown) => void>> = {
    accountsChanged: (accounts) => dispatch(accountsChanged(newKey(), accounts)),
    chainChanged: (answer) => dispatch(chainChanged(parseChainId(answer))),
    disconnect: (error) => dispatch(networkLost(errorCodes(error).includes(willReconnect))),
  };
  const entries = Object.entries(listeners) as [ProviderEvent, (value: unknown) => void][];
  for (const [event, listener] of entries) found?.provider.on?.(event, listener);
  return () => {
    for (const [event, listener] of entries) found?.provider.removeListener?.(event, listener);
  };
}
