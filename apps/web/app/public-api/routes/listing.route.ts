import { findListing } from "@tenora/database/market/listing/find-listing";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiListings } from "../present/listings.server";
import { readPart } from "../read-parameters";
import { listingId } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: one listing, also one that is in no list. */
export const loader = apiRoute(async (call) => {
  const id = readPart(call.params.id, listingId);
  return answerAtBlock(
    call,
    async (tx, now) => {
      const listing = await findListing(tx, BigInt(id), now);
      if (listing === null) throw ApiError.missing(`There is no listing ${id}.`);
      return { listing };
    },
    async ({ listing }) => ({ data: (await toApiListings(call, [listing]))[0] }),
  );
});
