import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/invite-admin.route";
import { reauthenticationSchema } from "./reauthentication-schema.ts";

const input = reauthenticationSchema.extend({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
});

/** POST: an admin, who proves anew that it is himself, invites somebody to become one. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const session = await requireAdmin(request, context);
    const { email, ...proven } = await readJson(request, input);
    const { adminLinks, twoFactors } = context.get(servicesContext);
    await twoFactors.prove(request, session, proven);
    await adminLinks.invite(session, email);
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
