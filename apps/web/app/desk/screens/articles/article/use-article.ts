import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { startTransition, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import { useIsMounted } from "~/desk/features/use-is-mounted";
import type { RequestFailure, RequestResult } from "~/http/send-request";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { notify } from "~/ui/toast/toast";
import type { ArticleValues } from "./article-values.ts";
import { type ArticleErrors, articleRequests } from "./send-article.ts";
import { useArticleText, versionOf } from "./use-article-text.ts";

export type Editing = ReturnType<typeof useArticle>;
type Action = "save" | "publish" | "unpublish" | "delete";
type Outcome = RequestResult<unknown> | null;

const done: Readonly<Record<Action, { readonly title: string; readonly description: string }>> = {
  save: { title: "Article saved", description: "Only admins can see it until it's published." },
  publish: { title: "Article published", description: "Readers see it within seconds." },
  unpublish: {
    title: "Article unpublished",
    description: "It's a draft again. Readers can no longer find it.",
  },
  delete: { title: "Draft deleted", description: "Readers never saw it." },
};
const savedForReaders = "Readers see the changes within seconds.";

/**
 * What an admin does with an article; `onCreated` is told when a new one was saved for the first time. A
 * failure is reported, and leaves the text as it is.
 */
export function useArticle(article: ArticleForEditing | null, onCreated: (id: string) => void) {
  const text = useArticleText(article);
  const [errors, setErrors] = useState<ArticleErrors>({});
  const [busy, setBusy] = useState<Action | null>(null);
  const outcome = useOutcome(article, onCreated);
  const { conflict, setConflict, list, report, follow } = outcome;
  const requests = articleRequests(text, outcome.markCreated, (shown) => {
    setErrors(shown);
    focusFirstError();
    return null;
  });

  function change(changed: Partial<ArticleValues>) {
    text.change(changed);
    const names = Object.keys(changed).concat("title" in changed ? ["slug"] : []);
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  }

  async function run(action: Action, send: () => Promise<Outcome>) {
    setConflict(null);
    setBusy(action);
    const result = await send();
    if (result?.ok === false) report(action, result);
    await follow(action, result, text.id);
    // Together with the loaded article, not before: "Reload" would show the old one.
    startTransition(() => setBusy(null));
    if (!result?.ok) return;
    const forReaders = action === "save" && article?.published;
    const { title, description } = done[action];
    notify({ title, description: forReaders ? savedForReaders : description, tone: "success" });
  }

  return {
    ...text,
    list,
    change,
    errors,
    conflict,
    busy,
    save: () => run("save", () => requests.save(text.version)),
    publish: () => run("publish", requests.publish),
    unpublish: () => run("unpublish", requests.unpublish),
    remove: () => run("delete", requests.remove),
    closeConflict: () => setConflict(null),
    /** Saves over the version that was loaded last; as a new article when there is none any more. */
    overwrite: () =>
      run("save", () => requests.save(conflict === "deleted" ? null : versionOf(article))),
  };
}

/** How an action ended: what is told of it, and where the article is then. */
function useOutcome(article: ArticleForEditing | null, onCreated: (id: string) => void) {
  /** A colleague saved or deleted the article after it was loaded. */
  const [conflict, setConflict] = useState<"changed" | "deleted" | null>(null);
  const isCreated = useRef(false);
  const isMounted = useIsMounted();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // The list's filter and search are in the editor's address too.
  const search = usePendingSearch();
  const list = { pathname: "/admin/articles", search };
  const markCreated = () => {
    isCreated.current = true;
  };

  function report(action: Action, { code, message }: RequestFailure) {
    const isConflict = code === "ALREADY_CHANGED" || code === "ARTICLE_NOT_FOUND";
    // A new article is there already: the response to its first save was lost.
    if (code === "ALREADY_CHANGED") markCreated();
    if (isConflict && isMounted.current)
      setConflict(code === "ALREADY_CHANGED" ? "changed" : "deleted");
    else notify({ title: `Failed to ${action}`, description: message, tone: "destructive" });
  }

  /** Leads to where the article is now. A closed editor leads nowhere. */
  async function follow(action: Action, result: Outcome, id: string) {
    if (!isMounted.current) return revalidate();
    if (action === "delete" && result?.ok) return navigate(list, { replace: true });
    if (result?.ok === false && result.code === "ARTICLE_NOT_FOUND") return;
    if (article !== null || !isCreated.current) return revalidate();
    onCreated(id);
    await navigate({ pathname: `/admin/articles/${id}`, search }, { replace: true });
  }

  return { conflict, setConflict, list, markCreated, report, follow };
}
