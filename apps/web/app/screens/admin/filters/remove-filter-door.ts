import { asAdmin } from "@tenora/database/as-admin";
import { removeFilter } from "@tenora/database/saved-filters";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
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
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
