import { dismiss, notify } from "~/ui/toast/toast";
import type { WalletConfig } from "~/wallet/wallet-provider";
import { explorerLink } from "../explorer-link.ts";
import type { EngineWallet, Following } from "./engine-context.ts";
import { serverRelay } from "./relay.ts";
import { servedDeployment } from "./served-deployment.ts";
import { startEngine, type TransactionEngine } from "./start-engine.ts";
import { browserTabs } from "./tabs.ts";
import { waitForIndex } from "./wait-for-index.ts";

/** In ms. Behind one address several nodes may answer, and not all know of a transaction at once. */
const publicChain: Following = { confirmations: 2, pollMs: 1_000, unknownPolls: 30 };
/** Our own, told by its first block: one node, which never forks and mines only for a transaction. */
const ownChain: Following = { confirmations: 1, pollMs: 250, unknownPolls: 8 };

/** Starts the engine of this page, which goes on with what earlier pages have sent. */
export function browserEngine(
  wallet: EngineWallet,
  config: WalletConfig,
  pageEnd: AbortSignal,
): TransactionEngine {
  const engine = startEngine({
    chain: { id: config.chain.id },
    deployment: () => servedDeployment(config),
    stablecoins: config.stablecoins,
    following: config.chain.genesisHash === undefined ? publicChain : ownChain,
    explorerLink: (hash) => explorerLink(config, hash),
    wallet,
    tabs: browserTabs(pageEnd),
    relay: serverRelay,
    isRelaying: config.features.relayer,
    waitForIndex,
    notify,
    dismiss,
    now: () => new Date(),
    pageEnd,
  });
  engine.resume();
  return engine;
}
