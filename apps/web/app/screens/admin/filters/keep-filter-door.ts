import { saveFilter } from "@tenora/database/admin/saved-filters";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import { filterQueryOf } from "../../../features/admin/filters/filter-query.ts";
import type { Route } from "./+types/keep-filter-door";

const input = z.object({
  place: z.enum(["requests", "investors"]),
  name: z.string().trim().min(1).max(60),
  query: z
    .string()
    .transform((text) => filterQueryOf(new URLSearchParams(text)))
    .pipe(z.string().min(1).max(500)),
});

/** POST: an admin gives a view of a list a name. Nobody else sees it. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const filter = await readJson(request, input);
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx, adminId) => saveFilter(tx, adminId, filter));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
