import { jsonRoute } from "~/http/json-route.server";

/** POST: ends the wallet session, if there is one. */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async ({ request, services }) => {
  const headers = await services.walletSessions.signOut(request);
  return new Response(null, { status: 204, headers });
});
