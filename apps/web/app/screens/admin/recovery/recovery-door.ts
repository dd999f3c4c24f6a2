import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/recovery-door";

const input = z.object({ email: z.email().max(254) });

/** POST: anybody may ask for a link; the answer is the same whether there is such an admin or not. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { email } = await readJson(request, input);
    const { adminLinks, limits } = context.get(servicesContext);
    await limits.take("recovery", email);
    await adminLinks.askRecovery(email);
    return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
