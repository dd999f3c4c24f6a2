import { deleteArticle } from "@tenora/database/article/delete-article";
import { saveArticle } from "@tenora/database/article/save-article";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { articleSchema } from "@tenora/domain/article/article";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/article.route";
import { longestArticle } from "./longest-article.ts";
import { seenVersion } from "./seen-version.ts";

const input = z.object({ ...articleSchema.shape, seen: seenVersion.shape.seen.nullable() });

/**
 * PUT: an admin writes an article, or changes the version that he saw; nothing is published by it.
 * DELETE: he deletes the draft that he saw, which was never published.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const act = request.method === "DELETE" ? await deletion(request) : await writing(request);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("ARTICLE_NOT_FOUND");
    const answer = await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      act(tx, params.id),
    );
    return Response.json(answer, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}

type ArticleAction = (tx: Transaction<"admin">, id: string) => Promise<object>;

async function writing(request: Request): Promise<ArticleAction> {
  const { excerpt, ...article } = await readJson(request, input, longestArticle);
  return async (tx, id) => ({
    updatedAt: await saveArticle(tx, { ...article, id, excerpt: excerpt || null }),
  });
}

async function deletion(request: Request): Promise<ArticleAction> {
  const { seen } = await readJson(request, seenVersion);
  return async (tx, articleId) => {
    await deleteArticle(tx, { articleId, seen });
    return { ok: true };
  };
}
