import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/invite-door";

const input = z.object({ email: z.string().trim().toLowerCase().pipe(z.email().max(254)) });

/** POST: an admin invites somebody to become one. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const session = await requireAdmin(request, context);
    const { email } = await readJson(request, input);
    await context.get(servicesContext).adminLinks.invite(session, email);
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
