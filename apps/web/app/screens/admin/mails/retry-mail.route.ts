import { retryMail } from "@tenora/database/mail/retry-mail";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/retry-mail.route";

/** POST: an unsent mail is tried again now. Admins only. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => retryMail(tx, params.id));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
