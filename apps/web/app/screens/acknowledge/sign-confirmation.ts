// Loaded at the press of "Confirm with my wallet": viem and the messages of the exchange.

export { askSignature } from "@tenora/chain/wallet/ask-signature";

import {
  type PublishedContracts,
  signingDeployment,
} from "@tenora/chain/funding-request/signing-deployment";
import { acknowledgementMessage } from "@tenora/chain/typed-data/acknowledgement-message";
import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import type { ConfirmationQuestion } from "./signature.route.ts";

/** What the wallet signs, in words and as typed data; the server builds the same. Null while nothing is deployed. */
export function buildConfirmation(
  config: PublishedContracts,
  question: ConfirmationQuestion,
): SignableMessage | null {
  const deployment = signingDeployment(config);
  return deployment && acknowledgementMessage(deployment, question);
}
