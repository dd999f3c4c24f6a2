import { shortenAddress } from "@tenora/domain/shorten-address";
import type { EthereumProvider, FoundProvider } from "./provider.ts";
import type { WalletCore } from "./wallet-core.ts";
import { walletDisconnected } from "./wallet-notice.ts";
import { initialWalletState } from "./wallet-state.ts";

/** Makes this account the connected one, ending every request of the one before. */
export function linkAccount(
  core: WalletCore,
  found: FoundProvider,
  provider: EthereumProvider,
  address: string,
): void {
  endLink(core);
  core.link = {
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
export function endLink(core: WalletCore): void {
  const link = core.link;
  if (!link) return;
  core.link = null;
  link.stopListening();
  link.account.abort();
}

/**
 * Back to "disconnected", with the toast. `onPurpose` keeps the next start-up from restoring: a
 * wallet that lost its network has not asked for that.
 */
export function leave(core: WalletCore, { onPurpose }: { readonly onPurpose: boolean }): void {
  if (onPurpose) core.flags.markLeft();
  else core.flags.clearConnected();
  if (!core.link) return;
  endLink(core);
  const { hasProvider, providers, mustChoose } = core.get();
  core.patch({ ...initialWalletState, hasProvider, providers, mustChoose });
  core.notify(walletDisconnected);
}
