import type { PublicConfig } from "@tenora/configuration/public-config";
import { createWallet, type Wallet } from "@tenora/wallet/create-wallet";
import type { WalletChain } from "@tenora/wallet/network/wallet-chain";
import { discoverProviders } from "@tenora/wallet/provider/discover-providers";
import { browserStorage } from "@tenora/wallet/state/wallet-flags";
import type { WalletNotice } from "@tenora/wallet/state/wallet-notice";
import { requestData } from "../http/send-request.ts";
import { followProvenWallet } from "../session/proven-wallet.ts";

/** The only import of the wallet package, so that one import() fetches all of it on demand. */
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

/** The page may have been rendered before the server knew its chain. In ms. */
const timeoutMs = 3_000;

async function findGenesisHash(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { chain } = await requestData<Pick<PublicConfig, "chain">>("/config.json", signal);
  return chain.genesisHash;
}
