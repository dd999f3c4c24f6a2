import { adminLinkTokenForm } from "@tenora/database/admin/admin-link-token";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { minPasswordLength } from "../sign-in/choose-password.ts";
import type { Route } from "./+types/admin-link.route";

const token = z.string().regex(adminLinkTokenForm);
const choice = z.object({ token, password: z.string().min(minPasswordLength).max(128) });

/**
 * Whoever holds the token of a mailed link: POST tells what it is for, PUT sets the password. The
 * token comes in the body, so that it stands in no address and no log.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { adminLinks } = context.get(servicesContext);
  try {
    if (request.method === "PUT") {
      const { token, password } = await readJson(request, choice);
      const headers = await adminLinks.use(request, token, password);
      return Response.json({ ok: true }, { headers });
    }
    const link = await adminLinks.find((await readJson(request, z.object({ token }))).token);
    if (link === null) throw new DomainError("LINK_EXPIRED");
    return Response.json(link, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
