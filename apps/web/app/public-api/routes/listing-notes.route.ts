import { listListingNotes } from "@tenora/database/market/note/list-listing-notes";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiNote } from "../present/records";
import { readCursor, readPart, readSearchParameters } from "../read-parameters";
import { listingId, page } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: the notes of a listing, oldest first. */
export const loader = apiRoute(async (call) => {
  const id = readPart(call.params.id, listingId);
  const { cursor, limit } = readSearchParameters(call.request, page);
  const [after] = readCursor(cursor, /^(\d{1,16})$/) ?? [];
  return answerAtBlock(call, async (tx, now) => {
    const found = await listListingNotes(tx, { listing: BigInt(id), after, limit }, now);
    if (found === null) throw ApiError.missing(`There is no listing ${id}.`);
    return { data: found.notes.map(toApiNote), next: found.next && String(found.next) };
  });
});
