import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/recovery.route";

const input = z.object({ email: z.email().max(254) });

/** POST: anybody may ask for a link; the answer is the same whether there is such an admin or not. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { email } = await readJson(request, input);
    const { adminLinks, limits } = context.get(servicesContext);
    await limits.consume("recovery", email);
    await adminLinks.requestRecovery(email);
    return Response.json({ ok: true }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
