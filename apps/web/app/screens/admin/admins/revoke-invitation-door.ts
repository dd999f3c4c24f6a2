import { asAdmin } from "@tenora/database/as-admin";
import { revokeInvitation } from "@tenora/database/manage-admins";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/revoke-invitation-door";

/** DELETE: an admin takes an invitation back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => revokeInvitation(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
