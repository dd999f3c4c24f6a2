import { publishArticle } from "@tenora/database/article/save-article";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/publication.route";
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
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
