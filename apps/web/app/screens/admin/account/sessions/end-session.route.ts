import { endAdminSession } from "@tenora/database/admin/admin-sessions";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/end-session.route";

/** DELETE: an admin ends one of his own sign-ins. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => endAdminSession(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
