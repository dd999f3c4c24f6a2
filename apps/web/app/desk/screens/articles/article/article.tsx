import {
  type ArticleForEditing,
  findArticleById,
} from "@tenora/database/article/find-article-by-id";
import { useContext, useState } from "react";
import { CurrentAdminContext } from "~/desk/features/in-memory-state";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/article";
import { ArticleEditor } from "./article-editor.tsx";

/** One article to edit. `article` is null for a new one, and the result without a session. */
export function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, async (tx) => ({
    article: id === "new" ? null : ((await findArticleById(tx, id)) as ArticleForEditing | null),
  }));
}

export default function Article({ loaderData, params: { id } }: Route.ComponentProps) {
  const admin = useContext(CurrentAdminContext);
  const { lastLoaded, hasLoadFailed } = useLastLoaded(loaderData, id);
  // The first save of a new article changes the address; the editor stays mounted for further typing.
  const [createdId, setCreatedId] = useState<string | null>(null);
  const key =
    lastLoaded?.article && lastLoaded.article.id !== createdId ? lastLoaded.article.id : "new";
  return (
    <>
      {/* Unsaved text is stored per admin, so the editor needs to know the admin. */}
      {(hasLoadFailed || admin === null) && <LoadFailure title="Failed to load the article" />}
      {lastLoaded && admin !== null && (
        <ArticleEditor key={key} article={lastLoaded.article} onCreated={setCreatedId} />
      )}
    </>
  );
}
