import type { ArticleForEditing } from "@tenora/database/article/find-article-by-id";
import { readTags } from "@tenora/domain/article/article";

/** An article's fields as they are typed: the tags in one line. */
export interface ArticleValues {
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  readonly tags: string;
  readonly coverImageUrl: string | null;
  readonly content: string;
}

const emptyValues: ArticleValues = {
  title: "",
  slug: "",
  excerpt: "",
  tags: "",
  coverImageUrl: null,
  content: "",
};

export function valuesOf(article: ArticleForEditing | null): ArticleValues {
  if (article === null) return emptyValues;
  const { title, slug, excerpt, tags, coverImageUrl, content } = article;
  return { title, slug, excerpt: excerpt ?? "", tags: tags.join(", "), coverImageUrl, content };
}

export const isSameArticle = (one: ArticleValues, other: ArticleValues): boolean =>
  (Object.keys(one) as (keyof ArticleValues)[]).every((key) => one[key] === other[key]);

/** The fields as the server takes them. */
export const toInput = ({ tags, ...values }: ArticleValues) => ({
  ...values,
  tags: readTags(tags),
});
