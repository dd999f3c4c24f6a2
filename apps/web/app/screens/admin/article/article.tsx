import {
  type ArticleForEditing,
  findArticleById,
} from "@tenora/database/article/find-article-by-id";
import { useContext, useState } from "react";
import { CurrentAdminContext } from "../../../features/admin/in-memory-state.ts";
import { LoadFailure } from "../../../features/admin/loading/load-failure.tsx";
import { useLastLoaded } from "../../../features/admin/loading/use-last-loaded.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/article";
import { ArticleEditor } from "./article-editor.tsx";

/** One article to write; `article` is null for a new one, all of it for whoever is not signed in. */
export function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, async (tx) => ({
    article: id === "new" ? null : ((await findArticleById(tx, id)) as ArticleForEditing | null),
  }));
}

export default function Article({ loaderData, params: { id } }: Route.ComponentProps) {
  const writer = useContext(CurrentAdminContext);
  const { lastLoaded, hasLoadFailed } = useLastLoaded(loaderData, id);
  // A new article gets its address at the first save: the editor stays, and who writes writes on.
  const [bornId, setBornId] = useState<string | null>(null);
  const key =
    lastLoaded?.article && lastLoaded.article.id !== bornId ? lastLoaded.article.id : "new";
  return (
    <>
      {/* What is typed is kept for somebody: nothing is written while nobody knows for whom. */}
      {(hasLoadFailed || writer === null) && <LoadFailure title="Failed to load the article" />}
      {lastLoaded && writer !== null && (
        <ArticleEditor key={key} writer={writer} article={lastLoaded.article} onBorn={setBornId} />
      )}
    </>
  );
}
