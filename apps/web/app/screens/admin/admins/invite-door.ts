import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/invite-door";
import { proof } from "./proof.ts";

const input = proof.extend({
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
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
