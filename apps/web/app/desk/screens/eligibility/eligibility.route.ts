import { isMessageSigned } from "@tenora/chain/funding-request/verify-message";
import { eligibilityMessage } from "@tenora/chain/gate/eligibility";
import { findInvestorForReview } from "@tenora/database/investor/find-investor-for-review";
import { storeEligibility } from "@tenora/database/investor/investor-eligibility";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { deploymentOf } from "~/features/terms/prepare-terms.server.ts";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { exchangeTime } from "~/market/exchange-time.server.ts";
import { eligibilityLifetimeS, requireAttestor } from "./require-attestor.server.ts";

/** How far the signature's time may lie from now, in ms: many are signed in a row. */
const toleranceMs = 60 * 60_000;

const input = z.strictObject({
  attestor: z.string().max(42),
  issuedAt: z.int().positive(),
  // A contract wallet's signature may be long.
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/)
    .transform((text) => text.toLowerCase() as `0x${string}`),
});

/**
 * POST: stores an attestor's signature for an approved investor. The server builds the message from
 * the investor's own wallet, and the role comes from the chain.
 */
export const action = adminSessionAction(input, async (call) => {
  const { services } = call;
  const { issuedAt, signature } = call.input;
  const { adminDatabase, settings } = services;
  const token = adminToken(call);
  const id = pathId(call, "INVESTOR_NOT_FOUND");
  const investor = await asAdmin(adminDatabase, token, (tx) => findInvestorForReview(tx, id));
  const attestor = await requireAttestor(services, call.input.attestor);
  const now = await exchangeTime(services);
  if (Math.abs(now.getTime() - issuedAt * 1000) > toleranceMs) {
    throw new DomainError("TERMS_OUTDATED");
  }
  const expiresAt = issuedAt + eligibilityLifetimeS;
  const eligibility = { wallet: investor.walletAddress, issuedAt, expiresAt };
  const message = { ...eligibilityMessage(deploymentOf(services), eligibility), signer: attestor };
  if (!(await isMessageSigned(settings.rpcUrls, message, signature))) {
    throw new DomainError("ATTESTATION_SIGNATURE_INVALID");
  }
  await asAdmin(adminDatabase, token, (tx) =>
    storeEligibility(tx, id, { issuedAt, expiresAt, attestor, signature }),
  );
});
