import { localKey } from "@tenora/chain/deployment/local-account";
import { relayerAddress } from "@tenora/chain/relay/open-relayer";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { RelayerSettings } from "@tenora/configuration/worker-settings";
import { isDemonstration, type RunningServices } from "./settings.ts";

/** The last account that our own chain funds; no persona of the demonstration has it. */
const demonstrationAccount = 29;

/** In ms. Blocks of public chains are seconds apart; ours has one for each transaction. */
const publicTiming = { pollMs: 2_000, repriceMs: 45_000, lostMs: 180_000 };
const localTiming = { pollMs: 100, repriceMs: 5_000, lostMs: 10_000 };

/** Null without a key, or where nothing is deployed to send to. */
export function relayerSettings({
  environment,
  chain,
  deployment,
}: RunningServices): RelayerSettings | null {
  const privateKey =
    environment.RELAYER_KEY ??
    (isDemonstration(environment) ? localKey(demonstrationAccount) : null);
  if (privateKey === null || deployment === null) return null;
  const { chainId, exchange, lens, registry, stablecoins } = deployment;
  const isOurChain = environment.RPC_URL === undefined;
  return {
    privateKey,
    dailyGas: environment.RELAYER_DAILY_GAS,
    rpcUrls: chain.rpcUrls,
    deployment: { chainId, exchange, lens, registry, stablecoins },
    confirmations: isOurChain ? 1 : 2,
    timing: isOurChain ? localTiming : publicTiming,
  };
}

/** What web processes know of it: never the key. */
export function webRelayer(running: RunningServices): NonNullable<WebSettings["relayer"]> | null {
  const settings = relayerSettings(running);
  return settings && { address: relayerAddress(settings.privateKey), dailyGas: settings.dailyGas };
}
