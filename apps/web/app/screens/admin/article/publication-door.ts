import { asAdmin } from "@tenora/database/as-admin";
import { publishArticle } from "@tenora/database/save-article";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/publication-door";
import { seenVersion } from "./seen-version.ts";

/** POST publishes an article, DELETE withdraws it: the version that was seen. Admins only. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { seen } = await readJson(request, seenVersion);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("ARTICLE_NOT_FOUND");
    const publication = { articleId: params.id, publish: request.method !== "DELETE", seen };
    const updatedAt = await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      publishArticle(tx, publication),
    );
    return Response.json({ updatedAt }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
