import { deleteArticle } from "@tenora/database/article/delete-article";
import { saveArticle } from "@tenora/database/article/save-article";
import { articleSchema } from "@tenora/domain/article/article";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { byMethod, pathId } from "~/http/json-route.server";
import { articleBodyBytes, type RouteHandle } from "~/http/route-handle";
import { longestArticle } from "./longest-article.ts";
import { seenVersion } from "./seen-version.ts";

export const handle: RouteHandle = { maxBodyBytes: articleBodyBytes };

const draft = z.object({ ...articleSchema.shape, seen: seenVersion.shape.seen.nullable() });

/**
 * PUT: an admin creates an article, or changes the version that they saw, without publishing it.
 * DELETE: an admin deletes the draft that they saw, which was never published.
 */
export const action = byMethod({
  PUT: adminAction(
    draft,
    async (tx, call) => {
      const { excerpt, ...article } = call.input;
      const id = pathId(call, "ARTICLE_NOT_FOUND");
      return {
        updatedAt: await saveArticle(tx, { ...article, id, excerpt: excerpt || null }),
      };
    },
    { maxLength: longestArticle },
  ),
  DELETE: adminAction(seenVersion, (tx, call) =>
    deleteArticle(tx, { articleId: pathId(call, "ARTICLE_NOT_FOUND"), seen: call.input.seen }),
  ),
});
