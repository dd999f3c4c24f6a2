import type { SigningDeployment } from "@tenora/chain/typed-data/signable-message";
import type { WalletConfig } from "~/wallet/wallet-provider";
import { IntentError } from "../state/transaction-intent.ts";

/** The exchange that screens write to. @throws IntentError where none is deployed */
export function servedDeployment({
  chain,
  contracts,
  stablecoins,
}: WalletConfig): ExchangeDeployment {
  const address = (name: string) => {
    const found = contracts[name];
    if (found) return found;
    throw new IntentError(
      "The exchange isn't available right now.",
      "Reload the page in a few minutes.",
    );
  };
  return {
    chainId: chain.id,
    exchange: address("exchange"),
    lens: address("lens"),
    rewards: address("rewards"),
    gates: {
      open: address("openGate"),
      eligible: address("eligibleGate"),
      invite: address("inviteGate"),
      link: address("linkGate"),
    },
    stablecoins,
  };
}

/** The contracts of a screen's intent. */
export type ExchangeDeployment = SigningDeployment & { readonly lens: `0x${string}` };
