import { listRateable } from "@tenora/database/market/seller/rating-basis";
import { listOwnRatings, rateListing } from "@tenora/database/rating/own-ratings";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { ratingSchema } from "@tenora/domain/rating/rating";
import * as z from "zod";
import { jsonRoute } from "~/http/json-route.server";
import { memberLoader } from "~/http/member-action.server";
import { readJson } from "~/http/read-json.server";
import { requireSession } from "~/http/require-session.server";
import { ownRecordsLimit, type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { readMarket } from "~/market/read-market.server";
import type { OwnRatings } from "./own-ratings.ts";

const limit = walletFormLimit("rating");

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, POST: limit } };

/** GET: the ratings of the wallet that this browser has proven; no other page has them. */
export const loader = memberLoader(
  listOwnRatings,
  (wallet, found): OwnRatings => ({
    wallet,
    ratings: (found ?? []).map(({ listing, ...rating }) => ({
      listing: listing.toString(),
      ...rating,
    })),
  }),
  "DATABASE_UNAVAILABLE",
);

const input = z.strictObject({
  listing: z.string().regex(/^[1-9]\d{0,15}$/),
  rating: ratingSchema,
});

/** POST: a holder of a repaid receivable rates its seller, once. */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request, context } = call;
  const { token, wallet } = await requireSession(call, limit);
  const { listing, rating } = await readJson(request, input);
  const market = await readMarket(context, async (tx) => ({
    rateable: await listRateable(tx, wallet, { listing: BigInt(listing) }),
  }));
  if (market === null) throw new DomainError("MARKET_UNAVAILABLE");
  const [its] = market.rateable;
  if (its === undefined) throw new DomainError("RATING_NOT_POSSIBLE");
  await asMember(services.publicDatabase, token, (tx) => rateListing(tx, its, rating));
});
