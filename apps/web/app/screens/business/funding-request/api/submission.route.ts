import { readLastListing } from "@tenora/chain/funding-request/read-seller";
import { toTermsJson } from "@tenora/chain/funding-request/terms-json";
import { isMessageSigned } from "@tenora/chain/funding-request/verify-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { submitFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import {
  completeRequest,
  deploymentOf,
  requestFingerprint,
  termsOf,
} from "~/features/terms/prepare-terms.server";
import { jsonRoute, pathId } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import type { RouteHandle } from "~/http/route-handle";
import { exchangeTime } from "~/market/exchange-time.server";
import { requireDeed } from "./assignment-deed.server";
import { signingLimit } from "./limits";

export const handle: RouteHandle = { rateLimits: { POST: signingLimit } };

/** How far the signature's time may lie from now, in ms. */
const toleranceMs = 15 * 60_000;

const input = z.object({
  version: z.int().positive(),
  signedAt: z.int().positive(),
  counter: z
    .int()
    .nonnegative()
    .max(2 ** 32 - 1),
  previous: z.int().nonnegative(),
  // A contract wallet's signature may be long.
  signature: z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/)
    .transform((text) => text.toLowerCase() as `0x${string}`),
});

/**
 * POST: submits a request for review with the seller's signature under its terms. The server builds
 * the terms itself from the stored answers, so that nothing else can have been signed, and compares the
 * deed of assignment that is stored with one that it writes from them.
 */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  await services.limits.consume(signingLimit, session.wallet, request);
  const { version, signedAt, counter, previous, signature } = await readJson(request, input);
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const deployment = deploymentOf(services);
  const now = await exchangeTime(services);
  if (Math.abs(now.getTime() - signedAt * 1000) > toleranceMs) {
    throw new DomainError("TERMS_OUTDATED");
  }
  const at = new Date(signedAt * 1000);
  const complete = await completeRequest(services, session, { id, version, at });
  const fingerprint = await requestFingerprint(complete);
  const { rpcUrls } = services.settings;
  const last = await readLastListing(rpcUrls, deployment.exchange, fingerprint).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  // The exchange would reject terms that name another.
  if (last !== previous) throw new DomainError("TERMS_OUTDATED");
  const terms = termsOf(services, session, complete, { fingerprint, signedAt, counter, previous });
  await requireDeed(services, complete, terms);
  const message = termsMessage(deployment, terms);
  if (!(await isMessageSigned(rpcUrls, message, signature))) {
    throw new DomainError("TERMS_SIGNATURE_INVALID");
  }
  return asMember(services.publicDatabase, session.token, async (tx) => {
    const submitted = await submitFundingRequest(tx, {
      id,
      version,
      fingerprint,
      terms: { ...toTermsJson(terms) },
      termsDigest: message.digest,
      signature,
      tokenDecimals: complete.input.financing.coin.decimals,
      now,
    });
    // Its business is locked by now: the country that was stored is the one of the fingerprint, or nothing is.
    const country = (await findOwnBusiness(tx))?.countryCode;
    if (country !== complete.business.countryCode) throw new DomainError("TERMS_OUTDATED");
    return { version: submitted };
  });
});
