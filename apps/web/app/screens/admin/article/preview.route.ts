import * as z from "zod";
import { renderArticle } from "~/features/article-body/render-article.server";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/preview.route";
import { longestArticle } from "./longest-article.ts";

const input = z.object({ content: z.string() });

/** POST: an article's body as readers would see it, by the same renderer and sanitiser. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await requireAdmin(request, context);
    const { content } = await readJson(request, input, longestArticle);
    return Response.json({ html: renderArticle(content) });
  } catch (error) {
    return errorResponse(error, context, "INVALID_INPUT");
  }
}
