import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/two-factor.route";

const code = z.string().min(6).max(40);
const proof = z.object({ password: z.string().min(1).max(256), code });
const first = proof.extend({ envelope: z.string().max(400) });

/** An admin's own second factor: POST offers one, PUT puts it in force, DELETE takes it away. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = { "cache-control": "no-store" };
  try {
    const session = await requireAdmin(request, context);
    const { twoFactors } = context.get(servicesContext);
    if (request.method === "DELETE") {
      await twoFactors.end(request, session, await readJson(request, proof));
      return Response.json({ ok: true }, { headers });
    }
    if (request.method === "PUT") {
      const confirmed = await readJson(request, first);
      const recoveryCodes = await twoFactors.confirm(request, session, confirmed);
      return Response.json({ recoveryCodes }, { headers });
    }
    return Response.json(await twoFactors.offer(session), { headers });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
