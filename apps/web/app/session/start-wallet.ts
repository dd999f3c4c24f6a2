import type { PublicConfig } from "@tenora/configuration/public-config";
import { createWallet, type Wallet } from "@tenora/wallet/create-wallet";
import { discoverProviders } from "@tenora/wallet/discover-providers";
import type { WalletChain } from "@tenora/wallet/wallet-chain";
import { browserStorage } from "@tenora/wallet/wallet-flags";
import type { WalletNotice } from "@tenora/wallet/wallet-notice";
import { followProvenWallet } from "./proven-wallet.ts";

/** The whole wallet package hangs on this file, so that one import() fetches it when it is wanted. */
export function startWallet(chain: WalletChain, onNotice: (notice: WalletNotice) => void): Wallet {
  const wallet = createWallet({
    chain,
    onNotice,
    storage: browserStorage(),
    discover: () => discoverProviders(window),
    findGenesisHash,
  });
  followProvenWallet(wallet);
  return wallet;
}

/** A page may be older than our server's knowledge of the chain. In ms. */
const patienceMs = 3_000;

async function findGenesisHash(): Promise<string | undefined> {
  const response = await fetch("/config.json", { signal: AbortSignal.timeout(patienceMs) });
  const { chain } = (await response.json()) as Pick<PublicConfig, "chain">;
  return chain.genesisHash;
}
