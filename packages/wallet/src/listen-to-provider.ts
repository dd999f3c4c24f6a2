import { errorCodes } from "./errors.ts";
import { followAccount } from "./follow-account.ts";
import { leave } from "./link-account.ts";
import { loadInfo } from "./load-info.ts";
import type { EthereumProvider, ProviderEvent } from "./provider.ts";
import { firstAccount, sameAddress } from "./read-accounts.ts";
import { readChainId } from "./read-chain-id.ts";
import type { WalletCore } from "./wallet-core.ts";

/** Follows the wallet's events (EIP-1193) until the returned function is called. */
export function listenToProvider(core: WalletCore, provider: EthereumProvider): () => void {
  const listeners: Partial<Record<ProviderEvent, (value: unknown) => void>> = {
    accountsChanged: (accounts) => followAccount(core, accounts),
    chainChanged: (chainId) => followChain(core, chainId),
    disconnect: (error) => void followLoss(core, error),
  };
  const entries = Object.entries(listeners) as [ProviderEvent, (value: unknown) => void][];
  for (const [event, listener] of entries) provider.on?.(event, listener);
  return () => {
    for (const [event, listener] of entries) provider.removeListener?.(event, listener);
  };
}

function followChain(core: WalletCore, answer: unknown): void {
  if (!core.link) return;
  const chainId = readChainId(answer);
  if (chainId !== "" && chainId === core.get().chainId) return;
  core.onChain.abort();
  core.onChain = new AbortController();
  core.patch({ chainId, network: "unknown", balance: "", switchProblem: "" });
  void loadInfo(core, { tellWrongNetwork: true });
}

/**
 * The wallet lost its network. MetaMask says 1013 when it will try again by itself; otherwise the
 * account is kept only if the wallet still shows it.
 */
async function followLoss(core: WalletCore, error: unknown): Promise<void> {
  const link = core.link;
  if (!link) return;
  core.reading++;
  core.patch({ balance: "", chainId: "", network: "unknown" });
  if (errorCodes(error).includes(1013)) return;
  let address = "";
  try {
    address = firstAccount(await link.provider.request({ method: "eth_accounts" }));
  } catch {
    // A wallet that can't even name its accounts is gone.
  }
  if (core.link === link && !sameAddress(address, link.address)) leave(core, { onPurpose: false });
}
