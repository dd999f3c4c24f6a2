import { findFinancing } from "@tenora/database/market/find-financing";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { readPart } from "../read-parameters";
import { fingerprintParameter } from "../schema/parameters";
import type { ApiFinancing } from "../schema/records";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: whether an invoice was offered, financed or burned, by its fingerprint. */
export const loader = apiRoute(async (call) => {
  const fingerprint = readPart(call.params.fingerprint, fingerprintParameter).toLowerCase();
  return answerAtBlock(call, async (tx) => {
    const { state, listing } = await findFinancing(tx, fingerprint);
    const data: ApiFinancing = {
      fingerprint,
      state,
      listing: listing === null ? null : Number(listing),
    };
    return { data };
  });
});
