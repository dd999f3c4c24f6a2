import { endAdminSession } from "@tenora/database/admin-sessions";
import { asAdmin } from "@tenora/database/as-admin";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/end-session-door";

/** DELETE: an admin ends one of his own sign-ins. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => endAdminSession(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
