import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { readTags } from "@tenora/domain/article/article";

/** What is typed; tags as one line. */
export interface ArticleValues {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly tags: string;
  readonly coverImageUrl: string | null;
  readonly content: string;
}

/** An article as it is being written in this browser. */
export interface Draft {
  /** Its id, or the one it will have. */
  readonly id: string;
  /** The version it began from, ISO 8601; null for a new article. */
  readonly seen: string | null;
  readonly values: ArticleValues;
}

export const emptyValues: ArticleValues = {
  title: "",
  slug: "",
  excerpt: "",
  tags: "",
  coverImageUrl: null,
  content: "",
};

export function draftOf(article: ArticleForEditing | null): Draft {
  if (article === null) return { id: "", seen: null, values: emptyValues };
  const { id, title, slug, excerpt, tags, coverImageUrl, content } = article;
  return {
    id,
    seen: new Date(article.updatedAt).toISOString(),
    values: { title, slug, excerpt: excerpt ?? "", tags: tags.join(", "), coverImageUrl, content },
  };
}

export const isSame = (one: ArticleValues, other: ArticleValues): boolean =>
  (Object.keys(one) as (keyof ArticleValues)[]).every((key) => one[key] === other[key]);

/** What the doors take. */
export const toInput = ({ tags, ...values }: ArticleValues) => ({
  ...values,
  tags: readTags(tags),
});
