import { findListingOfRequest } from "@tenora/chain/funding-request/find-listing-of-request";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { recordFundingRequestListing } from "@tenora/database/funding-request/submit-funding-request";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { jsonRoute, pathId } from "~/http/json-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { signingLimit } from "./limits";

export const handle: RouteHandle = { rateLimits: { POST: signingLimit } };

/** POST: looks for the request's listing on the exchange and records it. The browser names nothing. */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  await services.limits.consume(signingLimit, session.wallet, request);
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const { publicDatabase, settings } = services;
  const { signed, attested, listing } = await asMember(publicDatabase, session.token, (tx) =>
    findFundingRequest(tx, id),
  );
  if (listing !== null) return { listing: listing.id };
  if (signed === null || attested === null) throw new DomainError("FUNDING_REQUEST_CLOSED");
  const { exchange } = settings.publicConfig.contracts;
  if (!exchange) throw new DomainError("CHAIN_UNAVAILABLE");
  const terms = fromTermsJson(signed.terms as unknown as TermsJson);
  const { attestor } = attested;
  const made = { terms, attestor };
  const found = await findListingOfRequest(settings.rpcUrls, exchange, made).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  if (found === null) throw new DomainError("LISTING_NOT_FOUND");
  await asMember(publicDatabase, session.token, (tx) =>
    recordFundingRequestListing(tx, { id, listing: found, transaction: null }),
  );
  return { listing: found.toString() };
});
