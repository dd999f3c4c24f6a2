import { asAdmin } from "@tenora/database/as-admin";
import { disableAdmin } from "@tenora/database/manage-admins";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/disable-door";
import { proof } from "./proof.ts";

/** DELETE: an admin, who proves anew that it is himself, ends another's adminship and sign-ins at once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const session = await requireAdmin(request, context);
    const { adminDatabase, twoFactors } = context.get(servicesContext);
    await twoFactors.prove(request, session, await readJson(request, proof));
    await asAdmin(adminDatabase, session.token, (tx) => disableAdmin(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
