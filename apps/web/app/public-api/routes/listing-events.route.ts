import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import { findListing } from "@tenora/database/market/listing/find-listing";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiEvent } from "../present/event";
import { readCursor, readPart, readSearchParameters } from "../read-parameters";
import { listingId, page } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: what happened to a listing and its notes, in chain order. */
export const loader = apiRoute(async (call) => {
  const id = readPart(call.params.id, listingId);
  const { cursor, limit } = readSearchParameters(call.request, page);
  const [block, logIndex] = readCursor(cursor, /^(\d{1,12})-(\d{1,9})$/) ?? [];
  const after =
    block === undefined ? undefined : { block: Number(block), logIndex: Number(logIndex) };
  return answerAtBlock(call, async (tx, now) => {
    const listing = BigInt(id);
    if ((await findListing(tx, listing, now)) === null)
      throw ApiError.missing(`There is no listing ${id}.`);
    const { events, next } = await listListingEvents(tx, { listing, after, limit });
    return { data: events.map(toApiEvent), next: next && `${next.block}-${next.logIndex}` };
  });
});
