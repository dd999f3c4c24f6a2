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
    // The page may have been rendered before the server knew its chain.
    findGenesisHash: async () => (await readChain()).genesisHash,
    // In a demonstration it has the browser's key, which is in no page.
    findRpcUrl: async () => (await readChain()).rpcUrl,
  });
  followProvenWallet(wallet);
  return wallet;
}

const timeoutMs = 3_000;

/** The chain as our server describes it to this browser. */
async function readChain(): Promise<PublicConfig["chain"]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { chain } = await requestData<Pick<PublicConfig, "chain">>("/config.json", signal);
  return chain;
}
