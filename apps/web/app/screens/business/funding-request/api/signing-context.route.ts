import { readLastListing, readSignerCounter } from "@tenora/chain/funding-request/read-seller";
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
import { prepareDeed } from "./assignment-deed.server";
import { signingLimit } from "./limits";
import type { SigningContext } from "./responses";

export const handle: RouteHandle = { rateLimits: { POST: signingLimit } };

const input = z.object({ version: z.int().positive() });

/**
 * POST: what only the server and the chain know of a complete request's terms. Changes nothing but the deed
 * of assignment, which is written from them.
 */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<SigningContext> => {
  const { services, request } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  await services.limits.consume(signingLimit, session.wallet, request);
  const { version } = await readJson(request, input);
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const { exchange } = deploymentOf(services);
  const at = await exchangeTime(services);
  const complete = await completeRequest(services, session, { id, version, at });
  const fingerprint = await requestFingerprint(complete);
  const { rpcUrls } = services.settings;
  const [counter, previous] = await Promise.all([
    readSignerCounter(rpcUrls, exchange, session.wallet),
    readLastListing(rpcUrls, exchange, fingerprint),
  ]).catch((cause) => {
    throw new DomainError("CHAIN_UNAVAILABLE", { cause });
  });
  const signedAt = Math.floor(at.getTime() / 1000);
  const known = { signedAt, counter, previous };
  const terms = termsOf(services, session, complete, { fingerprint, ...known });
  return { ...known, ...(await prepareDeed(services, session, { complete, terms, now: at })) };
});
