import type { WrittenArticle } from "@tenora/database/find-any-article";
import { articleSchema } from "@tenora/domain/article";
import { startTransition, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { notify } from "~/ui/toast";
import { askDoor } from "./ask-door.ts";
import { type ArticleValues, toInput } from "./draft.ts";
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
} as const;
type Done = keyof typeof consequence;

/** Everything a writer does: type, save, publish, withdraw. What fails says why and keeps the text. */
export function useArticle(article: WrittenArticle | null) {
  const writing = useDraft(article);
  const { draft, isDirty } = writing;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<"saving" | "publishing" | null>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  function change(changed: Partial<ArticleValues>) {
    writing.change(changed);
    const names = Object.keys(changed).concat("title" in changed ? ["slug"] : []);
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
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
    const answer = await askDoor<{ updatedAt: string }>("PUT", draft.id, body);
    if (answer.ok) {
      writing.noteSaved(answer.updatedAt, draft.values);
      setProblem(null);
      return answer.updatedAt;
    }
    if (answer.code === "SLUG_TAKEN" || answer.code === "SLUG_SETTLED") {
      setErrors({ slug: answer.message });
      focusFirstError();
    } else setProblem(answer);
    return null;
  }

  /** Does one thing after the other, then shows how the article stands. */
  async function act(kind: "saving" | "publishing", run: () => Promise<Done | null>) {
    setBusy(kind);
    const done = await run();
    if (done !== null && article === null) {
      await navigate(`/admin/articles/${draft.id}`, { replace: true });
    } else await revalidate();
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
    const answer = await askDoor<{ updatedAt: string }>(method, path, { seen });
    if (!answer.ok) {
      setProblem(answer);
      return null;
    }
    writing.noteVersion(answer.updatedAt);
    setProblem(null);
    return publish ? "Article published" : "Article withdrawn";
  };

  return {
    ...writing,
    change,
    errors,
    problem,
    busy,
    save: () => act("saving", async () => ((await save()) === null ? null : "Article saved")),
    publish: () => act("publishing", () => publication(true)),
    withdraw: () => act("publishing", () => publication(false)),
    clearProblem: () => setProblem(null),
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
