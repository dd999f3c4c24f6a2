import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/sign-out";

/** POST: ends the wallet session, if there is one. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const headers = await context.get(servicesContext).walletSessions.signOut(request);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
