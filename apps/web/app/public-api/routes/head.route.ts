import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { apiRoute } from "../api-route.server";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: how far the figures are behind the chain. */
export const loader = apiRoute(async ({ services }) => {
  const head = await services.marketHead();
  return { data: head, block: head.indexedBlock };
});
