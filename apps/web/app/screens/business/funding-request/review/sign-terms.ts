// Loaded when the last step opens: viem and the messages of the exchange.

export { askSignature } from "@tenora/chain/wallet/ask-signature";

import { fingerprintInWorker } from "@tenora/chain/fingerprint/browser-fingerprint";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { identityOf } from "@tenora/domain/funding-request/customer/invoice-identity";
import { checkDraft, type DraftContext } from "@tenora/domain/funding-request/draft/check-draft";
import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { buildTerms } from "@tenora/domain/funding-request/financing/build-terms";
import type { SellerContext } from "~/features/terms/seller-context";
import type { SigningContext } from "../api/responses.ts";

interface TermsInput {
  readonly draft: Draft;
  readonly context: DraftContext;
  readonly seller: SellerContext;
  readonly config: PublicConfig;
  readonly signing: SigningContext;
}

/**
 * The terms of a request as one message to sign, built by this browser from what was typed: the
 * server builds the same from what it has stored, and accepts no other. Null when an answer is
 * missing or nothing is deployed.
 */
export async function prepareTerms(input: TermsInput): Promise<SignableMessage | null> {
  const { draft, context, seller, config, signing } = input;
  const at = signing.signedAt * 1000;
  const { input: answers } = checkDraft(draft, { ...context, now: at });
  const deployment = signingDeployment(config);
  if (answers === null || deployment === null) return null;
  const fingerprint = await fingerprintInWorker(
    identityOf(draft, answers, seller.registrationNumber),
  );
  if (fingerprint === null) return null;
  const { gates } = deployment;
  const terms = buildTerms(answers, {
    seller: context.seller,
    tier: context.tier,
    gates: { eligible: gates.eligible, link: gates.link, invited: gates.invite },
    fingerprint,
    papers: signing.papers,
    signedAt: signing.signedAt,
    counter: signing.counter,
    previous: signing.previous,
  });
  return termsMessage(deployment, terms);
}
