import { findNote } from "@tenora/database/market/note/find-note";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiNote } from "../present/records";
import { readPart } from "../read-parameters";
import { noteId } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: one note, also after its refund. */
export const loader = apiRoute(async (call) => {
  const id = readPart(call.params.id, noteId);
  return answerAtBlock(call, async (tx, now) => {
    const found = await findNote(tx, BigInt(id), now);
    if (found === null) throw ApiError.missing(`There is no note ${id}.`);
    return { data: toApiNote(found.note) };
  });
});
