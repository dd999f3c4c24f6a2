import { removeFilter } from "@tenora/database/admin/saved-filters";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/remove-filter-door";

/** DELETE: an admin's own view loses its name. Somebody else's stays. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => removeFilter(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
