import { asAdmin } from "@tenora/database/as-admin";
import { disableAdmin } from "@tenora/database/manage-admins";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/disable-door";

/** DELETE: an admin ends another's adminship and sign-ins at once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => disableAdmin(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
