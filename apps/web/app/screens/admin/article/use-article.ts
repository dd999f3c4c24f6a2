import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { articleSchema } from "@tenora/domain/article/article";
import { startTransition, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { usePendingSearch } from "~/features/admin/list/use-pending-search";
import { useIsMounted } from "~/features/admin/use-is-mounted";
import { type RequestFailure, type RequestResult, sendRequest } from "~/http/send-request";
import { focusFirstError } from "~/ui/forms/focus-first-error";
import { notify } from "~/ui/toast/toast";
import { type ArticleValues, toInput } from "./article-values.ts";
import { useArticleText, versionOf } from "./use-article-text.ts";

export type Editing = ReturnType<typeof useArticle>;
type FieldErrors = Partial<Record<keyof ArticleValues, string>>;
type Action = "save" | "publish" | "unpublish" | "delete";
type Saved = { readonly updatedAt: string };

function doneMessage(action: Action, isPublished: boolean) {
  switch (action) {
    case "save":
      return isPublished
        ? { title: "Article saved", description: "Readers see the changes within seconds." }
        : { title: "Article saved", description: "Only admins can see it until it's published." };
    case "publish":
      return { title: "Article published", description: "Readers see it within seconds." };
    case "unpublish":
      return {
        title: "Article unpublished",
        description: "It's a draft again. Readers can no longer find it.",
      };
    case "delete":
      return { title: "Draft deleted", description: "Readers never saw it." };
  }
}

/** What an admin does with an article. A failure is reported, and leaves the text as it is. */
export function useArticle(
  article: ArticleForEditing | null,
  /** A new article was saved for the first time. */
  onCreated: (id: string) => void,
) {
  const text = useArticleText(article);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A colleague saved or deleted the article after it was loaded. */
  const [conflict, setConflict] = useState<"changed" | "deleted" | null>(null);
  const [busy, setBusy] = useState<Action | null>(null);
  const isCreated = useRef(false);
  const isMounted = useIsMounted();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // The list's filter and search are in the editor's address too.
  const search = usePendingSearch();
  const list = { pathname: "/admin/articles", search };

  function change(changed: Partial<ArticleValues>) {
    text.change(changed);
    const names = Object.keys(changed).concat("title" in changed ? ["slug"] : []);
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  }

  function showErrors(shown: FieldErrors): null {
    setErrors(shown);
    focusFirstError();
    return null;
  }

  /** Saves over this version. Null when a field is invalid, which says so itself. */
  async function save(seen: string | null): Promise<RequestResult<Saved> | null> {
    const { id, values } = text;
    const parsed = articleSchema.safeParse(toInput(values));
    if (!parsed.success) return showErrors(firstErrors(parsed.error.issues));
    const body = { ...parsed.data, seen };
    const result = await sendRequest<Saved>(pathOf(id), { method: "PUT", body });
    if (result.ok) {
      isCreated.current = true;
      text.markSaved(result.data.updatedAt, values);
    } else if (result.code === "SLUG_TAKEN" || result.code === "SLUG_SETTLED") {
      return showErrors({ slug: result.message });
    }
    return result;
  }

  async function setPublished(publish: boolean): Promise<RequestResult<Saved> | null> {
    let seen = text.version;
    if (publish && (text.isDirty || seen === null)) {
      const saved = await save(seen);
      if (!saved?.ok) return saved;
      seen = saved.data.updatedAt;
    }
    const path = `${pathOf(text.id)}/publication`;
    const method = publish ? "POST" : "DELETE";
    const result = await sendRequest<Saved>(path, { method, body: { seen } });
    if (result.ok) text.setVersion(result.data.updatedAt);
    return result;
  }

  async function remove(): Promise<RequestResult<unknown>> {
    const body = { seen: text.version };
    const result = await sendRequest(pathOf(text.id), { method: "DELETE", body });
    if (result.ok) text.reset();
    return result;
  }

  function report(action: Action, { code, message }: RequestFailure) {
    const isConflict = code === "ALREADY_CHANGED" || code === "ARTICLE_NOT_FOUND";
    // A new article is there already: the response to its first save was lost.
    if (code === "ALREADY_CHANGED") isCreated.current = true;
    if (isConflict && isMounted.current) {
      setConflict(code === "ALREADY_CHANGED" ? "changed" : "deleted");
    } else {
      notify({ title: `Failed to ${action}`, description: message, tone: "destructive" });
    }
  }

  /** Leads to where the article is now. A closed editor leads nowhere. */
  async function follow(action: Action, result: RequestResult<unknown> | null) {
    if (!isMounted.current) return revalidate();
    if (action === "delete" && result?.ok) return navigate(list, { replace: true });
    if (result?.ok === false && result.code === "ARTICLE_NOT_FOUND") return;
    if (article !== null || !isCreated.current) return revalidate();
    onCreated(text.id);
    await navigate({ pathname: `/admin/articles/${text.id}`, search }, { replace: true });
  }

  async function run(action: Action, send: () => Promise<RequestResult<unknown> | null>) {
    setConflict(null);
    setBusy(action);
    const result = await send();
    if (result?.ok === false) report(action, result);
    await follow(action, result);
    // Together with the loaded article, not before: "Reload" would show the old one.
    startTransition(() => setBusy(null));
    if (result?.ok)
      notify({ ...doneMessage(action, article?.published ?? false), tone: "success" });
  }

  return {
    ...text,
    list,
    change,
    errors,
    conflict,
    busy,
    save: () => run("save", () => save(text.version)),
    publish: () => run("publish", () => setPublished(true)),
    unpublish: () => run("unpublish", () => setPublished(false)),
    remove: () => run("delete", remove),
    closeConflict: () => setConflict(null),
    /** Saves over the version that was loaded last; as a new article when there is none any more. */
    overwrite: () => run("save", () => save(conflict === "deleted" ? null : versionOf(article))),
  };
}

const pathOf = (id: string) => `/api/admin/articles/${id}`;

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof ArticleValues] ??= message;
  return errors;
}
