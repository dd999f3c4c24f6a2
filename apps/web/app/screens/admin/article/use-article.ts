import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { articleSchema } from "@tenora/domain/article/article";
import { startTransition, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { notify } from "~/ui/toast/toast";
import { usePendingSearch } from "../../../features/admin/list/use-pending-search.ts";
import { type ArticleValues, toInput } from "./draft.ts";
import { sendArticleRequest } from "./send-article-request.ts";
import { useDraft } from "./use-draft.ts";

export type Editing = ReturnType<typeof useArticle>;
type FieldErrors = Partial<Record<keyof ArticleValues, string>>;

export interface Problem {
  readonly code: string;
  readonly message: string;
}

const consequence = {
  "Article saved": "It is no longer kept in this browser only.",
  "Article published": "Readers see it within seconds.",
  "Article withdrawn": "It is a draft again; readers no longer find it.",
  "Draft deleted": "Nobody ever saw it, and nobody will.",
} as const;
type Done = keyof typeof consequence;
type Busy = "saving" | "publishing" | "deleting";

/** Everything a writer does: type, save, publish, withdraw, delete. What fails says why and keeps the text. */
export function useArticle(
  writer: string,
  article: ArticleForEditing | null,
  onBorn: (id: string) => void,
) {
  const writing = useDraft(writer, article);
  const { draft, isDirty } = writing;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const isGone = useRef(false);
  const isBorn = useRef(false);
  const isHere = useRef(true);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // The list as it was left: its filter and search stand in this page's address too.
  const search = usePendingSearch();
  const list = { pathname: "/admin/articles", search };

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function change(changed: Partial<ArticleValues>) {
    writing.change(changed);
    const names = Object.keys(changed).concat("title" in changed ? ["slug"] : []);
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
  }

  function clearProblem() {
    isGone.current = false;
    setProblem(null);
  }

  /** An article that somebody else deleted has no page any more; what is typed here stays. */
  function refuse(answer: Problem): null {
    isGone.current = answer.code === "ARTICLE_NOT_FOUND";
    setProblem(answer);
    return null;
  }

  /** The version that what is typed is saved as now; null when it is not. */
  async function save(): Promise<string | null> {
    const parsed = articleSchema.safeParse(toInput(draft.values));
    if (!parsed.success) {
      setErrors(firstErrors(parsed.error.issues));
      focusFirstError();
      return null;
    }
    const body = { ...parsed.data, seen: draft.seen };
    const answer = await sendArticleRequest<{ updatedAt: string }>("PUT", draft.id, body);
    if (answer.ok) {
      isBorn.current = true;
      writing.noteSaved(answer.updatedAt, draft.values);
      clearProblem();
      return answer.updatedAt;
    }
    if (answer.code === "SLUG_TAKEN" || answer.code === "SLUG_SETTLED") {
      setErrors({ slug: answer.message });
      focusFirstError();
      return null;
    }
    return refuse(answer);
  }

  /** Does one thing after the other, then shows how the article stands. */
  async function act(kind: Busy, run: () => Promise<Done | null>) {
    setBusy(kind);
    const done = await run();
    // Who has gone elsewhere meanwhile is not fetched back.
    if (!isHere.current) await revalidate();
    else if (done === "Draft deleted") await navigate(list, { replace: true });
    else if (article === null && isBorn.current && !isGone.current) {
      onBorn(draft.id);
      await navigate({ pathname: `/admin/articles/${draft.id}`, search }, { replace: true });
    } else if (!isGone.current) await revalidate();
    // Together with what was read anew, not before: "Take theirs" would take what is old.
    startTransition(() => setBusy(null));
    if (done !== null) notify({ title: done, description: consequence[done], tone: "success" });
  }

  const publication = async (publish: boolean): Promise<Done | null> => {
    const mustSave = publish && (isDirty || article === null);
    const seen = mustSave ? await save() : draft.seen;
    if (seen === null) return null;
    const method = publish ? "POST" : "DELETE";
    const path = `${draft.id}/publication`;
    const answer = await sendArticleRequest<{ updatedAt: string }>(method, path, { seen });
    if (!answer.ok) return refuse(answer);
    writing.noteVersion(answer.updatedAt);
    clearProblem();
    return publish ? "Article published" : "Article withdrawn";
  };

  async function remove(): Promise<Done | null> {
    const answer = await sendArticleRequest("DELETE", draft.id, { seen: draft.seen });
    if (!answer.ok) return refuse(answer);
    writing.noteSaved(draft.seen, draft.values);
    return "Draft deleted";
  }

  return {
    ...writing,
    list,
    change,
    errors,
    problem,
    busy,
    save: () => act("saving", async () => ((await save()) === null ? null : "Article saved")),
    publish: () => act("publishing", () => publication(true)),
    withdraw: () => act("publishing", () => publication(false)),
    remove: () => act("deleting", remove),
    clearProblem,
  };
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof ArticleValues] ??= message;
  return errors;
}

/** After React has put the words under the fields. */
function focusFirstError(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  });
}
