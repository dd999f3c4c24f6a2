import { disconnect } from "../connection/connection.ts";
import { handleAccountsChanged } from "../connection/handle-accounts-changed.ts";
import { loadBalanceAndChain } from "../connection/load-balance-and-chain.ts";
import { errorCodes } from "../errors.ts";
import { parseChainId } from "../network/parse-chain-id.ts";
import type { WalletCore } from "../state/wallet-core.ts";
import type { EthereumProvider, ProviderEvent } from "./provider.ts";
import { firstAccount, sameAddress } from "./read-accounts.ts";

/** Follows the wallet's events (EIP-1193) until the returned function is called. */
export function listenToProvider(core: WalletCore, provider: EthereumProvider): () => void {
  const listeners: Partial<Record<ProviderEvent, (value: unknown) => void>> = {
    accountsChanged: (accounts) => handleAccountsChanged(core, accounts),
    chainChanged: (chainId) => handleChainChanged(core, chainId),
    disconnect: (error) => void handleDisconnect(core, error),
  };
  const entries = Object.entries(listeners) as [ProviderEvent, (value: unknown) => void][];
  for (const [event, listener] of entries) provider.on?.(event, listener);
  return () => {
    for (const [event, listener] of entries) provider.removeListener?.(event, listener);
  };
}

function handleChainChanged(core: WalletCore, answer: unknown): void {
  if (!core.connection) return;
  const chainId = parseChainId(answer);
  if (chainId !== "" && chainId === core.get().chainId) return;
  core.onChain.abort();
  core.onChain = new AbortController();
  core.patch({ chainId, network: "unknown", balance: "", switchProblem: "" });
  void loadBalanceAndChain(core, { notifyWrongNetwork: true });
}

/**
 * The wallet lost its network. MetaMask says 1013 when it will try again by itself; otherwise the
 * account is kept only if the wallet still shows it.
 */
async function handleDisconnect(core: WalletCore, error: unknown): Promise<void> {
  const connection = core.connection;
  if (!connection) return;
  core.reading++;
  core.patch({ balance: "", chainId: "", network: "unknown" });
  if (errorCodes(error).includes(1013)) return;
  let address = "";
  try {
    address = firstAccount(await connection.provider.request({ method: "eth_accounts" }));
  } catch {
    // A wallet that can't even name its accounts is gone.
  }
  if (core.connection === connection && !sameAddress(address, connection.address))
    disconnect(core, { onPurpose: false });
}
