import { revokeInvitation } from "@tenora/database/admin/manage-admins";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/revoke-invitation.route";

/** DELETE: an admin takes an invitation back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => revokeInvitation(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
