import { disableAdmin } from "@tenora/database/admin/manage-admins";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/disable-admin.route";
import { reauthenticationSchema } from "./reauthentication-schema.ts";

/** DELETE: an admin, who proves anew that it is himself, ends another's adminship and sign-ins at once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const session = await requireAdmin(request, context);
    const { adminDatabase, twoFactors } = context.get(servicesContext);
    await twoFactors.prove(request, session, await readJson(request, reauthenticationSchema));
    await asAdmin(adminDatabase, session.token, (tx) => disableAdmin(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
