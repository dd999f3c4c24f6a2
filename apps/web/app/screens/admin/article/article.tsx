import { findAnyArticle, type WrittenArticle } from "@tenora/database/find-any-article";
import { useContext, useState } from "react";
import { WhoWorks } from "../kept-in-page.ts";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import { LoadFailure } from "../loading/load-failure.tsx";
import { useLastKnown } from "../loading/use-last-known.ts";
import type { Route } from "./+types/article";
import { ArticleEditor } from "./article-editor.tsx";

/** One article to write; `article` is null for a new one, all of it for whoever is not signed in. */
export function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, async (tx) => ({
    article: id === "new" ? null : ((await findAnyArticle(tx, id)) as WrittenArticle | null),
  }));
}

export default function Article({ loaderData, params: { id } }: Route.ComponentProps) {
  const writer = useContext(WhoWorks);
  const { known, isOld } = useLastKnown(loaderData, id);
  // A new article gets its address at the first save: the editor stays, and who writes writes on.
  const [bornId, setBornId] = useState<string | null>(null);
  const key = known?.article && known.article.id !== bornId ? known.article.id : "new";
  return (
    <>
      {/* What is typed is kept for somebody: nothing is written while nobody knows for whom. */}
      {(isOld || writer === null) && <LoadFailure title="Failed to load the article" />}
      {known && writer !== null && (
        <ArticleEditor key={key} writer={writer} article={known.article} onBorn={setBornId} />
      )}
    </>
  );
}
