import type { ArticleSummary } from "@tenora/database/article/list-articles";
import { brand } from "@tenora/domain/brand";
import { type FeedContext, newest, newestChange } from "./feed-context.ts";
import { xml, xmlDocument } from "./xml.ts";

/** The newest articles as Atom (RFC 4287). Titles and summaries are plain text, never markup. */
export function atomFeed({ site, now }: FeedContext, articles: readonly ArticleSummary[]): string {
  const author = xml("author", [xml("name", brand.name), xml("uri", site)]);
  const entries = newest(articles).map((article) => {
    const address = `${site}/insights/${article.slug}`;
    return xml("entry", [
      xml("title", article.title),
      xml("id", address),
      xml("link", "", { href: address }),
      xml("updated", article.updated_at.toISOString()),
      xml("published", article.created_at.toISOString()),
      author,
      ...article.tags.map((tag) => xml("category", "", { term: tag, label: tag })),
      ...(article.excerpt ? [xml("summary", article.excerpt)] : []),
    ]);
  });
  const attributes = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" };
  const head = [
    xml("id", `${site}/insights`),
    xml("title", `${brand.name} Insights`),
    xml("subtitle", brand.description),
    xml("updated", newestChange(articles).toISOString()),
    author,
    xml("link", "", { rel: "alternate", href: `${site}/insights` }),
    xml("link", "", { rel: "self", href: `${site}/insights/atom.xml` }),
    xml("logo", `${site}/apple-touch-icon.png`),
    xml("icon", `${site}/favicon.ico`),
    xml("rights", `© ${now.getUTCFullYear()} ${brand.name}`),
  ];
  return xmlDocument(xml("feed", [...head, ...entries], attributes));
}
