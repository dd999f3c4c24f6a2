import { findAnyArticle, type WrittenArticle } from "@tenora/database/find-any-article";
import { DomainError } from "@tenora/domain/failure";
import { data } from "react-router";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../load-failure.tsx";
import type { Route } from "./+types/article";
import { ArticleEditor } from "./article-editor.tsx";

/** One article to write; `article` is null for a new one, all of it for whoever is not signed in. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { id } = params;
  const loaded = await loadAsAdmin(request, context, async (tx) => {
    if (id === "new") return { article: null };
    try {
      return { article: (await findAnyArticle(tx, id)) as WrittenArticle | null };
    } catch (error) {
      if (isUnknown(error)) return "unknown" as const;
      throw error;
    }
  });
  if (loaded === "unknown") throw data(null, { status: 404 });
  return loaded;
}

const isUnknown = (error: unknown) =>
  error instanceof DomainError &&
  (error.code === "ARTICLE_NOT_FOUND" || error.code === "INVALID_INPUT");

export default function Article({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return null;
  if (loaderData === "failed") return <LoadFailure title="Failed to load the article" />;
  const { article } = loaderData;
  return <ArticleEditor key={article?.id ?? "new"} article={article} />;
}
