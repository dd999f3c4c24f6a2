import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/current-session.route";

/** GET: the wallet this browser has proven, or null. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const session = await context.get(servicesContext).walletSessions.read(request);
    return Response.json(
      { wallet: session?.wallet ?? null },
      { headers: { "cache-control": "no-store" } },
    );
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
