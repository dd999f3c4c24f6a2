import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-out.route";

/** POST: ends the wallet session, if there is one. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const headers = await context.get(servicesContext).walletSessions.signOut(request);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
