import { findListing } from "@tenora/database/market/listing/find-listing";
import {
  findWatched,
  unwatchListing,
  type WatchedListing,
  watchListing,
} from "@tenora/database/search/watched-listings";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, jsonRoute, type RouteCall } from "~/http/json-route.server";
import { memberAction } from "~/http/member-action.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { hour, ownRecordsLimit, type RateLimit, type RouteHandle } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import { pathListing } from "../guests/sale.server.ts";

const limit: RateLimit = {
  name: "watched receivable",
  perAddress: { most: 480, seconds: hour },
  perAccount: { most: 240, seconds: hour },
  countedOnceSignedIn: true,
};

export const handle: RouteHandle = {
  rateLimits: { GET: ownRecordsLimit, PUT: limit, DELETE: limit },
};

export interface WatchResponse {
  /** In lower case: the wallet that this browser has proven, or null. */
  readonly wallet: string | null;
  readonly isWatched: boolean;
}

const nothing = z.strictObject({});

/** GET: whether the proven wallet watches the receivable. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call): Promise<WatchResponse> => {
  const { walletSessions, publicDatabase } = call.services;
  const id = pathListing(call);
  const session = await walletSessions.read(call.request);
  if (session === null) return { wallet: null, isWatched: false };
  const { wallet, token } = session;
  const watched = await asMember(publicDatabase, token, (tx) => findWatched(tx, id));
  if (watched === null) return { wallet, isWatched: false };
  // On a chain that was made again the number may be another receivable's.
  const { transaction } = await readReference(call, id);
  return { wallet, isWatched: watched.transaction === transaction };
});

/** PUT: watches it. DELETE: no longer. Both may be repeated. */
export const action = byMethod({
  PUT: jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const id = pathListing(call);
    const { token } = await requireSession(call, limit);
    await readJson(call.request, nothing);
    const reference = await readReference(call, id);
    await asMember(call.services.publicDatabase, token, (tx) => watchListing(tx, reference));
  }),
  DELETE: memberAction(nothing, (tx, call) => unwatchListing(tx, pathListing(call)), {
    limit,
    fallback: "DATABASE_UNAVAILABLE",
  }),
});

/** @throws DomainError RECEIVABLE_NOT_FOUND, MARKET_UNAVAILABLE */
async function readReference({ context }: RouteCall, id: bigint): Promise<WatchedListing> {
  const found = await readMarket(context, async (tx, head) => ({
    listing: await findListing(tx, id, BigInt(head.time)),
  }));
  if (found === null) throw new DomainError("MARKET_UNAVAILABLE");
  if (found.listing === null) throw new DomainError("RECEIVABLE_NOT_FOUND");
  return { id, transaction: found.listing.transaction };
}
