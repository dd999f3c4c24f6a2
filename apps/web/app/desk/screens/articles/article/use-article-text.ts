import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { slugOf } from "@tenora/domain/article/article";
import { useEffect, useRef, useState } from "react";
import { unsavedArticle, useMemory } from "~/desk/features/in-memory-state";
import { type ArticleValues, isSameArticle, valuesOf } from "./article-values.ts";

interface ArticleText {
  /** The article's id, or the one that it will have. */
  readonly id: string;
  /** The `updatedAt` of the version that was changed, ISO 8601; null for a new article. */
  readonly version: string | null;
  readonly values: ArticleValues;
}

/**
 * The text of an article in its editor. Until it is saved it stays in this page's memory, so that
 * neither an ended session nor a look at another screen loses it.
 */
export function useArticleText(article: ArticleForEditing | null) {
  const memory = useMemory();
  const [isNew] = useState(article === null);
  // Once a new article is saved, its text belongs to its id.
  const nameOf = ({ id, version }: ArticleText) =>
    `${unsavedArticle}${isNew && version === null ? "new" : id}`;
  const [restored, setRestored] = useState(() =>
    memory.read<ArticleText>(`${unsavedArticle}${article?.id ?? "new"}`),
  );
  const [text, setText] = useState(() => restored ?? textOf(article));
  const [savedValues, setSavedValues] = useState(() => valuesOf(article));
  const isDirty = !isSameArticle(text.values, savedValues);
  const newest = useRef(text);
  newest.current = text;

  // biome-ignore lint/correctness/useExhaustiveDependencies: memory and names depend on the text alone
  useEffect(() => memory.write(nameOf(text), isDirty ? text : null), [isDirty, text]);

  function change(changed: Partial<ArticleValues>) {
    setText((now) => {
      const values = { ...now.values, ...changed };
      // The address follows the title until it is edited itself.
      const follows = now.version === null && now.values.slug === slugOf(now.values.title);
      const slug = changed.title !== undefined && follows ? slugOf(values.title) : values.slug;
      return { ...now, values: { ...values, slug } };
    });
  }

  /** The server has these values as this version. What was typed since is unsaved. */
  function markSaved(version: string, values: ArticleValues) {
    const later = { ...newest.current, version };
    // Also without an effect: the editor may be closed by now.
    memory.write(nameOf(newest.current), null);
    memory.write(nameOf(later), isSameArticle(later.values, values) ? null : later);
    setRestored(null);
    setSavedValues(values);
    setText((now) => ({ ...now, version }));
  }

  /** Back to the version that was loaded last. */
  function reset() {
    memory.write(nameOf(text), null);
    setRestored(null);
    setSavedValues(valuesOf(article));
    setText(textOf(article));
  }

  return {
    ...text,
    isDirty,
    isRestored: restored !== null && isDirty,
    change,
    markSaved,
    /** The article was published or unpublished, which makes another version of the same text. */
    setVersion: (version: string) => setText((now) => ({ ...now, version })),
    reset,
  };
}

/** The version that a save must name; null for a new article. */
export const versionOf = (article: ArticleForEditing | null): string | null =>
  article && new Date(article.updatedAt).toISOString();

function textOf(article: ArticleForEditing | null): ArticleText {
  return {
    id: article?.id ?? crypto.randomUUID(),
    version: versionOf(article),
    values: valuesOf(article),
  };
}
