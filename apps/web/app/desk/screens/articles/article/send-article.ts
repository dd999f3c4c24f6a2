import { articleSchema } from "@tenora/domain/article/article";
import { type RequestResult, sendRequest } from "~/http/send-request";
import { type ArticleValues, toInput } from "./article-values.ts";
import type { useArticleText } from "./use-article-text.ts";

export type ArticleErrors = Partial<Record<keyof ArticleValues, string>>;
type Saved = { readonly updatedAt: string };
/** Null when a field is invalid, which says so itself. */
type Sent = Promise<RequestResult<Saved> | null>;

/** The requests of an editor with this text. `onSaved`: the server has it. */
export function articleRequests(
  text: ReturnType<typeof useArticleText>,
  onSaved: () => void,
  refuse: (errors: ArticleErrors) => null,
) {
  const { id, values, version } = text;
  const path = `/api/admin/articles/${id}`;

  /** Saves over this version. */
  async function save(seen: string | null): Sent {
    const parsed = articleSchema.safeParse(toInput(values));
    if (!parsed.success) return refuse(firstErrors(parsed.error.issues));
    const body = { ...parsed.data, seen };
    const result = await sendRequest<Saved>(path, { method: "PUT", body });
    if (result.ok) {
      onSaved();
      text.markSaved(result.data.updatedAt, values);
    } else if (["SLUG_TAKEN", "SLUG_SETTLED"].includes(result.code)) {
      return refuse({ slug: result.message });
    }
    return result;
  }

  async function setPublished(publish: boolean, seen: string | null): Sent {
    const method = publish ? "POST" : "DELETE";
    const result = await sendRequest<Saved>(`${path}/publication`, { method, body: { seen } });
    if (result.ok) text.setVersion(result.data.updatedAt);
    return result;
  }

  /** What isn't saved is saved first. */
  async function publish(): Sent {
    if (!text.isDirty && version !== null) return setPublished(true, version);
    const saved = await save(version);
    return saved?.ok ? setPublished(true, saved.data.updatedAt) : saved;
  }

  async function remove(): Promise<RequestResult<unknown>> {
    const result = await sendRequest(path, { method: "DELETE", body: { seen: version } });
    if (result.ok) text.reset();
    return result;
  }

  return { save, publish, unpublish: () => setPublished(false, version), remove };
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): ArticleErrors {
  const errors: ArticleErrors = {};
  for (const { path, message } of issues) errors[path[0] as keyof ArticleValues] ??= message;
  return errors;
}
