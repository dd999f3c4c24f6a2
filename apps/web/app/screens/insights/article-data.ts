import { defaultKeywords } from "~/features/shell/metadata/keywords";
import { organizationData } from "~/features/shell/metadata/site-data";
import type { ArticlePage } from "./article-pages.ts";

/** What search engines read of an article (schema.org/Article). The product is its author. */
export function articleData(article: ArticlePage, origin: string, image: string) {
  const { title, excerpt, slug, tags, createdAt, updatedAt } = article;
  const organization = organizationData(origin);
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    ...(excerpt ? { description: excerpt } : {}),
    image: [image],
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    keywords: [...defaultKeywords, ...tags].join(", "),
    author: organization,
    publisher: organization,
    mainEntityOfPage: `${origin}/insights/${slug}`,
  };
}
