// Loaded when a wallet is connected to attest: viem and the messages of the exchange.

export { askSignature } from "@tenora/chain/wallet/ask-signature";

import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import { attestationMessage } from "@tenora/chain/typed-data/attestation-message";
import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { AttestationContext } from "../api/attestation-context.route.ts";

/** The attestation of these terms; the server builds the same. Null while nothing is deployed. */
export function buildAttestation(
  config: PublicConfig,
  terms: object,
  { level, deadline, counter, debtor }: AttestationContext,
): SignableMessage | null {
  const deployment = signingDeployment(config);
  if (deployment === null) return null;
  const signed = { terms: fromTermsJson(terms as TermsJson), ...(debtor && { debtor }) };
  return attestationMessage(deployment, signed, { level, deadline, counter });
}
