import { asAdmin } from "@tenora/database/as-admin";
import { saveFilter } from "@tenora/database/saved-filters";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/keep-filter-door";
import { filterQueryOf } from "./filter-query.ts";

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
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
