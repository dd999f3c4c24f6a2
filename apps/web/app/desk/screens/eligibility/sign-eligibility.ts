// Loaded when a wallet is connected to sign: viem and the messages of the gate.

import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { eligibilityMessage } from "@tenora/chain/gate/eligibility";
import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { EligibilityContext } from "./eligibility-context.route.ts";

export { askSignature } from "@tenora/chain/wallet/ask-signature";

/** The eligibility of one wallet; the server builds the same. Null while nothing is deployed. */
export function buildEligibility(
  config: PublicConfig,
  wallet: string,
  times: EligibilityContext,
): SignableMessage | null {
  const deployment = signingDeployment(config);
  if (deployment === null) return null;
  return eligibilityMessage(deployment, { wallet: wallet as `0x${string}`, ...times });
}
