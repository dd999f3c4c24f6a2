import { jsonRoute } from "~/http/json-route.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the wallet that this browser has proven, or null. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async ({ request, services }) => {
  const session = await services.walletSessions.read(request);
  return { wallet: session?.wallet ?? null };
});
