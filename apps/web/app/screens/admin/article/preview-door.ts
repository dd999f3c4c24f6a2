import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { renderArticle } from "~/features/article-body/render-article.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/preview-door";
import { longestArticle } from "./longest-article.ts";

const input = z.object({ content: z.string() });

/** POST: an article's body as readers would see it, by the same renderer and sanitiser. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await requireAdmin(request, context);
    const { content } = await readJson(request, input, longestArticle);
    return Response.json({ html: renderArticle(content) });
  } catch (error) {
    return answerFailure(error, context, "INVALID_INPUT");
  }
}
