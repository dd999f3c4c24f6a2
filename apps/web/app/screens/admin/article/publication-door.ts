import { asAdmin } from "@tenora/database/as-admin";
import { publishArticle } from "@tenora/database/save-article";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/publication-door";

/** POST publishes an article, DELETE withdraws it. Admins only. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("ARTICLE_NOT_FOUND");
    const publish = request.method !== "DELETE";
    await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      publishArticle(tx, params.id, publish),
    );
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
