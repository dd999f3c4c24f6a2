import { asAdmin } from "@tenora/database/as-admin";
import { saveArticle } from "@tenora/database/save-article";
import { articleSchema } from "@tenora/domain/article";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/save-door";
import { longestArticle } from "./longest-article.ts";

const input = articleSchema.extend({ seen: z.coerce.date().nullable() });

/** PUT: an admin writes an article, or changes the version that he saw. Nothing is published by it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { excerpt, ...article } = await readJson(request, input, longestArticle);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("ARTICLE_NOT_FOUND");
    const updatedAt = await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      saveArticle(tx, { ...article, id: params.id, excerpt: excerpt || null }),
    );
    return Response.json({ updatedAt }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}
