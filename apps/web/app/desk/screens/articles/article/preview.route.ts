import * as z from "zod";
import { renderArticle } from "~/features/article-body/render-article.server";
import { adminSessionAction } from "~/http/admin-action.server";
import { articleBodyBytes, type RouteHandle } from "~/http/route-handle";
import { longestArticle } from "./longest-article.ts";

export const handle: RouteHandle = { maxBodyBytes: articleBodyBytes };

/** POST: the body of an article as readers would see it, by the same renderer and sanitizer. */
export const action = adminSessionAction(
  z.object({ content: z.string() }),
  async ({ input }) => ({ html: renderArticle(input.content) }),
  { maxLength: longestArticle },
);
