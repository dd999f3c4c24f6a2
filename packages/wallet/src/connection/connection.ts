import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { EthereumProvider, FoundProvider } from "../provider/provider.ts";
import type { WalletCore } from "../state/wallet-core.ts";
import { walletDisconnected } from "../state/wallet-notice.ts";
import { initialWalletState } from "../state/wallet-state.ts";

/** Makes this account the connected one, ending every request of the one before. */
export function openConnection(
  core: WalletCore,
  found: FoundProvider,
  provider: EthereumProvider,
  address: string,
): void {
  closeConnection(core);
  core.connection = {
    found,
    provider,
    address,
    account: new AbortController(),
    stopListening: core.listen(provider),
  };
  core.flags.markConnected(found.id);
  core.patch({
    isConnecting: false,
    isConnected: true,
    walletAddress: address,
    shortenedAddress: shortenAddress(address),
    providerName: found.name,
    balance: "",
    chainId: "",
    network: "unknown",
    problem: "",
    switchProblem: "",
  });
}

/** Lets go of the account without a word to anybody. */
export function closeConnection(core: WalletCore): void {
  const connection = core.connection;
  if (!connection) return;
  core.connection = null;
  connection.stopListening();
  connection.account.abort();
}

/**
 * Back to "disconnected", with the toast. `onPurpose` keeps the next start-up from restoring: a
 * wallet that lost its network has not asked for that.
 */
export function disconnect(core: WalletCore, { onPurpose }: { readonly onPurpose: boolean }): void {
  if (onPurpose) core.flags.markDisconnected();
  else core.flags.clearConnected();
  if (!core.connection) return;
  closeConnection(core);
  const { hasProvider, providers, mustChoose } = core.get();
  core.patch({ ...initialWalletState, hasProvider, providers, mustChoose });
  core.notify(walletDisconnected);
}
