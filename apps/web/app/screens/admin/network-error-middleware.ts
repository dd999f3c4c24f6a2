import { isRouteErrorResponse } from "react-router";
import type { Route } from "./+types/admin";

/**
 * A request for a page of the portal may get lost: the network is gone, or a proxy answers with a
 * page of its own. Each route then has "failed", as when our server could not read it, and says so in
 * its own words and place. All of it is asked for at once, so all of it got lost together.
 */
export const networkErrorMiddleware: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  if (request.signal.aborted) return results;
  for (const [routeId, { type, result }] of Object.entries(results)) {
    if (type !== "error" || !routeId.startsWith("screens/admin/") || isOurs(result)) continue;
    results[routeId] = { type: "data", result: "failed" };
  }
  return results;
};

/** A redirect, or that there is no entry at this address: an answer, if not what was hoped for. */
const isOurs = (result: unknown) =>
  result instanceof Response || (isRouteErrorResponse(result) && result.data === null);
